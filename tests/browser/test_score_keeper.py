"""Keeping the score of a game with real cards, on a phone."""

from typing import Any

from tests.browser.conftest import Visiting
from tests.browser.serving import Serving

REFUSE = "Storage.prototype.setItem = () => { throw new DOMException('no', 'QuotaExceededError') }"
# The addresses of all that the browser keeps of the site.
KEPT = """async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = await Promise.all(caches_.map((one) => one.keys()));
    return kept.flat().map((request) => request.url).join(" ");
}"""
STOCKED = "Object.keys(localStorage).some((name) => name.endsWith('ruleset=coinche'))"
TOTAL = "section.board strong"
STATUS = "[role=status]"


def begin(page: Any, variant: str = "coinche") -> None:
    """Start a game of a variant."""
    page.goto("/score")
    page.select_option("#variant", variant)
    page.locator("form button[type=submit]").click()
    page.locator("#field-contract").wait_for()


def enter(page: Any, points: str = "110") -> None:
    """Enter 110 at hearts by the first side, made with these points, by taps alone."""
    for field, choice in (("contract", 1), ("taker_team", 0), ("bid", 3), ("last_trick", 0)):
        page.locator(f"#field-{field} label").nth(choice).click()
    page.locator("#field-card_points input").first.fill(points)
    page.locator(".save .primary").click()


def marks(page: Any, first: str, second: str) -> None:
    """Wait until the board shows these totals."""
    board = page.locator("section.board")
    board.filter(has=page.locator(f"strong:text-is('{first}')")).filter(
        has=page.locator(f"strong:text-is('{second}')")
    ).wait_for()


def test_a_deal_is_entered_by_a_few_taps_and_its_lines_shown(
    visiting: Visiting, server: Serving
) -> None:
    """Contract, side, bid, last trick, points: six taps and a number."""
    page = visiting(server).page
    begin(page)
    enter(page)
    marks(page, "220", "50")
    assert page.locator("details table tbody tr").count() >= 2


def test_what_is_missing_is_named(visiting: Visiting, server: Serving) -> None:
    """A deal without points is not entered; the page says what it lacks."""
    page = visiting(server).page
    begin(page)
    page.locator("#field-contract label").first.click()
    page.locator(".save .primary").click()
    assert page.locator(".save [role=alert]").inner_text() != ""
    assert page.locator("ol details").count() == 0


def test_impossible_points_are_refused_at_once(visiting: Visiting, server: Serving) -> None:
    """The page says what the contract gives at most, and does not enter the deal."""
    page = visiting(server).page
    begin(page)
    enter(page, "999")
    assert "162" in page.locator("#field-card_points p.warn").inner_text()
    assert page.locator("ol details").count() == 0


def test_a_deal_is_taken_back_and_put_again(visiting: Visiting, server: Serving) -> None:
    """Whoever tapped too fast loses nothing."""
    page = visiting(server).page
    begin(page)
    enter(page)
    marks(page, "220", "50")
    page.locator(".tools button").first.click()
    page.locator("ol details").wait_for(state="detached")
    page.locator(".tools button").nth(1).click()
    marks(page, "220", "50")


def test_without_connection_deals_are_kept_and_marked_later(
    visiting: Visiting, server: Serving
) -> None:
    """The page says that they wait; when the server answers they are marked."""
    page = visiting(server, may_err=True).page
    begin(page)
    page.context.set_offline(True)
    enter(page)
    enter(page, "90")
    page.locator(f"{STATUS}:has-text('2')").wait_for()
    assert page.locator(TOTAL).all_inner_texts() == ["0", "0"]
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    page.locator("ol details").nth(1).wait_for()
    page.locator(f"{TOTAL}:text-is('220')").wait_for()


def test_without_connection_the_page_opens_and_keeps_deals(
    visiting: Visiting, server: Serving
) -> None:
    """One visit of the first page is enough to begin a game where there is no network."""
    page = visiting(server, may_err=True, is_kept=True).page
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function(STOCKED)
    page.goto("about:blank")
    context = page.context
    context.set_offline(True)
    cold = context.new_page()
    begin(cold)
    assert "connexion" in cold.locator(STATUS).first.inner_text()
    assert "/api/" not in cold.evaluate(KEPT)
    enter(cold)
    cold.locator(f"{STATUS}:has-text('1')").wait_for()
    context.set_offline(False)
    cold.evaluate("dispatchEvent(new Event('online'))")
    marks(cold, "220", "50")


def test_a_reload_keeps_the_game(visiting: Visiting, server: Serving) -> None:
    """The game is on the device, with its deals and its marks."""
    page = visiting(server).page
    begin(page)
    enter(page)
    marks(page, "220", "50")
    page.reload()
    marks(page, "220", "50")


def test_a_browser_that_keeps_nothing_still_counts(visiting: Visiting, server: Serving) -> None:
    """The page says that the game is gone with it, and marks all the same."""
    page = visiting(server).page
    page.add_init_script(REFUSE)
    begin(page)
    page.locator("[role=alert]").first.wait_for()
    enter(page)
    marks(page, "220", "50")
