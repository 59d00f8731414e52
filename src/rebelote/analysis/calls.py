"""What each legal call should bring, as far as the seat can tell."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import isfinite

from rebelote.bots.bidding import call_gains
from rebelote.bots.calling import Caller
from rebelote.bots.prospect import prospects_of
from rebelote.engine import View
from rebelote.rules import SEATS, Call, Contract, Declare, Play, Ruleset, Strain
from rebelote.solver import Terms

_USUAL_LEVEL = 100


@dataclass(frozen=True, slots=True)
class CallOutlook:
    """What one legal call should bring: marks of the deal, the seat's team's less the others'.

    It is the bidder's estimate, in which only differences mean much. Calls that are not worth a
    thought to it have the lowest number of those that are.
    """

    call: Call
    marks: float


def call_outlooks(view: View) -> tuple[CallOutlook, ...]:
    """Return every legal call with what it should bring: the expert's, then the others, best first.

    Raises `ValueError` when the seat has nothing to call.
    """
    legal = [one for one in view.legal_actions if not isinstance(one, Declare | Play)]
    if not legal:
        raise ValueError(f"seat {view.seat} has nothing to call")
    caller = Caller(view, prospects_of(view.ruleset))
    chosen, gains = call_gains(view)
    if gains:
        # A pass leaves the bid that stands, or nothing yet.
        passing = caller.stands(view.multiplier) if caller.bids else 0.0
        values = {call: passing + gain for call, gain in gains.items()}
    else:
        known = {call: caller.value(call) for call in legal}
        values = {call: value for call, value in known.items() if isfinite(value)}
    unit, lowest = points_of_a_mark(view.ruleset), min(values.values())
    found = [CallOutlook(call, values.get(call, lowest) / unit) for call in legal]
    return tuple(sorted(found, key=lambda one: (one.call != chosen, -one.marks)))


@cache
def points_of_a_mark(ruleset: Ruleset) -> int:
    """Return the points of the score sheet that one mark stands for."""
    level = _USUAL_LEVEL if ruleset.scoring.needs_level else None
    return Terms(ruleset, Contract(Strain.SPADES, level, SEATS[0])).score(100).unit
