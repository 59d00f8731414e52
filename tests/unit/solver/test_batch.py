import math
import subprocess
import sys
from array import array
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from rebelote.cards import Card, CardSet
from rebelote.rules import SEATS, Strain
from rebelote.solver import NO_MARKS, NOT_LEGAL, Batch, Position, Steps, kernel, solve
from rebelote.solver import batch as batch_module
from rebelote.solver.errors import BadPosition, BadRequest
from tests.unit.solver.positions import COINCHE, full, listed, two_left

both = pytest.mark.parametrize("searcher", ["native", "python"], indirect=True)


def endings(number: int) -> list[Position]:
    """Return positions of three cards each, a trick in progress in some."""
    found: list[Position] = []
    random = Random(5)
    while len(found) < number:
        pack = random.sample(range(32), 12)
        first, second, third, fourth = (CardSet.of(pack[at::4]) for at in range(4))
        position = Position(
            COINCHE, Strain.DIAMONDS, (first, second, third, fourth), SEATS[random.randrange(4)]
        )
        for _ in range(random.randrange(4)):
            position = position.play(random.choice(tuple(position.legal)))
        found.append(position)
    return found


@both
def test_a_batch_gives_what_single_positions_give(searcher: str) -> None:
    """Values, values of cards and windows are those of `solve`, row by row."""
    positions = endings(12)
    batch = Batch.of(positions)
    values, cards = batch.values(), batch.card_values()
    reached = batch.cards_reach([10, 30])
    for row, position in enumerate(positions):
        solution = solve(position)
        assert values[row] == solution.value
        for card in range(32):
            expected = solution.values.get(Card(card), NOT_LEGAL)
            assert cards[row, card] == expected
            for at, threshold in enumerate((10, 30)):
                answer = -1 if expected == NOT_LEGAL else int(expected >= threshold)
                assert reached[row, at, card] == answer


@both
def test_marks_of_a_batch_are_those_of_its_values(searcher: str) -> None:
    """Each row has the marks of its own staircase, and none where a card may not be played."""
    batch = Batch.of(endings(9))
    values = batch.card_values()
    stairs = [Steps({0: -1, 20 + at: 1, 50: 1 + at}) for at in range(3)]
    which = array("i", [0, 1, 2] * 3)
    several, single = batch.card_marks(stairs, which), batch.card_marks(stairs[1])
    for row in range(len(batch)):
        for card in range(32):
            one = values[row, card]
            expected = [NO_MARKS if one == NOT_LEGAL else steps.at(one) for steps in stairs]
            assert several[row, card] == expected[which[row]]
            assert single[row, card] == expected[1]


@pytest.mark.parametrize("which", [[0], [0, 2], [0, -1], None])
@both
def test_a_staircase_that_is_not_there_is_refused(searcher: str, which: list[int] | None) -> None:
    """Each row names one of the staircases given."""
    batch, steps = Batch.of(endings(2)), Steps({0: 0})
    with pytest.raises(BadRequest):
        batch.card_marks([steps, steps], None if which is None else array("i", which))
    with pytest.raises(BadRequest):
        batch.card_marks([])


@both
def test_a_row_comes_back_as_the_position_it_was(searcher: str) -> None:
    """Hands, leader and table are kept."""
    positions = endings(4)
    batch = Batch.of(positions)
    assert [batch[row] for row in range(len(batch))] == positions


def test_the_number_of_threads_changes_nothing() -> None:
    """Answers and playouts are the same with one thread and with three."""
    batch = Batch.of(endings(20))
    for ask in (
        lambda threads: batch.values(threads=threads),
        lambda threads: batch.card_values(threads=threads),
        lambda threads: batch.card_marks(Steps({0: 0, 30: 1}), threads=threads),
        lambda threads: batch.playouts(7, 1, threads=threads),
    ):
        assert listed(ask(1)) == listed(ask(3))


@both
def test_limits_leave_what_is_not_finished_open(searcher: str) -> None:
    """A position stopped by its limit has no value, and no half of one."""
    batch = Batch.of([full()])
    assert listed(batch.values(nodes=100)) == [NOT_LEGAL]
    assert set(listed(batch.card_values(nodes=100))[0]) == {NOT_LEGAL}
    assert set(listed(batch.cards_reach([82], nodes=20))[0][0]) == {-1}
    steps = Steps({0: 0, 82: 1})
    assert set(listed(batch.card_marks(steps, nodes=20))[0]) == {NO_MARKS}
    assert listed(batch.values(seconds=1e-9)) == [NOT_LEGAL]


