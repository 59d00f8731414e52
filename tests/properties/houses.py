"""Strategies: rulesets under random house options, packs and the other facts of a deal."""

from random import Random
from typing import Any

from hypothesis import strategies as st

from rebelote.cards import CARDS, Card
from rebelote.engine import Deal
from rebelote.rules import SEATS, Ruleset
from rebelote.rules.errors import RulesetError
from rebelote.rules.registry import rulesets


@st.composite
def houses(draw: st.DrawFn) -> Ruleset:
    """Draw a variant with up to three options at other values."""
    rules = rulesets()[draw(st.sampled_from(sorted(rulesets())))]
    for _ in range(draw(st.integers(0, 3))):
        name = draw(st.sampled_from(sorted(rules.settings)))
        setting = rules.settings[name]
        others = setting.option.domain.others(setting.value)
        if not others:
            continue
        try:
            rules = rules.with_options(**{name: draw(st.sampled_from(others))})
        except RulesetError:
            # Two options that contradict each other: the house keeps what it had.
            continue
    return rules


@st.composite
def packs(draw: st.DrawFn) -> tuple[Card, ...]:
    """Draw an order of the pack: mixed by chance, or one suit after another with a few swaps.

    The second kind is full of long runs, carrés, voids and capots.
    """
    chance = Random(draw(st.integers(0, 2**32)))
    pack = list(CARDS)
    if draw(st.booleans()):
        chance.shuffle(pack)
        return tuple(pack)
    pack.sort(key=lambda card: card.suit + chance.random() * draw(st.sampled_from((0.5, 1.5, 3))))
    return tuple(pack)


@st.composite
def facts(draw: st.DrawFn, rules: Ruleset) -> dict[str, Any]:
    """Draw what a deal starts with beside rules and pack."""
    packets = draw(st.sampled_from((None, *rules.dealing.packets_before)))
    return {
        "first": draw(st.sampled_from(SEATS)),
        "packets": packets,
        "pending": draw(st.sampled_from((0, 8, 81))),
        "is_last": rules.winning.is_last(1000),
    }


@st.composite
def started(draw: st.DrawFn) -> Deal:
    """Draw a deal in which nobody has spoken."""
    rules = draw(houses())
    return Deal.start(rules, draw(packs()), **draw(facts(rules)))
