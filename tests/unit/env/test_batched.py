"""The play in batches beside the Python engine, and what it refuses."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from typing import Any, cast

import numpy
import pytest

from rebelote.cards import Card
from rebelote.env import BatchedPlay
from rebelote.env.batched import PLANES
from rebelote.env.errors import (
    BadArray,
    BadHands,
    BadSetting,
    EnvError,
    IllegalCard,
    NeedsKernel,
    NotBegun,
)
from rebelote.extras import MissingExtra
from rebelote.rules import Ruleset, RulesetError, Strain
from rebelote.rules.errors import MustFollow
from rebelote.rules.registry import ruleset
from rebelote.solver import CAPOT_POINTS, Position, kernel
from tests.unit.env.everything import with_strains

natively = pytest.mark.skipif(kernel.core is None, reason="installed without the kernel")
ROWS = 12


def rows(n: int = ROWS, **settings: Any) -> BatchedPlay:
    env = BatchedPlay("coinche", Strain.HEARTS, n, **settings)
    env.reset()
    return env


def played_out(env: BatchedPlay) -> list[Any]:
    """Play at random to the end; return all that was on view."""
    seen = []
    while not env.is_over:
        seen += [env.legal.tolist(), env.seats.tolist(), env.choices.tolist()]
        seen += [array.tolist() for array in env.observe()]
        rewards, dones = env.step(env.random_actions())
        seen += [rewards.tolist(), dones.tolist()]
    return seen


@natively
@pytest.mark.parametrize(("rules", "strain"), with_strains(), ids=str)
def test_rows_are_played_as_the_engine_plays_them(rules: Ruleset, strain: Strain) -> None:
    """Seats, legal cards, hands, points and who takes the tricks are the engine's in every row."""
    env = BatchedPlay(rules, strain, ROWS, seed=5)
    env.reset()
    chance = Random(strain)
    batch = env.positions()
    ours = [batch[row] for row in range(ROWS)]
    for _ in range(32):
        actions = [chance.choice(tuple(position.legal)) for position in ours]
        assert env.legal.tolist() == [int(position.legal) for position in ours]
        assert env.seats.tolist() == [position.to_act for position in ours]
        assert env.positions().hands.tolist() == [list(position.hands) for position in ours]
        seen = env.observe()
        for row, position in enumerate(ours):
            team = position.to_act & 1
            assert seen.points[row].tolist() == [position.points[team], position.points[1 - team]]
            assert position.tricks is not None
            assert seen.tricks[row].tolist() == [position.tricks[team], position.tricks[1 - team]]
        rewards, dones = env.step(actions)
        ours = [position.play(card) for position, card in zip(ours, actions, strict=True)]
    assert dones.all()
    for reward, position in zip(rewards.tolist(), ours, strict=True):
        assert position.tricks is not None
        capot = CAPOT_POINTS * ((position.tricks[0] == 8) - (position.tricks[1] == 8))
        assert reward == position.points[0] - position.points[1] + capot


@natively
def test_no_hidden_card_is_observed() -> None:
    """What a seat observes stays the same when the other three exchange their cards."""
    env, other = rows(), rows()
    hands = env.positions().hands
    exchanged = hands.copy()
    for row, seat in enumerate(env.seats):
        exchanged[row] = numpy.roll(hands[row], 1)
        place = (int(seat) + 1) & 3
        exchanged[row, place] = exchanged[row, seat]
        exchanged[row, seat] = hands[row, seat]
    other.reset(hands=exchanged, leaders=env.seats)
    assert (other.positions().hands != hands).any()
    mine, theirs = env.observe(), other.observe()
    for name in mine._fields:
        assert numpy.array_equal(getattr(mine, name), getattr(theirs, name))


@natively
def test_planes_hold_the_hand_and_what_was_played() -> None:
    """Every card stands in one plane at most, legal ones apart, and none is another seat's."""
    env = rows()
    for _ in range(31):
        env.step(env.random_actions())
        planes, table, _, _ = env.observe()
        batch = env.positions()
        for row in range(ROWS):
            position = batch[row]
            known = planes[row, [0, *range(2, PLANES)]].sum(axis=0)
            assert known.max() == 1
            hidden = [hand for seat, hand in enumerate(position.hands) if seat != position.to_act]
            assert [card for card in range(32) if not known[card]] == sorted(
                card for hand in hidden for card in hand
            )
            assert set(numpy.flatnonzero(planes[row, 1])) == set(position.legal)
            assert tuple(card for card in table[row] if card >= 0) == position.table
            for step in (1, 2, 3):
                place = (position.to_act + step - position.leader) & 3
                lies = position.table[place : place + 1]
                assert tuple(numpy.flatnonzero(planes[row, 5 + step])) == lies


