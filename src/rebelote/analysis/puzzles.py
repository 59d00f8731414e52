"""Puzzles: positions of played deals in which one card is clearly best.

Clearly best means twice: over the worlds that the seat could believe in, by far more than the
worlds drawn may explain, and on the real cards, where every other card loses points.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from rebelote.analysis.calls import points_of_a_mark
from rebelote.analysis.reach import is_in_reach
from rebelote.analysis.reason import Why, reasons_for
from rebelote.analysis.reviewing import story_of
from rebelote.bots import create
from rebelote.bots.history import chance_of
from rebelote.bots.outlook import CardOutlook, Outlook, Searched, outlook
from rebelote.cards import Card, Reason
from rebelote.engine import Deal, View
from rebelote.rules import Play, Seat
from rebelote.solver import backend, solve

PUZZLE_WORLDS = 256
# A first look at fewer worlds leaves most positions aside.
_GLANCE = 24
# So many cards to choose from, at least, and so many in hand: neither forced nor all in the dark.
_FEWEST_CHOICES = 3
_FEWEST_CARDS, _MOST_CARDS = 3, 7
# What the second card loses: points of the score sheet, ours less theirs, over the worlds; card
# points on the real cards; and standard errors, since worlds are drawn.
_LEAST_GAP = 16.0
_LEAST_REAL = 5
_ERRORS = 4.0
# With more cards than these in hand the end cannot be counted out.
_COUNTABLE = 4


class Grade(StrEnum):
    """How hard a puzzle is.

    The club player finds an easy one. It misses the others, and of these a hard one comes so early
    that the end cannot be counted out.
    """

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A deal at the moment of a choice, and what each card should bring, the best one first.

    `worlds` were looked at, which may be `every_world` there is. `real_gap` is what the second
    card loses on the real cards, in card points.
    """

    deal: Deal
    cards: tuple[CardOutlook, ...]
    grade: Grade
    worlds: int
    every_world: bool
    real_gap: int

    @property
    def best(self) -> Card:
        """The card to play."""
        return self.cards[0].card

    @property
    def seat(self) -> Seat:
        """The seat to play."""
        seat = self.deal.to_act
        assert seat is not None, "a card is to be played"
        return seat

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why the best card is best; the first reason is always there."""
        searched = Searched(
            asked=self.worlds,
            done=self.worlds,
            every_world=self.every_world,
            is_cut=False,
            seconds=0.0,
            backend=backend(),
        )
        found = Outlook(self.seat, self.cards, searched)
        return reasons_for(self.deal.view(self.seat), found)


def find_puzzles(deal: Deal, *, worlds: int = PUZZLE_WORLDS, seed: int = 0) -> Iterator[Puzzle]:
    """Give the puzzles in a deal that was played, in order of play.

    The same arguments give the same puzzles. Raises `BadRequest` for numbers out of bounds.
    """
    for before, action in story_of(deal):
        if isinstance(action, Play):
            found = as_puzzle(before, worlds=worlds, seed=seed)
            if found is not None:
                yield found


def as_puzzle(deal: Deal, *, worlds: int = PUZZLE_WORLDS, seed: int = 0) -> Puzzle | None:
    """Return the puzzle of a deal in which a card is to be played, None where it is none."""
    seat = deal.to_act
    assert seat is not None, "a card is to be played"
    view = replace(deal.view(seat), scores=None)
    legal = {one.card for one in view.legal_actions if isinstance(one, Play)}
    is_fit = _FEWEST_CARDS <= len(view.hand) <= _MOST_CARDS and len(legal) >= _FEWEST_CHOICES
    if not is_fit or not is_in_reach(view):
        return None
    chance = chance_of(seed, view)
    glance = outlook(view, worlds=_GLANCE, seed=chance.getrandbits(63))
    if _gap(glance, view) < _LEAST_GAP:
        return None
    real_gap = _real_gap(deal, glance.cards[0].card)
    if real_gap < _LEAST_REAL:
        return None
    found = outlook(view, worlds=worlds, seed=chance.getrandbits(63))
    if found.cards[0].card != glance.cards[0].card or not _is_clear(found, view):
        return None
    grade = _grade(view, found.cards[0].card)
    searched = found.searched
    return Puzzle(deal, found.cards, grade, searched.done, searched.every_world, real_gap)


def _gap(found: Outlook, view: View) -> float:
    """Return by how many points of the score sheet the best card leads."""
    best, second, *_ = found.cards
    return (best.marks - second.marks) * points_of_a_mark(view.ruleset)


def _is_clear(found: Outlook, view: View) -> bool:
    """Tell whether the best card is far ahead of every other, and something can be said for it."""
    best, *others = found.cards
    if _gap(found, view) < _LEAST_GAP:
        return False
    if any(best.worth - one.worth <= _ERRORS * one.gap_error for one in others):
        return False
    return reasons_for(view, found)[0].code != Why.BRINGS_MORE


def _real_gap(deal: Deal, card: Card) -> int:
    """Return what the second card loses against this one on the real cards; 0 if it does not."""
    solution = solve(deal)
    if solution.best != (card,):
        return 0
    return min(solution.cost(other) for other in solution.values if other != card)


def _grade(view: View, best: Card) -> Grade:
    action = create("rules", 0).decide(view)
    if isinstance(action, Play) and action.card == best:
        return Grade.EASY
    return Grade.MEDIUM if len(view.hand) <= _COUNTABLE else Grade.HARD
