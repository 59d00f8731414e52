"""How much of what seeing all cards gains."""

from random import Random

import pytest

from benchmarks.ceiling import by_bot, finish, gains_of, share_of, with_all_cards
from rebelote.cards import CARDS
from rebelote.engine import Deal
from rebelote.rules.registry import ruleset
from rebelote.solver import Position, evaluate


def test_the_share_is_one_of_sums():
    """Three and one of four and four are half of it."""
    share, error = share_of([(3.0, 4.0), (1.0, 4.0)])
    assert share == 0.5
    assert error == pytest.approx(0.25)


def test_who_sees_all_cards_reaches_the_exact_value():
    """Against itself it ends with the value of the deal, in every position on the way."""
    rules, chance, club = ruleset("bela"), Random(1), by_bot("rules", 0)
    deal = Deal.start(rules, chance.sample(CARDS, 32))
    while deal.contract is None:
        deal = deal.apply(club(deal))
    value = evaluate(Position.of(deal)).value
    ended = finish(deal, [with_all_cards] * 4)
    points = ended.card_points[0] + 10 * (ended.tally.last_trick == 0)
    capot = {0: 90, 1: -90, None: 0}[ended.tally.capot]
    assert points + capot == value


def test_the_same_deal_gives_the_same_gains():
    """A key is enough to play a deal again."""
    rules = ruleset("ktga_be")
    assert gains_of(rules, "k") == gains_of(rules, "k")
