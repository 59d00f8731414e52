"""What stands in an auction."""

import pytest

from rebelote.rules import Bid, Contract, Phase, Seat, Strain
from rebelote.rules.bidding.standing import Standing, check_multipliers
from rebelote.rules.errors import InconsistentOptions

BID = Bid(100, Strain.HEARTS)


def test_nothing_stands_before_the_first_call() -> None:
    """A new auction has a speaker and no contract."""
    standing = Standing(Seat(3))
    assert (standing.phase, standing.multiplier, standing.contract) == (Phase.BIDDING, 1, None)


def test_a_standing_bid_is_no_contract_yet() -> None:
    """Only a closed auction has a contract."""
    assert Standing(Seat(1), bid=BID, bidder=Seat(0)).contract is None


def test_a_closed_auction_has_a_contract() -> None:
    """The contract carries strain, level, taker and multiplier."""
    closed = Standing(Seat(1), Phase.PLAY, BID, Seat(2), multiplier=2)
    assert closed.contract == Contract(Strain.HEARTS, 100, Seat(2), 2)


@pytest.mark.parametrize(("double", "redouble"), [(2, 2), (3, 2)])
def test_a_redouble_is_worth_more_than_a_double(double: int, redouble: int) -> None:
    """Equal or lower multipliers contradict each other."""
    with pytest.raises(InconsistentOptions):
        check_multipliers(double, redouble)


def test_a_redouble_may_be_worth_any_more() -> None:
    """Two and three go together."""
    check_multipliers(2, 3)
