"""Values of calls in points that would move the match as much."""

from dataclasses import replace

import pytest

from rebelote.bots.calling import NERVE, Caller
from rebelote.bots.match_calling import MatchCaller, lowest_level
from rebelote.bots.prospect import prospects_of
from rebelote.engine import View
from rebelote.rules import SEATS
from rebelote.rules.registry import ruleset, rulesets
from tests.unit.bots.positions import auction, call

HAND = {0: "JhAhKh As7c"}


def seen(rules: str, scores: tuple[int, int] | None, pending: int = 0) -> View:
    """Return the first seat's view of a deal in which it thinks of hearts."""
    deal = auction(rules, HAND, turned="9h" if rules != "bulgarian" else "")
    view = deal.view(deal.setup.first)
    return replace(view, scores=scores, pending=pending)


def values(view: View) -> tuple[float, float]:
    """Return what hearts are worth in marks and to the match, in points."""
    bid = call("H")
    plain = Caller(view, prospects_of(view.ruleset), NERVE).value(bid)
    return plain, MatchCaller(view, NERVE).value(bid)


def test_far_from_the_end_a_point_is_a_point() -> None:
    """At 0-0 in a long match a call is worth about the marks it should bring."""
    plain, match = values(seen("ktga_fr", (0, 0)))
    assert match == pytest.approx(plain, rel=0.2, abs=5)


def test_alone_the_values_are_marks() -> None:
    """In a deal that stands alone points in suspense count, and without any nothing changes."""
    plain, match = values(seen("french501", None))
    assert match == pytest.approx(plain, abs=0.5)


def test_points_in_suspense_go_to_the_winner() -> None:
    """A likely contract is worth more when marks hang on it."""
    _, without = values(seen("french501", None))
    _, hanging = values(seen("french501", None, pending=81))
    assert hanging > without + 20


def test_a_risk_costs_more_when_the_others_are_about_to_win() -> None:
    """Where a failure loses the match and success does not win it, a bid is worth less."""
    safe_plain, safe = values(seen("bulgarian", (70, 70)))
    plain, late = values(seen("bulgarian", (70, 145)))
    assert plain == safe_plain
    assert late < safe - 10


def test_nothing_matters_once_the_match_is_decided() -> None:
    """Where no deal can change the winner any more, no call is worth anything."""
    view = seen("bulgarian", (0, 100_000))
    caller = MatchCaller(view, NERVE)
    assert caller.weight == 0.0
    assert caller.value(call("H")) == 0.0


def test_both_teams_see_the_same_stakes_mirrored() -> None:
    """A seat of team 1 with the scores swapped values a bid as the seat of team 0 does."""
    ours = seen("bulgarian", (100, 40))
    second = auction("bulgarian", {1: HAND[0]}, "pass").view(SEATS[1])
    theirs = replace(second, scores=(40, 100))
    assert MatchCaller(theirs, NERVE).weight == pytest.approx(MatchCaller(ours, NERVE).weight)
    assert values(theirs)[1] == pytest.approx(values(ours)[1])


@pytest.mark.parametrize("rules", sorted(rulesets()))
def test_the_lowest_level_is_that_of_the_first_bid(rules: str) -> None:
    """Where levels are bid the lowest one is the first offered; elsewhere there is none."""
    chosen = ruleset(rules)
    level = lowest_level(chosen)
    assert (level is None) != chosen.scoring.needs_level
    assert level in (None, 80)
