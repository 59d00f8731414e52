"""A duel: two players, duplicate pairs of one ruleset, and what they show."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path

from rebelote.arena.cluster import workers_of
from rebelote.arena.crew import Crew, Numbers, alone, processes
from rebelote.arena.journal import journal_at
from rebelote.arena.pair import Terms
from rebelote.arena.player import Part, Player
from rebelote.arena.result import DuelResult
from rebelote.rules import Ruleset
from rebelote.rules.registry import ruleset as read_ruleset

# Pairs in a block: what is lost when a process dies. It has no influence on any figure.
BLOCK = 5

Progress = Callable[[int], object]
"""Told after each block how many pairs are done."""


def duel(
    first: str,
    second: str,
    ruleset: Ruleset | str,
    *,
    pairs: int,
    seed: int | str = 1,
    part: Part | str = Part.WHOLE,
    are_matches: bool = False,
    jobs: int = 1,
    cluster: str | None = None,
    journal: Path | None = None,
    progress: Progress | None = None,
) -> DuelResult:
    """Play duplicate pairs between two players and return what they show.

    Players are texts as `rebelote.arena.player` reads them. The same arguments give the same
    figures, whatever `jobs` and `cluster`, the address of a Dask scheduler, are; a `journal` keeps
    the blocks that are done, and is where an earlier run is taken up. Raises `UnknownBot`,
    `UnknownPlayer`, `MissingExtra`, `WorkersLost`, `ClusterLost`, and what `journal_at` raises.
    """
    terms = terms_of(first, second, ruleset, seed, part, are_matches=are_matches)
    return run(terms, pairs, crew_of(jobs, cluster), journal=journal, progress=progress)


def crew_of(jobs: int = 1, cluster: str | None = None) -> Crew:
    """Return who plays: a cluster where an address is given, else so many processes.

    Raises `MissingExtra`.
    """
    if cluster is not None:
        return workers_of(cluster)
    return alone if jobs == 1 else processes(jobs)


def terms_of(
    first: str,
    second: str,
    ruleset: Ruleset | str,
    seed: int | str = 1,
    part: Part | str = Part.WHOLE,
    *,
    are_matches: bool = False,
) -> Terms:
    """Return the terms of a duel, with names and rulesets in full."""
    rules = read_ruleset(ruleset) if isinstance(ruleset, str) else ruleset
    one, two = (Player.read(text, Part(part)) for text in (first, second))
    return Terms(one, two, str(rules), str(seed), are_matches)


def run(
    terms: Terms,
    pairs: int,
    crew: Crew,
    *,
    journal: Path | None = None,
    progress: Progress | None = None,
) -> DuelResult:
    """Let a crew play the pairs numbered from 0, but those in the journal; return what they show.

    A journal that holds more pairs gives the figures of those that are asked for, with the times
    of all. Raises what the crew and `journal_at` raise.
    """
    if pairs < 1:
        raise ValueError(f"{pairs} pairs: a duel has at least one")
    with ExitStack() as stack:
        kept = None if journal is None else stack.enter_context(journal_at(journal, terms))
        blocks = [] if kept is None else kept.blocks
        done = {pair.number for block in blocks for pair in block.pairs}
        left = [number for number in range(pairs) if number not in done]
        if progress is not None:
            progress(pairs - len(left))
        count = pairs - len(left)
        for block in crew(terms, cut(left)):
            if kept is not None:
                kept.add(block)
            blocks.append(block)
            count += len(block.pairs)
            if progress is not None:
                progress(count)
    return DuelResult.of(terms, blocks, pairs)


def cut(numbers: Sequence[int]) -> list[Numbers]:
    """Cut the numbers of pairs into blocks."""
    return [numbers[start : start + BLOCK] for start in range(0, len(numbers), BLOCK)]
