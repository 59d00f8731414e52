"""The lesson of a ruleset: rules, worked examples, questions and advice, in a language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from rebelote.cards import CardSet, Rank
from rebelote.lessons.examples import WorkedExample, examples, work
from rebelote.lessons.figures import CARRES, RUNS, facts_of, figures_of, is_met
from rebelote.lessons.plan import ADVICE, CHAPTERS, QUESTIONS, Chapter, Item
from rebelote.lessons.texts import say, texts_of
from rebelote.notation.wording import (
    say_family,
    say_promise,
    say_title,
    say_value,
)
from rebelote.notation.wording.catalogue import catalogue_of
from rebelote.notation.wording.phrase import short_cards
from rebelote.rules import Ruleset
from rebelote.rules.registry import rulesets


class BlockKind(StrEnum):
    """What a block is: a paragraph has `text`, a list `items`, a table `head` and `rows`."""

    PARAGRAPH = "paragraph"
    LIST = "list"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of a section; the fields that its kind does not use are empty."""

    kind: BlockKind
    text: str = ""
    items: tuple[str, ...] = ()
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of the rules, by the name that links lead to."""

    id: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """A question that players ask, and what these rules answer, sentence by sentence."""

    id: str
    question: str
    answer: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """All that a page teaches about a ruleset."""

    variant: str
    ruleset: str
    language: str
    title: str
    promise: str
    story: str
    sections: tuple[Section, ...]
    examples: tuple[WorkedExample, ...]
    questions: tuple[Question, ...]
    advice: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Listed:
    """A lesson in a list of them."""

    variant: str
    title: str
    promise: str


def list_lessons(language: str) -> tuple[Listed, ...]:
    """Return the lessons there are: one for every variant that is installed."""
    return tuple(
        Listed(one.id, say_title(one, language), say_promise(one, language))
        for one in rulesets().values()
    )


def lesson_of(ruleset: Ruleset, language: str) -> Lesson:
    """Return the lesson of a ruleset, its house options included; raises `UnknownLanguage`."""
    facts = facts_of(ruleset)
    story = f"story.{ruleset.id}"
    return Lesson(
        variant=ruleset.id,
        ruleset=str(ruleset),
        language=language,
        title=say_title(ruleset, language),
        promise=say_promise(ruleset, language),
        story=_said(Item(story), ruleset, language)[0] if story in texts_of(language) else "",
        sections=tuple(
            _section(one, ruleset, language) for one in CHAPTERS if is_met(one.when, facts)
        ),
        examples=tuple(work(one, ruleset, language) for one in examples(ruleset)),
        questions=tuple(_questions(ruleset, language)),
        advice=tuple(sentence for item in ADVICE for sentence in _told(item, ruleset, language)),
    )


def _told(item: Item, ruleset: Ruleset, language: str) -> list[str]:
    """Return an item's sentences; nothing where its facts do not hold."""
    return _said(item, ruleset, language) if is_met(item.when, facts_of(ruleset)) else []


def _said(item: Item, ruleset: Ruleset, language: str) -> list[str]:
    sentences = []
    if item.family:
        sentences.append(say_family(ruleset, item.family, language))
    if item.key:
        sentences.append(say(item.key, language, ruleset, figures_of(ruleset)))
    known = [name for name in item.options if name in ruleset.settings]
    return sentences + [say_option_value(name, ruleset, language) for name in known]


def say_option_value(name: str, ruleset: Ruleset, language: str) -> str:
    """Return what an option's present value means."""
    return say_value(name, ruleset.settings[name].text, language, ruleset)


def options_of_part(part: str, ruleset: Ruleset) -> list[str]:
    """Return the names of the options of a part of the ruleset."""
    return [name for name, one in ruleset.settings.items() if one.part == part]


# --- the rules -----------------------------------------------------------------------------------


def _section(chapter: Chapter, ruleset: Ruleset, language: str) -> Section:
    blocks = list(_tables(chapter, ruleset, language))
    items = [one for item in chapter.items for one in _told(item, ruleset, language)]
    names = options_of_part(chapter.part, ruleset) if chapter.part else []
    items += [say_option_value(name, ruleset, language) for name in names]
    # A family and an option may say the same thing.
    blocks.append(Block(BlockKind.LIST, items=tuple(dict.fromkeys(items))))
    title = say(f"titles.{chapter.name}", language, ruleset, {})
    return Section(chapter.name, title, tuple(blocks))


def _tables(chapter: Chapter, ruleset: Ruleset, language: str) -> Iterator[Block]:
    if chapter.name == "cards":
        yield Block(BlockKind.PARAGRAPH, text=say("cards.order", language, ruleset, {}))
        yield card_table(ruleset, language)
    if chapter.name == "announces" and ruleset.announces.announces:
        yield announce_table(ruleset, language)


def card_table(ruleset: Ruleset, language: str) -> Block:
    """Return the table of card values: trumps and plain suits, strongest first."""
    facts, ranking = facts_of(ruleset), ruleset.ranking
    letters = catalogue_of(language).rank_letters
    rows = []
    for key, fact, order, points in (
        ("trump", "all_trump", ranking.trump_order, ranking.trump_points),
        ("plain", "no_trump", ranking.plain_order, ranking.plain_points),
    ):
        more = {"trump": "trump_all", "plain": "plain_none"}[key]
        name = say(f"cards.{more if fact in facts else key}", language, ruleset, {})
        cells = (
            f"{_rank(rank, letters[rank])} {own}" for rank, own in zip(order, points, strict=True)
        )
        rows.append((name, *cells))
    ends = [say(f"cards.{key}", language, ruleset, {}) for key in ("highest", "lowest")]
    head = ("", ends[0], *("" for _ in range(len(ranking.trump_order) - 2)), ends[1])
    return Block(BlockKind.TABLE, head=head, rows=tuple(rows))


def _rank(rank: Rank, letter: str) -> str:
    return "10" if rank is Rank.TEN else letter


def announce_table(ruleset: Ruleset, language: str) -> Block:
    """Return the table of announces: name, cards, an example, points."""
    figures, words = figures_of(ruleset), catalogue_of(language)
    columns = ("name", "cards", "example", "points")
    head = tuple(say(f"announces.{key}", language, ruleset, {}) for key in columns)
    rows = []
    for key, cards in (RUNS | CARRES).items():
        what = "carre_what" if key in CARRES else f"{key}_what"
        name = say(f"announces.{key}", language, ruleset, {})
        made_of = say(f"announces.{what}", language, ruleset, {})
        shown = short_cards(CardSet.parse(cards), words)
        rows.append((name, made_of, shown, str(figures[key])))
    return Block(BlockKind.TABLE, head=head, rows=tuple(rows))


# --- the questions -------------------------------------------------------------------------------


def _questions(ruleset: Ruleset, language: str) -> Iterator[Question]:
    facts = facts_of(ruleset)
    for asked in QUESTIONS:
        if is_met(asked.when, facts):
            answer = [one for item in asked.answer for one in _told(item, ruleset, language)]
            text = say(f"ask.{asked.name}", language, ruleset, {})
            yield Question(asked.name, text, tuple(dict.fromkeys(answer)))
