"""One decision: what hidden cards may change, and what they may not."""

import pytest

from rebelote.analysis.judge import Judge
from rebelote.cards import Card
from rebelote.engine import Deal
from rebelote.notation import actions_of
from rebelote.rules import SEATS, Bid, Play, Strain
from rebelote.solver import sample_worlds

from .tables import ACE_FIRST, LEAD, before, club_deal, ending, view_to_act, with_hands


def judged(deal, past, seat, action):
    """Return the decision of a seat, of whose deal the rest is known."""
    return Judge(deal, 8, 1).card(1, past, seat, action)


@pytest.mark.parametrize(("seed", "cards"), [(1, 9), (2, 13), (3, 18)])
def test_hidden_cards_do_not_change_what_a_seat_could_expect(seed, cards):
    """Other hands that fit all the seat saw change the real cost and not the expected one."""
    deal = club_deal("coinche(announces=off)", seed)
    past = before(deal, cards)
    view = view_to_act(past)
    seat = view.seat
    action = actions_of(deal)[len(actions_of(past))]
    assert isinstance(action, Play)
    own = judged(deal, past, seat, action)
    reals = {own.real}
    worlds = sample_worlds(view, 6, 5)
    for at in range(6):
        other = with_hands(past, [worlds[at, one] for one in SEATS])
        assert other.view(seat) == view
        found = judged(other, other, seat, action)
        assert found.expected == own.expected
        assert [one.marks for one in found.choices] == [one.marks for one in own.choices]
        assert (found.advice, found.reasons) == (own.advice, own.reasons)
        reals.add(found.real)
    assert len(own.choices) == 1 or len(reals) > 1


def test_best_marks_are_those_of_the_first_lead():
    """From the first lead on, best play makes more than 80 points: 200 marks to 40."""
    deal = ending(ACE_FIRST)
    judge = Judge(deal, 2, 0)
    assert judge.best_marks is None
    judge.card(1, before(deal, 0), SEATS[0], Play(Card.parse("Js")))
    assert judge.best_marks == (200, 40)


def test_a_call_is_worth_what_it_led_to():
    """The bid of 150 fails with best play: what it led to is what it is worth."""
    deal = ending(ACE_FIRST, "150S")
    opened = Deal.open(deal.setup)
    call = Bid(150, Strain.SPADES)
    found = Judge(deal, 2, 0).call(1, opened, SEATS[0], call)
    (made,) = [one for one in found.choices if one.action == call]
    assert made.real_marks == -310
    assert found.real.marks == max(one.real_marks or 0 for one in found.choices) + 310


def test_the_ending_is_where_the_tables_say():
    """The seat to lead has two cards."""
    assert len(before(ending(ACE_FIRST), LEAD).view(SEATS[0]).hand) == 2
