"""The house: every table that is in memory, over the journal that has them all."""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass, field
from typing import Final

from rebelote.bots import create
from rebelote.rules import SEATS, Ruleset, Seat
from rebelote.server.dealing import Dealer
from rebelote.server.errors import UnknownLevel
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
    UnknownTable,
    table_of,
)
from rebelote.tables import Computer, Occupants, Open, Person, Table

# From the weakest to the strongest.
LEVELS: Final = ("debutant", "amateur", "confirme", "expert")
# The person of a solo game sits south, whatever the variant; who speaks first is drawn by lot.
PERSON: Final = SEATS[0]

_SWEEP_SECONDS = 60.0


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

        Raises `UnknownLevel`.
        """
        if level not in LEVELS:
            raise UnknownLevel(level=level, known=", ".join(LEVELS))
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

        Raises `UnknownTable`.
        """
        live = await self._live(table_id, guest)
        return live, live.table.seat_of(guest.id)

    async def _live(self, table_id: str, guest: Guest) -> LiveTable:
        self.listing(table_id, guest.id)
        async with self._loading:
            live = self._tables.get(table_id)
            if live is None or live.is_dropped:
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

    async def keep_swept(self) -> None:
        """Sweep for ever, from time to time."""
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            self.sweep()

    def close(self) -> None:
        """Send the sockets away, end the processes, finish what is being written."""
        for live in self._tables.values():
            live.drop()
        self.thinkers.close()
        self.database.close()
