"""What a club player calls, in hands where a club player does not hesitate."""

import pytest

from rebelote.rules import CAPOT, Bid, Strain
from tests.unit.bots.positions import auction, decision


def test_jack_nine_and_ace_take_the_turned_suit() -> None:
    """With jack, nine and ace of the turned suit one takes."""
    deal = auction("concours", {0: "JhAhKh As7c"}, turned="9h")
    assert str(decision(deal)) == "H"


def test_an_empty_hand_passes_in_both_rounds() -> None:
    """With no trump worth the name and no ace one passes twice."""
    hands = {0: "7s8s 9d Qc8c"}
    assert str(decision(auction("french501", hands, turned="Ah"))) == "pass"
    passes = ["pass"] * 4
    assert str(decision(auction("french501", hands, *passes, turned="Ah"))) == "pass"


def test_the_second_round_names_the_long_strong_suit() -> None:
    """In the second round a strong other suit is named."""
    hands = {0: "JsAs9s Ad7c"}
    deal = auction("french501", hands, *["pass"] * 4, turned="8h")
    assert str(decision(deal)) == "S"


def test_the_turned_card_counts_for_the_taker() -> None:
    """The same five cards take under a turned jack and pass under a turned seven."""
    hands = {0: "9hThKh As8c"}
    assert str(decision(auction("french501", hands, turned="Jh"))) == "H"
    weak = {0: "ThKh As8c8d"}
    assert str(decision(auction("french501", weak, turned="7h"))) == "pass"


def test_a_forced_choice_names_the_best_suit() -> None:
    """Who must choose names the suit of his jack and nine."""
    deal = auction("ktga_be", {0: "JdAd9d 7s8c"}, *["pass"] * 8, turned="7h")
    assert not any(str(action) == "pass" for action in deal.legal_actions())
    assert str(decision(deal)) == "D"


def test_a_dealer_who_must_name_picks_the_best_suit() -> None:
    """When the others passed, a dealer who must name a suit names his best."""
    deal = auction("bela", {3: "JcTc8c 7sKd8h"}, "pass", "pass", "pass")
    assert str(decision(deal)) == "C"


def test_four_aces_bid_no_trumps() -> None:
    """Aces in every suit are a no-trump hand."""
    assert str(decision(auction("bulgarian", {0: "AsAhAdAcTs"}))) == "NT"


def test_four_jacks_bid_all_trumps() -> None:
    """Jacks in every suit are an all-trump hand."""
    assert str(decision(auction("bulgarian", {0: "JsJhJdJc9s"}))) == "AT"


def test_a_poor_hand_leaves_the_partners_contract_alone() -> None:
    """One does not overbid the partner with nothing."""
    deal = auction("bulgarian", {2: "7s8s 8hQd7c"}, "H", "pass")
    assert str(decision(deal)) == "pass"


def test_the_partners_suit_is_raised_with_jack_and_aces() -> None:
    """With the jack of the partner's suit and aces one raises him."""
    deal = auction("coinche", {2: "Jh8h AsTs AdTd Ac7c"}, "80H", "pass")
    action = decision(deal)
    assert isinstance(action, Bid)
    assert action.strain is Strain.HEARTS


def test_a_stronger_hand_opens_higher() -> None:
    """A very strong hand opens at a higher level than a fair one, in the same suit."""
    fair = decision(auction("coinche", {0: "Jh9h8h AsTs 8d7d7c"}))
    strong = decision(auction("coinche", {0: "Jh9hAhKh AsTs Ad7c"}))
    assert isinstance(fair, Bid)
    assert isinstance(strong, Bid)
    assert fair.strain is strong.strain is Strain.HEARTS
    assert isinstance(fair.level, int)
    assert isinstance(strong.level, int)
    assert 80 <= fair.level < strong.level < 200


def test_all_tricks_are_bid_only_when_they_are_sure() -> None:
    """Capot is bid with nothing but winners, and not with one loser."""
    sure = decision(auction("coinche", {0: "JhAh9hTh AsTs AdAc"}))
    assert sure == Bid(CAPOT, Strain.HEARTS)
    loser = decision(auction("coinche", {0: "JhAh9hTh AsTs Ad7c"}))
    assert isinstance(loser, Bid)
    assert loser.level != CAPOT


@pytest.mark.parametrize("rules", ["coinche", "bulgarian"])
def test_a_huge_defence_doubles(rules: str) -> None:
    """With the best trumps behind the taker, and aces, one doubles."""
    if rules == "coinche":
        deal = auction(rules, {1: "Jh9hAhTh AsTs AdAc"}, "100H")
    else:
        deal = auction(rules, {1: "Jh9hAhThKh"}, "H")
    assert str(decision(deal)) == "double"


def test_a_poor_defence_does_not_double() -> None:
    """Without trumps or aces one leaves the opponents' bid alone."""
    deal = auction("coinche", {1: "7h8s7s 9d8dQd 8c7c"}, "80H")
    assert str(decision(deal)) == "pass"


def test_a_doubled_bid_is_seldom_redoubled() -> None:
    """An ordinary bid that was doubled is left there."""
    deal = auction("coinche", {2: "Kh7h 8sJs QdJd 9cQc"}, "80H", "double")
    assert str(decision(deal)) == "pass"
