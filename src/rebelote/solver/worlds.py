"""Worlds: the ways in which the hidden cards may lie, as far as one seat knows.

A world agrees with everything public: cards played and the duties they obeyed, the turned card
taken, belote said or, where it counts by itself, not heard; announces shown, or heard by kind. All
such worlds are equally likely here: what calls and cards suggest beyond the rules is left to the
caller, who may weight them.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from rebelote.cards import CardSet
from rebelote.engine import View
from rebelote.rules import SEATS
from rebelote.rules.scoring.sheet import TRICKS
from rebelote.solver.assignment import Assignment
from rebelote.solver.batch import Batch, shaped
from rebelote.solver.errors import NoWorld
from rebelote.solver.evidence import Evidence, read
from rebelote.solver.limits import read_count
from rebelote.solver.position import Position

_MOST_WORLDS = 10_000_000
# So many draws in a row that all contradict the evidence: there is no world, or next to none.
_MOST_TRIES = 200_000


class WorldSource:
    """The worlds of one view, drawn or listed; making it reads the view once."""

    def __init__(self, view: View) -> None:
        """Read the view; raises `NoWorld` where not even the cards can be dealt."""
        self._view = view
        self._evidence = evidence = read(view)
        self._others = tuple(seat for seat in SEATS if seat != view.seat)
        # The cards that announces known by kind alone may be made of, seat by seat.
        self._guesses = {
            seat: evidence.guesses(seat) for seat in self._others if evidence.kinds.get(seat)
        }
        self._deals = []
        for guess in product(*self._guesses.values()):
            held = list(evidence.held)
            for seat, cards in zip(self._guesses, guess, strict=True):
                held[seat] |= cards
            deal = self._assignment(evidence, held)
            if deal is not None and deal.ways:
                self._deals.append((held, deal))
        self.deals = sum(deal.ways for _, deal in self._deals)
        is_own_right = len(view.hand) == view.hand_sizes[view.seat]
        if not self.deals or not is_own_right:
            raise NoWorld(seat=view.seat)

    def _assignment(self, evidence: Evidence, held: list[int]) -> Assignment | None:
        """Return the ways to deal what is not placed yet; None if a card is placed twice."""
        placed, sizes = 0, []
        for seat in self._others:
            if placed & held[seat] or held[seat] & evidence.barred[seat]:
                return None
            placed |= held[seat]
            sizes.append(evidence.sizes[seat] - held[seat].bit_count())
        # Before the play some cards lie in the stock: a seat of its own for them.
        free = evidence.hidden & ~placed
        sizes.append(len(free) - sum(sizes))
        has_stock = evidence.has_stock
        if min(sizes) < 0 or (sizes[-1] and not has_stock):
            return None
        if not has_stock:
            sizes.pop()
        allowed = []
        for card in free:
            seats = sum(
                1 << at
                for at, seat in enumerate(self._others)
                if not evidence.barred[seat] >> card & 1
            )
            allowed.append(seats | has_stock << len(self._others))
        return Assignment(tuple(free), allowed, tuple(sizes))

    def draw(self, chance: Random) -> list[int]:
        """Return the four hands of a world; raises `NoWorld` when none is met in very many tries.

        Where announces are known by kind, a world may be met through several guesses of the cards
        they are made of, and is then kept the less often.
        """
        evidence = self._evidence
        for _ in range(_MOST_TRIES):
            held, deal = self._pick(chance)
            hands = self._hands(held, deal.draw(chance))
            if not evidence.accepts(hands):
                continue
            ways = 1
            for seat, guesses in self._guesses.items():
                ways *= sum(not cards & ~hands[seat] for cards in guesses)
            if ways == 1 or chance.random() * ways < 1:
                return hands
        raise NoWorld(seat=self._view.seat)

    def every(self) -> Iterator[tuple[int, ...]]:
        """Give every world once."""
        seen = set()
        for held, deal in self._deals:
            for cards in deal.every():
                hands = tuple(self._hands(held, cards))
                if hands not in seen and self._evidence.accepts(list(hands)):
                    if self._guesses:
                        seen.add(hands)
                    yield hands

    def _pick(self, chance: Random) -> tuple[list[int], Assignment]:
        if len(self._deals) == 1:
            return self._deals[0]
        pick = chance.randrange(self.deals)
        for held, deal in self._deals:
            pick -= deal.ways
            if pick < 0:
                return held, deal
        raise AssertionError("the ways add up")

    def _hands(self, held: list[int], dealt: list[int]) -> list[int]:
        hands = list(held)
        hands[self._view.seat] = int(self._view.hand)
        for seat, cards in zip(self._others, dealt, strict=False):
            hands[seat] |= cards
        return hands


def sample_worlds(view: View, number: int, seed: int) -> memoryview[Any]:
    """Draw worlds uniformly, with repetition: uint32 [number, 4], the cards each seat holds now.

    Before the play the hands are those dealt so far, and what lies in the stock is left out. The
    same view, number and seed give the same worlds. Raises `NoWorld` or `BadRequest`.
    """
    read_count("number", number, 0, _MOST_WORLDS)
    read_count("seed", seed, 0, 2**64 - 1)
    source, chance = WorldSource(view), Random(seed)
    rows = array("I")
    for _ in range(number):
        rows.extend(source.draw(chance))
    return shaped(rows, "I", number, 4)


def count_deals(view: View) -> int:
    """Return how many ways to deal the hidden cards have to be looked at to list the worlds.

    It is never less than the number of worlds, and equal to it unless several cards of a hand had
    to be considered together. Raises `NoWorld`.
    """
    return WorldSource(view).deals


def enumerate_worlds(view: View, limit: int = 10_000) -> memoryview[Any] | None:
    """Return every world once as `sample_worlds` does, or None where `count_deals` is above limit.

    Raises `NoWorld` or `BadRequest`.
    """
    read_count("limit", limit, 1, _MOST_WORLDS)
    source = WorldSource(view)
    if source.deals > limit:
        return None
    rows = array("I")
    for hands in source.every():
        rows.extend(hands)
    if not rows:
        raise NoWorld(seat=view.seat)
    return shaped(rows, "I", len(rows) // 4, 4)


def position_of(view: View, hands: Any) -> Position:
    """Return the position of a view in play if the seats held these four hands."""
    trick, contract = view.trick, view.contract
    if trick is None or contract is None:
        raise ValueError("the view is not in play")
    first, second, third, fourth = map(CardSet, hands)
    tricks = view.tricks_won if sum(view.tricks_won) < TRICKS else None
    held = (first, second, third, fourth)
    strain, points = contract.strain, view.points
    return Position(view.ruleset, strain, held, trick.leader, trick.cards, points, tricks)


def batch_of(view: View, worlds: memoryview[Any]) -> Batch:
    """Return the positions of a view in play in these worlds, as a batch."""
    first = [worlds[0, seat] for seat in range(4)]
    return Batch.like(position_of(view, first), worlds)
