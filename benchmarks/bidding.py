"""Bidding against bidding: duplicate pairs in which only the calls differ, the play is of `rules`.

    python -m benchmarks.bidding --pairs 5000 --seed 1 --json

Every deal is bid twice, the expert's calls once for each side against the club player's. Where
both auctions end in the same contract the two plays would be the same and the pair is a draw that
need not be played. Prints, for every variant or those named by --variant, the mean difference in
marks a deal with its standard error. Deals stand alone: they start at 0-0 and a deal that is
passed out counts 0. Deals of this benchmark are never those of `scripts/fit_bidding.py`.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from benchmarks.contracts import Contracts, Decide, bid
from benchmarks.report import Plot, Report, Row, Series
from rebelote import Deal, Ruleset, ruleset, rulesets
from rebelote.arena.result import Figure
from rebelote.bots import RulesBot
from rebelote.bots.bidding import Bidder
from rebelote.bots.traits import TRAITS
from rebelote.bots.weights import read_weights, shipped_weights
from rebelote.cards import CARDS, RebeloteError
from rebelote.engine import View
from rebelote.rules import SEATS, Call


class Result(NamedTuple):
    """One variant: lead in marks a deal, pairs that differed, CPU time of the expert's calls."""

    variant: str
    pairs: int
    mean: float
    standard_error: float
    differing: int
    won: int
    lost: int
    call_ms: float
    slowest_call_ms: float
    cpu_seconds: float

    @property
    def errors(self) -> float:
        """How many standard errors the expert is ahead."""
        return Figure(self.mean, self.standard_error).ratio


class Clock:
    """The expert's calls with the CPU time they take."""

    def __init__(self, decide: Decide) -> None:
        self._decide = decide
        self.calls = 0
        self.seconds = self.slowest = 0.0

    def __call__(self, view: View) -> Call:
        """Return the call, timed."""
        started = time.process_time()
        call = self._decide(view)
        taken = time.process_time() - started
        self.calls += 1
        self.seconds += taken
        self.slowest = max(self.slowest, taken)
        return call


def pair(rules: Ruleset, key: str, expert: Decide, club: Decide) -> float | None:
    """Return the expert's lead a deal over both seatings; None when the contracts are the same."""
    chance = random.Random(key)
    deal = Deal.start(rules, chance.sample(CARDS, len(CARDS)), chance.choice(SEATS))
    first, second = bid(deal, (expert, club)), bid(deal, (club, expert))
    if first.contract == second.contract:
        return None
    contracts = Contracts()
    scores = contracts.score(first), contracts.score(second)
    leads = [0 if one is None else one.marks[0] - one.marks[1] for one in scores]
    return (leads[0] - leads[1]) / 2


def measure(text: str, pairs: int, seed: int, decide: Decide) -> Result:
    """Play the pairs of one variant, the expert calling by `decide`."""
    rules = ruleset(text)
    player = RulesBot()
    expert = Clock(decide)

    def club(view: View) -> Call:
        call = player.decide(view)
        assert isinstance(call, Call)
        return call

    started = time.process_time()
    played = [pair(rules, f"bidding/{seed}/{number}", expert, club) for number in range(pairs)]
    values = [value or 0.0 for value in played]
    figure = Figure.of(values)
    return Result(
        variant=text,
        pairs=pairs,
        mean=figure.mean,
        standard_error=figure.standard_error,
        differing=sum(value is not None for value in played),
        won=sum(value > 0 for value in values),
        lost=sum(value < 0 for value in values),
        call_ms=1000 * expert.seconds / max(1, expert.calls),
        slowest_call_ms=1000 * expert.slowest,
        cpu_seconds=time.process_time() - started,
    )


def arguments_of(words: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--variant", action="append", help="a ruleset; may be repeated")
    parser.add_argument("--pairs", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path, help="other weights than those of the package")
    parser.add_argument("--json", action="store_true", help="end with a line of JSON")
    found = parser.parse_args(words)
    if found.pairs < 2:
        parser.error("--pairs is at least 2")
    return found


def main(words: list[str] | None = None) -> int:
    """Measure and print; 1 when the expert is not ahead by three standard errors everywhere."""
    asked = arguments_of(words)
    try:
        texts = [str(ruleset(text)) for text in asked.variant or rulesets()]
        text = asked.weights.read_text(encoding="utf-8") if asked.weights else None
        judgements = shipped_weights(TRAITS) if text is None else read_weights(text, TRAITS)
    except (OSError, RebeloteError) as error:
        print(f"bidding: {error}", file=sys.stderr)
        return 2
    print(f"bidding of expert against rules, play of rules, {asked.pairs} pairs, seed {asked.seed}")
    print(f"{'variant':<14} {'marks a deal':>16} {'errors':>7} {'differ':>7} {'ms/call':>8}")
    decide = Bidder(judgements).decide_call
    results = []
    for text in texts:
        result = measure(text, asked.pairs, asked.seed, decide)
        results.append(result)
        marks = f"{result.mean:+.3f} ± {result.standard_error:.3f}"
        share = result.differing / result.pairs
        print(
            f"{text:<14} {marks:>16} {result.errors:>7.1f} {share:>7.1%} {result.call_ms:>8.2f}",
            flush=True,
        )
    return report_of(results).publish(is_json=asked.json)


def report_of(results: Sequence[Result]) -> Report:
    """Return the figures of all variants as a report."""
    rows = []
    for result in results:
        note = (
            f"{result.mean:+.3f} ± {result.standard_error:.3f} marks a deal; {result.pairs} pairs, "
            f"{result.won}-{result.lost}; {result.call_ms:.3g} ms a call"
        )
        what = f"calls of expert ahead of those of rules, {result.variant}"
        rows.append(Row(what, result.errors, "standard errors", 3.0, note=note))
    ahead = Series(
        "ahead",
        [result.variant for result in results],
        [round(result.mean, 3) for result in results],
        [round(result.standard_error, 3) for result in results],
    )
    title = "Marks a deal by which the calls of expert are ahead of those of rules"
    plot = Plot("bidding", title, "bars", "", "marks a deal", [ahead], level=0)
    least = min(result.errors for result in results)
    figure = f"calls of expert ahead by {least:.1f} standard errors or more"
    return Report(figure, rows, [plot])


if __name__ == "__main__":
    sys.exit(main())
