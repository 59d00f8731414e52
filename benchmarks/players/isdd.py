"""colver's player `isdd`: sampled worlds, each solved with all cards on view.

colver keeps the whole deal in one object, so that a player of its could look at hidden hands. It is
therefore given a deal in which they are made up: one of the deals that agree with all the seat
knows, drawn anew for every decision. The calls and cards so far are told to it one by one, as its
own arena does. That the made-up hands change nothing about its choice is tested.

Rulesets must be like colver's game: suits only, bids of 80 to 160 or capot, no announces.

Its worlds are uniform, as colver itself draws them: the networks that it can also use are not part
of its package. Its calls are those of one of the rule-based bidders that are.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from rebelote.bots.history import chance_of
from rebelote.cards import CardSet
from rebelote.engine import Deal, Event, View
from rebelote.engine.deal import Setup
from rebelote.rules import Action, Declare, Play
from rebelote.rules.dealing import Layout
from rebelote.solver import sample_worlds
from tests.reference.outside import Colver

PASS_NUMBER = 0
BIDDING, PLAYING = 0, 1


@dataclass
class Budget:
    """What a card may take, and what cards took so far; the seats of a player share one.

    It is `milliseconds` at the first lead by the clock on the wall, colver itself giving later
    tricks less in proportion to the cards left; or, where that is 0, so many `worlds`. Processor
    time is that of colver's decisions alone, without what it takes to tell it the deal.
    """

    milliseconds: int = 0
    worlds: int = 20
    cards: int = 0
    cpu_seconds: float = 0.0


# The player that a text names has this budget: `benchmarks.players.isdd:make`.
BUDGET = Budget()


def make(seed: int) -> Isdd:
    """Return the player for one seat, with the budget that all seats share."""
    return Isdd(seed, BUDGET)


def _calling(bidder: str, seed: int) -> Isdd:
    return Isdd(seed, BUDGET, bidder)


# The rule-based bidders of the package, as players of their own.
BIDDERS = ("heuristic", "improved", "improved_v2", "improved_v3", "maxi", "smart")
heuristic, improved, improved_v2, improved_v3, maxi, smart = (
    partial(_calling, bidder) for bidder in BIDDERS
)


class Isdd:
    """colver's `isdd` at one seat, with the rule-based bidder that did best against the others."""

    def __init__(self, seed: int, budget: Budget, bidder: str = "improved") -> None:
        import colver

        self._colver = colver
        self._seed = seed
        self._budget = budget
        self._bidder = bidder
        self.name = f"colver-isdd@{colver.__version__}"

    def observe(self, event: Event) -> None:
        """Hear nothing: all that matters is in the view."""

    def decide(self, view: View) -> Action:
        """Call or play as colver would."""
        agent, env, seats = self._seated(view)
        started = time.process_time()
        number = agent.action(env)
        if view.contract is not None:
            self._budget.cpu_seconds += time.process_time() - started
            self._budget.cards += 1
        return self._ours(view, env, seats, number)

    def _seated(self, view: View) -> tuple[Any, Any, Colver]:
        """Return their player and their deal as things stand, and who translates."""
        chance = chance_of(self._seed, view)
        deal = made_up(view, chance.getrandbits(60))
        seats = Colver(deal)
        seat = (view.seat - view.first) % 4
        agent = self._colver.Agent(self._spec(), seat, chance.getrandbits(60))
        agent.init_deal(seats.env)
        for number in numbers_of(view, seats):
            if number not in seats.env.legal_actions():
                raise RuntimeError(f"colver does not allow {number} after {view.calls}")
            agent.observe(seats.env, number)
            seats.env.step(number)
        return agent, seats.env, seats

    def _ours(self, view: View, env: Any, seats: Colver, number: int) -> Action:
        """Return the action that their number stands for."""
        if env.phase() == BIDDING:
            calls = [a for a in view.legal_actions if not isinstance(a, Declare | Play)]
            return next(call for call in calls if seats.call_number(call) == number)
        name = seats.card(number)
        plays = [a for a in view.legal_actions if isinstance(a, Play) and str(a.card) == name]
        # Where the word counts only when it is said, it is.
        return max(plays, key=lambda play: play.says_belote)

    def _spec(self) -> str:
        """Return the description of the player that colver reads."""
        budget = self._budget
        return "\n".join(
            (
                "[bid]",
                f'strategy = "{self._bidder}"',
                "[play]",
                'method = "isdd"',
                f"time_ms = {budget.milliseconds}",
                f"determinizations = {budget.worlds}",
                "parallel = false",
                "[worlds]",
                'source = "uniform"',
            )
        )


def made_up(view: View, seed: int) -> Deal:
    """Return a deal before its first call that agrees with all that the view tells."""
    world = sample_worlds(view, 1, seed)
    hands = [world[0, at] for at in range(4)]
    for seat, card in view.played:
        hands[seat] |= 1 << card
    first, second, third, fourth = map(CardSet, hands)
    layout = Layout((first, second, third, fourth), None, ())
    return Deal.open(Setup(view.ruleset, layout, view.first))


def numbers_of(view: View, seats: Colver) -> Iterator[int]:
    """Give colver's numbers of all that happened, with the passes that only colver asks for.

    The receiver must make each step before it asks for the next.
    """
    for seat, call in view.calls:
        while seats.seat != seat:
            yield PASS_NUMBER
        yield seats.call_number(call)
    while seats.env.phase() == BIDDING and (view.contract or seats.seat != view.seat):
        yield PASS_NUMBER
    for _, card in view.played:
        yield seats.number(str(card))
