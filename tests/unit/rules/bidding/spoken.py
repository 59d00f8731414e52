"""Auctions for the tests of the bidding families: calls as text, legal ones only."""

from rebelote.cards import Card
from rebelote.rules import Seat
from rebelote.rules.bidding import Bidding, Standing
from rebelote.rules.errors import IllegalCall
from tests.rules.table import call


def after(bidding: Bidding, calls: str, turned: str | None = None, first: int = 0) -> Standing:
    """Return what stands after calls made in turn from `first`."""
    card = None if turned is None else Card.parse(turned)
    standing = Standing(Seat(first))
    for text in calls.split():
        assert call(text) in bidding.legal(standing, card), f"{text} is not legal"
        standing = bidding.after(standing, call(text))
    return standing


def legal(bidding: Bidding, calls: str, turned: str | None = None) -> str:
    """Return the legal calls as text."""
    card = None if turned is None else Card.parse(turned)
    return " ".join(map(str, bidding.legal(after(bidding, calls, turned), card)))


def refused(bidding: Bidding, calls: str, text: str, turned: str | None = None) -> IllegalCall:
    """Return the error of a call that is not legal after others; it names the call."""
    card = None if turned is None else Card.parse(turned)
    standing = after(bidding, calls, turned)
    assert call(text) not in bidding.legal(standing, card)
    error = bidding.refusal(standing, call(text), card)
    assert error.params["call"] == call(text)
    return error
