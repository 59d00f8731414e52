"""What one seat may know of a deal."""

import dataclasses
import pickle

import pytest

from rebelote.cards import Card, CardSet
from rebelote.engine import Announced, Called, Played, public_event
from rebelote.rules import DOUBLE, PASS, SEATS, Bid, Declare, Phase, Play, Seat, Strain
from rebelote.rules.declarations import NOBODY, Kind
from rebelote.rules.errors import NoSuchSeat
from tests.rules.table import after, call, cards, deal_of

HEARTS, SPADES = "AhKhQhJhTh9h8h7h", "AsKsQsJsTs9s8s7s"
DIAMONDS, CLUBS = "AdKdQdJdTd9d8d7d", "AcKcQcJcTc9c8c7c"
ONE_SUIT_EACH = {0: HEARTS, 1: SPADES, 2: DIAMONDS, 3: CLUBS}
BID = "80H pass pass pass"
COINCHE = deal_of("coinche", ONE_SUIT_EACH, BID)


def test_a_seat_sees_its_own_hand() -> None:
    """Of the other hands it knows the sizes."""
    view = after(COINCHE, "Ah").view(SEATS[0])
    assert view.hand == cards(HEARTS) - cards("Ah")
    assert view.dealt == cards(HEARTS)
    assert view.hand_sizes == (7, 8, 8, 8)


def test_a_seat_knows_what_it_was_dealt_before_the_auction() -> None:
    """The cards that came later are in the hand only."""
    view = deal_of("bela", ONE_SUIT_EACH, "H").view(SEATS[2])
    assert len(view.dealt) == 6
    assert view.hand == cards(DIAMONDS)
    assert view.dealt - view.hand == CardSet(0)


def test_the_hidden_cards_of_a_seat_are_hidden_from_it_too() -> None:
    """During the auction at Bela a seat sees six cards."""
    view = deal_of("bela", ONE_SUIT_EACH, "").view(SEATS[2])
    assert view.hand == view.dealt
    assert view.hand_sizes == (6, 6, 6, 6)


def test_only_the_seat_to_act_sees_actions() -> None:
    """The others have nothing to choose."""
    assert COINCHE.view(SEATS[0]).legal_actions == COINCHE.legal_actions()
    assert COINCHE.view(SEATS[1]).legal_actions == ()


def test_the_facts_of_the_table_are_public() -> None:
    """Rules, first seat, phase, calls, contract, points and tricks are everybody's."""
    deal = after(deal_of("coinche", ONE_SUIT_EACH, "80H double pass pass"), "Kh! 7s 7d 7c")
    for seat in SEATS:
        view = deal.view(seat)
        assert (view.seat, view.ruleset, view.first, view.dealer) == (seat, deal.ruleset, 0, 3)
        assert (view.phase, view.to_act) == (Phase.PLAY, 0)
        assert view.calls == deal.auction.calls
        assert (view.contract, view.multiplier) == (deal.contract, 2)
        assert (view.points, view.tricks_won) == ((4, 0), (1, 0))
        assert (view.announce_points, view.belote_points) == (deal.announce_points, (20, 0))
        assert view.scores is None
        assert view.words == cards("Kh")
        assert (view.tricks, view.trick) == (deal.tricks, deal.trick)


def test_the_facts_from_outside_the_deal_are_public() -> None:
    """Packets, points in suspense and the last deal are known to all."""
    deal = deal_of("concours", {}, "", turned="9h", pending=81, is_last=True)
    view = deal.view(SEATS[1])
    assert (view.packets, view.pending, view.is_last) == (None, 81, True)
    assert view.turned == Card.parse("9h")
    assert (view.contract, view.multiplier, view.words) == (None, 1, CardSet(0))


def test_played_cards_come_with_their_seats() -> None:
    """The story of the play is in order, the trick on the table included."""
    deal = after(COINCHE, "Ah 7s 7d 7c Kh")
    assert [(seat, str(card)) for seat, card in deal.view(SEATS[3]).played] == [
        (0, "Ah"),
        (1, "7s"),
        (2, "7d"),
        (3, "7c"),
        (0, "Kh"),
    ]


def test_nothing_is_played_before_the_first_lead() -> None:
    """Without a trick there is no story."""
    assert deal_of("coinche", {}, "").view(SEATS[0]).played == ()


def test_announces_are_heard_before_they_are_seen() -> None:
    """During the first trick the table knows kinds, afterwards cards and who counts."""
    heard = after(COINCHE, "(AhKhQhJhTh,9h8h7h) Ah")
    view = heard.view(SEATS[1])
    assert view.announced == ((Kind.HUNDRED, Kind.TIERCE), (), (), ())
    assert (view.shown, view.retained) == (NOBODY, NOBODY)
    shown = after(heard, "(9s8s7s) 7s 7d 7c").view(SEATS[3])
    assert shown.shown == (
        (cards("AhKhQhJhTh"), cards("9h8h7h")),
        (cards("9s8s7s"),),
        (),
        (),
    )
    assert shown.retained == (shown.shown[0], (), (), ())


def test_automatic_announces_are_not_heard_before_one_s_first_card() -> None:
    """Who has not played yet has announced nothing."""
    view = after(deal_of("ktga_fr", ONE_SUIT_EACH, "H"), "Ah").view(SEATS[0])
    assert view.announced == ((Kind.HUNDRED, Kind.TIERCE), (), (), ())


def test_a_view_is_a_value() -> None:
    """It is frozen and pickles to an equal."""
    view = COINCHE.view(SEATS[0])
    assert pickle.loads(pickle.dumps(view)) == view
    with pytest.raises(dataclasses.FrozenInstanceError):
        view.hand = CardSet(0)  # type: ignore[misc]


@pytest.mark.parametrize(
    ("done", "event"),
    [
        (PASS, Called(SEATS[2], PASS)),
        (call("100H"), Called(SEATS[2], Bid(100, Strain.HEARTS))),
        (DOUBLE, Called(SEATS[2], DOUBLE)),
        (Declare((cards("KsQsJs"),)), Announced(SEATS[2], (Kind.TIERCE,))),
        (Play(Card.parse("Kh")), Played(SEATS[2], Card.parse("Kh"), says_belote=False)),
        (Play(Card.parse("Kh"), says_belote=True), Played(SEATS[2], Card.parse("Kh"), True)),
    ],
)
def test_the_table_perceives_an_action(done: object, event: object) -> None:
    """Calls and cards are public, of announces only the kinds."""
    assert public_event(SEATS[2], done) == event  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [-1, 4])
def test_nobody_looks_from_a_seat_that_is_none(seat: int) -> None:
    """A number beside the four seats is refused; it does not show another seat's cards."""
    with pytest.raises(NoSuchSeat):
        COINCHE.view(Seat(seat))
