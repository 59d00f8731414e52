"""Contracts that overbid one another, with free doubling (`ladder` of RULES.md 4.1)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from rebelote.cards import Card
from rebelote.rules.actions import DOUBLE, PASS, REDOUBLE, Bid, Call, Double, Pass, Redouble
from rebelote.rules.bidding.standing import (
    Phase,
    Standing,
    check_multipliers,
    doubling_refusal,
)
from rebelote.rules.errors import BidTooLow, IllegalCall, NoLevelHere, StrainNotOffered
from rebelote.rules.options import Choice, Need, Number, StrainLadder, option
from rebelote.rules.ranking import Strain
from rebelote.rules.seating import next_seat


class LadderDoubling(StrEnum):
    """Whether bids may be doubled."""

    OPEN = "open"
    NONE = "none"


_NEEDS_DOUBLING = Need("double", (LadderDoubling.OPEN,))


@dataclass(frozen=True)
class Ladder:
    """Each bid is a higher contract; a higher bid wipes out a double; three passes close."""

    contracts: tuple[Strain, ...] = option(
        (
            Strain.CLUBS,
            Strain.DIAMONDS,
            Strain.HEARTS,
            Strain.SPADES,
            Strain.NO_TRUMP,
            Strain.ALL_TRUMP,
        ),
        StrainLadder(),
    )
    double: LadderDoubling = option(LadderDoubling.OPEN, Choice(LadderDoubling))
    double_multiplier: int = option(2, Number(2, 8), _NEEDS_DOUBLING)
    redouble_multiplier: int = option(4, Number(2, 16), _NEEDS_DOUBLING)

    def __post_init__(self) -> None:
        """Refuse a redouble that is worth no more than a double."""
        check_multipliers(self.double_multiplier, self.redouble_multiplier)

    @property
    def strains(self) -> tuple[Strain, ...]:
        """The strains that can become a contract."""
        return self.contracts

    @cached_property
    def _bids(self) -> tuple[Bid, ...]:
        return tuple(Bid(None, strain) for strain in self.contracts)

    def legal(self, standing: Standing, turned: Card | None) -> tuple[Call, ...]:
        """Return pass, the higher contracts, and the double or redouble that is open."""
        if standing.phase is not Phase.BIDDING:
            return ()
        bid = standing.bid
        if bid is None:
            return (PASS, *self._bids)
        higher = self._bids[self.contracts.index(bid.strain) + 1 :]
        is_own = not (standing.speaker ^ standing.bidder) & 1
        if self.double is LadderDoubling.OPEN:
            if not is_own and standing.multiplier == 1:
                return (PASS, *higher, DOUBLE)
            if is_own and standing.multiplier == self.double_multiplier:
                return (PASS, *higher, REDOUBLE)
        return (PASS, *higher)

    def after(self, standing: Standing, call: Call) -> Standing:
        """Count passes since the last other call: four at the start or three later close."""
        speaker, phase, bid, bidder, multiplier, passes, spoken = standing
        following = next_seat(speaker)
        if isinstance(call, Pass):
            passes += 1
            if bid is None:
                phase = Phase.PASSED_OUT if passes == 4 else Phase.BIDDING
            elif passes == 3:
                phase = Phase.PLAY
            return Standing(following, phase, bid, bidder, multiplier, passes, spoken + 1)
        if isinstance(call, Bid):
            return Standing(following, phase, call, speaker, 1, 0, spoken + 1)
        factor = self.double_multiplier if isinstance(call, Double) else self.redouble_multiplier
        return Standing(following, phase, bid, bidder, factor, 0, spoken + 1)

    def refusal(self, standing: Standing, call: Call, turned: Card | None) -> IllegalCall:
        """Say why the call is refused; a pass never is."""
        if isinstance(call, Double | Redouble):
            is_offered = self.double is LadderDoubling.OPEN
            return doubling_refusal(standing, call, is_offered=is_offered)
        if isinstance(call, Bid) and call.level is not None:
            return NoLevelHere(call=call)
        if isinstance(call, Bid) and call.strain not in self.contracts:
            return StrainNotOffered(call=call, offered=self.contracts)
        return BidTooLow(call=call, standing=standing.bid)
