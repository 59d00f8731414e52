"""Going back over a deal: step by step, with open hands, and by a link."""

from pathlib import Path
from typing import Any

import pytest

from tests.browser import playing
from tests.browser.conftest import Visiting
from tests.browser.serving import Serving

GOLDEN = Path(__file__).parents[2] / "corpus" / "golden"
WHERE = ".stepper .where"
# Drop a file with this text on the page; say whether the page takes it.
DROP = """(text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "some.belote"));
    const event = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
}"""


@pytest.fixture
def reader(visiting: Visiting, server: Serving) -> Any:
    """A page that shows the review of a deal just played."""
    page = visiting(server).page
    table = playing.sit_down(page)
    playing.play(page, playing.type_call, playing.type_card)
    href = page.locator(f"{playing.SHEET} a[href^='/review']").get_attribute("href")
    assert table in href
    page.goto(href)
    page.locator(WHERE).wait_for()
    return page


def test_a_deal_is_stepped_through_by_keyboard(reader: Any) -> None:
    """Arrows go a step, Home and End to the ends; four hands of eight stay in their places."""
    reader.keyboard.press("End")
    last = reader.locator(WHERE).inner_text()
    assert reader.locator("section.felt li").count() == 32
    reader.keyboard.press("ArrowLeft")
    assert reader.locator(WHERE).inner_text() != last
    assert reader.locator("section.felt li").count() == 32
    assert reader.locator("section.felt li svg:not(.dimmed)").count() == 1
    reader.keyboard.press("ArrowRight")
    assert reader.locator(WHERE).inner_text() == last
    reader.keyboard.press("Home")
    assert reader.locator(WHERE).inner_text().startswith("1 ")


def test_a_choice_has_its_cost_twice(reader: Any) -> None:
    """Some step of the play shows at least two cards, each on the real cards and as one knew."""
    reader.keyboard.press("End")
    for _ in range(32):
        reader.keyboard.press("ArrowLeft")
        rows = reader.locator("section:has(.verdict) tbody tr")
        if rows.count() >= 2:
            assert rows.first.locator("td").count() == 2
            return
    raise AssertionError("no card was a choice")


def test_a_link_shows_the_deal_to_others(reader: Any, visiting: Visiting, server: Serving) -> None:
    """Whoever has the address sees the same deal, and nothing to change."""
    reader.evaluate("navigator.clipboard.writeText = async () => undefined")
    reader.locator(".tools button").first.click()
    link = reader.locator(".tools input")
    link.wait_for()
    address = link.input_value().removeprefix(server.address)
    other = visiting(server, address).page
    other.locator(WHERE).wait_for()
    assert other.locator("section.felt li").count() >= 20
    assert other.locator(".tools input").count() == 0


def test_a_file_from_elsewhere_is_reviewed(visiting: Visiting, server: Serving) -> None:
    """A record of any variant is opened from the device; its deals can be chosen."""
    page = visiting(server, "/review").page
    page.locator("input[type=file]").set_input_files(GOLDEN / "coinche.belote")
    page.locator(WHERE).wait_for()
    assert page.locator("label.deals option").count() >= 2


def test_a_broken_file_dropped_on_any_page_is_refused_in_words(
    visiting: Visiting, server: Serving
) -> None:
    """The page says what is wrong and where, and leads back to the list."""
    page = visiting(server, may_err=True).page
    page.locator("h1").wait_for()
    assert page.evaluate(DROP, "1. coinche@1 nothing of a deal\n")
    assert page.locator("[role=alert]").inner_text() != ""
    page.locator("main a[href='/review']").last.click()
    page.locator("input[type=file]").wait_for(state="attached")
