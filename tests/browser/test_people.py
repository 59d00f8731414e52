"""People at one table, each in a browser of their own."""

from typing import Any

from tests.browser import playing
from tests.browser.conftest import Visit, Visiting
from tests.browser.serving import Serving

DESK = {"width": 1440, "height": 900}
# Whose turn it is, as one page sees it: mine, another person's, whose clock runs, or nobody's.
WHOSE = f"""() => {{
    if (document.querySelector("{playing.SHEET}")) return "nobody";
    if (document.querySelector("{playing.CALL}, {playing.CARD}")) return "mine";
    return document.querySelector(".chip.turn .time") ? "theirs" : null;
}}"""
MOST_LOOKS = 400
# Cards lie on the table for a moment only: the page itself keeps in mind that one was Marc's.
WATCH = """() => new MutationObserver(() => {
    const cards = [...document.querySelectorAll("ol.trick li")];
    window.sawMarc ||= cards.some((one) => one.innerText.includes("Marc"));
}).observe(document.body, { subtree: true, childList: true, characterData: true })"""


def arrive(visiting: Visiting, serving: Serving, name: str, path: str, **options: Any) -> Any:
    """Return the page of a new guest with a name, at an address."""
    visit: Visit = visiting(serving, **options)
    playing.prefer(visit.page)
    playing.ask(visit.page, "PUT", "/api/me", {"name": name})
    visit.page.goto(path)
    return visit.page


def open_table(page: Any) -> str:
    """Open a table for 50 chips and return its address."""
    page.locator(".stack > button.primary").click()
    page.locator("#room-stake").fill("50")
    page.locator("form button.primary").click()
    page.locator(".code strong").wait_for()
    return str(page.url)


def take(page: Any) -> None:
    """Call or play as the page offers it."""
    if page.locator(playing.CALL).is_visible():
        playing.type_call(page)
    else:
        playing.type_card(page)


def play_until(condition: str, pages: tuple[Any, Any]) -> None:
    """Let two people play until the first of them sees something."""
    looks = (f"() => ({condition})() ? 'seen' : ({WHOSE})()", WHOSE)
    at = 0
    for _ in range(MOST_LOOKS):
        whose = pages[at].wait_for_function(looks[at]).json_value()
        if whose == "seen":
            return
        assert whose != "nobody", "the deal ended before it was seen"
        if whose == "mine":
            take(pages[at])
        # Each page knows in its own time that the other has played.
        at = 1 - at
    raise AssertionError(condition)


def test_a_friend_comes_by_code_plays_leaves_and_comes_back(
    visiting: Visiting, server: Serving
) -> None:
    """One sits down from a code, sees the other's card, is played for, and has the seat again."""
    anna = arrive(visiting, server, "Anna", "/salon")
    address = open_table(anna)
    marc = arrive(visiting, server, "Marc", "/salon", locale="nl-BE", viewport=DESK)
    marc.locator("#code").fill(anna.locator(".code strong").inner_text().lower())
    marc.locator("form.line button").click()
    # What it costs stands there before anybody sits.
    marc.locator("section.sheet li", has_text="50 fiches").first.wait_for()
    marc.locator(".stays button").click()
    anna.locator("button.place", has_text="Marc").wait_for()
    anna.locator(".fill button").click()
    anna.locator("section.sheet button.primary").click()
    # The waiting room gives way to the table when the first cards are dealt.
    for page in (anna, marc):
        page.locator("section.sheet").wait_for(state="detached")
    anna.evaluate(WATCH)
    play_until("() => window.sawMarc === true", (anna, marc))
    cards = anna.locator("#hand button").count()
    anna.reload()
    anna.locator("#hand button").nth(cards - 1).wait_for()
    marc.locator("header.bar button").first.click()
    marc.locator("dialog button.apart").click()
    marc.locator("dialog .apart p", has_text="50 fiches").wait_for()
    marc.locator("dialog button.warn").click()
    marc.wait_for_url("**/salon")
    anna.locator(".chip", has_text="joue pour Marc").wait_for()
    marc.goto(address)
    marc.locator("button.back", has_text="Mijn plaats terugnemen").click()
    name = "[...document.querySelectorAll('.chip strong')].some((one) => one.innerText === 'Marc')"
    play_until(f"() => {name}", (anna, marc))
    marc.locator("button.back").wait_for(state="detached")
    anna.goto("/account")
    anna.locator("section", has_text="950 jetons").first.wait_for()


def test_four_people_have_a_hand_each_and_whoever_looks_on_has_none(
    visiting: Visiting, server: Serving
) -> None:
    """Four browsers hold twenty different cards, and a fifth none of them."""
    host = arrive(visiting, server, "Anna", "/salon")
    address = open_table(host)
    path = address.removeprefix(server.address)
    players = [host]
    for name in ("Marc", "Ivo", "Eve"):
        page = arrive(visiting, server, name, path)
        page.locator(".stays button").click()
        page.locator(".isMine").wait_for()
        players.append(page)
    host.locator("section.sheet button.primary").click()
    hands: list[str] = []
    for page in players:
        page.locator("#hand button").nth(4).wait_for()
        hands += page.locator("#hand button").evaluate_all(
            "(cards) => cards.map((card) => card.getAttribute('aria-label').split(',')[0])"
        )
    assert len(hands) == len(set(hands)) == 20
    watcher = arrive(visiting, server, "Zoe", path)
    watcher.locator(".me", has_text="Vous regardez").wait_for()
    assert watcher.locator("#hand").count() == 0
