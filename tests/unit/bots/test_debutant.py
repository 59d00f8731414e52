"""The beginner: what he forgets, what tempts him, how he bids, and where that leaves him."""

from dataclasses import replace

import pytest

from rebelote.arena import duel
from rebelote.bots.debutant import DebutantBot, Weakness
from rebelote.bots.rules import RulesBot
from rebelote.cards import Card
from rebelote.engine import Deal, View
from rebelote.rules import DOUBLE, PASS, Action, Bid, Declare, Phase, Play
from rebelote.rules.registry import rulesets
from tests.unit.bots.positions import auction, call, position
from tests.unit.cli.table import passing, states

CAREFUL = Weakness(by_looks=0, forgets=0)
TEMPTED = Weakness(by_looks=1, forgets=0)
FORGETFUL = Weakness(by_looks=0, forgets=1)
TIMID, BOLD = Weakness(bold=0.1, timid=0.1), Weakness(bold=-0.06, timid=-0.06)
HANDS = [
    "JhAh9hTh AsKs AdTd",
    "QhKh Qs9s7s KdQd9d",
    "8h7h TsJs8s Jd8d Ac",
    "KcQcTcJc9c8c7c 7d",
]


def seen(deal: Deal) -> View:
    """Return what the seat to act sees."""
    assert deal.to_act is not None
    return deal.view(deal.to_act)


def after(cards: str, rules: str = "coinche(announces=off)") -> View:
    """Return what the next seat sees once these cards lie on the table."""
    return seen(position(rules, HANDS, "100H", 0, cards))


def decisions(variant: str) -> list[View]:
    """Return the views of some deals in which there is something to decide."""
    deals = [deal for seed in range(4) for deal in states(variant, seed)]
    return [seen(deal) for deal in deals if len(deal.legal_actions()) > 1]


def decision(view: View, weakness: Weakness) -> Action:
    """Return what a beginner so weak does."""
    return DebutantBot(1, weakness).decide(view)


@pytest.mark.parametrize("variant", sorted(rulesets()))
def test_the_same_seed_and_view_give_the_same_legal_action(variant: str) -> None:
    """What was asked before changes nothing, and nothing illegal is answered."""
    views = decisions(variant)
    old = DebutantBot(7)
    actions = [old.decide(view) for view in views]
    assert [DebutantBot(7).decide(view) for view in reversed(views)] == actions[::-1]
    assert all(action in view.legal_actions for action, view in zip(actions, views, strict=True))


def test_another_seed_errs_elsewhere() -> None:
    """Two beginners at a table are two people."""
    views = decisions("concours")
    one, other = DebutantBot(1), DebutantBot(2)
    assert [one.decide(view) for view in views] != [other.decide(view) for view in views]


def test_only_the_last_trick_is_remembered() -> None:
    """What fell before changes nothing for a beginner, and something for the club player."""
    views = [view for view in decisions("coinche") if len(view.tricks) > 1]
    recent = [replace(view, tricks=view.tricks[-1:]) for view in views]
    club = RulesBot()
    careful = [decision(view, CAREFUL) for view in views]
    assert careful == [decision(view, CAREFUL) for view in recent]
    assert careful != [club.decide(view) for view in views]


@pytest.mark.parametrize(
    ("table", "card"),
    [
        pytest.param("", "Jh", id="the dearest card is led"),
        pytest.param("Ks 7s", "Ts", id="the partner's trick is taken"),
        pytest.param("As 7s", "8s", id="a ten is saved from the partner's ace"),
    ],
)
def test_a_card_may_look_good(table: str, card: str) -> None:
    """Tempted, a beginner takes as dearly as he can, and gives little where he cannot."""
    assert decision(after(table), TEMPTED) == Play(Card.parse(card))


def test_announces_may_be_forgotten() -> None:
    """A careful beginner declares all he holds before his first card, a forgetful one plays."""
    view = after("As 7s 8s", "coinche(announces=on)")
    made = decision(view, CAREFUL)
    assert isinstance(made, Declare)
    assert made.sets
    assert isinstance(decision(view, FORGETFUL), Play)


@pytest.mark.parametrize(("weakness", "says"), [(CAREFUL, True), (FORGETFUL, False)])
def test_the_word_of_the_belote_may_be_forgotten(weakness: Weakness, says: bool) -> None:
    """The word goes with the card unless it is forgotten."""
    action = decision(after("Jh"), weakness)
    assert isinstance(action, Play)
    assert action.says_belote is says


def test_a_bold_beginner_takes_where_a_timid_one_passes() -> None:
    """Temper decides about a hand that counts to half of the pack."""
    view = seen(auction("coinche", {0: "JhKh8h7h KsQs7d7c"}))
    assert decision(view, TIMID) == PASS
    assert decision(view, BOLD) == call("80H")


def test_points_are_counted_and_not_what_they_are_good_for() -> None:
    """A hand of lonely tens and kings looks like a hand to bid on."""
    view = seen(auction("coinche", {0: "Jh9h7h TsKs TdKd Tc"}))
    assert isinstance(decision(view, CAREFUL), Bid)


def test_the_partner_is_left_alone_unless_the_hand_is_much_better() -> None:
    """A bid of the partner's has to be beaten by more than one of nobody's."""
    hand = {2: "JhKh8h7h KsQs7d7c"}
    assert isinstance(decision(seen(auction("coinche", hand, "pass", "pass")), BOLD), Bid)
    assert decision(seen(auction("coinche", hand, "80S", "pass")), BOLD) == PASS


def test_a_bid_on_his_own_trumps_is_doubled() -> None:
    """What he would have bid on himself, the others should not make."""
    view = seen(auction("coinche", {1: "Jh9hAhTh7h As7d7c"}, "80H"))
    assert decision(view, CAREFUL) == DOUBLE


@pytest.mark.parametrize("variant", ["bela", "ktga_be"])
def test_who_must_name_a_trump_names_one(variant: str) -> None:
    """Where all the others passed, a beginner finds a bid too."""
    *_, deal = passing(variant)
    assert PASS not in deal.legal_actions()
    assert deal.phase in (Phase.FORCED, Phase.BIDDING)
    assert isinstance(decision(seen(deal), TIMID), Bid)


@pytest.mark.untraced
@pytest.mark.parametrize("variant", sorted(rulesets()))
def test_a_beginner_clearly_beats_chance(variant: str) -> None:
    """Sixty duplicate pairs tell already; docs/explanation/bots.md has more of them."""
    result = duel("debutant", "random", variant, pairs=60, seed=1)
    assert result.mean > 3 * result.standard_error
    assert not result.faults


@pytest.mark.untraced
@pytest.mark.parametrize("variant", sorted(rulesets()))
def test_the_club_player_is_ahead_of_a_beginner(variant: str) -> None:
    """Sixty duplicate pairs tell already; docs/explanation/bots.md has more of them."""
    result = duel("rules", "debutant", variant, pairs=60, seed=1)
    assert result.mean > result.standard_error
