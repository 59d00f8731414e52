"""The sub-commands; importing this package puts them on the command."""

from rebelote.cli.commands import check, play, rules, score, simulate

__all__ = ["check", "play", "rules", "score", "simulate"]
