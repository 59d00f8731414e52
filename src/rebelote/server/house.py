"""The house: every table that is in memory, over the journal that has them all."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from dataclasses import dataclass, field
from itertools import count
from typing import Final

from rebelote.bots import create
from rebelote.rules import SEATS, Ruleset, Seat
from rebelote.server.dealing import Dealer
from rebelote.server.errors import HouseFull, TooManyTables, UnknownLevel
from rebelote.server.live import LiveTable
from rebelote.server.status import Figures
from rebelote.server.thinking import Thinkers
from rebelote.storage import (
    Database,
    Guest,
    Guests,
    Journal,
    Listing,
    Secrets,
    Shares,
    StorageError,
    UnknownTable,
    table_of,
)
from rebelote.tables import Computer, Occupants, Open, Person, Table

LOGGER = logging.getLogger("rebelote.server")

# From the weakest to the strongest.
LEVELS: Final = ("debutant", "amateur", "confirme", "expert")
# The person of a solo game sits south, whatever the variant; who speaks first is drawn by lot.
PERSON: Final = SEATS[0]

_SWEEP_SECONDS = 60.0
_SWEEPS_A_DAY = 24 * 60
_DAY_MILLISECONDS = 24 * 3600 * 1000


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
    _tables: dict[str, LiveTable] = field(default_factory=dict)
    _loading: asyncio.Lock = field(default_factory=asyncio.Lock)

    def __post_init__(self) -> None:
        """Open the parts of the database."""
        self.journal = Journal(self.database)
        self.guests = Guests(self.database)
        self.shares = Shares(self.database)
        self.secrets = Secrets(self.database)

    # --- tables -------------------------------------------------------------------------------

    async def open_solo(self, guest: Guest, rules: Ruleset, level: str) -> str:
        """Open a table for a guest and three computers, deal, and return its name.

        Raises `UnknownLevel` or `TooManyTables`.
        """
        if level not in LEVELS:
            raise UnknownLevel(level=level, known=", ".join(LEVELS))
        if self.journal.unfinished(guest.id) >= self.most_unfinished:
            raise TooManyTables(most=self.most_unfinished)
        computer = Computer(create(level, 0).name)
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
        live = await self._live(table_id, guest)
        return live, live.table.seat_of(guest.id)

    async def _live(self, table_id: str, guest: Guest) -> LiveTable:
        self.listing(table_id, guest.id)
        async with self._loading:
            live = self._tables.get(table_id)
            if live is None or live.is_dropped:
                self._make_room()
                live = await asyncio.to_thread(self._read, table_id)
                self._tables[table_id] = live
            self.figures.tables.set(len(self._tables))
            live.used_at = time.monotonic()
            return live

    def _read(self, table_id: str) -> LiveTable:
        """Return a table as its log has it, with the commands that are in the log."""
        entries = self.journal.read(table_id)
        if not entries:
            raise UnknownTable(table=table_id)
        table = table_of(entries)
        seqs = {entry.command_id: entry.seq for entry in entries if entry.command_id is not None}
        dealer = Dealer(table_id, self.secrets.of(table_id))
        parts = self.journal, self.thinkers, self.figures
        return LiveTable(table_id, table, *parts, dealer, seqs)

    async def forget(self, guest: Guest) -> None:
        """Delete a guest with all tables; raises `UnknownGuest` or `StorageError`."""
        listings = self.journal.listings(guest.id)
        await asyncio.wrap_future(self.guests.delete(guest.id, at=now()))
        # Only now, since a page that is sent back comes again at once.
        for one in listings:
            live = self._tables.get(one.id)
            if live is not None:
                live.drop()
        self.sweep()

    # --- memory -------------------------------------------------------------------------------

    def sweep(self) -> None:
        """Forget tables that nobody looked at for a while, and those that were dropped."""
        limit = time.monotonic() - self.idle_seconds
        for table_id, live in list(self._tables.items()):
            is_idle = not live.listeners and live.used_at < limit
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
        alone = [one for one in self._tables.values() if not one.listeners]
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
        ages = self.unused_days * _DAY_MILLISECONDS, self.guest_days * _DAY_MILLISECONDS
        unused_before, before = (now() - age for age in ages)
        try:
            deleting = self.guests.delete_old(unused_before=unused_before, before=before)
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
