"""What a computer player is: built from a seed, it hears public events and decides from a view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from rebelote.cards import RebeloteError
from rebelote.engine import Event, View
from rebelote.rules import Action


class UnknownBot(RebeloteError):
    """No computer player has this name or version; parameters `bot`, `known`."""


class Bot(Protocol):
    """A computer player at one seat; the same seed and view always give the same action.

    What it remembers may depend on what its seat could see and on nothing else, so that a bot made
    anew after an undo or a lost connection plays as the old one would have.
    """

    @property
    def name(self) -> str:
        """The name with its version, `rules@1`; another way of playing is another version."""

    def observe(self, event: Event) -> None:
        """Hear what the whole table perceives, one's own actions included."""

    def decide(self, view: View) -> Action:
        """Return one of `view.legal_actions`; asked only when these are several."""


Factory = Callable[[int], Bot]
