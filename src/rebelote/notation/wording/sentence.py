"""Sentences: format strings of a catalogue, filled with parameters put in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from rebelote.cards import Card, CardSet, Reason, RebeloteError, Suit
from rebelote.notation.errors import Fault
from rebelote.notation.wording.catalogue import Catalogue, Noun
from rebelote.notation.wording.phrase import (
    action_phrase,
    announce_phrase,
    capital,
    card_noun,
    kind_phrase,
    level_phrase,
    listed,
    short_cards,
    with_article,
)
from rebelote.rules.actions import CAPOT, Action, Level
from rebelote.rules.bidding import Phase
from rebelote.rules.declarations import Kind
from rebelote.rules.options import Packets
from rebelote.rules.ranking import STRAIN_BY_LETTERS, Strain
from rebelote.rules.seating import Seat
from rebelote.rules.vocabulary import Vocabulary


@dataclass(frozen=True)
class Speech:
    """A language together with the variant's own words and the seat that looks, if one does.

    `turn` is 1 where play goes counter-clockwise and -1 where it goes clockwise.
    """

    words: Catalogue
    own: Vocabulary
    viewpoint: Seat | None = None
    turn: int = 1

    def fill(self, template: str, params: Mapping[str, object]) -> str:
        """Return a sentence of the catalogue with its fields in words."""
        own = {name: Spoken(word, self) for name, word in self.vocabulary.items()}
        fields = own | {name: Spoken(value, self) for name, value in params.items()}
        return self.words.typeset(template).format_map(fields)

    @property
    def vocabulary(self) -> dict[str, Mapping[str, Noun]]:
        """The variant's words by what they name, each with its forms."""
        known = self.words.vocabulary
        own = self.own
        return {
            "pair": known[own.pair],
            "sweep": known[own.sweep],
            "double": known[own.double],
            "failure": known[own.failure],
        }


@dataclass(frozen=True)
class Spoken:
    """A value in a sentence; the format specification asks for a form of it."""

    value: Any
    speech: Speech

    def __format__(self, form: str) -> str:
        """Put the value in words: as its type is said, or in the form asked for."""
        value, speech = self.value, self.speech
        if form in _FORMS:
            return _FORMS[form](value, speech)
        if isinstance(value, Card | Suit):
            return with_article(_noun(value, speech.words), form, speech.words)
        if isinstance(value, Mapping):
            return _word(value, form, speech)
        raise ValueError(f"{form!r} is no form of {value!r}")

    @property
    def suit(self) -> Spoken:
        """The suit of a card."""
        return Spoken(self.value.suit, self.speech)


def _noun(value: Card | Suit, words: Catalogue) -> Noun:
    return card_noun(value, words) if isinstance(value, Card) else words.suits[value]


def _word(forms: Mapping[str, Noun], form: str, speech: Speech) -> str:
    """Return a word of the variant: one of its own forms, or its name with an article."""
    own = forms.get(form.lower())
    if own is None:
        return with_article(forms["name"], form, speech.words)
    return capital(own.text) if form[0].isupper() else own.text


def _plain(value: Any, speech: Speech) -> str:
    """Say a value as its type is said; a text is repeated as it is."""
    for kind, say in _TYPES:
        if isinstance(value, kind):
            return say(value, speech)
    return str(value)


def error_phrase(error: RebeloteError, speech: Speech) -> str:
    """Put an error in a sentence: its own, or that of its nearest parent that has one."""
    sentences = speech.words.errors
    known = [kind.__name__ for kind in type(error).__mro__ if kind.__name__ in sentences]
    sentence = speech.fill(sentences[known[0]], {"error": str(error)} | error.params)
    return capital(sentence)


def fault_phrase(fault: Fault, speech: Speech) -> str:
    """Put a fault of a record in a sentence: where it is, and what is wrong."""
    phrases, place = speech.words.phrases, fault.place
    where = []
    if place.line:
        where.append(phrases["at_line"].format(line=place.line))
    if place.column:
        where.append(phrases["at_column"].format(column=place.column))
    if not where:
        where.append(_field(place.field, speech))
    named = {"place": ", ".join(where), "sentence": error_phrase(fault.error, speech)}
    return capital(speech.fill(phrases["fault"], named))


def reason_phrase(reason: Reason, speech: Speech) -> str:
    """Put a reason in words; one that the catalogue does not know is shown as it is."""
    template = speech.words.reasons.get(reason.code)
    if template is None:
        return str(reason)
    params = dict(reason.params)
    if "option" in params and "value" in params:
        params["meaning"] = meaning_phrase(str(params["option"]), str(params["value"]), speech)
    return speech.fill(template, params)


