"""Suits, ranks, cards and card sets."""

import pickle

import pytest

from rebelote.cards import CARDS, FULL_PACK, BadCard, Card, CardSet, Rank, Suit


def test_the_suits_have_the_letters_of_the_notation() -> None:
    """Spades, hearts, diamonds and clubs are s, h, d and c."""
    assert [suit.letter for suit in Suit] == ["s", "h", "d", "c"]


def test_a_suit_has_eight_cards() -> None:
    """The cards of a suit are its eight, seven to ace."""
    assert Suit.HEARTS.cards == CardSet.parse("7h 8h 9h Th Jh Qh Kh Ah")


def test_the_ranks_run_from_seven_to_ace() -> None:
    """The letters of the ranks stand in the natural order that runs follow."""
    assert "".join(rank.letter for rank in Rank) == "789TJQKA"


def test_the_pack_has_32_different_cards() -> None:
    """Every suit and rank gives one card, and nothing else is a card."""
    assert {(card.suit, card.rank) for card in CARDS} == {(s, r) for s in Suit for r in Rank}
    assert len(CARDS) == 32


@pytest.mark.parametrize("card", CARDS)
def test_a_card_reads_back_from_its_spelling(card: Card) -> None:
    """What a card writes is read as the same object."""
    assert Card.parse(str(card)) is card


def test_a_card_knows_its_number_suit_and_rank() -> None:
    """The king of spades is card 6."""
    card = Card.of(Rank.KING, Suit.SPADES)
    assert (int(card), card.suit, card.rank, str(card)) == (6, Suit.SPADES, Rank.KING, "Ks")


def test_a_card_of_a_number_is_the_shared_one() -> None:
    """There is one object for each card."""
    assert Card(20) is CARDS[20]


@pytest.mark.parametrize("number", [-1, 32, 1000])
def test_another_number_is_no_card(number: int) -> None:
    """A number outside 0 to 31 is refused and named."""
    with pytest.raises(BadCard) as caught:
        Card(number)
    assert caught.value.params == {"text": str(number)}


@pytest.mark.parametrize("text", ["", "s", "1s", "10s", "JS", "Jx", "js", "J♠", " Js"])
def test_only_the_canonical_spelling_is_read(text: str) -> None:
    """Anything but rank letter and lower-case suit letter is refused and named."""
    with pytest.raises(BadCard) as caught:
        Card.parse(text)
    assert caught.value.params == {"text": text}


def test_a_card_shows_how_it_is_typed() -> None:
    """The representation of a card makes the card again."""
    assert repr(Card.parse("Td")) == "Card.parse('Td')"


def test_a_card_unpickles_to_the_shared_one() -> None:
    """A card keeps its identity across processes."""
    assert pickle.loads(pickle.dumps(CARDS[31])) is CARDS[31]


def test_a_card_takes_no_attribute() -> None:
    """Cards are shared, so nothing can be written on one."""
    with pytest.raises(AttributeError):
        CARDS[0].colour = "black"  # type: ignore[attr-defined]


def test_a_set_is_read_with_or_without_spaces() -> None:
    """Cards may be written together or apart."""
    assert CardSet.parse("KsQs") == CardSet.parse("Ks Qs") == CardSet.of([CARDS[6], CARDS[5]])


@pytest.mark.parametrize("text", ["Ks Q", "Kx", "KsQsJ"])
def test_a_set_of_misspelt_cards_is_refused(text: str) -> None:
    """One bad card spoils the set."""
    with pytest.raises(BadCard):
        CardSet.parse(text)


def test_a_set_iterates_in_pack_order() -> None:
    """Cards come from the seven of spades to the ace of clubs."""
    assert [str(card) for card in CardSet.parse("Ac 7s Kh 8s")] == ["7s", "8s", "Kh", "Ac"]


def test_a_set_writes_high_cards_first_in_each_suit() -> None:
    """The spelling goes suit by suit from the ace down."""
    assert str(CardSet.parse("7s 8s As Kh Ac")) == "As8s7sKhAc"


def test_a_set_shows_how_it_is_typed() -> None:
    """The representation of a set makes the set again."""
    assert repr(CardSet.parse("7s As")) == "CardSet.parse('As7s')"


def test_a_set_counts_and_contains_its_cards() -> None:
    """Length and membership are those of a set."""
    some = CardSet.parse("7s As")
    assert len(some) == 2
    assert Card.parse("As") in some
    assert Card.parse("Ks") not in some


def test_the_empty_set_is_false() -> None:
    """A set without cards is false, any other true."""
    assert not CardSet(0)
    assert CardSet.parse("7s")


@pytest.mark.parametrize(
    ("result", "expected"),
    [
        (CardSet.parse("7s8s") | CardSet.parse("8s9s"), "7s8s9s"),
        (CardSet.parse("7s8s") & CardSet.parse("8s9s"), "8s"),
        (CardSet.parse("7s8s") - CardSet.parse("8s9s"), "7s"),
        (CardSet.parse("7s8s") ^ CardSet.parse("8s9s"), "7s9s"),
    ],
)
def test_sets_combine_to_sets(result: CardSet, expected: str) -> None:
    """Union, intersection, difference and symmetric difference are card sets."""
    assert type(result) is CardSet
    assert result == CardSet.parse(expected)


def test_the_full_pack_holds_every_card() -> None:
    """All 32 bits are set."""
    assert tuple(FULL_PACK) == CARDS


def test_a_set_unpickles_to_an_equal_set() -> None:
    """A set crosses a process boundary as a card set."""
    again = pickle.loads(pickle.dumps(FULL_PACK))
    assert again == FULL_PACK
    assert type(again) is CardSet


def test_a_set_takes_no_attribute() -> None:
    """A set is a value: nothing can be written on it."""
    with pytest.raises(AttributeError):
        FULL_PACK.name = "pack"  # type: ignore[attr-defined]
