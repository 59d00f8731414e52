"""Any deal of any house: what must always hold, and what can never happen.

REBELOTE_PROVE=1 runs the full sizes.
"""

import dataclasses
import os
import pickle
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rebelote.cards import CARDS, FULL_PACK, Card, CardSet
from rebelote.engine import Deal, View
from rebelote.rules import (
    CAPOT,
    DOUBLE,
    PASS,
    REDOUBLE,
    SEATS,
    Action,
    Bid,
    Declare,
    IllegalAction,
    Level,
    Phase,
    Ruleset,
    Score,
    Strain,
    Tally,
)
from rebelote.rules.actions import PLAYS, PLAYS_SAID
from rebelote.rules.dealing import Layout
from rebelote.rules.declarations import Mode, maximal
from rebelote.rules.errors import DealIsOver, NotYourTurn
from rebelote.rules.scoring import Additive, BidScoring, FixedBase, Outcome
from rebelote.rules.scoring.additive import AdditiveUnit
from rebelote.rules.scoring.base import BaseUnit
from rebelote.rules.scoring.bid import BidUnit
from rebelote.rules.scoring.fate import OnFailure, OnTie
from rebelote.rules.scoring.rounding import bulgarian_tens, nearest_ten
from tests.properties.houses import packs, started
from tests.properties.secrets import cards_in, may_know

PROVE = os.environ.get("REBELOTE_PROVE") == "1"
GAMES, STEPS = (300, 60) if PROVE else (25, 25)
SIZES = settings(max_examples=2000 if PROVE else 60)

SEEDS = st.integers(0, 2**32)
LEVELS: tuple[Level | None, ...] = (None, 5, 80, 85, 90, 160, 240, 250, 1000, CAPOT)
CALLS: tuple[Action, ...] = (
    PASS,
    DOUBLE,
    REDOUBLE,
    *(Bid(level, strain) for level in LEVELS for strain in Strain),
)
ODD_SETS = tuple(
    map(
        CardSet.parse,
        ("", "7s", "KsQsJs", "9h8h7h", "AdKdQdJd", "7s7h7d7c", "KsKhKdKc", "AcQcTc", "AsKhQd"),
    )
)


def declarations(deal: Deal) -> Iterator[Declare]:
    """Give the choices of every hand's announces, and sets that are odd or shortened."""
    for hand in deal.hands:
        held = maximal(hand)
        yield Declare(held + held)
        for size in range(1, len(held) + 1):
            for some in combinations(held, size):
                yield Declare(some)
                yield Declare((CardSet.of(sorted(some[0])[1:]), *some[1:]))
    yield Declare(())
    for odd in ODD_SETS:
        yield Declare((odd,))


def everything(deal: Deal) -> Iterator[Action]:
    """Give every card with and without a word, every call, and all declarations worth trying."""
    yield from PLAYS
    yield from PLAYS_SAID
    yield from CALLS
    yield from declarations(deal)
    yield from deal.legal_actions()


def accepts(deal: Deal, action: Action) -> bool:
    """Return whether the deal takes an action; a refusal must be a named one."""
    refusal: IllegalAction | None = None
    try:
        deal.apply(action)
    except IllegalAction as error:
        refusal = error
    assert refusal is None or (type(refusal) is not IllegalAction and refusal.params)
    return refusal is None


def actions_of(deal: Deal, seed: int) -> tuple[Deal, list[Action]]:
    """Play a deal on to its end by chance; return it with the actions."""
    chance, done = Random(seed), []
    while not deal.is_over:
        actions = deal.legal_actions()
        # Passing half of the time keeps auctions short without losing the forced ones.
        is_pass = actions[0] == PASS and chance.random() < 0.5
        done.append(actions[0] if is_pass else chance.choice(actions))
        deal = deal.apply(done[-1])
    return deal, done


# --- conservation (RULES.md 4.5) ------------------------------------------------------------------


