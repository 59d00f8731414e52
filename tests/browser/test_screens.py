"""The pages look as they did when somebody last looked at them."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import Visiting
from tests.browser.screens import PROGRAM, REFERENCES, differences, screens
from tests.browser.serving import Serving


@pytest.fixture
def same_cards(tmp_path: Path) -> Iterator[Serving]:
    """A server that always deals the same."""
    serving = Serving(tmp_path, PROGRAM)
    serving.start()
    yield serving
    serving.stop()


def test_every_screen_is_as_it_was(visiting: Visiting, same_cards: Serving) -> None:
    """Parts are where they were and colours what they were, on a phone and on a desk.

    If the change is wanted, `python -m tests.browser.screens` makes the references anew.
    """
    known = json.loads(REFERENCES.read_text(encoding="utf-8"))
    page = visiting(same_cards, color_scheme="light").page
    found = {
        f"{name}, {size}": differences(name, seen, known[f"{name}, {size}"])
        for name, size, seen in screens(page)
    }
    assert {screen: told for screen, told in found.items() if told} == {}
    assert found.keys() == known.keys()
