"""What the end of a deal brings in a world: marks, with the announces and belotes of that world.

The ruleset scores; here stands only what a seat does not see for certain yet: announces heard by
kind or still to be made, belotes still to be said.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from rebelote.bots.playing import Weighing
from rebelote.bots.reading import Reading
from rebelote.bots.stakes import Stakes
from rebelote.cards import Card
from rebelote.engine import View
from rebelote.rules import SEATS, Contract, Seat
from rebelote.rules.belote import BELOTE_POINTS, PAIR_CARDS, Pair, PairState
from rebelote.rules.declarations import Kind, Mode, Sets, kind_of, maximal, points_of
from rebelote.rules.scoring import Outcome
from rebelote.rules.seating import team_of
from rebelote.solver import CAPOT_POINTS, Terms

World = Sequence[int]
"""The cards that the four seats hold now, as 32-bit sets."""

Points = tuple[int, int]

# The share of the marks between none and all the card points that the contract's step makes up
# where it is worth asking for that step alone; docs/explanation/bots.md tells the measurement.
_ALL_OR_NOTHING = 0.75


class Window(NamedTuple):
    """Two neighbouring values between which the contract is made or lost."""

    below: int
    above: int


@lru_cache(maxsize=4096)
def contract_window(terms: Terms) -> Window:
    """Return the values on both sides of making the contract.

    Where every value makes it, or none does, the window lies at the end.
    """
    values = (-CAPOT_POINTS, *range(terms.total + 1), terms.total + CAPOT_POINTS)
    is_first = team_of(terms.contract.taker) == 0

    def is_above(value: int) -> bool:
        return (terms.score(value).outcome is Outcome.MADE) is is_first

    at = min(max(1, bisect_left(values, True, key=is_above)), len(values) - 1)
    return Window(values[at - 1], values[at])


class Ending(NamedTuple):
    """What the end of a deal means to a team."""

    marks: int
    worth: float
    is_made: bool

    def less(self, other: Ending) -> Ending:
        """Return by how much this end is better than another."""
        return Ending(self.marks - other.marks, self.worth - other.worth, self.is_made)


class Ledger:
    """Scores the ends of a view's deal in worlds, with the announces and belotes of each."""

    def __init__(self, view: View) -> None:
        """Read the view; raises `ValueError` when it is not in play."""
        contract = view.contract
        if contract is None or view.trick is None:
            raise ValueError("the view is not in play")
        self._view = view
        self._contract: Contract = contract
        self._stakes = Stakes.of(view)
        weighing = Weighing(Reading(view))
        self._lost = {card: int(weighing.belote_lost(card)) for card in view.hand}
        self._played = [0, 0, 0, 0]
        for seat, card in view.played:
            self._played[seat] |= 1 << card
        self._gone = sum(self._played)
        self._extras: dict[World, tuple[Points, Points]] = {}
        self._endings: dict[tuple[Points, Points, int], Ending] = {}

    def ending(self, world: World, card: Card, value: int) -> Ending:
        """Return what a value means in a world in which the seat plays this card."""
        announces, belote = self.extras(world)
        lost = self._lost[card]
        if lost:
            team = team_of(self._view.seat)
            belote = (belote[0] - lost * (team == 0), belote[1] - lost * (team == 1))
        found = self._endings.get((announces, belote, value))
        if found is None:
            found = self._work_out(announces, belote, value)
            self._endings[announces, belote, value] = found
        return found

    def extras(self, world: World) -> tuple[Points, Points]:
        """Return the points of announces and of belotes in the world, by team."""
        key = tuple(world)
        found = self._extras.get(key)
        if found is None:
            found = self._extras[key] = (self.announces(world), self.belote(world))
        return found

    def _work_out(self, announces: Points, belote: Points, value: int) -> Ending:
        score, stakes = self._terms(announces, belote).score(value), self._stakes
        return Ending(stakes.marks(score), stakes.worth(score), score.outcome is Outcome.MADE)

    def _terms(self, announces: Points, belote: Points) -> Terms:
        view = self._view
        return Terms(view.ruleset, self._contract, announces, belote, view.pending, view.is_last)

    def window(self, world: World) -> Window:
        """Return the values on both sides of making the contract in the world."""
        return contract_window(self._terms(*self.extras(world)))

    def is_all_or_nothing(self, world: World) -> bool:
        """Tell whether making the contract decides nearly all the marks in the world."""
        terms = self._terms(*self.extras(world))
        below, above = contract_window(terms)

        def climb(low: int, high: int) -> int:
            return abs(self._stakes.marks(terms.score(high)) - self._stakes.marks(terms.score(low)))

        return climb(below, above) >= _ALL_OR_NOTHING * climb(0, terms.total)

    def belote(self, world: World) -> Points:
        """Return each team's belote points, those still to be made in the world included."""
        view = self._view
        points = list(view.belote_points)
        for suit in self._contract.strain.trump_suits:
            left = PAIR_CARDS[suit] & ~self._gone
            is_open = left != PAIR_CARDS[suit]
            if not left or (is_open and not PAIR_CARDS[suit] & view.words):
                continue
            state = PairState.OPEN if is_open else PairState.HELD
            for seat in SEATS:
                if world[seat] & left == left:
                    pair = Pair(suit, seat, state, is_open)
                    # What the first word brought is in the view's points already.
                    points[seat & 1] += BELOTE_POINTS - view.ruleset.belote.points(pair)
        return points[0], points[1]

    def announces(self, world: World) -> Points:
        """Return the points of the announces that will count in the world, by team."""
        view, strain = self._view, self._contract.strain
        part = view.ruleset.announces
        if view.tricks or not part.exist_at(strain):
            return view.announce_points
        made = [self._made(seat, world[seat] | self._played[seat]) for seat in SEATS]
        points = [0, 0]
        for seat, sets in enumerate(part.retained(made, strain, view.first)):
            points[seat & 1] += sum(map(points_of, sets))
        return points[0], points[1]

    def _made(self, seat: Seat, hand: int) -> Sets:
        """Return the announces of a hand of eight that its player made or is still to make."""
        view = self._view
        held = maximal(hand)
        heard: Sequence[Kind] = view.announced[seat]
        if view.ruleset.announces.announce_mode is Mode.AUTO or not (heard or self._played[seat]):
            # Whoever has not played yet declares all that is held, as nearly everybody does.
            return held
        kinds = list(heard)
        made = []
        for cards in held:
            kind = kind_of(cards)
            if kind in kinds:
                kinds.remove(kind)
                made.append(cards)
        return tuple(made)
