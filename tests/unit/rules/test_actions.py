"""Calls, announces and plays as values."""

import dataclasses
import pickle
from typing import cast

import pytest

from rebelote.cards import BadCard, Card, CardSet
from rebelote.rules import CAPOT, DOUBLE, PASS, REDOUBLE, Bid, Contract, Declare, Play, Seat, Strain
from rebelote.rules.actions import PLAYS, PLAYS_SAID

KING = Card.parse("Ks")
SPELLINGS = [
    (PASS, "pass"),
    (DOUBLE, "double"),
    (REDOUBLE, "redouble"),
    (Bid(None, Strain.HEARTS), "H"),
    (Bid(None, Strain.ALL_TRUMP), "AT"),
    (Bid(100, Strain.HEARTS), "100H"),
    (Bid(CAPOT, Strain.SPADES), "capotS"),
    (Play(KING), "Ks"),
    (Play(KING, says_belote=True), "Ks!"),
    (Declare((CardSet.parse("KsQsJs"), CardSet.parse("9d8d7d"))), "(KsQsJs,9d8d7d)"),
]


@pytest.mark.parametrize(("action", "spelling"), SPELLINGS)
def test_an_action_is_written_as_in_the_notation(action: object, spelling: str) -> None:
    """Every action has one spelling."""
    assert str(action) == spelling


@pytest.mark.parametrize("action", [action for action, _ in SPELLINGS])
def test_an_action_is_a_value(action: object) -> None:
    """An action equals its pickled copy and has the same hash."""
    again = pickle.loads(pickle.dumps(action))
    assert again == action
    assert hash(again) == hash(action)


@pytest.mark.parametrize(
    ("value", "field"),
    [(Bid(80, Strain.CLUBS), "level"), (Play(KING), "card"), (Declare(()), "sets")],
)
def test_an_action_is_frozen(value: object, field: str) -> None:
    """No field of an action can be changed."""
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(value, field, None)


def test_every_card_has_its_two_plays_ready() -> None:
    """The ready-made plays are those of card 0 to 31, without and with a word."""
    assert [play.card for play in PLAYS] == [play.card for play in PLAYS_SAID] == list(range(32))
    assert not any(play.says_belote for play in PLAYS)
    assert all(play.says_belote for play in PLAYS_SAID)


def test_a_play_holds_the_card_that_a_number_counts() -> None:
    """A plain number becomes its card, so that nothing later meets a number instead."""
    play = Play(cast(Card, 6))
    assert play == Play(KING)
    assert play.card is KING


@pytest.mark.parametrize("card", [-1, 32, None, "Ks"])
def test_a_play_of_no_card_cannot_be_made(card: object) -> None:
    """What is no card is refused by name before any deal sees it."""
    with pytest.raises(BadCard) as caught:
        Play(cast(Card, card))
    assert caught.value.params == {"text": str(card)}


def test_a_contract_is_not_doubled_by_itself() -> None:
    """The multiplier is one unless somebody doubled."""
    assert Contract(Strain.HEARTS, 80, Seat(2)).multiplier == 1
