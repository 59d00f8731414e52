"""The sub-commands; importing this package puts them on the command."""

from rebelote.cli.commands import (
    arena,
    bench,
    check,
    doctor,
    ledger,
    play,
    review,
    rules,
    score,
    serve,
    simulate,
    solve,
    verify,
)

__all__ = [
    "arena",
    "bench",
    "check",
    "doctor",
    "ledger",
    "play",
    "review",
    "rules",
    "score",
    "serve",
    "simulate",
    "solve",
    "verify",
]
