import math
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from rebelote.cards import Card
from rebelote.rules import TEAMS
from rebelote.solver import Position, Steps, best_line, can_reach, solve, solve_marks, value
from rebelote.solver.errors import BadPosition, BadRequest, LimitReached
from tests.reference.oracle import Minimax, brute_force, faults_of, random_ending
from tests.reference.root_values import random_steps
from tests.unit.solver.positions import full, two_left

# With the kernel and without: the answers are the same.
pytestmark = pytest.mark.parametrize("searcher", ["native", "python"], indirect=True)


def test_the_best_card_is_found(searcher: str) -> None:
    """The master trump takes the nine now or later, and with the last trick ten points more."""
    solution = solve(two_left())
    assert solution.value == 44
    assert solution.best == (Card.parse("7h"),)
    assert solution.points == (44, solution.position.total - 44)
    assert solution.cost(Card.parse("Js")) == 10


def test_random_endings_are_what_trying_every_line_gives(searcher: str) -> None:
    """All cards of endings of every ruleset and strain, tricks in progress included."""
    random = Random(11)
    most = 4 if searcher == "native" else 3
    for _ in range(60):
        assert faults_of(random_ending(random, most), random) == []


def test_the_two_ways_of_trying_every_line_agree(searcher: str) -> None:
    """The quicker oracle is the engine's own play."""
    random = Random(12)
    for _ in range(20):
        deal = random_ending(random, 2)
        assert Minimax(deal).value(deal) == brute_force(deal)


def test_a_card_is_worth_what_the_position_after_it_is(searcher: str) -> None:
    """Each value at the root is that of an independent solve of its child."""
    position = Position.of(random_ending(Random(13), 4))
    for card, one in solve(position).values.items():
        after = position.play(card)
        assert one == (after.points[0] if after.is_over else value(after))


def test_the_best_line_ends_at_the_value(searcher: str) -> None:
    """Played out, the line gives the points promised."""
    position = two_left()
    expected = solve(position).points
    for card in best_line(position):
        position = position.play(card)
    assert position.is_over
    assert position.points == expected


def test_each_team_reaches_its_points_and_no_more(searcher: str) -> None:
    """What both teams can be sure of adds up to the total."""
    position = two_left()
    for team in TEAMS:
        points = solve(position).points[team]
        assert can_reach(position, team, points)
        assert not can_reach(position, team, points + 1)
        assert can_reach(position, team, 0)
        assert not can_reach(position, team, 10**12)


def test_a_limit_of_nodes_is_kept(searcher: str) -> None:
    """The search stops at the limit, says so and gives no value."""
    for nodes in (1, 500):
        with pytest.raises(LimitReached) as reached:
            solve(full(), nodes=nodes)
        assert reached.value.params["limit"] == "nodes"
        assert reached.value.params["nodes"] == nodes + 1


EVERY_VALUE = Steps({one: one for one in range(-90, 253)})


@pytest.mark.parametrize("ask", [solve, value, lambda at, **k: solve_marks(at, EVERY_VALUE, **k)])
def test_a_search_stopped_tells_what_it_knew(searcher: str, ask: Callable[..., object]) -> None:
    """At any limit its bounds hold the values of the position and of each card."""
    random, cut = Random(15), 0
    for _ in range(12):
        position = Position.of(random_ending(random, 3))
        solution = solve(position)
        for nodes in (1, 3, 10, 40):
            try:
                ask(position, nodes=nodes)
            except LimitReached as reached:
                cut += 1
                known: dict[str, Any] = reached.params
                assert -90 <= known["low"] <= solution.value <= known["high"] <= 348
                for card, (low, high) in known.get("cards", {}).items():
                    assert low <= solution.values[card] <= high
                assert set(known.get("cards", solution.values)) == set(solution.values)
    assert cut > 10


def test_marks_are_those_of_the_exact_values(searcher: str) -> None:
    """Whatever the steps, every card has the marks of its value in endings of every ruleset."""
    random = Random(16)
    for _ in range(200 if searcher == "native" else 30):
        position = Position.of(random_ending(random, 4 if searcher == "native" else 3))
        solution, steps = solve(position), random_steps(random)
        found = solve_marks(position, steps)
        assert found.marks == {card: steps.at(one) for card, one in solution.values.items()}
        assert found.value == steps.at(solution.value)
        assert set(solution.best) <= set(found.best)


def test_one_step_costs_less_than_a_value(searcher: str) -> None:
    """With no step at all nothing is searched, and with one less than for all values."""
    position = full() if searcher == "native" else two_left()
    assert solve_marks(position, Steps({0: 7})).nodes == 0
    one_step = solve_marks(position, Steps({0: 0, solve(position).value: 1}))
    assert 0 < one_step.nodes < solve(position).nodes


def test_a_limit_of_time_is_kept(searcher: str) -> None:
    """A deadline that has passed stops the search at once."""
    for ask in (solve, value):
        with pytest.raises(LimitReached) as reached:
            ask(full(), seconds=1e-9)
        assert reached.value.params["limit"] == "time"
    with pytest.raises(LimitReached):
        can_reach(full(), 0, 82, seconds=1e-9)


@pytest.mark.parametrize(
    "limits",
    [
        {"nodes": 0},
        {"nodes": -1},
        {"nodes": 1.5},
        {"nodes": True},
        {"nodes": 10**30},
        {"seconds": 0},
        {"seconds": -1.0},
        {"seconds": math.nan},
    ],
)
def test_a_limit_that_is_none_is_refused(searcher: str, limits: dict[str, Any]) -> None:
    """Limits are above zero and within what a machine counts."""
    steps = Steps({0: 0, 30: 1})
    for ask in (solve, value, lambda at, **k: solve_marks(at, steps, **k)):
        with pytest.raises(BadRequest):
            ask(two_left(), **limits)
    with pytest.raises(BadRequest):
        can_reach(two_left(), 0, 30, **limits)


def test_huge_limits_are_no_limits(searcher: str) -> None:
    """Limits that cannot be reached change nothing."""
    assert solve(two_left(), nodes=2**60, seconds=1e300).value == 44
    assert solve(two_left(), seconds=math.inf).value == 44


def test_a_position_played_out_is_refused(searcher: str) -> None:
    """There is no card to value."""
    position = two_left()
    for card in best_line(position):
        position = position.play(card)
    with pytest.raises(BadPosition):
        solve(position)


def test_the_search_costs_the_same_each_time(searcher: str) -> None:
    """The nodes depend on the position alone, not on what was solved before."""
    position = Position.of(random_ending(Random(14), 4))
    first = solve(position)
    solve(two_left())
    assert solve(position).nodes == first.nodes
