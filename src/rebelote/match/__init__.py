"""A match: deals in a row, running scores, points in suspense, the winner (RULES.md 3.7)."""

from rebelote.match.match import Match, MatchIsOver, NotTheNextDeal
from rebelote.match.replay import record_of_match, replay_match

__all__ = ["Match", "MatchIsOver", "NotTheNextDeal", "record_of_match", "replay_match"]
