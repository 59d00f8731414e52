"""Cards and hands as text, the canonical spelling out and more lenient ones in."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from rebelote.cards import CARDS, BadCard, Card
from rebelote.notation.errors import BadHand
from rebelote.notation.letters import COLOUR, SIGNS, letters_of

UNKNOWN: Final = "?"

_SUIT_OF = {sign: suit for suit, signs in enumerate(SIGNS) for sign in signs}

_SUIT_WITH_RANKS = re.compile(f"([{''.join(SIGNS)}])([^{''.join(SIGNS)}]*)")

# Within a suit a hand is written A T K Q J 9 8 7, the order of plain suits.
_PLACE_OF_RANK = (7, 6, 5, 1, 4, 3, 2, 0)


class Hand(NamedTuple):
    """The cards of a hand that the writer knew, in the order of writing.

    `is_hidden` says that there are others. A card may stand twice: a record is not checked.
    """

    cards: tuple[Card, ...] = ()
    is_hidden: bool = False

    @classmethod
    def of(cls, cards: Iterable[Card], *, is_hidden: bool = False) -> Hand:
        """Return the hand of these cards, put in order."""
        return cls(tuple(sorted(cards, key=_order)), is_hidden)


HIDDEN_HAND: Final = Hand(is_hidden=True)


def _order(card: Card) -> tuple[int, int]:
    return card >> 3, _PLACE_OF_RANK[card & 7]


def parse_card(text: str, letters: str = "en") -> Card:
    """Read one card: `Js`, `js`, `J♠`, `10D`; raises `BadCard`."""
    alphabet = letters_of(letters)
    match = alphabet.card.fullmatch(text.strip())
    if match is None:
        raise BadCard(text=text)
    return alphabet.card_of(match)


def print_card(card: Card, letters: str = "en") -> str:
    """Write a card: `Js`, in French letters `Vp`."""
    return letters_of(letters).cards[card]


def parse_hand(text: str, letters: str = "en") -> Hand:
    """Read a hand: `AK.J9..T`, also `♠AK ♥J9 ♣T` or `AsKsJh9hTc`; raises `BadHand`.

    A `?` at the end stands for unknown cards.
    """
    shown = text.replace(" ", "").replace(COLOUR, "")
    known = shown.removesuffix(UNKNOWN)
    is_hidden = known != shown
    if not shown:
        raise BadHand(text=text)
    if known[:1] in _SUIT_OF:
        known = _with_dots(known)
    cards = _suits(known, letters) if "." in known else parse_cards(known, letters)
    if cards is None:
        raise BadHand(text=text)
    return Hand.of(cards, is_hidden=is_hidden)


def _with_dots(text: str) -> str:
    """Rewrite a hand in which the sign of each suit stands before its ranks."""
    suits = ["", "", "", ""]
    for sign, ranks in _SUIT_WITH_RANKS.findall(text):
        suits[_SUIT_OF[sign]] += ranks
    return ".".join(suits)


def _suits(text: str, letters: str) -> list[Card] | None:
    """Read ranks suit by suit with three dots, or return None."""
    alphabet = letters_of(letters)
    suits = text.split(".")
    if len(suits) != 4:
        return None
    cards = []
    for suit, ranks in enumerate(suits):
        if alphabet.suit_ranks.sub("", ranks):
            return None
        found = alphabet.suit_ranks.findall(ranks)
        cards += [CARDS[8 * suit + alphabet.rank_of[rank.upper()]] for rank in found]
    return cards


def parse_cards(text: str, letters: str = "en") -> list[Card] | None:
    """Read cards written one after another, or return None if anything else stands there."""
    alphabet = letters_of(letters)
    if alphabet.card.sub("", text):
        return None
    return [alphabet.card_of(match) for match in alphabet.card.finditer(text)]


def print_hand(hand: Hand, letters: str = "en") -> str:
    """Write a hand suit by suit, ranks A T K Q J 9 8 7; `?` alone if nothing is known of it."""
    if hand == HIDDEN_HAND:
        return UNKNOWN
    ranks = letters_of(letters).ranks
    suits = ("".join(ranks[card & 7] for card in hand.cards if card >> 3 == n) for n in range(4))
    return ".".join(suits) + UNKNOWN * hand.is_hidden
