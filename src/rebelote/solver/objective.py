"""What a value is, and how points become marks.

A *value* is one number for the whole deal, seen from team 0: the card points that team 0 ends with,
last trick included, plus 90 if it takes all eight tricks; if team 1 takes all eight, it is -90. A
deal of 162 points gives -90 and 0 to 162 and 252. Team 0 wants it high, team 1 low; for team 1 the
same rules give `total - value`, so the game is one of zero sum. Belote, announces and the contract
are not in it: `marks_table` brings them in.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import Final

from rebelote.engine import Deal
from rebelote.rules import Contract, Ruleset
from rebelote.rules.scoring import Score, Tally
from rebelote.rules.scoring.sheet import LAST_TRICK_POINTS, TRICKS
from rebelote.rules.seating import Team, team_of
from rebelote.solver.errors import NotMonotone

Pair = tuple[int, int]

# Every scoring counts a capot as 90 above the last trick's ten, or as 100 in its place (3.5).
CAPOT_POINTS: Final = 90
# Stands for the value of a card that may not be played; below all values.
NOT_LEGAL: Final = -32768
# All values that any deal can have: the kernel takes no game with more than 511 points.
VALUES: Final = range(-CAPOT_POINTS, 512 + CAPOT_POINTS)


def points_of_teams(value: int, total: int) -> Pair:
    """Return what each team counts at this value: cards, last trick and capot."""
    if value > total:
        return value, 0
    if value < 0:
        return 0, total - value
    return value, total - value


def value_for(team: int, points: int, total: int) -> int:
    """Return the value at which a team has just so many points."""
    return points if team == 0 else total - points


@dataclass(frozen=True)
class Steps:
    """A staircase from values to marks: `marks[value]` is team 0's marks less team 1's.

    Marks never fall as the value rises, so the best card for points is a best card for marks too,
    and the exact marks are those of the exact value. A value between two of them has the marks of
    the lower one. Raises `NotMonotone` where marks fall, ValueError where there are none.
    """

    marks: Mapping[int, int]

    def __post_init__(self) -> None:
        """Check that the marks climb."""
        if not self.marks:
            raise ValueError("no marks")
        before: int | None = None
        for value in sorted(self.marks):
            marks = self.marks[value]
            if before is not None and marks < before:
                raise NotMonotone(points=value, marks=marks, before=before)
            before = marks

    @cached_property
    def thresholds(self) -> tuple[int, ...]:
        """The lowest value of each step but the first: all that a search has to ask about."""
        values = sorted(self.marks)
        return tuple(
            value for lower, value in pairwise(values) if self.marks[value] != self.marks[lower]
        )

    @cached_property
    def heights(self) -> tuple[int, ...]:
        """The marks of each step, the lowest first."""
        return self.marks[min(self.marks)], *(self.marks[value] for value in self.thresholds)

    def at(self, value: int) -> int:
        """Return the marks of any value: those of the step it stands on."""
        return self.heights[bisect_right(self.thresholds, value)]

    def table(self) -> array[int]:
        """Return the marks of all `VALUES`, int32."""
        ends = [VALUES.start, *self.thresholds, VALUES.stop]
        row = array("i")
        for (start, end), marks in zip(pairwise(ends), self.heights, strict=True):
            row.extend([marks] * (min(end, VALUES.stop) - max(start, VALUES.start)))
        return row


@dataclass(frozen=True, slots=True)
class Terms:
    """What a deal in play is scored by beside its card points.

    `announces` are the points of those that count, `belote` of those made, by team. The marks come
    from the ruleset's scoring; no rule is repeated here.
    """

    ruleset: Ruleset
    contract: Contract
    announces: Pair = (0, 0)
    belote: Pair = (0, 0)
    pending: int = 0
    is_last: bool = False

    @property
    def total(self) -> int:
        """The card points of the pack, last trick included."""
        return sum(self.ruleset.ranking.tables[self.contract.strain].points) + LAST_TRICK_POINTS

    def score(self, value: int) -> Score:
        """Return the score of the deal if it ends with this value; scores are remembered."""
        return _score(self, value)

    def steps(self) -> Steps:
        """Return the marks of every value, which are remembered; raises `NotMonotone`."""
        return _steps(self)


def marks_table(deal: Deal) -> Steps:
    """Return the marks of each value a deal in play may still end with.

    The contract, its multiplier, the announces that count, the belotes made so far and the points
    pending are those of the deal.
    """
    contract, setup = deal.contract, deal.setup
    if contract is None:
        raise ValueError("the deal is not in play")
    announces, belote = deal.announce_points, deal.belote_points
    return Terms(deal.ruleset, contract, announces, belote, setup.pending, setup.is_last).steps()


@lru_cache(maxsize=1_000)
def _steps(terms: Terms) -> Steps:
    marks = {}
    for value in (-CAPOT_POINTS, *range(terms.total + 1), terms.total + CAPOT_POINTS):
        first, second = _score.__wrapped__(terms, value).marks
        marks[value] = first - second
    return Steps(marks)


@lru_cache(maxsize=50_000)
def _score(terms: Terms, value: int) -> Score:
    total = terms.total
    cards = (min(max(value, 0), total), min(max(total - value, 0), total))
    capot = None if 0 <= value <= total else Team(int(value < 0))
    last = capot if capot is not None else Team(int(cards[0] < LAST_TRICK_POINTS))
    tricks = (TRICKS // 2, TRICKS // 2)
    if capot is not None:
        tricks = (TRICKS, 0) if capot == 0 else (0, TRICKS)
    tally = Tally(
        strain=terms.contract.strain,
        taker_team=team_of(terms.contract.taker),
        card_points=(
            cards[0] - LAST_TRICK_POINTS * (last == 0),
            cards[1] - LAST_TRICK_POINTS * (last == 1),
        ),
        last_trick=last,
        tricks=tricks,
        announces=terms.announces,
        belote=terms.belote,
        level=terms.contract.level,
        multiplier=terms.contract.multiplier,
        pending=terms.pending,
        is_last=terms.is_last,
    )
    return terms.ruleset.scoring.score(tally)
