"""Calls on the real cards, had the auction ended with them."""

from rebelote.analysis.auction import OpenAuction, Worth
from rebelote.engine import Deal
from rebelote.notation import parse_deal, replay
from rebelote.rules import CAPOT, PASS, Bid, Strain
from rebelote.solver import Position, marks_table, value
from tests.unit.notation.played import PASSED_OUT

from .tables import ending


def worth(deal, call, team):
    """Return marks and points of a call that ends the auction."""
    found = OpenAuction().worth(deal, call, team)
    assert found is not None
    assert found.points is not None
    return found.marks, found.points


def opened():
    """Return the deal of the ending, nobody having spoken."""
    return Deal.open(ending("").setup)


def test_a_bid_is_worth_the_exact_result_of_its_contract():
    """Solving the contract and scoring it by the ruleset gives the same marks."""
    deal = opened()
    played = ending("", "100S")
    exact = value(Position.of(played))
    expected = Worth(marks_table(played).marks[exact], exact)
    assert OpenAuction().worth(deal, Bid(100, Strain.SPADES), 0) == expected


def test_what_one_team_wins_the_other_loses():
    """Marks less the others' are turned round for the other team."""
    our_marks, our_points = worth(opened(), Bid(100, Strain.SPADES), 0)
    their_marks, their_points = worth(opened(), Bid(100, Strain.SPADES), 1)
    assert our_marks == -their_marks
    assert our_points + their_points in (162, 252)


def test_a_level_above_what_the_cards_make_fails():
    """The same cards that make 80 do not make a capot."""
    assert worth(opened(), Bid(80, Strain.SPADES), 0)[0] > 0
    assert worth(opened(), Bid(CAPOT, Strain.SPADES), 0)[0] < 0


def test_a_pass_that_ends_the_deal_is_worth_nothing():
    """All pass: no marks for anybody."""
    assert OpenAuction().worth(opened(), PASS, 0) == Worth(0, None)


def test_a_deal_passed_out_is_worth_nothing():
    """The deal itself says so too."""
    assert OpenAuction().worth_of(replay(parse_deal(PASSED_OUT)), 1) == Worth(0, None)


def test_an_auction_in_progress_has_no_worth_yet():
    """Nobody knows what comes of it."""
    assert OpenAuction().worth_of(opened(), 0) is None
