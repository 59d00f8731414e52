"""What a seat is told."""

from dataclasses import replace
from random import Random

import pytest

from rebelote.rules import SEATS, IllegalAction, Phase, Seat
from rebelote.rules.actions import PLAYS, PLAYS_SAID
from rebelote.rules.errors import AuctionIsOpen, NoSuchSeat
from rebelote.rules.registry import rulesets
from rebelote.tables import (
    Computer,
    Leave,
    NoSpectators,
    Pause,
    Person,
    Resign,
    Return,
    Reveal,
    Terms,
    sorted_hand,
)
from tests.properties.secrets import cards_in, may_know

from .gathered import (
    ADA,
    BEA,
    NAMES,
    NOBODY,
    SECRETS,
    TERMS,
    begun,
    fair_deal,
    in_auction,
    may_declare,
    played_until,
    promised,
    told,
    waiting,
)
from .gathered import step as people_step
from .seated import act, after, opened, played, step

each_variant = pytest.mark.parametrize("variant", sorted(rulesets()))


def stands(variant, seed=0, deals=2):
    """Give every position of a few deals."""
    chance = Random(f"{variant}/{seed}")
    table, _ = opened(variant)
    while table.closed is None and len(table.finished) < deals:
        table = step(table, chance)
        yield table


def test_before_the_first_deal_there_is_nothing_to_see():
    """The seats and the score are there, and no cards."""
    view = opened()[0].view(SEATS[0])
    assert (view.deal, view.view, view.hand, view.heard) == (0, None, (), ())
    assert (view.is_deal_over, view.sheet, view.last_trick) == (False, None, None)
    assert view.scores == (0, 0)


def test_there_are_four_seats():
    """Another number is refused by name."""
    with pytest.raises(NoSuchSeat):
        opened()[0].view(Seat(4))


def test_names_are_seen_and_ids_are_not():
    """What a person is to the server opens doors."""
    view = opened()[0].view(SEATS[2])
    assert view.seats[0] == Person("", "Ada")
    assert view.seats[1] == Computer("rules@1")


@each_variant
def test_no_seat_sees_a_hidden_card(variant):
    """At no depth of the view, in no position."""
    for table in stands(variant):
        for seat in SEATS:
            assert set(cards_in(table.view(seat))) <= set(may_know(table.deal, seat))


@each_variant
def test_a_card_has_the_error_that_refuses_it(variant):
    """Legal cards have none, and only the seat to act is told."""
    reasons = set()
    for table in stands(variant):
        for seat in SEATS:
            seen = table.view(seat)
            for held in seen.hand:
                if table.to_act != seat:
                    assert (held.is_legal, held.refusal) == (False, None)
                    continue
                legal = table.deal.legal_actions()
                assert held.is_legal is (PLAYS[held.card] in legal)
                assert held.can_say_belote is (PLAYS_SAID[held.card] in legal)
                if not held.is_legal:
                    reasons.add(refusal_of(table, held))
    assert {"AuctionIsOpen", "MustFollow"} <= reasons


def refusal_of(table, held):
    """Return the code of a refusal, which is the table's own answer to the card."""
    with pytest.raises(IllegalAction) as caught:
        table.handle(act(table, held.card))
    assert type(held.refusal) is type(caught.value)
    assert held.refusal.params == caught.value.params
    return caught.value.code


def test_cards_wait_for_the_end_of_the_auction():
    """While calls are made the reason is the auction, for every card."""
    table = played(until=lambda table: table.to_act == 0)[0]
    hand = table.view(SEATS[0]).hand
    assert hand
    assert all(isinstance(held.refusal, AuctionIsOpen) for held in hand)


@each_variant
def test_the_hand_is_in_the_order_of_the_contract(variant):
    """The same order as in the terminal, and every card once."""
    for table in stands(variant):
        for seat in SEATS:
            seen = table.view(seat)
            assert [held.card for held in seen.hand] == sorted_hand(seen.view)


def test_a_finished_deal_stays_on_the_table_with_its_sheet():
    """Number, cards and score are those of the deal until the next one is dealt."""
    table = played("coinche", lambda table: bool(table.finished))[0]
    seen = table.view(SEATS[1])
    assert seen.is_deal_over
    assert seen.deal == 1
    assert seen.sheet == table.sheets[0]
    assert seen.sheet.number == 1
    assert seen.sheet.score == table.deal.score()
    assert seen.sheet.contract == table.deal.contract
    assert seen.scores == seen.sheet.totals == table.match.scores
    assert seen.last_trick == table.deal.tricks[-1]
    assert seen.view.scores == (0, 0)


def test_the_last_trick_is_seen_while_the_next_is_played():
    """It is None in the first trick."""
    table = played(until=lambda table: table.deal and table.deal.phase is Phase.PLAY)[0]
    assert table.view(SEATS[0]).last_trick is None
    table = played(until=lambda table: table.deal and len(table.deal.tricks) == 3)[0]
    assert table.view(SEATS[3]).last_trick == table.deal.tricks[2]


