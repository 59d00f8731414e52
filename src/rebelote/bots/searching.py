"""The players that search: every card is tried in worlds that agree with what the seat has seen.

They call as the club player does or by a way given to them, declare all they hold, and play by
`outlook`; cards that promise the same are told apart by what they give away, then by the club
player's judgement.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from rebelote.bots.calling import Caller
from rebelote.bots.history import chance_of
from rebelote.bots.outlook import CardOutlook, Outlook, Searched, outlook
from rebelote.bots.playing import Weighing
from rebelote.bots.prospect import prospects_of
from rebelote.bots.reading import Reading
from rebelote.cards import Card
from rebelote.engine import Event, View
from rebelote.rules import Action, Call, Declare, Play
from rebelote.rules.actions import PLAYS, PLAYS_SAID
from rebelote.rules.belote import PAIR_CARDS
from rebelote.solver import backend
from rebelote.solver.errors import LimitReached, NoWorld

# Sums of the same numbers in another order differ by less.
ROUNDING = 1e-9
# Hands so small that a world costs a tenth of a millisecond, and that Python can solve one.
CHEAP, LATE = 5, 4


class Diligence(NamedTuple):
    """How much a player searches: worlds a card, under a cap in seconds by the clock.

    Nothing is searched with more than `largest_hand` cards in hand. `cheap_worlds` are looked at
    with `CHEAP` cards in hand or fewer, when worlds cost little. Without the kernel fewer are
    searched, and none while hands are larger than `LATE`.
    """

    worlds: int
    seconds: float
    cheap_worlds: int = 0
    largest_hand: int = 8
    without_kernel: int = 4

    def worlds_for(self, cards: int) -> int:
        """Return how many worlds are looked at with so many cards in hand."""
        if cards > self.largest_hand:
            return 0
        if backend() == "python":
            return self.without_kernel if cards <= LATE else 0
        return max(self.worlds, self.cheap_worlds) if cards <= CHEAP else self.worlds


def call_by_rules(view: View) -> Call:
    """Call as the club player does."""
    return Caller(view, prospects_of(view.ruleset)).choose()


class SearchingBot:
    """A player that searches before it plays; `searched` tells what the last card rests on.

    It is None for calls, announces and forced cards. No world was done where the club player chose:
    it was too early to search, no world agrees with the view, or time ran out.
    """

    def __init__(
        self,
        name: str,
        seed: int,
        diligence: Diligence,
        call: Callable[[View], Call] = call_by_rules,
    ) -> None:
        """Take the name with its version, and the way to call."""
        self.name = name
        self.searched: Searched | None = None
        self._seed = seed
        self._diligence = diligence
        self._call = call

    def observe(self, event: Event) -> None:
        """Hear nothing: all that matters is in the view."""

    def decide(self, view: View) -> Action:
        """Call; or declare all that is held; or play, saying "belote" where the word is legal."""
        self.searched = None
        if view.contract is None:
            return self._call(view)
        legal = view.legal_actions
        declarations = [action for action in legal if type(action) is Declare]
        if declarations:
            return max(declarations, key=lambda action: len(action.sets))
        card = self._choose(view, [a.card for a in legal if type(a) is Play and not a.says_belote])
        said = PLAYS_SAID[card]
        return said if said in legal else PLAYS[card]

    def _choose(self, view: View, cards: list[Card]) -> Card:
        if len(cards) == 1:
            return cards[0]
        found = self._search(view)
        if found is None:
            return Weighing(Reading(view)).choose(cards)
        return preferred(view, found)

    def _search(self, view: View) -> Outlook | None:
        """Return the outlook and keep what was searched; None where nothing came of it."""
        diligence = self._diligence
        worlds, seconds = diligence.worlds_for(len(view.hand)), diligence.seconds
        self.searched = Searched(
            asked=worlds, done=0, every_world=False, is_cut=False, seconds=0.0, backend=backend()
        )
        if not worlds:
            return None
        seed = chance_of(self._seed, view).getrandbits(63)
        try:
            found = outlook(view, worlds=worlds, seed=seed, seconds=seconds)
        except LimitReached:
            self.searched = replace(self.searched, is_cut=True, seconds=seconds)
            return None
        except NoWorld:
            return None
        self.searched = found.searched
        return found


def preferred(view: View, found: Outlook) -> Card:
    """Return the best card; of those just as good, one the table knows, then by judgement."""
    weighing = Weighing(Reading(view))
    weigh = weighing.follow if view.trick and view.trick.cards else weighing.lead
    known = known_cards(view)
    return max(as_good(found.cards), key=lambda card: (known >> card & 1, weigh(card)))


def as_good(cards: tuple[CardOutlook, ...]) -> list[Card]:
    """Return the best card and those that promise just as much."""
    best = cards[0].worth
    return [one.card for one in cards if best - one.worth <= ROUNDING]


def known_cards(view: View) -> int:
    """Return the cards of the seat that the whole table knows it holds, as a 32-bit set."""
    known = 0
    for cards in view.shown[view.seat]:
        known |= cards
    contract = view.contract
    if view.turned is not None and contract is not None and contract.taker == view.seat:
        known |= 1 << view.turned
    for seat, card in view.played:
        if seat == view.seat and card in view.words:
            known |= PAIR_CARDS[card >> 3]
    return known & view.hand
