"""The players that search: what they choose, what they report, when they fall back."""

from dataclasses import replace

import pytest

from rebelote.bots import create
from rebelote.bots.outlook import CardOutlook, outlook
from rebelote.bots.searching import Diligence, SearchingBot, as_good, known_cards
from rebelote.cards import Card, CardSet
from rebelote.rules import PASS, SEATS, Declare, Play
from rebelote.rules.registry import rulesets
from rebelote.solver import backend, kernel
from tests.unit.bots.positions import auction, decision, position
from tests.unit.bots.test_outlook import HANDS, in_play, seen

NATIVE = pytest.mark.skipif(backend() == "python", reason="installed without the kernel")


def searcher(worlds: int = 4) -> SearchingBot:
    """Return a player that looks at few worlds and takes its time."""
    return SearchingBot("searcher", 1, Diligence(worlds=worlds, seconds=60.0))


@NATIVE
@pytest.mark.parametrize("rules", sorted(rulesets()))
def test_a_card_that_promises_most_is_played(rules: str) -> None:
    """The card played is one of the best of an outlook over every world."""
    view = seen(in_play(rules, 3, 24))
    action = searcher().decide(view)
    assert isinstance(action, Play)
    best = outlook(view, worlds=4, seed=1).cards
    assert action.card in as_good(best)


@NATIVE
def test_the_same_seed_and_view_give_the_same_card() -> None:
    """What was asked before changes nothing."""
    view, other = seen(in_play("bela", 2, 5)), seen(in_play("bela", 3, 9))
    bot = searcher()
    bot.decide(other)
    assert bot.decide(view) == searcher().decide(view)


@NATIVE
def test_what_was_searched_is_reported() -> None:
    """The number of worlds is the one asked for, and nothing was cut."""
    bot = searcher(worlds=5)
    bot.decide(seen(in_play("coinche", 2, 5)))
    assert bot.searched is not None
    assert (bot.searched.asked, bot.searched.done) == (5, 5)
    assert not bot.searched.is_cut
    assert bot.searched.backend == "native"


@NATIVE
def test_more_worlds_are_looked_at_when_they_are_cheap() -> None:
    """From five cards on the greater number counts."""
    diligence = Diligence(worlds=3, seconds=60.0, cheap_worlds=9)
    assert [diligence.worlds_for(cards) for cards in (8, 6, 5, 2)] == [3, 3, 9, 9]


def test_a_player_may_search_small_hands_only() -> None:
    """Nothing is searched before the hand has become as small as the player's diligence asks."""
    diligence = Diligence(worlds=3, seconds=60.0, largest_hand=3)
    searches = [diligence.worlds_for(cards) > 0 for cards in (8, 4, 3, 1)]
    assert searches == [False, False, True, True]


@NATIVE
def test_time_that_runs_out_is_reported() -> None:
    """Fewer worlds than asked for are never passed off as all of them."""
    bot = SearchingBot("searcher", 1, Diligence(worlds=100_000, seconds=1.0))
    bot.decide(seen(in_play("bela", 2, 5)))
    assert bot.searched is not None
    assert bot.searched.is_cut
    assert 0 < bot.searched.done < bot.searched.asked


@NATIVE
def test_no_time_at_all_is_reported() -> None:
    """When not one world could be done the club player plays, and the report says why."""
    deal = in_play("coinche", 2, 5)
    bot = SearchingBot("searcher", 1, Diligence(worlds=4, seconds=1e-9))
    assert bot.decide(seen(deal)) == decision(deal)
    assert bot.searched is not None
    assert bot.searched.is_cut


def test_a_call_rests_on_no_search() -> None:
    """Calls are the club player's, and the last search is forgotten."""
    deal = auction("coinche", {0: "JhAh9hTh AsKs AdTd"})
    bot = searcher()
    assert bot.decide(deal.view(SEATS[0])) == decision(deal)
    assert bot.searched is None


