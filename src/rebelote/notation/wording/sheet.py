"""The score sheet of a deal in words: what a page, a terminal or a paper prints line by line."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rebelote.notation.wording.phrase import capital
from rebelote.notation.wording.say import say_line, say_line_label, say_outcome, say_phase
from rebelote.rules.bidding import Phase
from rebelote.rules.ruleset import Ruleset
from rebelote.rules.scoring import Score
from rebelote.rules.seating import TEAMS

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence with the code that it puts in words."""

    code: str
    text: str


@dataclass(frozen=True, slots=True)
class SaidLine:
    """A line of the sheet: its label, the points of both teams, a sentence for each that has any.

    Pairs are (team 0, team 1); a team that the line leaves alone has 0 and an empty sentence.
    """

    label: Said
    points: Pair
    sentences: tuple[str, str]


@dataclass(frozen=True, slots=True)
class SaidSheet:
    """The sheet of one deal: how it ended, the lines, the marks of which they are the sum.

    One mark stands for `points_per_mark` points of the lines. `totals` decided the contract.
    `marks` hold the points in suspense that were won, `pending` are the marks left in suspense.
    """

    outcome: Said
    lines: tuple[SaidLine, ...]
    marks: Pair
    totals: Pair
    pending: int
    points_per_mark: int


# A table shows the sheets of the deals that are over again with every event.
@lru_cache(maxsize=500)
def say_sheet(score: Score, language: str, ruleset: Ruleset) -> SaidSheet:
    """Return a score in words; lines with the same label stand together, in their order."""
    lines = []
    for code in dict.fromkeys(line.code for line in score.lines):
        points, sentences = [0, 0], ["", ""]
        for team in TEAMS:
            own = [line for line in score.lines if (line.code, line.team) == (code, team)]
            points[team] = sum(line.points for line in own)
            sentences[team] = " ".join(say_line(line, score, language, ruleset) for line in own)
        label = Said(code.value, say_line_label(code, language, ruleset))
        pairs = (points[0], points[1]), (sentences[0], sentences[1])
        lines.append(SaidLine(label, *pairs))
    outcome = capital(say_outcome(score.outcome, language, ruleset))
    return SaidSheet(
        outcome=Said(score.outcome.value, outcome),
        lines=tuple(lines),
        marks=score.marks,
        totals=score.totals,
        pending=score.pending,
        points_per_mark=score.unit,
    )


def say_passed_out(language: str, pending: int = 0) -> SaidSheet:
    """Return the sheet of a deal that everybody passed: no line, and no mark for anybody."""
    phase = Phase.PASSED_OUT
    outcome = Said(phase.value, capital(say_phase(phase, language)))
    return SaidSheet(outcome, (), (0, 0), (0, 0), pending, 1)
