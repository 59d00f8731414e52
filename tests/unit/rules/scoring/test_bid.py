"""Scoring of a bid in points (RULES.md 3.5 and 4.5 `coinche`)."""

from typing import Any

import pytest

from rebelote.rules import CAPOT, Tally
from rebelote.rules.scoring import BidScoring, LineCode, Outcome
from rebelote.rules.scoring.bid import BidUnit, DoubledMade
from rebelote.rules.scoring.fate import NoTrickBelote, OnFailure
from tests.unit.rules.scoring.counted import capot, lines, scored, tally

R10 = BidScoring()
RAW = BidScoring(unit=BidUnit.RAW)


def bid(own: int, level: int | str = 80, **fields: Any) -> Tally:
    return tally(own, level=level, **fields)


@pytest.mark.parametrize(
    ("what", "outcome"),
    [
        (bid(72), Outcome.MADE),  # 82 card points
        (bid(71), Outcome.FAILED),  # 81 are too few
        (bid(71, belote=(20, 0), announces=(50, 0)), Outcome.FAILED),
        (bid(80, 90), Outcome.MADE),
        (bid(79, 90), Outcome.FAILED),
        (bid(79, 130, belote=(20, 0), announces=(20, 0)), Outcome.FAILED),
        (bid(80, 130, belote=(20, 0), announces=(20, 0)), Outcome.MADE),
        (bid(140, CAPOT, tricks=(7, 1)), Outcome.FAILED),
        (capot(0, level=CAPOT), Outcome.MADE),
        (capot(0, level=240), Outcome.MADE),
        (capot(0, level=300), Outcome.FAILED),
        (capot(1, level=80, announces=(200, 0)), Outcome.FAILED),
    ],
)
def test_the_bid_is_made_or_not(what: Tally, outcome: Outcome) -> None:
    """82 card points and the bid with announces and belote, or all tricks on a capot."""
    assert scored(R10, what).outcome is outcome


@pytest.mark.parametrize(
    ("what", "marks"),
    [
        (bid(80), (170, 70)),
        (bid(77, 80), (170, 80)),  # 87 + 80 and 75
        (bid(80, 100, belote=(20, 0), announces=(0, 20)), (210, 90)),
        (bid(60), (0, 240)),
        (bid(60, 100, belote=(20, 0), announces=(20, 50)), (20, 330)),
        (bid(60, 100, belote=(0, 20)), (0, 280)),
        (capot(0, level=100), (350, 0)),
        (capot(0, level=CAPOT), (500, 0)),
        (bid(140, CAPOT, tricks=(7, 1)), (0, 500)),
        (capot(1, level=100), (0, 350)),
        (capot(0, level=300), (0, 460)),
        (capot(0, level=100, announces=(0, 50), belote=(0, 20)), (350, 70)),
    ],
)
def test_what_a_bid_brings(what: Tally, marks: tuple[int, int]) -> None:
    """Takers mark points and bid; a failure gives 160 or 250, the bid and all announces away."""
    assert scored(R10, what).marks == marks


@pytest.mark.parametrize(
    ("what", "marks"),
    [
        (bid(80, multiplier=2), (480, 0)),
        (bid(80, multiplier=4), (960, 0)),
        (bid(95, 100, multiplier=2, belote=(0, 20)), (520, 20)),
        (bid(80, 100, multiplier=2, belote=(20, 0), announces=(0, 20)), (600, 0)),
        (bid(60, 100, multiplier=2, belote=(20, 0)), (20, 520)),
        (capot(0, level=100, multiplier=2), (700, 0)),
        (bid(140, CAPOT, tricks=(7, 1), multiplier=4), (0, 2000)),
    ],
)
def test_a_doubled_deal_is_one_total(what: Tally, marks: tuple[int, int]) -> None:
    """The winner marks the base, the bid and all announces, multiplied; the loser its belote."""
    assert scored(R10, what).marks == marks


def test_doubled_takers_may_mark_their_own_score_only() -> None:
    """By house rule their normal mark is multiplied and the defence keeps its points."""
    own = BidScoring(coinche_made=DoubledMade.OWN)
    assert scored(own, bid(80, multiplier=2)).marks == (340, 70)
    assert scored(own, bid(60, multiplier=2)).marks == (0, 480)


def test_marks_may_be_left_unrounded() -> None:
    """By house rule every point is marked."""
    assert scored(RAW, bid(79)).marks == (169, 73)


def test_a_capot_may_be_worth_another_bid() -> None:
    """The value of a bid capot is a house option."""
    assert scored(BidScoring(capot_bid=500), capot(0, level=CAPOT)).marks == (750, 0)


def test_failing_takers_may_lose_their_belote() -> None:
    """By house rule it goes to the defence."""
    house = BidScoring(belote_on_failure=OnFailure.LOST)
    assert scored(house, bid(60, belote=(20, 0))).marks == (0, 260)


def test_a_capoted_belote_may_pass_over() -> None:
    """By house rule the belote of a side without a trick goes to the other."""
    house = BidScoring(no_trick_belote=NoTrickBelote.TRANSFER)
    assert scored(house, capot(0, level=100, belote=(0, 20))).marks == (370, 0)


def test_the_announces_of_a_capoted_defence_may_pass_over() -> None:
    """By house rule they count for the side with all tricks."""
    house = BidScoring(capot_takes_announces=True)
    score = scored(house, capot(0, level=100, announces=(0, 50)))
    assert score.marks == (400, 0)
    assert lines(score, LineCode.CAPOT_ANNOUNCES) == [(1, -50), (0, 50)]


def test_nothing_ever_hangs() -> None:
    """81 to 81 fails, and points brought in suspense stay there."""
    score = scored(R10, bid(71, pending=30))
    assert (score.outcome, score.marks, score.pending) == (Outcome.FAILED, (0, 240), 30)


def test_the_bid_is_a_line() -> None:
    """What the bid adds stands on the sheet."""
    assert lines(scored(R10, bid(80, 110)), LineCode.BID) == [(1, 110)]
    assert lines(scored(R10, bid(110, 110)), LineCode.BID) == [(0, 110)]
