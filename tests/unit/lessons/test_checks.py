"""Checks of the reader, against the engine."""

import dataclasses
import json

import pytest

from rebelote.engine import Trick
from rebelote.lessons.checks import checks_of, refusals
from rebelote.lessons.texts import languages
from rebelote.notation import parse_card
from rebelote.rules import SEATS, Play
from rebelote.rules.ranking import STRAIN_BY_LETTERS
from rebelote.rules.registry import ruleset
from tests.unit.cli.table import states

from .own import VARIANTS


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("variant", VARIANTS)
def test_each_card_has_the_engines_answer(variant, language):
    """The trick itself is asked again: the same cards are refused, and each with a sentence."""
    rules = ruleset(variant)
    for check in checks_of(rules, 3, language).plays:
        shown = check.trick
        strain = STRAIN_BY_LETTERS[check.contract.strain]
        cards = tuple(map(parse_card, shown.cards))
        trick = Trick(rules, strain, SEATS[shown.leader], cards)
        hand = 0
        for one in check.hand:
            hand |= 1 << parse_card(one.card)
        assert trick.to_act == check.seat
        for one in check.hand:
            refusal = trick.refusal(hand, parse_card(one.card))
            assert one.is_legal is (refusal is None)
            if refusal is not None:
                assert one.refusal is not None
                assert one.refusal.code == refusal.code
                assert one.refusal.text.endswith(".")
        assert any(one.is_legal for one in check.hand)
        assert any(not one.is_legal for one in check.hand)
        assert check.question.endswith("?")


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_right_count_is_among_the_choices(variant):
    """A trick's points are the sum of its cards, a deal's marks those of its sheet."""
    for check in checks_of(ruleset(variant), 5, "en").counts:
        assert len(set(check.choices)) == len(check.choices) >= 3
        right = check.choices[check.right]
        if check.sheet is None:
            assert int(right) in (sum(check.points), sum(check.points) + 10)
            assert check.explanation[-1].endswith(f"= {right}")
        else:
            takers, defence = check.sheet.marks
            assert right == f"Takers {takers}, defence {defence}"
            assert len(check.facts) >= 3


def test_the_last_trick_counts_ten_more():
    """Where the trick asked about is the last, the answer and its explanation say so."""
    seen = set()
    for seed in range(40):
        for check in checks_of(ruleset("concours"), seed, "en", 1).counts:
            extra = int(check.choices[check.right]) - sum(check.points)
            assert (extra == 10) is (len(check.explanation) == 2)
            seen.add(extra)
    assert seen == {0, 10}


def test_a_seed_always_gives_the_same_checks():
    """In another language only the words differ."""
    rules = ruleset("coinche")
    first, again, english = (checks_of(rules, 9, language) for language in ("fr", "fr", "en"))
    assert first == again
    assert [one.hand[0].card for one in first.plays] == [one.hand[0].card for one in english.plays]
    assert first != checks_of(rules, 10, "fr")


def test_rare_duties_come_up():
    """Following is not all that is asked."""
    codes = set()
    for seed in range(8):
        for check in checks_of(ruleset("concours"), seed, "en").plays:
            codes |= {one.refusal.code for one in check.hand if one.refusal}
    assert {"MustFollow", "MustRuff", "MustRise"} <= codes
    assert codes & {"MustOverruff", "MustUnderruff"}


@pytest.mark.parametrize("variant", VARIANTS)
def test_refusals_are_those_of_the_deal(variant):
    """Every card of the hand is either refused or among the legal actions."""
    for deal in states(variant):
        if deal.progress is not None and deal.to_act is not None:
            legal = {one.card for one in deal.legal_actions() if isinstance(one, Play)}
            assert set(refusals(deal)) == set(deal.hands[deal.to_act]) - legal


def test_checks_are_json():
    """Frozen values of texts, numbers and tuples."""
    told = dataclasses.asdict(checks_of(ruleset("bela"), 1, "fr"))
    assert json.loads(json.dumps(told))["seed"] == 1
