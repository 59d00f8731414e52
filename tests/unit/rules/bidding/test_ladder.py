"""The ladder of contracts (RULES.md 4.1 `ladder`)."""

import pytest

from rebelote.rules import Contract, Phase, Seat, Strain
from rebelote.rules.bidding import Ladder
from rebelote.rules.bidding.ladder import LadderDoubling
from rebelote.rules.errors import InconsistentOptions
from tests.rules.table import call
from tests.unit.rules.bidding.spoken import after, legal, refused

LADDER = Ladder()


def test_every_contract_may_open() -> None:
    """The first speaker passes or names any rung."""
    assert legal(LADDER, "") == "pass C D H S NT AT"
    assert LADDER.strains == LADDER.contracts


def test_bids_rise_strictly() -> None:
    """Only the rungs above the standing bid are left."""
    assert legal(LADDER, "H pass") == "pass S NT AT"


def test_opponents_may_double_and_partners_not() -> None:
    """A double answers the other side's bid."""
    assert legal(LADDER, "S") == "pass NT AT double"
    assert legal(LADDER, "S pass") == "pass NT AT"


def test_the_doubled_side_may_redouble() -> None:
    """Both takers may answer a double, the doubling side may not double again."""
    assert legal(LADDER, "S double") == "pass NT AT redouble"
    assert legal(LADDER, "S double pass") == "pass NT AT"
    assert legal(LADDER, "S double pass pass") == "pass NT AT redouble"


def test_a_redouble_is_the_last_word_about_a_bid() -> None:
    """After a redouble only higher contracts remain."""
    assert legal(LADDER, "S double redouble") == "pass NT AT"
    assert legal(LADDER, "S double redouble pass") == "pass NT AT"


def test_a_higher_bid_wipes_the_double_out() -> None:
    """The new contract is undoubled."""
    standing = after(LADDER, "S double NT pass pass pass")
    assert standing.contract == Contract(Strain.NO_TRUMP, None, Seat(2), 1)


@pytest.mark.parametrize(("calls", "multiplier"), [("double", 2), ("double redouble", 4)])
def test_doubles_multiply(calls: str, multiplier: int) -> None:
    """A double counts two and a redouble four."""
    contract = after(LADDER, f"S {calls} pass pass pass").contract
    assert contract is not None
    assert contract.multiplier == multiplier


def test_three_passes_close_and_reopen_none() -> None:
    """Nobody speaks after three passes on a bid."""
    standing = after(LADDER, "pass pass H pass pass pass")
    assert standing.phase is Phase.PLAY
    assert standing.contract == Contract(Strain.HEARTS, None, Seat(2))
    assert LADDER.legal(standing, None) == ()


def test_who_passed_may_speak_again() -> None:
    """Two passes later the first speaker may still bid."""
    assert after(LADDER, "pass H pass pass S").bidder == 0


def test_four_passes_at_the_start_pass_the_deal_out() -> None:
    """Without a bid the fourth pass ends the deal, the third does not."""
    assert after(LADDER, "pass pass pass").phase is Phase.BIDDING
    standing = after(LADDER, "pass pass pass pass")
    assert standing.phase is Phase.PASSED_OUT
    assert standing.contract is None


def test_doubling_may_be_switched_off() -> None:
    """Without doubling the call is not offered, and refused by name."""
    plain = Ladder(double=LadderDoubling.NONE)
    assert legal(plain, "S") == "pass NT AT"
    assert refused(plain, "S", "double").code == "NoDoublingHere"


@pytest.mark.parametrize(
    ("calls", "text", "code"),
    [
        ("", "double", "NothingToDouble"),
        ("", "redouble", "NothingToRedouble"),
        ("S", "redouble", "NothingToRedouble"),
        ("S pass", "double", "OwnSideDoubled"),
        ("S double", "double", "AlreadyDoubled"),
        ("S double pass", "redouble", "OnlyTakersRedouble"),
        ("S double redouble pass", "redouble", "AlreadyDoubled"),
        ("S", "H", "BidTooLow"),
        ("S", "S", "BidTooLow"),
        ("", "100H", "NoLevelHere"),
    ],
)
def test_a_refused_call_has_its_name(calls: str, text: str, code: str) -> None:
    """Each reason to refuse a call is told apart."""
    assert refused(LADDER, calls, text).code == code


def test_a_low_bid_is_shown_what_stands() -> None:
    """The refusal names the bid to beat."""
    assert refused(LADDER, "S", "H").params["standing"] == call("S")


def test_a_side_that_doubles_itself_is_shown_the_bidder() -> None:
    """The refusal names whose bid it is."""
    assert refused(LADDER, "S pass", "double").params["bidder"] == 0
    assert refused(LADDER, "S double pass", "redouble").params["bidder"] == 0


def test_a_missing_contract_is_not_offered() -> None:
    """A ladder without all-trumps refuses it and names its rungs."""
    short = Ladder(contracts=(Strain.CLUBS, Strain.NO_TRUMP))
    error = refused(short, "", "AT")
    assert error.code == "StrainNotOffered"
    assert error.params["offered"] == (Strain.CLUBS, Strain.NO_TRUMP)


def test_a_redouble_counts_more_than_a_double() -> None:
    """Multipliers in the wrong order are refused."""
    with pytest.raises(InconsistentOptions):
        Ladder(double_multiplier=4, redouble_multiplier=4)