def check_conservation(rules: Ruleset, tally: Tally, score: Score) -> None:
    """Check that the marks of a deal are those that its scoring family has to share out."""
    scoring = rules.scoring
    shared = sum(score.marks) + score.pending - tally.pending
    extra = sum(tally.announces) + sum(tally.belote)
    if isinstance(scoring, FixedBase):
        unit, base = (10, 160) if scoring.unit is BaseUnit.BE else (1, 162)
        base += 90 if tally.capot is not None else 0
        assert shared == (base + extra) // unit
    elif isinstance(scoring, BidScoring):
        assert score.pending == tally.pending
        check_bid(scoring, tally, score, extra)
    else:
        assert isinstance(scoring, Additive)
        check_totals(scoring, tally, score, shared)


def check_bid(scoring: BidScoring, tally: Tally, score: Score, extra: int) -> None:
    rounded = nearest_ten if scoring.unit is BidUnit.R10 else int
    bid = scoring.bid_points(tally)
    if tally.multiplier == 1 and score.outcome is Outcome.MADE:
        totals = score.totals
        taker = tally.taker_team
        assert score.marks[taker] == rounded(totals[taker] + bid)
        assert score.marks[1 - taker] == rounded(totals[1 - taker])
    elif tally.multiplier == 1:
        is_capot = tally.level == CAPOT or tally.capot == tally.defence
        base = 250 if is_capot else 160
        assert sum(score.marks) == rounded(base + bid + extra)


def check_totals(scoring: Additive, tally: Tally, score: Score, shared: int) -> None:
    total = sum(score.totals)
    if scoring.unit is AdditiveUnit.RAW:
        if tally.multiplier == 1:
            assert shared == total
        return
    is_strange = tally.strain is Strain.NO_TRUMP and not scoring.nt_double
    if is_strange:
        return  # The rounding of 3.6 knows no-trumps doubled only.
    if tally.multiplier == 1:
        assert shared == bulgarian_tens(total, tally.strain)
    elif scoring.belote_on_failure is OnFailure.LOST and scoring.belote_on_tie is OnTie.SUSPENDED:
        if scoring.round_before_double:
            assert shared == bulgarian_tens(total, tally.strain) * tally.multiplier
        else:
            assert shared == bulgarian_tens(total * tally.multiplier, tally.strain)


def check_end(deal: Deal) -> None:
    """Check a deal that is over."""
    assert deal.legal_actions() == ()
    if deal.phase is Phase.PASSED_OUT:
        assert deal.tricks == ()
        return
    tally, score = deal.tally, deal.score()
    pack = {Strain.NO_TRUMP: 120, Strain.ALL_TRUMP: 248}.get(tally.strain, 152)
    assert sum(tally.card_points) == pack
    assert sum(tally.tricks) == 8
    assert tally.last_trick == (deal.tricks[-1].winner or 0) % 2
    played = [card for trick in deal.tricks for card in trick.cards]
    assert sorted(played) == list(CARDS)
    for team in (0, 1):
        lines = sum(line.points for line in score.lines if line.team == team)
        assert lines == score.marks[team] * score.unit
    assert min(score.marks) >= 0
    assert score.pending >= 0
    check_conservation(deal.ruleset, tally, score)


