"""Scoring on a fixed base shared by the sides (`score: ktga` of RULES.md 4.5)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rebelote.rules.declarations import NEEDS_ANNOUNCES
from rebelote.rules.options import Choice, OnOff, option
from rebelote.rules.scoring.fate import (
    AS_NO_TRICK_ANNOUNCES,
    NoTrickBelote,
    OnFailure,
    OnTie,
    kept_belote,
    transfer_belote,
)
from rebelote.rules.scoring.rounding import Unit, tens_from_six
from rebelote.rules.scoring.sheet import (
    LAST_TRICK_POINTS,
    LineCode,
    Outcome,
    Score,
    Sheet,
    Tally,
)
from rebelote.rules.seating import TEAMS, Team


class BaseUnit(StrEnum):
    """Marks in points, or in tens of which the defence's are rounded first."""

    RAW = Unit.RAW
    BE = Unit.BE


@dataclass(frozen=True)
class FixedBase:
    """A deal is worth 162 (252 at capot), or 16 (25) in tens: the takers mark what is left.

    Announces and belote come on top and decide with the cards; a capot is always made.
    """

    unit: BaseUnit = option(BaseUnit.RAW, Choice(BaseUnit))
    belote_on_failure: OnFailure = option(OnFailure.KEPT, Choice(OnFailure))
    belote_on_tie: OnTie = option(OnTie.KEPT, Choice(OnTie))
    no_trick_belote: NoTrickBelote = option(NoTrickBelote.KEEP, Choice(NoTrickBelote))
    capot_takes_announces: bool = option(
        True, OnOff(), NEEDS_ANNOUNCES, alias=AS_NO_TRICK_ANNOUNCES
    )

    needs_level = False

    def score(self, tally: Tally) -> Score:
        """Return the score of a deal that was played to its end."""
        sheet = Sheet(tally, 10 if self.unit is BaseUnit.BE else 1)
        sheet.count()
        if tally.capot is None:
            sheet.add(LineCode.LAST_TRICK, tally.last_trick, LAST_TRICK_POINTS)
        else:
            sheet.add(LineCode.CAPOT, tally.capot, 100)
            transfer_belote(sheet, self.no_trick_belote)
        totals = sheet.totals
        taker, defence = tally.taker_team, tally.defence
        if tally.capot is not None:
            outcome = Outcome.MADE if tally.capot == taker else Outcome.FAILED
        elif totals[taker] == totals[defence]:
            outcome = Outcome.TIE
        else:
            outcome = Outcome.MADE if totals[taker] > totals[defence] else Outcome.FAILED
        winner = {Outcome.MADE: taker, Outcome.FAILED: defence, Outcome.TIE: None}[outcome]
        if winner is not None and (outcome is Outcome.FAILED or tally.capot is not None):
            self._win_base(sheet, winner, outcome)
        else:
            self._share(sheet)
        if outcome is Outcome.TIE:
            kept = tally.belote[taker] if self.belote_on_tie is OnTie.KEPT else 0
            hanging = sheet.total(taker) - kept
            sheet.suspend(taker, hanging, hanging // sheet.unit)
        sheet.win_pending(winner)
        return sheet.close(outcome, totals)

    def _win_base(self, sheet: Sheet, winner: Team, outcome: Outcome) -> None:
        """Give the whole base to one side, with the announces and belote that go over."""
        tally = sheet.tally
        loser = TEAMS[1 - winner]
        kept = kept_belote(sheet, loser, outcome, self.belote_on_failure, self.no_trick_belote)
        if outcome is Outcome.MADE and not self.capot_takes_announces:
            kept += tally.announces[loser]
        code = LineCode.CAPOT_ANNOUNCES if outcome is Outcome.MADE else LineCode.FAILED
        sheet.move(code, loser, sheet.total(loser) - kept)
        if self.unit is BaseUnit.BE:
            # 162 and 252 count 16 and 25 tens; announces and belote are whole tens.
            sheet.round_to(LineCode.ROUNDING, winner, sheet.total(winner) // 10)

    def _share(self, sheet: Sheet) -> None:
        """Round the defence's cards and leave the complement of the base to the takers."""
        if self.unit is BaseUnit.RAW:
            return
        tally = sheet.tally
        defence = tally.defence
        last = LAST_TRICK_POINTS * (tally.last_trick == defence)
        cards = tally.card_points[defence] + last
        rounding = 10 * tens_from_six(cards) - cards
        sheet.add(LineCode.ROUNDING, defence, rounding)
        # 162 points are 16 tens: the two points over leave the takers' side.
        sheet.add(LineCode.COMPLEMENT, tally.taker_team, -rounding - 2)
