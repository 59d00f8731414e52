"""Exact answers about one position: the value of every card, who can reach what, the best line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple, NoReturn

from rebelote.cards import Card, Reason
from rebelote.engine import Deal
from rebelote.rules.seating import Seat
from rebelote.solver import kernel, search
from rebelote.solver.errors import BadPosition, LimitReached
from rebelote.solver.limits import read_limits
from rebelote.solver.objective import Steps, points_of_teams, value_for
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
        values = self.values.values()
        return min(values) if self.seat & 1 else max(values)

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

    `nodes` and `seconds` limit the search; `LimitReached` says that it was stopped, and then
    nothing is returned: there are no half-exact values. Raises `BadPosition` or `BadRequest`.
    """
    asked, limits = _read(position), read_limits(nodes, seconds)
    if kernel.core is None:
        return _solve_in_python(asked, *limits)
    values, spent, stop = kernel.core.solve_cards(*_native(asked), *limits)
    if stop:
        raise LimitReached(limit=stop, nodes=spent)
    by_card = {Card(number): value for number, value in values.items()}
    return Solution(asked, MappingProxyType(by_card), spent)


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
            _stop(stopped, solver)
    found, spent, stop = kernel.core.solve_value(*_native(asked), *limits)
    if stop:
        raise LimitReached(limit=stop, nodes=spent)
    return Evaluation(found, spent)


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


def _solve_in_python(asked: Position, nodes: int, seconds: float) -> Solution:
    solver = search.Solver(asked, nodes, seconds)
    try:
        values = {card: solver.value(asked.play(card)) for card in asked.legal}
    except search.Stopped as stopped:
        _stop(stopped, solver)
    return Solution(asked, MappingProxyType(values), solver.meter.count)


def _stop(stopped: search.Stopped, solver: search.Solver) -> NoReturn:
    raise LimitReached(limit=stopped.args[0], nodes=solver.meter.count) from None


def _refuse(code: str) -> NoReturn:
    raise BadPosition(because=Reason.of(code))
