"""The hand-written texts of the lessons, read from the files beside this module."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from rebelote.notation.wording.catalogue import catalogue_of
from rebelote.notation.wording.phrase import capital
from rebelote.notation.wording.say import speech_of
from rebelote.rules import Ruleset

# What is not written in a language is said in this one.
USUAL: Final = "en"


def languages() -> tuple[str, ...]:
    """Return the languages in which lessons are written."""
    return tuple(sorted(one.name for one in (files(__package__) / "text").iterdir()))


@cache
def texts_of(language: str) -> Mapping[str, str]:
    """Return every text of a language by its key, `group.name`; those not written in English.

    Raises `UnknownLanguage` for a language that the wording does not know either.
    """
    catalogue_of(language)
    found: dict[str, str] = {} if language == USUAL else dict(texts_of(USUAL))
    if language in languages():
        for file in (files(__package__) / "text" / language).iterdir():
            if file.name.endswith(".toml"):
                groups = tomllib.loads(file.read_text(encoding="utf-8"))
                for group, texts in groups.items():
                    found |= {f"{group}.{name}": text for name, text in texts.items()}
    return found


def say(key: str, language: str, ruleset: Ruleset, figures: Mapping[str, object]) -> str:
    """Return a text with the variant's words and these figures in it; raises KeyError."""
    return capital(speech_of(language, ruleset).fill(texts_of(language)[key], figures))
