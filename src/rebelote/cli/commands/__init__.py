"""The sub-commands; importing this package puts them on the command."""

from rebelote.cli.commands import arena, check, play, rules, score, simulate

__all__ = ["arena", "check", "play", "rules", "score", "simulate"]
