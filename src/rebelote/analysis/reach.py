"""How much can be searched here: a kernel does in an instant what Python does in minutes."""

from __future__ import annotations

from typing import Final

from rebelote.engine import View
from rebelote.solver import backend

# Without the kernel hands of so many cards are searched, in so few worlds, and larger ones not.
LATE_CARDS: Final = 4
LATE_WORLDS: Final = 4


def is_in_reach(view: View) -> bool:
    """Tell whether positions of a view can be solved in good time."""
    return backend() == "native" or (view.trick is not None and len(view.hand) <= LATE_CARDS)


def worlds_in_reach(worlds: int) -> int:
    """Return how many of the worlds asked for are looked at: few without the kernel."""
    return worlds if backend() == "native" else min(worlds, LATE_WORLDS)
