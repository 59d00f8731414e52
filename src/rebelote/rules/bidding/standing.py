"""What stands in an auction after some calls, and the protocol of a bidding family."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, Protocol

from rebelote.cards import Card, Reason
from rebelote.rules.actions import Bid, Call, Contract, Double, Redouble
from rebelote.rules.errors import (
    AlreadyDoubled,
    IllegalCall,
    InconsistentOptions,
    NoDoublingHere,
    NothingToDouble,
    NothingToRedouble,
    OnlyTakersRedouble,
    OwnSideDoubled,
)
from rebelote.rules.ranking import Strain
from rebelote.rules.seating import Seat, team_of


class Phase(StrEnum):
    """Where a deal is: bidding, a forced choice, play, passed out, or over."""

    BIDDING = "bidding"
    FORCED = "forced"
    PLAY = "play"
    PASSED_OUT = "passed_out"
    OVER = "over"


class Standing(NamedTuple):
    """The auction in a nutshell; `phase` is never `OVER` here.

    `passes` counts the passes since the last other call, `spoken` all calls; `bidder` made the
    standing `bid`; `multiplier` is 1 until the bid is doubled.
    """

    speaker: Seat
    phase: Phase = Phase.BIDDING
    bid: Bid | None = None
    bidder: Seat = Seat(0)
    multiplier: int = 1
    passes: int = 0
    spoken: int = 0

    @property
    def contract(self) -> Contract | None:
        """The contract, once the auction is closed by one."""
        if self.phase is not Phase.PLAY or self.bid is None:
            return None
        return Contract(self.bid.strain, self.bid.level, self.bidder, self.multiplier)


class Bidding(Protocol):
    """A bidding family: a pure machine over `Standing`."""

    @property
    def strains(self) -> tuple[Strain, ...]:
        """The strains that can become a contract."""

    def legal(self, standing: Standing, turned: Card | None) -> tuple[Call, ...]:
        """Return the calls the speaker may make; empty when the auction is closed."""

    def after(self, standing: Standing, call: Call) -> Standing:
        """Return what stands after a legal call."""

    def refusal(self, standing: Standing, call: Call, turned: Card | None) -> IllegalCall:
        """Return the error that says why this call is not legal."""


def check_multipliers(double: int, redouble: int) -> None:
    """Raise `InconsistentOptions` unless a redouble counts for more than a double."""
    if redouble <= double:
        because = Reason.of("redouble_not_above", redouble=redouble, double=double)
        raise InconsistentOptions(because=because)


def doubling_refusal(
    standing: Standing, call: Double | Redouble, *, is_offered: bool
) -> IllegalCall:
    """Say why a double or redouble is refused; the caller knows that it is."""
    if not is_offered:
        return NoDoublingHere(call=call)
    bid, bidder = standing.bid, standing.bidder
    if isinstance(call, Double):
        if bid is None:
            return NothingToDouble(call=call)
        if standing.multiplier > 1:
            return AlreadyDoubled(call=call)
        return OwnSideDoubled(call=call, bidder=bidder)
    if bid is None or standing.multiplier == 1:
        return NothingToRedouble(call=call)
    if team_of(standing.speaker) != team_of(bidder):
        return OnlyTakersRedouble(call=call, bidder=bidder)
    return AlreadyDoubled(call=call)
