"""A review step by step, as a page shows it."""

import dataclasses
import json
from itertools import pairwise

import pytest

from rebelote.analysis import review
from rebelote.analysis.steps import step_through
from rebelote.engine import Deal
from rebelote.notation import parse_call
from rebelote.rules import PASS
from rebelote.rules.registry import rulesets

from .tables import ACE_FIRST, club_deal, ending

VARIANTS = sorted(rulesets())


@pytest.fixture(scope="module", params=VARIANTS)
def stepped(request):
    """Return a deal of a variant with its steps."""
    deal = club_deal(request.param, 1)
    return deal, step_through(review(deal, worlds=1), "fr", number=2, deals=5)


def test_every_call_and_card_is_a_step(stepped):
    """Numbers run from 1; calls stand in trick 0."""
    deal, told = stepped
    assert [one.number for one in told.steps] == list(range(1, len(told.steps) + 1))
    calls = [parse_call(one.action) for one in told.steps if one.trick == 0]
    assert tuple(calls) == tuple(call for _, call in deal.auction.calls)
    assert sum(one.trick > 0 for one in told.steps) == 32
    assert (told.deal, told.deals, told.title) == (2, 5, dict(deal.ruleset.title)["fr"])


def test_each_step_has_the_four_hands_before_it(stepped):
    """The card played is in the hand of its seat, and in nobody's afterwards."""
    _, told = stepped
    cards = [one for one in told.steps if one.trick]
    assert cards[0].hands == told.full
    for one, following in pairwise(cards):
        card = one.action.removesuffix("!")
        assert card in one.hands[one.seat]
        assert all(card not in hand for hand in following.hands)
        assert sum(map(len, following.hands)) == sum(map(len, one.hands)) - 1


def test_each_card_shows_the_trick_before_and_after(stepped):
    """The page adds nothing up: winner and points stand there."""
    deal, told = stepped
    cards = [one for one in told.steps if one.trick]
    for one in cards:
        assert one.after.cards == (*one.table.cards, one.action.removesuffix("!"))
    last = cards[3::4]
    assert [one.after.winner for one in last] == [trick.winner for trick in deal.tricks]
    assert [one.after.points for one in last] == [trick.points for trick in deal.tricks]


def test_calls_have_no_trick(stepped):
    """There is no table in the auction, and the hands are those dealt or completed."""
    _, told = stepped
    for one in told.steps:
        if one.trick == 0:
            assert (one.table, one.after, one.said) == (None, None, ())


def test_the_choice_made_is_among_the_choices(stepped):
    """Real and expected marks stand beside each, and the best are marked."""
    _, told = stepped
    for one in told.steps:
        made = [choice for choice in one.choices if choice.action == one.action]
        assert len(made) == 1 or one.action.endswith("!")
        weighed = [choice for choice in one.choices if choice.marks is not None]
        assert not weighed or any(choice.is_best for choice in weighed)
        assert one.verdict.text
        assert not set(one.cost_text + one.verdict.text) & set("{}")


def test_the_sheet_is_that_of_the_deal(stepped):
    """Marks and lines come from the engine."""
    deal, told = stepped
    assert told.sheet.marks == deal.score().marks == told.marks


def test_all_of_it_is_json(stepped):
    """Frozen values of numbers, texts and tuples only."""
    _, told = stepped
    text = json.dumps(dataclasses.asdict(told))
    assert json.loads(text)["steps"][0]["number"] == 1


def with_announce_and_pair(variant):
    """Return a played deal in which somebody announced and made the pair."""
    for seed in range(60):
        deal = club_deal(variant, seed)
        if any(deal.declared) and any(deal.belote_points):
            return deal
    raise AssertionError("no such deal")


@pytest.mark.parametrize("variant", ["ktga_fr", "bulgarian"])
def test_announces_and_words_come_with_their_card(variant):
    """Each seat's announces stand at its first card, declared or automatic; words at theirs."""
    deal = with_announce_and_pair(variant)
    told = step_through(review(deal, worlds=1), "en")
    words = {"belote", "rebelote", "belot", "rebelot"}
    first = {one.seat: one for one in reversed(told.steps) if one.trick}
    for seat, sets in enumerate(deal.declared):
        assert len([text for text in first[seat].said if text not in words]) == len(sets)
    heard = [text for one in told.steps for text in one.said if text in words]
    assert len(heard) == 2 or variant == "bulgarian"
    assert heard


def test_a_mistake_has_its_moment_with_sentences():
    """The step, why it counts, what was better and what it cost."""
    told = step_through(review(ending(ACE_FIRST, "150S"), worlds=4), "en")
    moment = next(one for one in told.moments if told.steps[one.step - 1].action == "Ah")
    step = told.steps[moment.step - 1]
    assert not step.is_advice
    assert step.advice == "7d"
    assert moment.text == "South, trick 7: A♥, better 7♦."
    assert moment.sentences
    assert step.verdict.code == "mistake"
    assert step.reasons[0].text


def test_a_passed_out_deal_has_steps_and_an_empty_sheet():
    """Nothing was played, and nobody marks."""
    deal = Deal.open(club_deal("concours", 1).setup)
    while not deal.is_over:
        deal = deal.apply(PASS)
    told = step_through(review(deal, worlds=1), "en")
    assert (told.full, told.contract, len(told.steps)) == (None, None, 8)
    assert told.sheet is not None
    assert told.sheet.outcome.code == "passed_out"
