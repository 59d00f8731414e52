"""Weights are read whole or refused, and multiply what they are given."""

import json
from typing import Any

import pytest

from rebelote.bots.traits import TRAITS
from rebelote.bots.weights import LEAVES, SPLITS, BadWeights, read_weights, shipped_weights


def a_file(**changes: Any) -> str:
    """Return a file with one kind of call, two traits: 1 + 2a + 3b, and 10 more where b >= 0.5."""
    traits, bounds = [1] * SPLITS, [0.5] * SPLITS
    tree = [*traits, *bounds, *[0.0] * (LEAVES - 1), 10.0]
    kinds = {"bid-suit": {"slopes": [1.0, 2.0, 3.0], "trees": [tree]}}
    data = {"format": 1, "traits": 2, "families": {"TurnUp": {"caution": 0.1, "kinds": kinds}}}
    return json.dumps(data | changes)


def test_slopes_multiply_traits_and_trees_add_their_leaf() -> None:
    """A gain is the constant, the slopes times the traits, and the leaf of each tree."""
    weights = read_weights(a_file(), 2)["TurnUp"].kinds["bid-suit"]
    assert weights.gain((1.0, 0.0)) == 3.0
    assert weights.gain((1.0, 0.5)) == 14.5


def test_caution_is_read() -> None:
    """The caution of a family is that of the file."""
    assert read_weights(a_file(), 2)["TurnUp"].caution == 0.1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        a_file()[:-20],
        a_file(format=2),
        a_file(traits=3),
        a_file(families={"TurnUp": {}}),
        a_file(families=3),
        a_file().replace("3.0", "NaN"),
        a_file().replace("3.0", '"x"'),
        a_file().replace("[1.0, 2.0, 3.0]", "[1.0, 2.0]"),
        a_file().replace("[1, 1", "[1, 7"),
        a_file().replace("10.0", "1e999"),
        a_file().replace("10.0", "1" + "0" * 400),
    ],
)
def test_a_file_that_cannot_be_trusted_is_refused(text: str) -> None:
    """Cut, foreign or impossible contents raise the named error and nothing else."""
    with pytest.raises(BadWeights):
        read_weights(text, 2)


def test_the_weights_of_the_package_fit_this_version() -> None:
    """The shipped file is read and knows every family of auctions in the package."""
    found = shipped_weights(TRAITS)
    assert set(found) == {"Ladder", "NameOnce", "PointBidding", "TurnUp"}


def test_weights_for_other_traits_are_refused() -> None:
    """A file made for another number of traits does not pass for this version's."""
    with pytest.raises(BadWeights):
        shipped_weights(TRAITS + 1)
