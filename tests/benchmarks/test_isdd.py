"""colver's player as a bot of ours."""

import pytest

from benchmarks.players import isdd
from benchmarks.players.isdd import Budget, Isdd, made_up, make
from rebelote.rules import Play
from rebelote.rules.registry import ruleset
from tests.benchmarks.conftest import need, views
from tests.reference.outside import contree

RULES = contree()


@pytest.fixture(autouse=True)
def colver_is_there():
    """Have colver, or say why not."""
    need("colver")


def test_it_always_answers_with_a_legal_action():
    """Whatever happened before, what colver chooses is one of the legal actions."""
    for at, view in enumerate(views(RULES, 5, seed=1)):
        assert Isdd(at, Budget(worlds=1)).decide(view) in view.legal_actions


def test_it_plays_under_the_coinche_with_the_same_duties():
    """The Coinche with colver's levels and duties is a game that it can play."""
    text = {"bid_max": "160", "announces": "off", "redouble_multiplier": "3"}
    rules = ruleset("coinche").with_options(**text)
    for view in views(rules, 2, seed=2):
        assert Isdd(1, Budget(worlds=1)).decide(view) in view.legal_actions


def test_the_same_view_gives_the_same_answer():
    """With a number of worlds and a seed nothing is left to chance."""
    for view in views(RULES, 1, seed=3):
        answers = {Isdd(7, Budget(worlds=2)).decide(view) for _ in range(2)}
        assert len(answers) == 1


def test_hidden_hands_that_are_made_up_otherwise_change_nothing(monkeypatch):
    """Another deal that agrees with the view, put in its place, brings the same answer."""
    for view in views(RULES, 2, seed=4):
        answers = set()
        for shift in range(2):
            other = lambda view, seed, shift=shift: made_up(view, seed + shift)  # noqa: E731
            monkeypatch.setattr(isdd, "made_up", other)
            answers.add(Isdd(5, Budget(worlds=1)).decide(view))
        assert len(answers) == 1


def test_made_up_hands_hold_the_seats_own_cards_and_all_that_was_played():
    """Of the true deal only what the view tells is in the deal that colver is given."""
    for view in views(RULES, 3, seed=5):
        hands = made_up(view, 1).hands
        assert hands[view.seat] == view.dealt
        assert all(card in hands[seat] for seat, card in view.played)


def test_made_up_hands_are_drawn_anew():
    """The deal given to colver is one of many, not the one that is played."""
    view = next(views(RULES, 1, seed=6))
    assert len({made_up(view, seed).hands for seed in range(20)}) == 20


def test_the_budget_counts_cards_and_not_calls():
    """What is compared with our own time is what cards took."""
    budget = Budget(worlds=2)
    cards = 0
    for view in views(RULES, 1, seed=7):
        cards += isinstance(Isdd(1, budget).decide(view), Play)
    assert budget.cards == cards > 0
    assert budget.cpu_seconds > 0


def test_a_name_is_enough_to_make_it():
    """The arena finds the player by `benchmarks.players.isdd:make`, with the shared budget."""
    assert make(3).name.startswith("colver-isdd@")
