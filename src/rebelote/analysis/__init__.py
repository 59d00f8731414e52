"""Hints for the seat to act, and reviews of what was played: what a card or a call cost."""

from rebelote.analysis.advice import Hint, hint
from rebelote.analysis.calls import CallOutlook, call_outlooks
from rebelote.analysis.findings import (
    Choice,
    Cost,
    Decision,
    Moment,
    MomentKind,
    PlayerReview,
    Review,
    Verdict,
)
from rebelote.analysis.plain import hint_to_dict, review_to_dict
from rebelote.analysis.reason import Why
from rebelote.analysis.reviewing import REVIEW_WORLDS, review, review_many
from rebelote.analysis.steps import SteppedReview, step_through

__all__ = [
    "REVIEW_WORLDS",
    "CallOutlook",
    "Choice",
    "Cost",
    "Decision",
    "Hint",
    "Moment",
    "MomentKind",
    "PlayerReview",
    "Review",
    "SteppedReview",
    "Verdict",
    "Why",
    "call_outlooks",
    "hint",
    "hint_to_dict",
    "review",
    "review_many",
    "review_to_dict",
    "step_through",
]
