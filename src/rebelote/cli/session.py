"""One person's match against bots: whose turn, what happened, undo. No screen and no files."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from rebelote.bots import Guarded, create
from rebelote.cards import CARDS, Card
from rebelote.engine import Deal, Event, public_event
from rebelote.match import Match
from rebelote.rules import SEATS, Action, Ruleset, Seat


@dataclass(frozen=True)
class Seating:
    """Who sits where: the person's seat, the bots' names by seat and the seed of the match."""

    person: Seat
    bots: tuple[str, str, str, str]
    seed: str

    def pack(self, number: int) -> list[Card]:
        """Return the pack of a deal, numbered from 1: the same seed deals the same cards."""
        pack = list(CARDS)
        random.Random(f"{self.seed}/{number}").shuffle(pack)
        return pack


@dataclass
class Session:
    """A match in progress: `deals` are over, `deal` is on the table."""

    seating: Seating
    match: Match
    deals: list[Deal] = field(default_factory=list)
    deal: Deal | None = None
    _events: list[Event] = field(default_factory=list)
    _before: list[tuple[Deal, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Seat the bots and, unless the match is taken up in the middle, deal."""
        self._seat_bots()
        if self.deal is None and not self.match.is_over:
            self.start_deal()

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the match."""
        return self.match.ruleset

    @property
    def current(self) -> Deal:
        """The deal on the table, or the last one when the match is over."""
        return self.deal if self.deal is not None else self.deals[-1]

    @property
    def is_persons_turn(self) -> bool:
        """Whether the person is to act."""
        return self.deal is not None and self.deal.to_act == self.seating.person

    def start_deal(self) -> Deal:
        """Deal the next deal of the match."""
        self.deal = self.match.deal(self.seating.pack(len(self.deals) + 1))
        self._events.clear()
        self._before.clear()
        self._seat_bots()
        return self.deal

    def act(self, action: Action) -> Deal:
        """Apply the action of the seat to act; raises the `IllegalAction` that refuses it."""
        before = self.current
        after = before.apply(action)
        if before.to_act == self.seating.person:
            self._before.append((before, len(self._events)))
        if before.to_act is not None:
            event = public_event(before.to_act, action)
            self._events.append(event)
            for bot in self._bots:
                bot.observe(event)
        self.deal = after
        return after

    def bots_action(self) -> Action:
        """Return what the bot to act does."""
        deal = self.current
        seat = deal.to_act if deal.to_act is not None else SEATS[0]
        return self._bots[seat].decide(deal.view(seat))

    def hint(self) -> Action:
        """Return what the person's own bot would do."""
        person = self.seating.person
        return self._bots[person].decide(self.current.view(person))

    def undo(self) -> bool:
        """Take back the person's last action of this deal; false when there is none."""
        if not self._before:
            return False
        self.deal, seen = self._before.pop()
        del self._events[seen:]
        self._seat_bots()
        return True

    def finish_deal(self) -> Match:
        """Put the deal that is over to the match."""
        deal = self.current
        self.match = self.match.add(deal)
        self.deals.append(deal)
        self.deal = None
        self._before.clear()
        return self.match

    def _seat_bots(self) -> None:
        """Seat fresh bots that have seen what the table has seen of this deal, and no more."""
        seeds = [random.Random(f"{self.seating.seed}/bot/{seat}") for seat in SEATS]
        self._bots = [
            Guarded(create(name, seed.getrandbits(32)))
            for name, seed in zip(self.seating.bots, seeds, strict=True)
        ]
        for event in self._events:
            for bot in self._bots:
                bot.observe(event)
