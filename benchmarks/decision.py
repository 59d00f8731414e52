"""How long the players that search think: time a decision, worlds searched, overshoot of the cap.

    python -m benchmarks.decision expert --deals 4 --overload 0 --overload 4 --json
    python -m benchmarks.decision --cap 0.2 --deals 1

Deals of every variant, or of those named by --variant, are called and played to their end by four
players of one kind. For each number of --overload so many processes keep the processors busy
beside it, and the same deals are played again: the worlds must not change, only the time. Forced
cards are no decisions. Times are by the clock on the wall; those with `cpu` are the processor's.
With --cap the player wants more worlds than there is time for, and the overshoot is measured.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from benchmarks.report import Report, Row, number
from rebelote import Deal, ruleset, rulesets
from rebelote.bots import Bot, Guarded, create, play_deal
from rebelote.bots.outlook import Searched
from rebelote.bots.searching import Diligence, SearchingBot
from rebelote.cards import CARDS, RebeloteError
from rebelote.engine import Event, View
from rebelote.rules import SEATS, Action

# Busy until whoever started it is gone, however that ends.
BUSY = """
import os, sys
while os.getppid() == int(sys.argv[1]):
    for _ in range(100_000):
        pass
"""


class Decision(NamedTuple):
    """One decision: hand size, is it a call, seconds by the clock and of the processor, search."""

    variant: str
    hand: int
    is_call: bool
    seconds: float
    cpu_seconds: float
    searched: Searched | None


class Watched:
    """A player whose decisions are timed."""

    def __init__(self, bot: Bot, variant: str, kept: list[Decision]) -> None:
        """Keep the decisions in the list given."""
        self._bot, self._variant, self._kept = bot, variant, kept

    @property
    def name(self) -> str:
        """The name of the player that is watched."""
        return self._bot.name

    def observe(self, event: Event) -> None:
        """Pass the event on."""
        self._bot.observe(event)

    def decide(self, view: View) -> Action:
        """Return the player's decision and note what it took."""
        clock, processor = time.perf_counter(), time.process_time()
        action = self._bot.decide(view)
        clock, processor = time.perf_counter() - clock, time.process_time() - processor
        searched = getattr(self._bot, "searched", None)
        is_call = view.contract is None
        self._kept.append(
            Decision(self._variant, len(view.hand), is_call, clock, processor, searched)
        )
        return action


@contextmanager
def overload(processes: int) -> Iterator[None]:
    """Keep so many processes busy meanwhile."""
    command = [sys.executable, "-c", BUSY, str(os.getpid())]
    busy = [subprocess.Popen(command) for _ in range(processes)]
    try:
        yield
    finally:
        for one in busy:
            one.kill()
            one.wait()


def player(name: str, seed: int, cap: float | None) -> Bot:
    """Return the player, or one that only the cap can stop."""
    if cap is None:
        return create(name, seed)
    return SearchingBot("capped", seed, Diligence(worlds=100_000, seconds=cap))


def play(
    name: str, texts: Sequence[str], deals: int, seed: int, cap: float | None
) -> list[Decision]:
    """Play the deals and return every decision."""
    kept: list[Decision] = []
    for text in texts:
        for at in range(deals):
            chance = random.Random(f"{seed}/{text}/{at}")
            bots = [
                Guarded(Watched(player(name, chance.getrandbits(32), cap), text, kept))
                for _ in SEATS
            ]
            pack = chance.sample(CARDS, len(CARDS))
            play_deal(Deal.start(ruleset(text), pack, chance.choice(SEATS)), bots)
            for bot in bots:
                if bot.faults:
                    raise RuntimeError(bot.faults[0].problem)
    return kept


def share(numbers: Sequence[float], part: float) -> float:
    """Return the number below which this part of the numbers lies."""
    return sorted(numbers)[min(len(numbers) - 1, int(part * len(numbers)))]


