"""Puzzles: one card is clearly best, by what the seat sees and on the real cards."""

from dataclasses import replace

import pytest

from rebelote.analysis.puzzles import Grade, as_puzzle, find_puzzles
from rebelote.analysis.reason import Why
from rebelote.bots import create
from rebelote.bots.outlook import outlook
from rebelote.rules import Phase, Play
from rebelote.solver import backend, solve

from .tables import before, club_deal, ending

pytestmark = pytest.mark.skipif(backend() == "python", reason="puzzles are searched by the kernel")


def puzzles_of(seeds):
    deals = [club_deal("ktga_be", seed) for seed in seeds]
    return [puzzle for deal in deals for puzzle in find_puzzles(deal, worlds=64)]


@pytest.fixture(scope="module")
def found():
    """Return some puzzles of a variant whose players must underruff."""
    return puzzles_of(range(10))


def test_the_best_card_is_the_only_best_one_on_the_real_cards(found):
    """Every other card loses card points when all hands are seen."""
    assert found
    for one in found:
        solution = solve(one.deal)
        assert solution.best == (one.best,)
        losses = [solution.cost(card) for card in solution.values if card != one.best]
        assert min(losses) == one.real_gap >= 5
        assert len(losses) >= 2


def test_the_best_card_leads_over_other_worlds_too(found):
    """Worlds drawn anew agree."""
    for one in found:
        view = replace(one.deal.view(one.seat), scores=None)
        assert outlook(view, worlds=64, seed=77).cards[0].card == one.best


def test_grades_tell_what_the_club_player_finds(found):
    """It plays the best card of an easy puzzle, and another one in the others."""
    assert len({one.grade for one in found}) > 1
    for one in found:
        action = create("rules", 0).decide(replace(one.deal.view(one.seat), scores=None))
        assert isinstance(action, Play)
        assert (action.card == one.best) is (one.grade is Grade.EASY)
        cards = len(one.deal.hands[one.seat])
        assert cards > 4 or one.grade is not Grade.HARD
        assert cards <= 4 or one.grade is not Grade.MEDIUM


def test_every_solution_has_something_to_say(found):
    """A card that is only better on average teaches nothing."""
    for one in found:
        assert one.reasons[0].code not in (Why.BRINGS_MORE, Why.EQUAL, Why.ONLY_CARD)


def test_the_same_deal_gives_the_same_puzzles(found):
    """Worlds are drawn from the seed and the view alone."""
    again = puzzles_of(range(3))
    assert again == found[: len(again)]


def test_a_choice_of_two_cards_is_no_puzzle():
    """With two cards left there is not enough to choose from."""
    deal = ending("")
    assert deal.phase is Phase.PLAY
    last = before(club_deal("ktga_be", 1), 24)
    assert as_puzzle(last, worlds=8) is None


def test_the_first_lead_is_no_puzzle():
    """With eight cards everybody is in the dark."""
    assert as_puzzle(ending(""), worlds=8) is None
