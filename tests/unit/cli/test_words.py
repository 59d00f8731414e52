"""The terminal's labels."""

from pathlib import Path
from string import Formatter

import pytest

import rebelote.cli
from rebelote.cli.settings import LANGUAGES
from rebelote.cli.words import count_points, counted, decimals, labels_of, word
from rebelote.notation.wording.catalogue import catalogue_of

FRENCH = labels_of("fr")


def fields(text):
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_label_with_the_same_fields(language):
    """No label is lacking, none is left over, none is empty, and all say the same values."""
    labels = labels_of(language).words
    assert set(labels) == set(FRENCH.words)
    for key, text in labels.items():
        assert text.strip(), key
        assert fields(text) == fields(FRENCH.words[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_counts_the_same_things(language):
    """A thing has as many forms as the language tells counts apart."""
    counts = labels_of(language).counted
    assert set(counts) == set(FRENCH.counted)
    forms = len(catalogue_of(language).points)
    assert all(len(one) == forms for one in counts.values())
    assert all(fields(text) == {"number"} for one in counts.values() for text in one)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_keys_of_the_help(language):
    """The keys are the same in all languages, so the help lists them in the same order."""
    lines = word("help", language).splitlines()
    assert len(lines) == 4
    assert [one.split()[0] for one in lines[2].split(" · ")] == ["d", "h", "l", "c", "s"]
    assert [one.split()[0] for one in lines[3].split(" · ")][:2] == ["u", "q"]


@pytest.mark.parametrize("key", FRENCH.words)
def test_every_label_is_used(key):
    """A label that no module asks for would rot: its key stands somewhere in the command's code."""
    folder = Path(rebelote.cli.__file__).parent
    sources = [path.read_text() for path in folder.rglob("*.py") if path.parent.name != "words"]
    assert any(f'"{key}"' in source for source in sources)


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("fr", "donne 3"),
        ("en", "deal 3"),
        ("bg", "раздаване 3"),
        ("hr", "dijeljenje 3"),
        ("nl", "gift 3"),
    ],
)
def test_a_label_is_filled(language, label):
    """The values stand in the label of the language asked for."""
    assert word("deal", language, number=3) == label


@pytest.mark.parametrize(
    ("number", "language", "said"),
    [
        (0, "fr", "0 point"),
        (1, "fr", "1 point"),
        (2, "fr", "2 points"),
        (0, "en", "0 points"),
        (1, "en", "1 point"),
        (21, "en", "21 points"),
        (1, "bg", "1 точка"),
        (21, "bg", "21 точки"),
        (3, "hr", "3 boda"),
        (21, "hr", "21 bod"),
        (2, "nl", "2 punten"),
    ],
)
def test_points_are_counted_as_each_language_does(number, language, said):
    """None is singular in French and plural in English; Croatian has three forms."""
    assert count_points(number, language) == said


@pytest.mark.parametrize(
    ("things", "number", "language", "said"),
    [
        ("pairs", 1, "fr", "1 paire"),
        ("pairs", 2, "fr", "2 paires"),
        ("matches", 0, "en", "0 matches"),
        ("deals", 2, "bg", "2 раздавания"),
        ("pairs", 5, "hr", "5 parova"),
        ("deals", 1, "nl", "1 gift"),
    ],
)
def test_things_are_counted_in_the_form_of_their_number(things, number, language, said):
    """One thing has a form of its own, several have another or two."""
    assert counted(things, number, language) == said


def test_decimals_are_set_apart_as_each_language_does():
    """A point in English, a comma everywhere else."""
    assert {language: decimals("1.5", language) for language in LANGUAGES} == {
        language: "1.5" if language == "en" else "1,5" for language in LANGUAGES
    }
