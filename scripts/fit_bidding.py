"""Fits the expert's calls and writes src/rebelote/bots/models/bidding.json.

    python scripts/fit_bidding.py --deals 5000 --rounds 2 --tallies DIRECTORY

Deals of every variant are bid by the club player and, from the second round on, by what was fitted
before; at decisions on the way every call worth a thought is tried on the same cards, the rest of
the auction being bid as before and the play being the club player's. What a call brought more than
a pass is fitted to its traits, family of auctions by family of auctions. The same arguments write
the same file. `--tallies` keeps the plays between runs, which then cost only their auctions.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from rebelote import Deal, Ruleset, rulesets
from rebelote.bots import RulesBot
from rebelote.bots.bidding import Bidder, family_of
from rebelote.bots.calling import Caller
from rebelote.bots.prospect import prospects_of
from rebelote.bots.traits import TRAITS, Weighed, gap_of
from rebelote.bots.weights import DEPTH, FORMAT, LEAVES, SPLITS, Judgement, read_weights
from rebelote.cards import CARDS
from rebelote.engine import View
from rebelote.rules import PASS, SEATS, Call, Strain, Tally, Team

FILE = Path(__file__).parents[1] / "src" / "rebelote" / "bots" / "models" / "bidding.json"

Decide = Callable[[View], Call]
Floats = np.ndarray[Any, np.dtype[np.float64]]

# Decisions of one deal that are looked at: more of them share the same cards.
DECISIONS = 4
# A kind of call that was seen less often is left to the club player.
FEWEST = 300


# --- deals ------------------------------------------------------------------------------------


def club_call(view: View) -> Call:
    return Caller(view, prospects_of(view.ruleset)).choose()


class Cards:
    """One layout of the cards: each contract on it is played once, by the club player."""

    def __init__(self, tallies: dict[str, list[Any]]) -> None:
        self.tallies = tallies
        self.played = 0

    def lead(self, deal: Deal) -> float:
        """Return the points by which team 0 ends ahead of team 1 in a deal that has been bid."""
        contract = deal.contract
        if contract is None:
            return 0.0
        key = f"{contract.strain.letters}{contract.taker}"
        kept = self.tallies.get(key)
        if kept is None:
            kept = self.tallies[key] = _pack(_play(deal).tally)
            self.played += 1
        tally = replace(_unpack(kept), level=contract.level, multiplier=contract.multiplier)
        score = deal.ruleset.scoring.score(tally)
        return float((score.marks[0] - score.marks[1]) * score.unit)


def _play(deal: Deal) -> Deal:
    player = RulesBot()
    while (seat := deal.to_act) is not None:
        legal = deal.legal_actions()
        deal = deal.apply(legal[0] if len(legal) == 1 else player.decide(deal.view(seat)))
    return deal


def _pack(tally: Tally) -> list[Any]:
    """Return what the play decides of a tally, as plain numbers."""
    points, tricks = list(tally.card_points), list(tally.tricks)
    extras = [list(tally.announces), list(tally.belote)]
    return [int(tally.strain), int(tally.taker_team), points, int(tally.last_trick), tricks, extras]


def _unpack(kept: list[Any]) -> Tally:
    strain, taker, points, last, tricks, (announces, belote) = kept
    return Tally(
        strain=Strain(strain),
        taker_team=Team(taker),
        card_points=tuple(points),
        last_trick=Team(last),
        tricks=tuple(tricks),
        announces=tuple(announces),
        belote=tuple(belote),
    )


def bid(deal: Deal, sides: Sequence[Decide]) -> Deal:
    """Return the deal after its auction."""
    while deal.contract is None and (seat := deal.to_act) is not None:
        legal = deal.legal_actions()
        deal = deal.apply(legal[0] if len(legal) == 1 else sides[seat & 1](deal.view(seat)))
    return deal


class Try(NamedTuple):
    """One call tried: its kind and traits, what it brought more than a pass, in gaps."""

    kind: str
    numbers: tuple[float, ...]
    gain: float
    is_club: bool


def decisions_of(deal: Deal, sides: Sequence[Decide]) -> list[tuple[Deal, Weighed, list[Call]]]:
    """Return the decisions on the way of an auction at which several calls deserve a thought."""
    found = []
    while deal.contract is None and (seat := deal.to_act) is not None:
        legal = deal.legal_actions()
        if len(legal) == 1:
            deal = deal.apply(legal[0])
            continue
        view = deal.view(seat)
        weighed = Weighed(view)
        calls = weighed.plausible()
        if len(calls) > 1:
            found.append((deal, weighed, calls))
        deal = deal.apply(sides[seat & 1](view))
    return found


def try_calls(
    deal: Deal, weighed: Weighed, calls: list[Call], sides: Sequence[Decide], cards: Cards
) -> list[Try]:
    """Try every call on the same cards; a pass is worth nothing, or their mean where it is none."""
    sign = 1 - 2 * (weighed.view.seat & 1)
    leads = {call: sign * cards.lead(bid(deal.apply(call), sides)) for call in calls}
    base = leads[PASS] if PASS in leads else sum(leads.values()) / len(leads)
    tries = [Try("pass", (), 0.0, weighed.club == PASS)] if PASS in leads else []
    for call in calls:
        if call != PASS:
            kind, numbers = weighed.kind(call), weighed.numbers(call)
            tries.append(Try(kind, numbers, (leads[call] - base) / weighed.gap, call == weighed.club))
    return tries


def tries_of_deal(
    rules: Ruleset, key: str, expert: Decide, cards: Cards
) -> list[list[Try]]:
    """Deal by a key and return the tries of some of its decisions, each side bidding either way."""
    chance = random.Random(key)
    deal = Deal.start(rules, chance.sample(CARDS, len(CARDS)), chance.choice(SEATS))
    sides = [chance.choice((expert, club_call)) for _ in range(2)]
    found = decisions_of(deal, sides)
    chosen = sorted(chance.sample(range(len(found)), min(DECISIONS, len(found))))
    return [try_calls(*found[at], sides, cards) for at in chosen]


class Shelf:
    """The plays of one variant, kept in a file where a directory is given."""

    def __init__(self, directory: Path | None, rules: Ruleset) -> None:
        self.file = None if directory is None else directory / f"{rules.id}@{rules.version}.json"
        self.deals: dict[str, dict[str, list[Any]]] = {}
        self._was_long = 0
        if self.file is not None and self.file.exists():
            self.deals = json.loads(self.file.read_text(encoding="ascii"))

    def save(self) -> None:
        if self.file is not None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            text = json.dumps(self.deals, separators=(",", ":"))
            self.file.write_text(text, encoding="ascii")


# --- fitting ----------------------------------------------------------------------------------


@dataclass
class Sample:
    """The tries of one kind of call: traits, gains, and the group (a deal) each belongs to."""

    numbers: list[tuple[float, ...]] = field(default_factory=list)
    gains: list[float] = field(default_factory=list)


class Learning(NamedTuple):
    """How much is believed: the ridge, trees and how fast they learn, tries a leaf must hold."""

    ridge: float = 300.0
    trees: int = 60
    rate: float = 0.06
    leaf: int = 200
    shrink: float = 150.0
    steps: int = 24


LEARNING = Learning()


def fit_slopes(numbers: Floats, gains: Floats, ridge: float) -> Floats:
    """Return a constant and a slope for each trait, fitted by ridge on traits of equal spread."""
    mean, spread = numbers.mean(axis=0), numbers.std(axis=0)
    spread[spread < 1e-9] = np.inf
    scaled = (numbers - mean) / spread
    matrix = scaled.T @ scaled + ridge * np.eye(numbers.shape[1])
    slopes = np.linalg.solve(matrix, scaled.T @ (gains - gains.mean())) / spread
    slopes = np.round(slopes, 5)
    constant = round(float(gains.mean() - slopes @ mean), 5)
    return np.concatenate([[constant], slopes])


def bounds_of(numbers: Floats, steps: int) -> list[Floats]:
    """Return, for each trait, the bounds at which a tree may split it."""
    shares = np.linspace(0, 1, steps + 1)[1:-1]
    # A bound lies a little below a value that occurs, so that rounding changes no answer.
    return [np.unique(np.round(np.quantile(one, shares), 4)) - 5e-5 for one in numbers.T]


def grow(places: Floats, rest: Floats, count: int, learning: Learning) -> tuple[Any, Any, Any]:
    """Return the splits (trait, place of the bound) of a tree, its leaves, where each try falls."""
    tries, traits = places.shape
    columns = places + np.arange(traits) * count
    node = np.zeros(tries, dtype=np.int64)
    asked, at = [], []
    for depth in range(DEPTH):
        width = 1 << depth
        index = (node[:, None] * (traits * count) + columns).ravel()
        size = width * traits * count
        held = np.bincount(index, minlength=size).reshape(width, traits, count)
        sums = np.bincount(index, weights=np.repeat(rest, traits), minlength=size)
        sums = sums.reshape(width, traits, count)
        low, low_sum = held.cumsum(2)[:, :, :-1], sums.cumsum(2)[:, :, :-1]
        high = held.sum(2)[:, :, None] - low
        high_sum = sums.sum(2)[:, :, None] - low_sum
        shrink = learning.shrink
        worth = low_sum**2 / (low + shrink) + high_sum**2 / (high + shrink)
        worth -= sums.sum(2)[:, :, None] ** 2 / (held.sum(2)[:, :, None] + shrink)
        worth[(low < learning.leaf) | (high < learning.leaf)] = 0.0
        best = worth.reshape(width, -1).argmax(axis=1)
        trait, place = np.divmod(best, count - 1)
        # Where no split helps all go below a bound that nothing reaches.
        place = np.where(worth.reshape(width, -1).max(axis=1) > 1e-9, place, count)
        asked.append(trait)
        at.append(place)
        node = 2 * node + (places[np.arange(tries), trait[node]] > place[node])
    held = np.bincount(node, minlength=LEAVES)
    sums = np.bincount(node, weights=rest, minlength=LEAVES)
    leaves = np.round(learning.rate * sums / (held + learning.shrink), 5)
    return (np.concatenate(asked), np.concatenate(at)), leaves, node


def fit_trees(numbers: Floats, rest: Floats, learning: Learning) -> list[list[float]]:
    """Return small trees, each fitted to what those before it leave over."""
    bounds = bounds_of(numbers, learning.steps)
    count = learning.steps + 1
    places = np.stack(
        [np.searchsorted(one, column, side="right") for one, column in zip(bounds, numbers.T)],
        axis=1,
    )
    trees = []
    for _ in range(learning.trees):
        (asked, at), leaves, node = grow(places, rest, count, learning)
        rest = rest - leaves[node]
        if not leaves.any():
            break
        limits = [
            round(float(bounds[trait][place]), 5) if place < len(bounds[trait]) else 1e9
            for trait, place in zip(asked, at)
        ]
        trees.append([*map(int, asked), *limits, *map(float, leaves)])
    return trees


def fit_kind(sample: Sample, learning: Learning = LEARNING) -> dict[str, Any]:
    """Return the weights of one kind of call, as they stand in the file."""
    numbers, gains = np.array(sample.numbers), np.array(sample.gains)
    slopes = fit_slopes(numbers, gains, learning.ridge)
    rest = gains - slopes[0] - numbers @ slopes[1:]
    return {"slopes": slopes.tolist(), "trees": fit_trees(numbers, rest, learning)}


Samples = dict[str, dict[str, Sample]]


def fit(samples: Samples, caution: float, learning: Learning = LEARNING) -> dict[str, Any]:
    """Return the contents of the file of weights."""
    families = {}
    for family, kinds in sorted(samples.items()):
        fitted = {
            kind: fit_kind(sample, learning)
            for kind, sample in sorted(kinds.items())
            if len(sample.gains) >= FEWEST
        }
        families[family] = {"caution": caution, "kinds": fitted}
    return {"format": FORMAT, "traits": TRAITS, "families": families}


def gather(
    rules: Ruleset, numbers: range, expert: Decide, shelf: Shelf, kinds: dict[str, Sample]
) -> None:
    """Add the tries of these deals of one variant to the samples of its family."""
    for number in numbers:
        cards = Cards(shelf.deals.setdefault(str(number), {}))
        for tries in tries_of_deal(rules, f"fit/{number}/{rules}", expert, cards):
            for one in tries:
                if one.kind != "pass":
                    kinds[one.kind].numbers.append(one.numbers)
                    kinds[one.kind].gains.append(one.gain)


def run(asked: argparse.Namespace) -> dict[str, Any]:
    """Play, fit, and do so again with what was fitted."""
    variants = [rulesets()[name] for name in sorted(rulesets())]
    shelves = {rules: Shelf(asked.tallies, rules) for rules in variants}
    samples: Samples = defaultdict(lambda: defaultdict(Sample))
    expert: Decide = club_call
    data: dict[str, Any] = {}
    for turn in range(asked.rounds):
        numbers = range(turn * asked.deals, (turn + 1) * asked.deals)
        for rules in variants:
            started = time.process_time()
            gather(rules, numbers, expert, shelves[rules], samples[family_of(rules)])
            shelves[rules].save()
            seconds = time.process_time() - started
            print(f"round {turn + 1}: {rules} {len(numbers)} deals, {seconds:.0f} s", flush=True)
        data = fit(samples, asked.caution)
        expert = Bidder(read_weights(json.dumps(data), TRAITS)).decide_call
    data["rulesets"] = [str(rules) for rules in variants]
    data["tries"] = {
        family: {kind: len(one.gains) for kind, one in sorted(kinds.items())}
        for family, kinds in sorted(samples.items())
    }
    data["made_by"] = f"--deals {asked.deals} --rounds {asked.rounds} --caution {asked.caution}"
    return data


def arguments_of(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--deals", type=int, default=4000, help="of each variant and round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--caution", type=float, default=0.01, help="in gaps")
    parser.add_argument("--tallies", type=Path, help="directory in which plays are kept")
    parser.add_argument("--out", type=Path, default=FILE)
    found = parser.parse_args(words)
    if found.deals < 1 or found.rounds < 1:
        parser.error("--deals and --rounds are at least 1")
    return found


def main(words: list[str] | None = None) -> int:
    asked = arguments_of(words)
    started = time.process_time()
    text = json.dumps(run(asked), separators=(",", ":"), sort_keys=True) + "\n"
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    asked.out.write_text(text, encoding="ascii")
    print(f"{asked.out}: {len(text)} bytes, {time.process_time() - started:.0f} s of CPU time")
    return 0


if __name__ == "__main__":
    sys.exit(main())
