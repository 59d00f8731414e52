"""belote-cli's player as a bot of ours."""

import pytest

from benchmarks.players.beloteur import Medium, make
from rebelote.rules import Declare
from rebelote.rules.registry import ruleset
from tests.benchmarks.conftest import need, views

RULES = ruleset("french501")


@pytest.fixture(autouse=True)
def belote_cli_is_there():
    """Have belote-cli, or say why not."""
    need("belote")


def test_it_always_answers_with_a_legal_action():
    """Whatever happened before, what belote-cli chooses is one of the legal actions."""
    for at, view in enumerate(views(RULES, 30, seed=1)):
        assert Medium(at).decide(view) in view.legal_actions


def test_the_same_view_gives_the_same_answer():
    """Its chance comes from the seed and the view."""
    for view in views(RULES, 5, seed=2):
        assert len({Medium(7).decide(view) for _ in range(3)}) == 1


def test_another_seed_may_bring_another_call():
    """The seed reaches its humour, which moves its threshold for taking."""
    first = [v for v in views(RULES, 60, seed=3) if v.contract is None]
    assert any(len({Medium(seed).decide(view) for seed in range(8)}) > 1 for view in first)


def test_the_other_hands_are_never_passed():
    """The deal that it is given holds its own cards, those on the table and no others."""
    for view in views(RULES, 5, seed=4):
        state = Medium(1).state(view)
        sizes = [len(hand) for hand in state.hands]
        assert sizes == [len(view.hand) if seat == view.seat else 0 for seat in range(4)]
        assert state.initial_hands == ((), (), (), ())
        assert state.boss_modifiers.hide_partner_hand


def test_it_announces_all_there_is():
    """Its game declares for everybody, so nothing is kept back."""
    seen = 0
    for view in views(RULES, 60, seed=5):
        sets = [action for action in view.legal_actions if isinstance(action, Declare)]
        if sets:
            seen += 1
            assert Medium(1).decide(view) == max(sets, key=lambda action: len(action.sets))
    assert seen


def test_a_name_is_enough_to_make_it():
    """The arena finds the player by `benchmarks.players.beloteur:make`."""
    assert make(3).name.startswith("belote-cli-medium@")