def test_another_way_to_call_can_be_plugged_in() -> None:
    """The seam for calls takes any function from a view to a call."""
    deal = auction("coinche", {0: "JhAh9hTh AsKs AdTd"})
    bot = SearchingBot("searcher", 1, Diligence(4, 60.0), call=lambda view: PASS)
    assert bot.decide(deal.view(SEATS[0])) == PASS


def test_all_announces_are_declared() -> None:
    """Before its first card the player declares everything it holds."""
    hands = ["JhAh9hTh AsTs AdTd", "QhKh KsQsJs 9d8d7d", "8h7h 9s8s7s Jd Ac7c"]
    hands.append("KcQcJcTc9c8c KdQd")
    deal = position("coinche", hands, "100H", 0, "As")
    action = searcher().decide(deal.view(SEATS[1]))
    assert isinstance(action, Declare)
    assert len(action.sets) == 2


@NATIVE
def test_belote_is_said_with_the_card() -> None:
    """The word is said whenever it is legal."""
    deal = position("coinche(announces=off)", HANDS, "100H", 0, "9h")
    action = searcher().decide(deal.view(SEATS[1]))
    assert isinstance(action, Play)
    assert action.says_belote


def test_where_no_world_agrees_the_club_player_steps_in() -> None:
    """A view that contradicts itself is played by judgement, and no world is reported."""
    view = replace(seen(in_play("coinche", 6, 8)), hand_sizes=(1, 1, 1, 1))
    bot = searcher()
    assert bot.decide(view) in view.legal_actions
    assert bot.searched is not None
    assert bot.searched.done == 0


def test_without_the_kernel_early_cards_are_the_club_players(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A search in Python would take too long while the hands are full."""
    deal = in_play("coinche", 2, 5)
    monkeypatch.setattr(kernel, "core", None)
    bot = searcher()
    assert bot.decide(seen(deal)) == decision(deal)
    assert bot.searched is not None
    assert (bot.searched.done, bot.searched.backend) == (0, "python")


def test_without_the_kernel_late_cards_are_searched_in_fewer_worlds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The report says that Python did the work, and how little it was."""
    view = seen(in_play("coinche", 2, 20))
    monkeypatch.setattr(kernel, "core", None)
    bot = searcher(worlds=50)
    assert bot.decide(view) in view.legal_actions
    assert bot.searched is not None
    assert bot.searched.backend == "python"
    assert bot.searched.done <= 8


def test_only_cards_that_promise_the_same_are_equal() -> None:
    """A hundredth of a mark less is less."""
    cards = [CardOutlook(Card(n), w, 0.0, 0.0, w, 1.0) for n, w in enumerate((5.0, 5.0, 4.99))]
    assert as_good(tuple(cards)) == [Card(0), Card(1)]


def test_the_other_card_of_a_belote_is_known_to_all() -> None:
    """Playing it later gives nothing away."""
    deal = position("coinche(announces=off)", HANDS, "100H", 0, "Jh Qh! 7h Kc")
    assert known_cards(deal.view(SEATS[1])) == CardSet.parse("Kh")


def test_shown_announces_are_known_to_all() -> None:
    """Their cards have been on view."""
    hands = ["JhAh9hTh AsTs AdTd", "QhKh KsQsJs 9d8d7d", "8h7h 9s8s7s Jd Ac7c"]
    hands.append("KcQcJcTc9c8c KdQd")
    deal = position("coinche", hands, "100H", 0, "As")
    view = deal.view(SEATS[1])
    declared = max((one for one in view.legal_actions if isinstance(one, Declare)), key=repr)
    deal = deal.apply(declared)
    for card in ("Js", "7s", "8c"):
        deal = deal.apply(Play(Card.parse(card)))
    shown = sum(map(int, declared.sets)) & ~(1 << Card.parse("Js"))
    assert int(known_cards(deal.view(SEATS[1]))) == shown


def test_the_levels_are_registered_under_their_names() -> None:
    """Each level can be created, and says its version."""
    for name in ("amateur", "confirme", "expert"):
        assert create(name, 1).name == f"{name}@1"
