"""What each legal call should bring."""

import pytest

from rebelote.analysis import call_outlooks
from rebelote.analysis.calls import points_of_a_mark
from rebelote.bots import create
from rebelote.bots.bidding import Bidder, decide_call
from rebelote.engine import Deal
from rebelote.rules.registry import ruleset, rulesets

from .tables import ACE_FIRST, club_deal, ending, view_to_act


@pytest.mark.parametrize("rules", rulesets())
def test_every_legal_call_is_weighed_best_first(rules):
    """The calls are the legal ones; the expert's is first and the others fall."""
    deal = Deal.open(club_deal(rules, 3).setup)
    view = view_to_act(deal)
    found = call_outlooks(view)
    assert {one.call for one in found} == set(view.legal_actions)
    first, *others = found
    assert first.call == decide_call(view)
    marks = [one.marks for one in others]
    assert marks == sorted(marks, reverse=True)


@pytest.mark.parametrize(("rules", "points"), [("coinche", 1), ("ktga_be", 10)])
def test_a_mark_stands_for_points(rules, points):
    """Some variants mark points, others tens."""
    assert points_of_a_mark(ruleset(rules)) == points


def test_a_seat_that_has_nothing_to_call_is_refused():
    """During the play there are no calls."""
    deal = ending(ACE_FIRST[:2])
    with pytest.raises(ValueError, match="nothing to call"):
        call_outlooks(view_to_act(deal))


def test_without_weights_the_club_player_is_asked(monkeypatch):
    """A family of auctions that nothing was learnt about has its estimates all the same."""
    monkeypatch.setattr("rebelote.bots.bidding._shipped", lambda: Bidder({}))
    deal = Deal.open(club_deal("coinche", 3).setup)
    view = view_to_act(deal)
    found = call_outlooks(view)
    assert found[0].call == create("rules", 0).decide(view)
    assert found[0].marks == max(one.marks for one in found)
