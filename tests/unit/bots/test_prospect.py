"""What a contract should bring."""

import pytest

from rebelote.bots.prospect import prospects_of
from rebelote.rules import Strain
from rebelote.rules.registry import ruleset, rulesets


@pytest.mark.parametrize("rules", sorted(rulesets()))
def test_more_card_points_bring_more(rules: str) -> None:
    """In every variant the swing rises with the card points expected."""
    chosen = ruleset(rules)
    level = 80 if chosen.scoring.needs_level else None
    prospects = prospects_of(chosen)
    swings = [prospects.swing(Strain.SPADES, mean, 28, level=level) for mean in range(60, 150, 10)]
    assert swings == sorted(swings)
    assert swings[0] < 0 < swings[-1]


def test_a_contract_surely_made_brings_its_marks() -> None:
    """Without any doubt about 100 points, the swing is 100 less 62."""
    swing = prospects_of(ruleset("french501")).swing(Strain.SPADES, 100, 1)
    assert swing == pytest.approx(38, abs=1)


def test_a_contract_surely_failed_loses_the_whole_deal() -> None:
    """Without any doubt about 60 points, all 162 go to the defence."""
    swing = prospects_of(ruleset("french501")).swing(Strain.SPADES, 60, 1)
    assert swing == pytest.approx(-162, abs=1)


def test_a_double_makes_a_bad_contract_worse() -> None:
    """What fails costs twice as much when it is doubled."""
    prospects = prospects_of(ruleset("bulgarian"))
    once = prospects.swing(Strain.SPADES, 60, 1)
    assert prospects.swing(Strain.SPADES, 60, 1, multiplier=2) == pytest.approx(2 * once)


def test_announces_and_belote_count_for_either_side() -> None:
    """The takers' own extras help them, the defence's hinder them."""
    prospects = prospects_of(ruleset("french501"))
    plain = prospects.swing(Strain.SPADES, 95, 28)
    assert prospects.swing(Strain.SPADES, 95, 28, announces=50) > plain
    assert prospects.swing(Strain.SPADES, 95, 28, belote=20) > plain
    assert prospects.swing(Strain.SPADES, 95, 28, announces=-50) < plain
    assert prospects.swing(Strain.SPADES, 95, 28, belote=-20) < plain


def test_rulesets_that_were_asked_for_long_ago_make_room() -> None:
    """The memory does not grow with every option that somebody tries."""
    rules = ruleset("coinche")
    first = prospects_of(rules)
    assert prospects_of(rules) is first
    for target in range(500, 600):
        prospects_of(rules.with_options(target=target))
    assert prospects_of(rules) is not first
