"""The seven presets as plain dictionaries, after RULES.md sections 3 and 5."""

from typing import Any

STANDARD: dict[str, Any] = {
    # the deal and the auction
    "packets_before": [3, 2],
    "hidden": 0,
    "turn_up": True,
    "auction": "turnup2",  # turnup2, name_once, ladder, points
    "round2_suits": "other",  # other, any
    "pass_out": "redeal_next",  # redeal_next, forced_first, dealer_must
    "contracts": ["S", "H", "D", "C"],
    "double": "none",  # none, open, freeze
    "double_multiplier": 2,
    "redouble_multiplier": 4,
    "bid_min": 80,
    "bid_step": 10,
    "bid_max": 240,
    "capot_bid": 250,
    # the play
    "trump_rise": True,
    "plain_rise": False,
    "ruff_when": "opponent",  # opponent, always
    "cannot_overruff": "under",  # under, free
    "partner_trump_cannot_rise": "free",  # free, under
    # announces and belote
    "announces": True,
    "announce_mode": "declare",  # declare, auto
    "contest": "joint",  # joint, split
    "announce_tie": "none",  # none, first_speaker
    "announce_trump_break": True,
    "run_length_break": False,
    "carre_order": "J9A10KQ",
    "belote_say": "say_first",  # say_first, say_both, auto
    "belote_at_discard": "either",  # either, first
    "belote_king_first": False,
    "belote_on_failure": "lost",  # lost, kept
    "belote_on_tie": "suspended",  # suspended, kept
    "no_trick_belote": "keep_unless_failed",  # keep_unless_failed, keep, transfer
    "no_trick_announces": "keep",  # keep, transfer
    "capot_takes_announces": False,
    # the score
    "score": "additive",  # additive, ktga, coinche
    "last_trick": 10,
    "capot": "plus90",  # plus90, der100: on top of the last trick's ten, or instead of it
    "unit": "raw",  # raw, be, bg, r10
    "nt_double": False,
    "round_before_double": True,
    "coinche_made": "one_total",  # one_total, own
    "last_deal_tie": None,  # None, all_to_defence
    # the match
    "target": None,
    "deals": None,
    "hanging_blocks_end": True,
    "valat_blocks_end": False,
}

KTGA: dict[str, Any] = {
    "announce_mode": "auto",
    "run_length_break": True,
    "carre_order": "J9AKQ10",
    "belote_say": "auto",
    "belote_on_failure": "kept",
    "belote_on_tie": "kept",
    "no_trick_belote": "keep",
    "capot_takes_announces": True,
    "score": "ktga",
}

CHANGES: dict[str, dict[str, Any]] = {
    "concours": {
        "round2_suits": "any",
        "announces": False,
        "belote_say": "say_both",
        "capot": "der100",
        "last_deal_tie": "all_to_defence",
        "deals": 12,
        "hanging_blocks_end": False,
    },
    "ktga_be": KTGA
    | {
        "pass_out": "forced_first",
        "partner_trump_cannot_rise": "under",
        "belote_king_first": True,
        "unit": "be",
        "target": 101,
    },
    "ktga_fr": KTGA | {"target": 1010},
    "bulgarian": {
        "turn_up": False,
        "auction": "ladder",
        "contracts": ["C", "D", "H", "S", "NT", "AT"],
        "double": "open",
        "cannot_overruff": "free",
        "contest": "split",
        "announce_trump_break": False,
        "unit": "bg",
        "nt_double": True,
        "target": 151,
        "valat_blocks_end": True,
    },
    "french501": {"target": 501},
    "coinche": {
        "packets_before": [3, 2, 3],
        "turn_up": False,
        "auction": "points",
        "double": "freeze",
        "cannot_overruff": "free",
        "belote_on_failure": "kept",
        "no_trick_belote": "keep",
        "score": "coinche",
        "unit": "r10",
        "target": 1000,
    },
    "bela": {
        "packets_before": [3, 3],
        "hidden": 2,
        "turn_up": False,
        "auction": "name_once",
        "pass_out": "dealer_must",
        "ruff_when": "always",
        "announce_tie": "first_speaker",
        "announce_trump_break": False,
        "no_trick_belote": "transfer",
        "no_trick_announces": "transfer",
        "target": 1001,
    },
}


def ruleset(variant, options=None):
    """Return the options of a preset, with the caller's own put over them."""
    opts = STANDARD | CHANGES[variant]
    for name, value in (options or {}).items():
        if name not in opts:
            raise ValueError(f"unknown option: {name}")
        opts[name] = value
    return opts