@natively
def test_choices_list_the_legal_cards() -> None:
    """The first `counts` choices are the legal cards in order, the rest zeros."""
    env = rows()
    env.step(env.random_actions())
    for legal, count, choices in zip(env.legal, env.counts, env.choices, strict=True):
        cards = [card for card in range(32) if int(legal) >> card & 1]
        assert choices.tolist() == cards + [0] * (8 - count)


@natively
def test_the_number_of_threads_changes_nothing() -> None:
    """Rows enough for three threads are dealt, observed and played alike."""
    assert played_out(rows(1600, threads=1)) == played_out(rows(1600, threads=3))


@natively
def test_the_seed_decides_the_deals() -> None:
    """The same seed brings the same deals one after another, another seed others."""
    first, second, third = rows(seed=1), rows(seed=1), rows(seed=2)
    before = first.positions().hands.tolist()
    assert second.positions().hands.tolist() == before
    assert third.positions().hands.tolist() != before
    first.reset()
    assert first.positions().hands.tolist() != before
    first.reset(seed=2)
    assert first.positions().hands.tolist() == third.positions().hands.tolist()


@natively
def test_deals_do_not_depend_on_how_the_last_were_played() -> None:
    """The next deals are the same whether cards were drawn at random before or not."""
    first, second = rows(), rows()
    played_out(first)
    first.reset()
    second.reset()
    assert first.positions().hands.tolist() == second.positions().hands.tolist()


@natively
def test_cards_are_drawn_evenly() -> None:
    """Each seat is dealt each card a quarter of the time, within five standard errors."""
    env = rows(6400)
    hands = env.positions().hands
    held = (hands[:, :, None] >> numpy.arange(32, dtype=numpy.uint32)) & 1
    share = held.mean(axis=0)
    assert abs(share - 0.25).max() < 5 * (0.25 * 0.75 / 6400) ** 0.5


@natively
def test_new_deals_begin_by_themselves_where_that_is_asked() -> None:
    """After the last card the rewards are those of the old deals and the new ones lie ready."""
    env, plain = rows(auto_reset=True), rows()
    for _ in range(32):
        rewards, dones = env.step(env.random_actions())
        expected, _ = plain.step(plain.random_actions())
    assert dones.all()
    assert rewards.tolist() == expected.tolist()
    assert not env.is_over
    plain.reset()
    assert env.positions().hands.tolist() == plain.positions().hands.tolist()
    _, dones = env.step(env.random_actions())
    assert not dones.any()


@natively
def test_given_hands_are_played() -> None:
    """The hands and leaders of a batch can be played again, from any kind of integers."""
    env = rows()
    hands = env.positions().hands.astype(numpy.int64)
    again = BatchedPlay("coinche", Strain.HEARTS, ROWS)
    again.reset(hands=hands, leaders=[3] * ROWS)
    assert again.positions().hands.tolist() == hands.tolist()
    assert again.seats.tolist() == [3] * ROWS


@natively
def test_rows_become_positions_of_the_solver() -> None:
    """A row is a position, and in the middle of a trick too."""
    env = rows()
    for _ in range(6):
        env.step(env.random_actions())
    position = env.positions()[0]
    assert isinstance(position, Position)
    assert len(position.table) == 2
    assert sum(map(len, position.hands)) == 26


@natively
def test_an_illegal_card_is_named_and_changes_nothing() -> None:
    """The error tells row, card and rule; the same rows go on with legal cards."""
    env = rows(4)
    env.reset(hands=[[0xFF << 8 * seat for seat in range(4)]] * 4, leaders=[0] * 4)
    with pytest.raises(IllegalCard) as caught:
        env.step([0, 1, 9, 2])
    assert caught.value.params == {"row": 2, "number": 9, "rule": "CardNotHeld"}
    assert env.legal.tolist() == [0xFF] * 4
    assert env.counts.tolist() == [8] * 4
    env.step([0] * 4)


