"""Many positions of one ruleset and strain at once: values, windows, random play.

Numbers come and go as buffers: a numpy array, a memoryview or anything else of the right shape and
type is taken, and what is returned is a memoryview, which `numpy.asarray` wraps without a copy.
numpy itself is not needed. While the kernel works other Python threads run, and the answers do not
depend on the number of threads.
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from rebelote.cards import CARDS, CardSet, Reason
from rebelote.rules import SEATS, Ruleset, Strain
from rebelote.solver import kernel, search
from rebelote.solver.errors import BadPosition, BadRequest
from rebelote.solver.limits import read_count, read_limits
from rebelote.solver.objective import NOT_LEGAL, VALUES, Steps
from rebelote.solver.position import Position

NO_MARKS: Final = -(2**31)
_MOST_THREADS = 1024
_MOST_NUMBERS = 2**31


@dataclass(frozen=True)
class Batch:
    """Positions by rows.

    `hands` is uint32 [n, 4], card sets by seat; `leaders` int8 [n]; `tables` int8 [n, 3], the cards
    on the table in order, then -1; `taken` int16 [n], the points team 0 has; `teams` uint8 [n], bit
    0 set where team 0 may still make a capot, bit 1 for team 1.
    """

    ruleset: Ruleset
    strain: Strain
    hands: Any
    leaders: Any
    tables: Any
    taken: Any
    teams: Any

    @classmethod
    def of(cls, positions: Sequence[Position]) -> Batch:
        """Return a batch of positions that share ruleset and strain; raises `BadRequest`."""
        if not positions:
            raise BadRequest(name="positions", value=0)
        first = positions[0]
        if any(one.ruleset != first.ruleset or one.strain != first.strain for one in positions):
            raise BadRequest(name="positions", value=len(positions))
        size = len(positions)
        hands, leaders, tables = array("I"), array("b"), array("b")
        taken, teams = array("h"), array("B")
        for one in positions:
            hands.extend(map(int, one.hands))
            leaders.append(one.leader)
            tables.extend((*map(int, one.table), *(-1,) * (3 - len(one.table))))
            taken.append(one.points[0])
            teams.append(one.may_capot[0] | one.may_capot[1] << 1)
        return cls(
            first.ruleset,
            first.strain,
            shaped(hands, "I", size, 4),
            memoryview(leaders),
            shaped(tables, "b", size, 3),
            memoryview(taken),
            memoryview(teams),
        )

    @classmethod
    def like(cls, position: Position, hands: Any) -> Batch:
        """Return a batch that differs from a position in the hands alone, given as [n, 4]."""
        view = memoryview(hands)
        size = view.shape[0] if view.shape else 0
        table = (*map(int, position.table), *(-1,) * (3 - len(position.table)))
        may = position.may_capot
        return cls(
            position.ruleset,
            position.strain,
            hands,
            memoryview(array("b", [position.leader]) * size),
            shaped(array("b", table) * size, "b", size, 3),
            memoryview(array("h", [position.points[0]]) * size),
            memoryview(array("B", [may[0] | may[1] << 1]) * size),
        )

    def __len__(self) -> int:
        """Count the positions."""
        return len(self.hands)

    def __getitem__(self, index: int) -> Position:
        """Return one position, with tricks unknown unless a team may still make a capot."""
        hands, tables = memoryview(self.hands), memoryview(self.tables)
        held = [hands[index, seat] for seat in range(4)]
        table = [tables[index, at] for at in range(3) if tables[index, at] >= 0]
        return _row(self, held, int(self.leaders[index]), table, index)

    def values(
        self, *, threads: int = 1, nodes: int | None = None, seconds: float | None = None
    ) -> memoryview[Any]:
        """Return the value of each position, int16 [n].

        `nodes` limits each position and `seconds` the whole batch; what was not finished is
        `NOT_LEGAL`. `threads` is 0 for all processors. Raises `BadPosition` or `BadRequest`.
        """
        out = array("h", [NOT_LEGAL]) * len(self)
        self._run("values", threads, read_limits(nodes, seconds), out)
        return memoryview(out)

    def card_values(
        self, *, threads: int = 1, nodes: int | None = None, seconds: float | None = None
    ) -> memoryview[Any]:
        """Return the value after each card, int16 [n, 32], `NOT_LEGAL` where it may not be played.

        A position that the limits left unfinished has no value at all. Otherwise like `values`.
        """
        out = array("h", [NOT_LEGAL]) * (32 * len(self))
        self._run("card_values", threads, read_limits(nodes, seconds), out)
        return shaped(out, "h", len(self), 32)

    def card_marks(
        self,
        steps: Steps | Sequence[Steps],
        which: Any = None,
        *,
        threads: int = 1,
        nodes: int | None = None,
        seconds: float | None = None,
    ) -> memoryview[Any]:
        """Return team 0's marks less team 1's after each card, int32 [n, 32].

        They are exact, and the fewer the steps, the less it costs. `NO_MARKS` stands where a card
        may not be played and for positions that the limits left unfinished. With several staircases
        `which`, int32 [n], says which one a row has. Raises `BadRequest` for one that is not there;
        otherwise like `values`.
        """
        stairs = (steps,) if isinstance(steps, Steps) else tuple(steps)
        rows = memoryview(array("i", [0]) * len(self) if which is None else which)
        if len(rows) != len(self) or not stairs or (which is None and len(stairs) > 1):
            raise BadRequest(name="which", value=len(rows))
        for row in {*rows}:
            read_count("which", row, 0, len(stairs) - 1)
        out = array("i", [NO_MARKS]) * (32 * len(self))
        asked: Any = stairs
        if kernel.core is not None:
            marks = array("i")
            for one in stairs:
                marks.extend(one.table())
            asked = shaped(marks, "i", len(stairs), len(VALUES))
        self._run("card_marks", threads, read_limits(nodes, seconds), asked, rows, out)
        return shaped(out, "i", len(self), 32)

    def cards_reach(
        self,
        thresholds: Iterable[int],
        *,
        threads: int = 1,
        nodes: int | None = None,
        seconds: float | None = None,
    ) -> memoryview[Any]:
        """Tell for each threshold and card whether the value comes to the threshold.

        Returns int8 [n, thresholds, 32]: 1 yes, 0 no, -1 where the card may not be played or the
        limits, which are those of `values`, were reached before it was known.
        """
        asked = array("h", [max(-10_000, min(one, 10_000)) for one in thresholds])
        out = array("b", [-1]) * (32 * len(asked) * len(self))
        self._run("cards_reach", threads, read_limits(nodes, seconds), memoryview(asked), out)
        return shaped(out, "b", len(self), len(asked), 32)

    def playouts(self, number: int, seed: int, *, threads: int = 1) -> memoryview[Any]:
        """Play each position at random to its end `number` times; int16 [n, number] of values.

        Every legal card is as likely as another. Kernel and Python draw different cards from the
        same seed. Raises `BadPosition` or `BadRequest`.
        """
        read_count("number", number, 1, _MOST_NUMBERS // max(1, len(self)))
        read_count("seed", seed, 0, 2**64 - 1)
        out = array("h", [0]) * (number * len(self))
        self._run("playouts", threads, (seed, number), out)
        return shaped(out, "h", len(self), number)

    def _run(self, question: str, threads: int, *arguments: Any) -> None:
        read_count("threads", threads, 0, _MOST_THREADS)
        if kernel.core is None:
            self._run_in_python(question, *arguments)
            return
        numbers, *rest = arguments
        rules = kernel.native_rules(self.ruleset, self.strain)
        rows = (self.hands, self.leaders, self.tables, self.taken, self.teams)
        try:
            getattr(kernel.core, question)(rules, *rows, threads, *numbers, *rest)
        except ValueError as error:
            code, _, index = str(error).partition(" ")
            because = Reason.of("position_row", problem=code, row=index)
            raise BadPosition(because=because) from None

    def _run_in_python(self, question: str, numbers: tuple[int, float], *rest: Any) -> None:
        """Answer row after row; the seconds allowed are those of all rows together."""
        most, seconds = numbers
        is_limited = question != "playouts" and seconds > 0
        end = time.monotonic() + seconds
        for row in range(len(self)):
            if is_limited:
                left = end - time.monotonic()
                if left <= 0:
                    return
                numbers = most, left
            _IN_PYTHON[question](self, row, numbers, *rest)


def shaped(numbers: array[int], kind: str, *shape: int) -> memoryview[Any]:
    """Return numbers as a table of this shape, without a copy."""
    if 0 in shape:
        # A memoryview knows no empty tables; an empty row of numbers says the same.
        return memoryview(numbers)
    view: memoryview[Any] = memoryview(numbers).cast("B")
    return view.cast(kind, shape)  # type: ignore[call-overload, no-any-return]


def _row(batch: Batch, hands: list[int], leader: int, table: list[int], index: int) -> Position:
    """Return a position whose points and tricks lead to the row's own answers."""
    faults = {
        "leader": not 0 <= leader <= 3,
        "table": any(card > 31 for card in table),
        "hands": not any(hands),
    }
    for problem, is_there in faults.items():
        if is_there:
            raise BadPosition(because=Reason.of("position_row", problem=problem, row=index))
    teams = int(batch.teams[index])
    first, second, third, fourth = map(CardSet, hands)
    held = (first, second, third, fourth)
    cards = tuple(CARDS[card] for card in table)
    leads = SEATS[leader]
    if not teams:
        taken = (int(batch.taken[index]), 0)
        return Position(batch.ruleset, batch.strain, held, leads, cards, taken, None)
    played = 8 - -(-(sum(map(len, held)) + len(cards)) // 4)
    points = batch.ruleset.ranking.tables[batch.strain].points
    left = sum(points[card] for hand in (*held, cards) for card in hand)
    gone = sum(points) - left
    taken, tricks = ((gone, 0), (played, 0)) if teams & 1 else ((0, gone), (0, played))
    return Position(batch.ruleset, batch.strain, held, leads, cards, taken, tricks)


def _value_in_python(batch: Batch, index: int, limits: tuple[int, float], out: array[int]) -> None:
    position = batch[index]
    try:
        out[index] = search.Solver(position, *limits).value(position)
    except search.Stopped:
        return


def _cards_in_python(batch: Batch, index: int, limits: tuple[int, float], out: array[int]) -> None:
    position = batch[index]
    solver = search.Solver(position, *limits)
    try:
        values = {card: solver.value(position.play(card)) for card in position.legal}
    except search.Stopped:
        return
    for card, value in values.items():
        out[32 * index + card] = value


def _marks_in_python(
    batch: Batch,
    index: int,
    limits: tuple[int, float],
    stairs: Sequence[Steps],
    rows: Sequence[int],
    out: array[int],
) -> None:
    position, steps = batch[index], stairs[rows[index]]
    solver = search.Solver(position, *limits)
    try:
        found = {card: steps.at(solver.step(position.play(card), steps)) for card in position.legal}
    except search.Stopped:
        return
    for card, marks in found.items():
        out[32 * index + card] = marks


def _reach_in_python(
    batch: Batch, index: int, limits: tuple[int, float], asked: Sequence[int], out: array[int]
) -> None:
    position = batch[index]
    legal = position.legal
    for at, threshold in enumerate(asked):
        solver = search.Solver(position, *limits)
        try:
            found = [(card, solver.reaches(position.play(card), threshold)) for card in legal]
        except search.Stopped:
            continue
        for card, is_reached in found:
            out[32 * (index * len(asked) + at) + card] = is_reached


def _play_in_python(
    batch: Batch, index: int, seed_and_number: tuple[int, int], out: array[int]
) -> None:
    seed, number = seed_and_number
    chance = Random(f"{seed} {index}")
    position = batch[index]
    for at in range(number):
        one = position
        while not one.is_over:
            one = one.play(chance.choice(tuple(one.legal)))
        out[number * index + at] = search.Solver(one, 0, 0).value(one)


_IN_PYTHON: dict[str, Any] = {
    "values": _value_in_python,
    "card_values": _cards_in_python,
    "card_marks": _marks_in_python,
    "cards_reach": _reach_in_python,
    "playouts": _play_in_python,
}
