"""The score of one deal as the JSON that `rebelote score` prints."""

from __future__ import annotations

from typing import Any

from rebelote.rules import Ruleset, Score


def as_json(score: Score, ruleset: Ruleset) -> dict[str, Any]:
    """Return a score as JSON values, lines included."""
    return {
        "ruleset": str(ruleset),
        "outcome": score.outcome.value,
        "totals": list(score.totals),
        "marks": list(score.marks),
        "own_marks": list(score.own_marks),
        "pending_won": list(score.pending_won),
        "pending": score.pending,
        "points_per_mark": score.unit,
        "lines": [
            {
                "code": line.code.value,
                "team": line.team,
                "points": line.points,
                "article": line.code.article,
            }
            for line in score.lines
        ],
    }
