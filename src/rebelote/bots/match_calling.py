"""What calls are worth to the match: the club player's estimates, told in chances to win it."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from rebelote.bots.calling import Caller, Nerve
from rebelote.bots.prospect import chances_of, prospects_of
from rebelote.bots.stakes import Stakes
from rebelote.engine import View
from rebelote.rules import Bid, Level, Ruleset, Strain, Team
from rebelote.rules.scoring import Score
from rebelote.rules.seating import SEATS, TEAMS, team_of

# A deal to measure others by: its takers bring home this many of 162 card points.
_USUAL_SHARE = 110 / 162
# What a usual deal must move the chance of the match by, won or lost, to matter at all.
_MATTERS = 1e-4


def lowest_level(ruleset: Ruleset) -> Level | None:
    """Return the lowest level that may be bid, None where levels are not bid."""
    setting = ruleset.settings.get("bid_min")
    return None if setting is None else int(setting.value)


class MatchCaller(Caller):
    """A caller whose points are those that would move the match as much, marks in suspense too.

    Where the chance of the match grows evenly with every mark, its values are those of `Caller`.
    `weight` is by how much a point moves the stakes; at 0 nothing does, and no value means much.
    """

    def __init__(self, view: View, nerve: Nerve) -> None:
        super().__init__(view, prospects_of(view.ruleset), nerve)
        self._stakes = Stakes.of(view)
        # What no bid at all stands for: a usual deal that falls to either side.
        self._zero = 0.0
        self.weight = self._weigh_a_point(team_of(view.seat))

    def _weigh_a_point(self, team: Team) -> float:
        """Return how much a point moves the stakes, between a usual deal of ours and of theirs."""
        view = self._view
        ruleset = view.ruleset
        strain, level = ruleset.bidding.strains[0], lowest_level(ruleset)
        won, lost = (
            scores[round(_USUAL_SHARE * (len(scores) - 1))]
            for taker in (team, TEAMS[1 - team])
            for scores in [
                scores_of(ruleset, strain, 0, 0, level, 1, taker, view.pending, view.is_last)
            ]
        )
        points = _ahead(won, team) - _ahead(lost, team)
        best, worst = self._stakes.worth(won), self._stakes.worth(lost)
        self._zero = (best + worst) / 2
        moved = best - worst
        return moved / points if points > 0 and moved > _MATTERS else 0.0

    def _swing(self, bid: Bid, taker: int, multiplier: int) -> float:
        """Return what the takers should gain, in points that would move the stakes as much."""
        if not self.weight:
            return 0.0
        view = self._view
        mean, spread, announces, belote = self.promise(bid, taker)
        # The four suits count alike: one of them stands for all.
        strain = Strain.SPADES if bid.strain.is_suit else bid.strain
        scores = scores_of(
            view.ruleset,
            strain,
            announces,
            belote,
            bid.level,
            multiplier,
            team_of(SEATS[taker]),
            view.pending,
            view.is_last,
        )
        chances = chances_of(round(mean), round(spread), self._prospects.packs[strain])
        worth = self._stakes.worth
        expected = sum(
            [chance * worth(one) for chance, one in zip(chances, scores, strict=True) if chance]
        )
        points = (expected - self._zero) / self.weight
        return points if self.is_ours(taker) else -points


@lru_cache(maxsize=512)
def scores_of(
    ruleset: Ruleset,
    strain: Strain,
    announces: int,
    belote: int,
    level: Level | None,
    multiplier: int,
    taker: Team,
    pending: int,
    is_last: bool,
) -> tuple[Score, ...]:
    """Return the scores of `Prospects.scores` without their lines, the latest ones kept."""
    scores = prospects_of(ruleset).scores(
        strain,
        announces,
        belote,
        level,
        multiplier,
        taker=taker,
        pending=pending,
        is_last=is_last,
    )
    return tuple(replace(score, lines=()) for score in scores)


def _ahead(score: Score, team: Team) -> int:
    return (score.marks[team] - score.marks[1 - team]) * score.unit