class DealMachine(RuleBasedStateMachine):
    """A table of four who play by chance and also try what is not allowed."""

    start: Deal
    deal: Deal
    done: list[Action]

    @initialize(deal=started())
    def sit_down(self, deal: Deal) -> None:
        """Deal the cards."""
        self.start = self.deal = deal
        self.done = []

    @precondition(lambda self: not self.deal.is_over)
    @rule(choice=st.integers(0, 10_000), seat_given=st.booleans())
    def act(self, choice: int, seat_given: bool) -> None:
        """Do something legal, with the seat named or not."""
        actions = self.deal.legal_actions()
        assert actions
        action = actions[choice % len(actions)]
        self.deal = self.deal.apply(action, self.deal.to_act if seat_given else None)
        self.done.append(action)

    @precondition(lambda self: not self.deal.is_over)
    @rule(seed=SEEDS, steps=st.integers(2, 9))
    def go_on(self, seed: int, steps: int) -> None:
        """Do several things by chance, so that deals come to their end."""
        chance = Random(seed)
        for _ in range(steps):
            if self.deal.is_over:
                return
            action = chance.choice(self.deal.legal_actions())
            self.deal = self.deal.apply(action)
            self.done.append(action)

    @rule(away=st.integers(1, 3), choice=st.integers(0, 10_000))
    def act_out_of_turn(self, away: int, choice: int) -> None:
        """Let another seat try: it is refused, and the deal does not change."""
        before = pickle.loads(pickle.dumps(self.deal))
        actions = (*CALLS, *PLAYS)
        seat = SEATS[((self.deal.to_act or 0) + away) % 4]
        with pytest.raises(DealIsOver if self.deal.is_over else NotYourTurn):
            self.deal.apply(actions[choice % len(actions)], seat)
        assert self.deal == before

    @invariant()
    def the_legal_actions_are_those_accepted(self) -> None:
        """Exactly what is offered is taken, announces in any order; a refusal changes nothing."""
        legal = set(self.deal.legal_actions())
        assert len(legal) == len(self.deal.legal_actions())
        before = pickle.loads(pickle.dumps(self.deal))
        for action in everything(self.deal):
            assert accepts(self.deal, action) is (action in legal), action
        assert self.deal == before

    @invariant()
    def every_card_is_somewhere(self) -> None:
        """Hands have the right sizes and share no card with one another or the tricks."""
        deal = self.deal
        size = 8
        if deal.phase in (Phase.BIDDING, Phase.PASSED_OUT):
            size = deal.ruleset.dealing.cards_before
        played = [card for trick in deal.tricks for card in trick.cards]
        sizes = [size - len(played) // 4] * 4
        if deal.trick is not None:
            for place, card in enumerate(deal.trick.cards):
                sizes[(deal.trick.leader + place) % 4] -= 1
                played.append(card)
        assert [len(hand) for hand in deal.hands] == sizes
        cards = [*played, *(card for hand in deal.hands for card in hand)]
        assert len(cards) == len(set(cards))

    @invariant()
    def nobody_sees_a_hidden_card(self) -> None:
        """Every card found in a view, at any depth, is one that the seat may know."""
        for seat in SEATS:
            view = self.deal.view(seat)
            assert set(cards_in(view)) <= set(may_know(self.deal, seat))
            assert (view.legal_actions != ()) is (seat == self.deal.to_act)

    def teardown(self) -> None:
        """Play the deal to its end, check it, and play it again."""
        if not hasattr(self, "deal"):
            return
        deal, rest = actions_of(self.deal, len(self.done))
        check_end(deal)
        again = self.start
        for action in [*self.done, *rest]:
            again = again.apply(action)
        assert again == deal
        assert hash(again) == hash(deal)


DealMachine.TestCase.settings = settings(max_examples=GAMES, stateful_step_count=STEPS)
TestDealMachine = DealMachine.TestCase


# --- whole deals ----------------------------------------------------------------------------------


@SIZES
@given(deal=started(), seed=SEEDS)
def test_the_points_of_a_deal_are_conserved(deal: Deal, seed: int) -> None:
    """Card points, lines and marks of every finished deal add up."""
    check_end(actions_of(deal, seed)[0])


def turned(deal: Deal, by: int) -> Deal:
    """Return a deal whose seats are all `by` places further round."""
    setup = deal.setup
    hands = setup.layout.hands[-by:] + setup.layout.hands[:-by]
    layout = Layout(
        (hands[0], hands[1], hands[2], hands[3]), setup.layout.turned, setup.layout.stock
    )
    first = SEATS[(setup.first + by) % 4]
    return Deal.open(dataclasses.replace(setup, layout=layout, first=first))


def swapped(pair: tuple[int, int], by: int) -> tuple[int, int]:
    return pair[::-1] if by % 2 else pair


@SIZES
@given(deal=started(), seed=SEEDS, by=st.integers(1, 3))
def test_turning_the_table_turns_the_result(deal: Deal, seed: int, by: int) -> None:
    """With every seat moved round the same actions are legal and the teams' marks move along."""
    _, actions = actions_of(deal, seed)
    moved = turned(deal, by)
    for action in actions:
        assert moved.legal_actions() == deal.legal_actions()
        assert moved.to_act == ((deal.to_act or 0) + by) % 4
        moved, deal = moved.apply(action), deal.apply(action)
    assert moved.phase is deal.phase
    if deal.phase is Phase.OVER:
        score, other = deal.score(), moved.score()
        assert other.marks == swapped(score.marks, by)
        assert other.totals == swapped(score.totals, by)
        assert (other.outcome, other.pending) == (score.outcome, score.pending)


@SIZES
@given(deal=started(), seed=SEEDS)
def test_a_pack_dealt_from_another_seat_turns_the_hands(deal: Deal, seed: int) -> None:
    """Index 0 goes to the first seat, so the same pack gives the same hands further round."""
    setup, pack = deal.setup, list(CARDS)
    Random(seed).shuffle(pack)
    here = Deal.start(setup.ruleset, pack, setup.first, packets=setup.packets)
    there = Deal.start(setup.ruleset, pack, SEATS[(setup.first + 1) % 4], packets=setup.packets)
    assert there.hands == here.hands[-1:] + here.hands[:-1]


@SIZES
@given(deal=started(), pack=packs(), seat=st.sampled_from(SEATS))
def test_a_view_says_nothing_of_cards_it_cannot_see(
    deal: Deal, pack: tuple[Card, ...], seat: int
) -> None:
    """Mixing all hidden cards before a word is spoken leaves the seat's view as it was."""
    layout = deal.setup.layout
    own = CardSet(layout.hands[seat])
    fixed = own if layout.turned is None else own | 1 << layout.turned
    hidden = [card for card in pack if card not in fixed]
    hands = []
    for other in SEATS:
        size = 0 if other == seat else len(own)
        hands.append(int(own) if other == seat else int(CardSet.of(hidden[:size])))
        hidden = hidden[size:]
    mixed = Layout((hands[0], hands[1], hands[2], hands[3]), layout.turned, tuple(hidden))
    other_deal = Deal.open(dataclasses.replace(deal.setup, layout=mixed))
    view: View = other_deal.view(SEATS[seat])
    assert view == deal.view(SEATS[seat])


@SIZES
@given(deal=started(), seed=SEEDS)
def test_automatic_houses_ask_nothing(deal: Deal, seed: int) -> None:
    """Where announces are automatic nobody ever has one to make, and what counts is all he had."""
    is_auto = deal.ruleset.announces.announce_mode is Mode.AUTO
    end, actions = actions_of(deal, seed)
    made = [action for action in actions if isinstance(action, Declare)]
    if is_auto:
        assert not made
        if end.contract is not None and deal.ruleset.announces.exist_at(end.contract.strain):
            whole = [CardSet.of(own) for own in own_cards(end)]
            assert end.declared == tuple(map(maximal, whole))
    assert len(made) <= 4


def own_cards(deal: Deal) -> list[list[Card]]:
    """Return the eight cards that each seat played in a finished deal."""
    played: list[list[Card]] = [[], [], [], []]
    for trick in deal.tricks:
        for place, card in enumerate(trick.cards):
            played[(trick.leader + place) % 4].append(card)
    return played


def test_the_pack_is_the_pack() -> None:
    """The cards that the searches above try are all there are."""
    assert CardSet.of(play.card for play in PLAYS) == FULL_PACK
