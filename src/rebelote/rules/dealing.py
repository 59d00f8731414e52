"""How a pack becomes hands: packets, turned card, hidden cards, the rest (RULES.md 3.1, 4.6)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from rebelote.cards import CARDS, FULL_PACK, Card, CardSet, Reason
from rebelote.rules.errors import BadPack, InconsistentOptions, PacketsNotOffered
from rebelote.rules.options import Choice, PacketChoice, Packets, option
from rebelote.rules.seating import SEATS, Seat, order_from

Hands = tuple[int, int, int, int]

HAND_SIZE = 8
_ALL_CARDS = frozenset(CARDS)


class Rotation(StrEnum):
    """The direction of dealing and play, which only pictures show: seats are in order of play."""

    CCW = "ccw"
    CW = "cw"


class Layout(NamedTuple):
    """The cards as dealt before the auction; hands are 32-bit sets in seat order.

    `stock` holds the undealt cards in the order in which they will be dealt.
    """

    hands: Hands
    turned: Card | None
    stock: tuple[Card, ...]


@dataclass(frozen=True)
class Dealing:
    """The dealing part: `packets_before` cards to each seat, then a turned or hidden cards."""

    packets_before: tuple[Packets, ...] = option(((3, 2),), PacketChoice())
    rotation: Rotation = option(Rotation.CCW, Choice(Rotation))
    cards_before: int = 5
    has_turned_card: bool = True

    def __post_init__(self) -> None:
        """Refuse packets that would deal more or fewer cards before the auction."""
        for way in self.packets_before:
            if sum(way) != self.cards_before:
                because = Reason.of("packets_do_not_add_up", packets=way, cards=self.cards_before)
                raise InconsistentOptions(because=because)

    def right_of(self, seat: int) -> Seat:
        """Return the seat to the right hand of a seat, for pictures (RULES.md section 0)."""
        step = 1 if self.rotation is Rotation.CCW else 3
        return SEATS[(seat + step) & 3]

    def lay_out(self, pack: Iterable[Card], first: Seat, packets: Packets | None) -> Layout:
        """Deal a pack whose index 0 goes first; raises `BadPack`, `PacketsNotOffered`."""
        cards = check_pack(pack)
        if packets is None:
            packets = self.packets_before[0]
        elif packets not in self.packets_before:
            raise PacketsNotOffered(packets=packets, offered=self.packets_before)
        hands = [0, 0, 0, 0]
        at = 0
        for packet in packets:
            for seat in order_from(first):
                for card in cards[at : at + packet]:
                    hands[seat] |= 1 << card
                at += packet
        turned = cards[at] if self.has_turned_card else None
        stock = cards[at + self.has_turned_card :]
        return Layout((hands[0], hands[1], hands[2], hands[3]), turned, stock)

    def complete(self, layout: Layout, first: Seat, taker: Seat) -> Hands:
        """Return the four hands of eight: turned card to the taker, stock from `first` on."""
        hands = list(layout.hands)
        if layout.turned is not None:
            hands[taker] |= 1 << layout.turned
        at = 0
        for seat in order_from(first):
            share = HAND_SIZE - hands[seat].bit_count()
            for card in layout.stock[at : at + share]:
                hands[seat] |= 1 << card
            at += share
        return hands[0], hands[1], hands[2], hands[3]


def check_pack(pack: Iterable[object]) -> tuple[Card, ...]:
    """Return the cards of a pack in order; raise `BadPack` unless they are the 32, each once.

    Plain numbers are taken for the cards they count.
    """
    given = list(pack)
    cards = [card for card in given if isinstance(card, int)]
    if len(given) == len(CARDS) and set(cards) == _ALL_CARDS:
        return tuple(CARDS[card] for card in cards)
    known = _ALL_CARDS.intersection(cards)
    repeated = CardSet.of(card for card in known if cards.count(card) > 1)
    raise BadPack(missing=FULL_PACK - CardSet.of(known), repeated=repeated)