def test_everybody_hears_the_same():
    """What was perceived of the deal is public; bots are told it again after a restart."""
    table = played("concours", lambda table: table.deal and len(table.deal.tricks) == 2)[0]
    heard = table.view(SEATS[0]).heard
    assert heard == table.view(SEATS[1]).heard
    assert len(heard) == len(table.deal.auction.calls) + 8 + sum(map(bool, table.deal.declared))


def test_the_end_of_the_match_tells_the_winner():
    """The table says that it is over, why, and for whom."""
    table, _ = played()
    seen = table.view(SEATS[0])
    assert (seen.is_over, seen.winner, seen.closed) == (True, table.match.winner, "finished")
    assert len(seen.sheets) == len(table.finished)
    assert not seen.can_undo


def test_a_match_given_up_has_no_winner():
    """Nobody is told to act any more, and no card to be legal."""
    table = played(until=lambda table: table.to_act == 0 and table.deal.tricks)[0]
    seen = after(table, Resign("ada")).view(SEATS[0])
    assert (seen.is_over, seen.winner, seen.closed) == (False, None, "resigned")
    assert not any(held.is_legal for held in seen.hand)
    assert seen.hand


def test_undo_is_offered_once_the_person_has_acted():
    """The page asks the view, not the rules."""
    table = played(until=lambda table: table.to_act == 0)[0]
    assert not table.view(SEATS[0]).can_undo
    table = after(table, act(table, table.deal.legal_actions()[0]))
    assert table.view(SEATS[0]).can_undo


# --- among people ---------------------------------------------------------------------------------


def test_a_solo_table_has_no_company():
    """Its view says nothing of clocks and terms, and nobody looks on."""
    table = played(until=lambda table: table.to_act == 0)[0]
    assert table.view(SEATS[0]).company is None
    with pytest.raises(NoSpectators):
        table.watch()


@each_variant
def test_a_spectator_sees_no_hand(variant):
    """What is seen is what everybody has seen, whichever seat is to act."""
    chance = Random(variant)
    table = begun(variant)
    while len(table.finished) < 2 and table.closed is None:
        table = people_step(table, chance)
        seen = table.watch()
        everybody = [set(may_know(table.deal, seat)) for seat in SEATS]
        assert set(cards_in(seen)) <= set.intersection(*everybody)
        assert (seen.is_spectator, seen.hand, seen.legal) == (True, (), ())
        assert seen.heard == table.heard


def test_terms_may_let_nobody_look_on():
    """Then there is no view for a spectator."""
    with pytest.raises(NoSpectators):
        begun(terms=Terms("ada", has_spectators=False)).watch()


def test_everybody_sees_the_terms_and_nobody_an_id():
    """Whoever leads is told by the seat; "" stands for the id of the host."""
    table = waiting(seats=(NOBODY, BEA, ADA, NOBODY))[0]
    seen = table.view(SEATS[0])
    assert seen.company.terms == replace(TERMS, host="")
    assert seen.company.host == 2
    assert "ada" not in repr(seen).replace("Ada", "")
    assert not seen.company.is_started
    assert seen.seats == (NOBODY, Person("", "Bea"), Person("", "Ada"), NOBODY)


def test_everybody_sees_who_is_away_and_whose_clock_runs():
    """And how often each may still come back."""
    table = told(in_auction(), Leave("bea"), Return("bea"), Leave("bea"), Pause("cid"))
    seen = table.view(SEATS[3]).company
    assert seen.stand_ins == (None, Computer("rules@1"), None, None)
    assert seen.returns_left == (3, 2, 3, 3)
    assert seen.pause_asked == (2,)
    assert (seen.deadline, seen.clock.reserves) == (table.deadline(), (60_000,) * 4)
    assert not seen.is_paused


def test_who_is_away_is_offered_nothing():
    """The computer acts; the hand is still seen."""
    table = in_auction()
    assert table.view(SEATS[0]).legal
    seen = told(table, Leave("ada")).view(SEATS[0])
    assert seen.legal == ()
    assert seen.hand
    assert not any(held.refusal or held.is_legal for held in seen.hand)
    assert told(table, *map(Pause, NAMES)).view(SEATS[0]).legal == ()


def test_the_terms_may_hide_the_last_trick():
    """It is seen until the next card falls."""
    table = played_until(
        begun(terms=Terms("ada", shows_last_trick=False)),
        lambda table: table.deal is not None and len(table.deal.tricks) == 1,
    )
    assert table.view(SEATS[0]).last_trick == table.deal.tricks[0]
    table = people_step(table, Random(1))
    while may_declare(table) or not table.deal.trick.cards:
        table = people_step(table, Random(1))
    assert table.view(SEATS[0]).last_trick is None


def test_promises_and_proofs_are_seen_and_secrets_are_not():
    """Before the deal's end there is the commitment alone."""
    table = begun(table="t", commitment=promised(1))
    assert table.view(SEATS[0]).commitment == promised(1)
    table = played_until(told(table, fair_deal(table, 1)), lambda table: table.deal.is_over)
    assert table.view(SEATS[0]).proofs == ()
    table = told(table, Reveal(SECRETS[1], promised(2)))
    assert table.view(SEATS[0]).proofs[0].secret == SECRETS[1]
