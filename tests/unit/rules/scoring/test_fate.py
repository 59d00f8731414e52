"""What becomes of a belote (RULES.md 3.4)."""

import pytest

from rebelote.rules import Team
from rebelote.rules.scoring import Outcome, Sheet, Tally
from rebelote.rules.scoring.fate import (
    NoTrickBelote,
    OnFailure,
    kept_belote,
    transfer_announces,
    transfer_belote,
)
from tests.unit.rules.scoring.counted import capot, tally

KEEP, LOST = OnFailure.KEPT, OnFailure.LOST
TAKERS, DEFENCE = Team(0), Team(1)


def kept(what: Tally, team: Team, outcome: Outcome, on: OnFailure, no_trick: NoTrickBelote) -> int:
    return kept_belote(Sheet(what, 1), team, outcome, on, no_trick)


@pytest.mark.parametrize(("on_failure", "points"), [(KEEP, 20), (LOST, 0)])
def test_failing_takers_keep_their_belote_or_lose_it(on_failure: OnFailure, points: int) -> None:
    """The house decides about takers who made tricks but not their contract."""
    what = tally(50, belote=(20, 0))
    no_trick = NoTrickBelote.KEEP_UNLESS_FAILED
    assert kept(what, TAKERS, Outcome.FAILED, on_failure, no_trick) == points


@pytest.mark.parametrize(
    ("no_trick", "points"),
    [
        (NoTrickBelote.KEEP, 20),
        (NoTrickBelote.KEEP_UNLESS_FAILED, 0),
        (NoTrickBelote.TRANSFER, 0),
    ],
)
def test_takers_without_a_trick(no_trick: NoTrickBelote, points: int) -> None:
    """Where failing takers keep the belote, a capot may still take it from them."""
    what = capot(1, belote=(20, 0))
    assert kept(what, TAKERS, Outcome.FAILED, KEEP, no_trick) == points


@pytest.mark.parametrize(
    ("no_trick", "points"),
    [
        (NoTrickBelote.KEEP, 20),
        (NoTrickBelote.KEEP_UNLESS_FAILED, 20),
        (NoTrickBelote.TRANSFER, 0),
    ],
)
def test_a_defence_without_a_trick(no_trick: NoTrickBelote, points: int) -> None:
    """A capoted defence keeps its belote unless it passes over."""
    what = capot(0, belote=(0, 20))
    assert kept(what, DEFENCE, Outcome.MADE, LOST, no_trick) == points


@pytest.mark.parametrize(
    ("what", "no_trick", "totals"),
    [
        (capot(0, belote=(0, 20)), NoTrickBelote.TRANSFER, (20, -20)),
        (capot(0, belote=(0, 20)), NoTrickBelote.KEEP, (0, 0)),
        (tally(50, belote=(0, 20)), NoTrickBelote.TRANSFER, (0, 0)),
        (capot(0, belote=(20, 0)), NoTrickBelote.TRANSFER, (0, 0)),
    ],
)
def test_a_belote_passes_over_only_from_a_side_without_a_trick(
    what: Tally, no_trick: NoTrickBelote, totals: tuple[int, int]
) -> None:
    """Two lines move the twenty points, or nothing is written."""
    sheet = Sheet(what, 1)
    transfer_belote(sheet, no_trick)
    assert sheet.totals == totals


def test_announces_of_the_side_without_a_trick_pass_over() -> None:
    """Two lines move them, and no line says nothing."""
    sheet = Sheet(capot(0, announces=(0, 50)), 1)
    transfer_announces(sheet, TAKERS)
    assert sheet.totals == (50, -50)
    transfer_announces(sheet, DEFENCE)
    assert len(sheet.lines) == 2
