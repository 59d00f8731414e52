"""What each legal card should bring: played out in worlds that the seat could believe in.

All cards are weighed in the same worlds, each world solved exactly and scored by the ruleset, so
that a difference between two cards owes little to which worlds were drawn.
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from math import sqrt
from random import Random
from typing import Protocol

from rebelote.bots.ledger import Ending, Ledger, World
from rebelote.cards import Card
from rebelote.engine import View
from rebelote.rules import Play, Seat
from rebelote.solver import NOT_LEGAL, Batch, WorldSource, backend, batch_of
from rebelote.solver.batch import shaped
from rebelote.solver.errors import LimitReached, NoWorld
from rebelote.solver.kernel import Backend
from rebelote.solver.limits import read_count, read_limits

__all__ = [
    "Belief",
    "CardOutlook",
    "Ending",
    "Ledger",
    "Outlook",
    "Searched",
    "World",
    "outlook",
    "uniform",
]

# With so few cards in each hand all worlds are looked at, and earlier where they are few.
_LATE = 3
_MOST_LISTED = 2_000
_MOST_WORLDS = 100_000
# Worlds looked at between two looks at the clock.
_BLOCK = 16
# Where the contract decides nearly all the marks it is asked about in so many times the worlds, as
# long as hands are so large that solving costs more than drawing.
_WINDOWS = 4
_EARLY = 6
# The fewest of these worlds to solve; and by how many standard errors cards still are close.
_FEW = 2
_CLOSE = 3.0
# The share of the time allowed that the search may use: the rest is for counting.
_SEARCH_SHARE = 0.95


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


def outlook(
    view: View,
    *,
    worlds: int,
    seed: int,
    seconds: float | None = None,
    belief: Belief = uniform,
) -> Outlook:
    """Return what every legal card of the view's seat should bring.

    Looks at `worlds` worlds, drawn from `seed`, or at every world where there are few. Early in the
    deal, where making the contract decides nearly all the marks, it asks in four times as many
    worlds for that alone and solves one in sixteen, or one in four where that leaves more open.
    `seconds` cuts the work short; without a cut, the same arguments give the same answer. Raises
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
    drawn = _list(source, seed) if is_all else _draw(source, _WINDOWS * worlds, seed)
    deadline = None if seconds is None else started + seconds * _SEARCH_SHARE
    survey = _Survey(view, cards)
    by_window = False
    if not is_all:
        first = next(drawn)
        by_window = len(view.hand) >= _EARLY and survey.ledger.is_all_or_nothing(first)
        drawn = islice(chain([first], drawn), None if by_window else worlds)
    is_cut = survey.run(drawn, deadline, by_window=by_window)
    if by_window and not is_cut:
        is_cut = _mend(view, survey, worlds, belief, deadline)
    done = len(survey.worlds)
    if not done and is_cut:
        raise LimitReached(limit="time", nodes=0)
    if not done:
        raise NoWorld(seat=view.seat)
    asked = source.deals if is_all else _WINDOWS * worlds if by_window else worlds
    searched = Searched(
        asked=asked if is_cut else done,
        done=done,
        every_world=is_all and not is_cut,
        is_cut=is_cut,
        seconds=time.monotonic() - started,
        backend=backend(),
    )
    found = _compare(survey, belief(view, survey.worlds), is_exact=searched.every_world)
    return Outlook(view.seat, found, searched)


def _most_listed(view: View, worlds: int) -> int:
    """Return how many worlds are listed rather than drawn."""
    is_late = len(view.hand) <= _LATE and backend() == "native"
    return _MOST_LISTED if is_late else min(2 * worlds, _MOST_LISTED)


def _list(source: WorldSource, seed: int) -> Iterator[World]:
    """Return every world, mixed: if time runs out those looked at are as good as any."""
    worlds = list(source.every())
    Random(seed).shuffle(worlds)
    return iter(worlds)


def _draw(source: WorldSource, number: int, seed: int) -> Iterator[World]:
    chance = Random(seed)
    return (source.draw(chance) for _ in range(number))


