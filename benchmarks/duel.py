"""Duplicate pairs: two bots play the same packs twice, with the sides swapped.

    python benchmarks/duel.py rules random --pairs 2000 --seed 1 --jobs 2 --json

For every variant, or those named by --variant, prints the mean difference of the marks of a pair
(first bot less second, marks of the variant per deal) with its standard error. Every deal stands
alone: it starts at 0-0 with nothing in suspense, and one that is passed out counts 0. The same
arguments give the same figures, whatever --jobs is.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import NamedTuple

from rebelote import Deal, Ruleset, ruleset, rulesets
from rebelote.bots import Guarded, UnknownBot, create, play_deal
from rebelote.cards import CARDS, RebeloteError
from rebelote.rules import SEATS

BLOCK = 50


class Result(NamedTuple):
    """One variant: marks a deal by which the first bot is ahead, pairs it won, faults of bots."""

    variant: str
    pairs: int
    mean: float
    standard_error: float
    won: int
    lost: int
    faults: int
    seconds: float

    @property
    def is_clear(self) -> bool:
        """Whether the first bot is ahead by more than five standard errors."""
        return self.mean > 5 * self.standard_error


def marks_of_first(first: str, second: str, rules: Ruleset, seed: str, swap: bool) -> list[int]:
    """Play one deal and return the marks by which the first bot's side is ahead, and the faults."""
    chance = random.Random(seed)
    pack = chance.sample(CARDS, len(CARDS))
    opener = chance.choice(SEATS)
    seeds = [chance.getrandbits(32) for _ in SEATS]
    names = (second, first) if swap else (first, second)
    bots = [Guarded(create(names[seat % 2], seeds[seat])) for seat in SEATS]
    deal = play_deal(Deal.start(rules, pack, opener), bots)
    faults = sum(len(bot.faults) for bot in bots)
    if deal.contract is None:
        return [0, faults]
    marks = deal.score().marks
    return [marks[swap] - marks[not swap], faults]


def play_block(
    first: str, second: str, text: str, seed: int, start: int, stop: int
) -> list[tuple[float, int]]:
    """Play the pairs of these numbers; each gives its mean marks a deal and the bots' faults."""
    rules = ruleset(text)
    played = []
    for number in range(start, stop):
        key = f"{seed}/{number}"
        ahead, faults = marks_of_first(first, second, rules, key, swap=False)
        again, more = marks_of_first(first, second, rules, key, swap=True)
        played.append(((ahead + again) / 2, faults + more))
    return played


def duel(first: str, second: str, text: str, pairs: int, seed: int, jobs: int = 1) -> Result:
    """Play the pairs of one variant, in as many processes as `jobs`."""
    started = time.monotonic()
    starts = range(0, pairs, BLOCK)
    stops = [min(start + BLOCK, pairs) for start in starts]
    arguments = (repeat(first), repeat(second), repeat(text), repeat(seed), starts, stops)
    if jobs == 1:
        blocks = list(map(play_block, *arguments))
    else:
        with ProcessPoolExecutor(jobs) as pool:
            blocks = list(pool.map(play_block, *arguments))
    ahead = [value for block in blocks for value, _ in block]
    mean = math.fsum(ahead) / pairs
    variance = math.fsum((value - mean) ** 2 for value in ahead) / max(1, pairs - 1)
    return Result(
        variant=text,
        pairs=pairs,
        mean=mean,
        standard_error=math.sqrt(variance / pairs),
        won=sum(value > 0 for value in ahead),
        lost=sum(value < 0 for value in ahead),
        faults=sum(faults for block in blocks for _, faults in block),
        seconds=time.monotonic() - started,
    )


def arguments_of(words: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("first", nargs="?", default="rules")
    parser.add_argument("second", nargs="?", default="random")
    parser.add_argument("--variant", action="append", help="a ruleset; may be repeated")
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="end with a line of JSON")
    found = parser.parse_args(words)
    if found.pairs < 1 or found.jobs < 1:
        parser.error("--pairs and --jobs are at least 1")
    return found


def main(words: list[str] | None = None) -> int:
    """Run the duels and print them; 1 when the first bot is not clearly ahead everywhere."""
    asked = arguments_of(words)
    try:
        names = [create(name, 0).name for name in (asked.first, asked.second)]
        texts = [str(ruleset(text)) for text in asked.variant or rulesets()]
    except (UnknownBot, RebeloteError) as error:
        print(f"duel: {error}", file=sys.stderr)
        return 2
    print(f"{names[0]} against {names[1]}, {asked.pairs} duplicate pairs, seed {asked.seed}")
    print(f"{'variant':<16} {'marks a deal':>18} {'in errors':>10} {'won-lost':>11} {'s':>6}")
    results = []
    for text in texts:
        result = duel(*names, text, asked.pairs, asked.seed, asked.jobs)
        results.append(result)
        error = f"{result.mean:+.2f} ± {result.standard_error:.2f}"
        ratio = result.mean / result.standard_error if result.standard_error else 0.0
        won = f"{result.won}-{result.lost}"
        print(
            f"{result.variant:<16} {error:>18} {ratio:>10.1f} {won:>11} {result.seconds:>6.0f}",
            flush=True,
        )
    passed = all(result.is_clear and not result.faults for result in results)
    if asked.json:
        least = min((r.mean / r.standard_error for r in results if r.standard_error), default=0.0)
        figure = f"{names[0]} ahead of {names[1]} by {least:.0f} standard errors or more"
        rows = [{**result._asdict(), "seconds": round(result.seconds, 1)} for result in results]
        print(
            json.dumps(
                {
                    "figure": f"{figure}, {asked.pairs} pairs, {len(results)} variants",
                    "passed": passed,
                    "results": rows,
                }
            )
        )
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
