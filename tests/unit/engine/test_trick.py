"""One trick: turn, duty, winner."""

import dataclasses

import pytest

from rebelote.cards import Card, CardSet, Suit
from rebelote.rules.errors import CardNotHeld, MustFollow
from rebelote.rules.following import Duty
from tests.rules.table import cards, trick


def test_an_empty_trick_waits_for_its_leader() -> None:
    """Nothing is led, nothing wins and any card may be played."""
    empty = trick("coinche", "S", "", leader=3)
    assert (empty.led, empty.best, empty.winner, empty.to_act) == (None, None, None, 3)
    assert empty.duty(cards("As Kh")) == (cards("As Kh"), Duty.NONE)
    assert empty.refusal(cards("As Kh"), Card.parse("Kh")) is None


@pytest.mark.parametrize(("played", "to_act"), [("Ah", 3), ("Ah Kh", 0), ("Ah Kh Qh", 1)])
def test_the_turn_goes_round(played: str, to_act: int) -> None:
    """After each card the next seat plays."""
    assert trick("coinche", "S", played, leader=2).to_act == to_act


def test_four_cards_make_a_trick() -> None:
    """Nobody plays on it any more, and no duty is left."""
    full = trick("coinche", "S", "Ah Kh Qh Jh", leader=2)
    assert full.to_act is None
    assert full.duty(cards("As 7h")) == (cards("As 7h"), Duty.NONE)


def test_the_suit_led_is_the_first_card_s() -> None:
    """What is thrown later changes nothing."""
    assert trick("coinche", "S", "7h As Kc").led is Suit.HEARTS


@pytest.mark.parametrize(
    ("strain", "played", "best", "winner"),
    [
        ("S", "7h Ah Th Kh", "Ah", 1),
        ("S", "Ah 7s Th Kh", "7s", 1),
        ("S", "Ah 7s 8s Kh", "8s", 2),
        ("S", "9s As Js Ks", "Js", 2),
        ("S", "7h Ad Kd Qd", "7h", 0),
        ("NT", "7h As Js 8h", "8h", 3),
        ("AT", "Ah 9h Js Jh", "Jh", 3),
        ("AT", "7h Js 9s As", "7h", 0),
    ],
)
def test_who_wins_a_trick(strain: str, played: str, best: str, winner: int) -> None:
    """The highest trump, else the highest card of the suit led, in the order of the contract."""
    full = trick("bulgarian", strain, played)
    assert (str(full.best), full.winner) == (best, winner)


def test_the_winner_is_counted_from_the_leader() -> None:
    """The place of the best card tells the seat."""
    assert trick("coinche", "S", "7h Ah Th Kh", leader=3).winner == 0


def test_a_trick_counts_its_cards() -> None:
    """The points are those of the contract, without the last trick's ten."""
    assert trick("coinche", "S", "Js 9s As Kh").points == 20 + 14 + 11 + 4


def test_the_duty_sees_the_partner_win() -> None:
    """Two seats from the leader is the partner."""
    assert trick("coinche", "S", "Ah 7h").duty(cards("7s 8d"))[0] == cards("7s 8d")
    assert trick("coinche", "S", "7h Ah").duty(cards("7s 8d"))[0] == cards("7s")


def test_a_card_that_is_not_held_is_refused() -> None:
    """The hand is asked before the rules."""
    refused = trick("coinche", "S", "Ah").refusal(cards("7h"), Card.parse("8h"))
    assert isinstance(refused, CardNotHeld)


def test_a_card_against_the_duty_is_refused() -> None:
    """The refusal is the one of the duty; a legal card has none."""
    table = trick("coinche", "S", "Ah")
    assert isinstance(table.refusal(cards("7h 7s"), Card.parse("7s")), MustFollow)
    assert table.refusal(cards("7h 7s"), Card.parse("7h")) is None


def test_a_trick_is_frozen() -> None:
    """No card can be put on a trick behind its back."""
    with pytest.raises(dataclasses.FrozenInstanceError):
        trick("coinche", "S", "Ah").cards = ()  # type: ignore[misc]


def test_the_legal_cards_are_a_set() -> None:
    """The duty gives a card set of the hand."""
    assert type(trick("coinche", "S", "Ah").duty(0b1)[0]) is CardSet
