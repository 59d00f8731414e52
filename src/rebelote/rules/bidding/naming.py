"""Naming a suit, one turn each (`name_once` of RULES.md 4.1)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rebelote.cards import Card
from rebelote.rules.actions import PASS, Bid, Call, Pass
from rebelote.rules.bidding.standing import Phase, Standing, doubling_refusal
from rebelote.rules.bidding.turnup import TAKES
from rebelote.rules.errors import IllegalCall, MustName, NoLevelHere, StrainNotOffered
from rebelote.rules.options import Choice, option
from rebelote.rules.ranking import SUIT_STRAINS
from rebelote.rules.seating import next_seat


class FourPasses(StrEnum):
    """What the dealer does when the three others passed: he must name, or may pass too."""

    DEALER_MUST = "dealer_must"
    REDEAL_NEXT = "redeal_next"


@dataclass(frozen=True)
class NameOnce:
    """One round of four turns; the first who names a suit is the taker."""

    pass_out: FourPasses = option(FourPasses.DEALER_MUST, Choice(FourPasses))

    strains = SUIT_STRAINS

    def legal(self, standing: Standing, turned: Card | None) -> tuple[Call, ...]:
        """Return pass and the four suits; no pass for a dealer who must name."""
        if standing.phase is not Phase.BIDDING:
            return ()
        if standing.spoken == 3 and self.pass_out is FourPasses.DEALER_MUST:
            return TAKES
        return (PASS, *TAKES)

    def after(self, standing: Standing, call: Call) -> Standing:
        """Close on a named suit; the fourth pass, where it is allowed, passes the deal out."""
        speaker, spoken = standing.speaker, standing.spoken + 1
        if isinstance(call, Bid):
            return Standing(speaker, Phase.PLAY, call, speaker, spoken=spoken)
        phase = Phase.PASSED_OUT if spoken == 4 else Phase.BIDDING
        return Standing(next_seat(speaker), phase, passes=spoken, spoken=spoken)

    def refusal(self, standing: Standing, call: Call, turned: Card | None) -> IllegalCall:
        """Say why the call is refused."""
        if isinstance(call, Pass):
            return MustName(call=call)
        if not isinstance(call, Bid):
            return doubling_refusal(standing, call, is_offered=False)
        if call.level is not None:
            return NoLevelHere(call=call)
        return StrainNotOffered(call=call, offered=SUIT_STRAINS)
