"""The house: every table that is in memory, over the journal that has them all."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Final

from rebelote.cards import RebeloteError
from rebelote.rules import SEATS, Ruleset, Seat
from rebelote.server.dealing import Dealer
from rebelote.server.errors import HouseFull, TooManyTables
from rebelote.server.levels import bot_of
from rebelote.server.live import LiveTable
from rebelote.server.protocol import Pace
from rebelote.server.rooms.live import LiveRoom
from rebelote.server.status import Figures
from rebelote.server.thinking import Thinkers
from rebelote.server.timing import Clock
from rebelote.storage import (
    Database,
    Guest,
    Guests,
    Journal,
    Ledger,
    Listing,
    Rooms,
    Secrets,
    Shares,
    StorageError,
    UnknownTable,
    table_of,
)
from rebelote.tables import Computer, Leave, Occupants, Open, Person, Table, TableError, Wake

LOGGER = logging.getLogger("rebelote.server")

# The person of a solo game sits south, whatever the variant; who speaks first is drawn by lot.
PERSON: Final = SEATS[0]

_SWEEP_SECONDS = 60.0
_SWEEPS_A_DAY = 24 * 60
DAY_MILLISECONDS: Final = 24 * 3600 * 1000


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(eq=False)
class House:
    """All that a server holds: the database and what is in it, the tables in memory, the pool."""

    database: Database
    thinkers: Thinkers
    figures: Figures = field(default_factory=Figures)
    idle_seconds: float = 1800.0
    most_tables: int = 2000
    most_unfinished: int = 200
    unused_days: int = 30
    guest_days: int = 400
    clock: Clock = field(default_factory=Clock)
    room_pace: Pace = "natural"
    _tables: dict[str, LiveTable] = field(default_factory=dict)
    _loading: asyncio.Lock = field(default_factory=asyncio.Lock)

    def __post_init__(self) -> None:
        """Open the parts of the database."""
        self.journal = Journal(self.database)
        self.guests = Guests(self.database)
        self.shares = Shares(self.database)
        self.secrets = Secrets(self.database)
        self.rooms = Rooms(self.database)
        self.ledger = Ledger(self.database)

    # --- tables -------------------------------------------------------------------------------

    async def open_solo(self, guest: Guest, rules: Ruleset, level: str) -> str:
        """Open a table for a guest and three computers, deal, and return its name.

        Raises `UnknownLevel` or `TooManyTables`.
        """
        computer = Computer(bot_of(level))
        self.check_allowed(guest)
        seats: Occupants = (Person(guest.id, guest.name), computer, computer, computer)
        first = secrets.choice(SEATS)
        dealer = Dealer(secrets.token_urlsafe(12))
        table_id, promised = dealer.table_id, dealer.promise(1)
        opened = Table.open(Open(rules, seats, first, table=table_id, commitment=promised))
        table = Table.begin(opened)
        events = (opened, *table.handle(dealer.deal(table, table.seq)))
        also = dealer.keep(promised)
        opening = self.journal.open(table_id, guest.id, events, level=level, at=now(), also=also)
        await asyncio.wrap_future(opening)
        return table_id

    def check_allowed(self, guest: Guest) -> None:
        """Raise `TooManyTables` where a guest has as many unfinished matches as may be kept."""
        if self.journal.unfinished(guest.id) >= self.most_unfinished:
            raise TooManyTables(most=self.most_unfinished)

    def listing(self, table_id: str, player: str) -> Listing:
        """Return the entry of a guest's own table in the index; raises `UnknownTable`.

        Another guest's table is as unknown as one that does not exist.
        """
        found = self.journal.listing(table_id)
        if found.owner != player:
            raise UnknownTable(table=table_id)
        return found

    async def seat_at(self, table_id: str, guest: Guest) -> tuple[LiveTable, Seat]:
        """Return a guest's table, read from the journal if need be, and the guest's seat.

        Raises `UnknownTable` or `HouseFull`.
        """
        if self.rooms.code_of(table_id) is None:
            self.listing(table_id, guest.id)
        live = await self.live(table_id)
        seat = live.seat_of(guest.id)
        if seat is None:
            raise UnknownTable(table=table_id)
        return live, seat

    async def table_for(self, table_id: str, guest: Guest) -> LiveTable:
        """Return a table for a guest who sits there, may sit down there, or looks on.

        Raises `UnknownTable`, `NoSpectators` or `HouseFull`.
        """
        if self.rooms.code_of(table_id) is None:
            return (await self.seat_at(table_id, guest))[0]
        live = await self.live(table_id)
        assert isinstance(live, LiveRoom), "a table with a code"
        live.check_watcher(guest.id)
        return live

    async def live(self, table_id: str) -> LiveTable:
        """Return a table in memory; raises `UnknownTable` or `HouseFull`."""
        async with self._loading:
            known = self._tables.get(table_id)
            if known is not None and not known.is_dropped:
                live = known
            else:
                self._make_room()
                live, is_asleep = await asyncio.to_thread(self._read, table_id)
                self._tables[table_id] = live
                if is_asleep:
                    # Once for each start of a server: nobody's time passed while it was away.
                    await live.command(f"wake:{self.database.epoch}", Wake)
                live.settle()
            self.figures.tables.set(len(self._tables))
            live.used_at = time.monotonic()
            return live

    def live_rooms(self) -> list[LiveRoom]:
        """Return the tables of people in memory."""
        return [live for live in self._tables.values() if isinstance(live, LiveRoom)]

    async def wake_rooms(self) -> None:
        """Go on with all tables of people that are not closed, as the server starts."""
        # The oldest first, as they came into the memory when they were opened.
        for table_id in reversed(self.rooms.open()):
            try:
                (await self.live(table_id)).computers.wake()
            except RebeloteError:
                LOGGER.exception("table %s is not resumed", table_id)

    def _read(self, table_id: str) -> tuple[LiveTable, bool]:
        """Return a table as its log has it, and whether people's clocks there are to be woken."""
        entries = self.journal.read(table_id)
        if not entries:
            raise UnknownTable(table=table_id)
        table = table_of(entries)
        seqs = {entry.command_id: entry.seq for entry in entries if entry.command_id is not None}
        dealer = Dealer(table_id, self.secrets.of(table_id))
        parts = self.journal, self.thinkers, self.figures
        code = self.rooms.code_of(table_id)
        if code is None:
            live = LiveTable(table_id, table, *parts, dealer, seqs, clock=self.clock)
            return live, False
        room = LiveRoom(
            table_id, table, *parts, dealer, seqs, self.room_pace, clock=self.clock, code=code
        )
        return room, table.closed is None and entries[-1].epoch < self.database.epoch

    async def forget(self, guest: Guest) -> None:
        """Delete a guest with all solo tables; the tables of people go on without the guest.

        Raises `UnknownGuest` or `StorageError`.
        """
        for table_id in self.rooms.open_of(guest.id):
            live = await self.live(table_id)
            # Whoever is away already has left.
            with suppress(TableError):
                await live.command(f"deleted:{guest.id}", lambda: Leave(guest.id))
        listings = self.journal.listings(guest.id)
        await asyncio.wrap_future(self.guests.delete(guest.id, at=now()))
        # Only now, since a page that is sent back comes again at once.
        for one in listings:
            solo = self._tables.get(one.id)
            if solo is not None:
                solo.drop()
        self.sweep()

    # --- memory -------------------------------------------------------------------------------

    def sweep(self) -> None:
        """Forget tables that nobody looked at for a while, and those that were dropped."""
        limit = time.monotonic() - self.idle_seconds
        for table_id, live in list(self._tables.items()):
            is_idle = live.may_go and live.used_at < limit
            if is_idle or live.is_dropped:
                live.drop()
                del self._tables[table_id]
        self.figures.tables.set(len(self._tables))

    def _make_room(self) -> None:
        """Let the table nobody looks at for longest leave where one more has no room.

        Raises `HouseFull` where people look at all of them.
        """
        if len(self._tables) < self.most_tables:
            return
        alone = [one for one in self._tables.values() if one.may_go]
        if not alone:
            raise HouseFull(seconds=int(_SWEEP_SECONDS))
        oldest = min(alone, key=lambda one: one.used_at)
        oldest.drop()
        del self._tables[oldest.id]

    async def keep_swept(self) -> None:
        """Sweep for ever, from time to time, and once a day delete the guests who are old."""
        for number in count():
            if number % _SWEEPS_A_DAY == 0:
                await self.delete_old_guests()
            await asyncio.sleep(_SWEEP_SECONDS)
            self.sweep()

    async def delete_old_guests(self) -> None:
        """Delete the guests who did not come for the days of the settings."""
        ages = self.unused_days * DAY_MILLISECONDS, self.guest_days * DAY_MILLISECONDS
        unused_before, before = (now() - age for age in ages)
        try:
            deleting = self.guests.delete_old(unused_before=unused_before, before=before, at=now())
            deleted = await asyncio.wrap_future(deleting)
        except StorageError:
            # The game goes on without it, and tomorrow is another day.
            LOGGER.exception("old guests are not deleted")
            return
        if deleted:
            LOGGER.info("%s guests who had not come for long were deleted", deleted)

    def close(self) -> None:
        """Send the sockets away, end the processes, finish what is being written."""
        for live in self._tables.values():
            live.drop()
        self.thinkers.close()
        self.database.close()
