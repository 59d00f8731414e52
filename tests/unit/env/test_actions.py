"""The numbers of actions."""

from __future__ import annotations

from random import Random

import pytest

from rebelote.cards import CARDS
from rebelote.engine import Deal
from rebelote.env.actions import ACTIONS, LEVELS, action_of, check_bids, numbered
from rebelote.env.errors import ActionNotOffered, BidOutsideSpace
from rebelote.rules import CAPOT, PASS, Bid, Declare, Play, Ruleset, Strain
from rebelote.rules.registry import ruleset
from tests.unit.env.everything import RULESETS


@pytest.mark.parametrize("rules", RULESETS.values(), ids=str)
def test_every_legal_action_has_a_number_of_its_own(rules: Ruleset) -> None:
    """In random games of any ruleset numbers and legal actions go both ways."""
    chance = Random(3)
    for _ in range(30):
        deal = Deal.start(rules, chance.sample(CARDS, 32))
        while not deal.is_over:
            legal = deal.legal_actions()
            offered = numbered(legal)
            assert set(offered.values()) == set(legal)
            assert len(offered) == len(legal)
            assert all(0 <= number < ACTIONS for number in offered)
            assert all(action_of(number, legal) == offered[number] for number in offered)
            deal = deal.apply(chance.choice(legal))


def test_the_numbers_are_those_of_the_table() -> None:
    """The documented numbers are kept, so that what was trained stays usable."""
    card = CARDS[20]
    expected = {
        20: Play(card),
        52: Play(card, says_belote=True),
        64: PASS,
        72: Bid(None, Strain.ALL_TRUMP),
        73: Bid(80, Strain.SPADES),
        73 + 6 * 2 + 1: Bid(100, Strain.HEARTS),
        186: Bid(CAPOT, Strain.ALL_TRUMP),
    }
    assert ACTIONS == 190
    assert LEVELS[-1] == CAPOT
    assert {number: action_of(number, ()) for number in expected} == expected


def test_announces_are_numbered_by_their_place() -> None:
    """The first announce held, the second and both are 187, 188 and 189."""
    rules = ruleset("bulgarian")
    for seed in range(500):
        deal = Deal.start(rules, Random(seed).sample(CARDS, 32))
        for call in (Bid(None, Strain.ALL_TRUMP), PASS, PASS, PASS):
            deal = deal.apply(call)
        made = [one for one in deal.legal_actions() if isinstance(one, Declare)]
        if len(made) == 3:
            break
    assert [action_of(number, made) for number in (187, 188, 189)] == made
    assert made[2].sets == (*made[0].sets, *made[1].sets)


@pytest.mark.parametrize("number", [-1, 187, ACTIONS, 10**9, None, "7", 1.0])
def test_what_is_no_action_is_refused(number: object) -> None:
    """The error tells the number and what is offered."""
    with pytest.raises(ActionNotOffered) as caught:
        action_of(number, [PASS])
    assert caught.value.params == {"number": number, "offered": (64,)}


@pytest.mark.parametrize("rules", RULESETS.values(), ids=str)
def test_every_ruleset_as_published_fits(rules: Ruleset) -> None:
    """All first bids have numbers."""
    check_bids(rules)


def test_a_house_rule_with_other_levels_is_refused() -> None:
    """A ruleset whose bids have no number is refused before anything is played."""
    with pytest.raises(BidOutsideSpace) as caught:
        check_bids(ruleset("coinche(bid_step=5)"))
    assert caught.value.params["call"] == Bid(85, Strain.SPADES)
