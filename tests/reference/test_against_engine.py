"""The engine against the second referee; `make prove` runs 20,000 deals of `compare.py`."""

from random import Random

import pytest

from rebelote.rules.registry import rulesets
from tests.reference.compare import (
    VARIANTS,
    Difference,
    compare,
    compare_match,
    compare_random_score,
)
from tests.reference.situation import options_of_referee, with_random_options

DEALS = 60
SCORES = 500


@pytest.mark.parametrize("variant", VARIANTS)
def test_deals_and_matches_agree(variant):
    """Legal actions, tricks, announces, belotes, marks and matches are the same to both."""
    seen, differences = compare(DEALS, seed=VARIANTS.index(variant), variants=(variant,))
    assert not differences
    assert seen["made"]
    assert seen["failed"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_scores_agree(variant):
    """Marks, totals and points in suspense of random tallies are the same to both."""
    random = Random(VARIANTS.index(variant))
    for _ in range(SCORES):
        compare_random_score(with_random_options(rulesets()[variant], random), random)


def test_every_variant_of_the_package_is_compared():
    """A variant that the second referee does not know would be judged by nobody."""
    assert set(VARIANTS) == set(rulesets())


@pytest.mark.parametrize(
    ("variant", "option", "value"),
    [
        ("concours", "belote_say", "say_first"),
        ("ktga_be", "partner_trump_cannot_rise", "free"),
        ("ktga_fr", "run_length_break", "off"),
        ("bulgarian", "contest", "joint"),
        ("french501", "cannot_overruff", "free"),
        ("coinche", "coinche_made", "own"),
        ("bela", "no_trick_belote", "keep"),
    ],
)
def test_a_fault_in_the_engine_is_noticed(monkeypatch, variant, option, value):
    """An engine that plays by another option than it says is caught within a few hundred deals."""
    faulty = rulesets()[variant].with_options(**{option: value})
    honest = options_of_referee(rulesets()[variant])
    monkeypatch.setattr("tests.reference.compare.options_of_referee", lambda _: honest)
    with pytest.raises(Difference):
        compare_many(faulty, Random(1))


def compare_many(ruleset, random):
    """Compare a few hundred deals of one ruleset."""
    for _ in range(300):
        compare_match(ruleset, random)
        compare_random_score(ruleset, random)
