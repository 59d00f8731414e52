"""The terminal's own labels and prompts, a module for each language.

Sentences about cards, calls and scores come from `rebelote.notation.wording`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import NamedTuple


class Labels(NamedTuple):
    """The labels of one language by key, and the forms of what is counted."""

    words: Mapping[str, str]
    counted: Mapping[str, tuple[str, ...]]


@cache
def labels_of(language: str) -> Labels:
    """Return the labels of a language of the command."""
    found = import_module(f"rebelote.cli.words.{language}")
    return Labels(found.WORDS, found.COUNTED)


def word(key: str, language: str, **values: object) -> str:
    """Return a label or prompt of the terminal in a language."""
    return labels_of(language).words[key].format(**values)


def decimals(number: str, language: str) -> str:
    """Return a number with the sign that sets decimals apart in a language."""
    from rebelote.notation.wording import say_decimals

    return say_decimals(number, language)


def count_points(number: int, language: str) -> str:
    """Return a number of points."""
    from rebelote.notation.wording.catalogue import catalogue_of

    return _form(catalogue_of(language).points, number, language)


def counted(things: str, number: int, language: str) -> str:
    """Return a number of things, in the form that the number asks for."""
    return _form(labels_of(language).counted[things], number, language)


def _form(forms: tuple[str, ...], number: int, language: str) -> str:
    # Imported here, as above, because some commands need no sentence.
    from rebelote.notation.wording.catalogue import catalogue_of

    return forms[catalogue_of(language).plural(number)].format(number=number)
