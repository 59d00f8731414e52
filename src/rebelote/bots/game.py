"""Computer players at the table: a deal or a match played to its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rebelote.bots.protocol import Bot
from rebelote.bots.safety import Guarded
from rebelote.cards import Card
from rebelote.engine import Deal, public_event
from rebelote.match import Match


def play_deal(deal: Deal, bots: Sequence[Bot]) -> Deal:
    """Return the deal once four players, in seat order, have played it to its end.

    Players that are not `Guarded` already are guarded here: none of them can end the deal.
    """
    players = [bot if isinstance(bot, Guarded) else Guarded(bot) for bot in bots]
    while (seat := deal.to_act) is not None:
        legal = deal.legal_actions()
        action = legal[0] if len(legal) == 1 else players[seat].decide(deal.view(seat))
        event = public_event(seat, action)
        for player in players:
            player.observe(event)
        deal = deal.apply(action)
    return deal


def play_match(
    match: Match, bots: Sequence[Bot], packs: Iterator[Sequence[Card]]
) -> tuple[Match, tuple[Deal, ...]]:
    """Return the finished match with its deals, passed-out ones included.

    `packs` gives a pack for every deal; who shuffles is the caller's affair.
    """
    deals = []
    while not match.is_over:
        deal = play_deal(match.deal(next(packs)), bots)
        deals.append(deal)
        match = match.add(deal)
    return match, tuple(deals)
