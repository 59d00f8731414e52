"""A table that is being played: commands one after another, computers' moves, who is told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import msgspec

from rebelote.analysis import Hint
from rebelote.cards import RebeloteError
from rebelote.rules import Seat
from rebelote.server.computers import Computers
from rebelote.server.dealing import Dealer
from rebelote.server.errors import NothingToAdvise
from rebelote.server.protocol import Happening, Pace, Reply, Update
from rebelote.server.showing import show_happenings, show_table
from rebelote.server.status import Figures
from rebelote.server.thinking import Thinkers
from rebelote.server.timing import Clock
from rebelote.storage import (
    AlreadyStaked,
    Journal,
    NoStake,
    NotEnoughChips,
    Posting,
    UnknownGuest,
    together,
)
from rebelote.tables import Command, Event, NotAtTable, Table, TableView

LOGGER = logging.getLogger("rebelote.server")

# What refuses an event before anything of it is written, so that the memory is as the disk.
REFUSED_CHIPS = (AlreadyStaked, NoStake, NotEnoughChips, UnknownGuest)


class Listener(Protocol):
    """A socket at a table: the guest who looks, the language, and where frames go."""

    player: str
    language: str

    def send(self, frame: bytes) -> None:
        """Put a frame in the socket's queue; never waits."""

    def resume(self) -> None:
        """Tell the page to come back: the table is dropped from this process."""

    def dismiss(self, error: RebeloteError) -> None:
        """Say why there is nothing more to see here, and close."""


