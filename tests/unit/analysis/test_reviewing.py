"""Whole deals looked at again: facts counted by hand, costs below zero, what is hidden stays so."""

from dataclasses import replace

import pytest

from rebelote.analysis import MomentKind, Verdict, review, review_many
from rebelote.cards import Card
from rebelote.engine import Deal
from rebelote.notation import parse_deal, replay
from rebelote.rules import PASS, SEATS, Phase, Play
from rebelote.rules.registry import rulesets
from rebelote.rules.scoring.sheet import LAST_TRICK_POINTS
from rebelote.solver import CAPOT_POINTS, Position, value
from rebelote.solver.errors import BadRequest
from tests.unit.notation.played import PASSED_OUT

from .tables import ACE_FIRST, LEAD, SEVEN_FIRST, SIX_TRICKS, before, club_deal, ending


def at_lead(found):
    """Return the decision at the lead to the seventh trick."""
    (one,) = [one for one in found.decisions if one.trick == 7 and len(one.choices) == 2]
    return one


@pytest.fixture(scope="module")
def wrong():
    """Return the review of an ending whose lead loses a contract of 150."""
    return review(ending(ACE_FIRST, "150S"), worlds=8)


@pytest.fixture(scope="module")
def right():
    """Return the review of the same ending led well."""
    return review(ending(SEVEN_FIRST, "150S"), worlds=8)


def test_a_wrong_lead_costs_the_points_counted_by_hand(wrong):
    """The ace first takes 141 points in all and the seven first 151: it loses ten."""
    decision = at_lead(wrong)
    assert decision.action == Play(Card.parse("Ah"))
    assert {str(one.action): one.real_points for one in decision.choices} == {"Ah": 141, "7d": 151}
    assert (decision.real.points, decision.real.points_stake) == (10, 10)


def test_a_wrong_lead_costs_the_marks_counted_by_hand(wrong):
    """With ten points less 150 fails: 310 marks lost instead of 300 won and 10 given."""
    decision = at_lead(wrong)
    assert {one.real_marks for one in decision.choices} == {-310, 290}
    assert decision.real.marks == 600
    assert wrong.marks == (0, 310)


def test_a_lead_that_loses_the_contract_turns_it(wrong):
    """The contract, safe until then on the real cards, fails; the review says where."""
    decision = at_lead(wrong)
    assert decision.turned is False
    kinds = {one.decision: one.kind for one in wrong.moments}
    assert kinds[decision.number] is MomentKind.TURN


def test_a_gift_of_the_defence_turns_the_contract_too(wrong):
    """The king thrown on the trick before gave the takers their contract."""
    (gift,) = [one for one in wrong.decisions if one.turned]
    assert (gift.seat, str(gift.action), gift.trick) == (SEATS[3], "Kd", 6)


def test_the_best_lead_costs_nothing(right):
    """The seven first loses nothing, on the real cards or by what the seat could see."""
    decision = at_lead(right)
    assert decision.real.marks == decision.real.points == decision.expected.marks == 0
    assert decision.verdict is Verdict.GOOD
    assert decision.advice == decision.action


def test_what_the_seat_could_see_does_not_depend_on_what_it_played(wrong, right):
    """The same view has the same expectations, whichever card follows."""
    assert [one.marks for one in at_lead(wrong).choices] == [
        one.marks for one in at_lead(right).choices
    ]


def test_forced_cards_are_no_decisions(wrong):
    """The last card of a hand costs nothing and is marked as forced."""
    last = [one for one in wrong.decisions if one.trick == 8]
    assert [one.verdict for one in last] == [Verdict.FORCED] * 4
    assert not any(one.real.stake or one.expected.stake for one in last)


