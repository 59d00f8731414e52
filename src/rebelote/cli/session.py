"""One person's match against bots: whose turn, what happened, undo. No screen and no files.

It does not stand on `rebelote.tables`: a table deals from packs, and a record that is taken up has
only hands; a table closes with the last card, and here that one can be undone until its score is
read.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from rebelote.analysis import Hint, hint
from rebelote.bots import Guarded, create
from rebelote.cards import CARDS, Card
from rebelote.engine import Deal, Event, public_event
from rebelote.match import Match
from rebelote.notation import actions_of
from rebelote.rules import SEATS, Action, Ruleset, Seat


@dataclass(frozen=True)
class Seating:
    """Who sits where: the person's seat, the players' names by seat and the seed of the match.

    The player named at the person's own seat is there for the sake of order, and is never asked.
    """

    person: Seat
    bots: tuple[str, str, str, str]
    seed: str

    def pack(self, number: int) -> list[Card]:
        """Return the pack of a deal, numbered from 1: the same seed deals the same cards."""
        pack = list(CARDS)
        random.Random(f"{self.seed}/{number}").shuffle(pack)
        return pack


class Moment(NamedTuple):
    """A state of the match to which an undo may return."""

    match: Match
    deals: tuple[Deal, ...]
    deal: Deal
    events: tuple[Event, ...]


@dataclass
class Session:
    """A match in progress: `deals` are over, `deal` is on the table until the next one starts."""

    seating: Seating
    match: Match
    deals: tuple[Deal, ...] = ()
    deal: Deal | None = None
    _events: tuple[Event, ...] = ()
    _moments: list[Moment] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Seat the bots and deal."""
        self._seat_bots()
        if self.deal is None and not self.match.is_over:
            self.start_deal()

    @classmethod
    def taken_up(cls, seating: Seating, start: Match, deals: Iterable[Deal]) -> Session:
        """Return the session that has played these deals, of which the last may be in progress.

        `start` is the match before its first deal. The session is the one that was kept: each
        action is played again, so that it can be undone too.
        """
        session = cls(seating, start)
        for deal in deals:
            session._put_on_table(Deal.open(deal.setup))
            for action in actions_of(deal):
                session.act(action)
            if deal.is_over:
                session.finish_deal()
                if not session.match.is_over:
                    session.start_deal()
        return session

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the match."""
        return self.match.ruleset

    @property
    def current(self) -> Deal:
        """The deal on the table, or the last one when the match is over."""
        return self.deal if self.deal is not None else self.deals[-1]

    @property
    def all_deals(self) -> tuple[Deal, ...]:
        """The deals that are over and the one on the table."""
        return self.deals if self.deal is None else (*self.deals, self.deal)

    @property
    def is_persons_turn(self) -> bool:
        """Whether the person is to act."""
        return self.deal is not None and self.deal.to_act == self.seating.person

    def start_deal(self) -> Deal:
        """Deal the next deal of the match."""
        return self._put_on_table(self.match.deal(self.seating.pack(len(self.deals) + 1)))

    def _put_on_table(self, deal: Deal) -> Deal:
        self._events = ()
        self._seat_bots()
        self.deal = deal
        return deal

    def act(self, action: Action) -> Deal:
        """Apply the action of the seat to act; raises the `IllegalAction` that refuses it."""
        before = self.current
        after = before.apply(action)
        if before.to_act == self.seating.person:
            self._moments.append(Moment(self.match, self.deals, before, self._events))
        if before.to_act is not None:
            event = public_event(before.to_act, action)
            self._events = (*self._events, event)
            self._tell_bots(event)
        self.deal = after
        return after

    def bots_action(self) -> Action:
        """Return what the bot to act does."""
        deal = self.current
        seat = deal.to_act if deal.to_act is not None else SEATS[0]
        return self._bots[seat].decide(deal.view(seat))

    def hint(self) -> Hint:
        """Return what the person should do now, and why; the person is to act."""
        return hint(self.current.view(self.seating.person))

    def undo(self) -> bool:
        """Return to before the person's last action; false when there is none in this match."""
        if not self._moments:
            return False
        self.match, self.deals, self.deal, self._events = self._moments.pop()
        self._seat_bots()
        return True

    def finish_deal(self) -> Match:
        """Put the deal that is over to the match."""
        deal = self.current
        match, deals = self.match.add(deal), (*self.deals, deal)
        # One after another without a call between: Ctrl-C never sees half of it.
        self.match, self.deals, self.deal = match, deals, None
        return match

    def _tell_bots(self, event: Event) -> None:
        for bot in self._bots:
            bot.observe(event)

    def _seat_bots(self) -> None:
        """Seat fresh bots that have seen what the table has seen of this deal, and no more."""
        seeds = [random.Random(f"{self.seating.seed}/bot/{seat}") for seat in SEATS]
        self._bots = [
            Guarded(create(name, seed.getrandbits(32)))
            for name, seed in zip(self.seating.bots, seeds, strict=True)
        ]
        for event in self._events:
            self._tell_bots(event)
