"""From the pack to the hands (RULES.md 3.1 and 4.6)."""

from collections.abc import Iterable
from typing import Any

import pytest

from rebelote.cards import CARDS, Card, CardSet
from rebelote.rules import SEATS, Seat
from rebelote.rules.dealing import Dealing, Rotation, check_pack
from rebelote.rules.errors import BadPack, InconsistentOptions, PacketsNotOffered
from rebelote.rules.registry import ruleset

FIRST = SEATS[0]


def dealt(variant: str, first: Seat = FIRST, packets: Any = None) -> list[str]:
    """Return what each seat gets before the auction from a pack in natural order, as numbers."""
    layout = ruleset(variant).dealing.lay_out(CARDS, first, packets)
    return [" ".join(str(int(card)) for card in CardSet(hand)) for hand in layout.hands]


def completed(variant: str, first: Seat = FIRST, taker: Seat = FIRST) -> list[str]:
    dealing = ruleset(variant).dealing
    hands = dealing.complete(dealing.lay_out(CARDS, first, None), first, taker)
    return [" ".join(str(int(card)) for card in CardSet(hand)) for hand in hands]


def test_packets_go_round_from_the_first_seat() -> None:
    """Three cards to each from index 0, then two to each."""
    assert dealt("french501") == ["0 1 2 12 13", "3 4 5 14 15", "6 7 8 16 17", "9 10 11 18 19"]


def test_the_first_seat_is_served_first() -> None:
    """Index 0 goes to the seat that speaks first, wherever it sits."""
    assert dealt("french501", SEATS[2])[2] == "0 1 2 12 13"


def test_the_dealer_may_choose_two_then_three_in_the_contest() -> None:
    """With the packets 2-3 the second packet has three cards."""
    assert dealt("concours", packets=(2, 3))[0] == "0 1 8 9 10"


def test_packets_that_are_not_offered_are_refused() -> None:
    """Elsewhere the dealer has no choice."""
    with pytest.raises(PacketsNotOffered) as caught:
        dealt("french501", packets=(2, 3))
    assert caught.value.params == {"packets": (2, 3), "offered": ((3, 2),)}


def test_the_turned_card_follows_the_packets() -> None:
    """The twenty-first card is turned, the rest is stock."""
    layout = ruleset("french501").dealing.lay_out(CARDS, FIRST, None)
    assert layout.turned == CARDS[20]
    assert layout.stock == CARDS[21:]


def test_nothing_is_turned_where_no_card_is() -> None:
    """At the Bulgarian game the stock begins right after the packets."""
    layout = ruleset("bulgarian").dealing.lay_out(CARDS, FIRST, None)
    assert layout.turned is None
    assert layout.stock == CARDS[20:]


def test_the_taker_gets_the_turned_card_and_one_card_less() -> None:
    """Three cards from the first seat on, two for the taker."""
    assert completed("french501", taker=SEATS[1]) == [
        "0 1 2 12 13 21 22 23",
        "3 4 5 14 15 20 24 25",
        "6 7 8 16 17 26 27 28",
        "9 10 11 18 19 29 30 31",
    ]


def test_everybody_gets_three_more_where_nothing_is_turned() -> None:
    """At the Bulgarian game the taker is served like the others."""
    assert completed("bulgarian", taker=SEATS[3])[3] == "9 10 11 18 19 29 30 31"


def test_the_hidden_packets_lie_before_each_player() -> None:
    """At Bela two cards a seat follow the packets of three, and are picked up later."""
    assert dealt("bela")[0] == "0 1 2 12 13 14"
    assert completed("bela") == [
        "0 1 2 12 13 14 24 25",
        "3 4 5 15 16 17 26 27",
        "6 7 8 18 19 20 28 29",
        "9 10 11 21 22 23 30 31",
    ]


def test_the_coinche_deals_everything_at_once() -> None:
    """Eight cards in packets of 3, 2 and 3 leave no stock."""
    assert dealt("coinche") == completed("coinche")
    assert dealt("coinche")[0] == "0 1 2 12 13 20 21 22"


def test_packets_must_add_up() -> None:
    """Packets that deal another number of cards before the auction are refused."""
    with pytest.raises(InconsistentOptions) as caught:
        Dealing(packets_before=((3, 2), (3, 3)))
    assert set(caught.value.params) == {"because"}


@pytest.mark.parametrize(("rotation", "right"), [(Rotation.CCW, 1), (Rotation.CW, 3)])
def test_the_direction_says_who_sits_to_the_right(rotation: Rotation, right: int) -> None:
    """Against the clock the next player is to the right, with it the one before."""
    assert Dealing(rotation=rotation).right_of(SEATS[0]) == right


def test_a_whole_pack_passes() -> None:
    """Any order of the 32 cards is a pack."""
    check_pack(CARDS[::-1])


def test_a_repeated_card_is_named_with_the_missing_one() -> None:
    """A card twice means that another is missing, and both are named."""
    with pytest.raises(BadPack) as caught:
        check_pack([*CARDS[:31], CARDS[6]])
    assert str(caught.value.params["missing"]) == "Ac"
    assert str(caught.value.params["repeated"]) == "Ks"


def test_a_pack_of_plain_numbers_becomes_cards() -> None:
    """What is dealt from numbers are the cards they count."""
    pack = check_pack(range(32))
    assert pack == CARDS
    assert all(type(card) is Card for card in pack)


@pytest.mark.parametrize(
    "pack",
    [
        CARDS[:31],
        [],
        (*CARDS, CARDS[0]),
        (*CARDS[:31], 77),
        (*CARDS, "Ac"),
        [float(card) for card in CARDS],
        [str(card) for card in CARDS],
        [[card] for card in CARDS],
    ],
)
def test_a_pack_of_another_size_or_of_strangers_is_refused(pack: Iterable[object]) -> None:
    """Too few cards, too many, and what is no card are no pack."""
    with pytest.raises(BadPack):
        check_pack(pack)
