"""The `rebelote` command."""

from __future__ import annotations


def main() -> None:
    """Run the command with the process's arguments and exit with its code."""
    try:
        import signal

        # A polite request to end is answered like Ctrl-C: nothing half-written stays behind.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        from rebelote.cli.app import run

        code = run()
    except KeyboardInterrupt:
        # Before the command could start: what would tell it in the right language is not there yet.
        import sys

        print("rebelote: interrupted", file=sys.stderr)
        code = 2
    raise SystemExit(code)