def test_seconds_are_those_of_the_whole_batch_without_the_kernel(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A clock on which each look takes a second leaves time for the first row alone."""
    monkeypatch.setattr(kernel, "core", None)
    ticks = count(0)
    clock = SimpleNamespace(monotonic=lambda: float(next(ticks)))
    monkeypatch.setattr(batch_module, "time", clock)
    values = Batch.of([two_left()] * 3).values(seconds=1.5)
    assert listed(values) == [solve(two_left()).value, NOT_LEGAL, NOT_LEGAL]


@both
def test_playouts_end_between_the_bounds(searcher: str) -> None:
    """Every value is one that the deal can have, the seed decides, and chance shows."""
    batch = Batch.of([full()])
    played = listed(batch.playouts(40, 3))[0]
    assert listed(batch.playouts(40, 3))[0] == played
    assert listed(batch.playouts(40, 4))[0] != played
    assert all(0 <= one <= 162 or one in (-90, 252) for one in played)
    assert len(set(played)) > 5


@both
def test_playouts_choose_evenly(searcher: str) -> None:
    """With one card of chance each outcome comes about half the time."""
    position = two_left()
    outcomes = set(solve(position).values.values())
    assert len(outcomes) == 2
    played = listed(Batch.of([position]).playouts(400, 1))[0]
    assert 140 < played.count(max(played)) < 260


def test_worlds_are_given_as_a_table_of_hands() -> None:
    """A batch like a position differs in the hands alone, from any buffer."""
    position = two_left()
    rows = array("I", [*map(int, position.hands), *map(int, position.hands)])
    table = memoryview(rows).cast("B").cast("I", (2, 4))
    assert Batch.like(position, table).values().tolist() == [44, 44]


def test_numpy_arrays_are_taken() -> None:
    """An array of uint32 is a table of hands, and an answer becomes an array without a copy."""
    numpy = pytest.importorskip("numpy")
    position = two_left()
    hands = numpy.array([list(map(int, position.hands))] * 3, dtype=numpy.uint32)
    assert numpy.asarray(Batch.like(position, hands).values()).tolist() == [44, 44, 44]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"hands": (1, 1, 2, 4)}, "cards"),
        ({"hands": (1, 2, 4, 24)}, "hands"),
        ({"hands": (0, 0, 0, 0)}, "hands"),
        ({"leader": 4}, "leader"),
        ({"taken": -1}, "points"),
        ({"taken": 1001}, "points"),
        ({"hands": (1, 2, 4, 0), "leader": 3, "table": (0, -1, -1)}, "cards"),
        ({"hands": (1, 2, 4, 0), "leader": 3, "table": (40, -1, -1)}, "table"),
        # Seat 1 throws a heart on the spade led though it holds a spade.
        ({"hands": (1 << 9, 1 << 1, 6 << 2, 3 << 17), "table": (0, 8, -1)}, "legal"),
    ],
)
@both
def test_an_impossible_row_is_named(searcher: str, change: dict[str, Any], problem: str) -> None:
    """The error says which row is at fault and in the kernel why; nothing is solved."""
    plain = {"hands": (1, 2, 4, 8), "leader": 0, "table": (-1, -1, -1), "taken": 0}
    rows = [dict(plain) for _ in range(2)]
    rows[1] |= change
    hands, tables = array("I"), array("b")
    for row in rows:
        hands.extend(row["hands"])  # type: ignore[arg-type]
        tables.extend(row["table"])  # type: ignore[arg-type]
    # The rows hold numbers and lists side by side, which no type tells apart by their names.
    batch = Batch(
        COINCHE,
        Strain.CLUBS,
        memoryview(hands).cast("B").cast("I", (2, 4)),
        array("b", [int(row["leader"]) for row in rows]),  # type: ignore[call-overload]
        memoryview(tables).cast("B").cast("b", (2, 3)),
        array("h", [int(row["taken"]) for row in rows]),  # type: ignore[call-overload]
        array("B", [0, 0]),
    )
    steps = Steps({0: 0, 5: 1})
    for ask in (batch.values, batch.card_values, lambda: batch.card_marks(steps)):
        with pytest.raises(BadPosition) as refused:
            ask()
        if searcher == "native":
            expected = f"position_row(problem={problem}, row=1)"
            assert str(refused.value.params["because"]) == expected


@both
def test_huge_limits_are_no_limits(searcher: str) -> None:
    """Limits that cannot be reached change nothing."""
    batch = Batch.of([two_left()])
    for limits in ({"nodes": 2**62}, {"seconds": 1e300}, {"seconds": math.inf}):
        assert listed(batch.values(**limits)) == [44]


@pytest.mark.parametrize(
    "ask",
    [
        lambda batch: batch.values(threads=-1),
        lambda batch: batch.values(threads=10**9),
        lambda batch: batch.values(nodes=0),
        lambda batch: batch.values(nodes=2**64),
        lambda batch: batch.card_values(seconds=0),
        lambda batch: batch.cards_reach([82], seconds=-1.0),
        lambda batch: batch.card_marks(Steps({0: 0}), seconds=math.nan),
        lambda batch: batch.playouts(0, 1),
        lambda batch: batch.playouts(10**12, 1),
        lambda batch: batch.playouts(1, -1),
        lambda batch: Batch.of([]),
        lambda batch: Batch.of([two_left(), full()]),
    ],
)
def test_numbers_out_of_bounds_are_refused(ask: Callable[[Batch], object]) -> None:
    """Threads, limits, numbers and seeds have bounds, and a batch one strain."""
    with pytest.raises(BadRequest):
        ask(Batch.of([two_left()]))


STARVED = """
import resource
from rebelote.solver import Batch
from tests.unit.solver.test_batch import endings

batch = Batch.of(endings(9) * 300)
values = bytes(batch.values())
used = next(line for line in open("/proc/self/status") if line.startswith("VmSize"))
most = 1024 * int(used.split()[1]) + 200 * 2**20
resource.setrlimit(resource.RLIMIT_AS, (most, most))
assert bytes(batch.values(threads=1024)) == values
"""


@pytest.mark.skipif(sys.platform != "linux", reason="memory is limited as Linux does it")
@pytest.mark.skipif(kernel.core is None, reason="installed without the kernel")
def test_threads_that_cannot_be_had_are_done_without() -> None:
    """Where the system has no memory for so many threads, fewer give the same answers."""
    command = [sys.executable, "-c", STARVED]
    top = Path(__file__).parents[3]
    done = subprocess.run(command, cwd=top, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
