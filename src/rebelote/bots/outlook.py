"""What each legal card should bring: played out in worlds that the seat could believe in.

All cards are weighed in the same worlds, each world solved exactly and scored by the ruleset, so
that a difference between two cards owes little to which worlds were drawn.
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import sqrt
from random import Random
from typing import NamedTuple, Protocol

from rebelote.bots.playing import Weighing
from rebelote.bots.reading import Reading
from rebelote.bots.stakes import Stakes
from rebelote.cards import Card
from rebelote.engine import View
from rebelote.rules import SEATS, Contract, Play, Seat
from rebelote.rules.belote import BELOTE_POINTS, PAIR_CARDS, Pair, PairState
from rebelote.rules.declarations import Kind, Mode, Sets, kind_of, maximal, points_of
from rebelote.rules.scoring import Outcome
from rebelote.rules.seating import team_of
from rebelote.solver import NOT_LEGAL, Terms, WorldSource, backend, batch_of
from rebelote.solver.batch import shaped
from rebelote.solver.errors import LimitReached
from rebelote.solver.kernel import Backend
from rebelote.solver.limits import read_count, read_limits

World = Sequence[int]
"""The cards that the four seats hold now, as 32-bit sets."""

Points = tuple[int, int]

# With so few cards in each hand all worlds are looked at, and earlier where they are few.
_LATE = 3
_MOST_LATE_WORLDS = 2_000
_MOST_WORLDS = 100_000
# Worlds solved between two looks at the clock.
_BLOCK = 16
# The share of the time allowed that the search may use: the rest is for counting.
_SEARCH_SHARE = 0.97


class Belief(Protocol):
    """How likely worlds are, one against another: a weight of zero or more for each."""

    def __call__(self, view: View, worlds: Sequence[World], /) -> Sequence[float]:
        """Weigh worlds that agree with everything public."""


def uniform(view: View, worlds: Sequence[World], /) -> Sequence[float]:
    """Believe in all worlds alike."""
    return [1.0] * len(worlds)


@dataclass(frozen=True, slots=True)
class CardOutlook:
    """What one legal card should bring, over the worlds looked at.

    `marks` are those of the whole deal, the seat's team's less the others', and `spread` their
    standard deviation over the worlds; `contract_chance` is the share of worlds in which the takers
    make their contract. `worth` is what is maximised: the marks, or the chance of the match where
    its scores are known. `gap_error` is the standard error of the difference in worth to the best
    card, 0 when every world was looked at.
    """

    card: Card
    marks: float
    spread: float
    contract_chance: float
    worth: float
    gap_error: float


@dataclass(frozen=True, slots=True)
class Searched:
    """What was searched for one decision.

    `asked` and `done` are worlds; `every_world` says that these are all there are, `is_cut` that
    time ran out before they were done; `seconds` by the clock on the wall.
    """

    asked: int
    done: int
    every_world: bool
    is_cut: bool
    seconds: float
    backend: Backend


@dataclass(frozen=True, slots=True)
class Outlook:
    """The legal cards of a seat, best first, and what was searched to tell."""

    seat: Seat
    cards: tuple[CardOutlook, ...]
    searched: Searched


class Ending(NamedTuple):
    """What the end of a deal means to a team."""

    marks: int
    worth: float
    is_made: bool


def outlook(
    view: View,
    *,
    worlds: int,
    seed: int,
    seconds: float | None = None,
    belief: Belief = uniform,
) -> Outlook:
    """Return what every legal card of the view's seat should bring.

    Looks at `worlds` worlds, drawn from `seed`, or at every world where there are few; `seconds`
    cuts the work short. Without a cut, the same arguments give the same answer. Raises
    `ValueError` when the seat has no card to play, `BadRequest` for numbers out of bounds,
    `NoWorld` where nothing agrees with the view, `LimitReached` when not one world was done.
    """
    started = time.monotonic()
    read_count("worlds", worlds, 1, _MOST_WORLDS)
    read_limits(None, seconds)
    cards = tuple(a.card for a in view.legal_actions if type(a) is Play and not a.says_belote)
    if not cards:
        raise ValueError(f"seat {view.seat} has no card to play")
    source = WorldSource(view)
    is_all = source.deals <= _most_listed(view, worlds)
    drawn = source.every() if is_all else _draw(source, worlds, seed)
    deadline = None if seconds is None else started + seconds * _SEARCH_SHARE
    looked_at, rows, is_cut = _look(view, drawn, cards, deadline)
    if not looked_at:
        raise LimitReached(limit="time", nodes=0)
    is_exact = is_all and not is_cut
    searched = Searched(
        asked=source.deals if is_all and is_cut else len(looked_at) if is_all else worlds,
        done=len(looked_at),
        every_world=is_exact,
        is_cut=is_cut,
        seconds=time.monotonic() - started,
        backend=backend(),
    )
    found = _compare(rows, belief(view, looked_at), is_exact=is_exact)
    return Outlook(view.seat, found, searched)


def _most_listed(view: View, worlds: int) -> int:
    """Return how many worlds are listed rather than drawn."""
    if len(view.hand) <= _LATE and backend() == "native":
        return max(2 * worlds, _MOST_LATE_WORLDS)
    return 2 * worlds


def _draw(source: WorldSource, number: int, seed: int) -> Iterator[World]:
    chance = Random(seed)
    return (source.draw(chance) for _ in range(number))


def _look(
    view: View, worlds: Iterator[World], cards: Sequence[Card], deadline: float | None
) -> tuple[list[World], dict[Card, list[Ending]], bool]:
    """Solve worlds until they end or time does: those done, the ends by card, whether it was cut.

    Worlds come in blocks, so that drawing them takes its share of the time and no more.
    """
    ledger = Ledger(view)
    done: list[World] = []
    rows: dict[Card, list[Ending]] = {card: [] for card in cards}
    while block := list(islice(worlds, _BLOCK)):
        flat = array("I")
        for world in block:
            flat.extend(world)
        left = None if deadline is None else max(1e-6, deadline - time.monotonic())
        batch = batch_of(view, shaped(flat, "I", len(block), 4))
        values = batch.card_values(seconds=left)
        for at, world in enumerate(block):
            if values[at, cards[0]] == NOT_LEGAL:
                return done, rows, True
            done.append(world)
            for card in cards:
                rows[card].append(ledger.ending(world, card, values[at, card]))
    return done, rows, False


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
        key = tuple(world)
        extras = self._extras.get(key)
        if extras is None:
            extras = self._extras[key] = (self.announces(world), self.belote(world))
        announces, belote = extras
        lost = self._lost[card]
        if lost:
            team = team_of(self._view.seat)
            belote = (belote[0] - lost * (team == 0), belote[1] - lost * (team == 1))
        found = self._endings.get((announces, belote, value))
        if found is None:
            found = self._work_out(announces, belote, value)
            self._endings[announces, belote, value] = found
        return found

    def _work_out(self, announces: Points, belote: Points, value: int) -> Ending:
        view = self._view
        terms = Terms(view.ruleset, self._contract, announces, belote, view.pending, view.is_last)
        score, stakes = terms.score(value), self._stakes
        return Ending(stakes.marks(score), stakes.worth(score), score.outcome is Outcome.MADE)

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


def _compare(
    rows: dict[Card, list[Ending]], weights: Sequence[float], *, is_exact: bool
) -> tuple[CardOutlook, ...]:
    """Return the outlook of each card, best first; of equal ones the first in the pack."""
    total = sum(weights)
    if not total > 0:
        weights, total = [1.0] * len(weights), float(len(weights))
    shares = [weight / total for weight in weights]

    def mean(numbers: Sequence[float]) -> float:
        return sum([share * one for share, one in zip(shares, numbers, strict=True)])

    worths = {card: mean([one.worth for one in endings]) for card, endings in rows.items()}
    best = max(worths, key=lambda card: worths[card])
    found = []
    for card, endings in rows.items():
        marks = mean([one.marks for one in endings])
        spread = sqrt(mean([(one.marks - marks) ** 2 for one in endings]))
        error = 0.0
        if not is_exact and card != best:
            gaps = [one.worth - top.worth for one, top in zip(endings, rows[best], strict=True)]
            gap = worths[card] - worths[best]
            # The variance of a weighted mean; without weights that of the usual formula.
            variance = sum([(s * (one - gap)) ** 2 for s, one in zip(shares, gaps, strict=True)])
            error = sqrt(variance * len(gaps) / max(1, len(gaps) - 1))
        made = mean([float(one.is_made) for one in endings])
        found.append(CardOutlook(card, marks, spread, made, worths[card], error))
    found.sort(key=lambda one: -one.worth)
    return tuple(found)
