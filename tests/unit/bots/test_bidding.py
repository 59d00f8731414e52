"""The expert's calls: legal everywhere, steady, and the club player's where nothing is known."""

import json
import logging
import random
from dataclasses import dataclass, replace

import pytest

from rebelote.bots import bidding, create
from rebelote.bots.bidding import Bidder, decide_call, family_of
from rebelote.bots.rules import RulesBot
from rebelote.bots.traits import TRAITS
from rebelote.bots.weights import BadWeights, Judgement, read_weights
from rebelote.cards import CARDS
from rebelote.engine import Deal, View
from rebelote.rules import PASS, SEATS
from rebelote.rules.bidding import NameOnce
from rebelote.rules.registry import ruleset, rulesets
from tests.unit.bots.positions import auction


def views(rules: str, seed: int, deals: int = 6) -> list[View]:
    """Return the decisions of some auctions, bid at random so that odd ones come up."""
    chance, found = random.Random(seed), []
    for _ in range(deals):
        deal = Deal.start(ruleset(rules), chance.sample(CARDS, 32), chance.choice(SEATS))
        while deal.contract is None and (seat := deal.to_act) is not None:
            found.append(deal.view(seat))
            deal = deal.apply(chance.choice(deal.legal_actions()))
    return found


def weights(constant: float, caution: float = 0.0) -> Bidder:
    """Return a bidder to whom every bid of a suit looks as good as every other."""
    kinds = {"bid-suit": {"slopes": [constant, *[0.0] * TRAITS], "trees": []}}
    data = {
        "format": 1,
        "traits": TRAITS,
        "families": {"TurnUp": {"caution": caution, "kinds": kinds}},
    }
    return Bidder(read_weights(json.dumps(data), TRAITS))


@pytest.mark.parametrize("rules", sorted(rulesets()))
def test_calls_are_legal_and_steady(rules: str) -> None:
    """At any point of any auction the call is legal and the same when asked again."""
    for view in views(rules, 5):
        call = decide_call(view)
        assert call in view.legal_actions
        assert decide_call(view) == call


@pytest.mark.parametrize("rules", sorted(rulesets()))
def test_calls_are_legal_at_any_score(rules: str) -> None:
    """Scores, points in suspense and a last deal change nothing about that."""
    for view in views(rules, 6, deals=2):
        for scores in ((0, 0), (95, 3), (10**6, 0), (0, 10**6)):
            late = replace(view, scores=scores, pending=16, is_last=True)
            assert decide_call(late) in view.legal_actions


@pytest.mark.parametrize(
    "rules",
    [
        "bela@1(pass_out=redeal_next)",
        "bulgarian@1(contracts=AT-S)",
        "bulgarian@1(double=none)",
        "coinche@1(bid_max=160,bid_min=100,double_multiplier=3)",
        "coinche@1(announces=off,double=none)",
        "concours@1(pass_out=forced_first,round2_suits=other)",
    ],
)
def test_calls_are_legal_under_house_options(rules: str) -> None:
    """House options that change what may be called change nothing about that."""
    for view in views(rules, 10, deals=4):
        assert decide_call(view) in view.legal_actions


def test_the_weights_decide() -> None:
    """Where a bid is said to gain it is made, where it is said to lose one passes."""
    view = auction("concours", {0: "JhAhKh As7c"}, turned="9h").view(SEATS[0])
    assert str(weights(1.0).decide_call(view)) == "H"
    assert weights(-1.0).decide_call(view) == PASS


def test_caution_keeps_to_the_club_players_call() -> None:
    """A gain smaller than the caution does not change what the club player would call."""
    view = auction("concours", {0: "JhAhKh As7c"}, turned="9h").view(SEATS[0])
    assert str(weights(-0.1, caution=0.2).decide_call(view)) == "H"


def test_gains_are_told_where_the_weights_decide() -> None:
    """The caution moves the call and not what is told; a kind without weights leaves no gains."""
    view = auction("concours", {0: "JhAhKh As7c"}, turned="9h").view(SEATS[0])
    call, gains = weights(-0.1, caution=0.2).weigh(view)
    assert (str(call), gains[PASS]) == ("H", 0.0)
    assert gains[call] < 0
    assert Bidder({"TurnUp": Judgement(0.0, {})}).weigh(view) == (call, {})


def test_another_family_of_auctions_is_left_to_the_club_player() -> None:
    """Without weights for its family every call is the club player's."""
    bidder = weights(1.0)
    for view in views("coinche", 7):
        assert bidder.decide_call(view) == RulesBot().decide(view)


def test_a_family_brought_by_a_plugin_is_called_all_the_same() -> None:
    """A bidding family nobody has trained for is bid as the club player would."""

    @dataclass(frozen=True)
    class HouseBidding(NameOnce):
        """A family with a name of its own."""

    rules = replace(ruleset("bela"), bidding=HouseBidding(), id="house")
    deal = Deal.start(rules, CARDS)
    view = deal.view(deal.setup.first)
    assert family_of(rules) == "HouseBidding"
    assert decide_call(view) == RulesBot().decide(view)


def test_the_expert_of_the_registry_calls_so() -> None:
    """`expert` makes these calls, and makes them without a search."""
    for view in views("coinche", 11, deals=2):
        assert create("expert", 1).decide(view) == decide_call(view)


def test_unusable_weights_are_said_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """With a damaged file the expert calls as the club player does, and the log says why."""

    def refuse(traits: int) -> None:
        raise BadWeights(problem="cut short")

    monkeypatch.setattr(bidding, "shipped_weights", refuse)
    with caplog.at_level(logging.ERROR, "rebelote.bots"):
        bidder = Bidder()
    assert isinstance(bidder.problem, BadWeights)
    assert "cut short" in caplog.text
    for view in views("bela", 8, deals=2):
        assert bidder.decide_call(view) == RulesBot().decide(view)


def test_a_hopeless_score_does_not_change_a_call() -> None:
    """Where the match is as good as over, calls are those of a deal that stands alone."""
    for view in views("bulgarian", 9, deals=3):
        lost = replace(view, scores=(0, 10**6))
        assert decide_call(lost) == decide_call(view)
