"""What a hand is worth under a contract: the card points that the takers' side should bring home.

A hand is read suit by suit; each holding adds its worth, once for a taker's own hand, once for his
partner's, once for an opponent's, which lowers what the takers bring home. The weights were
measured: docs/explanation/bots.md says how.
"""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import NamedTuple

from rebelote.rules.ranking import Ranking, Strain

Holding = tuple[int, ...]


class Role(IntEnum):
    """Whose hand is read, as seen from the contract."""

    TAKER = 0
    PARTNER = 1
    DEFENDER = 2


class TrumpWorth(NamedTuple):
    """Trumps one by one, the two highest together, and the side suits of a suit contract."""

    base: float
    trumps: tuple[float, float, float, float, float, float, float, float]
    two_highest: float
    ace: float
    ace_and_ten: float
    guarded_ten: float
    void: float


class PlainWorth(NamedTuple):
    """Suits at no-trumps: aces, tens with them, length under an ace, suits that stop nothing."""

    base: float
    ace: float
    ace_and_ten: float
    long: float
    guarded_king: float
    open: float


class AllWorth(NamedTuple):
    """Suits at all-trumps: jacks, nines with them, guarded aces, length, suits without either."""

    base: float
    jack: float
    jack_and_nine: float
    guarded_ace: float
    long: float
    open: float


_SUIT = {
    5: (
        TrumpWorth(59.0, (27.5, 16.5, 14.5, 11.0, 10.0, 9.5, 10.0, 10.0), 3.0, 8.0, 3.0, 2.5, 1.5),
        TrumpWorth(87.0, (19.5, 12.5, 10.5, 8.5, 7.0, 7.0, 6.0, 6.0), 11.0, 12.0, 5.0, 4.0, 0.5),
        TrumpWorth(
            118.5, (-33.0, -16.0, -11.0, -9.5, -9.0, -8.0, -8.0, -8.0), -5.5, -7.0, -2.5, -4.0, 0.5
        ),
    ),
    6: (
        TrumpWorth(51.0, (28.0, 17.5, 15.5, 12.5, 11.5, 11.5, 11.0, 11.0), 4.5, 9.0, 3.5, 2.5, 2.0),
        TrumpWorth(73.5, (21.0, 14.5, 10.5, 10.0, 10.0, 8.0, 8.5, 8.5), 6.0, 14.5, 3.5, 5.5, 4.0),
        TrumpWorth(
            135.0,
            (-35.0, -18.5, -12.5, -10.5, -9.5, -8.5, -9.0, -9.0),
            -4.0,
            -9.5,
            -2.0,
            -3.5,
            -3.0,
        ),
    ),
    8: (
        TrumpWorth(
            37.0, (31.5, 20.5, 16.5, 13.5, 11.0, 11.0, 11.5, 11.5), 3.5, 10.5, 4.5, 3.0, 5.0
        ),
        TrumpWorth(80.5, (22.0, 13.5, 10.0, 10.5, 9.0, 7.0, 7.5, 7.5), 3.5, 15.0, 5.0, 6.0, 4.0),
        TrumpWorth(
            136.0, (-35.0, -17.5, -12.0, -9.5, -8.5, -7.0, -7.5, -7.5), -2.0, -9.0, 0.0, -4.0, -3.5
        ),
    ),
}
_PLAIN = {
    5: (
        PlainWorth(79.5, 5.5, 6.5, 4.0, 0.0, -5.5),
        PlainWorth(91.5, 5.0, 6.5, 5.0, 1.0, -6.0),
        PlainWorth(59.5, -6.0, -4.0, -4.0, -0.5, 5.5),
    ),
    8: (
        PlainWorth(67.5, 7.0, 9.5, 4.0, 1.5, -5.5),
        PlainWorth(91.0, 5.5, 9.0, 3.5, 1.5, -8.0),
        PlainWorth(66.5, -7.0, -6.0, -3.0, -1.0, 7.0),
    ),
}
_ALL = {
    5: (
        AllWorth(157.5, 12.5, 12.0, 1.0, 4.5, -11.5),
        AllWorth(179.5, 12.5, 14.5, 4.5, 2.5, -12.0),
        AllWorth(120.0, -14.0, -10.0, -0.5, -3.0, 10.5),
    ),
    8: (
        AllWorth(133.5, 15.5, 16.5, 2.0, 4.5, -12.0),
        AllWorth(174.0, 14.0, 19.0, 3.5, 0.5, -13.5),
        AllWorth(140.0, -16.5, -13.5, -3.5, -1.5, 12.0),
    ),
}

