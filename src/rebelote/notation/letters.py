"""The letters in which cards, calls and announces are written: English, or French when asked for.

Reading takes upper and lower case, `10` for the ten, and the signs of the suits. Nothing in a text
says which letters it uses, so these are never guessed: `D` is a diamond here and a queen there.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Final

from rebelote.cards import CARDS, Card
from rebelote.notation.errors import UnknownLetters
from rebelote.rules.actions import DOUBLE, PASS, REDOUBLE, Call
from rebelote.rules.declarations import Kind
from rebelote.rules.ranking import Strain

SIGNS: Final = ("♠♤", "♥♡", "♦♢", "♣♧")
"""The signs of each suit, black and white."""

# Some fonts show a suit in colour when this invisible character follows its sign.
COLOUR: Final = "\ufe0f"


@dataclass(frozen=True)
class Letters:
    """One way to write.

    `ranks` go from seven to ace, `suits` in the order of hands; `words` and `short_words` stand for
    pass, double and redouble, as far as there are short ones.
    """

    ranks: tuple[str, ...]
    suits: str
    no_trump: str
    all_trump: str
    kinds: tuple[str, ...]
    words: tuple[str, str, str]
    short_words: tuple[str, ...]

    @cached_property
    def strains(self) -> tuple[str, ...]:
        """The strains in upper case, by number."""
        return (*self.suits.upper(), self.no_trump, self.all_trump)

    @cached_property
    def rank_of(self) -> dict[str, int]:
        """The rank that an upper-case text stands for."""
        return {text: rank for rank, text in enumerate(self.ranks)} | {"10": 3}

    @cached_property
    def suit_of(self) -> dict[str, int]:
        """The suit that an upper-case letter or a sign stands for."""
        letters = {letter: suit for suit, letter in enumerate(self.suits.upper())}
        return letters | {sign: suit for suit, signs in enumerate(SIGNS) for sign in signs}

    @cached_property
    def strain_of(self) -> dict[str, Strain]:
        """The strain that an upper-case text or a sign stands for."""
        suits = {text: Strain(suit) for text, suit in self.suit_of.items()}
        return suits | {self.no_trump: Strain.NO_TRUMP, self.all_trump: Strain.ALL_TRUMP}

    @cached_property
    def word_of(self) -> dict[str, Call]:
        """The call without a strain that a lower-case word stands for; English is always read."""
        calls: tuple[Call, ...] = (PASS, DOUBLE, REDOUBLE)
        english = dict(zip(("pass", "double", "redouble"), calls, strict=True))
        short = dict(zip(self.short_words, calls[-len(self.short_words) :], strict=True))
        return english | dict(zip(self.words, calls, strict=True)) | short

    @cached_property
    def kind_of(self) -> dict[str, Kind]:
        """The kind of announce that a lower-case word stands for, with and without accent."""
        plain = {word.replace("é", "e"): kind for word, kind in zip(self.kinds, Kind, strict=True)}
        return plain | dict(zip(self.kinds, Kind, strict=True))

    @cached_property
    def rank_pattern(self) -> str:
        """A regular expression of one rank."""
        return f"10|[{''.join(rank for rank in self.ranks if len(rank) == 1)}]"

    @cached_property
    def card(self) -> re.Pattern[str]:
        """One card, with groups for rank and suit."""
        suits = f"[{self.suits}{''.join(SIGNS)}]"
        return re.compile(f"({self.rank_pattern})({suits}){COLOUR}?", re.IGNORECASE | re.ASCII)

    @cached_property
    def play(self) -> re.Pattern[str]:
        """One card, with a word of the belote or without."""
        return re.compile(rf"{self.card.pattern}(?:\s*!)?", re.IGNORECASE | re.ASCII)

    @cached_property
    def suit_ranks(self) -> re.Pattern[str]:
        """One rank of a hand that is written suit by suit."""
        return re.compile(self.rank_pattern, re.IGNORECASE | re.ASCII)

    @cached_property
    def call(self) -> re.Pattern[str]:
        """One call up to a space, a comma or the end: groups word, level and strain."""
        words = "|".join(self.word_of)
        strains = f"{self.no_trump}|{self.all_trump}|[{self.suits}{''.join(SIGNS)}]"
        text = rf"(?:({words})|([0-9]{{1,6}}|capot)?({strains}){COLOUR}?)(?=[\s,]|$)"
        return re.compile(text, re.IGNORECASE | re.ASCII)

    def card_of(self, match: re.Match[str]) -> Card:
        """Return the card that `card` matched."""
        rank, suit = match.group(1, 2)
        return CARDS[8 * self.suit_of[suit.upper()] + self.rank_of[rank.upper()]]

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """The canonical spelling of every card, by number."""
        return tuple(self.ranks[card & 7] + self.suits[card >> 3] for card in CARDS)


LETTERS: Final = MappingProxyType(
    {
        "en": Letters(
            ranks=("7", "8", "9", "T", "J", "Q", "K", "A"),
            suits="shdc",
            no_trump="NT",
            all_trump="AT",
            kinds=("tierce", "fifty", "hundred", "carre"),
            words=("pass", "double", "redouble"),
            short_words=("p", "x", "xx"),
        ),
        "fr": Letters(
            ranks=("7", "8", "9", "10", "V", "D", "R", "A"),
            suits="pckt",
            no_trump="SA",
            all_trump="TA",
            kinds=("tierce", "cinquante", "cent", "carré"),
            words=("passe", "contre", "surcontre"),
            # A lone P bids spades here, so that a pass has no short word.
            short_words=("x", "xx"),
        ),
    }
)


def letters_of(name: str) -> Letters:
    """Return the letters called `en` or `fr`; raises `UnknownLetters`."""
    if name not in LETTERS:
        raise UnknownLetters(letters=name, known=", ".join(LETTERS))
    return LETTERS[name]
