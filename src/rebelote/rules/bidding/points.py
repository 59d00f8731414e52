"""Bidding points in a suit, up to capot, frozen by a double (`points` of RULES.md 4.1)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from rebelote.cards import Card, Reason
from rebelote.rules.actions import (
    CAPOT,
    DOUBLE,
    PASS,
    REDOUBLE,
    Bid,
    Call,
    Double,
    Level,
    Pass,
    Redouble,
)
from rebelote.rules.bidding.standing import (
    Phase,
    Standing,
    check_multipliers,
    doubling_refusal,
)
from rebelote.rules.errors import (
    BidTooLow,
    ContractFrozen,
    IllegalCall,
    InconsistentOptions,
    LevelNotOffered,
    StrainNotOffered,
)
from rebelote.rules.options import Choice, Need, Number, option
from rebelote.rules.ranking import SUIT_STRAINS
from rebelote.rules.seating import next_seat, partner_of


class PointDoubling(StrEnum):
    """Whether a bid may be doubled, which freezes it."""

    FREEZE = "freeze"
    NONE = "none"


_NEEDS_DOUBLING = Need("double", (PointDoubling.FREEZE,))


@dataclass(frozen=True)
class PointBidding:
    """Points by steps in any suit, then capot; after a double only the takers speak, once each."""

    bid_min: int = option(80, Number(10, 250, 10))
    bid_step: int = option(10, Number(5, 50, 5))
    bid_max: int = option(240, Number(80, 1000, 10))
    double: PointDoubling = option(PointDoubling.FREEZE, Choice(PointDoubling))
    double_multiplier: int = option(2, Number(2, 8), _NEEDS_DOUBLING)
    redouble_multiplier: int = option(4, Number(2, 16), _NEEDS_DOUBLING)

    strains = SUIT_STRAINS

    def __post_init__(self) -> None:
        """Refuse a ladder of levels that does not run from `bid_min` to `bid_max`."""
        if self.bid_min > self.bid_max or (self.bid_max - self.bid_min) % self.bid_step:
            because = Reason.of(
                "bids_do_not_meet",
                bid_min=self.bid_min,
                bid_max=self.bid_max,
                bid_step=self.bid_step,
            )
            raise InconsistentOptions(because=because)
        check_multipliers(self.double_multiplier, self.redouble_multiplier)

    @cached_property
    def levels(self) -> tuple[Level, ...]:
        """The levels that may be bid, lowest first, capot last."""
        return (*range(self.bid_min, self.bid_max + 1, self.bid_step), CAPOT)

    @cached_property
    def _bids(self) -> tuple[Bid, ...]:
        return tuple(Bid(level, strain) for level in self.levels for strain in SUIT_STRAINS)

    def legal(self, standing: Standing, turned: Card | None) -> tuple[Call, ...]:
        """Return pass, the higher bids, and the double or redouble that is open."""
        if standing.phase is not Phase.BIDDING:
            return ()
        bid = standing.bid
        if bid is None or bid.level is None:
            return (PASS, *self._bids)
        if standing.multiplier > 1:
            return (PASS, REDOUBLE)
        higher = self._bids[len(SUIT_STRAINS) * (self.levels.index(bid.level) + 1) :]
        is_own = not (standing.speaker ^ standing.bidder) & 1
        if is_own or self.double is PointDoubling.NONE:
            return (PASS, *higher)
        return (PASS, *higher, DOUBLE)

    def after(self, standing: Standing, call: Call) -> Standing:
        """Close after three passes, after both takers passed on a double, or on a redouble."""
        speaker, phase, bid, bidder, multiplier, passes, spoken = standing
        following = next_seat(speaker)
        if isinstance(call, Bid):
            return Standing(following, phase, call, speaker, 1, 0, spoken + 1)
        if isinstance(call, Double):
            factor = self.double_multiplier
            return Standing(following, phase, bid, bidder, factor, 0, spoken + 1)
        if isinstance(call, Redouble):
            factor = self.redouble_multiplier
            return Standing(following, Phase.PLAY, bid, bidder, factor, 0, spoken + 1)
        passes += 1
        if multiplier > 1:
            following = partner_of(speaker)
            phase = Phase.PLAY if passes == 2 else phase
        elif bid is None:
            phase = Phase.PASSED_OUT if passes == 4 else phase
        elif passes == 3:
            phase = Phase.PLAY
        return Standing(following, phase, bid, bidder, multiplier, passes, spoken + 1)

    def refusal(self, standing: Standing, call: Call, turned: Card | None) -> IllegalCall:
        """Say why the call is refused; a pass never is."""
        if isinstance(call, Double | Redouble):
            is_offered = self.double is PointDoubling.FREEZE
            return doubling_refusal(standing, call, is_offered=is_offered)
        if isinstance(call, Pass) or standing.multiplier > 1:
            return ContractFrozen(call=call)
        if call.level not in self.levels:
            return LevelNotOffered(call=call, offered=self.levels)
        if call.strain not in SUIT_STRAINS:
            return StrainNotOffered(call=call, offered=SUIT_STRAINS)
        return BidTooLow(call=call, standing=standing.bid)
