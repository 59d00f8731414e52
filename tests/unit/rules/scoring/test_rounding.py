"""Exact rounding (RULES.md 3.6)."""

from itertools import product

import pytest

from rebelote.rules import Strain
from rebelote.rules.scoring.rounding import (
    bulgarian_pair,
    bulgarian_tens,
    is_bulgarian_clash,
    nearest_ten,
    tens_from_five,
    tens_from_six,
)


@pytest.mark.parametrize(
    ("points", "rounded"), [(0, 0), (4, 0), (5, 10), (75, 80), (84, 80), (85, 90), (252, 250)]
)
def test_the_nearest_ten_rounds_five_up(points: int, rounded: int) -> None:
    """Four goes down and five goes up."""
    assert nearest_ten(points) == rounded


@pytest.mark.parametrize(("points", "tens"), [(0, 0), (5, 0), (6, 1), (75, 7), (76, 8), (162, 16)])
def test_tens_from_six(points: int, tens: int) -> None:
    """Five goes down and six goes up."""
    assert tens_from_six(points) == tens


@pytest.mark.parametrize(("points", "tens"), [(0, 0), (4, 0), (5, 1), (258, 26), (260, 26)])
def test_tens_from_five(points: int, tens: int) -> None:
    """Four goes down and five goes up."""
    assert tens_from_five(points) == tens


@pytest.mark.parametrize(
    ("points", "strain", "tens"),
    [
        (85, Strain.HEARTS, 8),
        (86, Strain.HEARTS, 9),
        (84, Strain.ALL_TRUMP, 8),
        (85, Strain.ALL_TRUMP, 9),
        (85, Strain.NO_TRUMP, 9),
    ],
)
def test_bulgarian_tens_turn_at_six_in_a_suit_and_at_five_elsewhere(
    points: int, strain: Strain, tens: int
) -> None:
    """The digit that rounds up depends on the contract."""
    assert bulgarian_tens(points, strain) == tens


@pytest.mark.parametrize(
    ("points", "strain", "tens"),
    [
        ((56, 106), Strain.HEARTS, (6, 10)),
        ((106, 56), Strain.HEARTS, (10, 6)),
        ((104, 154), Strain.ALL_TRUMP, (11, 15)),
        ((154, 104), Strain.ALL_TRUMP, (15, 11)),
        ((90, 72), Strain.HEARTS, (9, 7)),
        ((144, 116), Strain.NO_TRUMP, (14, 12)),
    ],
)
def test_the_lower_of_two_clashing_totals_is_rounded_up(
    points: tuple[int, int], strain: Strain, tens: tuple[int, int]
) -> None:
    """Two sixes at a suit, or two fours at all-trumps, do not both go the same way."""
    assert bulgarian_pair(points, strain) == tens


@pytest.mark.parametrize(
    ("points", "strain", "clashes"),
    [
        ((56, 106), Strain.SPADES, True),
        ((56, 105), Strain.SPADES, False),
        ((54, 104), Strain.SPADES, False),
        ((54, 104), Strain.ALL_TRUMP, True),
        ((54, 104), Strain.NO_TRUMP, False),
    ],
)
def test_when_two_totals_clash(points: tuple[int, int], strain: Strain, clashes: bool) -> None:
    """Only a suit at six and all-trumps at four know the clash."""
    assert is_bulgarian_clash(points, strain) is clashes


@pytest.mark.parametrize(
    ("strain", "base", "step"),
    [(Strain.CLUBS, 162, 1), (Strain.ALL_TRUMP, 258, 1), (Strain.NO_TRUMP, 260, 2)],
)
def test_bulgarian_marks_always_add_up(strain: Strain, base: int, step: int) -> None:
    """Whatever the split, the rounded totals add up to the rounded sum (3.6)."""
    for extra, own in product((0, 10, 20, 40, 90), range(0, base + 1, step)):
        totals = own + extra, base - own
        if totals[0] != totals[1]:
            assert sum(bulgarian_pair(totals, strain)) == bulgarian_tens(base + extra, strain)
