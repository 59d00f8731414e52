"""Scoring by totals: more points than the defence (`score: additive` of RULES.md 4.5)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rebelote.rules.bidding.ladder import LadderDoubling
from rebelote.rules.declarations import NEEDS_ANNOUNCES
from rebelote.rules.options import Choice, Need, OnOff, option
from rebelote.rules.ranking import Strain
from rebelote.rules.scoring.fate import (
    AS_CAPOT_TAKES_ANNOUNCES,
    NoTrickAnnounces,
    NoTrickBelote,
    OnFailure,
    OnTie,
    kept_belote,
    transfer_announces,
    transfer_belote,
)
from rebelote.rules.scoring.rounding import (
    Unit,
    bulgarian_pair,
    bulgarian_tens,
    is_bulgarian_clash,
)
from rebelote.rules.scoring.sheet import (
    LAST_TRICK_POINTS,
    LineCode,
    Outcome,
    Pair,
    Score,
    Sheet,
    Tally,
)
from rebelote.rules.seating import TEAMS, Team


class AdditiveUnit(StrEnum):
    """Marks in points, or in Bulgarian tens."""

    RAW = Unit.RAW
    BG = Unit.BG


class CapotBonus(StrEnum):
    """All eight tricks: 90 on top of the last trick's ten, or 100 instead of it."""

    PLUS90 = "plus90"
    DER100 = "der100"


class LastDealTie(StrEnum):
    """What a tie in the last deal brings: points in suspense, or all to the defence."""

    NONE = "none"
    ALL_TO_DEFENCE = "all_to_defence"


_NEEDS_DOUBLING = Need("double", (LadderDoubling.OPEN,))


