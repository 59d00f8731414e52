"""The expert's calls: the club player's estimates, set right by what deals played out have shown.

For each call that deserves a thought its traits are weighed, which gives what it gains on a pass;
the call that gains most is made. Families of auctions for which there are no weights, and calls
of an unknown kind, are left to the club player.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache

from rebelote.bots.calling import Caller
from rebelote.bots.match_calling import MatchCaller
from rebelote.bots.prospect import prospects_of
from rebelote.bots.stakes import Stakes
from rebelote.bots.traits import DARING, TRAITS, Weighed
from rebelote.bots.weights import BadWeights, Judgement, shipped_weights
from rebelote.engine import View
from rebelote.rules import PASS, Call, Ruleset

LOGGER = logging.getLogger("rebelote.bots")


def family_of(ruleset: Ruleset) -> str:
    """Return the name of the family of auctions under which weights are kept."""
    return type(ruleset.bidding).__name__


class Bidder:
    """Calls by the weights given, by those that come with the package when none are.

    Without usable weights it calls as the club player does; `problem` then says why, and the log.
    """

    def __init__(self, judgements: Mapping[str, Judgement] | None = None) -> None:
        self.problem: BadWeights | None = None
        if judgements is None:
            try:
                judgements = shipped_weights(TRAITS)
            except BadWeights as problem:
                LOGGER.error("the expert calls as rules does: %s", problem)
                self.problem, judgements = problem, {}
        self._judgements = judgements

    def decide_call(self, view: View) -> Call:
        """Return one of the legal calls of the view's seat."""
        return self.weigh(view)[0]

    def weigh(self, view: View) -> tuple[Call, dict[Call, float]]:
        """Return the call, and what each call worth a thought gains on a pass, in points.

        There are no gains where the club player calls.
        """
        judgement = self._judgements.get(family_of(view.ruleset))
        if judgement is None:
            return Caller(view, prospects_of(view.ruleset)).choose(), {}
        weighed = Weighed(view)
        gains = self.gains(weighed, judgement)
        club = weighed.club
        if club not in gains:
            return club, {}
        wanted = gains | {club: gains[club] + judgement.caution}
        best = max(wanted, key=wanted.__getitem__)
        return best, {call: gain * weighed.gap for call, gain in gains.items()}

    def gains(self, weighed: Weighed, judgement: Judgement) -> dict[Call, float]:
        """Return what each call worth a thought gains on a pass, in gaps."""
        view = weighed.view
        gains: dict[Call, float] = {}
        for call in weighed.plausible():
            if call == PASS:
                gains[call] = 0.0
                continue
            weights = judgement.kinds.get(weighed.kind(call))
            if weights is not None:
                gains[call] = weights.gain(weighed.numbers(call))
        if view.pending or Stakes.of(view).scores is not None:
            _heed_the_match(weighed, gains)
        return gains


def _heed_the_match(weighed: Weighed, gains: dict[Call, float]) -> None:
    """Add to every gain what the call means to the match beyond its marks.

    The weights know marks; what is set right here is the difference between what the club player
    expects in marks and in points that move the match as much.
    """
    match = MatchCaller(weighed.view, DARING)
    if match.weight:
        for call in gains:
            gains[call] += weighed.gain(call, match) - weighed.gain(call, weighed.caller)


@cache
def _shipped() -> Bidder:
    return Bidder()


def decide_call(view: View) -> Call:
    """Return the expert's call, by the weights that come with the package."""
    return _shipped().decide_call(view)


def call_gains(view: View) -> tuple[Call, dict[Call, float]]:
    """Return what `Bidder.weigh` does, by the weights that come with the package."""
    return _shipped().weigh(view)
