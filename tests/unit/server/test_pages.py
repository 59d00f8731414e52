"""The built pages, as the server answers them."""

from pathlib import Path

import pytest

from rebelote.server.pages import Pages


@pytest.fixture
def built(tmp_path: Path) -> Pages:
    """Pages with the words of two languages."""
    (tmp_path / "assets").mkdir()
    for name in (
        "index.html",
        "assets/fr-a1.js",
        "assets/en-b2.js",
        "assets/Learn-c3.js",
        "assets/Learn-d4.css",
    ):
        (tmp_path / name).write_text("", encoding="utf-8")
    return Pages(tmp_path)


@pytest.mark.parametrize(("language", "words"), [("fr", "fr-a1.js"), ("en", "en-b2.js")])
def test_a_page_announces_the_words_of_its_reader(built: Pages, language: str, words: str) -> None:
    """The browser fetches them beside the script and not after it."""
    link = built.answer("", language).headers["link"]
    assert link == f"</assets/{words}>; rel=modulepreload"


def test_a_language_without_words_announces_nothing(built: Pages) -> None:
    """The script falls back by itself."""
    assert "link" not in built.answer("", "nl").headers


def test_a_page_announces_what_it_is_made_of(built: Pages) -> None:
    """Its script and its style come with the words, whatever follows in the address."""
    link = built.answer("learn/bulgarian", "nl").headers["link"]
    assert link == (
        "</assets/Learn-c3.js>; rel=modulepreload, "
        "</assets/Learn-d4.css>; rel=preload; as=style; crossorigin"
    )


@pytest.mark.parametrize("path", ["*", "l*", "[a-z]earn", ".."])
def test_an_address_is_no_pattern(built: Pages, path: str) -> None:
    """What looks like a pattern finds no file."""
    assert "link" not in built.answer(path, "nl").headers
