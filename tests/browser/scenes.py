"""Every page in every state worth looking at, reached as a person would."""

from collections.abc import Iterator
from typing import Any

from tests.browser import playing

PLAIN = (
    "/",
    "/review",
    "/salon",
    "/learn",
    "/learn/coinche",
    "/learn/coinche/cards",
    "/learn/coinche/points",
    "/learn/coinche/puzzles",
    "/score",
    "/account",
    "/nowhere",
)
PANES = {"m": "menu", "c": "calls", "s": "score so far", "?": "keys"}


def settle(page: Any) -> None:
    """Wait until the page has what it asked for."""
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")


def scenes(page: Any) -> Iterator[str]:
    """Go through the pages and return the name of each scene while it is on the screen."""
    for path in PLAIN:
        page.goto(path)
        settle(page)
        yield path
    yield from _exercises(page)
    yield from _choices(page)
    yield from _table(page)
    yield from _people(page)
    page.goto("/review")
    settle(page)
    yield "games to review"


def _exercises(page: Any) -> Iterator[str]:
    page.goto("/learn/coinche/cards")
    page.locator(".check > .primary").click()
    yield "cards answered"
    page.goto("/learn/coinche/puzzles")
    page.locator("main ol a").first.click()
    page.locator(".hand button:not([disabled])").first.click()
    page.locator(".verdict").wait_for()
    yield "puzzle answered"


def _choices(page: Any) -> Iterator[str]:
    """House rules, then the score keeper with a deal entered and points that cannot be."""
    page.goto("/")
    page.locator("input[value=coinche]").check()
    page.locator("section button.row").click()
    page.locator(".options .option").first.wait_for()
    yield "house rules"
    page.goto("/score")
    page.locator("#variant").select_option("coinche")
    page.locator("form button[type=submit]").click()
    for field, choice in (("contract", 1), ("taker_team", 0), ("bid", 3), ("last_trick", 0)):
        page.locator(f"#field-{field} label").nth(choice).click()
    points = page.locator("#field-card_points input").first
    points.fill("110")
    page.locator(".save .primary").click()
    page.locator("details table tbody tr").first.wait_for()
    page.locator("#field-contract label").first.click()
    points.fill("999")
    page.locator("[aria-invalid=true]").wait_for()
    yield "score keeper"


def _table(page: Any) -> Iterator[str]:
    """A deal of coinche from the first call to the score, then its review."""
    page.goto("/")
    playing.sit_down(page, "coinche", trick="click")
    page.locator(playing.CALL).wait_for()
    yield "auction"
    page.keyboard.press("h")
    page.locator(".bids .band").wait_for()
    yield "hint beside the bids"
    playing.play(page, playing.type_call, playing.type_card, playing.left(6))
    page.locator("button.gather").wait_for()
    yield "trick that waits"
    page.keyboard.press("Escape")
    page.locator("button.gather").wait_for(state="detached")
    yield "table"
    for key, name in PANES.items():
        page.keyboard.press(key)
        page.locator("dialog[open]").wait_for()
        yield name
        if key == "m":
            page.locator("dialog .stack > button").nth(4).click()
            page.locator("dialog .settings").wait_for()
            yield "settings at the table"
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
    # The last trick would wait too.
    playing.prefer(page)
    page.reload()
    playing.play(page, playing.type_call, playing.type_card)
    yield "score of the deal"
    page.locator(f"{playing.SHEET} a[href^='/review']").click()
    page.locator(".stepper .where").wait_for()
    page.keyboard.press("End")
    for _ in range(6):
        page.keyboard.press("ArrowLeft")
    settle(page)
    yield "review"


def _people(page: Any) -> Iterator[str]:
    """A table of people from its opening to its end, with one person."""
    page.goto("/salon")
    page.locator(".stack > button.primary:enabled").click()
    page.locator("#room-stake").fill("50")
    yield "opening a table"
    page.locator("form button.primary").click()
    page.locator(".code strong").wait_for()
    page.locator("[aria-expanded]").click()
    page.locator(".code svg").wait_for()
    yield "waiting room"
    page.locator("button.place.isFree").first.click()
    page.locator("dialog[open] h3").wait_for()
    yield "a place"
    page.keyboard.press("Escape")
    page.locator(".fill button").first.click()
    page.locator("section.sheet button.primary").click()
    page.locator(playing.NEXT).first.wait_for()
    yield "table of people"
    page.locator("header.bar button").last.click()
    page.locator("dialog .phrases").wait_for()
    yield "phrases"
    page.keyboard.press("Escape")
    page.locator("header.bar button").first.click()
    page.locator("dialog button.apart").click()
    yield "leaving"
    table = page.url
    page.locator("dialog button.warn").click()
    page.wait_for_url("**/salon")
    page.goto(table)
    page.locator(f"{playing.SHEET} .after").wait_for()
    yield "end of a match of people"
