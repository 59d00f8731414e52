"""The sub-commands; importing this package puts them on the command."""

from rebelote.cli.commands import check, play, review, rules, score, simulate

__all__ = ["check", "play", "review", "rules", "score", "simulate"]
