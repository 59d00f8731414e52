"""Who plays the blocks of a duel: this process, or several of them."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rebelote.arena.errors import WorkersLost
from rebelote.arena.pair import Block, Terms, play_block
from rebelote.extras import needed

Numbers = Sequence[int]
Crew = Callable[[Terms, Sequence[Numbers]], Iterator[Block]]
"""Plays blocks, given by the numbers of their pairs, and gives each as it ends, in any order."""

# So many times in a row workers may die before any block is done.
MOST_DEATHS = 3


def alone(terms: Terms, blocks: Sequence[Numbers]) -> Iterator[Block]:
    """Play the blocks in this process."""
    for numbers in blocks:
        yield play_block(terms, numbers)


def processes(jobs: int) -> Crew:
    """Return a crew of so many processes of this machine; raises `MissingExtra`.

    Blocks of processes that die are played again, which gives the same games. The crew raises
    `WorkersLost` when they die again and again without finishing any.
    """
    joblib = needed("joblib", "arena")
    from joblib.externals.loky.process_executor import TerminatedWorkerError

    def play(terms: Terms, blocks: Sequence[Numbers]) -> Iterator[Block]:
        left = {numbers[0]: numbers for numbers in blocks}
        deaths = 0
        while left:
            parallel = joblib.Parallel(
                n_jobs=jobs,
                batch_size=1,
                return_as="generator_unordered",
                backend="loky",
                initializer=_turn_deaf,
            )
            # A list, because blocks are handed out one by one while others are struck off.
            todo = list(left.values())
            played: Any = parallel(joblib.delayed(play_block)(terms, one) for one in todo)
            try:
                for block in played:
                    del left[block.pairs[0].number]
                    deaths = 0
                    yield block
            except TerminatedWorkerError as error:
                deaths += 1
                if deaths == MOST_DEATHS:
                    raise WorkersLost(jobs=jobs) from error

    return play


def _turn_deaf() -> None:
    """Ignore Ctrl-C, which reaches every process of a terminal: the first one answers to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
