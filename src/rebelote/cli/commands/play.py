"""`rebelote play`: a whole match in the terminal against computer players."""

from __future__ import annotations

import random
import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from rebelote.bots import create
from rebelote.cards import RebeloteError
from rebelote.cli import settings
from rebelote.cli.app import app
from rebelote.cli.commands.arguments import (
    BadArgument,
    Language,
    Options,
    Seed,
    Variant,
    language_of,
    ruleset_of,
)
from rebelote.cli.files import read_text, write_whole
from rebelote.cli.saving import session_from, text_of
from rebelote.cli.session import Seating, Session
from rebelote.cli.terminal import Quit, Terminal
from rebelote.cli.words import word
from rebelote.match import Match
from rebelote.notation.wording import say_error
from rebelote.rules import SEATS, Ruleset

PACE_SECONDS = 0.7


@app.command("play")
def play(
    variant: Variant = settings.SOLO_VARIANT,
    option: Options = None,
    target: Annotated[int | None, typer.Option(help="Marks that win the match.")] = None,
    bots: Annotated[
        str, typer.Option(help="Computer players: one name, or A,B,C in order of play after you.")
    ] = settings.BOT,
    seat: Annotated[int, typer.Option(help="Your place, 1 to 4, in order of play.")] = 1,
    seed: Seed = None,
    resume: Annotated[bool, typer.Option(help="Take up the game that was kept.")] = False,
    linear: Annotated[
        bool, typer.Option(help="Tell everything in lines, for screen readers and plain terminals.")
    ] = False,
    pace: Annotated[
        float, typer.Option(min=0, max=10, help="Seconds that a computer's card stays.")
    ] = PACE_SECONDS,
    language: Language = None,
) -> None:
    """Play a match with a computer partner against two computer players."""
    spoken = language_of(language)
    path = settings.saved_game()
    if resume:
        session = session_from(read_text(path), path)
    else:
        rules = ruleset_of(variant, option, target=target)
        session = _new_session(rules, bots, seat, seed)
        _put_aside(path)
    is_screen = sys.stdin.isatty() and sys.stdout.isatty() and not linear
    console = Console()
    terminal = Terminal(
        session=session,
        console=console,
        language=spoken,
        is_linear=not is_screen,
        pace_seconds=pace if is_screen else 0,
        keep=lambda kept: _keep(kept, path, spoken),
    )
    try:
        terminal.play()
    except (Quit, KeyboardInterrupt) as wish:
        problem = _keep(session, path, spoken)
        console.print()
        if problem is not None:
            raise
        console.print(word("saved", spoken), markup=False, highlight=False)
        if isinstance(wish, KeyboardInterrupt):
            raise


def _new_session(rules: Ruleset, bots: str, seat: int, seed: str | None) -> Session:
    if not 1 <= seat <= 4:
        raise BadArgument(argument="--seat", value=seat, allowed="1 to 4")
    names = bots.split(",")
    if len(names) not in (1, 3):
        raise BadArgument(argument="--bots", value=bots, allowed="one name, or three with commas")
    person = SEATS[seat - 1]
    others = names * 3 if len(names) == 1 else names
    # The person's own seat has a player too: it gives the hints.
    at_table = [create(settings.BOT, 0).name] * 4
    for step, name in enumerate(others, start=1):
        at_table[(person + step) & 3] = create(name.strip(), 0).name
    first, second, third, fourth = at_table
    seed = secrets.token_hex(4) if seed is None else seed
    seating = Seating(person, (first, second, third, fourth), seed)
    return Session(seating, Match(rules, SEATS[random.Random(f"{seed}/first").randrange(4)]))


def _put_aside(path: Path) -> None:
    """Keep a game left unfinished under another name before a new one takes its place."""
    if path.exists():
        write_whole(path.with_name("previous.belote"), read_text(path))


def _keep(session: Session, path: Path, language: str) -> str | None:
    """Store the match; return what went wrong, if anything did."""
    try:
        write_whole(path, text_of(session))
    except RebeloteError as error:
        return say_error(error, language)
    return None
