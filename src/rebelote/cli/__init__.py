"""The `rebelote` command."""

from __future__ import annotations


def main() -> None:
    """Run the command with the process's arguments and exit with its code."""
    try:
        from rebelote.cli.app import run

        code = run()
    except KeyboardInterrupt:
        # Before the command could start, or while it told of the first Ctrl-C.
        code = 2
    raise SystemExit(code)
