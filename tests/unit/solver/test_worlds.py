from __future__ import annotations

import dataclasses
from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

from rebelote.cards import Card, CardSet
from rebelote.engine import Deal, View
from rebelote.engine.progress import begin
from rebelote.rules import SEATS, Action, Declare, Pass, Phase, Play, Ruleset, Seat
from rebelote.rules.dealing import Layout
from rebelote.rules.declarations import Kind, kind_of, maximal
from rebelote.rules.errors import IllegalAction
from rebelote.rules.registry import ruleset, rulesets
from rebelote.solver import (
    batch_of,
    count_deals,
    enumerate_worlds,
    position_of,
    sample_worlds,
    solve,
)
from rebelote.solver.errors import BadRequest, NoWorld
from rebelote.solver.worlds import WorldSource
from tests.unit.solver.positions import listed

World = tuple[int, ...]


def played(rules: Ruleset, seed: int, cards: int) -> tuple[Deal, list[Action]]:
    """Play by chance until so many cards are on view; words and announces are usually made."""
    random = Random(seed)
    while True:
        pack = list(map(Card, range(32)))
        random.shuffle(pack)
        deal = Deal.start(rules, pack, SEATS[random.randrange(4)])
        actions: list[Action] = []
        while not deal.is_over and (deal.progress is None or len(deal.progress.played) < cards):
            choices = deal.legal_actions()
            loud = [
                one
                for one in choices
                if isinstance(one, Declare) or (isinstance(one, Play) and one.says_belote)
            ]
            action = random.choice(loud if loud and random.random() < 0.8 else choices)
            deal = deal.apply(action)
            if deal.progress is not None and not isinstance(action, Pass):
                actions.append(action)
        if deal.progress is not None and len(deal.progress.played) == cards:
            return deal, [one for one in actions if isinstance(one, Declare | Play)]


def is_a_world(deal: Deal, actions: list[Action], view: View, hands: World) -> bool:
    """Tell whether the play, done again from these hands, shows the seat the same."""
    gone = [0, 0, 0, 0]
    for seat, card in view.played:
        gone[seat] |= 1 << card
    whole = tuple(now | before for now, before in zip(hands, gone, strict=True))
    taker = deal.contract.taker if deal.contract else 0
    if view.turned is not None and not whole[taker] >> view.turned & 1:
        return False
    layout = Layout(whole, None, ())  # type: ignore[arg-type]
    setup = dataclasses.replace(deal.setup, layout=layout)
    assert deal.contract is not None
    play = begin(setup.ruleset, setup.layout, setup.first, deal.contract)
    again = Deal(setup, deal.auction, play)
    try:
        for action in actions:
            again = again.apply(action)
    except IllegalAction:
        return False
    seen = again.view(view.seat)
    return (seen.words, seen.announced, seen.shown, seen.retained, seen.hand) == (
        view.words,
        view.announced,
        view.shown,
        view.retained,
        view.hand,
    )


def every_world(deal: Deal, actions: list[Action], seat: Seat) -> set[World]:
    """Return the worlds of a view by trying every way to deal the hidden cards."""
    view = deal.view(seat)
    others = [one for one in SEATS if one != seat]
    hidden = [card for one in others for card in deal.hands[one]]
    first, second, third = (view.hand_sizes[one] for one in others)
    found = set()
    for mine in combinations(hidden, first):
        rest = [card for card in hidden if card not in mine]
        for yours in combinations(rest, second):
            hands = [0, 0, 0, 0]
            hands[seat] = int(view.hand)
            hands[others[0]] = CardSet.of(mine)
            hands[others[1]] = CardSet.of(yours)
            hands[others[2]] = CardSet.of(card for card in rest if card not in yours)
            world = tuple(map(int, hands))
            if is_a_world(deal, actions, view, world):
                found.add(world)
    assert third >= 0
    return found


def rows(worlds: memoryview[Any] | None) -> list[World]:
    assert worlds is not None
    return [tuple(row) for row in listed(worlds)]


CASES = [
    *rulesets(),
    "ktga_be(announce_mode=declare)",
    "coinche(partner_trump_cannot_rise=under)",
    "french501(cannot_overruff=free)",
]


