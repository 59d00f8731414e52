"""From what the table counted to the marks, with the lines that explain them (RULES.md 4.5)."""

from rebelote.rules.scoring.additive import Additive
from rebelote.rules.scoring.base import FixedBase
from rebelote.rules.scoring.bid import BidScoring
from rebelote.rules.scoring.sheet import (
    Line,
    LineCode,
    Outcome,
    Score,
    Scoring,
    Sheet,
    Tally,
    check_tally,
)

__all__ = [
    "Additive",
    "BidScoring",
    "FixedBase",
    "Line",
    "LineCode",
    "Outcome",
    "Score",
    "Scoring",
    "Sheet",
    "Tally",
    "check_tally",
]
