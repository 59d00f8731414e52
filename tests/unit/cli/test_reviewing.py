"""A review as people read it, in both languages."""

from dataclasses import replace

import pytest

from rebelote.analysis import review
from rebelote.cli.reviewing import show_review, show_summary, tell_heading, tell_moments
from tests.unit.analysis.tables import ACE_FIRST, club_deal, ending

from .table import LANGUAGES, VARIANTS, screen


@pytest.fixture(scope="module")
def wrong():
    """Return the review of a deal whose contract a lead lost."""
    return review(ending(ACE_FIRST, "150S"), worlds=4)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_can_be_shown(variant, language):
    """Whatever happened in a deal of any variant has its words and fits the width."""
    console, text = screen()
    show_review(review(club_deal(variant, 1), worlds=1), 3, console, language)
    lines = text.getvalue().splitlines()
    assert max(map(len, lines)) <= 80
    assert not set(text.getvalue()) & set("{}")


def test_the_heading_tells_contract_result_and_best_play(wrong):
    """Three lines, of which the first says which deal it is."""
    first, result, best = tell_heading(wrong, 2, "en")
    assert first == "Deal 2 · Coinche · Contract: 150 in spades, taken by South"
    assert "South-North 0, East-West 310" in result
    assert "South-North 0, East-West 310" in best


def test_a_moment_tells_what_was_better_and_what_it_cost(wrong):
    """Seat, trick, card, the better card, why, and both costs."""
    told = "\n".join(tell_moments(wrong, "en"))
    assert "South, trick 7: A♥, better 7♦." in told
    assert "600 (card points: 10) on the real cards." in told
    assert "The contract is made" in told


def test_a_deal_without_faults_says_so():
    """There is no moment to tell."""
    spotless = replace(review(ending(""), worlds=1), moments=())
    assert list(tell_moments(spotless, "en")) == ["No critical moment: nothing was lost."]


def test_a_summary_is_short(wrong):
    """The heading, a line of accuracies and the first moment."""
    console, text = screen()
    show_summary(wrong, 1, console, "fr")
    assert "Précision" in text.getvalue()
    assert "Pli " not in text.getvalue()
    assert len(text.getvalue().splitlines()) < 14
