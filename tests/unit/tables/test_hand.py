"""The order of a hand."""

from dataclasses import replace
from itertools import pairwise

import pytest

from rebelote.cards import Card, CardSet, Suit
from rebelote.notation.arrange import order_of_suits
from rebelote.rules import Contract, Phase, Seat, Strain
from rebelote.tables.hand import sorted_hand
from tests.unit.cli.table import VARIANTS, finished, states

RED = (Suit.HEARTS, Suit.DIAMONDS)


def view_with(hand, strain):
    """Return a view at its first card with this hand and contract."""
    deal = next(one for one in states("bulgarian") if one.phase is Phase.PLAY)
    view = deal.view(deal.to_act)
    return replace(
        view,
        hand=CardSet.parse(hand),
        trick=None,
        tricks=(),
        contract=None if strain is None else Contract(strain, None, Seat(0)),
    )


def texts(cards):
    return [str(card) for card in cards]


def test_trumps_come_first_in_the_order_of_trumps():
    """Under a suit the trumps stand left, jack and nine before the ace."""
    view = view_with("AhJhThKhQh9h8h7h", Strain.HEARTS)
    assert texts(sorted_hand(view)) == ["Jh", "9h", "Ah", "Th", "Kh", "Qh", "8h", "7h"]
    view = view_with("7h8hAsKs", Strain.HEARTS)
    assert texts(sorted_hand(view)) == ["8h", "7h", "As", "Ks"]


def test_all_trumps_sort_every_suit_as_trumps():
    """Under all-trumps each suit has the order of trumps (FIELD fault 28)."""
    view = view_with("AsTs9sJsAh9hJhTh", Strain.ALL_TRUMP)
    assert texts(sorted_hand(view)) == ["Js", "9s", "As", "Ts", "Jh", "9h", "Ah", "Th"]


@pytest.mark.parametrize("strain", [Strain.NO_TRUMP, None])
def test_no_trumps_sort_every_suit_plainly(strain):
    """At no-trumps, and before there is a contract, aces and tens lead every suit."""
    view = view_with("AsTs9sJsAh9hJhTh", strain)
    assert texts(sorted_hand(view)) == ["As", "Ts", "Js", "9s", "Ah", "Th", "Jh", "9h"]


@pytest.mark.parametrize("strain", Strain)
@pytest.mark.parametrize("held", range(1, 16))
def test_colours_alternate_as_far_as_the_hand_allows(held, strain):
    """After the trumps two neighbouring suits have one colour only where no other is left."""
    suits = [suit for suit in Suit if held >> suit & 1]
    order = order_of_suits(CardSet.of(Card(8 * suit) for suit in suits), strain)
    assert sorted(order) == sorted(suits)
    if strain.is_suit and Suit(strain) in suits:
        assert order[0] == strain
    for at, (one, other) in enumerate(pairwise(order), start=1):
        if (one in RED) == (other in RED):
            assert all((suit in RED) == (one in RED) for suit in order[at:])


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_hand_is_shown_whole_and_keeps_its_order(variant):
    """Every card stands there once, and a card that is played moves none of the others."""
    last = finished(variant)
    seed = next(n for n in range(50) if list(states(variant, n))[-1] == last)
    shown: dict[int, list[Card]] = {}
    for deal in states(variant, seed):
        for seat in range(4):
            view = deal.view(seat)
            cards = sorted_hand(view)
            assert sorted(cards) == sorted(view.hand)
            if view.contract is not None and seat in shown:
                assert cards == [card for card in shown[seat] if card in view.hand]
            if view.contract is not None:
                shown[seat] = cards
