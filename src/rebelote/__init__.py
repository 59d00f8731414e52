"""Rebelote: belote in all its variants - rules, matches, notation and computer players."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rebelote.cards import Card, CardSet, Rank, Suit
    from rebelote.engine import Deal, View
    from rebelote.match import Match
    from rebelote.rules import Bid, Declare, Double, Pass, Play, Redouble, Ruleset, Strain
    from rebelote.rules.registry import ruleset, rulesets

__version__ = "0.1.0"

__all__ = [
    "Bid",
    "Card",
    "CardSet",
    "Deal",
    "Declare",
    "Double",
    "Match",
    "Pass",
    "Play",
    "Rank",
    "Redouble",
    "Ruleset",
    "Strain",
    "Suit",
    "View",
    "__version__",
    "ruleset",
    "rulesets",
]

_ROOM_OF = {
    **dict.fromkeys(["Card", "CardSet", "Rank", "Suit"], "rebelote.cards"),
    **dict.fromkeys(["Deal", "View"], "rebelote.engine"),
    "Match": "rebelote.match",
    **dict.fromkeys(["ruleset", "rulesets"], "rebelote.rules.registry"),
    **dict.fromkeys(
        ["Bid", "Declare", "Double", "Pass", "Play", "Redouble", "Ruleset", "Strain"],
        "rebelote.rules",
    ),
}


def __getattr__(name: str) -> Any:
    """Load a public name from its room on first use, so that importing the package stays quick."""
    from importlib import import_module

    room = _ROOM_OF.get(name)
    if room is None:
        raise AttributeError(f"module 'rebelote' has no attribute {name!r}")
    return getattr(import_module(room), name)