@dataclass(eq=False)
class LiveTable:
    """A table in memory over its log in the journal.

    `seqs` gives the number of the last event of every command known, so that a command sent twice
    is answered and not carried out twice.
    """

    id: str
    table: Table
    journal: Journal
    thinkers: Thinkers
    figures: Figures
    dealer: Dealer
    seqs: dict[str, int] = field(default_factory=dict)
    pace: Pace = "natural"
    clock: Clock = field(default_factory=Clock)
    used_at: float = field(default_factory=time.monotonic)
    is_dropped: bool = False
    listeners: set[Listener] = field(default_factory=set)
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    _tasks: set[asyncio.Task[int]] = field(default_factory=set)
    seen_at: float = 0.0
    _hint: tuple[int, Seat, Hint] | None = None

    def __post_init__(self) -> None:
        """Let the computers play when there is something to play."""
        self.computers = Computers(self)

    @property
    def goes_on(self) -> bool:
        """Whether the computers play on: as long as somebody looks."""
        return bool(self.listeners) and not self.is_dropped

    @property
    def may_go(self) -> bool:
        """Whether the memory need not hold this table: nobody looks, and nothing is due."""
        return not self.listeners

    # --- who listens --------------------------------------------------------------------------

    def join(self, listener: Listener) -> None:
        """Let a socket hear what happens from now on; it is sent back if the table was dropped."""
        if self.is_dropped:
            listener.resume()
            return
        self.listeners.add(listener)
        self.used_at = time.monotonic()
        self.computers.wake()

    def leave(self, listener: Listener) -> None:
        """Forget a socket."""
        self.listeners.discard(listener)
        self.used_at = time.monotonic()

    def set_pace(self, pace: Pace) -> None:
        """Let the computers take their time, as the page asks for it."""
        self.pace = pace

    def seat_of(self, player: str) -> Seat | None:
        """Return the seat of a guest; None for one who looks on."""
        try:
            return self.table.seat_of(player)
        except NotAtTable:
            return None

    def see(self, table: Table, seat: Seat | None) -> TableView:
        """Return what a seat may know of this table as it is or was; raises `NotAtTable`."""
        if seat is None:
            raise NotAtTable()
        return table.view(seat)

    def position(self, listener: Listener) -> list[Reply]:
        """Return where the table stands, as a socket may see it."""
        seen = self.see(self.table, self.seat_of(listener.player))
        return [Update(show_table(self.id, seen, listener.language))]

    def deal_next(self, seq: int, added: Mapping[Seat, str]) -> Command:
        """Return what deals the next deal as promised, with what seats add to the shuffle.

        Raises `PromiseLost`.
        """
        return self.dealer.deal(self.table, seq, added)

    # --- commands -----------------------------------------------------------------------------

    async def command(
        self,
        command_id: str,
        make: Callable[[], Command],
        accepted: Callable[[int], None] | None = None,
    ) -> int:
        """Carry a command out and return the number of its last event, once it is on the disk.

        `make` builds the command; `accepted` is told the number before anybody hears what
        happened. Raises what the table refuses, or the `StorageError` that kept it from the disk.
        """
        # A task of its own: whoever leaves meanwhile must not leave the memory behind the disk.
        task = asyncio.create_task(self._carry_out(command_id, make, accepted))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _carry_out(
        self,
        command_id: str,
        make: Callable[[], Command],
        accepted: Callable[[int], None] | None,
    ) -> int:
        async with self._lock:
            seq = self.seqs.get(command_id)
            before = self.table
            events: tuple[Event, ...] = ()
            tables: tuple[Table, ...] = ()
            if seq is None:
                seq, events, tables = await self._append(command_id, before.handle(make()))
            if accepted is not None:
                accepted(seq)
            if events:
                self.settle()
                self._publish(before, events, tables)
        self.used_at = time.monotonic()
        self.computers.wake()
        return seq

    def settle(self) -> None:
        """Make what is kept beside the log fit the table; nothing is, where one plays alone."""

    def chips_of(self, before: Table, events: Sequence[Event], at: int) -> Posting | None:
        """Return what moves with some events; there are no chips where one plays alone."""
        return None

    async def _append(
        self, command_id: str, events: tuple[Event, ...]
    ) -> tuple[int, tuple[Event, ...], tuple[Table, ...]]:
        """Put events on the disk, then in the memory; a deal that ends tells its secret."""
        at, also = self.clock.now(), None
        tables = _folded(self.table, events, at)
        if tables[-1].awaits_secret:
            reveal = self.dealer.reveal(tables[-1])
            also = self.dealer.keep(reveal.commitment) if reveal.commitment else None
            told = tables[-1].handle(reveal)
            events, tables = (*events, *told), (*tables, *_folded(tables[-1], told, at))
        table = tables[-1]
        also = together(also, self.chips_of(self.table, events, at))
        started = time.perf_counter()
        written = self.journal.append(
            self.id, events, table, command_id=command_id, at=at, also=also
        )
        try:
            seq = await asyncio.wrap_future(written)
        except REFUSED_CHIPS:
            raise
        except Exception as error:
            # What the disk holds is not known here: the table is read anew by whoever comes next.
            LOGGER.error("table %s: %s", self.id, error)
            self.drop()
            raise
        self.figures.commit_seconds.observe(time.perf_counter() - started)
        self.figures.events.inc(len(events))
        self.table = table
        self.seqs[command_id] = seq
        return seq, events, tables

    def _publish(self, before: Table, events: Sequence[Event], tables: Sequence[Table]) -> None:
        """Tell every socket what happened, each as its seat sees it and in its language."""
        self.seen_at = time.monotonic()
        frames: dict[tuple[Seat | None, str], list[bytes]] = {}
        for listener in list(self.listeners):
            key = self.seat_of(listener.player), listener.language
            if key not in frames:
                told = self.tell_of(before, events, tables, *key)
                frames[key] = [msgspec.json.encode(one) for one in told]
            for frame in frames[key]:
                listener.send(frame)

    def tell_of(
        self,
        before: Table,
        events: Sequence[Event],
        tables: Sequence[Table],
        seat: Seat | None,
        language: str,
    ) -> list[Reply]:
        """Return the frames that tell a seat of some events, and the table after them."""
        happened: list[Happening] = []
        seen = self.see(before, seat)
        for event, table in zip(events, tables, strict=True):
            after = self.see(table, seat)
            happened += show_happenings(event, seen, after, language)
            seen = after
        return [Update(show_table(self.id, seen, language), happened)]

    def tell(self, frame: Reply) -> None:
        """Send a frame to every socket."""
        encoded = msgspec.json.encode(frame)
        for listener in self.listeners:
            listener.send(encoded)

    # --- hints --------------------------------------------------------------------------------

    async def hint(self, seat: Seat | None) -> Hint:
        """Return a hint for a seat to act; raises `NothingToAdvise` or `BotsStopped`."""
        if seat is None or self.table.to_act != seat or not self.table.is_solo:
            raise NothingToAdvise()
        seen = self.table.view(seat)
        assert seen.view is not None, "somebody is to act in a deal"
        if self._hint is not None and self._hint[:2] == (seen.seq, seat):
            return self._hint[2]
        found = await self.thinkers.advise(seen.view)
        self._hint = (seen.seq, seat, found)
        return found

    def drop(self) -> None:
        """Leave the memory: the sockets are told to come back, the log has everything."""
        self.is_dropped = True
        for listener in list(self.listeners):
            listener.resume()
        self.listeners.clear()


def _folded(table: Table, events: Sequence[Event], at: int) -> tuple[Table, ...]:
    """Return the table after each of some events."""
    tables = []
    for event in events:
        table = table.fold(event, at)
        tables.append(table)
    return tuple(tables)
