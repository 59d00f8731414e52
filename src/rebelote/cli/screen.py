"""Where the command writes what is more than plain lines."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console


class Screen(Console):
    """A console that prints texts as they are, and tells when its reader has gone."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, markup=False, emoji=False, highlight=False)

    def on_broken_pipe(self) -> None:
        """Leave it to the command what a closed pipe means, instead of exiting with 1."""
        raise BrokenPipeError


@contextmanager
def waiting(text: str) -> Iterator[None]:
    """Show on a terminal, beside the output, that the block is at work."""
    screen = Screen(stderr=True)
    if not screen.is_terminal:
        yield
        return
    with screen.status(text):
        yield
