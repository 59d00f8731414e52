"""The `rebelote` command."""

from __future__ import annotations


def main() -> None:
    """Run the command with the process's arguments and exit with its code."""
    from rebelote.cli.app import run

    raise SystemExit(run())
