"""What a contract should bring: expected marks, asked of the ruleset's own scoring."""

from __future__ import annotations

from functools import cache, lru_cache
from math import erf, sqrt

from rebelote.rules import Level, Ruleset, Strain, Tally, Team
from rebelote.rules.scoring import Score
from rebelote.rules.scoring.sheet import LAST_TRICK_POINTS, TRICKS
from rebelote.rules.seating import TEAMS

# Card points are looked at in so many steps from none to all: two points a step in a suit.
_STEPS = 81


# A server is asked about rulesets with options of every kind: the rare ones make room.
@lru_cache(maxsize=32)
def prospects_of(ruleset: Ruleset) -> Prospects:
    """Return the prospects under a ruleset, shared by all who ask for them."""
    return Prospects(ruleset)


class Prospects:
    """The expected outcome of contracts under one ruleset; it remembers what it worked out."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset
        tables = ruleset.ranking.tables
        # All that a side can take, by strain.
        self.packs = tuple(sum(tables[strain].points) + LAST_TRICK_POINTS for strain in Strain)
        self._curve = cache(self._score_every_share)
        self._swing = cache(self._average)

    def swing(
        self,
        strain: Strain,
        mean: float,
        spread: float,
        *,
        announces: int = 0,
        belote: int = 0,
        level: Level | None = None,
        multiplier: int = 1,
    ) -> float:
        """Return the takers' expected marks less the defence's, in points of the score sheet.

        `mean` and `spread` describe the takers' card points, the last trick included. `announces`
        and `belote` are the takers' in points, negative where they are the defence's.
        """
        if strain.is_suit:
            # The four suits count alike: one of them stands for all.
            strain = Strain.SPADES
        return self._swing(strain, round(mean), round(spread), announces, belote, level, multiplier)

    def _average(
        self,
        strain: Strain,
        mean: int,
        spread: int,
        announces: int,
        belote: int,
        level: Level | None,
        multiplier: int,
    ) -> float:
        curve = self._curve(strain, announces, belote, level, multiplier)
        chances = chances_of(mean, spread, self.packs[strain])
        return sum([chance * swing for chance, swing in zip(chances, curve, strict=True)])

    def _score_every_share(
        self, strain: Strain, announces: int, belote: int, level: Level | None, multiplier: int
    ) -> tuple[float, ...]:
        """Return the swing for every share of the card points that the takers may take."""
        scores = self.scores(strain, announces, belote, level, multiplier)
        return tuple(float((score.marks[0] - score.marks[1]) * score.unit) for score in scores)

    def scores(
        self,
        strain: Strain,
        announces: int,
        belote: int,
        level: Level | None,
        multiplier: int,
        *,
        taker: Team = TEAMS[0],
        pending: int = 0,
        is_last: bool = False,
    ) -> tuple[Score, ...]:
        """Return the score for every share of the card points that the takers may take.

        `announces` and `belote` are the takers' in points, `pending` is in marks.
        """
        pack = self.packs[strain]
        defence = TEAMS[1 - taker]
        tallies = []
        for step in range(_STEPS + 1):
            taken = round(step * pack / _STEPS)
            # The side with more cards is likelier to take the last trick too.
            last = defence if 2 * taken <= pack else taker
            cards = taken - LAST_TRICK_POINTS * (last == taker)
            tricks = {0: (0, TRICKS), pack: (TRICKS, 0)}.get(taken, (TRICKS // 2, TRICKS // 2))
            tally = Tally(
                strain=strain,
                taker_team=taker,
                card_points=_by_team(taker, cards, pack - LAST_TRICK_POINTS - cards),
                last_trick=last,
                tricks=_by_team(taker, *tricks),
                announces=_by_team(taker, max(announces, 0), max(-announces, 0)),
                belote=_by_team(taker, max(belote, 0), max(-belote, 0)),
                level=level,
                multiplier=multiplier,
                pending=pending,
                is_last=is_last,
            )
            tallies.append(tally)
        return tuple(map(self._ruleset.scoring.score, tallies))


def _by_team(taker: Team, takers: int, defence: int) -> tuple[int, int]:
    return (takers, defence) if taker == 0 else (defence, takers)


@cache
def chances_of(mean: int, spread: int, pack: int) -> tuple[float, ...]:
    """Return the chance of every share: a bell about the mean, its tails at none and at all."""
    edges = [0.0]
    for step in range(_STEPS):
        middle = (step + 0.5) * pack / _STEPS
        edges.append(0.5 * (1.0 + erf((middle - mean) / (spread * sqrt(2.0)))))
    edges.append(1.0)
    return tuple(edges[step + 1] - edges[step] for step in range(_STEPS + 1))
