"""Rulesets in words: their names, their options, and what differs between two of them."""

from __future__ import annotations

from typing import NamedTuple

from rebelote.cards import Reason
from rebelote.notation.wording.say import speech_of
from rebelote.notation.wording.sentence import reason_phrase
from rebelote.rules.registry import rulesets
from rebelote.rules.ruleset import Ruleset
from rebelote.rules.vocabulary import Texts

FAMILY_PARTS = ("bidding", "scoring", "winning")


class Described(NamedTuple):
    """An option of a ruleset, its value as it is written, and what the value means."""

    option: str
    value: str
    sentence: str


class Difference(NamedTuple):
    """An option or part that differs: both values and what each means; empty where it is absent."""

    option: str
    first: str
    second: str
    first_sentence: str
    second_sentence: str


def say_option(name: str, language: str, ruleset: Ruleset | None = None) -> str:
    """Return one sentence that says what an option settles; its own name for a plugin's option."""
    speech = speech_of(language, ruleset)
    template = speech.words.options.get(name)
    return name if template is None else speech.fill(template, {})


def say_value(name: str, value: str, language: str, ruleset: Ruleset | None = None) -> str:
    """Return what a value of an option means; the value itself where no sentence is known."""
    speech = speech_of(language, ruleset)
    values = speech.words.values.get(name, {})
    template = values if isinstance(values, str) else values.get(value)
    return value if template is None else speech.fill(template, {"value": value})


def say_allowed(allowed: Reason, language: str) -> str:
    """Return which values an option may take: its domain's `allowed` in words."""
    return reason_phrase(allowed, speech_of(language))


def say_title(ruleset: Ruleset, language: str) -> str:
    """Return the name of a variant; its id where it brings no name."""
    return _text(ruleset.title, language) or ruleset.id


def say_promise(ruleset: Ruleset, language: str) -> str:
    """Return one line on what makes the variant; nothing where it brings none."""
    return _text(ruleset.promise, language)


def say_ruleset(ruleset: Ruleset | str, language: str) -> str:
    """Return a variant's name and one-line promise; a text is the id of an installed variant."""
    if isinstance(ruleset, str):
        ruleset = rulesets()[ruleset]
    title, promise = say_title(ruleset, language), say_promise(ruleset, language)
    speech = speech_of(language, ruleset)
    if not promise:
        return title
    return speech.fill(speech.words.phrases["ruleset"], {"title": title, "promise": promise})


def _text(texts: Texts, language: str) -> str:
    known = dict(texts)
    return known.get(language) or known.get("en", "")


def describe_ruleset(ruleset: Ruleset, language: str) -> list[Described]:
    """Return every option of a ruleset with its value in words, in the order of the parts."""
    return [
        Described(name, one.text, say_value(name, one.text, language, ruleset))
        for name, one in ruleset.settings.items()
    ]


def say_family(ruleset: Ruleset, part: str, language: str) -> str:
    """Return what makes a family of auctions, scoring or endings; its name if it is unknown."""
    speech = speech_of(language, ruleset)
    family = type(getattr(ruleset, part)).__name__
    template = speech.words.families.get(family)
    return family if template is None else speech.fill(template, {})


def diff_rulesets(first: Ruleset, second: Ruleset, language: str) -> list[Difference]:
    """Return what differs between two rulesets: families of parts, then options."""
    found = []
    for part in FAMILY_PARTS:
        families = [type(getattr(one, part)).__name__ for one in (first, second)]
        if families[0] != families[1]:
            sentences = [say_family(one, part, language) for one in (first, second)]
            found.append(Difference(part, *families, *sentences))
    mine = {one.option: one for one in describe_ruleset(first, language)}
    other = {one.option: one for one in describe_ruleset(second, language)}
    for name in mine | other:
        absent = Described(name, "", "")
        one, two = mine.get(name, absent), other.get(name, absent)
        if one.value != two.value:
            found.append(Difference(name, one.value, two.value, one.sentence, two.sentence))
    return found