# How far card points lie from what is expected: five or six cards known, eight cards known.
_SUIT_SPREADS = (30, 27)
_SPREADS = {Strain.NO_TRUMP: (27, 25), Strain.ALL_TRUMP: (56, 51)}


def expected_points(hand: int, strain: Strain, role: Role, ranking: Ranking) -> float:
    """Return the card points, last trick included, that the takers should take.

    `hand` holds the five to eight cards known of the player in this role, a 32-bit set.
    """
    known = _known(hand)
    suits = (hand & 0xFF, hand >> 8 & 0xFF, hand >> 16 & 0xFF, hand >> 24)
    if not strain.is_suit:
        base, worths = _even_worths(known, role, strain, ranking)
        return base + sum([worths[ranks] for ranks in suits])
    base, trumps, sides = _suit_worths(known, role, ranking)
    total = base + trumps[suits[strain]] - sides[suits[strain]]
    return total + sum([sides[ranks] for ranks in suits])


def spread_of(hand: int, strain: Strain) -> float:
    """Return how far the takers' card points usually lie from what is expected."""
    few, many = _SPREADS.get(strain, _SUIT_SPREADS)
    return many if _known(hand) == 8 else few


def _known(hand: int) -> int:
    """Return the size of hand whose weights fit: five, six or eight cards."""
    count = hand.bit_count()
    return 5 if count <= 5 else 6 if count <= 7 else 8


@cache
def _suit_worths(
    known: int, role: Role, ranking: Ranking
) -> tuple[float, tuple[float, ...], tuple[float, ...]]:
    """Return the base and, by the ranks held, the worth of the trumps and of a side suit."""
    worth = _SUIT[known][role]
    trumps = [_trump_worth(_held(ranks, ranking.trump_order), worth) for ranks in range(256)]
    sides = [_side_worth(_held(ranks, ranking.plain_order), worth) for ranks in range(256)]
    return worth.base, tuple(trumps), tuple(sides)


@cache
def _even_worths(
    known: int, role: Role, strain: Strain, ranking: Ranking
) -> tuple[float, tuple[float, ...]]:
    """Return the base and the worth of a suit where no suit is above the others."""
    known = 5 if known == 5 else 8
    if strain is Strain.NO_TRUMP:
        plain = _PLAIN[known][role]
        order = ranking.plain_order
        worths = [_plain_worth(_held(ranks, order), plain) for ranks in range(256)]
        return plain.base, tuple(worths)
    every = _ALL[known][role]
    worths = [_all_worth(_held(ranks, ranking.trump_order), every) for ranks in range(256)]
    return every.base, tuple(worths)


def _held(ranks: int, order: tuple[int, ...]) -> Holding:
    """Return 1 or 0 for each rank of a suit, strongest first."""
    return tuple(ranks >> rank & 1 for rank in order)


def _trump_worth(held: Holding, worth: TrumpWorth) -> float:
    total = sum(one * value for one, value in zip(held, worth.trumps, strict=True))
    return total + worth.two_highest * (held[0] and held[1])


def _side_worth(held: Holding, worth: TrumpWorth) -> float:
    ace, ten, *_ = held
    total = worth.ace * ace + worth.ace_and_ten * (ace and ten)
    total += worth.guarded_ten * (ten and not ace and sum(held) > 1)
    return total + worth.void * (not any(held))


def _plain_worth(held: Holding, worth: PlainWorth) -> float:
    ace, ten, king, *_ = held
    count = sum(held)
    total = worth.ace * ace + worth.ace_and_ten * (ace and ten)
    total += worth.long * ace * max(0, count - 3)
    total += worth.guarded_king * (king and not ace and count > 1)
    return total + worth.open * (not ace and not (ten and count > 1))


def _all_worth(held: Holding, worth: AllWorth) -> float:
    jack, nine, ace, *_ = held
    count = sum(held)
    both = jack and nine
    total = worth.jack * jack + worth.jack_and_nine * both
    total += worth.guarded_ace * (ace and not both and count > 2)
    total += worth.long * jack * max(0, count - 2)
    return total + worth.open * (not jack and not (nine and count > 1))
