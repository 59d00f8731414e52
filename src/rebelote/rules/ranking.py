"""Strains, and how cards rank and count in each of them (RULES.md section 2)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import NamedTuple

from rebelote.cards import CARDS, Rank, Suit


class Strain(IntEnum):
    """What a contract names: one of four trump suits, no-trumps or all-trumps."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3
    NO_TRUMP = 4
    ALL_TRUMP = 5

    @property
    def letters(self) -> str:
        """The code of the notation: S H D C NT AT."""
        return ("S", "H", "D", "C", "NT", "AT")[self]

    @property
    def is_suit(self) -> bool:
        """Whether the strain is one of the four suits."""
        return self < 4

    @property
    def trump_suits(self) -> tuple[Suit, ...]:
        """The suits that rank and count as trumps: one, none or all four."""
        if self.is_suit:
            return (Suit(self),)
        return tuple(Suit) if self is Strain.ALL_TRUMP else ()

    def __str__(self) -> str:
        """Write the code of the notation."""
        return self.letters


SUIT_STRAINS: tuple[Strain, ...] = tuple(Strain)[:4]
STRAIN_BY_LETTERS = {strain.letters: strain for strain in Strain}


class StrainTables(NamedTuple):
    """What the play of a deal looks up in one strain; sets are 32-bit numbers.

    `higher[card]` holds the cards of the same suit that beat `card`; `points[card]` its points;
    `ruffs` the cards that beat every other suit; `ranked_as_trump` the suits in trump order.
    """

    higher: tuple[int, ...]
    points: tuple[int, ...]
    ruffs: int
    ranked_as_trump: int


@dataclass(frozen=True)
class Ranking:
    """The two orders of a suit, strongest first, and the points of each rank in them."""

    trump_order: tuple[Rank, ...]
    trump_points: tuple[int, ...]
    plain_order: tuple[Rank, ...]
    plain_points: tuple[int, ...]

    @cached_property
    def tables(self) -> tuple[StrainTables, ...]:
        """The look-up tables of every strain, indexed by `Strain`."""
        return tuple(self._tables_of(strain) for strain in Strain)

    def order(self, suit: Suit, strain: Strain) -> tuple[Rank, ...]:
        """Return the ranks of a suit, strongest first, under a strain."""
        return self.trump_order if suit in strain.trump_suits else self.plain_order

    def _tables_of(self, strain: Strain) -> StrainTables:
        higher, points = [], []
        for card in CARDS:
            is_trump = card.suit in strain.trump_suits
            place = self.order(card.suit, strain).index(card.rank)
            stronger = self.order(card.suit, strain)[:place]
            higher.append(sum(1 << (8 * card.suit + rank) for rank in stronger))
            points.append((self.trump_points if is_trump else self.plain_points)[place])
        ranked = sum(int(suit.cards) for suit in strain.trump_suits)
        return StrainTables(
            higher=tuple(higher),
            points=tuple(points),
            ruffs=ranked if strain.is_suit else 0,
            ranked_as_trump=ranked,
        )


STANDARD_RANKING = Ranking(
    trump_order=(
        Rank.JACK,
        Rank.NINE,
        Rank.ACE,
        Rank.TEN,
        Rank.KING,
        Rank.QUEEN,
        Rank.EIGHT,
        Rank.SEVEN,
    ),
    trump_points=(20, 14, 11, 10, 4, 3, 0, 0),
    plain_order=(
        Rank.ACE,
        Rank.TEN,
        Rank.KING,
        Rank.QUEEN,
        Rank.JACK,
        Rank.NINE,
        Rank.EIGHT,
        Rank.SEVEN,
    ),
    plain_points=(11, 10, 4, 3, 2, 0, 0, 0),
)
