"""Scoring on a fixed base (RULES.md 3.5 and 4.5 `ktga`)."""

import pytest

from rebelote.rules import Tally, Team
from rebelote.rules.scoring import FixedBase, LineCode, Outcome
from rebelote.rules.scoring.base import BaseUnit
from rebelote.rules.scoring.fate import NoTrickBelote, OnFailure, OnTie
from tests.unit.rules.scoring.counted import capot, lines, scored, tally

RAW = FixedBase()
BE = FixedBase(unit=BaseUnit.BE)


@pytest.mark.parametrize(
    ("what", "marks"),
    [
        (tally(80), (90, 72)),
        (tally(80, announces=(50, 0), belote=(0, 20)), (140, 92)),
        (tally(60), (0, 162)),
        (tally(60, announces=(20, 0), belote=(20, 0)), (110, 92)),
        (tally(40, announces=(20, 0), belote=(20, 0)), (20, 182)),
        (capot(0, announces=(0, 50)), (302, 0)),
        (capot(1), (0, 252)),
        (capot(0, belote=(0, 20)), (252, 20)),
    ],
)
def test_a_deal_in_points(what: Tally, marks: tuple[int, int]) -> None:
    """Made sides share 162; a failure or capot gives the base and all announces to one."""
    assert scored(RAW, what).marks == marks


@pytest.mark.parametrize(
    ("what", "marks"),
    [
        (tally(80), (9, 7)),
        (tally(76), (8, 8)),  # the defence's 76 round up
        (tally(77), (9, 7)),  # and 75 down
        (tally(80, announces=(50, 0), belote=(0, 20)), (14, 9)),
        (tally(60), (0, 16)),
        (tally(40, announces=(20, 0), belote=(20, 0)), (2, 18)),
        (capot(0), (25, 0)),
        (capot(1, belote=(20, 0)), (2, 25)),
    ],
)
def test_a_deal_in_tens(what: Tally, marks: tuple[int, int]) -> None:
    """The defence is rounded and the takers get the complement of sixteen."""
    assert scored(BE, what).marks == marks


def test_the_complement_is_a_line() -> None:
    """The takers' line shows what the rounding of the defence takes from them."""
    score = scored(BE, tally(76))
    assert lines(score, LineCode.ROUNDING) == [(1, 4)]
    assert lines(score, LineCode.COMPLEMENT) == [(0, -6)]


@pytest.mark.parametrize(
    ("scoring", "marks", "pending"),
    [
        (RAW, (0, 81), 81),
        (BE, (0, 8), 8),
    ],
)
def test_a_tie_hangs_the_takers_part(
    scoring: FixedBase, marks: tuple[int, int], pending: int
) -> None:
    """The defence marks its part and the rest of the base waits."""
    score = scored(scoring, tally(71))
    assert (score.outcome, score.marks, score.pending) == (Outcome.TIE, marks, pending)


@pytest.mark.parametrize(
    ("on_tie", "marks", "pending"), [(OnTie.KEPT, (2, 9), 7), (OnTie.SUSPENDED, (0, 9), 9)]
)
def test_the_belote_of_takers_who_tie(on_tie: OnTie, marks: tuple[int, int], pending: int) -> None:
    """It is marked at once, or hangs with the rest."""
    house = FixedBase(unit=BaseUnit.BE, belote_on_tie=on_tie)
    score = scored(house, tally(61, belote=(20, 0)))
    assert (score.marks, score.pending) == (marks, pending)


def test_the_winner_gets_the_points_in_suspense() -> None:
    """Takers who make it or a defence that beats them get the marks that waited."""
    assert scored(BE, tally(80, pending=8)).marks == (17, 7)
    assert scored(BE, tally(50, pending=8)).marks == (0, 24)
    assert scored(BE, tally(71, pending=8)).pending == 16


def test_a_capot_is_always_made() -> None:
    """Announces of the other side do not turn a capot into a failure (A39)."""
    score = scored(RAW, capot(0, announces=(0, 300)))
    assert (score.outcome, score.marks) == (Outcome.MADE, (552, 0))


def test_the_announces_of_a_capoted_defence_may_stay() -> None:
    """By house rule a side without a trick keeps its announces."""
    house = FixedBase(capot_takes_announces=False)
    assert scored(house, capot(0, announces=(0, 50))).marks == (252, 50)


def test_a_capoted_belote_may_pass_over() -> None:
    """By house rule the belote of a side without a trick goes to the other."""
    house = FixedBase(no_trick_belote=NoTrickBelote.TRANSFER)
    assert scored(house, capot(0, belote=(0, 20))).marks == (272, 0)


def test_failing_takers_may_lose_their_belote() -> None:
    """By house rule it goes over with the rest."""
    house = FixedBase(belote_on_failure=OnFailure.LOST)
    assert scored(house, tally(40, belote=(20, 0))).marks == (0, 182)


def test_the_contract_is_judged_for_the_side_that_took() -> None:
    """Team 1 with 62 points fails its contract."""
    assert scored(BE, tally(90, taker_team=Team(1))).marks == (16, 0)
