"""The puzzles that come with the program."""

import dataclasses
import json
from random import Random

import pytest

from rebelote.analysis.puzzles import Grade
from rebelote.bots.outlook import outlook
from rebelote.lessons import NoSuchPuzzle, list_puzzles, show_puzzle
from rebelote.lessons.puzzles import puzzles, read_puzzle, write_puzzle
from rebelote.lessons.texts import languages
from rebelote.notation.wording import say_error
from rebelote.rules import Play
from rebelote.solver import backend, solve

from .own import VARIANTS

SAMPLE = Random(4).sample(sorted(puzzles()), 8)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_has_puzzles_of_each_grade(variant):
    """At least six, and no two of the same deal."""
    own = [one for one in puzzles().values() if one.deal.ruleset.id == variant]
    assert len(own) >= 6
    assert {one.grade for one in own} == set(Grade)
    assert len({one.deal.setup.layout.hands for one in own}) == len(own)


@pytest.mark.parametrize("name", sorted(puzzles()))
def test_the_best_card_is_one_of_the_legal_ones(name):
    """The outlooks are those of the cards that may be played, best first."""
    one = puzzles()[name]
    legal = {play.card for play in one.deal.legal_actions() if isinstance(play, Play)}
    assert {each.card for each in one.cards} == legal
    worths = [each.worth for each in one.cards]
    assert worths == sorted(worths, reverse=True)
    assert read_puzzle(write_puzzle(name, one)) == one


@pytest.mark.skipif(backend() == "python", reason="puzzles are searched by the kernel")
@pytest.mark.parametrize("name", SAMPLE)
def test_a_sample_is_found_again(name):
    """Searched anew from another seed the position has the same solution, clearly ahead."""
    one = puzzles()[name]
    assert solve(one.deal).best == (one.best,)
    found = outlook(one.deal.view(one.seat), worlds=128, seed=99)
    best, second, *_ = found.cards
    assert best.card == one.best
    assert best.marks - second.marks > (one.cards[0].marks - one.cards[1].marks) / 2


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", sorted(puzzles()))
def test_every_puzzle_is_shown_with_its_solution(name, language):
    """The seat's own view, the choices best first, and sentences that say why."""
    shown = show_puzzle(name, language)
    assert shown.question.endswith("?")
    assert shown.choices[0].is_best
    assert shown.choices[0].card == shown.best
    assert shown.choices[0].loss == 0
    assert all(one.loss > 0 for one in shown.choices[1:])
    assert sorted(shown.hands[shown.seat]) == sorted(shown.hand)
    assert tuple(map(len, shown.hands)) == shown.hand_sizes
    assert len(shown.tricks) == sum(shown.tricks_won)
    assert len(shown.solution) >= 3
    for one in shown.solution:
        assert not set(one.text) & set("{}_")
        assert one.text.endswith(".")


def test_puzzles_are_listed_by_variant_and_grade():
    """Easy ones come first."""
    everything = list_puzzles("fr")
    assert {one.id for one in everything} == set(puzzles())
    assert everything[0].grade == "easy"
    assert everything[-1].grade == "hard"
    some = list_puzzles("en", "bela", "medium")
    assert some
    assert {(one.variant, one.grade) for one in some} == {("bela", "medium")}
    assert list_puzzles("en", "no-such-variant") == ()


def test_an_unknown_puzzle_is_refused():
    """The refusal has a sentence."""
    with pytest.raises(NoSuchPuzzle) as caught:
        show_puzzle("nothing", "fr")
    assert "nothing" in say_error(caught.value, "fr")


def test_a_shown_puzzle_is_json():
    """Frozen values of texts, numbers and tuples."""
    name = sorted(puzzles())[0]
    told = dataclasses.asdict(show_puzzle(name, "en"))
    assert json.loads(json.dumps(told))["id"] == name
