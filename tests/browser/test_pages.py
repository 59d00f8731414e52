"""Every page in every language on a small phone, and what is not for everybody's eyes."""

import gzip
import re
from pathlib import Path

import pytest

import rebelote
from tests.browser import playing
from tests.browser.conftest import Visiting
from tests.browser.serving import Serving

LOCALES = {"fr": "fr-FR", "en": "en-GB", "bg": "bg-BG", "hr": "hr-HR", "nl": "nl-NL"}
PAGES = ("/", "/review", "/learn", "/learn/bulgarian", "/score", "/account")
# A label that no catalogue holds would stand there by its name.
KEY = re.compile(r"\b(nav|shell|table|bid|sheet|menu|keys|keeper|review|account)\.[a-z_]+\b")
BUILT = Path(rebelote.__file__).parent / "web_dist"
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize("language", LOCALES)
def test_every_page_fits_a_small_phone(visiting: Visiting, server: Serving, language: str) -> None:
    """Nothing is wider than 360 pixels, no label is missing, the language is the browser's."""
    page = visiting(server, locale=LOCALES[language]).page
    for path in PAGES:
        page.goto(path)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        text = page.locator("body").inner_text()
        assert (path, KEY.findall(text)) == (path, [])
        assert (path, page.evaluate(TOO_WIDE)) == (path, 0)
        assert page.evaluate("document.documentElement.lang") == language
    playing.sit_down(page)
    assert KEY.findall(page.locator("body").inner_text()) == []
    assert page.evaluate(TOO_WIDE) == 0


def test_a_page_that_does_not_exist_leads_home(visiting: Visiting, server: Serving) -> None:
    """A mistyped address is answered by the pages, not by the browser."""
    page = visiting(server, "/nowhere").page
    page.locator("main a[href='/']").click()
    page.wait_for_url(f"{server.address}/")


def test_without_script_a_page_says_what_is_needed(visiting: Visiting, server: Serving) -> None:
    """Two sentences stand there instead of nothing."""
    page = visiting(server, java_script_enabled=False).page
    assert "JavaScript" in page.locator("body").inner_text()


def test_a_table_of_somebody_else_stays_closed(visiting: Visiting, server: Serving) -> None:
    """Who has its address sees a sentence and a way home, and no card."""
    table = playing.sit_down(visiting(server).page)
    page = visiting(server, f"/table/{table}", may_err=True).page
    page.locator("[role=alert]").wait_for()
    assert page.locator("main a[href='/']").is_visible()
    assert page.locator("#hand").count() == 0


def test_the_pages_are_light(visiting: Visiting, server: Serving) -> None:
    """The first page needs 60 kB of script at most, all pages together 250 kB, both compressed."""
    page = visiting(server).page
    page.wait_for_load_state("networkidle")
    names = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    scripts = [name.removeprefix(server.address) for name in names if name.endswith(".js")]
    assert scripts
    assert sum(compressed(BUILT / name.lstrip("/")) for name in scripts) <= 60_000
    files = [path for path in BUILT.rglob("*") if path.suffix in (".html", ".js", ".css")]
    assert sum(map(compressed, files)) <= 250_000


def compressed(path: Path) -> int:
    """Return how many bytes of a file go over the line."""
    return len(gzip.compress(path.read_bytes()))
