"""Positions that several test files of the solver use."""

from __future__ import annotations

from typing import Any

from rebelote.cards import CardSet
from rebelote.rules import SEATS, Strain
from rebelote.rules.registry import ruleset
from rebelote.solver import Position

COINCHE = ruleset("coinche")


def hands(*texts: str) -> tuple[CardSet, CardSet, CardSet, CardSet]:
    """Read four hands."""
    first, second, third, fourth = map(CardSet.parse, texts)
    return first, second, third, fourth


def two_left() -> Position:
    """Seat 0 holds the master trump and a small card: an ending by itself, of two tricks."""
    cards = hands("Js 7h", "9s Ah", "7s Kh", "8s Th")
    return Position(COINCHE, Strain.SPADES, cards, SEATS[0])


def full() -> Position:
    """A whole deal, suits spread over the hands."""
    dealt = [0, 0, 0, 0]
    for card in range(32):
        dealt[(card * 5 + card // 8 + card // 3) % 4] |= 1 << card
    moved = [hand.bit_count() for hand in dealt]
    for giver in range(4):
        while moved[giver] > 8:
            taker = min(range(4), key=lambda seat: moved[seat])
            card = dealt[giver] & -dealt[giver]
            dealt[giver] ^= card
            dealt[taker] |= card
            moved = [hand.bit_count() for hand in dealt]
    first, second, third, fourth = map(CardSet, dealt)
    return Position(COINCHE, Strain.HEARTS, (first, second, third, fourth))


def listed(numbers: memoryview[Any]) -> list[Any]:
    """Return a table of numbers as lists, of whatever depth it has."""
    return list(numbers.tolist())
