"""Faults that other belote programs had with auctions, tried on our engine."""

import pytest

from rebelote.match import Match
from rebelote.rules import Contract, Seat, Strain
from rebelote.rules.errors import BidTooLow, ContractFrozen, OwnSideDoubled
from rebelote.rules.registry import ruleset, rulesets
from tests.rules.table import after, call, deal_of, played_out, shuffled


def legal(calls: str) -> set[str]:
    return set(map(str, deal_of("coinche", {}, calls).legal_actions()))


def test_a_coinched_bid_cannot_be_raised() -> None:
    """After a double the bidder may redouble or pass, and 110 is refused as frozen."""
    assert legal("100H double pass") == {"pass", "redouble"}
    with pytest.raises(ContractFrozen):
        deal_of("coinche", {}, "100H double pass 110H")


def test_one_does_not_coinche_one_s_partner() -> None:
    """Only opponents of the bid are offered the double, and the partner's is refused."""
    assert "double" not in legal("100H pass")
    assert "double" in legal("100H")
    with pytest.raises(OwnSideDoubled):
        deal_of("coinche", {}, "100H pass double")


def test_a_capot_may_be_coinched_and_surcoinched() -> None:
    """The highest bid is open to doubling like any other."""
    assert legal("capotH") == {"pass", "double"}
    doubled = deal_of("coinche", {}, "capotH double redouble")
    assert doubled.contract == Contract(Strain.HEARTS, "capot", Seat(0), 4)


@pytest.mark.parametrize("lower", ["90H", "100H", "80C"])
def test_a_bid_is_strictly_higher(lower: str) -> None:
    """After 100 of spades neither 90 nor another 100 is accepted."""
    with pytest.raises(BidTooLow):
        deal_of("coinche", {}, f"100S {lower}")


def test_no_trumps_count_the_pack_at_120() -> None:
    """No ace is worth more at no-trumps, and the deal is not 156."""
    tables = ruleset("bulgarian").ranking.tables[Strain.NO_TRUMP]
    assert (sum(tables.points), max(tables.points)) == (120, 11)


def test_a_capot_bid_counts_250() -> None:
    """A capot that is made brings 250 for the cards and 250 for the bid."""
    hands = {0: "AhKhQhJhTh9h8h7h"}
    deal = played_out(deal_of("coinche", hands, "capotH pass pass pass"))
    assert deal.score().marks == (500, 0)


def test_a_pass_is_no_bid() -> None:
    """The taker is who bid, not who passed before."""
    deal = deal_of("coinche", {}, "pass 80H pass pass pass")
    assert deal.contract == Contract(Strain.HEARTS, 80, Seat(1))


def test_each_deal_has_its_own_auction() -> None:
    """The bids of one deal are gone in the next."""
    match = Match(ruleset("coinche"))
    deal = after(match.deal(shuffled(1)), "80H pass pass pass")
    following = match.add(played_out(deal)).deal(shuffled(2))
    assert following.auction.calls == ()
    assert call("80S") in following.legal_actions()


@pytest.mark.parametrize("variant", rulesets())
@pytest.mark.parametrize("first", range(4))
def test_the_next_dealer_is_the_next_in_play(variant: str, first: int) -> None:
    """After a deal the old first player deals, in the direction of play."""
    match = Match(ruleset(variant), Seat(first))
    deal = match.deal(shuffled(7))
    deal = played_out(deal.apply(deal.legal_actions()[-1]), seed=1)
    assert match.add(deal).dealer == first