@pytest.mark.parametrize("name", CASES)
def test_the_worlds_are_those_that_show_the_seat_the_same(name: str) -> None:
    """Replaying the deal from every way to deal the hidden cards finds just these worlds."""
    for seed in range(6):
        deal, actions = played(ruleset(name), seed, 21 + seed % 4)
        seat = SEATS[seed % 4]
        expected = every_world(deal, actions, seat)
        found = rows(enumerate_worlds(deal.view(seat)))
        assert len(found) == len(set(found))
        assert set(found) == expected
        assert count_deals(deal.view(seat)) >= len(found)
        assert tuple(map(int, deal.hands)) in expected


@pytest.mark.parametrize("name", CASES)
def test_the_true_hands_are_always_a_world(name: str) -> None:
    """At any moment of the play what really lies in the hands agrees with what was seen."""
    for seed in range(12):
        deal, _ = played(ruleset(name), 100 + seed, Random(seed).randrange(0, 28))
        for seat in SEATS:
            source = WorldSource(deal.view(seat))
            evidence = source._evidence
            hands = list(map(int, deal.hands))
            assert evidence.accepts(hands)
            for other in SEATS:
                assert not evidence.barred[other] & hands[other] & ~deal.hands[seat]
                assert not evidence.held[other] & ~hands[other]


def chi_square(counts: Counter[World], worlds: int, draws: int) -> float:
    expected = draws / worlds
    missing = (worlds - len(counts)) * expected
    return missing + sum((seen - expected) ** 2 / expected for seen in counts.values())


def test_worlds_are_drawn_uniformly() -> None:
    """The counts of 40 draws for each world vary as those of a fair die would."""
    total, freedom = 0.0, 0
    for number, name in enumerate(CASES):
        for seed in range(3):
            deal, _ = played(ruleset(name), 40 + seed, 22)
            view = deal.view(SEATS[(number + seed) % 4])
            worlds = rows(enumerate_worlds(view))
            if not 2 <= len(worlds) <= 200:
                continue
            draws = 40 * len(worlds)
            drawn = Counter(rows(sample_worlds(view, draws, seed)))
            assert set(drawn) <= set(worlds)
            total += chi_square(drawn, len(worlds), draws)
            freedom += len(worlds) - 1
    assert freedom > 200
    # A sum of so many is all but normal: mean `freedom`, variance twice that.
    assert abs(total - freedom) < 4 * (2 * freedom) ** 0.5


def heard_in_the_first_trick(rules: Ruleset, kind: Kind) -> View:
    """Return the view of a seat that has just heard another announce one of this kind."""
    for seed in range(10_000):
        deal, _ = played(rules, seed, 2)
        for seat in SEATS:
            view = deal.view(SEATS[(seat + 1) % 4])
            if view.announced[seat] == (kind,) and view.contract is not None:
                return view
    raise AssertionError("nobody announced")


@pytest.mark.parametrize("name", ["coinche", "ktga_be"])
def test_an_announce_heard_by_kind_counts_just_once(name: str) -> None:
    """Cards are placed as often as among worlds drawn without it, of which the kind is kept."""
    view = heard_in_the_first_trick(ruleset(name), Kind.TIERCE)
    source = WorldSource(view)
    draws = 1500
    ours, theirs = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    for world in rows(sample_worlds(view, draws, 1)):
        ours.update((seat, card) for seat in SEATS for card in CardSet(world[seat]))
    chance, kept = Random(2), 0
    silent = WorldSource(view)
    silent._guesses = {}
    free = silent._assignment(silent._evidence, list(silent._evidence.held))
    assert free is not None
    while kept < draws:
        hands = silent._hands(list(silent._evidence.held), free.draw(chance))
        if source._evidence.accepts(hands):
            kept += 1
            theirs.update((seat, card) for seat in SEATS for card in CardSet(hands[seat]))
    for place in ours.keys() | theirs.keys():
        share = (ours[place] + theirs[place]) / (2 * draws)
        spread = (2 * draws * share * (1 - share)) ** 0.5
        assert abs(ours[place] - theirs[place]) <= 4.5 * spread


