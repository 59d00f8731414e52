"""`rebelote play`: a whole match in the terminal against computer players."""

from __future__ import annotations

import random
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rebelote.cli import settings
from rebelote.cli.app import BROKEN, app
from rebelote.cli.commands.arguments import (
    BadArgument,
    Language,
    Options,
    Seed,
    Variant,
    ruleset_of,
)
from rebelote.cli.words import word

if TYPE_CHECKING:
    from rebelote.cli.session import Session
    from rebelote.cli.shelf import Shelf
    from rebelote.rules import Ruleset

PACE_SECONDS = 0.7


@app.command("play")
def play(
    context: typer.Context,
    variant: Variant = settings.SOLO_VARIANT,
    option: Options = None,
    target: Annotated[int | None, typer.Option(help="Marks that win the match.")] = None,
    level: Annotated[
        str | None,
        typer.Option(
            help=f"Strength of the computer players: {', '.join(settings.LEVELS)}.",
            show_default=settings.LEVEL,
        ),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="Computer players by name instead: one, or A,B,C in order of play after you."
        ),
    ] = None,
    seat: Annotated[
        int, typer.Option(min=1, max=4, help="Your place, 1 to 4, in order of play.")
    ] = 1,
    seed: Seed = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Take up the game that was kept.")
    ] = False,
    game: Annotated[
        Path | None, typer.Option(help="File in which the game is kept; else the usual one.")
    ] = None,
    linear: Annotated[
        bool,
        typer.Option(
            "--linear",
            envvar="REBELOTE_LINEAR",
            help="Tell everything in lines, for screen readers and plain terminals.",
        ),
    ] = False,
    pace: Annotated[
        float, typer.Option(min=0, max=10, help="Seconds that a computer's card stays.")
    ] = PACE_SECONDS,
    language: Language = "",
) -> int:
    """Play a match with a computer partner against two computer players."""
    from rebelote.cli.shelf import Shelf

    shelf = Shelf(game, language)
    if resume:
        _refuse_beside_resume(context)
        shelf.require()
        with shelf.opened():
            return _play(shelf.take_up(), shelf, linear, pace, [])
    rules = ruleset_of(variant, option, target=target)
    session = _new_session(rules, _players(level, bots), seat, seed)
    with shelf.opened():
        notes = shelf.clear()
        if level is None and bots is None:
            others = ", ".join(one for one in settings.LEVELS if one != settings.LEVEL)
            notes.append(word("level_is", language, level=settings.LEVEL, others=others))
        return _play(session, shelf, linear, pace, notes)


def _play(session: Session, shelf: Shelf, linear: bool, pace: float, notes: list[str]) -> int:
    """Play until the end or until the person stops; return the exit code."""
    from rebelote.cli.screen import Screen
    from rebelote.cli.terminal import Quit, Terminal

    output = Screen()
    is_screen = _is_screen() and not output.is_dumb_terminal and not linear
    terminal = Terminal(
        session=session,
        console=output,
        language=shelf.language,
        is_linear=not is_screen,
        pace_seconds=pace if is_screen else 0,
        keep=shelf.keep,
        notes=notes,
    )
    is_stopped = False
    try:
        terminal.play()
    except (Quit, KeyboardInterrupt):
        is_stopped = True
    problem = shelf.keep(session)
    if is_stopped:
        output.print()
    if problem is not None:
        print(f"rebelote: {problem}", file=sys.stderr)
        return BROKEN
    if is_stopped:
        told = word("saved", shelf.language, command=shelf.command)
    else:
        told = word("recorded", shelf.language, path=shelf.path)
    output.print(told, soft_wrap=True)
    return 0


def _is_screen() -> bool:
    """Tell whether a person sits at both ends."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def _refuse_beside_resume(context: typer.Context) -> None:
    """Refuse options that a game taken up cannot follow; raises `BadArgument`."""
    for name in ("variant", "option", "target", "level", "bots", "seat", "seed"):
        source = context.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE":
            allowed = word("as_it_was", settings.language())
            raise BadArgument(argument=f"--{name}", value=context.params[name], allowed=allowed)


def _players(level: str | None, bots: str | None) -> list[str]:
    """Return the names of the three who play after the person; raises `BadArgument`."""
    if bots is None:
        level = settings.LEVEL if level is None else level
        if level not in settings.LEVELS:
            allowed = ", ".join(settings.LEVELS)
            raise BadArgument(argument="--level", value=level, allowed=allowed)
        return [level] * 3
    if level is not None:
        allowed = word("level_or_bots", settings.language())
        raise BadArgument(argument="--bots", value=bots, allowed=allowed)
    names = [name.strip() for name in bots.split(",")]
    if len(names) not in (1, 3):
        allowed = word("three_bots", settings.language())
        raise BadArgument(argument="--bots", value=bots, allowed=allowed)
    return names * 3 if len(names) == 1 else names


def _new_session(rules: Ruleset, others: list[str], seat: int, seed: str | None) -> Session:
    from rebelote.bots import create
    from rebelote.cli.session import Seating, Session
    from rebelote.match import Match
    from rebelote.rules import SEATS

    person = SEATS[seat - 1]
    at_table = [create(settings.BOT, 0).name] * 4
    for step, name in enumerate(others, start=1):
        at_table[(person + step) & 3] = create(name, 0).name
    first, second, third, fourth = at_table
    seed = secrets.token_hex(4) if seed is None else seed
    seating = Seating(person, (first, second, third, fourth), seed)
    return Session(seating, Match(rules, SEATS[random.Random(f"{seed}/first").randrange(4)]))
