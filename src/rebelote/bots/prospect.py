"""What a contract should bring: expected marks, asked of the ruleset's own scoring."""

from __future__ import annotations

from functools import cache
from math import erf, sqrt

from rebelote.rules import Level, Ruleset, Strain, Tally, Team
from rebelote.rules.scoring.sheet import LAST_TRICK_POINTS

# The takers' card points are spread about their mean like a bell, of which these are slices.
_SLICES = 16
_EDGES = tuple(-2.4 + 4.8 * at / (_SLICES - 1) for at in range(_SLICES))


def _bell(edge: float) -> float:
    return 0.5 * (1.0 + erf(edge / sqrt(2.0)))


_STEP = _EDGES[1] - _EDGES[0]
_CHANCES = tuple(_bell(edge + _STEP / 2) - _bell(edge - _STEP / 2) for edge in _EDGES)


@cache
def prospects_of(ruleset: Ruleset) -> Prospects:
    """Return the prospects under a ruleset, shared by all who ask for them."""
    return Prospects(ruleset)


class Prospects:
    """The expected outcome of contracts under one ruleset; it remembers what it worked out."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        tables = ruleset.ranking.tables
        self.packs = tuple(sum(tables[strain].points) for strain in Strain)
        self._known: dict[tuple[Strain, int, int, int, int, Level | None, int], float] = {}

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

        `mean` and `spread` describe the takers' card points, the last trick included; `announces`
        is the takers' balance in points, negative when the defence should have the better ones.
        """
        key = (strain, round(mean / 2), round(spread), announces, belote, level, multiplier)
        swing = self._known.get(key)
        if swing is None:
            swing = self._known[key] = self._work_out(*key)
        return swing

    def _work_out(
        self,
        strain: Strain,
        half_mean: int,
        spread: int,
        announces: int,
        belote: int,
        level: Level | None,
        multiplier: int,
    ) -> float:
        scoring = self.ruleset.scoring
        pack = self.packs[strain]
        total = 0.0
        for edge, chance in zip(_EDGES, _CHANCES, strict=True):
            taken = round(2 * half_mean + edge * spread)
            taken = min(max(taken, 0), pack + LAST_TRICK_POINTS)
            last = Team(int(2 * taken < pack))
            cards = taken - LAST_TRICK_POINTS * (last == 0)
            tricks = (8, 0) if cards == pack else (0, 8) if not taken else (4, 4)
            score = scoring.score(
                Tally(
                    strain=strain,
                    taker_team=Team(0),
                    card_points=(cards, pack - cards),
                    last_trick=last,
                    tricks=tricks,
                    announces=(max(announces, 0), max(-announces, 0)),
                    belote=(belote, 0),
                    level=level,
                    multiplier=multiplier,
                )
            )
            total += chance * (score.marks[0] - score.marks[1]) * score.unit
        return total
