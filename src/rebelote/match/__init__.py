"""A match: deals in a row, running scores, points in suspense, the winner (RULES.md 3.7)."""

from rebelote.match.match import Match, MatchIsOver

__all__ = ["Match", "MatchIsOver"]
