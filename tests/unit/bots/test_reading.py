"""What a seat works out from the play."""

import random

import pytest

from rebelote.bots.reading import Reading
from rebelote.cards import CARDS, CardSet
from rebelote.engine import Deal
from rebelote.rules.registry import ruleset, rulesets
from tests.unit.bots.positions import position

HANDS = [
    "AsKs9s Jh8h Jd7d Ac",
    "TsQs 9hThKh KdQd Kc",
    "Js8s7s Ah7h Td9d Jc",
    "Qh Ad8d QcTc9c8c7c",
]


def reading_after(cards: str, rules: str = "coinche", bid: str = "80H") -> Reading:
    deal = position(rules, HANDS, bid, 0, cards)
    assert deal.to_act is not None
    return Reading(deal.view(deal.to_act))


def test_a_discard_shows_that_the_suit_is_not_held() -> None:
    """Who ruffs a spade can hold no more spades."""
    reading = reading_after("As Qs 7s Qh")
    assert not reading.could[3] & 0xFF
    assert reading.could[1] & 0xFF


def test_who_does_not_rise_holds_nothing_higher() -> None:
    """A trump that does not beat the best one shows that nothing higher is held."""
    reading = reading_after("8h Kh Ah Qh")
    higher_than_ace = CardSet.parse("Jh9h")
    assert not reading.could[3] & higher_than_ace


def test_who_throws_a_card_where_one_must_ruff_has_no_trump() -> None:
    """A plain card on an opponent's winner of a suit not held shows that no trump is held."""
    hands = ["AsKs9s Jh8h Jd7d Ac", "TsQs 9hThKh KdQd Kc", "Js8s7s AhQh7h Td 9d"]
    hands.append("Ad8d QcTc9c8c7cJc")
    deal = position("coinche", hands, "80H", 0, "As Qs 7s 7c")
    assert deal.to_act is not None
    assert not Reading(deal.view(deal.to_act)).could[3] & 0xFF00


def test_who_throws_a_card_on_his_partners_trick_may_have_trumps() -> None:
    """Where the partner wins, a discard leaves the trumps possible."""
    hands = ["9s8s7s Jh8h Jd7d Ac", "AsTsQs 9hKh KdQd Kc", "KsJs Ah7hTh Td9d 8c"]
    hands.append("Qh Ad8d QcTc9c7cJc")
    deal = position("coinche", hands, "80H", 0, "9s As Js 7c")
    assert deal.to_act is not None
    reading = Reading(deal.view(deal.to_act))
    assert not reading.could[3] & 0xFF
    assert reading.could[3] & 0xFF00


def test_the_other_card_of_a_said_belote_is_known() -> None:
    """Who said belote with the king holds the queen."""
    hands = ["JhAh9hTh AsKs AdTd", "QhKh TsQs9s KdQd9d", "8h7h Js8s7s Jd8d Ac"]
    hands.append("KcQcTcJc9c8c7c 7d")
    deal = position("coinche(announces=off)", hands, "100H", 0, "9h Kh! 8h 7d")
    assert deal.to_act is not None
    reading = Reading(deal.view(deal.to_act))
    assert reading.sure[1] == CardSet.parse("Qh")
    assert reading.holds(1, CardSet.parse("Qh")) == 1.0


@pytest.mark.parametrize(
    "rules",
    [
        *sorted(rulesets()),
        "bela(plain_rise=on)",
        "bulgarian(trump_rise=off)",
        "coinche(cannot_overruff=under,partner_trump_cannot_rise=under)",
        "ktga_be(ruff_when=always)",
    ],
)
def test_no_true_holding_is_ever_excluded(rules: str) -> None:
    """Over whole random deals, each seat's cards stay among those the others think possible."""
    chance = random.Random(3)
    for _ in range(25):
        deal = Deal.start(ruleset(rules), chance.sample(CARDS, len(CARDS)))
        while deal.to_act is not None:
            if deal.contract is not None:
                reading = Reading(deal.view(deal.to_act))
                for seat, hand in enumerate(deal.hands):
                    if seat != deal.to_act:
                        assert not hand & ~reading.could[seat]
                        assert not reading.sure[seat] & ~hand
            deal = deal.apply(chance.choice(deal.legal_actions()))


def test_chances_share_out_a_card() -> None:
    """One unseen card is somewhere: the three seats' chances of holding it add up to one."""
    reading = reading_after("")
    card = CardSet.parse("Ts")
    assert sum(reading.holds(seat, card) for seat in (1, 2, 3)) == pytest.approx(1.0)
    assert sum(reading.expected(seat, 0xFF00) for seat in (1, 2, 3)) == pytest.approx(6.0)


def test_nothing_can_be_read_before_the_contract() -> None:
    """There is no play to read in an auction."""
    deal = Deal.start(ruleset("coinche"), CARDS)
    with pytest.raises(ValueError, match="contract"):
        Reading(deal.view(deal.setup.first))
