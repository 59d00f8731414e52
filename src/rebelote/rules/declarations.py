"""Announces: what a hand holds, what beats what, who counts (RULES.md 3.3, 4.3).

An announce is a `CardSet`: the four cards of a rank (carré) or consecutive cards of a suit (run).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import combinations

from rebelote.cards import CARDS, CardSet, Rank
from rebelote.rules.actions import Declare
from rebelote.rules.errors import (
    AnnounceNotHeld,
    AnnounceNotWhole,
    CardAnnouncedTwice,
    IllegalDeclaration,
    NothingDeclared,
)
from rebelote.rules.options import Choice, Need, OnOff, option
from rebelote.rules.ranking import Strain
from rebelote.rules.seating import Seat, order_from, team_of

Sets = tuple[CardSet, ...]
SetsOfSeats = tuple[Sets, Sets, Sets, Sets]
NOBODY: SetsOfSeats = ((), (), (), ())


class Kind(StrEnum):
    """What the table hears of an announce before its cards are shown."""

    TIERCE = "tierce"
    FIFTY = "fifty"
    HUNDRED = "hundred"
    CARRE = "carre"


class Mode(StrEnum):
    """Whether announces count by themselves or must be made with one's first card."""

    DECLARE = "declare"
    AUTO = "auto"


class Comparison(StrEnum):
    """Whether one best announce decides, or runs and carrés are compared apart."""

    JOINT = "joint"
    SPLIT = "split"


class Tie(StrEnum):
    """Who counts when the best announces are equal: nobody, or who speaks first."""

    NONE = "none"
    FIRST_SPEAKER = "first_speaker"


class CarreOrder(StrEnum):
    """The order of carrés of equal value, best first."""

    TEN_ABOVE_KING = "J9A10KQ"
    TEN_LAST = "J9AKQ10"


_CARRE_RANKS = {
    CarreOrder.TEN_ABOVE_KING: (
        Rank.QUEEN,
        Rank.KING,
        Rank.TEN,
        Rank.ACE,
        Rank.NINE,
        Rank.JACK,
    ),
    CarreOrder.TEN_LAST: (Rank.TEN, Rank.QUEEN, Rank.KING, Rank.ACE, Rank.NINE, Rank.JACK),
}
_CARRE_POINTS = {Rank.JACK: 200, Rank.NINE: 150}
_CARRES: Sets = tuple(
    CardSet.of(card for card in CARDS if card.rank is rank)
    for rank in Rank
    if rank not in (Rank.SEVEN, Rank.EIGHT)
)
_CARRE_BITS = tuple((carre, int(carre)) for carre in _CARRES)
_RUN_KINDS = {3: Kind.TIERCE, 4: Kind.FIFTY}
_RUN_POINTS = {Kind.TIERCE: 20, Kind.FIFTY: 50, Kind.HUNDRED: 100}


def kind_of(cards: CardSet) -> Kind:
    """Return the kind of an announce; runs of five cards and more are hundreds."""
    if cards in _CARRES:
        return Kind.CARRE
    return _RUN_KINDS.get(len(cards), Kind.HUNDRED)


def points_of(cards: CardSet) -> int:
    """Return the points of an announce (RULES.md 3.3)."""
    kind = kind_of(cards)
    if kind is Kind.CARRE:
        return _CARRE_POINTS.get(next(iter(cards)).rank, 100)
    return _RUN_POINTS[kind]


def _runs_of_suit(ranks: int) -> tuple[int, ...]:
    """Return the maximal runs among the ranks of one suit, eight bits in natural order."""
    runs, length = [], 0
    for rank in range(9):
        if ranks >> rank & 1:
            length += 1
            continue
        if length == 8:
            runs += [0b11111000, 0b111]  # Eight in a row count as a hundred and a tierce.
        elif length >= 3:
            runs.append((1 << rank) - (1 << rank - length))
        length = 0
    return tuple(runs)


_RUNS = tuple(_runs_of_suit(ranks) for ranks in range(256))


def maximal(hand: int) -> Sets:
    """Return all announces of a hand of eight: carrés first, then whole runs of what is left.

    No other choice of announces without a shared card is worth more (RULES.md 4.3.2): a carré
    counts 100 or more, and no runs through its cards in a hand of eight count more than that.
    """
    # Plain numbers: asking a set for an intersection makes a set, four times six times a deal.
    held = int(hand)
    found = [carre for carre, bits in _CARRE_BITS if held & bits == bits]
    for carre in found:
        hand &= ~carre
    for shift in (0, 8, 16, 24):
        found += [CardSet(run << shift) for run in _RUNS[hand >> shift & 0xFF]]
    return tuple(found)