class _Survey:
    """Worlds looked at one block after another, so that time is kept while they are drawn.

    `rows` hold the end of the deal after each card in each of the `worlds`. Through the contract's
    window these ends are those on either side of it; `mends` tell, for the worlds `mended`, by how
    much the exact ends differ.
    """

    def __init__(self, view: View, cards: Sequence[Card]) -> None:
        self.worlds: list[World] = []
        self.rows: dict[Card, list[Ending]] = {card: [] for card in cards}
        self.mended: list[int] = []
        self.mends: dict[Card, list[Ending]] = {card: [] for card in cards}
        self.ledger = Ledger(view)
        self._view = view

    def run(self, worlds: Iterator[World], deadline: float | None, *, by_window: bool) -> bool:
        """Look at worlds until they end; tells whether time ended first."""
        look = self._through_window if by_window else self._exactly
        while block := list(islice(worlds, _BLOCK)):
            if not look(block, _left(deadline)):
                return True
        return False

    def _batch(self, worlds: Sequence[World]) -> Batch:
        flat = array("I")
        for world in worlds:
            flat.extend(world)
        return batch_of(self._view, shaped(flat, "I", len(worlds), 4))

    def _exactly(self, block: Sequence[World], seconds: float | None) -> bool:
        """Solve the worlds of a block; false when time ran out on one of them."""
        values = self._batch(block).card_values(seconds=seconds)
        for at, world in enumerate(block):
            if any(values[at, card] == NOT_LEGAL for card in self.rows):
                return False
            self.worlds.append(world)
            for card, row in self.rows.items():
                row.append(self.ledger.ending(world, card, values[at, card]))
        return True

    def _through_window(self, block: Sequence[World], seconds: float | None) -> bool:
        """Ask in the worlds of a block whether the contract is made; else like above."""
        ledger, cards = self.ledger, tuple(self.rows)
        windows = [ledger.window(world) for world in block]
        ends: dict[int, list[Ending]] = {}
        # Belotes and announces move the window, so that worlds are asked about group by group.
        for window in dict.fromkeys(windows):
            places = [at for at, one in enumerate(windows) if one == window]
            batch = self._batch([block[at] for at in places])
            reached = batch.cards_reach([window.above], seconds=seconds)
            for row, at in enumerate(places):
                if any(reached[row, 0, card] < 0 for card in cards):
                    return False
                ends[at] = [
                    ledger.ending(
                        block[at], card, window.above if reached[row, 0, card] else window.below
                    )
                    for card in cards
                ]
        self.worlds.extend(block)
        for place, card in enumerate(cards):
            self.rows[card].extend(ends[at][place] for at in range(len(block)))
        return True

    def mend(self, until: int, deadline: float | None) -> bool:
        """Solve the first worlds seen through a window as well; tells whether time ended first."""
        start = len(self.mended)
        worlds = self.worlds[start:until]
        if not worlds:
            return False
        values = self._batch(worlds).card_values(seconds=_left(deadline))
        for at, world in enumerate(worlds):
            if any(values[at, card] == NOT_LEGAL for card in self.rows):
                return True
            self.mended.append(start + at)
            for card, row in self.rows.items():
                exact = self.ledger.ending(world, card, values[at, card])
                self.mends[card].append(exact.less(row[start + at]))
        return False

    def is_window_enough(self, cards: Sequence[CardOutlook]) -> bool:
        """Tell whether what the window leaves open weighs less than the worlds not looked at."""
        best, *others = cards
        window, rest = _shares([1.0] * len(self.worlds)), _shares([1.0] * len(self.mended))
        rows, mends = self.rows, self.mends
        return all(
            _variance(rest, mends[one.card], mends[best.card])
            <= _variance(window, rows[one.card], rows[best.card])
            for one in others
            if best.worth - one.worth <= _CLOSE * one.gap_error
        )


def _left(deadline: float | None) -> float | None:
    """Return the seconds left, never none: the solver is to say itself that time is up."""
    return None if deadline is None else max(1e-6, deadline - time.monotonic())


def _mend(view: View, survey: _Survey, worlds: int, belief: Belief, deadline: float | None) -> bool:
    """Solve some of the worlds, and more where the contract is not what the cards differ in."""
    if survey.mend(max(_FEW, worlds // _WINDOWS), deadline):
        return True
    cards = _compare(survey, belief(view, survey.worlds), is_exact=False)
    return not survey.is_window_enough(cards) and survey.mend(worlds, deadline)


def _compare(
    survey: _Survey, weights: Sequence[float], *, is_exact: bool
) -> tuple[CardOutlook, ...]:
    """Return the outlook of each card, best first; of equal ones the first in the pack."""
    shares = _shares(weights)
    mended = _shares([shares[at] for at in survey.mended])
    rows, mends = survey.rows, survey.mends
    worths = {
        card: _mean(shares, [one.worth for one in rows[card]])
        + _mean(mended, [one.worth for one in mends[card]])
        for card in rows
    }
    best = max(worths, key=lambda card: worths[card])
    found = []
    for card, endings in rows.items():
        mean = _mean(shares, [one.marks for one in endings])
        squares = _mean(shares, [(one.marks - mean) ** 2 for one in endings])
        rest = _mean(mended, [one.marks for one in mends[card]])
        squares += _mean(mended, [(one.marks - rest) ** 2 for one in mends[card]])
        variance = 0.0
        if not is_exact and card != best:
            variance = _variance(shares, endings, rows[best])
            variance += _variance(mended, mends[card], mends[best])
        made = _mean(shares, [float(one.is_made) for one in endings])
        found.append(
            CardOutlook(card, mean + rest, sqrt(squares), made, worths[card], sqrt(variance))
        )
    found.sort(key=lambda one: -one.worth)
    return tuple(found)


def _shares(weights: Sequence[float]) -> list[float]:
    """Return weights that add up to one; if none has any, all have the same."""
    total = sum(weights)
    if not total > 0:
        return [1.0 / len(weights) for _ in weights]
    return [weight / total for weight in weights]


def _mean(shares: Sequence[float], numbers: Sequence[float]) -> float:
    return sum([share * one for share, one in zip(shares, numbers, strict=True)])


def _variance(shares: Sequence[float], ends: Sequence[Ending], others: Sequence[Ending]) -> float:
    """Return the variance of the weighted mean of differences in worth."""
    if not shares:
        return 0.0
    gaps = [one.worth - other.worth for one, other in zip(ends, others, strict=True)]
    gap = _mean(shares, gaps)
    squares = sum([(share * (one - gap)) ** 2 for share, one in zip(shares, gaps, strict=True)])
    return squares * len(gaps) / max(1, len(gaps) - 1)
