"""Bidding points (RULES.md 4.1 `points`)."""

from typing import Any

import pytest

from rebelote.rules import CAPOT, Contract, Phase, Seat, Strain
from rebelote.rules.bidding import PointBidding
from rebelote.rules.bidding.points import PointDoubling
from rebelote.rules.errors import InconsistentOptions
from tests.rules.table import call
from tests.unit.rules.bidding.spoken import after, legal, refused

POINTS = PointBidding()
SHORT = PointBidding(bid_min=80, bid_max=90)


def test_the_levels_run_by_ten_up_to_capot() -> None:
    """80 to 240 by 10, then capot."""
    assert POINTS.levels == (*range(80, 250, 10), CAPOT)
    assert POINTS.strains == tuple(Strain)[:4]


def test_any_level_may_open_in_any_suit() -> None:
    """The first speaker passes or bids."""
    assert legal(SHORT, "") == "pass 80S 80H 80D 80C 90S 90H 90D 90C capotS capotH capotD capotC"


def test_a_bid_beats_the_level_that_stands() -> None:
    """The suit does not matter, a partner may be overbid, and opponents may double."""
    assert legal(SHORT, "80H") == "pass 90S 90H 90D 90C capotS capotH capotD capotC double"
    assert legal(SHORT, "80H pass") == "pass 90S 90H 90D 90C capotS capotH capotD capotC"


def test_nothing_outbids_a_capot() -> None:
    """A capot may be passed or doubled."""
    assert legal(SHORT, "capotH") == "pass double"


def test_a_double_freezes_the_contract() -> None:
    """Only the takers speak, once each: pass or redouble."""
    assert legal(POINTS, "100H double") == "pass redouble"
    assert after(POINTS, "100H double").speaker == 2
    assert after(POINTS, "100H double pass").speaker == 0
    assert legal(POINTS, "100H double pass") == "pass redouble"


def test_both_takers_passing_closes_a_doubled_contract() -> None:
    """Two passes after a double are enough."""
    standing = after(POINTS, "100H double pass pass")
    assert standing.contract == Contract(Strain.HEARTS, 100, Seat(0), 2)
    assert POINTS.legal(standing, None) == ()


def test_a_redouble_closes_at_once() -> None:
    """Nobody speaks after a redouble, which counts four."""
    assert after(POINTS, "100H pass pass double redouble").contract == Contract(
        Strain.HEARTS, 100, Seat(0), 4
    )


def test_three_passes_close() -> None:
    """The last bidder takes, not the first."""
    standing = after(POINTS, "80H pass 90H pass pass pass")
    assert standing.contract == Contract(Strain.HEARTS, 90, Seat(2))


def test_four_opening_passes_pass_the_deal_out() -> None:
    """The third pass leaves a speaker, the fourth none."""
    assert after(POINTS, "pass pass pass").phase is Phase.BIDDING
    assert after(POINTS, "pass pass pass pass").phase is Phase.PASSED_OUT


def test_doubling_may_be_switched_off() -> None:
    """Without doubling the call is not offered, and refused by name."""
    plain = PointBidding(double=PointDoubling.NONE, bid_max=80)
    assert legal(plain, "80H") == "pass capotS capotH capotD capotC"
    assert refused(plain, "80H", "double").code == "NoDoublingHere"


@pytest.mark.parametrize(
    ("calls", "text", "code"),
    [
        ("", "double", "NothingToDouble"),
        ("100H", "redouble", "NothingToRedouble"),
        ("100H pass", "double", "OwnSideDoubled"),
        ("100H double", "double", "AlreadyDoubled"),
        ("100H double", "110H", "ContractFrozen"),
        ("100H", "100S", "BidTooLow"),
        ("100H", "90S", "BidTooLow"),
        ("capotH", "capotS", "BidTooLow"),
        ("capotH", "240S", "BidTooLow"),
        ("", "85H", "LevelNotOffered"),
        ("", "250H", "LevelNotOffered"),
        ("", "H", "LevelNotOffered"),
        ("", "100NT", "StrainNotOffered"),
        ("", "100AT", "StrainNotOffered"),
    ],
)
def test_a_refused_call_has_its_name(calls: str, text: str, code: str) -> None:
    """Each reason to refuse a call is told apart."""
    assert refused(POINTS, calls, text).code == code


def test_a_refusal_shows_what_would_do() -> None:
    """The levels, the suits or the bid to beat stand in the error."""
    assert refused(SHORT, "", "85H").params["offered"] == (80, 90, CAPOT)
    assert refused(SHORT, "", "80NT").params["offered"] == tuple(Strain)[:4]
    assert refused(SHORT, "80H", "80S").params["standing"] == call("80H")


@pytest.mark.parametrize(
    "options",
    [
        {"bid_min": 100, "bid_max": 90},
        {"bid_step": 15},
        {"double_multiplier": 4},
        {"redouble_multiplier": 2},
    ],
)
def test_levels_and_multipliers_must_make_sense(options: dict[str, Any]) -> None:
    """A ladder that does not meet its top, or a redouble worth no more, is refused."""
    with pytest.raises(InconsistentOptions):
        PointBidding(**options)