def summary(decisions: Sequence[Decision], cap: float | None) -> dict[str, float | int]:
    """Return the figures of some decisions; times in milliseconds.

    Those of the overshoot are left out where no search was cut.
    """
    clock = [1000 * one.seconds for one in decisions]
    processor = [1000 * one.cpu_seconds for one in decisions]
    searched = [one.searched for one in decisions if one.searched is not None]
    # The whole decision counts, with what is done before and after the search.
    over: list[float] = []
    if cap is not None:
        cut = [one for one in decisions if one.searched is not None and one.searched.is_cut]
        over = [max(0.0, one.seconds / cap - 1) for one in cut]
    found: dict[str, float | int] = {
        "decisions": len(decisions),
        "median_ms": round(statistics.median(clock), 2),
        "p99_ms": round(share(clock, 0.99), 1),
        "worst_ms": round(max(clock), 1),
        "cpu_median_ms": round(statistics.median(processor), 2),
        "cpu_p99_ms": round(share(processor, 0.99), 1),
        "searches": len(searched),
        "worlds": sum(one.done for one in searched),
        "cut": sum(one.is_cut for one in searched),
    }
    if over:
        found["overshoot"] = round(share(over, 0.99), 4)
        found["overshoot_median"] = round(statistics.median(over), 4)
    return found


def arguments_of(words: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("bot", nargs="?", default="expert")
    parser.add_argument("--variant", action="append", help="a ruleset; may be repeated")
    parser.add_argument("--deals", type=int, default=4, help="deals of each variant")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--overload", type=int, action="append", help="busy processes beside")
    parser.add_argument("--cap", type=float, help="seconds; measure the overshoot of this cap")
    parser.add_argument("--json", action="store_true", help="end with a line of JSON")
    found = parser.parse_args(words)
    if found.deals < 1 or min(found.overload or [0]) < 0 or not (found.cap or 1) > 0:
        parser.error("--deals is at least 1, --overload at least 0, --cap above 0")
    return found


def main(words: list[str] | None = None) -> int:
    """Play, print and judge; 1 when a figure is missed or load changes the worlds."""
    asked = arguments_of(words)
    try:
        name = create(asked.bot, 0).name
        texts = [str(ruleset(text)) for text in asked.variant or rulesets()]
    except RebeloteError as error:
        print(f"decision: {error}", file=sys.stderr)
        return 2
    results: list[dict[str, float | int]] = []
    for processes in asked.overload or [0]:
        with overload(processes):
            decisions = play(name, texts, asked.deals, asked.seed, asked.cap)
        result = summary(decisions, asked.cap)
        results.append({"overload": processes, **result})
        print(f"{name}, {processes} busy processes beside: {result}", flush=True)
        if not processes:
            for hand in range(8, 0, -1):
                cards = [one for one in decisions if one.hand == hand and not one.is_call]
                if cards:
                    print(f"  {hand} cards in hand: {summary(cards, asked.cap)}")
    report = of_time(results, name) if asked.cap is None else of_cap(results, name, asked.cap)
    return report.publish(is_json=asked.json)


def of_time(results: Sequence[dict[str, float | int]], name: str) -> Report:
    """Return how long decisions took without load, and what load changed."""
    first = results[0]
    note = f"{first['decisions']:,} decisions; {{}} ms of the processor"
    of_median, of_p99 = (note.format(first[f"cpu_{key}_ms"]) for key in ("median", "p99"))
    rows = [
        Row("a decision, median", first["median_ms"], "ms", 300, 100, "less", of_median),
        Row("a decision, 99 of 100", first["p99_ms"], "ms", 1000, None, "less", of_p99),
        Row("a decision, worst", first["worst_ms"], "ms"),
        Row("searches cut by the cap", first["cut"], "searches"),
    ]
    for result in results[1:]:
        beside = f"{result['overload']} busy processes beside"
        changed = abs(result["worlds"] - first["worlds"])
        told = f"{result['worlds']:,} of {first['worlds']:,} worlds, {result['cut']} searches cut"
        rows.append(Row(f"worlds changed, {beside}", changed, "worlds", 0, None, "less", told))
        rows.append(Row(f"a decision, median, {beside}", result["median_ms"], "ms"))
    return Report(f"{name}: {first['median_ms']} ms a decision at the median", rows)


def of_cap(results: Sequence[dict[str, float | int]], name: str, cap: float) -> Report:
    """Return by how much a cap was overshot by a player that wants more than it allows."""
    rows = []
    for result in results:
        what = f"overshoot of a cap of {cap} s, {result['overload']} busy processes beside"
        if "overshoot" not in result:
            rows.append(Row(what, None, "%", 5, 2, "less", "no search was cut"))
            continue
        over = 100 * result["overshoot"]
        middle = 100 * result["overshoot_median"]
        told = f"99 of 100 of {result['cut']} searches that were cut; the median {middle:.1f} %"
        rows.append(Row(what, over, "%", 5, 2, "less", told))
    return Report(f"{name}: {number(rows[0].measured)} % over a cap of {cap} s", rows)


if __name__ == "__main__":
    sys.exit(main())
