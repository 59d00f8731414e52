"""The page of the performance figures is made from their files, and from nothing else."""

import json
from pathlib import Path

from benchmarks.report import read
from scripts.performance import FIGURES, FOLDER, ORDER
from scripts.performance_page import load, page_of, unlike


def test_the_page_and_its_pictures_are_up_to_date():
    """`make figures ARGS=--page` would change nothing; no file is left over."""
    assert unlike(FOLDER, ORDER) == []


def test_every_file_is_a_report():
    """What is on the page was measured, by a command, on a day, on a machine under some load."""
    for path in FOLDER.glob("*.json"):
        found = json.loads(path.read_text(encoding="utf-8"))
        assert read(found).rows
        assert found.keys() >= {"command", "date", "commit", "processor", "load", "seconds"}


def test_a_miss_is_told(tmp_path: Path):
    """A figure that is missed stands on the page as such, with what was tried."""
    found = json.loads((FOLDER / "engine.json").read_text(encoding="utf-8"))
    found["rows"][0] |= {"measured": 1.0, "must": 2.0, "better": "more"}
    found["remarks"] = "Tried twice."
    page = page_of([found])
    assert "| **no** |" in page
    assert page.endswith("Tried twice.\n")


def test_a_changed_file_is_noticed(tmp_path: Path):
    """A page that tells something else than the files does not pass."""
    folder = tmp_path / "performance"
    folder.mkdir()
    for path in FOLDER.iterdir():
        (folder / path.name).write_bytes(path.read_bytes())
    page = page_of(load(folder, ORDER)).replace("2", "3", 1)
    folder.with_suffix(".md").write_text(page, encoding="utf-8")
    (folder / "engine.svg").write_text("<svg/>", encoding="utf-8")
    assert unlike(folder, ORDER) == ["the page", "engine.svg"]


def test_figures_have_names_of_their_own():
    """No figure overwrites another."""
    assert len({figure.name for figure in FIGURES}) == len(FIGURES)
