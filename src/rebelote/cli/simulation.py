"""Matches of computer players, each from a seed of its own, one after another or side by side."""

from __future__ import annotations

import random
import signal
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context

from rebelote.bots import Guarded, create, play_match
from rebelote.cards import CARDS, Card
from rebelote.match import Match, record_of_match
from rebelote.notation import print_match
from rebelote.rules import SEATS
from rebelote.rules.registry import ruleset

# Matches a worker plays before it answers: long enough that handing over costs nothing.
CHUNK = 4


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


def play_all(tasks: Sequence[Task], jobs: int) -> Generator[Played, None, None]:
    """Give what came of each match, in order, whatever the number of processes."""
    if jobs == 1 or len(tasks) == 1:
        yield from map(play_task, tasks)
        return
    # Fresh processes: a copy of one that draws a progress bar could wait for ever for its thread.
    pool = ProcessPoolExecutor(min(jobs, len(tasks)), get_context("spawn"))
    try:
        with _workers_deaf_to_interrupts():
            played = pool.map(play_task, tasks, chunksize=CHUNK)
        yield from played
    finally:
        # Matches in progress are short; those that wait are not begun.
        pool.shutdown(cancel_futures=True)


@contextmanager
def _workers_deaf_to_interrupts() -> Iterator[None]:
    """Start processes that never hear Ctrl-C, which reaches every process of a terminal.

    Only the first one answers to it; what comes in meanwhile waits for the end of the block.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


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
