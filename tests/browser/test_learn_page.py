"""Learning: lessons, checks and puzzles."""

import pytest

from rebelote.rules.registry import rulesets
from tests.browser.conftest import Visiting
from tests.browser.serving import Serving


@pytest.mark.parametrize("variant", sorted(rulesets()))
def test_every_variant_has_its_lesson(visiting: Visiting, server: Serving, variant: str) -> None:
    """Rules, worked examples with their lines, questions and advice stand on one page."""
    page = visiting(server, "/learn").page
    page.locator(f"main a[href='/learn/{variant}']").click()
    page.locator("#advice li").first.wait_for()
    assert page.locator("#cards .ranks td").count() == 16
    assert page.locator("#examples details").count() >= 2
    assert page.locator("#questions details").count() >= 5


def test_may_i_play_this_card_is_answered_with_the_rule(
    visiting: Visiting, server: Serving
) -> None:
    """Every card gets its answer, and a refusal its sentence."""
    page = visiting(server, "/learn/coinche/cards").page
    page.locator(".hand button").first.click()
    page.locator(".check > .primary").click()
    cards = page.locator(".hand button").count()
    assert page.locator(".hand .mark").count() == cards
    assert page.locator("[aria-live] p").count() >= 2


def test_five_counts_end_with_a_result(visiting: Visiting, server: Serving) -> None:
    """A trick or a deal, one answer each, then how many were right."""
    page = visiting(server, "/learn/bulgarian/points").page
    for _ in range(5):
        page.locator(".choices button:not([disabled])").first.click()
        page.locator("[aria-live] .verdict").wait_for()
        page.locator(".check > .primary").click()
    page.locator(".result").wait_for()


def test_a_puzzle_shows_its_solution_after_the_answer(visiting: Visiting, server: Serving) -> None:
    """Before it only my hand is open; after it all four, and what each card was worth."""
    page = visiting(server, "/learn/bulgarian/puzzles").page
    page.locator("main ol a").first.click()
    page.locator(".hand button:not([disabled])").first.wait_for()
    assert page.locator("table").count() == 0
    page.locator(".hand button:not([disabled])").first.click()
    page.locator(".verdict").wait_for()
    assert page.locator("table tbody tr").count() >= 2
    page.go_back()
    page.locator("main ol a .small").first.wait_for()
