"""What is asked of the rules for a lesson, against RULES.md and the sources."""

import pytest

from rebelote.lessons.figures import facts_of, figures_of, is_met
from rebelote.rules.registry import ruleset


def test_facts_are_the_rules_own():
    """Families, values of options, and what a variant has or lacks."""
    bulgarian = facts_of(ruleset("bulgarian"))
    assert {"Ladder", "Additive", "Target", "announces", "no_trump", "all_trump"} <= bulgarian
    assert {"doubling", "hidden", "tie", "contest=split", "failure=dedans"} <= bulgarian
    assert not {"turned", "bids", "whole"} & bulgarian
    assert {"whole", "bids", "failure=chute"} <= facts_of(ruleset("coinche"))
    assert not {"tie", "no_trump"} & facts_of(ruleset("coinche"))
    assert {"turned", "FixedDeals"} <= facts_of(ruleset("concours"))
    assert "announces" not in facts_of(ruleset("concours"))


def test_house_options_change_the_facts():
    """A lesson of house rules is not that of the variant."""
    assert "doubling" not in facts_of(ruleset("bulgarian(double=none)"))
    assert "announces" not in facts_of(ruleset("french501(announces=off)"))


@pytest.mark.parametrize(
    ("when", "expected"),
    [
        ((), True),
        (("one",), True),
        (("one", "!two"), True),
        (("two",), False),
        (("!one",), False),
    ],
)
def test_a_text_is_told_when_all_its_facts_hold(when, expected):
    """An exclamation mark asks for the contrary."""
    assert is_met(when, frozenset({"one"})) is expected


@pytest.mark.parametrize(
    ("variant", "expected"),
    [
        ("concours", {"failed_marks": 162, "sweep_marks": 252, "tie_total": 81}),
        ("ktga_be", {"failed_marks": 16, "sweep_marks": 25, "deal_marks": 16}),
        ("ktga_fr", {"failed_marks": 162, "sweep_marks": 252}),
        ("bulgarian", {"failed_marks": 16, "sweep_marks": 25, "deal_marks": 16}),
        ("french501", {"failed_marks": 162, "sweep_marks": 252}),
        ("bela", {"failed_marks": 162, "sweep_marks": 252}),
    ],
)
def test_what_a_deal_brings_is_computed(variant, expected):
    """Everybody knows these numbers: 82 of 162, or 92 of 182 with the pair."""
    figures = figures_of(ruleset(variant))
    expected = expected | {"least_made": 82, "least_made_pair": 92, "suit_total_pair": 182}
    assert {name: figures[name] for name in expected} == expected


def test_bids_in_points_have_figures_of_their_own():
    """002-w and 002-x: 82 card points, 160 and the bid to the defence, 500 for a capot bid."""
    figures = figures_of(ruleset("coinche"))
    expected = {
        "bid_cards": 82,
        "usual_marks": 210,
        "usual_defence": 50,
        "failed_marks": 260,
        "failed_cards": 160,
        "sweep_cards": 250,
        "sweep_marks": 350,
        "sweep_bid_marks": 500,
    }
    assert {name: figures[name] for name in expected} == expected


def test_totals_that_both_end_in_six_come_to_the_deals_tens():
    """002-q: the lower goes up and the higher down."""
    figures = figures_of(ruleset("bulgarian"))
    assert (figures["clash_low"], figures["clash_high"]) == (76, 86)
    assert (figures["clash_low_marks"], figures["clash_high_marks"]) == (8, 8)


def test_cards_and_announces_are_counted():
    """Section 2 of RULES.md, and the worth of announces."""
    figures = figures_of(ruleset("bulgarian"))
    assert (figures["suit_total"], figures["all_trump_total"]) == (162, 258)
    assert (figures["no_trump_total"], figures["jack_nine"]) == (130, 34)
    assert (figures["tierce"], figures["carre_jacks"], figures["carre"]) == (20, 200, 100)
