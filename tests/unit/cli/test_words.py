"""The terminal's labels."""

from pathlib import Path
from string import Formatter

import pytest

import rebelote.cli
from rebelote.cli.words import _WORDS, count_points, counted, decimals, word


def fields(text):
    return sorted(name for _, name, _, _ in Formatter().parse(text) if name)


@pytest.mark.parametrize("key", _WORDS)
def test_every_label_has_both_languages_with_the_same_fields(key):
    """French and English are both there, are not empty and say the same values."""
    french, english = _WORDS[key]
    assert french.strip()
    assert english.strip()
    assert fields(french) == fields(english)


@pytest.mark.parametrize("key", _WORDS)
def test_every_label_is_used(key):
    """A label that no module asks for would rot: its key stands somewhere in the command's code."""
    folder = Path(rebelote.cli.__file__).parent
    sources = [path.read_text() for path in folder.rglob("*.py") if path.name != "words.py"]
    sources.append((folder / "words.py").read_text().partition("_COLUMN")[2])
    assert any(f'"{key}"' in source for source in sources)


def test_a_label_is_filled():
    """The values stand in the label of the language asked for."""
    assert word("deal", "fr", number=3) == "donne 3"
    assert word("deal", "en", number=3) == "deal 3"


@pytest.mark.parametrize(
    ("number", "language", "said"),
    [
        (0, "fr", "0 point"),
        (1, "fr", "1 point"),
        (2, "fr", "2 points"),
        (0, "en", "0 points"),
        (1, "en", "1 point"),
        (21, "en", "21 points"),
    ],
)
def test_points_are_counted_as_each_language_does(number, language, said):
    """None is singular in French and plural in English."""
    assert count_points(number, language) == said


def test_things_are_counted_by_two_labels():
    """One thing has a label of its own, several have another."""
    assert counted("one_pair", "some_pairs", 1, "fr") == "1 paire"
    assert counted("one_pair", "some_pairs", 2, "fr") == "2 paires"
    assert counted("one_match", "some_matches", 0, "en") == "0 matches"


def test_decimals_are_set_apart_as_each_language_does():
    """A comma in French, a point in English."""
    assert (decimals("1.5", "fr"), decimals("1.5", "en")) == ("1,5", "1.5")
