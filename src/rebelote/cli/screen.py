"""Where the command writes what is more than plain lines."""

from __future__ import annotations

from rich.console import Console


class Screen(Console):
    """A console that prints texts as they are, and tells when its reader has gone."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, markup=False, emoji=False, highlight=False)

    def on_broken_pipe(self) -> None:
        """Leave it to the command what a closed pipe means, instead of exiting with 1."""
        raise BrokenPipeError
