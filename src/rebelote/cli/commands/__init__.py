"""The sub-commands; importing this package puts them on the command."""

from rebelote.cli.commands import check, doctor, play, rules, score, simulate, solve

__all__ = ["check", "doctor", "play", "rules", "score", "simulate", "solve"]
