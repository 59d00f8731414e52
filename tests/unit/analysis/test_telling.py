"""Findings in sentences; the terminal's tests read the moments whole."""

import pytest

from rebelote.analysis import Verdict
from rebelote.analysis.findings import Cost, Decision
from rebelote.analysis.telling import tell_action, tell_cost, tell_marks, tell_verdict
from rebelote.cards import CARDS
from rebelote.notation.wording import LANGUAGES
from rebelote.rules import PASS, SEATS
from rebelote.rules.actions import PLAYS
from rebelote.rules.registry import ruleset

RULES = ruleset("bulgarian")


def decision(real, expected):
    play = PLAYS[CARDS[0]]
    return Decision(1, 1, SEATS[0], play, (), play, (), real, expected)


def test_a_cost_is_told_twice():
    """By what could be seen, and on the real cards with the card points."""
    one = decision(Cost(marks=4, points=12), Cost(marks=2.5, is_clear=True))
    assert tell_cost(one, RULES, "en") == (
        "Cost: 2.5 by what could be seen, 4 (card points: 12) on the real cards."
    )
    assert tell_cost(one, RULES, "fr").startswith("Coût\u00a0: 2,5 d’après")


def test_a_choice_without_cost_says_so():
    """Nothing is what it cost both times."""
    one = decision(Cost(), Cost())
    assert tell_cost(one, RULES, "en") == (
        "Cost: nothing by what could be seen, nothing on the real cards."
    )


def test_a_cost_that_is_not_clear_is_not_certain():
    """A figure stands beside the sentence, which does not say that it is nothing."""
    one = decision(Cost(), Cost(marks=0.3))
    assert tell_cost(one, RULES, "en").startswith("Cost: nothing certain by what could be seen")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_has_words(language):
    """Each has its own."""
    words = [tell_verdict(one, language) for one in Verdict]
    assert len(set(words)) == len(words)
    assert not any("_" in text for text in words)


@pytest.mark.parametrize(
    ("number", "text"), [(0, "0"), (2.0, "2"), (2.54, "2.5"), (12.54, "13"), (-0.5, "-0.5")]
)
def test_small_numbers_have_a_decimal(number, text):
    """From ten on nobody needs one."""
    assert tell_marks(number, "en") == text


def test_cards_are_short_and_calls_in_full():
    """A card is a letter and a sign, a call what is said."""
    assert tell_action(PLAYS[CARDS[0]], RULES, "fr") == "7♠"
    assert tell_action(PASS, RULES, "fr") == "passe"
