"""Deals and matches as a PettingZoo environment."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from pettingzoo.test import api_test, seed_test

from rebelote.cards import CARDS
from rebelote.env import aec, encoding
from rebelote.env.actions import ACTIONS, action_of, numbered
from rebelote.env.errors import ActionNotOffered, BadSetting, BidOutsideSpace, NotBegun
from rebelote.rules import PASS, Play, RulesetError
from rebelote.rules.errors import BadPack, IllegalAction, NoSuchSeat
from rebelote.solver import kernel
from tests.unit.env.everything import RULESETS

# What PettingZoo says of every environment but its own whose observations hold a mask.
_OF_MASKS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box",
)
all_games = pytest.mark.parametrize("match", [False, True], ids=["deal", "match"])
all_rulesets = pytest.mark.parametrize("name", RULESETS)


@contextmanager
def only_warnings_of_masks() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for text in _OF_MASKS:
            warnings.filterwarnings("ignore", text)
        yield


def play(env: Any, chance: Random) -> list[dict[str, float]]:
    """Play at random to the end; return the rewards after each step that brought some."""
    rewards = []
    while not any(env.terminations.values()):
        legal = env.deal.legal_actions()
        env.step(chance.choice(list(numbered(legal))))
        if any(env.rewards.values()):
            rewards.append(dict(env.rewards))
    return rewards


@all_games
@all_rulesets
def test_pettingzoo_finds_nothing_to_say(name: str, match: bool) -> None:
    """The test of the API passes, its warnings being errors."""
    with only_warnings_of_masks():
        api_test(aec(name, match=match), num_cycles=120)


@all_games
@all_rulesets
def test_the_same_seed_plays_the_same_game(name: str, match: bool) -> None:
    """PettingZoo's test of seeds passes, its warnings being errors."""
    with only_warnings_of_masks():
        seed_test(lambda: aec(name, match=match), num_cycles=60)


@all_rulesets
def test_a_deal_is_rewarded_with_its_marks(name: str) -> None:
    """Partners get their marks less those of the others; the rewards add up to nothing."""
    chance = Random(1)
    env = aec(name)
    for seed in range(6):
        env.reset(seed=seed)
        rewards = play(env, chance)
        assert env.deal is not None
        if env.deal.contract is None:
            assert not rewards
            continue
        first, second = env.deal.score().marks
        assert env.rewards == {
            "seat_0": first - second,
            "seat_1": second - first,
            "seat_2": first - second,
            "seat_3": second - first,
        }


@all_rulesets
def test_a_match_goes_on_until_it_is_won(name: str) -> None:
    """Deals follow one another, and their rewards add up to the difference of the scores."""
    env = aec(name, match=True)
    env.reset(seed=8)
    rewards = play(env, Random(8))
    assert env.match is not None
    assert env.match.is_over
    assert len(rewards) > 1
    first, second = env.match.scores
    assert sum(one["seat_0"] for one in rewards) == first - second
    assert all(env.terminations.values())


@all_rulesets
def test_the_mask_tells_the_legal_actions(name: str) -> None:
    """The seat to act is offered what the deal allows, the others nothing."""
    env = aec(name)
    env.reset(seed=3)
    chance = Random(3)
    while not any(env.terminations.values()):
        assert env.deal is not None
        legal = env.deal.legal_actions()
        for agent in env.agents:
            mask = env.observe(agent)["action_mask"]
            offered = numbered(legal) if agent == env.agent_selection else {}
            assert mask.nonzero()[0].tolist() == list(offered)
        env.step(chance.choice(list(numbered(legal))))


def test_observations_have_the_documented_shapes() -> None:
    """Numbers and mask are as long as the layout and the table of actions say."""
    env = aec("coinche")
    env.reset(seed=1)
    seen = env.observe("seat_2")
    assert seen["observation"].shape == (encoding.SIZE,)
    assert seen["action_mask"].shape == (ACTIONS,)
    assert env.observation_space("seat_2").contains(seen)
    assert env.action_space("seat_2").contains(ACTIONS - 1)
    assert not env.action_space("seat_2").contains(ACTIONS)


def test_a_deal_that_all_pass_brings_nothing() -> None:
    """Four passes end the deal without a reward."""
    env = aec("coinche")
    env.reset(seed=1)
    for _ in range(4):
        assert env.deal is not None
        env.step(next(n for n, a in numbered(env.deal.legal_actions()).items() if a == PASS))
    assert all(env.terminations.values())
    assert set(env.rewards.values()) == {0}


def test_a_match_deals_again_after_four_passes() -> None:
    """The next seat speaks first, and nobody is done."""
    env = aec("coinche", match=True)
    env.reset(seed=1, options={"first": 2})
    for _ in range(4):
        env.step(64)
    assert env.agent_selection == "seat_3"
    assert not any(env.terminations.values())


