"""The sub-commands; importing this package puts them on the command."""

from rebelote.cli.commands import (
    arena,
    bench,
    check,
    doctor,
    play,
    review,
    rules,
    score,
    serve,
    simulate,
    solve,
)

__all__ = [
    "arena",
    "bench",
    "check",
    "doctor",
    "play",
    "review",
    "rules",
    "score",
    "serve",
    "simulate",
    "solve",
]
