"""Means, standard errors and counts of a duel."""

import json
import math

import pytest

from rebelote.arena import DuelResult, Figure
from rebelote.arena.duel import terms_of
from rebelote.arena.pair import Block, Effort, Game, Pair

TERMS = terms_of("rules", "random", "coinche")


def result_of(*pairs: tuple[int, int]) -> DuelResult:
    """Return the result of pairs given by the marks of their games."""
    blocks = [
        Block(
            (Pair(number, (Game(a, a, (a > 0) - (a < 0)), Game(b, b, (b > 0) - (b < 0)))),),
            Effort(faults=1),
            Effort(cut=2),
        )
        for number, (a, b) in enumerate(pairs)
    ]
    return DuelResult.of(TERMS, reversed(blocks))


def test_a_figure_is_mean_and_standard_error() -> None:
    """The error is the deviation of the sample by the root of its size."""
    figure = Figure.of([1, 2, 3, 4])
    assert figure.mean == 2.5
    assert figure.standard_error == pytest.approx(math.sqrt(5 / 3 / 4))
    assert figure.ratio == pytest.approx(2.5 / math.sqrt(5 / 12))


def test_one_value_has_no_known_error() -> None:
    """A single pair proves nothing."""
    assert Figure.of([30]) == (30, math.inf)
    assert Figure.of([30]).ratio == 0


@pytest.mark.parametrize(("mean", "ratio"), [(0, 0), (3, math.inf), (-3, -math.inf)])
def test_values_all_alike_have_no_error(mean: float, ratio: float) -> None:
    """Nothing is 0 errors away from nothing, anything else infinitely many."""
    assert Figure.of([mean, mean]).ratio == ratio


def test_pairs_come_in_order_whatever_the_order_of_blocks() -> None:
    """Blocks that end late change nothing."""
    assert result_of((10, 20), (30, 0), (-4, 4)).margins == (15, 15, 0)


def test_pairs_are_won_lost_and_drawn() -> None:
    """The sign of the pair's marks decides, games count for the rate."""
    result = result_of((10, 20), (30, -40), (-4, 4), (0, -2))
    assert (result.won, result.lost, result.drawn) == (1, 2, 1)
    assert result.win_rate.mean == (2 + 1 + 1 + 0.5) / 8
    assert (result.faults, result.cut) == (4, 8)


def test_exactly_even_means_every_pair() -> None:
    """Pairs that make up for one another are not even."""
    assert result_of((3, -3), (0, 0)).is_exactly_even
    assert not result_of((3, 0), (-3, 0)).is_exactly_even


def test_a_lead_is_clear_beyond_five_errors() -> None:
    """A narrow or a negative lead is not."""
    assert result_of((10, 10), (10, 11), (11, 10)).is_clear
    assert not result_of((10, -10), (10, 10), (-11, 10)).is_clear
    assert not result_of((-10, -10), (-10, -11)).is_clear


def test_the_json_is_json_even_of_one_pair() -> None:
    """An error that is not known is null, as JSON has no infinity."""
    told = json.loads(json.dumps(result_of((10, 20)).as_json(), allow_nan=False))
    assert told["marks"] == {"mean": 15, "standard_error": None}
    assert told["margins"] == [15]
    assert (told["first"], told["second"], told["pairs"]) == ("rules@1", "random@1", 1)
