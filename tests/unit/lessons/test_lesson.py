"""The lesson of every variant: complete, in every language it is written in."""

import dataclasses
import json
import re

import pytest

from rebelote.lessons import BlockKind, lesson_of, list_lessons
from rebelote.lessons.texts import languages
from rebelote.notation.wording import describe_ruleset
from rebelote.rules import RulesetError
from rebelote.rules.registry import ruleset, rulesets

from .own import VARIANTS

SECTIONS = {"goal", "cards", "deal", "auction", "play", "announces", "pair", "score", "end"}
# What everybody asks, whatever the variant.
ALWAYS = {"cards", "first", "auction", "ruff", "partner", "pair", "last_trick", "sweep", "rounding"}


def told(lesson):
    """Return every sentence of a lesson."""
    sentences = [lesson.promise, lesson.story, *lesson.advice]
    for section in lesson.sections:
        for block in section.blocks:
            sentences += [block.text, *block.items]
    for one in lesson.questions:
        sentences += [one.question, *one.answer]
    return sentences


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_has_a_whole_lesson(variant, language):
    """All chapters, a story, examples, questions and advice, without a field left open."""
    lesson = lesson_of(ruleset(variant), language)
    assert {one.id for one in lesson.sections} == SECTIONS
    assert lesson.title
    assert lesson.promise
    assert lesson.story
    assert len(lesson.examples) >= 4
    assert len(lesson.advice) >= 8
    asked = {one.id for one in lesson.questions}
    assert asked >= ALWAYS
    assert len(asked) == len(lesson.questions)
    assert asked & {"points", "deals"}
    assert asked & {"double", "doubling", "no_double"}
    assert asked & {"failure", "fall"}
    assert asked & {"tie", "no_tie"}
    assert asked & {"made", "bids"}
    for one in lesson.questions:
        assert one.question.endswith("?")
        assert one.answer
    for text in told(lesson):
        assert not set(text) & set("{}"), text
        assert text == "" or re.search(r"[.?:]$", text), text


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_option_is_told_in_its_section(variant):
    """A house rule that is in force cannot be missing from the lesson."""
    lesson = lesson_of(ruleset(variant), "fr")
    sentences = {text for one in lesson.sections for block in one.blocks for text in block.items}
    for one in describe_ruleset(ruleset(variant), "fr"):
        assert one.sentence in sentences, one.option


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_sentence_stands_twice_in_a_section(variant):
    """A family and an option may say the same thing; it is told once."""
    for one in lesson_of(ruleset(variant), "en").sections:
        items = [text for block in one.blocks for text in block.items]
        assert len(set(items)) == len(items)


def test_tables_show_the_order_of_the_cards():
    """Trumps rank jack, nine, ace; the letters are the language's."""
    lesson = lesson_of(ruleset("concours"), "fr")
    cards = next(one for one in lesson.sections if one.id == "cards")
    (table,) = [block for block in cards.blocks if block.kind is BlockKind.TABLE]
    assert table.rows[0][1:4] == ("V 20", "9 14", "A 11")
    assert table.rows[1][1:4] == ("A 11", "10 10", "R 4")
    assert {len(row) for row in table.rows} == {len(table.head)}


def test_announces_have_their_table_where_there_are_any():
    """The contest has none."""
    for variant, number in (("french501", 1), ("concours", 0)):
        lesson = lesson_of(ruleset(variant), "en")
        section = next(one for one in lesson.sections if one.id == "announces")
        tables = [block for block in section.blocks if block.kind is BlockKind.TABLE]
        assert len(tables) == number
        assert all({len(row) for row in one.rows} == {len(one.head)} for one in tables)


def test_house_rules_have_their_own_lesson():
    """Other options, other sentences and other answers."""
    usual, house = (
        lesson_of(ruleset(text), "en")
        for text in ("bulgarian", "bulgarian(double=none,target=51,cannot_overruff=under)")
    )
    assert "no_double" in {one.id for one in house.questions}
    assert "double" in {one.id for one in usual.questions}
    points = next(one for one in house.questions if one.id == "points")
    assert any("51" in text for text in points.answer)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_solo_sites_questions_are_answered(language):
    """What sources/002 tells its players is found in our lessons, in our own words."""
    answers = {
        (variant, one.id): " ".join(one.answer)
        for variant in VARIANTS
        for one in lesson_of(ruleset(variant), language).questions
    }
    for variant, target in (
        ("bulgarian", 151),
        ("french501", 501),
        ("coinche", 1000),
        ("bela", 1001),
    ):
        assert str(target) in answers[variant, "points"]
    for variant, marks in (("bulgarian", "90"), ("french501", "90"), ("coinche", "500")):
        assert marks in answers[variant, "sweep"]
    assert "82" in answers["coinche", "bids"]
    assert "160" in answers["coinche", "fall"]
    assert "250" in answers["coinche", "sweep"]
    assert all((one, "redeal") in answers for one in ("bulgarian", "coinche", "french501"))
    assert "50" in answers["bulgarian", "declare"]
    assert ("bulgarian", "strains") in answers
    assert ("bulgarian", "tie") in answers
    assert ("french501", "no_double") in answers
    assert ("bela", "forced") in answers
    assert ("bulgarian", "beats") in answers
    assert (
        "32" in answers["bela", "cards"]
        or "rente-deux" in answers["bela", "cards"]
        or ("hirty-two" in answers["bela", "cards"])
    )


def test_the_lessons_are_listed():
    """One for every variant, by its title."""
    listed = list_lessons("fr")
    assert [one.variant for one in listed] == list(rulesets())
    assert all(one.title and one.promise for one in listed)


def test_a_lesson_is_json():
    """Frozen values of texts, numbers and tuples."""
    lesson = lesson_of(ruleset("bela"), "fr")
    assert json.loads(json.dumps(dataclasses.asdict(lesson)))["variant"] == "bela"


def with_every_option_changed():
    """Give every variant with one house option changed, each in every way that is near."""
    for name in VARIANTS:
        rules = ruleset(name)
        for option, one in rules.settings.items():
            for other in one.option.domain.others(one.value):
                text = one.option.domain.write(other)
                try:
                    yield f"{name}({option}={text})", rules.with_options(**{option: text})
                except RulesetError:
                    continue


CHANGED = dict(with_every_option_changed())


@pytest.mark.parametrize("text", [*CHANGED, "bulgarian(contracts=NT-AT)", "coinche(bid_min=120)"])
def test_every_house_option_has_its_lesson(text):
    """Whatever a table changes, the lesson holds together: sentences, figures and examples."""
    rules = CHANGED.get(text) or ruleset(text)
    lesson = lesson_of(rules, "fr")
    assert all(one.answer for one in lesson.questions)
    for sentence in told(lesson):
        assert not set(sentence) & set("{}"), sentence
    for one in lesson.examples:
        assert (one.sheet.outcome.code == "made") or one.name != "made"
