"""Computer players at the table."""

import random
from collections.abc import Iterator

import pytest

from rebelote.bots import Guarded, create, play_deal, play_match
from rebelote.cards import CARDS, Card
from rebelote.engine import Called, Deal, Event, Played, View
from rebelote.match import Match
from rebelote.rules import Action
from rebelote.rules.registry import ruleset, rulesets

HOUSES = [
    "bela(pass_out=redeal_next)",
    "bulgarian(contracts=AT-NT)",
    "bulgarian(contracts=C-D,double=none,unit=raw)",
    "coinche(bid_min=100,bid_max=160,belote_king_first=on)",
    "coinche(double=none,announces=off)",
    "concours(announces=on)",
]
every_variant = pytest.mark.parametrize("rules", sorted(rulesets()))


def packs(seed: int) -> Iterator[list[Card]]:
    chance = random.Random(seed)
    while True:
        yield chance.sample(CARDS, len(CARDS))


@every_variant
@pytest.mark.parametrize("name", ["random", "rules"])
def test_players_never_err(rules: str, name: str) -> None:
    """Many deals of every variant are played to their end without a fault of any bot."""
    players = [Guarded(create(name, seat)) for seat in range(4)]
    for pack, _ in zip(packs(5), range(24), strict=False):
        assert play_deal(Deal.start(ruleset(rules), pack), players).is_over
    assert not any(player.faults for player in players)


@every_variant
def test_the_club_player_meets_any_position_without_a_fault(rules: str) -> None:
    """At a table of players who play at random, the club player still finds a legal action."""
    players = [Guarded(create("rules" if seat == 2 else "random", seat)) for seat in range(4)]
    for pack, _ in zip(packs(6), range(24), strict=False):
        play_deal(Deal.start(ruleset(rules), pack), players)
    assert not players[2].faults


@pytest.mark.parametrize("rules", HOUSES)
def test_house_rules_do_not_disturb_the_club_player(rules: str) -> None:
    """Other contracts, levels and words than the published ones are no reason to err."""
    players = [Guarded(create("random" if seat == 3 else "rules", seat)) for seat in range(4)]
    for pack, _ in zip(packs(7), range(12), strict=False):
        play_deal(Deal.start(ruleset(rules), pack), players)
    assert not any(player.faults for player in players)


@every_variant
def test_the_same_seeds_play_the_same_deal(rules: str) -> None:
    """New bots from the same seeds repeat a deal action by action."""
    pack = next(packs(9))
    for name in ("random", "rules"):
        first, again = (
            play_deal(Deal.start(ruleset(rules), pack), [create(name, seat) for seat in range(4)])
            for _ in range(2)
        )
        assert first == again


@every_variant
def test_a_bot_made_anew_decides_as_the_old_one(rules: str) -> None:
    """What a bot does depends on its seed and the view alone, so nothing survives an undo."""
    old = [create("random", 3), create("rules", 3)]
    deal = Deal.start(ruleset(rules), next(packs(2)))
    while deal.to_act is not None:
        view = deal.view(deal.to_act)
        actions = [bot.decide(view) for bot in old]
        assert actions == [create("random", 3).decide(view), create("rules", 3).decide(view)]
        deal = deal.apply(actions[1])


def test_every_player_hears_every_public_event() -> None:
    """Four listeners hear the same events, in order, their own included."""

    class Listener:
        name = "listener@1"

        def __init__(self) -> None:
            self.heard: list[Event] = []

        def observe(self, event: Event) -> None:
            self.heard.append(event)

        def decide(self, view: View) -> Action:
            return view.legal_actions[-1]

    listeners = [Listener() for _ in range(4)]
    deal = play_deal(Deal.start(ruleset("bulgarian"), next(packs(1))), listeners)
    heard = listeners[0].heard
    assert all(other.heard == heard for other in listeners)
    assert sum(isinstance(event, Called) for event in heard) == len(deal.auction.calls)
    assert sum(isinstance(event, Played) for event in heard) == len(CARDS)


@every_variant
def test_a_match_is_played_to_its_end(rules: str) -> None:
    """The deals returned are those of the match, in order, and it is over."""
    start = Match(ruleset(rules))
    match, deals = play_match(start, [create("rules", seat) for seat in range(4)], packs(4))
    assert match.is_over
    again = start
    for deal in deals:
        again = again.add(deal)
    assert again == match


def test_packs_that_run_out_are_the_callers_error() -> None:
    """A match cannot end without enough packs."""
    few = iter([next(packs(1))])
    with pytest.raises(StopIteration):
        play_match(Match(ruleset("coinche")), [create("rules", 1)] * 4, few)
