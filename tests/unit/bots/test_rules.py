"""The club player at work: it declares, says belote, and beats chance."""

import pytest

from rebelote.arena import duel
from rebelote.rules import Declare, Play
from rebelote.rules.registry import rulesets
from tests.unit.bots.positions import decision, position

HANDS = [
    "JhAh9hTh AsKs AdTd",
    "QhKh TsQs9s KdQd9d",
    "8h7h Js8s7s Jd8d Ac",
    "KcQcTcJc9c8c7c 7d",
]


def test_all_announces_are_declared() -> None:
    """Before its first card the player declares everything it holds."""
    hands = ["JhAh9hTh AsTs AdTd", "QhKh KsQsJs 9d8d7d", "8h7h 9s8s7s Jd Ac7c"]
    hands.append("KcQcJcTc9c8c KdQd")
    action = decision(position("coinche", hands, "100H", 0, "As"))
    assert isinstance(action, Declare)
    assert len(action.sets) == 2


def test_belote_is_said_with_the_card() -> None:
    """The word is said whenever it is legal."""
    deal = position("coinche(announces=off)", HANDS, "100H", 0, "9h")
    action = decision(deal)
    assert isinstance(action, Play)
    assert action.says_belote


@pytest.mark.untraced
@pytest.mark.parametrize("rules", sorted(rulesets()))
def test_the_club_player_clearly_beats_chance(rules: str) -> None:
    """Over 60 duplicate pairs of every variant it is ahead by more than five standard errors."""
    result = duel("rules", "random", rules, pairs=60, seed=1)
    assert result.is_clear
    assert not result.faults
    assert result.won > 2 * result.lost


def test_equal_players_are_exactly_even() -> None:
    """Duplicate pairs of one player against itself cancel out to nothing."""
    result = duel("rules", "rules", "coinche", pairs=5, seed=2)
    assert result.mean == 0.0
    assert result.won == result.lost == 0
