"""`rebelote simulate`: many matches of computer players, written to one file."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from rebelote.bots import Guarded, create, play_match
from rebelote.cards import CARDS, Card
from rebelote.cli import settings
from rebelote.cli.app import app
from rebelote.cli.commands.arguments import (
    AsJson,
    BadArgument,
    Options,
    Variant,
    print_json,
    ruleset_of,
)
from rebelote.cli.files import write_whole
from rebelote.match import Match, record_of_match
from rebelote.notation import print_match
from rebelote.rules import SEATS
from rebelote.rules.registry import ruleset

# Matches a worker plays before it answers: long enough that handing over costs nothing.
CHUNK = 8


@dataclass(frozen=True)
class Task:
    """One match to play: everything it depends on, so that any process plays it alike."""

    ruleset: str
    bots: tuple[str, ...]
    seed: str
    number: int


@dataclass(frozen=True)
class Played:
    """What came of a match: its text, its deals, who won, how often a bot had to be replaced."""

    text: str
    deals: int
    winner: int | None
    faults: int


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
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes; all processors else.")] = None,
    as_json: AsJson = False,
) -> None:
    """Play matches between computer players; the same seed writes the same bytes."""
    rules = ruleset_of(variant, option)
    names = [create(name.strip(), 0).name for name in bots.split(",")]
    if len(names) not in (1, 4):
        raise BadArgument(argument="--bots", value=bots, allowed="one name, or four with commas")
    players = tuple(names * 4 if len(names) == 1 else names)
    tasks = [Task(str(rules), players, seed, number) for number in range(1, matches + 1)]
    played = list(_progress(_run(tasks, jobs or os.cpu_count() or 1), matches))
    write_whole(out, "\n".join(one.text for one in played))
    winners = [one.winner for one in played]
    summary = {
        "ruleset": str(rules),
        "matches": matches,
        "deals": sum(one.deals for one in played),
        "won": [winners.count(0), winners.count(1)],
        "drawn": winners.count(None),
        "bot_faults": sum(one.faults for one in played),
        "file": str(out),
    }
    if as_json:
        print_json(summary)
    else:
        won = f"{winners.count(0)} won by seats 0 and 2, {winners.count(1)} by seats 1 and 3"
        print(f"{rules}: {matches} matches, {summary['deals']} deals, {won}: {out}")
        if summary["bot_faults"]:
            print(f"a bot had to be replaced {summary['bot_faults']} times", file=sys.stderr)


def _progress(played: Iterator[Played], total: int) -> Iterator[Played]:
    console = Console(stderr=True)
    return iter(track(played, "matches", total=total, console=console, transient=True))


def _run(tasks: list[Task], jobs: int) -> Iterator[Played]:
    if jobs == 1 or len(tasks) == 1:
        yield from map(play_task, tasks)
        return
    with ProcessPoolExecutor(max_workers=min(jobs, len(tasks))) as pool:
        yield from pool.map(play_task, tasks, chunksize=CHUNK)


def play_task(task: Task) -> Played:
    """Play one match from its seed."""
    chance = random.Random(f"{task.seed}/{task.number}")
    first = SEATS[chance.randrange(4)]
    bots = [Guarded(create(name, chance.getrandbits(32))) for name in task.bots]
    match, deals = play_match(Match(ruleset(task.ruleset), first), bots, _packs(chance))
    tags = {f"Seat{seat}": name for seat, name in enumerate(task.bots)}
    tags["Seed"] = f"{task.seed}/{task.number}"
    record = record_of_match(match.ruleset, deals, first, tags)
    faults = sum(len(bot.faults) for bot in bots)
    return Played(print_match(record), len(deals), match.winner, faults)


def _packs(chance: random.Random) -> Iterator[list[Card]]:
    while True:
        pack = list(CARDS)
        chance.shuffle(pack)
        yield pack
