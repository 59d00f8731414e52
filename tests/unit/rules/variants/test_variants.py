"""The seven rulesets as RULES.md section 5 publishes them."""

import pytest

from rebelote.rules.registry import ruleset, rulesets
from rebelote.rules.variants import bela, bulgarian, coinche, concours, french501, ktga_be, ktga_fr

FOLLOWING = {
    "trump_rise": "on",
    "plain_rise": "off",
    "ruff_when": "opponent",
    "cannot_overruff": "under",
    "partner_trump_cannot_rise": "free",
}
ANNOUNCES = {
    "announces": "on",
    "announce_mode": "declare",
    "contest": "joint",
    "announce_tie": "none",
    "announce_trump_break": "on",
    "run_length_break": "off",
    "carre_order": "J9A10KQ",
}
BELOTE = {"belote_say": "say_first", "belote_king_first": "off"}
ADDITIVE = {
    "unit": "raw",
    "capot": "plus90",
    "belote_on_failure": "lost",
    "belote_on_tie": "suspended",
    "no_trick_belote": "keep_unless_failed",
    "no_trick_announces": "keep",
}
TARGET = {"hanging_blocks_end": "on", "valat_blocks_end": "off"}
DOUBLING = {"double_multiplier": "2", "redouble_multiplier": "4"}
KTGA = {
    **FOLLOWING,
    **ANNOUNCES,
    **BELOTE,
    **TARGET,
    "rotation": "ccw",
    "packets_before": "3-2",
    "round2_suits": "other",
    "announce_mode": "auto",
    "run_length_break": "on",
    "carre_order": "J9AKQ10",
    "belote_say": "auto",
    "belote_on_failure": "kept",
    "belote_on_tie": "kept",
    "no_trick_belote": "keep",
    "capot_takes_announces": "on",
}

PUBLISHED = {
    "concours": {
        **FOLLOWING,
        **BELOTE,
        **{name: ADDITIVE[name] for name in ADDITIVE if name != "no_trick_announces"},
        "rotation": "ccw",
        "packets_before": "3-2/2-3",
        "round2_suits": "any",
        "pass_out": "redeal_next",
        "announces": "off",
        "belote_say": "say_both",
        "capot": "der100",
        "last_deal_tie": "all_to_defence",
        "deals": "12",
    },
    "ktga_be": {
        **KTGA,
        "pass_out": "forced_first",
        "partner_trump_cannot_rise": "under",
        "belote_king_first": "on",
        "unit": "be",
        "target": "101",
    },
    "ktga_fr": {**KTGA, "pass_out": "redeal_next", "unit": "raw", "target": "1010"},
    "bulgarian": {
        **FOLLOWING,
        **ANNOUNCES,
        **BELOTE,
        **ADDITIVE,
        **TARGET,
        **DOUBLING,
        "rotation": "ccw",
        "packets_before": "3-2",
        "contracts": "C-D-H-S-NT-AT",
        "double": "open",
        "cannot_overruff": "free",
        "contest": "split",
        "announce_trump_break": "off",
        "belote_at_discard": "either",
        "unit": "bg",
        "nt_double": "on",
        "round_before_double": "on",
        "valat_blocks_end": "on",
        "target": "151",
    },
    "french501": {
        **FOLLOWING,
        **ANNOUNCES,
        **BELOTE,
        **ADDITIVE,
        **TARGET,
        "rotation": "ccw",
        "packets_before": "3-2",
        "round2_suits": "other",
        "pass_out": "redeal_next",
        "target": "501",
    },
    "coinche": {
        **FOLLOWING,
        **ANNOUNCES,
        **BELOTE,
        **DOUBLING,
        "rotation": "ccw",
        "packets_before": "3-2-3",
        "bid_min": "80",
        "bid_step": "10",
        "bid_max": "240",
        "double": "freeze",
        "cannot_overruff": "free",
        "unit": "r10",
        "capot_bid": "250",
        "coinche_made": "one_total",
        "belote_on_failure": "kept",
        "no_trick_belote": "keep",
        "capot_takes_announces": "off",
        "valat_blocks_end": "off",
        "target": "1000",
    },
    "bela": {
        **{name: FOLLOWING[name] for name in ("trump_rise", "plain_rise")},
        **ANNOUNCES,
        **BELOTE,
        **ADDITIVE,
        **TARGET,
        "rotation": "ccw",
        "packets_before": "3-3",
        "pass_out": "dealer_must",
        "ruff_when": "always",
        "announce_tie": "first_speaker",
        "announce_trump_break": "off",
        "no_trick_belote": "transfer",
        "no_trick_announces": "transfer",
        "target": "1001",
    },
}


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_variant_has_the_published_options(name: str) -> None:
    """Exactly the options of the specification that have an effect here, at its values."""
    assert {key: one.text for key, one in ruleset(name).settings.items()} == PUBLISHED[name]


def test_a_variant_is_one_value_of_one_file() -> None:
    """Every variant file ends with its ruleset, which the registry knows by its file's name."""
    files = bela, bulgarian, coinche, concours, french501, ktga_be, ktga_fr
    assert {file.__name__.rsplit(".")[-1]: file.RULESET for file in files} == rulesets()


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_variant_names_its_source(name: str) -> None:
    """The source text on which the ruleset rests is recorded."""
    assert ruleset(name).sources
