"""Exact answers about one position: the value of every card, who can reach what, the best line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple, NoReturn

from rebelote.cards import Card, Reason
from rebelote.engine import Deal
from rebelote.rules.seating import Seat
from rebelote.solver import kernel, search
from rebelote.solver.errors import BadPosition, LimitReached
from rebelote.solver.limits import read_limits
from rebelote.solver.objective import NOT_LEGAL, Steps, points_of_teams, value_for
from rebelote.solver.position import Pair, Position

Asked = Position | Deal


@dataclass(frozen=True)
class Solution:
    """The values of a position's legal cards, all hands being seen (for values see `objective`).

    `nodes` is the number of positions searched, which depends on the position alone.
    """

    position: Position
    values: Mapping[Card, int]
    nodes: int

    @property
    def seat(self) -> Seat:
        """The seat to play."""
        return self.position.to_act

    @property
    def value(self) -> int:
        """The value of the position: that of the best card for the team to play."""
        return _best(self.values.values(), self.seat)

    @property
    def best(self) -> tuple[Card, ...]:
        """The cards that bring the value, in the order of the pack."""
        value = self.value
        return tuple(card for card, one in self.values.items() if one == value)

    @property
    def points(self) -> Pair:
        """What each team ends with when both play their best: cards, last trick, capot."""
        return points_of_teams(self.value, self.position.total)

    def cost(self, card: Card) -> int:
        """Return the points that a card loses against the best one; raises KeyError."""
        return abs(self.values[card] - self.value)

    def marks(self, steps: Steps) -> Mapping[Card, int]:
        """Return team 0's marks less team 1's after each card, exact where `steps` is."""
        return MappingProxyType({card: steps.marks[one] for card, one in self.values.items()})


def solve(position: Asked, *, nodes: int | None = None, seconds: float | None = None) -> Solution:
    """Return the exact value of every card that may be played now, the trick in progress included.

    `nodes` and `seconds` limit the search; `LimitReached` says that it was stopped, and between
    what the values lie. Raises `BadPosition` or `BadRequest`.
    """
    asked, limits = _read(position), read_limits(nodes, seconds)
    values, spent = _solve(asked, limits, None)
    return Solution(asked, MappingProxyType(values), spent)


@dataclass(frozen=True)
class MarkedCards:
    """The marks of a position's legal cards: team 0's less team 1's at the end of the deal.

    `nodes` is the number of positions searched.
    """

    position: Position
    marks: Mapping[Card, int]
    nodes: int

    @property
    def value(self) -> int:
        """The marks that the position comes to: those of the best card for the team to play."""
        return _best(self.marks.values(), self.position.to_act)

    @property
    def best(self) -> tuple[Card, ...]:
        """The cards that bring them, in the order of the pack."""
        return tuple(card for card, one in self.marks.items() if one == self.value)


def solve_marks(
    position: Asked, steps: Steps, *, nodes: int | None = None, seconds: float | None = None
) -> MarkedCards:
    """Return the exact marks of every card that may be played now.

    They are `steps.at` of the exact value, but the search asks only which step a card comes to: the
    fewer the steps, the cheaper. Limits and errors are those of `solve`.
    """
    asked, limits = _read(position), read_limits(nodes, seconds)
    marks, spent = _solve(asked, limits, steps)
    return MarkedCards(asked, MappingProxyType(marks), spent)


class Evaluation(NamedTuple):
    """The value of a position and the number of positions searched for it."""

    value: int
    nodes: int


def evaluate(
    position: Asked, *, nodes: int | None = None, seconds: float | None = None
) -> Evaluation:
    """Return the value of a position alone, in about half the time of `solve`; else like it."""
    asked, limits = _read(position), read_limits(nodes, seconds)
    if kernel.core is None:
        solver = search.Solver(asked, *limits)
        try:
            return Evaluation(solver.value(asked), solver.meter.count)
        except search.Stopped as stopped:
            low, high = solver.bounds
            _stop(stopped, solver, low=low, high=high)
    (low, high), spent, stop = kernel.core.solve_value(*_native(asked), *limits)
    if stop:
        raise LimitReached(limit=stop, nodes=spent, low=low, high=high)
    return Evaluation(low, spent)


def value(position: Asked, *, nodes: int | None = None, seconds: float | None = None) -> int:
    """Return the value of a position: that of `evaluate`."""
    return evaluate(position, nodes=nodes, seconds=seconds).value


def can_reach(
    position: Asked,
    team: int,
    points: int,
    *,
    nodes: int | None = None,
    seconds: float | None = None,
) -> bool:
    """Tell whether a team can be sure of so many points at the end, whatever the others play.

    Points are those of `Solution.points`; what the team has in its tricks counts. Far quicker than
    a value. Raises like `solve`.
    """
    asked, limits = _read(position), read_limits(nodes, seconds)
    if team not in (0, 1):
        _refuse("position_seats")
    if points <= 0:
        return True
    if team == 1:
        # Team 0 must be kept below the value at which team 1 has too little.
        return not _reaches(asked, value_for(1, points, asked.total) + 1, limits)
    return _reaches(asked, points, limits)


def best_line(
    position: Asked, *, nodes: int | None = None, seconds: float | None = None
) -> tuple[Card, ...]:
    """Return a line of best play to the last card: of equal cards the first in the pack's order.

    The limits are those of each of its solves. Raises like `solve`.
    """
    at = _read(position)
    line = []
    while not at.is_over:
        card = solve(at, nodes=nodes, seconds=seconds).best[0]
        line.append(card)
        at = at.play(card)
    return tuple(line)


def _read(position: Asked) -> Position:
    asked = position if isinstance(position, Position) else Position.of(position)
    if asked.is_over:
        _refuse("position_not_in_play")
    return asked


def _native(asked: Position) -> tuple[object, ...]:
    may = asked.may_capot
    return (
        kernel.native_rules(asked.ruleset, asked.strain),
        asked.hands,
        asked.leader,
        asked.table,
        asked.points[0],
        may[0] | may[1] << 1,
    )


def _reaches(asked: Position, wanted: int, limits: tuple[int, float]) -> bool:
    if kernel.core is None:
        solver = search.Solver(asked, *limits)
        try:
            return solver.reaches(asked, wanted)
        except search.Stopped as stopped:
            _stop(stopped, solver)
    # Beyond every value the answer is the same, and the kernel counts in small numbers.
    wanted = max(-10_000, min(wanted, 10_000))
    found, spent, stop = kernel.core.solve_reaches(*_native(asked), *limits, wanted)
    if stop:
        raise LimitReached(limit=stop, nodes=spent)
    return bool(found)


def _solve(
    asked: Position, limits: tuple[int, float], steps: Steps | None
) -> tuple[dict[Card, int], int]:
    """Return the value of each card, or its marks, and the positions searched for them."""
    if kernel.core is None:
        bounds, spent, stop = _bounds_in_python(asked, limits, steps)
    else:
        # A step below all values is none, but says that not every value matters.
        asked_for = () if steps is None else (NOT_LEGAL, *steps.thresholds)
        found, spent, stop = kernel.core.solve_cards(*_native(asked), *limits, asked_for)
        bounds = {Card(number): pair for number, pair in found.items()}
        if steps is not None:
            bounds = {card: (steps.at(low), steps.at(high)) for card, (low, high) in bounds.items()}
    if stop:
        low, high = (_best([one[end] for one in bounds.values()], asked.to_act) for end in (0, 1))
        raise LimitReached(limit=stop, nodes=spent, low=low, high=high, cards=bounds)
    return {card: low for card, (low, _) in bounds.items()}, spent


def _bounds_in_python(
    asked: Position, limits: tuple[int, float], steps: Steps | None
) -> tuple[dict[Card, Pair], int, str]:
    solver, stop = search.Solver(asked, *limits), ""
    bounds = {}
    for card in asked.legal:
        after = asked.play(card)
        low, high = search.open_bounds(after)
        try:
            if not stop and steps is None:
                low = high = solver.value(after)
            elif not stop and steps is not None:
                low = high = solver.step(after, steps)
        except search.Stopped as stopped:
            stop, (low, high) = stopped.args[0], solver.bounds
        bounds[card] = (low, high) if steps is None else (steps.at(low), steps.at(high))
    return bounds, solver.meter.count, stop


def _best(values: Iterable[int], seat: Seat) -> int:
    return min(values) if seat & 1 else max(values)


def _stop(stopped: search.Stopped, solver: search.Solver, **known: int) -> NoReturn:
    raise LimitReached(limit=stopped.args[0], nodes=solver.meter.count, **known) from None


def _refuse(code: str) -> NoReturn:
    raise BadPosition(because=Reason.of(code))
