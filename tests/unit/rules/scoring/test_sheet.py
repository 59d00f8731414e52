"""The score sheet, and points that no deal can give."""

import dataclasses
import pickle
from typing import Any

import pytest

from rebelote.rules import Strain, Team
from rebelote.rules.errors import BadTally
from rebelote.rules.ranking import STANDARD_RANKING
from rebelote.rules.scoring import (
    Additive,
    BidScoring,
    Line,
    LineCode,
    Outcome,
    Scoring,
    Sheet,
    check_tally,
)
from tests.unit.rules.scoring.counted import capot, tally

ONE, TWO = Team(0), Team(1)


def test_the_defence_is_the_other_team() -> None:
    """Whoever takes, the others defend."""
    assert (tally(90).defence, tally(90, taker_team=TWO).defence) == (1, 0)


def test_a_capot_is_eight_tricks() -> None:
    """Seven tricks are none, eight are one for that team."""
    assert (tally(140, tricks=(7, 1)).capot, capot(0).capot, capot(1).capot) == (None, 0, 1)


def test_a_line_that_says_nothing_is_not_written() -> None:
    """No points, no line."""
    sheet = Sheet(tally(90), 1)
    sheet.add(LineCode.BID, ONE, 0)
    sheet.add(LineCode.BID, ONE, 80)
    assert sheet.lines == [Line(LineCode.BID, ONE, 80)]


def test_points_move_by_two_lines() -> None:
    """What one team loses the other gains."""
    sheet = Sheet(tally(90), 1)
    sheet.move(LineCode.FAILED, ONE, 90)
    assert sheet.totals == (-90, 90)


def test_the_count_writes_cards_announces_and_belote() -> None:
    """Each source of points has its own line."""
    sheet = Sheet(tally(90, announces=(20, 0), belote=(0, 20)), 1)
    sheet.count()
    assert sheet.lines == [
        (LineCode.CARDS, 0, 90),
        (LineCode.CARDS, 1, 62),
        (LineCode.ANNOUNCES, 0, 20),
        (LineCode.BELOTE, 1, 20),
    ]


def test_rounding_is_a_line() -> None:
    """The line brings the total to whole marks, up or down."""
    sheet = Sheet(tally(90), 10)
    sheet.add(LineCode.CARDS, ONE, 96)
    sheet.round_to(LineCode.ROUNDING, ONE, 10)
    assert sheet.lines[-1] == (LineCode.ROUNDING, 0, 4)


def test_suspended_points_leave_the_team() -> None:
    """They are kept as marks for a later deal, on top of those that wait already."""
    sheet = Sheet(tally(71, pending=16), 10)
    sheet.suspend(ONE, 81, 8)
    sheet.win_pending(None)
    assert sheet.total(ONE) == -81
    assert sheet.pending == 24


def test_the_winner_gets_what_was_waiting() -> None:
    """Pending marks are points times the unit, and wait no longer."""
    sheet = Sheet(tally(71, pending=16), 10)
    sheet.win_pending(TWO)
    score = sheet.close(Outcome.FAILED, (0, 0))
    assert (score.marks, score.pending_won, score.pending) == ((0, 16), (0, 16), 0)
    assert score.own_marks == (0, 0)


@pytest.mark.parametrize("code", LineCode)
def test_every_line_names_its_article(code: LineCode) -> None:
    """The article of the specification stands behind each kind of line."""
    assert code.article


def test_a_tally_and_a_score_are_values() -> None:
    """Both are frozen and pickle to equals."""
    score = Additive().score(tally(90))
    for value in (tally(90), score):
        assert pickle.loads(pickle.dumps(value)) == value
    with pytest.raises(dataclasses.FrozenInstanceError):
        score.pending = 3  # type: ignore[misc]


def check(scoring: Scoring = Additive(), **fields: Any) -> None:  # noqa: B008 - it is frozen
    check_tally(dataclasses.replace(tally(90), **fields), STANDARD_RANKING, scoring)


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("card_points", {"card_points": (-10, 162)}),
        ("card_points", {"card_points": (90, 72)}),
        ("card_points", {"strain": Strain.NO_TRUMP}),
        ("tricks", {"tricks": (9, -1)}),
        ("tricks", {"tricks": (4, 3)}),
        ("tricks", {"tricks": (8, 0)}),
        ("last_trick", {"card_points": (152, 0), "tricks": (8, 0), "last_trick": TWO}),
        ("announces", {"announces": (15, 0)}),
        ("announces", {"announces": (0, -20)}),
        ("belote", {"belote": (10, 0)}),
        ("belote", {"belote": (0, -20)}),
        ("pending", {"pending": -1}),
        ("bid", {"level": 80}),
    ],
)
def test_impossible_points_are_refused_by_field(name: str, fields: dict[str, Any]) -> None:
    """The error names the field, its value and the reason."""
    with pytest.raises(BadTally) as caught:
        check(**fields)
    assert caught.value.params["field"] == name
    assert {"value", "because"} < set(caught.value.params)


def test_a_bid_needs_its_level() -> None:
    """Where points are bid the level is part of the contract."""
    with pytest.raises(BadTally) as caught:
        check(BidScoring())
    assert caught.value.params["field"] == "bid"


@pytest.mark.parametrize(
    ("scoring", "fields"),
    [
        (Additive(), {}),
        (Additive(), {"card_points": (152, 0), "tricks": (8, 0)}),
        (Additive(), {"announces": (220, 0), "belote": (0, 20), "pending": 81}),
        (Additive(), {"strain": Strain.ALL_TRUMP, "card_points": (200, 48), "belote": (40, 40)}),
        (BidScoring(), {"level": "capot"}),
        (BidScoring(), {"level": 80}),
    ],
)
def test_possible_points_pass(scoring: Scoring, fields: dict[str, Any]) -> None:
    """What a deal can give is accepted."""
    check(scoring, **fields)
