"""Suits, ranks, cards and card sets as small integers with names.

A card is the number `8 * suit + rank`, 0 to 31; a card set is a 32-bit number whose bit `card` is
set. Both are integers, so that the engine and a native kernel share them without conversion.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Self

from rebelote.cards.errors import BadCard


class Suit(IntEnum):
    """The four suits in the order in which hands are written: spades, hearts, diamonds, clubs."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """The lower-case letter of the notation: s, h, d or c."""
        return "shdc"[self]

    @property
    def cards(self) -> CardSet:
        """All eight cards of the suit."""
        return CardSet(0xFF << (8 * self))


class Rank(IntEnum):
    """The eight ranks in the natural order that runs follow, seven to ace."""

    SEVEN = 0
    EIGHT = 1
    NINE = 2
    TEN = 3
    JACK = 4
    QUEEN = 5
    KING = 6
    ACE = 7

    @property
    def letter(self) -> str:
        """The letter or digit of the notation: 7 8 9 T J Q K A."""
        return "789TJQKA"[self]


class Card(int):
    """One of the 32 cards; equal to its number `8 * suit + rank`.

    `Card(20)` and `Card.parse("Js")` return the one shared object of that card. Raises `BadCard`
    for anything else.
    """

    __slots__ = ()

    def __new__(cls, number: int) -> Card:
        """Return the shared card of this number, 0 to 31."""
        if number not in range(32):
            raise BadCard(text=str(number))
        return CARDS[number]

    @classmethod
    def of(cls, rank: Rank, suit: Suit) -> Card:
        """Return the card of this rank and suit."""
        return CARDS[8 * suit + rank]

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read the canonical spelling: rank letter then lower-case suit letter, `Js` or `Td`."""
        card = _BY_NAME.get(text)
        if card is None:
            raise BadCard(text=text)
        return card

    @property
    def suit(self) -> Suit:
        """The suit of the card."""
        return Suit(self >> 3)

    @property
    def rank(self) -> Rank:
        """The rank of the card."""
        return Rank(self & 7)

    def __str__(self) -> str:
        """Write the canonical spelling, `Js`."""
        return _NAMES[self]

    def __repr__(self) -> str:
        """Show the card as it can be typed."""
        return f"Card.parse({_NAMES[self]!r})"

    def __reduce__(self) -> tuple[object, ...]:
        """Unpickle to the shared card."""
        return Card, (int(self),)


CARDS: tuple[Card, ...] = tuple(int.__new__(Card, number) for number in range(32))
_NAMES = tuple("789TJQKA"[number & 7] + "shdc"[number >> 3] for number in range(32))
_BY_NAME = {name: CARDS[number] for number, name in enumerate(_NAMES)}


class CardSet(int):
    """A set of cards as a 32-bit number; immutable, iterates in suit then rank order.

    `|`, `&`, `-` and `^` of two sets are sets; `len`, `in` and truth mean what they mean for sets.
    """

    __slots__ = ()

    @classmethod
    def of(cls, cards: Iterable[int]) -> Self:
        """Return the set of these cards."""
        bits = 0
        for card in cards:
            bits |= 1 << card
        return cls(bits)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read canonical cards written one after another, spaces allowed: `Ks Qs` or `KsQs`."""
        letters = text.replace(" ", "")
        return cls.of(Card.parse(letters[at : at + 2]) for at in range(0, len(letters), 2))

    def __len__(self) -> int:
        """Count the cards."""
        return self.bit_count()

    def __iter__(self) -> Iterator[Card]:
        """Give the cards from the seven of spades to the ace of clubs."""
        bits = int(self)
        while bits:
            low = bits & -bits
            yield CARDS[low.bit_length() - 1]
            bits ^= low

    def __contains__(self, card: int) -> bool:
        """Tell whether the card is in the set."""
        return bool(int(self) >> card & 1)

    def __or__(self, other: int) -> Self:
        """Join two sets."""
        return type(self)(int(self) | other)

    def __and__(self, other: int) -> Self:
        """Keep what both sets hold."""
        return type(self)(int(self) & other)

    def __sub__(self, other: int) -> Self:
        """Remove the cards of another set."""
        return type(self)(int(self) & ~other)

    def __xor__(self, other: int) -> Self:
        """Keep what exactly one of the sets holds."""
        return type(self)(int(self) ^ other)

    def __str__(self) -> str:
        """Write the cards suit by suit, high ranks first: `KsQs`."""
        return "".join(str(card) for card in sorted(self, key=lambda card: (card.suit, -card.rank)))

    def __repr__(self) -> str:
        """Show the set as it can be typed."""
        return f"CardSet.parse({str(self)!r})"


FULL_PACK = CardSet(0xFFFFFFFF)