@pytest.mark.parametrize("rules", rulesets())
def test_no_cost_is_below_zero_and_the_best_choice_costs_nothing(rules):
    """In every variant each decision has a cost of zero or more, zero for what is best."""
    found = review(club_deal(rules, 7), worlds=4)
    assert any(one.is_card for one in found.decisions)
    for one in found.decisions:
        assert 0 <= one.real.marks <= one.real.stake
        assert 0 <= one.expected.marks <= one.expected.stake
        assert 0 <= one.real.points <= one.real.points_stake
        marks = {choice.action: choice.real_marks for choice in one.choices}
        known = [mark for mark in marks.values() if mark is not None]
        if known and marks[one.action] == max(known):
            assert one.real.marks == 0
        expected = {choice.action: choice.marks or 0.0 for choice in one.choices}
        if expected[one.action] == max(expected.values()):
            assert one.expected.marks == 0


@pytest.mark.parametrize("rules", rulesets())
def test_costs_lead_from_best_play_to_what_was_played(rules):
    """The value at the first lead less all that team 0 gave away, with team 1's gifts, is the end.

    Every card that is no choice keeps the value, so nothing is left out and nothing counted twice.
    """
    deal = club_deal(rules, 11)
    found = review(deal, worlds=1)
    lead = value(Position.of(before(deal, 0)))
    given = [0, 0]
    for one in found.decisions:
        given[one.seat & 1] += one.real.points
    tally = deal.tally
    end = tally.card_points[0] + LAST_TRICK_POINTS * (tally.last_trick == 0)
    if tally.capot is not None:
        end += CAPOT_POINTS if tally.capot == 0 else -CAPOT_POINTS
    assert lead - given[0] + given[1] == end


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("rules", rulesets())
def test_the_last_choice_is_worth_the_marks_of_the_deal(rules, seed):
    """Once all that follows is best or forced, its real marks are those written down."""
    deal = club_deal(rules, seed)
    found = review(deal, worlds=1)
    *_, last = [one for one in found.decisions if len(one.choices) > 1]
    (made,) = [one for one in last.choices if one.action == last.action]
    assert found.marks is not None
    own = last.seat & 1
    assert made.real_marks == found.marks[own] - found.marks[1 - own]


def test_a_deal_in_progress_is_judged_as_far_as_it_went():
    """Six tricks are 24 cards, and there are no marks yet."""
    found = review(ending(SIX_TRICKS), worlds=2)
    assert sum(one.is_card for one in found.decisions) == LEAD
    assert found.marks is None
    assert not found.is_finished


def test_a_deal_that_was_passed_out_has_calls_alone():
    """Nobody played, so that no accuracy is known, and the marks are none."""
    deal = replay(parse_deal(PASSED_OUT))
    assert deal.phase is Phase.PASSED_OUT
    found = review(deal)
    assert [one.action for one in found.decisions] == [PASS] * 8
    assert found.marks == (0, 0)
    assert found.best_marks is None
    assert {one.accuracy for one in found.players} == {None}


def test_a_deal_without_an_action_has_no_decision():
    """Before the first call there is nothing to judge."""
    found = review(Deal.open(ending("").setup))
    assert not found.decisions
    assert not found.moments


def test_the_scores_of_the_match_change_nothing():
    """A review is about the marks of the deal, whatever stood before it."""
    deal = ending(ACE_FIRST)
    late = Deal.open(replace(deal.setup, scores=(900, 0)))
    for one in review(deal, worlds=2).decisions:
        late = late.apply(one.action)
    assert [one.expected for one in review(late, worlds=2).decisions] == [
        one.expected for one in review(deal, worlds=2).decisions
    ]


def test_many_deals_are_reviewed_in_their_order():
    """Threads change neither the order nor the findings."""
    deals = [before(club_deal("french501", seed), 8) for seed in range(3)]
    alone = [review(deal, worlds=2) for deal in deals]
    assert list(review_many(deals, worlds=2, threads=2)) == alone


def test_one_thread_reviews_what_is_asked_for():
    """The second deal is not even fetched before its turn."""
    deals = iter([before(club_deal("french501", 1), 4)] * 2)
    next(review_many(deals, worlds=1))
    assert len(list(deals)) == 1


def test_no_thread_at_all_is_refused():
    """Nobody would do the work."""
    with pytest.raises(BadRequest):
        list(review_many([], threads=0))


def test_worlds_out_of_bounds_are_refused():
    """No world at all is a bad request."""
    with pytest.raises(BadRequest):
        review(ending(ACE_FIRST), worlds=0)
