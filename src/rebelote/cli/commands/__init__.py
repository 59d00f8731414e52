"""The sub-commands; importing this package puts them on the command."""

from rebelote.cli.commands import arena, check, play, rules, score, simulate

__all__ = ["arena", "check", "play", "rules", "score", "simulate"]
from rebelote.cli.commands import (
    bench,
    check,
    doctor,
    play,
    review,
    rules,
    score,
    simulate,
    solve,
)

__all__ = [
    "bench",
    "check",
    "doctor",
    "play",
    "review",
    "rules",
    "score",
    "simulate",
    "solve",
]
