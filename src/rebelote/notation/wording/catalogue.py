"""What a language must bring: one catalogue of words and sentences by code."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType, ModuleType
from typing import Any, Final, NamedTuple

from rebelote.cards import Rank, RebeloteError, Suit
from rebelote.rules.bidding import Phase
from rebelote.rules.declarations import Kind
from rebelote.rules.ranking import Strain
from rebelote.rules.scoring import LineCode, Outcome

LANGUAGES: Final = ("fr", "en", "bg", "hr", "nl")

_NO_FORMS: Final[Mapping[str, str]] = MappingProxyType({})


class UnknownLanguage(RebeloteError):
    """No catalogue exists in this language; parameters `language`, `known`."""


class Noun(NamedTuple):
    """A noun, the kind that chooses its article, and its forms that differ: cases, say.

    What kinds and forms there are is the language's. A form may have an article, a text, or both.
    """

    text: str
    kind: str = ""
    forms: Mapping[str, str] = _NO_FORMS


class LineWords(NamedTuple):
    """A line of the score sheet: a short label, and sentences for a team that gains or loses."""

    label: str
    gain: str
    loss: str = ""


def one_or_many(number: int) -> int:
    """Return which of two forms a number takes: the first for one alone."""
    return 0 if number == 1 else 1


@dataclass(frozen=True)
class Catalogue:
    """All words and sentences of one language, gathered from all modules of its folder.

    Sentences are format strings whose fields are the parameters of the code; a field may ask for a
    form of its value (`{card:the}`), which `rebelote.notation.wording.sentence` makes. `articles`
    maps form and kind of noun to what stands before the noun. `plural` chooses, by a number, among
    the forms of `points` and of a kind of announce; `kinds` begins with the form of one alone.
    `vocabulary` maps a word of a variant and a form of it to a noun. `values` maps an option to its
    values in words, or to one sentence with `{value}` where the values are too many to list.
    """

    articles: Mapping[tuple[str, str], str]
    ranks: Mapping[Rank, Noun]
    rank_plurals: Mapping[Rank, Noun]
    rank_letters: Mapping[Rank, str]
    suits: Mapping[Suit, Noun]
    strains: Mapping[Strain, str]
    kinds: Mapping[Kind, tuple[str, ...]]
    points: tuple[str, ...]
    seats: tuple[str, str, str, str]
    phrases: Mapping[str, str]
    vocabulary: Mapping[str, Mapping[str, Noun]]
    phases: Mapping[Phase, str]
    outcomes: Mapping[Outcome, str]
    lines: Mapping[LineCode, LineWords]
    fields: Mapping[str, str]
    events: Mapping[str, str]
    company: Mapping[str, str]
    spoken: Mapping[str, str]
    errors: Mapping[str, str]
    reasons: Mapping[str, str]
    options: Mapping[str, str]
    values: Mapping[str, Mapping[str, str] | str]
    families: Mapping[str, str]
    plural: Callable[[int], int] = one_or_many
    typography: tuple[tuple[str, str], ...] = ()

    def typeset(self, text: str) -> str:
        """Put the language's own signs, and spaces that must not break, in place of plain ones."""
        for plain, set_text in self.typography:
            text = text.replace(plain, set_text)
        return text


@cache
def catalogue_of(language: str) -> Catalogue:
    """Return the catalogue of a language; raises `UnknownLanguage`."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language=language, known=", ".join(LANGUAGES))
    package = import_module(f"rebelote.notation.wording.{language}")
    modules = [
        import_module(f"{package.__name__}.{module.name}")
        for module in iter_modules(package.__path__)
    ]
    return _gather(modules)


def _gather(modules: Sequence[ModuleType]) -> Catalogue:
    """Make one catalogue of what modules bring under its fields' names, written in capitals.

    A mapping that several modules bring is the union of theirs.
    """
    tables: dict[str, Any] = {}
    for module in modules:
        for name in (field.name for field in fields(Catalogue)):
            brought = vars(module).get(name.upper())
            if brought is not None:
                tables[name] = tables[name] | brought if name in tables else brought
    return Catalogue(**tables)
