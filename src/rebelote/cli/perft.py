"""Counts of what is legal from a deal on, by which two engines are compared (perft)."""

from __future__ import annotations

from rebelote.engine import Deal
from rebelote.rules.actions import Declare, Pass, Play
from rebelote.rules.errors import AuctionIsOpen


def perft(deal: Deal, depth: int) -> int:
    """Return how many legal sequences of `depth` cards a deal in play has.

    What is held is declared and every word is said, so that only cards are counted; there are none
    beyond the last card. Raises `AuctionIsOpen` when there is no contract yet (RULES.md 4.2).
    """
    if deal.contract is None:
        raise AuctionIsOpen(action="perft")
    if depth <= 0:
        return 1
    actions = deal.legal_actions()
    if depth == 1:
        return len({action.card for action in actions if isinstance(action, Play)})
    declarations = [action for action in actions if isinstance(action, Declare)]
    if declarations:
        deal = deal.apply(max(declarations, key=lambda one: len(one.sets)))
        actions = deal.legal_actions()
    # A card that may be played with a word stands there twice, the play with the word later.
    plays = {action.card: action for action in actions if isinstance(action, Play)}
    return sum(perft(deal.apply(play), depth - 1) for play in plays.values())


def perft_auction(deal: Deal, max_passes: int, depth: int) -> int:
    """Return how many ways the auction has to close in at most `depth` more calls.

    A way holds at most `max_passes` passes in all, and closes by a contract or by passing the deal
    out; an auction that is closed already has one way, to say nothing (RULES.md 4.1).
    """
    if deal.progress is not None or deal.is_over:
        return 1
    if depth <= 0:
        return 0
    ways = 0
    for call in deal.legal_actions():
        left = max_passes - isinstance(call, Pass)
        if left >= 0:
            ways += perft_auction(deal.apply(call), left, depth - 1)
    return ways
