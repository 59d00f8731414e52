"""A person's hand as it is laid out."""

from __future__ import annotations

from rebelote.cards import Card, CardSet
from rebelote.engine import View
from rebelote.notation.arrange import arrange
from rebelote.rules import Strain


def strain_of(view: View) -> Strain:
    """Return the strain by which the hand is sorted: the contract's, no-trumps before."""
    return Strain.NO_TRUMP if view.contract is None else view.contract.strain


def sorted_hand(view: View) -> list[Card]:
    """Return the cards of a view's hand in the order in which they are shown and numbered."""
    own = view.hand | CardSet.of(card for seat, card in view.played if seat == view.seat)
    return arrange(view.hand, view.ruleset.ranking, strain_of(view), own)
