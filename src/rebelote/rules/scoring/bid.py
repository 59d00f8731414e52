"""Scoring of a bid in points (`score: coinche` of RULES.md 4.5)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from rebelote.rules.actions import CAPOT
from rebelote.rules.bidding.points import PointDoubling
from rebelote.rules.declarations import NEEDS_ANNOUNCES
from rebelote.rules.options import Choice, Need, Number, OnOff, option
from rebelote.rules.scoring.fate import (
    AS_NO_TRICK_ANNOUNCES,
    NoTrickBelote,
    OnFailure,
    kept_belote,
    transfer_announces,
    transfer_belote,
)
from rebelote.rules.scoring.rounding import Unit, nearest_ten
from rebelote.rules.scoring.sheet import (
    LAST_TRICK_POINTS,
    LineCode,
    Outcome,
    Score,
    Sheet,
    Tally,
)
from rebelote.rules.seating import TEAMS, Team

CARDS_NEEDED: Final = 82
CAPOT_CARDS: Final = 250
FAILED_CARDS: Final = 160
ALL_CARDS: Final = 162


class BidUnit(StrEnum):
    """Marks in points, or rounded to the nearest ten."""

    RAW = Unit.RAW
    R10 = Unit.R10


class DoubledMade(StrEnum):
    """What takers mark who make a doubled bid: the deal as one total, or their own score."""

    ONE_TOTAL = "one_total"
    OWN = "own"


@dataclass(frozen=True)
class BidScoring:
    """The takers need 82 card points and their bid; they mark their points plus the bid."""

    unit: BidUnit = option(BidUnit.R10, Choice(BidUnit))
    capot_bid: int = option(250, Number(10, 1000, 10))
    coinche_made: DoubledMade = option(
        DoubledMade.ONE_TOTAL, Choice(DoubledMade), Need("double", (PointDoubling.FREEZE,))
    )
    belote_on_failure: OnFailure = option(OnFailure.KEPT, Choice(OnFailure))
    no_trick_belote: NoTrickBelote = option(NoTrickBelote.KEEP, Choice(NoTrickBelote))
    capot_takes_announces: bool = option(
        False, OnOff(), NEEDS_ANNOUNCES, alias=AS_NO_TRICK_ANNOUNCES
    )

    needs_level = True

    def score(self, tally: Tally) -> Score:
        """Return the score of a deal that was played to its end."""
        sheet = Sheet(tally, 1)
        sheet.count()
        sheet.add(LineCode.LAST_TRICK, tally.last_trick, LAST_TRICK_POINTS)
        if tally.capot is not None:
            sheet.add(LineCode.CAPOT, tally.capot, CAPOT_CARDS - ALL_CARDS)
            transfer_belote(sheet, self.no_trick_belote)
            if self.capot_takes_announces:
                transfer_announces(sheet, tally.capot)
        totals = sheet.totals
        outcome = Outcome.MADE if self._is_made(tally, totals) else Outcome.FAILED
        winner = tally.taker_team if outcome is Outcome.MADE else tally.defence
        is_one_total = self.coinche_made is DoubledMade.ONE_TOTAL and tally.multiplier > 1
        if outcome is Outcome.FAILED or is_one_total:
            self._win_all(sheet, winner, outcome)
        else:
            sheet.add(LineCode.BID, winner, self.bid_points(tally))
        if self.unit is BidUnit.R10:
            for team in TEAMS:
                sheet.round_to(LineCode.ROUNDING, team, nearest_ten(sheet.total(team)))
        sheet.add(LineCode.MULTIPLIER, winner, sheet.total(winner) * (tally.multiplier - 1))
        sheet.win_pending(None)  # Nothing ever hangs here: 81 to 81 fails the contract.
        return sheet.close(outcome, totals)

    def bid_points(self, tally: Tally) -> int:
        """Return what the bid adds to the winner's mark."""
        return self.capot_bid if tally.level == CAPOT else int(tally.level or 0)

    def _is_made(self, tally: Tally, totals: tuple[int, int]) -> bool:
        taker = tally.taker_team
        if tally.level == CAPOT:
            return tally.capot == taker
        return self._cards(tally) >= CARDS_NEEDED and totals[taker] >= self.bid_points(tally)

    def _cards(self, tally: Tally) -> int:
        """Return the takers' card points with the last trick, or what a capot counts."""
        taker = tally.taker_team
        if tally.capot is not None:
            return CAPOT_CARDS if tally.capot == taker else 0
        return tally.card_points[taker] + LAST_TRICK_POINTS * (tally.last_trick == taker)

    def _win_all(self, sheet: Sheet, winner: Team, outcome: Outcome) -> None:
        """Give one side the base, the bid and all announces; the other keeps its belote only."""
        tally = sheet.tally
        loser = TEAMS[1 - winner]
        kept = kept_belote(sheet, loser, outcome, self.belote_on_failure, self.no_trick_belote)
        code = LineCode.FAILED if outcome is Outcome.FAILED else LineCode.ONE_TOTAL
        sheet.move(code, loser, sheet.total(loser) - kept)
        is_capot = tally.level == CAPOT or tally.capot == winner
        base = CAPOT_CARDS if is_capot else FAILED_CARDS
        counted = CAPOT_CARDS if tally.capot is not None else ALL_CARDS
        sheet.add(LineCode.FAILED_BASE, winner, base - counted)
        sheet.add(LineCode.BID, winner, self.bid_points(tally))
