"""The pack: suits, ranks, the 32 cards and sets of cards. Cards have no strength here."""

from rebelote.cards.cards import (
    CARDS,
    FULL_PACK,
    Card,
    CardSet,
    Rank,
    Suit,
)
from rebelote.cards.errors import BadCard, Reason, RebeloteError

__all__ = [
    "CARDS",
    "FULL_PACK",
    "BadCard",
    "Card",
    "CardSet",
    "Rank",
    "Reason",
    "RebeloteError",
    "Suit",
]
