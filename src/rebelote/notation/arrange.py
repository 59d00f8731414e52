"""How a hand is laid out: trumps first, colours alternating, strong cards left."""

from __future__ import annotations

from rebelote.cards import Card, CardSet, Suit
from rebelote.rules.ranking import Ranking, Strain

# Black and red in turn, so that neighbouring suits are told apart.
_ROUND = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
_REDS = (Suit.HEARTS, Suit.DIAMONDS)


def arrange(
    hand: CardSet, ranking: Ranking, strain: Strain, own: CardSet | None = None
) -> list[Card]:
    """Return the cards of a hand in the order in which they are shown and numbered.

    `own` are all cards the seat has had: a suit that runs out must not move the others.
    """
    return [
        card
        for suit in order_of_suits(hand if own is None else own, strain)
        for card in sorted(
            CardSet(hand & suit.cards),
            key=lambda card: ranking.order(card.suit, strain).index(card.rank),
        )
    ]


def order_of_suits(hand: CardSet, strain: Strain) -> list[Suit]:
    """Return the suits held, trumps first, colours alternating as far as the hand allows."""
    held = [suit for suit in _ROUND if hand & suit.cards]
    trumps = [suit for suit in held if strain.is_suit and suit == strain.value]
    order, left = trumps, [suit for suit in held if suit not in trumps]
    while left:
        order.append(_next_suit(order, left))
        left.remove(order[-1])
    return order


def _next_suit(order: list[Suit], left: list[Suit]) -> Suit:
    """Return a suit of the other colour; at the head, one of the colour of which there is more."""
    reds = [suit for suit in left if suit in _REDS]
    blacks = [suit for suit in left if suit not in _REDS]
    wants_red = order[-1] not in _REDS if order else len(reds) > len(blacks)
    return next(iter(reds if wants_red else blacks), left[0])