def is_announce(cards: CardSet) -> bool:
    """Tell whether cards make one announce: a carré, or a run of three to seven."""
    return maximal(cards) == (cards,)


@cache
def choices(sets: Sets) -> tuple[Declare, ...]:
    """Return every declaration a holder of these maximal announces may make."""
    sizes = range(1, len(sets) + 1)
    return tuple(Declare(some) for size in sizes for some in combinations(sets, size))


def refusal(declaration: Declare, hand: CardSet, held: Sets) -> IllegalDeclaration:
    """Say why a hand with these maximal announces may not declare this."""
    seen = CardSet(0)
    for cards in declaration.sets:
        if seen & cards:
            return CardAnnouncedTwice(declaration=declaration, card=next(iter(seen & cards)))
        seen |= cards
    for cards in declaration.sets:
        if cards in held:
            continue
        whole = next((one for one in held if one & cards == cards), None)
        if whole is not None and is_announce(cards):
            return AnnounceNotWhole(declaration=declaration, cards=cards, whole=whole)
        carre = next((one for one in held if one in _CARRES and one & cards), None)
        if carre is not None and is_announce(cards) and hand & cards == cards:
            shared = next(iter(carre & cards))
            return CardAnnouncedTwice(declaration=declaration, card=shared)
        return AnnounceNotHeld(declaration=declaration, cards=cards)
    return NothingDeclared(declaration=declaration)


NEEDS_ANNOUNCES = Need("announces", (True,))
"""What gives an option about announces its effect."""


@dataclass(frozen=True)
class Announces:
    """The announces part; article of each option: RULES.md table 3.3."""

    announces: bool = option(True, OnOff())
    announce_mode: Mode = option(Mode.DECLARE, Choice(Mode), NEEDS_ANNOUNCES)
    contest: Comparison = option(Comparison.JOINT, Choice(Comparison), NEEDS_ANNOUNCES)
    announce_tie: Tie = option(Tie.NONE, Choice(Tie), NEEDS_ANNOUNCES)
    announce_trump_break: bool = option(True, OnOff(), NEEDS_ANNOUNCES)
    run_length_break: bool = option(False, OnOff(), NEEDS_ANNOUNCES)
    carre_order: CarreOrder = option(CarreOrder.TEN_ABOVE_KING, Choice(CarreOrder), NEEDS_ANNOUNCES)

    def exist_at(self, strain: Strain) -> bool:
        """Tell whether announces are made under a strain: never at no-trumps (002-d)."""
        return self.announces and strain is not Strain.NO_TRUMP

    def strength(self, cards: CardSet, strain: Strain) -> tuple[int, ...]:
        """Return a key that is larger for the better of two announces."""
        points = points_of(cards)
        if kind_of(cards) is Kind.CARRE:
            rank = next(iter(cards)).rank
            return points, 1, 0, _CARRE_RANKS[self.carre_order].index(rank), 0
        top = max(cards, key=lambda card: card.rank)
        length = len(cards) if self.run_length_break else 0
        is_trump = self.announce_trump_break and top.suit in strain.trump_suits
        return points, 0, length, top.rank, int(is_trump)

    def retained(self, made: Sequence[Sets], strain: Strain, first: Seat) -> SetsOfSeats:
        """Return, by seat, the announces that count once all that were made are compared."""
        if self.contest is Comparison.JOINT:
            return self._contest(made, strain, first)
        kept: list[Sets] = [(), (), (), ()]
        for is_carre in (True, False):
            kind = [
                tuple(one for one in sets if (kind_of(one) is Kind.CARRE) is is_carre)
                for sets in made
            ]
            for seat, sets in enumerate(self._contest(kind, strain, first)):
                kept[seat] += sets
        return kept[0], kept[1], kept[2], kept[3]

    def _contest(self, made: Sequence[Sets], strain: Strain, first: Seat) -> SetsOfSeats:
        """Let the team with the best announce keep all of its own."""
        best: tuple[int, ...] = ()
        holders: list[Seat] = []
        for seat in order_from(first):
            for cards in made[seat]:
                strength = self.strength(cards, strain)
                if strength > best:
                    best, holders = strength, [seat]
                elif strength == best:
                    holders.append(seat)
        teams = {team_of(seat) for seat in holders}
        if len(teams) == 2 and self.announce_tie is Tie.FIRST_SPEAKER:
            teams = {team_of(holders[0])}
        if len(teams) != 1:
            return NOBODY
        team = teams.pop()
        kept = tuple(made[seat] if team_of(seat) == team else () for seat in range(4))
        return kept[0], kept[1], kept[2], kept[3]
