"""The pages for those who see little, or by other means: what axe-core finds wrong."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.browser import playing
from tests.browser.conftest import Visiting
from tests.browser.serving import Serving
from tests.browser.test_pages import PAGES

AXE = Path(__file__).parents[2] / "ui" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "() => axe.run({resultTypes: ['violations']}).then((found) => found.violations)"


def violations(page: Any) -> list[str]:
    """Return what axe-core objects to on the page, each with the first element concerned."""
    # Evaluated, not added as an element: the pages forbid scripts that are not theirs.
    page.evaluate(AXE.read_text(encoding="utf-8"))
    return [
        f"{one['id']}: {one['help']}: {json.dumps(one['nodes'][0]['target'])}"
        for one in page.evaluate(RUN)
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_breaks_a_rule_of_axe(visiting: Visiting, server: Serving, scheme: str) -> None:
    """Light and dark, contrast included."""
    page = visiting(server, color_scheme=scheme).page
    for path in PAGES:
        page.goto(path)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        assert (path, violations(page)) == (path, [])


@pytest.mark.parametrize("suits", ["2", "4"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_table_breaks_no_rule_of_axe(
    visiting: Visiting, server: Serving, scheme: str, suits: str
) -> None:
    """While calling, while playing, and before the score."""
    page = visiting(server, color_scheme=scheme).page
    playing.sit_down(page, suits=suits)
    assert violations(page) == []
    playing.play(page, playing.type_call, playing.type_card, playing.left(6))
    assert violations(page) == []
    playing.play(page, playing.type_call, playing.type_card)
    assert violations(page) == []
