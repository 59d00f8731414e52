"""A match: deals in a row, running scores, points in suspense, the winner (RULES.md 3.7)."""

from rebelote.match.form import Form, form_of
from rebelote.match.keeping import Kept, KeptMatch, keep_match, tell_match
from rebelote.match.match import Match, MatchIsOver, NotTheNextDeal
from rebelote.match.replay import record_of_match, replay_match

__all__ = [
    "Form",
    "Kept",
    "KeptMatch",
    "Match",
    "MatchIsOver",
    "NotTheNextDeal",
    "form_of",
    "keep_match",
    "record_of_match",
    "replay_match",
    "tell_match",
]
