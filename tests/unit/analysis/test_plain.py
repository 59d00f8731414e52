"""Hints and reviews as JSON: complete, plain, and the same in every language but for sentences."""

import json
from dataclasses import fields
from pathlib import Path

import pytest

from rebelote.analysis import (
    Choice,
    Cost,
    Decision,
    Hint,
    Moment,
    PlayerReview,
    Review,
    hint,
    hint_to_dict,
    review,
    review_to_dict,
)
from rebelote.notation import parse_deal, print_deal, replay
from rebelote.rules import SEATS

from .tables import ACE_FIRST, SIX_TRICKS, ending

PAGE = Path(__file__).parents[3] / "docs" / "reference" / "analysis.md"


@pytest.fixture(scope="module")
def found():
    """Return a review and what JSON makes of it."""
    one = review(ending(ACE_FIRST, "150S"), worlds=4)
    return one, json.loads(json.dumps(review_to_dict(one, "en"), allow_nan=False))


def test_a_review_is_written_with_every_field(found):
    """The fields are those of the frozen values, at every level."""
    _, plain = found
    assert set(plain) == {field.name for field in fields(Review)}
    decision = plain["decisions"][28]
    assert set(decision) == {field.name for field in fields(Decision)}
    assert set(decision["real"]) == {field.name for field in fields(Cost)}
    assert set(decision["choices"][0]) == {field.name for field in fields(Choice)}
    assert set(plain["players"][0]) == {field.name for field in fields(PlayerReview)}
    assert set(plain["moments"][0]) == {field.name for field in fields(Moment)}


def test_cards_and_deals_are_written_as_in_the_notation(found):
    """The deal is a line that can be read back, a card two letters, a verdict a word."""
    one, plain = found
    assert replay(parse_deal(plain["deal"])) == one.deal
    decision = plain["decisions"][28]
    assert (decision["action"], decision["advice"], decision["verdict"]) == ("Ah", "7d", "mistake")
    assert plain["decisions"][0]["action"] == "150S"
    assert plain["marks"] == [0, 310]


def test_reasons_have_sentences_where_a_language_is_asked_for(found):
    """Without one there are code and parameters alone."""
    one, plain = found
    reason = plain["decisions"][28]["reasons"][0]
    assert reason["text"].endswith(".")
    bare = review_to_dict(one)["decisions"][28]["reasons"][0]
    assert bare == {name: value for name, value in reason.items() if name != "text"}


def test_a_hint_is_written_with_every_field():
    """Action, reasons, cards with their numbers, and what was searched."""
    deal = ending(SIX_TRICKS, "150S")
    one = hint(deal.view(SEATS[0]), worlds=4, seconds=None)
    plain = json.loads(json.dumps(hint_to_dict(one, "fr", deal.ruleset), allow_nan=False))
    assert set(plain) == {field.name for field in fields(Hint)}
    assert plain["action"] == "7d"
    assert [card["card"] for card in plain["cards"]] == ["7d", "Ah"]
    assert plain["searched"]["every_world"] is True


@pytest.mark.parametrize("kind", [Review, Decision, Choice, Cost, PlayerReview, Moment, Hint])
def test_every_field_is_documented(kind):
    """The reference page names each field of the JSON."""
    text = PAGE.read_text(encoding="utf-8")
    missing = [field.name for field in fields(kind) if f"`{field.name}`" not in text]
    assert not missing


def test_a_deal_in_progress_is_written_cut_short():
    """Its line stops where the deal does."""
    deal = ending(SIX_TRICKS)
    assert review_to_dict(review(deal, worlds=1))["deal"] == print_deal(deal)
