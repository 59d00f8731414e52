from random import Random

import pytest

from rebelote.cards import Card
from rebelote.engine import Deal
from rebelote.rules import SEATS, Phase
from rebelote.rules.registry import rulesets
from rebelote.solver import Position, Steps, marks_table, points_of_teams, solve
from rebelote.solver.errors import NotMonotone
from rebelote.solver.objective import VALUES


def contracted(name: str, seed: int) -> Deal:
    """Return a deal at its first lead, after calls drawn by chance."""
    random = Random(seed)
    while True:
        pack = list(map(Card, range(32)))
        random.shuffle(pack)
        deal = Deal.start(rulesets()[name], pack, SEATS[random.randrange(4)])
        while deal.progress is None and not deal.is_over:
            deal = deal.apply(random.choice(deal.legal_actions()))
        if deal.phase is Phase.PLAY:
            return deal


@pytest.mark.parametrize(
    ("value", "points"), [(0, (0, 162)), (82, (82, 80)), (252, (252, 0)), (-90, (0, 252))]
)
def test_a_value_tells_the_points_of_both_teams(value: int, points: tuple[int, int]) -> None:
    """A capot is worth 252 to the team that makes it."""
    assert points_of_teams(value, 162) == points


def test_steps_may_not_go_down() -> None:
    """More points never bring fewer marks, or the best card would depend on more than points."""
    with pytest.raises(NotMonotone):
        Steps({0: 5, 1: 4})


def test_steps_need_marks() -> None:
    """A staircase without marks says nothing."""
    with pytest.raises(ValueError, match="no marks"):
        Steps({})


def test_every_value_has_the_marks_of_its_step() -> None:
    """Values between, below and above those given stand on the step beneath them."""
    steps = Steps({0: -9, 82: 7, 252: 20})
    found = [steps.at(value) for value in (-90, 0, 81, 82, 162, 251, 252, 300)]
    assert found == [-9, -9, -9, 7, 7, 7, 20, 20]
    assert [*steps.table()] == [steps.at(value) for value in VALUES]


def test_the_thresholds_are_where_the_marks_change() -> None:
    """A window at each of them finds the exact step."""
    assert Steps({-90: -9, 0: -9, 81: -9, 82: 7, 83: 7, 252: 20}).thresholds == (82, 252)


@pytest.mark.parametrize("name", rulesets())
def test_the_table_gives_the_marks_of_the_deal_played_out(name: str) -> None:
    """Whatever is played, the marks at the end are those of the value reached.

    Announces that count and belotes made are taken from the end of the deal, as only then all are
    known.
    """
    for seed in range(8):
        random = Random(seed)
        deal = contracted(name, seed)
        last = deal
        while not deal.is_over:
            last, deal = deal, deal.apply(random.choice(deal.legal_actions()))
        if last.belote_points != deal.belote_points:
            continue
        ended = Position.of(last)
        value = next(iter(solve(ended).values.values()))
        first, second = deal.score().marks
        assert marks_table(last).marks[value] == first - second


@pytest.mark.parametrize("name", rulesets())
def test_the_staircase_of_every_ruleset_climbs(name: str) -> None:
    """Values from capot to capot have marks, which never fall."""
    for seed in range(12):
        table = marks_table(contracted(name, seed))
        assert len(table.marks) >= 133
        assert table.thresholds
