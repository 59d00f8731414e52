"""A table of people that is being played: its clock, its chips, and who is told what."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import msgspec

from rebelote.rules import Seat
from rebelote.server.live import LiveTable
from rebelote.server.protocol import Pace, Reply
from rebelote.server.rooms.between import Between, is_between
from rebelote.server.rooms.frames import Moved
from rebelote.server.rooms.pots import postings
from rebelote.server.rooms.showing import notices, room_of
from rebelote.server.rooms.talk import Talk, said_to
from rebelote.storage import Guest, Posting, UnknownTable
from rebelote.tables import (
    Cancel,
    Command,
    Event,
    NoSpectators,
    Table,
    TableError,
    TableView,
    Terms,
    TimeUp,
)
from rebelote.tables.gathering import host_of
from rebelote.tables.view import view_of

if TYPE_CHECKING:
    from rebelote.server.live import Listener
    from rebelote.server.rooms.frames import Say

LOGGER = logging.getLogger("rebelote.server")

# A table that waits is cancelled when nobody was connected for so long, in ms.
WAITS_ALONE: Final = 30 * 60_000


@dataclass(eq=False)
class LiveRoom(LiveTable):
    """A table of people in memory.

    `alone_since` is when the last socket left, in ms. `moved_to` is the rematch and its code, once
    one was opened, which happens under the lock `moving`.
    """

    code: str = ""
    between: Between = field(default_factory=Between)
    talk: Talk = field(default_factory=Talk)
    alone_since: int | None = None
    moved_to: tuple[str, str] | None = None
    moving: asyncio.Lock = field(default_factory=asyncio.Lock)
    _call_off: Callable[[], None] | None = None
    _own_tasks: set[asyncio.Task[None]] = field(default_factory=set)

    # --- what it is ---------------------------------------------------------------------------

    @property
    def terms(self) -> Terms:
        """What the people agreed on."""
        assert self.table.company is not None, "a table of people"
        return self.table.company.terms

    @property
    def host(self) -> str:
        """The player who leads the table."""
        return host_of(self.terms, self.table.seats)

    @property
    def goes_on(self) -> bool:
        """Whether the computers play on, even while nobody looks."""
        return not self.is_dropped

    @property
    def may_go(self) -> bool:
        """Whether the memory need not hold this table: nobody looks, and nothing is due."""
        return not self.listeners and self._due_at() is None and not self.computers.are_to_act

    @property
    def connected(self) -> set[str]:
        """The players who have a socket here."""
        return {listener.player for listener in self.listeners}

    @property
    def watchers(self) -> int:
        """How many sockets look on without a seat."""
        return sum(self.seat_of(listener.player) is None for listener in self.listeners)

    def check_watcher(self, player: str) -> None:
        """Raise `NoSpectators` for whoever may neither sit at this table nor look on."""
        if self.table.is_started and self.seat_of(player) is None:
            self.table.watch()

    def check_reader(self, guest: Guest) -> None:
        """Raise `UnknownTable` for whoever may not have the record: nor sat, nor may look on."""
        is_open = self.terms.has_spectators and not self.terms.is_private
        if self.seat_of(guest.id) is None and not (is_open and self.table.closed is not None):
            raise UnknownTable(table=self.id)

    def see(self, table: Table, seat: Seat | None) -> TableView:
        """Return what a seat, or somebody without one, may know of this table as it is or was.

        Before the match there is nothing to hide. Raises `NoSpectators`.
        """
        if seat is not None:
            return table.view(seat)
        return table.watch() if table.is_started else view_of(table, None)

    # --- who listens --------------------------------------------------------------------------

    def join(self, listener: Listener) -> None:
        """Let a socket hear what happens, and the others that somebody came."""
        super().join(listener)
        self.settle()
        self.tell_room()

    def leave(self, listener: Listener) -> None:
        """Forget a socket, and tell the others."""
        super().leave(listener)
        if not self.is_dropped:
            self.settle()
            self.tell_room()

    def set_pace(self, pace: Pace) -> None:
        """Take no notice: nobody's page decides how fast the others are played to."""

    def position(self, listener: Listener) -> list[Reply]:
        """Return where the table stands, as a socket may see it."""
        room = room_of(self, self.seat_of(listener.player), listener.language)
        return [*super().position(listener), room]

    def tell_of(
        self,
        before: Table,
        events: Sequence[Event],
        tables: Sequence[Table],
        seat: Seat | None,
        language: str,
    ) -> list[Reply]:
        """Return the frames that tell a seat of some events, and the table after them."""
        told = super().tell_of(before, events, tables, seat, language)
        noticed = notices(self, before, events, tables, language)
        return [*noticed, *told, room_of(self, seat, language)]

    def tell_room(self) -> None:
        """Tell everybody of what is in no event: who is connected, votes, a new phase."""
        frames: dict[tuple[Seat | None, str], bytes] = {}
        for listener in list(self.listeners):
            key = self.seat_of(listener.player), listener.language
            if key not in frames:
                frames[key] = msgspec.json.encode(room_of(self, *key))
            listener.send(frames[key])

    def tell_said(self, frame: Say, seat: Seat) -> None:
        """Tell everybody what somebody said, each in the own language."""
        for listener in self.listeners:
            listener.send(msgspec.json.encode(said_to(frame, seat, listener.language)))

    def tell_moved(self, table_id: str, code: str, seats: dict[str, Seat]) -> None:
        """Tell everybody of a rematch, and where to sit there."""
        self.moved_to = table_id, code
        for listener in self.listeners:
            moved = Moved(table_id, code, seats.get(listener.player))
            listener.send(msgspec.json.encode(moved))

    def _publish(self, before: Table, events: Sequence[Event], tables: Sequence[Table]) -> None:
        for listener in list(self.listeners):
            try:
                self.check_watcher(listener.player)
            except NoSpectators as error:
                # Whoever found no seat and may not look on does not see the match begin.
                self.listeners.discard(listener)
                listener.dismiss(error)
        super()._publish(before, events, tables)

    # --- chips --------------------------------------------------------------------------------

    def chips_of(self, before: Table, events: Sequence[Event], at: int) -> Posting | None:
        """Return what moves with some events: stakes in and back, the pot out."""
        return postings(self.id, before, events, at)

    # --- by itself ----------------------------------------------------------------------------

    def settle(self) -> None:
        """Make what is kept beside the log fit the table, and set the timer for what is next."""
        if self.is_dropped:
            return
        now = self.clock.now()
        waits_alone = not self.table.is_started and not self.listeners
        if not waits_alone or self.table.closed is not None:
            self.alone_since = None
        elif self.alone_since is None:
            self.alone_since = now
        self.between.fit(self.table, now)
        if self.between.is_due(self.table, now):
            seq, added = self.table.seq, dict(self.between.added)
            self._do(f"deal:{seq}", lambda: self.dealer.deal(self.table, seq, added))
        self._set_timer(now)

    def _due_at(self) -> int | None:
        """Return when something happens here without anybody's doing."""
        times = [self.between.due_at] if is_between(self.table) else []
        if self.alone_since is not None:
            times.append(self.alone_since + WAITS_ALONE)
        deadline = self.table.deadline()
        if deadline is not None:
            # The phases are told when they begin, and at the end of grace the computer takes over.
            ends = deadline.move, deadline.reserve, deadline.grace
            now = self.clock.now()
            times.append(next((end for end in ends if end > now), deadline.grace))
        return min((one for one in times if one is not None), default=None)

    def _set_timer(self, now: int) -> None:
        if self._call_off is not None:
            self._call_off()
        due = self._due_at()
        self._call_off = None
        if due is not None:
            self._call_off = self.clock.after(max(1, due - now), self._on_time)

    def _on_time(self) -> None:
        self._call_off = None
        if self.is_dropped:
            return
        table, now = self.table, self.clock.now()
        deadline = table.deadline()
        if deadline is not None and now >= deadline.grace:
            seat = deadline.seat
            self._do(f"timeout:{table.seq}", lambda: TimeUp(seat, self.clock.now()))
        elif self.alone_since is not None and now >= self.alone_since + WAITS_ALONE:
            host = self.host
            self._do(f"alone:{table.seq}", lambda: Cancel(host))
        else:
            self.settle()
            self.tell_room()

    def _do(self, command_id: str, make: Callable[[], Command]) -> None:
        """Carry out what nobody asked for; somebody else may have been quicker."""
        task = asyncio.create_task(self._attempt(command_id, make))
        self._own_tasks.add(task)
        task.add_done_callback(self._own_tasks.discard)

    async def _attempt(self, command_id: str, make: Callable[[], Command]) -> None:
        try:
            await self.command(command_id, make)
        except TableError:
            # The clock may have gone back, for one: what is due now, and when, is asked again.
            self.settle()
        except Exception:
            # Nobody waits for this task: a fault must not leave a table that waits for ever.
            LOGGER.exception("table %s stops", self.id)
            self.drop()

    def drop(self) -> None:
        """Leave the memory: the sockets are told to come back, the log has everything."""
        if self._call_off is not None:
            self._call_off()
            self._call_off = None
        super().drop()
