"""`rebelote simulate`: many matches of computer players, written to one file."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rebelote.cli import settings
from rebelote.cli.app import app
from rebelote.cli.commands.arguments import (
    AsJson,
    BadArgument,
    Language,
    Options,
    Variant,
    print_json,
    ruleset_of,
)
from rebelote.cli.files import writing_whole
from rebelote.cli.words import counted, word

if TYPE_CHECKING:
    from rebelote.cli.simulation import Played


@app.command("simulate")
def simulate(
    out: Annotated[Path, typer.Option(help="The .belote file to write.")],
    variant: Variant = settings.SOLO_VARIANT,
    option: Options = None,
    matches: Annotated[int, typer.Option(min=1, help="How many matches.")] = 1,
    seed: Annotated[str, typer.Option(help="Text from which all chance is drawn.")] = "0",
    bots: Annotated[
        str, typer.Option(help="Computer players: one name, or A,B,C,D by seat.")
    ] = settings.BOT,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes; else all processors.")] = None,
    language: Language = "",
    as_json: AsJson = False,
) -> None:
    """Play matches between computer players; the same seed writes the same bytes."""
    from rebelote.cli.simulation import Task, play_all

    rules = str(ruleset_of(variant, option))
    players = _players(bots)
    tasks = [Task(rules, players, seed, number) for number in range(1, matches + 1)]
    winners: list[int | None] = []
    deals = faults = 0
    with writing_whole(out) as file:
        for played in _progress(play_all(tasks, jobs or os.cpu_count() or 1), matches):
            file.write(("\n" if winners else "") + played.text)
            winners.append(played.winner)
            deals += played.deals
            faults += played.faults
    summary = {
        "ruleset": rules,
        "matches": matches,
        "deals": deals,
        "won": [winners.count(0), winners.count(1)],
        "drawn": winners.count(None),
        "bot_faults": faults,
        "file": str(out),
    }
    if as_json:
        print_json(summary)
    else:
        first, second = winners.count(0), winners.count(1)
        counts = {
            "matches": counted("matches", matches, language),
            "deals": counted("deals", deals, language),
        }
        print(word("simulated", language, **summary | counts, first=first, second=second))
        if faults:
            print(word("bots_replaced", language, faults=faults), file=sys.stderr)


def _players(bots: str) -> tuple[str, ...]:
    """Return the four players' full names; raises `UnknownBot` or `BadArgument`."""
    from rebelote.bots import create

    names = [create(name.strip(), 0).name for name in bots.split(",")]
    if len(names) not in (1, 4):
        allowed = word("four_bots", settings.language())
        raise BadArgument(argument="--bots", value=bots, allowed=allowed)
    return tuple(names * 4 if len(names) == 1 else names)


def _progress(played: Iterable[Played], total: int) -> Iterable[Played]:
    """Show on a terminal how far the matches are."""
    from rebelote.cli.screen import Screen

    screen = Screen(stderr=True)
    if not screen.is_terminal:
        return played
    from rich.progress import track

    return track(played, "", total=total, console=screen, transient=True)
