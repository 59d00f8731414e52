"""The plot of a duel: its figures, its formats, its texts."""

import math
import sys
from xml.etree import ElementTree

import pytest

from rebelote.arena import DuelResult, Figure, duel
from rebelote.arena.plot import FORMATS, Labels, draw, running
from rebelote.extras import MissingExtra


@pytest.fixture(scope="module")
def result() -> DuelResult:
    """Return a small duel."""
    return duel("rules", "random", "bulgarian", pairs=8)


def test_the_running_mean_is_that_of_the_pairs_so_far(result: DuelResult) -> None:
    """Each point is the figure of the pairs up to it."""
    for point in running(result.margins):
        figure = Figure.of(result.margins[: point.pairs])
        assert point.mean == pytest.approx(figure.mean)
        assert point.standard_error == pytest.approx(figure.standard_error)


def test_the_running_error_stands_large_numbers() -> None:
    """Margins far from 0 and close to one another keep their small spread."""
    last = running([1e9 + 1, 1e9 + 2, 1e9 + 3])[-1]
    assert last[:2] == (3, 1e9 + 2)
    assert last.standard_error == pytest.approx(math.sqrt(1 / 3))


def test_a_single_pair_has_no_running_error() -> None:
    """The curve begins at the second pair."""
    assert running([5.0]) == []
    assert [point.pairs for point in running([5.0, 6.0, 7.0])] == [2, 3]


@pytest.mark.parametrize(
    ("form", "head"), [("svg", b"<?xml"), ("png", b"\x89PNG"), ("pdf", b"%PDF")]
)
def test_every_format_is_a_file_of_its_kind(result: DuelResult, form: str, head: bytes) -> None:
    """The file begins as its kind does, and the same duel gives the same bytes."""
    data = draw(result, form)
    assert data.startswith(head)
    assert draw(result, form) == data
    assert form in FORMATS


def test_a_plot_of_equal_players_can_be_drawn() -> None:
    """No spread at all is no fault."""
    ElementTree.fromstring(draw(duel("rules", "rules", "bulgarian", pairs=3)))


def test_the_texts_are_those_given(result: DuelResult) -> None:
    """A plot may be in any language."""
    french = Labels("Duel", "paires", "moyenne", "bande", "écart", "nombre")
    text = draw(result, "svg", french).decode()
    for label in french:
        assert f"<!-- {label} -->" in text


def test_a_missing_package_is_named(result: DuelResult, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without matplotlib one line says how to get it."""
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(MissingExtra) as caught:
        draw(result)
    assert caught.value.params == {"package": "matplotlib", "extra": "plots"}
