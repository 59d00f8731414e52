"""How a person's hand is laid out: trumps first, colours alternating, strong cards left."""

from __future__ import annotations

from rebelote.cards import Card, CardSet, Suit
from rebelote.engine import View
from rebelote.rules import Strain

# Black and red in turn, so that neighbouring suits are told apart.
_ALTERNATING = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


def strain_of(view: View) -> Strain:
    """Return the strain by which the hand is sorted: the contract's, no-trumps before."""
    return Strain.NO_TRUMP if view.contract is None else view.contract.strain


def sorted_hand(view: View) -> list[Card]:
    """Return the cards of a view's hand in the order in which they are shown and numbered."""
    ranking, strain = view.ruleset.ranking, strain_of(view)
    suits = sorted(
        _ALTERNATING,
        key=lambda suit: (strain.is_suit and suit != strain.value, _ALTERNATING.index(suit)),
    )
    return [
        card
        for suit in suits
        for card in sorted(
            CardSet(view.hand & suit.cards),
            key=lambda card: ranking.order(card.suit, strain).index(card.rank),
        )
    ]
