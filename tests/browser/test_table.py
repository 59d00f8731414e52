"""A table in a real browser: by keyboard, by touch, through reloads and power cuts."""

import pytest

from tests.browser import playing
from tests.browser.conftest import HOUSE, Visiting
from tests.browser.playing import CARD, SHEET
from tests.browser.serving import Serving


@pytest.mark.parametrize("ruleset", ["bulgarian", "coinche", "concours"])
def test_a_deal_is_played_by_keyboard_alone(
    visiting: Visiting, server: Serving, ruleset: str
) -> None:
    """Calls, announces and cards have keys; at the end the score stands there line by line."""
    page = visiting(server).page
    playing.sit_down(page, ruleset)
    playing.play(page, playing.type_call, playing.type_card)
    assert page.locator(f"{SHEET} tbody tr").count() >= 2
    assert page.evaluate("document.activeElement.id") == "verdict"
    page.keyboard.press("Enter")
    page.locator(SHEET).wait_for(state="detached")
    page.locator(playing.NEXT).first.wait_for()


def test_a_match_is_begun_and_played_by_keyboard_alone(visiting: Visiting, server: Serving) -> None:
    """From the first page to the end of a short match no finger and no mouse is needed."""
    page = visiting(server).page
    playing.prefer(page)
    solo = {"variant": "bulgarian", "level": "debutant", "options": {"bulgarian": {"target": "1"}}}
    page.evaluate("(solo) => localStorage.setItem('rebelote.solo', JSON.stringify(solo))", solo)
    page.goto("/")
    page.locator("button.play:not([disabled])").wait_for()
    while not page.evaluate("document.activeElement.matches('button.play')"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    playing.play(page, playing.type_call, playing.type_card)
    assert page.locator("#verdict").inner_text() in ("Partie gagnée", "Partie perdue")


def test_the_title_tells_whose_turn_it_is(visiting: Visiting, server: Serving) -> None:
    """Whoever looks at another tab sees when to come back."""
    page = visiting(server).page
    playing.sit_down(page, "coinche", pace="brisk")
    assert page.title() == "À vous de parler · Rebelote"
    page.keyboard.press("p")
    page.wait_for_function("document.title === 'Coinche · Rebelote'")


def test_a_deal_is_played_by_touch(visiting: Visiting, server: Serving) -> None:
    """On the smallest phone every call and card is reached by a finger, without HTTPS."""
    house = server.address.replace("127.0.0.1", HOUSE)
    # The browser reports that it heeds a header only over HTTPS.
    page = visiting(server, may_err=True, base_url=house, has_touch=True, is_mobile=True).page
    assert not page.evaluate("isSecureContext")
    playing.sit_down(page)
    playing.play(page, playing.tap_call, playing.tap_card)
    assert page.locator(f"{SHEET} tbody tr").count() >= 2
    page.locator(f"{SHEET} button.primary").tap()
    page.locator(SHEET).wait_for(state="detached")
    page.locator(playing.NEXT).first.wait_for()


def test_a_card_that_may_not_be_played_says_why(visiting: Visiting, server: Serving) -> None:
    """It stays in the hand, and the rule that refuses it is told."""
    page = visiting(server).page
    playing.sit_down(page)
    refused = page.locator("#hand button[aria-disabled=true]")
    playing.play(page, playing.type_call, playing.type_card, lambda page: refused.count() > 0)
    held = page.locator("#hand button").count()
    refused.first.click(force=True, position=playing.CORNER)
    assert page.locator("[aria-live=assertive]").inner_text().strip()
    assert page.locator("#hand button").count() == held


def test_a_reload_returns_to_the_same_card(visiting: Visiting, server: Serving) -> None:
    """Hand, trick and score are those of before, and the deal goes on to its end."""
    page = visiting(server).page
    playing.sit_down(page)
    playing.play(page, playing.type_call, playing.type_card, playing.left(5))
    before = playing.seen(page)
    page.reload()
    page.locator(CARD).first.wait_for()
    assert playing.seen(page) == before
    playing.play(page, playing.type_call, playing.type_card)


def test_a_second_tab_shows_the_same_table(visiting: Visiting, server: Serving) -> None:
    """What is played in one tab is seen in the other, which found it among my games."""
    page = visiting(server).page
    playing.sit_down(page)
    playing.play(page, playing.type_call, playing.type_card, playing.left(6))
    other = page.context.new_page()
    other.goto("/review")
    other.locator("main a[href^='/table/']").click()
    other.locator(CARD).first.wait_for()
    playing.play(page, playing.type_call, playing.type_card, playing.left(5))
    other.wait_for_function("document.querySelectorAll('#hand button').length === 5")
    other.locator(CARD).first.wait_for()
    assert playing.seen(other) == playing.seen(page)


def test_a_server_that_was_killed_is_found_again(visiting: Visiting, own_server: Serving) -> None:
    """The page says that it lost it, comes back by itself and goes on at the same card."""
    # A browser reports every connection that failed.
    page = visiting(own_server, may_err=True).page
    playing.sit_down(page)
    playing.play(page, playing.type_call, playing.type_card, playing.left(5))
    before = playing.seen(page)
    own_server.kill()
    page.locator(CARD).first.wait_for(state="detached")
    own_server.start()
    page.locator(CARD).first.wait_for()
    assert playing.seen(page) == before
    playing.play(page, playing.type_call, playing.type_card)
    assert page.locator(f"{SHEET} tbody tr").count() >= 2
