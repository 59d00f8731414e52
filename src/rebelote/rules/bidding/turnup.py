"""Taking the turned card, or naming a suit in a second round (`turnup2` of RULES.md 4.1)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rebelote.cards import Card
from rebelote.rules.actions import PASS, Bid, Call, Pass
from rebelote.rules.bidding.standing import Phase, Standing, doubling_refusal
from rebelote.rules.errors import (
    IllegalCall,
    MustName,
    NoLevelHere,
    OnlyTurnedSuit,
    StrainNotOffered,
    TurnedSuitRefused,
)
from rebelote.rules.options import Choice, option
from rebelote.rules.ranking import SUIT_STRAINS
from rebelote.rules.seating import next_seat

TAKES: tuple[Bid, ...] = tuple(Bid(None, strain) for strain in SUIT_STRAINS)


class SecondRound(StrEnum):
    """Which suits the second round offers: any, or all but the turned one."""

    ANY = "any"
    OTHER = "other"


class EightPasses(StrEnum):
    """What eight passes bring: the next dealer, or a forced choice by the first player."""

    REDEAL_NEXT = "redeal_next"
    FORCED_FIRST = "forced_first"


@dataclass(frozen=True)
class TurnUp:
    """Two rounds of four calls; the first who takes is the taker."""

    round2_suits: SecondRound = option(SecondRound.OTHER, Choice(SecondRound))
    pass_out: EightPasses = option(EightPasses.REDEAL_NEXT, Choice(EightPasses))

    strains = SUIT_STRAINS

    def legal(self, standing: Standing, turned: Card | None) -> tuple[Call, ...]:
        """Return pass and the suits offered in this round; no pass in the forced choice."""
        if standing.phase is Phase.FORCED:
            return TAKES
        if standing.phase is not Phase.BIDDING:
            return ()
        turned_suit = _suit(turned)
        if standing.spoken < 4:
            return (PASS, TAKES[turned_suit])
        if self.round2_suits is SecondRound.ANY:
            return (PASS, *TAKES)
        return (PASS, *(take for take in TAKES if take.strain != turned_suit))

    def after(self, standing: Standing, call: Call) -> Standing:
        """Close on a take; after eight passes redeal or force the first player."""
        speaker, spoken = standing.speaker, standing.spoken + 1
        if isinstance(call, Bid):
            return Standing(speaker, Phase.PLAY, call, speaker, spoken=spoken)
        following = next_seat(speaker)
        phase = Phase.BIDDING
        if spoken == 8:
            is_forced = self.pass_out is EightPasses.FORCED_FIRST
            phase = Phase.FORCED if is_forced else Phase.PASSED_OUT
        return Standing(following, phase, passes=standing.passes + 1, spoken=spoken)

    def refusal(self, standing: Standing, call: Call, turned: Card | None) -> IllegalCall:
        """Say why the call is refused."""
        if isinstance(call, Pass):
            return MustName(call=call)
        if not isinstance(call, Bid):
            return doubling_refusal(standing, call, is_offered=False)
        if call.level is not None:
            return NoLevelHere(call=call)
        if call.strain not in SUIT_STRAINS:
            return StrainNotOffered(call=call, offered=SUIT_STRAINS)
        if standing.spoken < 4:
            return OnlyTurnedSuit(call=call, turned=turned)
        return TurnedSuitRefused(call=call, turned=turned)


def _suit(turned: Card | None) -> int:
    if turned is None:
        raise ValueError("an auction about a turned card needs one")
    return turned >> 3
