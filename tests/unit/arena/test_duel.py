"""A duel as a library gives it."""

import pytest

from rebelote.arena import duel
from rebelote.arena.duel import BLOCK, cut
from rebelote.rules.registry import ruleset


def test_progress_is_told_from_the_beginning_to_the_end() -> None:
    """First what is there already, then after each block."""
    told: list[int] = []
    duel("rules", "random", "bulgarian", pairs=7, progress=told.append)
    assert told == [0, 5, 7]


def test_a_ruleset_may_be_a_value() -> None:
    """Text and value mean the same duel."""
    by_value = duel("rules", "random", ruleset("bulgarian(target=51)"), pairs=2)
    assert by_value.pairs == duel("rules", "random", "bulgarian(target=51)", pairs=2).pairs
    assert by_value.terms.ruleset == "bulgarian@1(target=51)"


def test_no_pairs_are_no_duel() -> None:
    """There is no mean of nothing."""
    with pytest.raises(ValueError, match="at least one"):
        duel("rules", "random", "bulgarian", pairs=0)


def test_every_pair_is_in_one_block() -> None:
    """Cutting loses and doubles nothing."""
    blocks = cut([3, 5, 8, 9, 11, 12, 20])
    assert [number for block in blocks for number in block] == [3, 5, 8, 9, 11, 12, 20]
    assert max(map(len, blocks)) == BLOCK
