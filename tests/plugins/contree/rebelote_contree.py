"""Belote contrée: bids of 80 to 160 or capot, no announces, points made plus points bid.

A whole variant in one file, by the rules of the open-source engine colver: a contre multiplies the
bid alone, every point is marked, and takers who fail leave all they have to the defence. What clubs
do otherwise is a house option.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rebelote.rules.actions import CAPOT
from rebelote.rules.belote import Belote, Say
from rebelote.rules.bidding import PointBidding
from rebelote.rules.dealing import Dealing
from rebelote.rules.declarations import Announces
from rebelote.rules.following import Following, Release
from rebelote.rules.options import Choice, Number, option
from rebelote.rules.ruleset import Ruleset
from rebelote.rules.scoring import LineCode, Outcome, Score, Sheet, Tally
from rebelote.rules.scoring.fate import OnFailure
from rebelote.rules.scoring.rounding import Unit, nearest_ten
from rebelote.rules.seating import TEAMS, Team
from rebelote.rules.vocabulary import FailureName, Vocabulary
from rebelote.rules.winning import Target

ALL_CARDS, CAPOT_CARDS, LAST_TRICK, CAPOT_BONUS = 162, 252, 10, 100


class ContreeUnit(StrEnum):
    """Marks in points, or rounded to the nearest ten."""

    RAW = Unit.RAW
    R10 = Unit.R10


class Multiplied(StrEnum):
    """What a contre multiplies: the bid alone, or the cards of the deal as well."""

    BID = "bid"
    DEAL = "deal"


@dataclass(frozen=True)
class ContreeScoring:
    """Points made plus points bid; a failed or doubled contract is one total for the winner."""

    unit: ContreeUnit = option(ContreeUnit.RAW, Choice(ContreeUnit))
    base: int = option(162, Number(160, 162, 2))
    capot_bid: int = option(250, Number(250, 500, 10))
    multiplied: Multiplied = option(Multiplied.BID, Choice(Multiplied))
    belote_on_failure: OnFailure = option(OnFailure.LOST, Choice(OnFailure))

    needs_level = True

    def score(self, tally: Tally) -> Score:
        """Return the score of a deal that was played to its end."""
        sheet = Sheet(tally, 1)
        sheet.count()
        if tally.capot is None:
            sheet.add(LineCode.LAST_TRICK, tally.last_trick, LAST_TRICK)
        else:
            sheet.add(LineCode.CAPOT, tally.capot, CAPOT_BONUS)
        totals = sheet.totals
        outcome = Outcome.MADE if self._is_made(tally, totals) else Outcome.FAILED
        winner = tally.taker_team if outcome is Outcome.MADE else tally.defence
        if outcome is Outcome.FAILED or tally.multiplier > 1:
            self._win_all(sheet, winner, outcome)
        multiplied = self._bid(tally)
        sheet.add(LineCode.BID, winner, multiplied)
        if self.multiplied is Multiplied.DEAL:
            multiplied += self._cards_won(tally, outcome)
        sheet.add(LineCode.MULTIPLIER, winner, multiplied * (tally.multiplier - 1))
        if self.unit is ContreeUnit.R10:
            for team in TEAMS:
                sheet.round_to(LineCode.ROUNDING, team, nearest_ten(sheet.total(team)))
        sheet.win_pending(None)
        return sheet.close(outcome, totals)

    def _bid(self, tally: Tally) -> int:
        return self.capot_bid if tally.level == CAPOT else int(tally.level or 0)

    def _is_made(self, tally: Tally, totals: tuple[int, int]) -> bool:
        if tally.level == CAPOT:
            return tally.capot == tally.taker_team
        return totals[tally.taker_team] >= self._bid(tally)

    def _cards_won(self, tally: Tally, outcome: Outcome) -> int:
        """Return what the cards count in one total: a capot of the takers counts more."""
        is_capot = outcome is Outcome.MADE and tally.capot == tally.taker_team
        return CAPOT_CARDS if is_capot else self.base

    def _win_all(self, sheet: Sheet, winner: Team, outcome: Outcome) -> None:
        """Give one side all that was counted, the cards at their fixed worth."""
        tally = sheet.tally
        loser = TEAMS[1 - winner]
        keeps = outcome is Outcome.FAILED and self.belote_on_failure is OnFailure.KEPT
        kept = tally.belote[loser] if keeps else 0
        code = LineCode.FAILED if outcome is Outcome.FAILED else LineCode.ONE_TOTAL
        sheet.move(code, loser, sheet.total(loser) - kept)
        counted = ALL_CARDS if tally.capot is None else CAPOT_CARDS
        sheet.add(LineCode.FAILED_BASE, winner, self._cards_won(tally, outcome) - counted)


RULESET = Ruleset(
    id="contree",
    version=1,
    title=(("fr", "Belote contrée"), ("en", "Belote contrée")),
    promise=(
        ("fr", "On enchérit de 80 à 160 ou capot, sans annonces, chaque point compte."),
        ("en", "Bid from 80 to 160 or capot, no announces, every point counts."),
    ),
    words=Vocabulary(failure=FailureName.CHUTE),
    dealing=Dealing(packets_before=((3, 2, 3),), cards_before=8, has_turned_card=False),
    bidding=PointBidding(bid_max=160, redouble_multiplier=3),
    following=Following(cannot_overruff=Release.FREE),
    announces=Announces(announces=False),
    belote=Belote(belote_say=Say.AUTO),
    scoring=ContreeScoring(),
    winning=Target(target=2000),
    sources=("colver 0.11",),
)
