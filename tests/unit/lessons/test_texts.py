"""The files of texts: alike in every language, and used."""

from string import Formatter

import pytest

from rebelote.lessons.examples import examples
from rebelote.lessons.plan import ADVICE, CHAPTERS, QUESTIONS
from rebelote.lessons.texts import USUAL, languages, say, texts_of
from rebelote.notation.wording import UnknownLanguage
from rebelote.rules.registry import ruleset, rulesets

WORDS = {"pair", "sweep", "double", "failure"}


def fields(template):
    """Return the figures that a text names; the variant's words may differ between languages."""
    return {name for _, name, _, _ in Formatter().parse(template) if name} - WORDS


def test_french_and_english_are_written():
    """Other languages may come and need no code."""
    assert {"fr", "en"} <= set(languages())


@pytest.mark.parametrize("language", languages())
def test_a_language_has_the_texts_and_figures_of_english(language):
    """Nothing is missing, nothing is left over, and each text names the same figures."""
    texts, usual = texts_of(language), texts_of(USUAL)
    assert set(texts) == set(usual)
    for key, text in usual.items():
        assert fields(texts[key]) == fields(text), key


@pytest.mark.parametrize("language", languages())
def test_a_language_has_its_own_texts(language):
    """A text left in English would be the same as there; some words are the same everywhere."""
    if language == USUAL:
        return
    texts, usual = texts_of(language), texts_of(USUAL)
    same = [key for key in texts if texts[key] == usual[key] and len(texts[key]) > 25]
    assert not same


def test_every_text_is_told_somewhere():
    """A text that no plan names would never be read."""
    planned = {item.key for chapter in CHAPTERS for item in chapter.items}
    planned |= {item.key for item in ADVICE}
    planned |= {item.key for asked in QUESTIONS for item in asked.answer}
    planned |= {f"ask.{asked.name}" for asked in QUESTIONS}
    planned |= {f"titles.{chapter.name}" for chapter in CHAPTERS}
    for rules in rulesets().values():
        planned |= {f"example.{one.name}" for one in examples(rules)} | {f"story.{rules.id}"}
    # These groups are named one by one in the code.
    others = ("cards.", "announces.", "facts.", "check.")
    left = {key for key in texts_of(USUAL) if not key.startswith(others)}
    assert not left - planned


def test_an_unknown_language_is_refused():
    """The wording knows which languages there are."""
    with pytest.raises(UnknownLanguage):
        texts_of("tlh")


def test_a_text_is_said_with_the_variants_words():
    """The pair is a belot in one game and a bela in another."""
    assert say("titles.pair", "fr", ruleset("bulgarian"), {}) == "Le belot"
    assert say("titles.pair", "fr", ruleset("bela"), {}) == "La bela"
