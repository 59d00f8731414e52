"""Chance that depends on the seed and on what the seat has seen, never on what was asked before."""

from __future__ import annotations

from random import Random

from rebelote.engine import View


def chance_of(seed: int, view: View) -> Random:
    """Return the source of chance for a decision; same seed and view, same numbers."""
    trick = view.trick
    played = 4 * len(view.tricks) + (len(trick.cards) if trick is not None else 0)
    declared = sum(map(len, view.announced))
    text = f"{seed}/{view.seat}/{int(view.dealt)}/{len(view.calls)}/{played}/{declared}"
    return Random(text)