def option_phrase(name: str, speech: Speech) -> str:
    """Return what an option settles, without a full stop; its own name for a plugin's option."""
    template = speech.words.options.get(name)
    return name if template is None else speech.fill(template, {}).removesuffix(".")


def meaning_phrase(name: str, value: str, speech: Speech) -> str:
    """Return what a value of an option means, to stand in a sentence."""
    values = speech.words.values.get(name, {})
    template = values if isinstance(values, str) else values.get(value)
    if template is None:
        return f"{name}={value}"
    meaning = speech.fill(template, {"value": value}).removesuffix(".")
    return meaning[0].lower() + meaning[1:]


def seat_phrase(seat: int, speech: Speech) -> str:
    """Return the name of a seat; the one that looks, or seat 0 without one, sits south."""
    if seat == speech.viewpoint:
        return speech.words.phrases["you"]
    return speech.words.seats[(seat - (speech.viewpoint or 0)) * speech.turn & 3]


def _field(name: str, speech: Speech) -> str:
    return speech.words.fields.get(name, name)


def _announce(cards: CardSet, speech: Speech) -> str:
    return announce_phrase(cards, speech.words)


def _points(number: int, speech: Speech) -> str:
    words = speech.words
    return words.points[words.plural(number)].format(number=number)


def _faults(faults: tuple[Fault, ...], speech: Speech) -> str:
    return " ".join(fault_phrase(fault, speech) for fault in faults)


def _kinds(kinds: tuple[Kind, ...], speech: Speech) -> str:
    return listed([kind_phrase(kind, 1, speech.words) for kind in kinds], speech.words)


def _score(scores: tuple[int, int], speech: Speech) -> str:
    return speech.words.phrases["score"].format(*scores)


def _packets(packets: Packets, speech: Speech) -> str:
    then = f" {speech.words.phrases['then']} "
    return then.join(map(str, packets))


def _ways(ways: tuple[Packets, ...] | str, speech: Speech) -> str:
    """Say ways to deal, given as numbers or as an option writes them."""
    if isinstance(ways, str):
        ways = tuple(tuple(map(int, way.split("-"))) for way in ways.split("/"))
    return listed([_packets(way, speech) for way in ways], speech.words, "or")


def _strains(strains: tuple[Strain, ...], speech: Speech) -> str:
    return listed([speech.words.strains[strain] for strain in strains], speech.words, "or")


def _ladder(text: str, speech: Speech) -> str:
    """Say contracts from the lowest to the highest, as an option writes them."""
    strains = [STRAIN_BY_LETTERS[letters] for letters in text.split("-")]
    return ", ".join(speech.words.strains[strain] for strain in strains)


def _levels(levels: tuple[Level, ...], speech: Speech) -> str:
    """Say the levels of bids: evenly spaced numbers, then the word for all the tricks."""
    numbers = [level for level in levels if isinstance(level, int)]
    sweep = level_phrase(CAPOT, speech.own, speech.words)
    if len(numbers) == 1:
        return listed([str(numbers[0]), sweep], speech.words, "or")
    return speech.words.phrases["levels"].format(
        low=numbers[0], high=numbers[-1], step=numbers[1] - numbers[0], sweep=sweep
    )


_FORMS: Final[dict[str, Callable[[Any, Speech], str]]] = {
    "": _plain,
    "seat": seat_phrase,
    "field": _field,
    "option": option_phrase,
    "announce": _announce,
    "packets": _packets,
    "ways": _ways,
    "strains": _strains,
    "ladder": _ladder,
    "levels": _levels,
    "points": _points,
    "score": _score,
    "faults": _faults,
    "kinds": _kinds,
}

# The first type that fits says the value.
_TYPES: Final[tuple[tuple[Any, Callable[[Any, Speech], str]], ...]] = (
    (Card, lambda card, speech: card_noun(card, speech.words).text),
    (CardSet, lambda cards, speech: short_cards(cards, speech.words)),
    (Suit, lambda suit, speech: speech.words.suits[suit].text),
    (Phase, lambda phase, speech: speech.words.phases[phase]),
    (Reason, reason_phrase),
    (Action, lambda action, speech: action_phrase(action, speech.own, speech.words)),
    (bool, lambda value, speech: speech.words.phrases["yes" if value else "no"]),
    (type(None), lambda _, speech: speech.words.phrases["none"]),
    (tuple, lambda numbers, speech: listed(map(str, numbers), speech.words)),
)
