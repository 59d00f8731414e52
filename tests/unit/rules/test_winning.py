"""The end of a match (RULES.md 3.7)."""

import pytest

from rebelote.rules import Score, Team
from rebelote.rules.scoring import Outcome
from rebelote.rules.winning import FixedDeals, Target, Verdict

ON = Verdict(is_over=False)


def score(pending: int = 0, capot: Team | None = None) -> Score:
    return Score(Outcome.MADE, (100, 62), (100, 62), (0, 0), pending, 1, (), capot)


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ((99, 98), ON),
        ((100, 0), Verdict(True, Team(0))),
        ((0, 100), Verdict(True, Team(1))),
        ((120, 130), Verdict(True, Team(1))),
        ((130, 120), Verdict(True, Team(0))),
        ((120, 120), ON),
    ],
)
def test_the_higher_score_wins_once_the_target_is_reached(
    scores: tuple[int, int], expected: Verdict
) -> None:
    """The target ends the match for the team ahead; equal scores play on."""
    assert Target(target=100).verdict(scores, 9, score()) == expected


@pytest.mark.parametrize("blocks", [True, False])
def test_points_in_suspense_block_the_end_where_they_do(blocks: bool) -> None:
    """A deal that leaves points hanging ends nothing, unless the house says otherwise."""
    rule = Target(target=100, hanging_blocks_end=blocks)
    assert rule.verdict((110, 20), 9, score(pending=81)).is_over is not blocks


@pytest.mark.parametrize("blocks", [True, False])
@pytest.mark.parametrize("team", [Team(0), Team(1)])
def test_a_valat_blocks_the_end_where_it_does(blocks: bool, team: Team) -> None:
    """All eight tricks, by either team, put the end off in the Bulgarian game only."""
    rule = Target(target=100, valat_blocks_end=blocks)
    assert rule.verdict((110, 20), 9, score(capot=team)).is_over is not blocks


def test_nobody_knows_the_last_deal_of_a_race() -> None:
    """A target may be reached or not, so no deal is the last beforehand."""
    assert not Target().is_last(1000)


def test_the_last_deal_of_a_party_is_known() -> None:
    """With twelve deals the twelfth is the last."""
    assert [played for played in range(14) if FixedDeals(deals=12).is_last(played)] == [11, 12, 13]


@pytest.mark.parametrize(
    ("effective", "scores", "expected"),
    [
        (11, (2000, 0), ON),
        (12, (900, 1000), Verdict(True, Team(1))),
        (12, (1000, 900), Verdict(True, Team(0))),
        (12, (900, 900), Verdict(True, None)),
    ],
)
def test_a_party_ends_after_its_deals(
    effective: int, scores: tuple[int, int], expected: Verdict
) -> None:
    """Only the number of deals counts, and equal totals are a draw."""
    assert FixedDeals(deals=12).verdict(scores, effective, score()) == expected
