"""Fits the expert's calls and writes src/rebelote/bots/models/bidding.json.

    python -m scripts.fit_bidding --deals 2000 --kept DIRECTORY

Deals of every variant are bid by the club player, then others by him or by what was fitted on the
first ones; at decisions on the way every call worth a thought is tried on the same cards, the rest
of the auction being bid as before and the play being the club player's. What a call brought more
than a pass is fitted to its traits, family of auctions by family of auctions. The same arguments
write the same file. `--kept` keeps the tries in a directory, so that a run that was stopped goes on
where it was; after a change of the traits or of the club player it has to be emptied.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import pickle
import random
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from benchmarks.contracts import Contracts, Decide, bid
from rebelote import Deal, Ruleset, rulesets
from rebelote.bots.bidding import Bidder, family_of
from rebelote.bots.calling import Caller
from rebelote.bots.prospect import prospects_of
from rebelote.bots.traits import TRAITS, Weighed
from rebelote.bots.weights import DEPTH, FORMAT, LEAVES, SPLITS, read_weights
from rebelote.cards import CARDS
from rebelote.engine import View
from rebelote.rules import PASS, SEATS, Call
from rebelote.rules.scoring import Score

FILE = Path(__file__).parents[1] / "src" / "rebelote" / "bots" / "models" / "bidding.json"

Floats = np.ndarray[Any, np.dtype[np.float64]]

# Decisions of one deal that are looked at: more of them share the same cards.
DECISIONS = 4
# So many deals are made before those kept are written.
SAVED_EVERY = 250
# The first traits are what the club player expects of the call.
PROMISES = 3
# A kind of call that was seen less often is left to the club player.
FEWEST = 300
# Whether trees help is seen on so many parts of the tries, each of blocks of so many.
FOLDS, BLOCK = 3, 60


# --- deals ------------------------------------------------------------------------------------


def club_call(view: View) -> Call:
    return Caller(view, prospects_of(view.ruleset)).choose()


def lead(score: Score | None) -> float:
    """Return the points by which team 0 ends ahead; a deal that is passed out brings none."""
    return 0.0 if score is None else float((score.marks[0] - score.marks[1]) * score.unit)


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
    deal: Deal, weighed: Weighed, calls: list[Call], sides: Sequence[Decide], contracts: Contracts
) -> list[Try]:
    """Try every call on the same cards; a pass is worth nothing, or their mean where it is none."""
    sign = 1 - 2 * (weighed.view.seat & 1)
    leads = {call: sign * lead(contracts.score(bid(deal.apply(call), sides))) for call in calls}
    base = leads[PASS] if PASS in leads else sum(leads.values()) / len(leads)
    tries = [Try("pass", (), 0.0, weighed.club == PASS)] if PASS in leads else []
    for call in calls:
        if call != PASS:
            kind, numbers = weighed.kind(call), weighed.numbers(call)
            tries.append(
                Try(kind, numbers, (leads[call] - base) / weighed.gap, call == weighed.club)
            )
    return tries


def tries_of_deal(
    rules: Ruleset, key: str, expert: Decide, contracts: Contracts
) -> list[list[Try]]:
    """Deal by a key and return the tries of some of its decisions, each side bidding either way."""
    chance = random.Random(key)
    deal = Deal.start(rules, chance.sample(CARDS, len(CARDS)), chance.choice(SEATS))
    sides = [chance.choice((expert, club_call)) for _ in range(2)]
    found = decisions_of(deal, sides)
    chosen = sorted(chance.sample(range(len(found)), min(DECISIONS, len(found))))
    return [try_calls(*found[at], sides, contracts) for at in chosen]


class Kept:
    """The tries of one variant and one way to bid, kept in a file where a directory is given."""

    def __init__(self, directory: Path | None, rules: Ruleset, way: str) -> None:
        self._file = None if directory is None else directory / f"{rules}-{TRAITS}-{way}.pickle"
        self._deals: dict[int, list[list[Try]]] = {}
        if self._file is not None and self._file.exists():
            kept = pickle.loads(self._file.read_bytes())
            self._deals = {
                number: [[Try(*one) for one in tries] for tries in deal]
                for number, deal in kept.items()
            }
        self._rules = rules

    def gather(self, numbers: Iterable[int], expert: Decide) -> Iterator[Try]:
        """Give the tries of these deals, those not kept yet being made."""
        before = len(self._deals)
        for number in numbers:
            if number not in self._deals:
                key = f"fit/{number}/{self._rules}"
                self._deals[number] = tries_of_deal(self._rules, key, expert, Contracts())
                if len(self._deals) % SAVED_EVERY == 0:
                    self.save()
            for tries in self._deals[number]:
                yield from tries
        if len(self._deals) > before:
            self.save()

    def save(self) -> None:
        if self._file is not None:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            part = self._file.with_suffix(".part")
            # Plain tuples: the name of a class would depend on how this script was started.
            plain = {
                number: [[tuple(one) for one in tries] for tries in deal]
                for number, deal in self._deals.items()
            }
            part.write_bytes(pickle.dumps(plain))
            part.replace(self._file)


# --- fitting ----------------------------------------------------------------------------------


@dataclass
class Sample:
    """The tries of one kind of call: traits, gains, and the group (a deal) each belongs to."""

    numbers: list[tuple[float, ...]] = field(default_factory=list)
    gains: list[float] = field(default_factory=list)


class Learning(NamedTuple):
    """What is believed beforehand, and how the trees learn.

    `belief` is how large the effect of an ordinary trait may be, in gaps for one standard deviation
    of it; `promise` the same for what the club player expects, which comes first. `leaf` is the
    fewest tries in a leaf, `many` the fewest for which trees are thought of at all.
    """

    belief: float = 0.04
    promise: float = 0.3
    trees: int = 60
    rate: float = 0.06
    leaf: int = 200
    shrink: float = 150.0
    steps: int = 24
    many: int = 20_000


LEARNING = Learning()


def fit_slopes(numbers: Floats, gains: Floats, learning: Learning) -> Floats:
    """Return a constant and a slope for each trait, fitted by ridge on traits of equal spread."""
    mean, spread = numbers.mean(axis=0), numbers.std(axis=0)
    spread[spread < 1e-9] = np.inf
    scaled = (numbers - mean) / spread
    beliefs = np.full(numbers.shape[1], learning.belief)
    beliefs[:PROMISES] = learning.promise
    matrix = scaled.T @ scaled + np.diag(gains.var() / beliefs**2)
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
        [
            np.searchsorted(one, column, side="right")
            for one, column in zip(bounds, numbers.T, strict=True)
        ],
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
            for trait, place in zip(asked, at, strict=True)
        ]
        trees.append([*map(int, asked), *limits, *map(float, leaves)])
    return trees


def tell(trees: list[list[float]], numbers: Floats) -> Floats:
    """Return what the trees say of each try."""
    told, rows = np.zeros(len(numbers)), np.arange(len(numbers))
    for tree in trees:
        asked, limits = np.array(tree[:SPLITS], dtype=np.int64), np.array(tree[SPLITS:-LEAVES])
        node = np.zeros(len(numbers), dtype=np.int64)
        for _ in range(DEPTH):
            node = 2 * node + 1 + (numbers[rows, asked[node]] >= limits[node])
        told += np.array(tree[-LEAVES:])[node - SPLITS]
    return told


def do_trees_help(numbers: Floats, rest: Floats, learning: Learning) -> bool:
    """Tell whether trees foretell tries that they were not grown on."""
    # Tries of one deal stand together: blocks of them keep most deals whole.
    fold = np.arange(len(rest)) // BLOCK % FOLDS
    before = after = 0.0
    for one in range(FOLDS):
        kept = fold == one
        trees = fit_trees(numbers[~kept], rest[~kept], learning)
        before += float((rest[kept] ** 2).sum())
        after += float(((rest[kept] - tell(trees, numbers[kept])) ** 2).sum())
    return after < before


def fit_kind(sample: Sample, learning: Learning = LEARNING) -> dict[str, Any]:
    """Return the weights of one kind of call, as they stand in the file."""
    numbers, gains = np.array(sample.numbers), np.array(sample.gains)
    slopes = fit_slopes(numbers, gains, learning)
    rest = gains - slopes[0] - numbers @ slopes[1:]
    trees: list[list[float]] = []
    if len(gains) >= learning.many and do_trees_help(numbers, rest, learning):
        trees = fit_trees(numbers, rest, learning)
    return {"slopes": slopes.tolist(), "trees": trees}


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


def run(asked: argparse.Namespace) -> dict[str, Any]:
    """Play, fit, and do so again with what was fitted."""
    variants = [rulesets()[name] for name in sorted(rulesets())]
    samples: Samples = defaultdict(lambda: defaultdict(Sample))
    expert, way = club_call, "club"
    data: dict[str, Any] = {}
    for turn in range(2 if asked.again else 1):
        for rules in variants:
            started = time.process_time()
            first = dict(asked.of).get(rules.id, asked.deals)
            kinds = samples[family_of(rules)]
            numbers = range(first, first + round(asked.again * first)) if turn else range(first)
            for one in Kept(asked.kept, rules, way).gather(numbers, expert):
                if one.kind != "pass":
                    kinds[one.kind].numbers.append(one.numbers)
                    kinds[one.kind].gains.append(one.gain)
            seconds = time.process_time() - started
            print(f"round {turn + 1}: {rules}, {len(numbers)} deals, {seconds:.0f} s", flush=True)
        data = fit(samples, asked.caution)
        text = json.dumps(data)
        expert = Bidder(read_weights(text, TRAITS)).decide_call
        way = hashlib.sha256(text.encode()).hexdigest()[:12]
    data["rulesets"] = [str(rules) for rules in variants]
    data["tries"] = {
        family: {kind: len(one.gains) for kind, one in sorted(kinds.items())}
        for family, kinds in sorted(samples.items())
    }
    for family, gaps in asked.wary:
        data["families"][family]["caution"] = gaps
    of = "".join(f" --of {name}={deals}" for name, deals in asked.of)
    wary = "".join(f" --wary {family}={gaps}" for family, gaps in asked.wary)
    made_by = f"--deals {asked.deals}{of} --again {asked.again} --caution {asked.caution}{wary}"
    data["made_by"] = made_by
    return data


def _caution_of(word: str) -> tuple[str, float]:
    family, _, gaps = word.partition("=")
    if family not in {family_of(rules) for rules in rulesets().values()}:
        raise argparse.ArgumentTypeError(f"{word} is not FAMILY=GAPS")
    return family, float(gaps)


def _deals_of(word: str) -> tuple[str, int]:
    name, _, deals = word.partition("=")
    if name not in rulesets() or not deals.isdecimal() or int(deals) < 1:
        raise argparse.ArgumentTypeError(f"{word} is not VARIANT=DEALS")
    return name, int(deals)


def arguments_of(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--deals", type=int, default=4000, help="of each variant")
    parser.add_argument("--again", type=float, default=0.5, help="share of as many once fitted")
    parser.add_argument("--caution", type=float, default=0.02, help="in gaps")
    parser.add_argument(
        "--wary", type=_caution_of, action="append", default=[], help="PointBidding=0.35, at last"
    )
    parser.add_argument("--of", type=_deals_of, action="append", default=[], help="coinche=9000")
    parser.add_argument("--kept", type=Path, help="directory in which tries are kept")
    parser.add_argument("--out", type=Path, default=FILE)
    found = parser.parse_args(words)
    if found.deals < 1 or found.again < 0:
        parser.error("--deals is at least 1, and --again at least 0")
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
