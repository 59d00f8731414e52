"""Where people find each other: tables that are opened, listed, looked for and played again."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, replace
from typing import NamedTuple

from rebelote.rules import SEATS, Ruleset, Seat
from rebelote.server.dealing import Dealer
from rebelote.server.errors import MatchNotOver, NoRoomFound
from rebelote.server.house import House
from rebelote.server.levels import bot_of
from rebelote.server.rooms.live import LiveRoom
from rebelote.server.rooms.models import RoomAsked
from rebelote.server.rooms.pots import players_of
from rebelote.storage import Guest, Ledger, Rooms, UnknownTable, together
from rebelote.storage.room import CODE_LENGTH
from rebelote.tables import (
    Empty,
    NotAtTable,
    Occupant,
    Occupants,
    Open,
    Person,
    Table,
    Terms,
)

# What stands for the level in the index of tables.
PEOPLE = "people"


class Wanted(NamedTuple):
    """Which tables somebody looks for; None is any, `is_free` those with an empty seat."""

    variant: str | None
    speed: str | None
    stake_most: int | None
    is_free: bool

    def has(self, live: LiveRoom) -> bool:
        """Whether a table is one of them."""
        terms = live.terms
        return (
            self.variant in (None, live.table.ruleset.id)
            and self.speed in (None, terms.speed)
            and (self.stake_most is None or terms.stake <= self.stake_most)
            and not (self.is_free and (live.table.is_started or not _empty_seats(live)))
        )


def terms_of(guest: Guest, asked: RoomAsked) -> Terms:
    """Return the terms that a host asks for."""
    return Terms(
        host=guest.id,
        stake=asked.stake,
        pot=asked.pot,
        speed=asked.speed,
        is_private=asked.is_private,
        has_spectators=asked.has_spectators,
        shows_last_trick=asked.shows_last_trick,
        bot=bot_of(asked.level),
    )


@dataclass(frozen=True, eq=False)
class Lobby:
    """The tables of people of a house."""

    house: House

    async def open(
        self, guest: Guest, rules: Ruleset, terms: Terms, seats: Occupants | None = None
    ) -> LiveRoom:
        """Open a table at which the host sits, the stake paid; seats may hold computers already.

        Raises `TooManyTables`, `NotEnoughChips`, `BadTerms` or `BadStake`.
        """
        house, at = self.house, self.house.clock.now()
        house.check_allowed(guest)
        await asyncio.wrap_future(house.ledger.welcome(guest.id, at=at))
        dealer = Dealer(secrets.token_urlsafe(12))
        table_id, promised = dealer.table_id, dealer.promise(1)
        host = Person(guest.id, guest.name)
        occupants = seats or (host, Empty(), Empty(), Empty())
        asked = Open(rules, occupants, terms=terms, table=table_id, commitment=promised)
        opened = Table.open(asked)
        also = together(
            dealer.keep(promised),
            Rooms.keep(table_id),
            Rooms.seat(table_id, players_of(Table.begin(opened, at))),
            Ledger.sit(table_id, guest.id, terms.stake, seq=1, at=at),
        )
        opening = house.journal.open(table_id, guest.id, (opened,), level=PEOPLE, at=at, also=also)
        await asyncio.wrap_future(opening)
        return await self.find(table_id)

    async def find(self, name: str) -> LiveRoom:
        """Return a table of people by its name or its code; raises `UnknownTable`."""
        is_code = len(name) == CODE_LENGTH
        table_id = self.house.rooms.named(name.upper()) if is_code else name
        if self.house.rooms.code_of(table_id) is None:
            raise UnknownTable(table=name)
        live = await self.house.live(table_id)
        assert isinstance(live, LiveRoom), "a table with a code"
        return live

    def listed(self, wanted: Wanted) -> list[LiveRoom]:
        """Return public tables: those that wait, the newest first, then those to look on at."""
        public = [live for live in self.house.live_rooms() if _is_public(live)]
        found = [live for live in reversed(public) if wanted.has(live)]
        waiting = [live for live in found if not live.table.is_started]
        playing = [live for live in found if live.table.is_started and live.terms.has_spectators]
        return waiting + playing

    def fullest(self, wanted: Wanted, guest: Guest) -> LiveRoom:
        """Return the public table that waits for the fewest people; raises `NoRoomFound`."""
        found = [live for live in self.listed(wanted) if live.seat_of(guest.id) is None]
        if not found:
            raise NoRoomFound()
        return min(found, key=_empty_seats)

    async def rematch(self, table_id: str, guest: Guest, *, is_drawn: bool) -> LiveRoom:
        """Open a table like one that is over, once, and tell everybody who is still there.

        Computers keep their seats, or are drawn with the others. Raises `UnknownTable`,
        `NotAtTable`, `MatchNotOver`, or what opening raises.
        """
        old = await self.find(table_id)
        if old.table.closed is None:
            raise MatchNotOver()
        own = old.seat_of(guest.id)
        if own is None:
            raise NotAtTable()
        async with old.moving:
            if old.moved_to is None:
                await self._move(old, guest, is_drawn=is_drawn)
            assert old.moved_to is not None, "the table has moved"
            return await self.find(old.moved_to[0])

    async def _move(self, old: LiveRoom, guest: Guest, *, is_drawn: bool) -> None:
        places = list(SEATS)
        if is_drawn:
            secrets.SystemRandom().shuffle(places)
        was = old.table.seats
        host = Person(guest.id, guest.name)
        first, second, third, fourth = (_kept(was[places[seat]], host) for seat in SEATS)
        terms = replace(old.terms, host=guest.id)
        new = await self.open(guest, old.table.ruleset, terms, (first, second, third, fourth))
        players = players_of(old.table)
        seats: dict[str, Seat] = {
            players[places[seat]]: seat for seat in SEATS if places[seat] in players
        }
        old.tell_moved(new.id, new.code, seats)


def _kept(occupant: Occupant, host: Person) -> Occupant:
    """Return who sits on a seat of a new table: the host and computers; people sit down again."""
    if isinstance(occupant, Person):
        return host if occupant.player == host.player else Empty()
    return occupant


def _is_public(live: LiveRoom) -> bool:
    return not live.is_dropped and live.table.closed is None and not live.terms.is_private


def _empty_seats(live: LiveRoom) -> int:
    return sum(isinstance(one, Empty) for one in live.table.seats)
