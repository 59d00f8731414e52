"""Auctions by any way to call, and what their contracts bring in the club player's play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from rebelote import Deal
from rebelote.bots import RulesBot, play_deal
from rebelote.engine import View
from rebelote.rules import Call, Seat, Strain, Tally
from rebelote.rules.scoring import Score

Decide = Callable[[View], Call]


def bid(deal: Deal, sides: Sequence[Decide]) -> Deal:
    """Return the deal after its auction, each side calling its way; nobody is asked when forced."""
    while deal.contract is None and (seat := deal.to_act) is not None:
        legal = deal.legal_actions()
        deal = deal.apply(legal[0] if len(legal) == 1 else sides[seat & 1](deal.view(seat)))
    return deal


class Contracts:
    """The contracts on one layout of the cards: each is played once, by the club player."""

    def __init__(self) -> None:
        """Take a layout nobody has played yet."""
        self._tallies: dict[tuple[Strain, Seat], Tally] = {}

    def score(self, deal: Deal) -> Score | None:
        """Return the score of a deal that has been bid, None when it was passed out."""
        contract = deal.contract
        if contract is None:
            return None
        key = contract.strain, contract.taker
        tally = self._tallies.get(key)
        if tally is None:
            tally = self._tallies[key] = play_deal(deal, [RulesBot()] * 4).tally
        tally = replace(tally, level=contract.level, multiplier=contract.multiplier)
        return deal.ruleset.scoring.score(tally)
