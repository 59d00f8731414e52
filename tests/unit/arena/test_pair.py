"""A pair is the same cards twice; what players need is counted beside it."""

from pathlib import Path

import pytest

from rebelote.arena.duel import terms_of
from rebelote.arena.pair import Clock, Effort, play_block
from rebelote.rules.registry import rulesets

HERE = Path(__file__).with_name("players.py")
pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning")


@pytest.mark.parametrize("rules", sorted(rulesets()))
def test_a_player_against_itself_is_exactly_even(rules: str) -> None:
    """Whatever the cards, the two games of a pair cancel out, points and wins included."""
    for pair in play_block(terms_of("random", "random", rules), range(3)).pairs:
        there, back = pair.games
        assert there == tuple(-number for number in back)


def test_a_pair_depends_on_its_number_alone() -> None:
    """The same number gives the same games in any block, another number others."""
    terms = terms_of("rules", "random", "coinche")
    five = play_block(terms, range(5)).pairs
    assert play_block(terms, [3]).pairs == five[3:4]
    assert len({pair.games for pair in five}) > 1


def test_another_seed_gives_other_pairs() -> None:
    """The seed is in every pair."""
    one, two = (terms_of("rules", "random", "coinche", seed) for seed in (1, 2))
    assert play_block(one, [0]).pairs != play_block(two, [0]).pairs


def test_exchanged_players_give_the_opposite() -> None:
    """Whoever is named first, the same player is ahead by as much."""
    one = play_block(terms_of("rules", "random", "bulgarian"), [0]).pairs[0]
    two = play_block(terms_of("random", "rules", "bulgarian"), [0]).pairs[0]
    assert one.games == tuple(tuple(-number for number in game) for game in reversed(two.games))


def test_only_the_play_differs_where_only_play_is_compared() -> None:
    """With a common caller both games of a pair have as many calls to make."""
    block = play_block(terms_of("rules", "random", "coinche", part="play"), range(4))
    assert block.first.calls.decisions == block.second.calls.decisions > 0


def test_a_pair_of_matches_tells_who_won() -> None:
    """The games are whole matches: marks at the end, and one winner."""
    terms = terms_of("rules", "random", "french501", are_matches=True)
    (pair,) = play_block(terms, [0]).pairs
    for game in pair.games:
        assert game.wins == (game.marks > 0) - (game.marks < 0)
        assert abs(game.marks) > 100


def test_faults_are_counted_for_the_player_that_made_them() -> None:
    """A player that never answers has a fault at every decision, the other none."""
    block = play_block(terms_of("rules", f"{HERE}:Broken", "bela"), [0])
    decisions = block.second.calls.decisions + block.second.cards.decisions
    assert (block.first.faults, block.second.faults) == (0, decisions)
    assert decisions > 10


def test_searches_cut_short_are_counted() -> None:
    """A player that says its search was cut is believed, at every decision."""
    block = play_block(terms_of("rules", f"{HERE}:Hurried", "bela"), [0])
    assert block.first.cut == 0
    assert block.second.cut == block.second.calls.decisions + block.second.cards.decisions


def test_efforts_add_up() -> None:
    """Sums add, the slowest decision is the slower one."""
    one = Effort(Clock(1, 0.5, 0.5), Clock(2, 0.3, 0.2), 1, 2)
    two = Effort(Clock(3, 0.75, 0.25), Clock(), 3, 4)
    assert one.plus(two) == Effort(Clock(4, 1.25, 0.5), Clock(2, 0.3, 0.2), 4, 6)
