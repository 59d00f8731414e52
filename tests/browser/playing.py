"""A person at a table, as far as a browser can be one: sees the page, then taps or types."""

from collections.abc import Callable
from typing import Any

# What may come next for the person: a card, a call, or the sheet of the deal.
CARD = "#hand .raised"
CALL = "section.bids"
SHEET = ".sheet"
NEXT = f"{CARD}, {CALL}, {SHEET}"
# One look at the page: two of them might see different moments.
WHAT_NEXT = f"""() => {{
    const sheet = document.querySelector("{SHEET}");
    if (sheet) return sheet.querySelector("a[href^='/review']") ? "scored" : "passed";
    if (document.querySelector("{CALL}")) return "call";
    return document.querySelector("{CARD}") ? "card" : null;
}}"""
# The part of a card, with its index, that no other card covers.
CORNER = {"x": 20, "y": 20}
# Eight cards, reminders of announces, a few rounds of calls, and deals in which all pass.
MOST_STEPS = 120

# Nothing moves and nobody pretends to think.
QUICK = {"pace": "instant", "trick": "0.5", "motion": "none"}

ASK = """([method, path, body]) => fetch(path, {
    method,
    headers: {"Content-Type": "application/json"},
    body: body === null ? undefined : JSON.stringify(body),
}).then(async (answer) => {
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? null : answer.json();
})"""


def ask(page: Any, method: str, path: str, body: object = None) -> Any:
    """Return what the server answers to a request of the page."""
    return page.evaluate(ASK, [method, path, body])


def prefer(page: Any, **preferences: str) -> None:
    """Choose preferences as the page of the account would."""
    wanted = {**QUICK, **preferences}
    ask(page, "GET", "/api/me")
    ask(page, "PUT", "/api/me", {"settings": wanted})
    page.evaluate(
        "(wanted) => localStorage.setItem('rebelote.preferences', JSON.stringify(wanted))", wanted
    )


def sit_down(page: Any, ruleset: str = "bulgarian", **preferences: str) -> str:
    """Open a new table with quick players and return its id."""
    prefer(page, **preferences)
    table = ask(page, "POST", "/api/tables", {"ruleset": ruleset, "level": "debutant"})["id"]
    page.goto(f"/table/{table}")
    page.locator(NEXT).first.wait_for()
    return str(table)


def seen(page: Any) -> tuple[list[str], list[str], str]:
    """Return my cards, the cards of the trick with who played them, and the state of the match."""
    page.locator("button.gather").wait_for(state="detached")
    hand = page.locator("#hand button").evaluate_all(
        "(cards) => cards.map((card) => card.getAttribute('aria-label'))"
    )
    trick = page.locator("ol.trick li").all_inner_texts()
    return sorted(hand), trick, page.locator("header.bar").inner_text()


def play(
    page: Any,
    call: Callable[[Any], None],
    card: Callable[[Any], None],
    stop: Callable[[Any], bool] = lambda page: False,
) -> None:
    """Call and play until it is time to stop, with a card to play, or until the deal is scored."""
    for _ in range(MOST_STEPS):
        what = page.wait_for_function(WHAT_NEXT).json_value()
        if what == "scored":
            return
        if what == "passed":
            # All have passed: there is another deal.
            page.keyboard.press("Enter")
            page.locator(SHEET).wait_for(state="detached")
        elif what == "call":
            call(page)
        elif stop(page):
            return
        else:
            card(page)
    raise AssertionError("the deal has no end")


def left(cards: int) -> Callable[[Any], bool]:
    """Return whether so many cards are left in the hand."""
    return lambda page: page.locator("#hand button").count() <= cards


def type_call(page: Any) -> None:
    """Bid what the keys offer, or pass."""
    for key in ("Enter", "1", "2", "3", "4", "5", "6", "p"):
        page.keyboard.press(key)
        if not page.locator(CALL).is_visible():
            return


def type_card(page: Any) -> None:
    """Play the first card that may be played, by its number."""
    number = page.locator("#hand button").evaluate_all(
        "(cards) => cards.findIndex((card) => card.classList.contains('raised')) + 1"
    )
    page.keyboard.press(str(number))


def tap_call(page: Any) -> None:
    """Bid the first thing that is offered, or pass."""
    page.locator(f"{CALL} button").first.tap()


def tap_card(page: Any) -> None:
    """Play the first card that may be played."""
    page.locator(CARD).first.tap(position=CORNER)
