"""Hints in sentences."""

import re

import pytest

from rebelote.analysis import hint
from rebelote.cli.advice import tell_hint
from rebelote.cli.entry import typed_for
from rebelote.cli.words import word
from rebelote.notation.wording import say_action
from rebelote.rules import Declare, Phase

from .table import LANGUAGES, VARIANTS, states


def view_of(variant, wanted):
    """Return the first view of a seat to act that is as wanted."""
    for seed in range(100):
        for deal in states(variant, seed):
            if deal.to_act is not None and wanted(view := deal.view(deal.to_act)):
                return view
    raise AssertionError("no such view")


def is_choice(view):
    """Tell whether there are cards to choose from."""
    declares = any(isinstance(one, Declare) for one in view.legal_actions)
    return view.phase is Phase.PLAY and len(view.legal_actions) > 2 and not declares


def told(view, language="en", **more):
    """Return the lines of a hint over few worlds."""
    return list(tell_hint(hint(view, worlds=8, seconds=None, **more), view, language))


def shape(key, language):
    """Return what a label of a hint looks like, whatever its figures are."""
    fields = {
        "marks": r"[+-][\d.,]+",
        "spread": r"[\d.,]+",
        "percent": r"\d+",
        "worlds": r"8",
        "other": ".+",
    }
    plain = re.escape(word(key, language, **{name: name.upper() for name in fields}))
    for name, pattern in fields.items():
        plain = plain.replace(name.upper(), pattern)
    return re.compile(plain)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_card_is_advised_with_reason_and_figures(variant, language):
    """Action and keys, a reason, what to expect over how many deals, the next best card."""
    view = view_of(variant, lambda one: is_choice(one) and len(one.hand) == 5)
    action = hint(view, worlds=8, seconds=None).action
    first, reason, figures, other = told(view, language)
    assert say_action(action, language, view.ruleset) in first
    assert typed_for(action, view, language) in first
    assert reason.endswith(".")
    assert shape("hint_worlds", language).fullmatch(figures)
    assert shape("hint_next", language).fullmatch(other)


def test_every_deal_that_is_possible_is_said_to_be():
    """Near the end no luck of the draw is left."""
    view = view_of("coinche", lambda one: is_choice(one) and len(one.hand) == 3)
    assert "over all possible deals (" in told(view)[2]


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_call_is_advised_with_what_it_should_bring(variant):
    """The auction has figures too, and no deals were looked at."""
    view = view_of(variant, lambda one: one.contract is None and len(one.legal_actions) > 1)
    action, reason, figures, other = told(view)
    assert action.startswith("Hint: ")
    assert reason.endswith(".")
    assert re.fullmatch(r"On average [+-][\d.]+ marks\.", figures)
    assert other.startswith("Next best: ")


def test_where_nothing_was_weighed_no_figures_are_told():
    """An only card and announces have a reason and no more."""
    only = view_of("coinche", lambda one: one.phase is Phase.PLAY and len(one.hand) == 1)
    assert len(told(only)) == 2
    declares = view_of(
        "coinche", lambda one: any(isinstance(action, Declare) for action in one.legal_actions)
    )
    assert len(told(declares)) == 2
