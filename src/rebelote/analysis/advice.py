"""What a seat should do now, what everything else it may do should bring, and why."""

from __future__ import annotations

from dataclasses import dataclass

from rebelote.analysis.calls import CallOutlook, call_outlooks
from rebelote.analysis.reach import is_in_reach, worlds_in_reach
from rebelote.analysis.reason import Why, reasons_for, reasons_for_call
from rebelote.bots import create
from rebelote.bots.outlook import CardOutlook, Searched, outlook
from rebelote.bots.searching import preferred
from rebelote.cards import Card, Reason
from rebelote.engine import View
from rebelote.rules import Action, Declare, Play, Seat
from rebelote.rules.actions import PLAYS, PLAYS_SAID
from rebelote.solver.errors import LimitReached, NoWorld

HINT_WORLDS = 64
HINT_SECONDS = 0.8


@dataclass(frozen=True, slots=True)
class Hint:
    """The action to take, the reasons for it, and what every choice should bring, best first.

    `cards` are filled during the play, `calls` during the auction; both are empty where nothing
    was weighed: one action only, announces to make, or no time. `searched` tells what the cards
    rest on. All of it follows from the view alone.
    """

    seat: Seat
    action: Action
    reasons: tuple[Reason, ...]
    cards: tuple[CardOutlook, ...] = ()
    calls: tuple[CallOutlook, ...] = ()
    searched: Searched | None = None

    @property
    def reason(self) -> Reason:
        """The first reason, which is always there."""
        return self.reasons[0]


def hint(
    view: View,
    *,
    worlds: int = HINT_WORLDS,
    seed: int = 0,
    seconds: float | None = HINT_SECONDS,
) -> Hint:
    """Return what the seat to act should do, over so many worlds or as many as the time allows.

    Without a limit of time the same view, worlds and seed give the same hint. Raises `ValueError`
    when the seat is not to act, and `BadRequest` for numbers out of bounds.
    """
    if not view.legal_actions:
        raise ValueError(f"seat {view.seat} is not to act")
    if view.contract is None:
        return _call_hint(view)
    declarations = [one for one in view.legal_actions if isinstance(one, Declare)]
    if declarations:
        fullest = max(declarations, key=lambda one: len(one.sets))
        return Hint(view.seat, fullest, (Reason.of(Why.DECLARES, declaration=fullest),))
    return _card_hint(view, worlds, seed, seconds)


def _call_hint(view: View) -> Hint:
    calls = call_outlooks(view)
    return Hint(view.seat, calls[0].call, reasons_for_call(view, calls), calls=calls)


def _card_hint(view: View, worlds: int, seed: int, seconds: float | None) -> Hint:
    cards = {one.card for one in view.legal_actions if isinstance(one, Play)}
    if len(cards) == 1:
        (card,) = cards
        return Hint(view.seat, play_of(view, card), (Reason.of(Why.ONLY_CARD, card=card),))
    if not is_in_reach(view):
        return _judgement(view)
    try:
        found = outlook(view, worlds=worlds_in_reach(worlds), seed=seed, seconds=seconds)
    except (LimitReached, NoWorld):
        # No world agrees with the view, or not one was searched in time.
        return _judgement(view)
    card = preferred(view, found)
    return Hint(
        view.seat,
        play_of(view, card),
        reasons_for(view, found, card),
        cards=found.cards,
        searched=found.searched,
    )


def _judgement(view: View) -> Hint:
    return Hint(view.seat, create("rules", 0).decide(view), (Reason.of(Why.JUDGEMENT),))


def play_of(view: View, card: Card) -> Play:
    """Return the play of a card, with the word of the belote where it may be said."""
    said = PLAYS_SAID[card]
    return said if said in view.legal_actions else PLAYS[card]