def test_the_kinds_heard_are_those_of_every_world() -> None:
    """Each world drawn holds an announce of the kind, and no longer run that would be another."""
    view = heard_in_the_first_trick(ruleset("coinche"), Kind.FIFTY)
    seat = next(one for one in SEATS if view.announced[one] == (Kind.FIFTY,))
    gone = sum(1 << card for one, card in view.played if one == seat)
    for world in rows(sample_worlds(view, 200, 3)):
        assert Kind.FIFTY in map(kind_of, maximal(world[seat] | gone))


def test_before_the_play_hands_have_the_cards_dealt_so_far() -> None:
    """The stock is left out, and the turned card is in no hand."""
    deal = Deal.start(ruleset("french501"), tuple(map(Card, range(32))), SEATS[0])
    view = deal.view(SEATS[2])
    for world in rows(sample_worlds(view, 50, 1)):
        assert [hand.bit_count() for hand in world] == [5, 5, 5, 5]
        assert world[2] == view.hand
        assert view.turned is not None
        assert not any(hand >> view.turned & 1 for hand in world)


def test_worlds_repeat_with_the_seed() -> None:
    """The same seed draws the same worlds, another one others."""
    deal, _ = played(ruleset("coinche"), 5, 6)
    view = deal.view(SEATS[0])
    assert rows(sample_worlds(view, 5, 1)) == rows(sample_worlds(view, 5, 1))
    assert rows(sample_worlds(view, 5, 1)) != rows(sample_worlds(view, 5, 2))
    assert rows(sample_worlds(view, 0, 1)) == []


def test_worlds_are_solved_as_a_batch() -> None:
    """The batch of a view's worlds gives what each world gives alone."""
    deal, _ = played(ruleset("bulgarian"), 8, 22)
    assert deal.phase is Phase.PLAY
    view = deal.view(deal.to_act or SEATS[0])
    worlds = sample_worlds(view, 6, 1)
    values = batch_of(view, worlds).values()
    for at, world in enumerate(rows(worlds)):
        assert values[at] == solve(position_of(view, world)).value


def test_many_worlds_are_not_listed() -> None:
    """Above the limit there is no list."""
    deal, _ = played(ruleset("coinche"), 5, 0)
    assert enumerate_worlds(deal.view(SEATS[0]), limit=1000) is None


def test_a_view_that_no_world_satisfies_is_refused() -> None:
    """Nothing is drawn in vain: the error comes at once."""
    deal, _ = played(ruleset("coinche"), 5, 20)
    view = deal.view(SEATS[0])
    # The seat claims a card that another one has played.
    other = next(card for seat, card in view.played if seat != SEATS[0])
    own = next(iter(view.hand))
    for hand in (view.hand | 1 << other, (view.hand | 1 << other) - (1 << own)):
        wrong = dataclasses.replace(view, hand=hand)
        with pytest.raises(NoWorld):
            sample_worlds(wrong, 1, 1)
        with pytest.raises(NoWorld):
            enumerate_worlds(wrong)


@pytest.mark.parametrize(("number", "seed"), [(-1, 0), (10**9, 0), (1, -1), (1, 2**64)])
def test_numbers_out_of_bounds_are_refused(number: int, seed: int) -> None:
    """Numbers of worlds and seeds have bounds."""
    deal, _ = played(ruleset("coinche"), 5, 20)
    with pytest.raises(BadRequest):
        sample_worlds(deal.view(SEATS[0]), number, seed)


def test_a_play_that_several_cards_explain_is_asked_of_whole_hands() -> None:
    """A card thrown on the partner's ruff leaves no trump, or one that could have been higher.

    No single card is barred by that: the worlds are still those of the replay.
    """
    rules, met = ruleset("ktga_be"), 0
    for seed in range(3000):
        deal, actions = played(rules, seed, 20)
        for seat in SEATS:
            view = deal.view(seat)
            if not WorldSource(view)._evidence.checks:
                continue
            met += 1
            assert set(rows(enumerate_worlds(view))) == every_world(deal, actions, seat)
            assert set(rows(sample_worlds(view, 20, 1))) <= every_world(deal, actions, seat)
            if met == 2:
                return
    raise AssertionError("no such play was met")
