"""Cards and hands as text."""

import pytest

from rebelote.cards import CARDS, BadCard, Card, CardSet
from rebelote.notation.cards import (
    HIDDEN_HAND,
    Hand,
    parse_card,
    parse_cards,
    parse_hand,
    print_card,
    print_hand,
)
from rebelote.notation.errors import BadHand


@pytest.mark.parametrize("letters", ["en", "fr"])
@pytest.mark.parametrize("card", CARDS)
def test_a_card_reads_back(card: Card, letters: str) -> None:
    """A card's spelling is read as that card, in both languages."""
    assert parse_card(print_card(card, letters), letters) is card


@pytest.mark.parametrize("text", ["Td", "10d", "td", "TD", "T♦", "10♢", " Td ", "T♦\ufe0f"])
def test_a_card_is_read_leniently(text: str) -> None:
    """Any case, 10 for T and the signs of the suits are read."""
    assert parse_card(text) == Card.parse("Td")


@pytest.mark.parametrize("text", ["", "T", "d", "Tdd", "1d", "Vp", "10", "Ts!", "K\u212a", "T d"])
def test_anything_else_is_no_card(text: str) -> None:
    """Other texts are refused and named, French letters among them."""
    with pytest.raises(BadCard) as caught:
        parse_card(text)
    assert caught.value.params == {"text": text}


def test_the_same_text_is_another_card_in_french() -> None:
    """The letters asked for decide: a French 7c is a heart."""
    assert parse_card("7c") == Card.parse("7c")
    assert parse_card("7c", "fr") == Card.parse("7h")


def test_cards_one_after_another_are_read() -> None:
    """Cards need nothing between them."""
    assert parse_cards("Ks10sJ♥") == [Card.parse(text) for text in ("Ks", "Ts", "Jh")]


def test_cards_with_something_between_are_not_read() -> None:
    """Anything else among the cards gives None."""
    assert parse_cards("Ks-Js") is None


def test_a_hand_is_written_suit_by_suit() -> None:
    """Ranks stand in the order A T K Q J 9 8 7, voids are empty."""
    hand = Hand.of(CardSet.parse("7s Ts As Qs Ks Jc 9c"))
    assert print_hand(hand) == "ATKQ7...J9"
    assert print_hand(hand, "fr") == "A10RD7...V9"


@pytest.mark.parametrize(
    "text",
    [
        "AT7..K.J",
        "7T A..K.J",
        "a107..k.j",
        "JcAs10sKd7s",
        "T♠A♠7♠K♦J♣",
        "♠AT7 ♦K ♣J",
        "♣\ufe0fJ♢K♠10 7♠A",
    ],
)
def test_a_hand_is_read_leniently(text: str) -> None:
    """A hand may also be in another order, with spaces, or card by card."""
    assert print_hand(parse_hand(text)) == "AT7..K.J"


def test_a_hidden_hand_is_a_question_mark() -> None:
    """Nothing known of a hand is written ? alone."""
    assert print_hand(HIDDEN_HAND) == "?"
    assert parse_hand("?") == HIDDEN_HAND


def test_a_hand_may_be_known_in_part() -> None:
    """A ? after some cards stands for the others."""
    hand = parse_hand("A...J?")
    assert hand == Hand((Card.parse("As"), Card.parse("Jc")), is_hidden=True)
    assert print_hand(hand) == "A...J?"


def test_a_card_may_stand_twice_in_a_hand() -> None:
    """A record is not checked: what was written twice is kept twice."""
    assert print_hand(parse_hand("AA...")) == "AA..."


@pytest.mark.parametrize(
    "text", ["", " ", "A.B..", "A..", "A....", "??", "?A...", "AsX", "100...", "-", "♠AX", "♠A.♥K"]
)
def test_anything_else_is_no_hand(text: str) -> None:
    """Other texts are refused and named."""
    with pytest.raises(BadHand) as caught:
        parse_hand(text)
    assert caught.value.params == {"text": text}