@dataclass(frozen=True)
class Additive:
    """Each side adds up cards, announces and belote; the takers need more than the defence."""

    unit: AdditiveUnit = option(AdditiveUnit.RAW, Choice(AdditiveUnit))
    capot: CapotBonus = option(CapotBonus.PLUS90, Choice(CapotBonus))
    belote_on_failure: OnFailure = option(OnFailure.LOST, Choice(OnFailure))
    belote_on_tie: OnTie = option(OnTie.SUSPENDED, Choice(OnTie))
    no_trick_belote: NoTrickBelote = option(NoTrickBelote.KEEP_UNLESS_FAILED, Choice(NoTrickBelote))
    no_trick_announces: NoTrickAnnounces = option(
        NoTrickAnnounces.KEEP,
        Choice(NoTrickAnnounces),
        NEEDS_ANNOUNCES,
        alias=AS_CAPOT_TAKES_ANNOUNCES,
    )
    nt_double: bool = option(True, OnOff(), Need("contracts", (Strain.NO_TRUMP,)))
    round_before_double: bool = option(
        True, OnOff(), _NEEDS_DOUBLING, Need("unit", (AdditiveUnit.BG,))
    )
    last_deal_tie: LastDealTie = option(LastDealTie.NONE, Choice(LastDealTie), Need("deals"))

    needs_level = False

    def score(self, tally: Tally) -> Score:
        """Return the score of a deal that was played to its end."""
        sheet = Sheet(tally, 10 if self.unit is AdditiveUnit.BG else 1)
        self._count(sheet)
        totals = sheet.totals
        taken, defended = totals[tally.taker_team], totals[tally.defence]
        if taken == defended:
            self._tie(sheet, taken)
            return sheet.close(Outcome.TIE, totals)
        outcome = Outcome.MADE if taken > defended else Outcome.FAILED
        winner = tally.taker_team if outcome is Outcome.MADE else tally.defence
        if tally.multiplier > 1 or outcome is Outcome.FAILED:
            self._win_all(sheet, winner, outcome)
        else:
            for team, marks in zip(TEAMS, self._pair(totals, tally.strain), strict=True):
                sheet.round_to(LineCode.ROUNDING, team, marks)
        sheet.win_pending(winner)
        return sheet.close(outcome, totals)

    def _count(self, sheet: Sheet) -> None:
        """Write what each side brought home, capot and no-trump doubling included."""
        tally = sheet.tally
        capot = tally.capot
        sheet.count()
        is_der100 = capot is not None and self.capot is CapotBonus.DER100
        if not is_der100:
            sheet.add(LineCode.LAST_TRICK, tally.last_trick, LAST_TRICK_POINTS)
        if tally.strain is Strain.NO_TRUMP and self.nt_double:
            for team in TEAMS:
                last = LAST_TRICK_POINTS * (team == tally.last_trick and not is_der100)
                sheet.add(LineCode.NO_TRUMP_DOUBLED, team, tally.card_points[team] + last)
        if capot is None:
            return
        sheet.add(LineCode.CAPOT, capot, 100 if is_der100 else 90)
        if self.no_trick_announces is NoTrickAnnounces.TRANSFER:
            transfer_announces(sheet, capot)
        transfer_belote(sheet, self.no_trick_belote)

    def _win_all(self, sheet: Sheet, winner: Team, outcome: Outcome) -> None:
        """Give the whole deal to one side, multiplied where it was doubled."""
        tally = sheet.tally
        loser = TEAMS[1 - winner]
        kept = 0
        if outcome is Outcome.FAILED:
            # Takers who made a doubled bid win all, the other side's belote included.
            kept = kept_belote(sheet, loser, outcome, self.belote_on_failure, self.no_trick_belote)
        code = LineCode.ONE_TOTAL if tally.multiplier > 1 else LineCode.FAILED
        sheet.move(code, loser, sheet.total(loser) - kept)
        total, factor = sheet.total(winner), tally.multiplier
        if self.round_before_double:
            marks = self._round(total, tally.strain)
            sheet.round_to(LineCode.ROUNDING, winner, marks)
            sheet.round_to(LineCode.MULTIPLIER, winner, marks * factor)
        else:
            sheet.add(LineCode.MULTIPLIER, winner, total * (factor - 1))
            marks = self._round(total * factor, tally.strain)
            sheet.round_to(LineCode.ROUNDING, winner, marks)

    def _tie(self, sheet: Sheet, total: int) -> None:
        """Hang the takers' half, or all of a doubled deal; the last deal goes to the defence."""
        tally = sheet.tally
        taker, defence = tally.taker_team, tally.defence
        if tally.is_last and self.last_deal_tie is LastDealTie.ALL_TO_DEFENCE:
            sheet.move(LineCode.LAST_DEAL_TIE, taker, total)
            sheet.round_to(LineCode.ROUNDING, defence, self._round(2 * total, tally.strain))
            sheet.win_pending(defence)
            return
        kept = tally.belote[taker] if self.belote_on_tie is OnTie.KEPT else 0
        if tally.multiplier > 1:
            self._hang_all(sheet, total, kept)
            return
        hanging = total - kept
        marked, hung = self._round(total, tally.strain), self._round(hanging, tally.strain)
        if self.unit is AdditiveUnit.BG and is_bulgarian_clash((total, total), tally.strain):
            marked, hung = total // 10, hanging // 10 + 1
        sheet.suspend(taker, hanging, hung)
        sheet.round_to(LineCode.ROUNDING, defence, marked)
        sheet.win_pending(None)

    def _hang_all(self, sheet: Sheet, total: int, kept: int) -> None:
        """Hang both halves of a doubled tie, multiplied; the takers may keep their belote."""
        tally = sheet.tally
        hanging = 2 * total - kept
        if self.round_before_double:
            marks = self._round(hanging, tally.strain) * tally.multiplier
        else:
            marks = self._round(hanging * tally.multiplier, tally.strain)
        sheet.suspend(tally.taker_team, total - kept, marks)
        sheet.suspend(tally.defence, total, 0)
        sheet.win_pending(None)

    def _round(self, points: int, strain: Strain) -> int:
        return bulgarian_tens(points, strain) if self.unit is AdditiveUnit.BG else points

    def _pair(self, totals: Pair, strain: Strain) -> Pair:
        return bulgarian_pair(totals, strain) if self.unit is AdditiveUnit.BG else totals
