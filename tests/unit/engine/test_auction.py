"""The auction as a frozen value."""

import dataclasses
import pickle
from typing import cast

import pytest

from rebelote.cards import Card, Suit
from rebelote.engine import Auction
from rebelote.rules import PASS, Bid, Call, Contract, Phase, Seat, Strain
from rebelote.rules.errors import AuctionIsClosed, NotAnAction, NothingToDouble, StrainNotOffered
from rebelote.rules.registry import ruleset
from tests.rules.table import call


def auction(variant: str, calls: str, turned: str | None = None, first: int = 0) -> Auction:
    card = None if turned is None else Card.parse(turned)
    made = Auction.open(ruleset(variant).bidding, Seat(first), card)
    for text in calls.split():
        made = made.apply(call(text))
    return made


def test_the_first_seat_speaks_first() -> None:
    """An open auction waits for the seat it was opened with."""
    opened = auction("coinche", "", first=2)
    assert (opened.phase, opened.to_act, opened.contract, opened.calls) == (
        Phase.BIDDING,
        2,
        None,
        (),
    )


def test_calls_are_kept_with_their_seats() -> None:
    """Who said what stays on record, in order."""
    assert auction("coinche", "pass 80H", first=3).calls == (
        (3, PASS),
        (0, Bid(80, Strain.HEARTS)),
    )


def test_the_speaker_has_the_calls_of_the_family() -> None:
    """The turned card is known to the family."""
    assert auction("concours", "", "9h").legal_calls() == (PASS, Bid(None, Strain.HEARTS))


def test_a_closed_auction_has_a_contract_and_no_speaker() -> None:
    """Nobody speaks once the contract is known."""
    closed = auction("concours", "pass H", "9h")
    assert closed.contract == Contract(Strain.HEARTS, None, Seat(1))
    assert (closed.phase, closed.to_act, closed.legal_calls()) == (Phase.PLAY, None, ())


@pytest.mark.parametrize("calls", ["pass H", "pass pass pass pass pass pass pass pass"])
def test_a_closed_auction_takes_no_call(calls: str) -> None:
    """A take or eight passes close it, and another call is refused by name."""
    with pytest.raises(AuctionIsClosed) as caught:
        auction("concours", calls, "9h").apply(PASS)
    assert caught.value.params == {"call": PASS}


def test_a_forced_choice_waits_for_the_first_seat() -> None:
    """After eight passes the first player must speak once more."""
    forced = auction("ktga_be", "pass pass pass pass pass pass pass pass", "9h", first=1)
    assert (forced.phase, forced.to_act) == (Phase.FORCED, 1)


def test_a_refused_call_changes_nothing() -> None:
    """The auction is the same value after a refusal."""
    opened = auction("coinche", "pass")
    with pytest.raises(NothingToDouble):
        opened.apply(call("double"))
    assert opened == auction("coinche", "pass")


def test_a_new_auction_knows_nothing_of_the_last_one() -> None:
    """Each deal starts with an empty list of calls."""
    auction("coinche", "80H pass pass pass")
    assert auction("coinche", "").calls == ()


def test_an_auction_is_a_value() -> None:
    """It is frozen, hashable and pickles to an equal."""
    made = auction("coinche", "80H double")
    assert pickle.loads(pickle.dumps(made)) == made
    assert hash(made) == hash(auction("coinche", "80H double"))
    with pytest.raises(dataclasses.FrozenInstanceError):
        made.calls = ()  # type: ignore[misc]


def test_a_call_made_of_equal_numbers_is_kept_as_the_ready_made_one() -> None:
    """A suit in place of its strain makes the same contract, with a strain in it."""
    hearts = Bid(80, cast(Strain, Suit.HEARTS))
    closed = auction("coinche", "").apply(hearts).apply(PASS).apply(PASS).apply(PASS)
    assert closed.contract is not None
    assert type(closed.contract.strain) is Strain


@pytest.mark.parametrize(
    ("name", "turned", "bid"),
    [("coinche", None, Bid(80, cast(Strain, "H"))), ("concours", "9h", Bid(None, cast(Strain, 9)))],
)
def test_a_bid_of_no_strain_is_refused(name: str, turned: str | None, bid: Bid) -> None:
    """What is no strain is no contract of any game."""
    with pytest.raises(StrainNotOffered):
        auction(name, "", turned).apply(bid)


@pytest.mark.parametrize("thing", ["pass", None, 80, Strain.HEARTS])
def test_what_is_no_call_is_refused_as_such(thing: object) -> None:
    """A text or a number is not mistaken for a call."""
    with pytest.raises(NotAnAction) as caught:
        auction("coinche", "").apply(cast(Call, thing))
    assert caught.value.params == {"action": thing}
