"""A bot's fault never ends a game."""

import logging

import pytest

from rebelote.bots import Guarded, play_deal, safe_action
from rebelote.engine import Event, View
from rebelote.rules import PASS, Action, Declare, Play
from rebelote.rules.actions import PLAYS
from tests.unit.bots.positions import auction, position


class Broken:
    """A player that raises whenever it is asked anything."""

    name = "broken@1"

    def observe(self, event: Event) -> None:
        raise LookupError("lost the thread")

    def decide(self, view: View) -> Action:
        raise IndexError("index 4 of 2")


class Cheat:
    """A player that always plays the seven of spades."""

    name = "cheat@1"

    def observe(self, event: Event) -> None:
        pass

    def decide(self, view: View) -> Action:
        return PLAYS[0]


HANDS = [
    "JhAh9hTh AsKs AdTd",
    "QhKh TsQs9s KdQd9d",
    "8h7h Js8s7s Jd8d Ac",
    "KcQcTcJc9c8c7c 7d",
]


def test_a_bot_that_raises_passes() -> None:
    """In the auction the safe action is a pass."""
    deal = auction("coinche", {})
    assert Guarded(Broken()).decide(deal.view(deal.setup.first)) == PASS


def test_a_bot_that_raises_bids_where_it_may_not_pass() -> None:
    """Where a pass is not legal the first bid offered is made."""
    deal = auction("bela", {}, "pass", "pass", "pass")
    seat = deal.to_act
    assert seat is not None
    assert Guarded(Broken()).decide(deal.view(seat)) == deal.legal_actions()[0]


def test_the_safe_card_is_the_legal_one_with_the_fewest_points() -> None:
    """Of the legal cards the cheapest is played."""
    deal = position("coinche(announces=off)", HANDS, "100H", 0, "As Ts 7s")
    seat = deal.to_act
    assert seat is not None
    action = safe_action(deal.view(seat))
    assert isinstance(action, Play)
    assert str(action.card) == "7d"


def test_the_safe_action_declares_all_that_is_held() -> None:
    """Before its first card a bot in trouble still makes its announces."""
    deal = position("coinche", HANDS, "100H", 0, "As Ts 7s")
    seat = deal.to_act
    assert seat is not None
    action = safe_action(deal.view(seat))
    assert isinstance(action, Declare)
    assert len(action.sets) == 1


def test_the_safe_action_says_belote() -> None:
    """A bot in trouble still says the word with its king or queen of trumps."""
    deal = position("coinche(announces=off)", HANDS, "100H", 0, "9h")
    seat = deal.to_act
    assert seat is not None
    action = safe_action(deal.view(seat))
    assert isinstance(action, Play)
    assert action.says_belote


def test_an_illegal_answer_is_replaced_kept_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    """The fault says who, where, when, what was wrong and what was done instead."""
    deal = auction("coinche", {}, "pass")
    guarded = Guarded(Cheat())
    with caplog.at_level(logging.ERROR, logger="rebelote.bots"):
        guarded.decide(deal.view(deal.setup.first + 1))  # type: ignore[arg-type]
    (fault,) = guarded.faults
    assert fault == ("cheat@1", 1, 1, "7s is not legal", PASS)
    assert caplog.messages == ["cheat@1 at seat 1: 7s is not legal; played instead: pass"]


def test_a_fault_while_listening_is_kept_and_the_game_goes_on() -> None:
    """Four bots that always raise still play a deal to its end."""
    guards = [Guarded(Broken()) for _ in range(4)]
    deal = play_deal(position("coinche", HANDS, "100H", 0), guards)
    assert deal.score().outcome in ("made", "failed")
    assert any("lost the thread" in fault.problem for fault in guards[0].faults)
    assert any("index 4 of 2" in fault.problem for fault in guards[0].faults)


def test_a_forced_action_is_not_asked_for() -> None:
    """With one legal action the player is not asked, so it cannot go wrong."""
    deal = position("coinche(announces=off)", HANDS, "100H", 0, "9h Kh 8h")
    seat = deal.to_act
    assert seat is not None
    guarded = Guarded(Broken())
    view = deal.view(seat)
    while len(view.legal_actions) > 1:
        deal = deal.apply(view.legal_actions[0])
        assert deal.to_act is not None
        view = deal.view(deal.to_act)
    assert guarded.decide(view) == view.legal_actions[0]
    assert not guarded.faults


def test_a_seat_that_is_not_to_act_has_nothing_to_decide() -> None:
    """Asking out of turn is the caller's mistake, not the bot's."""
    deal = auction("coinche", {})
    with pytest.raises(ValueError, match="not to act"):
        Guarded(Broken()).decide(deal.view(deal.setup.first + 2))  # type: ignore[arg-type]


def test_the_guard_bears_the_name_of_its_player() -> None:
    """Who is guarded stays visible."""
    assert Guarded(Cheat()).name == "cheat@1"
