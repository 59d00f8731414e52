"""The pages for those who see little, or by other means: what axe-core finds wrong.

Here every page, language and set of colours has its turn;
`python -m tests.browser.axe_matrix` tries each with each.
"""

from typing import Any

import pytest

from tests.browser import playing
from tests.browser.accessible import EVERY, violations
from tests.browser.conftest import PHONE, Visiting
from tests.browser.serving import Serving
from tests.browser.test_pages import LOCALES, PAGES

DESK = {"width": 1440, "height": 900}


@pytest.mark.parametrize("number", range(len(PAGES)))
def test_no_page_breaks_a_rule_of_axe(visiting: Visiting, server: Serving, number: int) -> None:
    """In one of the languages, light and dark, contrast included."""
    locale = list(LOCALES.values())[number % len(LOCALES)]
    page = visiting(server, PAGES[number], locale=locale).page
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    for colours in (EVERY[number % 3], EVERY[3 + (number + 1) % 3]):
        assert (colours, violations(page, colours)) == (colours, [])


def faults(page: Any, turn: int) -> list[tuple[object, list[str]]]:
    """Return what is wrong with the table in every second of its colours."""
    found = [(colours, violations(page, colours)) for colours in EVERY[turn::2]]
    return [one for one in found if one[1]]


@pytest.mark.parametrize(
    ("turn", "locale", "size"), [(0, "bg-BG", PHONE), (1, "hr-HR", DESK)], ids=["phone", "desk"]
)
def test_the_table_breaks_no_rule_of_axe(
    visiting: Visiting, server: Serving, turn: int, locale: str, size: dict[str, int]
) -> None:
    """While calling, while playing, and before the score."""
    page = visiting(server, locale=locale, viewport=size).page
    playing.sit_down(page)
    assert faults(page, turn) == []
    playing.play(page, playing.type_call, playing.type_card, playing.left(6))
    assert faults(page, turn) == []
    playing.play(page, playing.type_call, playing.type_card)
    assert faults(page, turn) == []