@natively
def test_the_rule_that_refuses_a_card_is_the_engines() -> None:
    """A card that does not follow is refused as the engine refuses it."""
    hands = [[0x0F0F, 0xF0F0, 0xFF0000, 0xFF000000]]
    env = rows(1)
    env.reset(hands=hands, leaders=[0])
    env.step([0])
    with pytest.raises(IllegalCard) as caught:
        env.step([Card.parse("As") + 8])
    assert caught.value.params["rule"] == "MustFollow"
    assert isinstance(caught.value.__cause__, MustFollow)


@natively
@pytest.mark.parametrize("number", [-1, 32, 127, -128])
def test_numbers_that_are_no_cards_are_refused(number: int) -> None:
    """A number outside the pack is refused by name."""
    env = rows()
    with pytest.raises(IllegalCard) as caught:
        env.step([number] * ROWS)
    assert caught.value.params == {"row": 0, "number": number, "rule": "BadCard"}


@natively
@pytest.mark.parametrize(
    "actions", [[0], [[0] * ROWS], [0.0] * ROWS, ["0"] * ROWS, None, [300] * ROWS, [True] * ROWS]
)
def test_actions_of_another_shape_or_kind_are_refused(actions: Any) -> None:
    """Only so many whole numbers are actions."""
    with pytest.raises(BadArray):
        rows().step(actions)


@natively
@pytest.mark.parametrize(
    ("settings", "error"),
    [
        ({"hands": [[0xFF, 0xFF, 0xFF0000, 0xFF000000]] * ROWS}, BadHands),
        ({"hands": [[0, 0, 0, 0]] * ROWS}, BadHands),
        ({"hands": [[1, 2, 3]]}, BadArray),
        ({"hands": [[-1, 0, 0, 0]] * ROWS}, BadArray),
        ({"leaders": [4] * ROWS}, BadArray),
        ({"leaders": [-1] * ROWS}, BadArray),
        ({"leaders": [0]}, BadArray),
        ({"seed": -1}, BadSetting),
        ({"seed": 2**64}, BadSetting),
    ],
)
def test_what_cannot_be_dealt_is_refused(settings: Any, error: type[EnvError]) -> None:
    """The error has a name, and the deals in play go on."""
    env = rows()
    before = env.positions().hands.tolist()
    with pytest.raises(error):
        env.reset(**settings)
    assert env.positions().hands.tolist() == before


@natively
@pytest.mark.parametrize(
    "settings", [{"n": 0}, {"n": -1}, {"n": 2**40}, {"n": 2.0}, {"threads": -1}, {"seed": "a"}]
)
def test_settings_out_of_bounds_are_refused(settings: dict[str, Any]) -> None:
    """Rows, threads and seeds have bounds."""
    with pytest.raises(BadSetting):
        rows(**settings)


@natively
@pytest.mark.parametrize("strain", [6, -1, "S", None])
def test_a_strain_that_does_not_exist_is_refused(strain: object) -> None:
    """There are six strains."""
    with pytest.raises(BadSetting):
        BatchedPlay("coinche", cast(Strain, strain), 4)


@natively
def test_an_unknown_ruleset_is_refused() -> None:
    """The error is the registry's own."""
    with pytest.raises(RulesetError):
        BatchedPlay("whist", Strain.HEARTS, 4)


@natively
@pytest.mark.parametrize(
    "ask",
    [
        lambda env: env.step([0] * ROWS),
        lambda env: env.random_actions(),
        lambda env: env.positions(),
    ],
)
def test_nothing_is_played_before_the_deals_and_after_them(
    ask: Callable[[BatchedPlay], object],
) -> None:
    """Without deals in play the error says that `reset` is wanted."""
    env = BatchedPlay("coinche", Strain.HEARTS, ROWS)
    with pytest.raises(NotBegun):
        ask(env)
    env.reset()
    played_out(env)
    with pytest.raises(NotBegun):
        ask(env)


@natively
def test_what_is_on_view_cannot_be_written() -> None:
    """The arrays that the kernel keeps are read-only."""
    env = rows()
    for array in (env.seats, env.legal, env.counts, env.choices, env.rewards, env.dones):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_without_the_kernel_the_error_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """An installation without a compiler is told apart from a fault."""
    monkeypatch.setattr(kernel, "core", None)
    with pytest.raises(NeedsKernel):
        BatchedPlay(ruleset("coinche"), Strain.HEARTS, 4)


def test_without_numpy_the_error_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    """What to install is told."""
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(MissingExtra) as caught:
        BatchedPlay("coinche", Strain.HEARTS, 4)
    assert caught.value.params == {"package": "numpy", "extra": "env"}
