"""The expert's weights: what each trait of a call adds to its gain over a pass.

They are fitted by `scripts/fit_bidding.py` and read from a file of the package; a file that cannot
be trusted is refused whole.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import isfinite
from typing import Any

from rebelote.cards import RebeloteError

FORMAT = 1
# Splits of one tree, and its leaves.
DEPTH = 3
SPLITS = (1 << DEPTH) - 1
LEAVES = 1 << DEPTH


class BadWeights(RebeloteError):
    """The expert's weights cannot be read or do not fit this version; parameter `problem`."""


@dataclass(frozen=True, slots=True)
class Tree:
    """A small tree: at node n the trait `traits[n]` is compared with `bounds[n]`.

    Node n leads to 2n+1 below its bound and to 2n+2 from it on; after the splits come the leaves.
    """

    traits: tuple[int, ...]
    bounds: tuple[float, ...]
    leaves: tuple[float, ...]

    def gain(self, numbers: Sequence[float]) -> float:
        """Return the leaf that these numbers lead to."""
        at = 0
        while at < SPLITS:
            at = 2 * at + 1 + (numbers[self.traits[at]] >= self.bounds[at])
        return self.leaves[at - SPLITS]


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of one kind of call: a constant, a slope for each trait, trees for the rest."""

    constant: float
    slopes: tuple[float, ...]
    trees: tuple[Tree, ...]

    def gain(self, numbers: Sequence[float]) -> float:
        """Return what a call gains on a pass, in gaps."""
        total = self.constant
        total += sum([slope * number for slope, number in zip(self.slopes, numbers, strict=True)])
        return total + sum([tree.gain(numbers) for tree in self.trees])


@dataclass(frozen=True, slots=True)
class Judgement:
    """What is known of one family of auctions: weights by kind of call.

    `caution` is how much better than the club player's call another one must look, in gaps.
    """

    caution: float
    kinds: Mapping[str, Weights]


def read_weights(text: str, traits: int) -> dict[str, Judgement]:
    """Return the judgement of each family of auctions from the text of a file of weights.

    `traits` is how many numbers a call has in this version. Raises `BadWeights`.
    """
    try:
        data = json.loads(text)
        if data["format"] != FORMAT or data["traits"] != traits:
            raise BadWeights(problem=f"format {data['format']}, {data['traits']} traits")
        return {name: _judgement(one, traits) for name, one in data["families"].items()}
    except (ValueError, LookupError, TypeError, AttributeError, OverflowError) as error:
        raise BadWeights(problem=f"{type(error).__name__}: {error}") from error


def _judgement(data: Mapping[str, Any], traits: int) -> Judgement:
    kinds = {kind: _weights(one, traits) for kind, one in data["kinds"].items()}
    return Judgement(_numbers([data["caution"]], 1)[0], kinds)


def _weights(data: Mapping[str, Any], traits: int) -> Weights:
    constant, *slopes = _numbers(data["slopes"], traits + 1)
    return Weights(constant, tuple(slopes), tuple(_tree(one, traits) for one in data["trees"]))


def _tree(data: Sequence[float], traits: int) -> Tree:
    numbers = _numbers(data, 2 * SPLITS + LEAVES)
    asked = tuple(int(number) for number in numbers[:SPLITS])
    if not all(0 <= one < traits for one in asked):
        raise ValueError("a tree asks for a trait that does not exist")
    return Tree(asked, numbers[SPLITS : 2 * SPLITS], numbers[2 * SPLITS :])


def _numbers(data: Sequence[float], count: int) -> tuple[float, ...]:
    numbers = tuple(float(number) for number in data)
    if len(numbers) != count or not all(map(isfinite, numbers)):
        raise ValueError(f"{count} finite numbers were expected")
    return numbers


@cache
def shipped_weights(traits: int) -> Mapping[str, Judgement]:
    """Return the weights that come with the package; raises `BadWeights`."""
    file = files("rebelote.bots") / "models" / "bidding.json"
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadWeights(problem=f"{type(error).__name__}: {error}") from error
    return read_weights(text, traits)
