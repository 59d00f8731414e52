"""What marks are worth: themselves, or the chance of the match where its scores are known."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import erf, sqrt

from rebelote.engine import View
from rebelote.rules import Ruleset, Strain, Tally, Team
from rebelote.rules.scoring import Score
from rebelote.rules.seating import TEAMS, team_of

# A deal to measure others by: the takers bring home two thirds of a suit contract.
_USUAL_CARDS = (100, 52)
_USUAL_LEVEL = 100


@dataclass(frozen=True, slots=True)
class Stakes:
    """How one team values the end of a deal.

    `scores` are the match's before the deal, None where marks count for themselves: in a deal that
    stands alone, and in matches of so many deals, in which every mark is kept.
    """

    ruleset: Ruleset
    team: Team
    scores: tuple[int, int] | None = None

    @classmethod
    def of(cls, view: View) -> Stakes:
        """Return the stakes of a view's seat."""
        has_target = "target" in view.ruleset.settings
        return cls(view.ruleset, team_of(view.seat), view.scores if has_target else None)

    def marks(self, score: Score) -> int:
        """Return the team's marks of a deal less the others'."""
        return score.marks[self.team] - score.marks[1 - self.team]

    def worth(self, score: Score) -> float:
        """Return the marks, or the chance to win the match after the deal; more is better.

        The chance treats the deals to come as even: the lead, in usual deals, over the width that
        so many deals spread. Marks in suspense may fall to either side and count for neither.
        """
        if self.scores is None:
            return float(self.marks(score))
        first, second = (before + won for before, won in zip(self.scores, score.marks, strict=True))
        # A match to a target does not count its deals.
        verdict = self.ruleset.winning.verdict((first, second), 0, score)
        if verdict.is_over:
            return 0.5 if verdict.winner is None else float(verdict.winner == self.team)
        return self._chance((first, second)[self.team], (second, first)[self.team])

    def _chance(self, ours: int, theirs: int) -> float:
        target, usual = int(self.ruleset.settings["target"].value), _usual_marks(self.ruleset)
        left = max(target - ours, 0) + max(target - theirs, 0)
        width = usual * sqrt(1.0 + left / usual)
        return 0.5 * (1.0 + erf((ours - theirs) / (width * sqrt(2.0))))


@lru_cache(maxsize=256)
def _usual_marks(ruleset: Ruleset) -> int:
    """Return what both teams mark together in a usual deal."""
    scoring = ruleset.scoring
    level = _USUAL_LEVEL if scoring.needs_level else None
    first = TEAMS[0]
    tally = Tally(Strain.SPADES, first, _USUAL_CARDS, first, level=level)
    return max(1, sum(scoring.score(tally).marks))