def test_first_seat_and_pack_can_be_given() -> None:
    """The options of `reset` decide the first deal."""
    env = aec("french501")
    pack = Random(9).sample(CARDS, 32)
    env.reset(options={"first": 3, "pack": pack, "other": 1})
    assert env.agent_selection == "seat_3"
    assert env.deal is not None
    assert set(pack[:3]) <= set(env.deal.hands[3])


def test_without_a_seed_chance_goes_on() -> None:
    """A second reset deals other cards, and the same ones whenever the first seed is the same."""
    dealt = []
    for _ in range(2):
        env = aec("coinche")
        env.reset(seed=4)
        assert env.deal is not None
        first = env.deal.hands
        env.reset()
        dealt.append((first, env.deal.hands))
    assert dealt[0] == dealt[1]
    assert dealt[0][0] != dealt[0][1]


def test_an_illegal_action_is_refused_by_its_rule_and_changes_nothing() -> None:
    """The error is the engine's, and the same seat is still to act."""
    env = aec("coinche")
    env.reset(seed=1)
    before = env.deal
    with pytest.raises(IllegalAction) as caught:
        env.step(0)
    assert caught.value.code == "AuctionIsOpen"
    assert env.deal is before
    play_until_cards(env)
    assert env.deal is not None
    card = next(card for card in CARDS if Play(card) not in env.deal.legal_actions())
    before = env.deal
    with pytest.raises(IllegalAction):
        env.step(int(card))
    assert env.deal is before


def play_until_cards(env: Any) -> None:
    """Bid eighty spades, pass, and lead."""
    for number in (73, 64, 64, 64):
        env.step(number)
    env.step(next(iter(numbered(env.deal.legal_actions()))))


@pytest.mark.parametrize("number", [None, -1, ACTIONS, 189, 2.5, "pass"])
def test_what_is_no_action_is_refused(number: Any) -> None:
    """A number outside the table, and what is no number, is refused by name."""
    env = aec("coinche")
    env.reset(seed=1)
    before = env.deal
    with pytest.raises(ActionNotOffered):
        env.step(number)
    assert env.deal is before


def test_nothing_is_done_before_the_first_reset() -> None:
    """Observations, steps and pictures want a deal."""
    env = aec("coinche", render_mode="ansi")
    for ask in (lambda: env.observe("seat_0"), lambda: env.step(64), env.render):
        with pytest.raises(NotBegun):
            ask()


def test_nothing_is_done_after_the_last_agent_has_left() -> None:
    """When all agents have stepped out there is nobody to act."""
    env = aec("coinche")
    env.reset(seed=1)
    for _ in range(4):
        env.step(64)
    for _ in range(4):
        env.step(None)
    assert env.agents == []
    with pytest.raises(NotBegun):
        env.step(64)


@pytest.mark.parametrize(
    ("options", "error"),
    [({"first": 4}, NoSuchSeat), ({"first": "north"}, NoSuchSeat), ({"pack": [1, 2]}, BadPack)],
)
def test_a_deal_that_cannot_begin_leaves_the_last_one(
    options: dict[str, Any], error: type[Exception]
) -> None:
    """The error has a name and the deal in play goes on."""
    env = aec("coinche")
    env.reset(seed=1)
    before = env.deal
    with pytest.raises(error):
        env.reset(options=options)
    assert env.deal is before
    env.step(64)


def test_settings_that_do_not_exist_are_refused() -> None:
    """Rulesets, levels without a number, render modes and agents are checked."""
    with pytest.raises(RulesetError):
        aec("whist")
    with pytest.raises(BidOutsideSpace):
        aec("coinche(bid_step=5)")
    with pytest.raises(BadSetting):
        aec("coinche", render_mode="human")
    env = aec("coinche")
    env.reset(seed=1)
    with pytest.raises(NoSuchSeat):
        env.observe("seat_4")


def test_a_deal_is_rendered_on_a_line() -> None:
    """The picture is the deal in the notation; without a mode there is none."""
    env = aec("coinche", render_mode="ansi")
    env.reset(seed=1)
    assert str(env.render()).startswith("coinche@1 ")
    plain = aec("coinche")
    plain.reset(seed=1)
    assert plain.render() is None
    plain.close()


def test_the_engine_alone_plays_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the native kernel a deal is played to its end."""
    monkeypatch.setattr(kernel, "core", None)
    env = aec("bulgarian")
    env.reset(seed=2)
    play(env, Random(2))
    assert all(env.terminations.values())
    assert action_of(64, ()) == PASS
