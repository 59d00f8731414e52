"""A table that is being played: commands one after another, computers' moves, who is told."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, Protocol

import msgspec

from rebelote.analysis import Hint
from rebelote.bots import safe_action
from rebelote.cards import RebeloteError
from rebelote.rules import SEATS, Seat
from rebelote.server.dealing import Dealer
from rebelote.server.errors import NothingToAdvise
from rebelote.server.protocol import Happening, Pace, Reply, Thinking, Update
from rebelote.server.showing import show_happenings, show_table
from rebelote.server.status import Figures
from rebelote.server.thinking import Thinkers
from rebelote.storage import Journal
from rebelote.tables import Act, Command, Computer, Event, Person, Stale, Table, TableClosed

LOGGER = logging.getLogger("rebelote.server")

# Seconds from one thing seen to the next: a call or a card, and the first card after a trick.
PACES: Final[dict[Pace, tuple[float, float]]] = {
    "instant": (0.0, 0.0),
    "brisk": (0.3, 0.6),
    "natural": (0.8, 1.5),
}
# Who acts where the processes of the computer players are lost: the choice that is never wrong.
SAFE: Final = "safe@1"


class Listener(Protocol):
    """A socket at a table: the seat that looks, its language, and where frames go."""

    seat: Seat
    language: str

    def send(self, frame: bytes) -> None:
        """Put a frame in the socket's queue; never waits."""

    def resume(self) -> None:
        """Tell the page to come back: the table is dropped from this process."""


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
    used_at: float = field(default_factory=time.monotonic)
    is_dropped: bool = False
    listeners: set[Listener] = field(default_factory=set)
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    _tasks: set[asyncio.Task[int]] = field(default_factory=set)
    _driver: asyncio.Task[None] | None = None
    _seen_at: float = 0.0
    _hint: tuple[int, Seat, Hint] | None = None

    # --- who listens --------------------------------------------------------------------------

    def join(self, listener: Listener) -> None:
        """Let a socket hear what happens from now on; it is sent back if the table was dropped."""
        if self.is_dropped:
            listener.resume()
            return
        self.listeners.add(listener)
        self.used_at = time.monotonic()
        self._wake()

    def leave(self, listener: Listener) -> None:
        """Forget a socket."""
        self.listeners.discard(listener)
        self.used_at = time.monotonic()

    def position(self, listener: Listener) -> Update:
        """Return where the table stands, as a socket may see it."""
        return Update(show_table(self.id, self.table.view(listener.seat), listener.language))

    def deal_next(self, seq: int, added: Mapping[Seat, str]) -> Command:
        """Return what deals the next deal as promised, with what seats add to the shuffle.

        Raises `PromiseLost`.
        """
        return self.dealer.deal(self.table, seq, added)

    def player(self, seat: Seat) -> str:
        """Return who the person at a seat is to the journal."""
        occupant = self.table.seats[seat]
        assert isinstance(occupant, Person), "a person's seat"
        return occupant.player

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
                self._publish(before, events, tables)
        self.used_at = time.monotonic()
        self._wake()
        return seq

    async def _append(
        self, command_id: str, events: tuple[Event, ...]
    ) -> tuple[int, tuple[Event, ...], tuple[Table, ...]]:
        """Put events on the disk, then in the memory; a deal that ends tells its secret."""
        at, also = time.time_ns() // 1_000_000, None
        tables = _folded(self.table, events, at)
        if tables[-1].awaits_secret:
            reveal = self.dealer.reveal(tables[-1])
            also = self.dealer.keep(reveal.commitment) if reveal.commitment else None
            told = tables[-1].handle(reveal)
            events, tables = (*events, *told), (*tables, *_folded(tables[-1], told, at))
        table = tables[-1]
        started = time.perf_counter()
        written = self.journal.append(
            self.id, events, table, command_id=command_id, at=at, also=also
        )
        try:
            seq = await asyncio.wrap_future(written)
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
        self._seen_at = time.monotonic()
        frames: dict[tuple[Seat, str], bytes] = {}
        for listener in self.listeners:
            key = listener.seat, listener.language
            if key not in frames:
                frames[key] = msgspec.json.encode(self._update(before, events, tables, *key))
            listener.send(frames[key])

    def _update(
        self,
        before: Table,
        events: Sequence[Event],
        tables: Sequence[Table],
        seat: Seat,
        language: str,
    ) -> Update:
        happened: list[Happening] = []
        seen = before.view(seat)
        for event, table in zip(events, tables, strict=True):
            after = table.view(seat)
            happened += show_happenings(event, seen, after, language)
            seen = after
        return Update(show_table(self.id, seen, language), happened)

    def _tell(self, frame: Reply) -> None:
        encoded = msgspec.json.encode(frame)
        for listener in self.listeners:
            listener.send(encoded)

    # --- hints --------------------------------------------------------------------------------

    async def hint(self, seat: Seat) -> Hint:
        """Return a hint for a seat to act; raises `NothingToAdvise` or `BotsStopped`."""
        seen = self.table.view(seat)
        if self.table.to_act != seat or seen.view is None or not self.table.is_solo:
            raise NothingToAdvise()
        if self._hint is not None and self._hint[:2] == (seen.seq, seat):
            return self._hint[2]
        found = await self.thinkers.advise(seen.view)
        self._hint = (seen.seq, seat, found)
        return found

    # --- computers ----------------------------------------------------------------------------

    def _wake(self) -> None:
        """Let the computers play on, as long as somebody looks."""
        is_driven = self._driver is not None and not self._driver.done()
        if self.listeners and not is_driven and self._computer_to_act() is not None:
            self._driver = asyncio.create_task(self._drive())

    def _computer_to_act(self) -> Seat | None:
        seat = self.table.to_act
        is_computer = seat is not None and isinstance(self.table.player_of(seat), Computer)
        return seat if is_computer and not self.is_dropped else None

    async def _drive(self) -> None:
        """Play for the computers until a person is to act, or nobody looks any more."""
        try:
            while self.listeners and (seat := self._computer_to_act()) is not None:
                await self._play_for(seat)
        except Exception:
            # Nobody waits for this task: a fault must not leave a table that waits for ever.
            LOGGER.exception("table %s stops", self.id)
            self.drop()

    async def _play_for(self, seat: Seat) -> None:
        before = self.table
        self._tell(Thinking(seat))
        started = time.perf_counter()
        author, action = await self._decide(before, seat)
        self.figures.thinking_seconds.observe(time.perf_counter() - started)
        await asyncio.sleep(max(0.0, self._seen_at + self._pause() - time.monotonic()))
        # Whatever was taken back or given up while it thought makes the thought worthless.
        if self.table is before and not self.is_dropped:
            command = Act(before.seq, seat, action, author)
            with suppress(Stale, TableClosed):
                await self.command(f"bot:{before.seq + 1}", lambda: command)

    def _pause(self) -> float:
        """Return the seconds that the last thing seen stays before the next one."""
        usual, after_trick = PACES[self.pace]
        deal = self.table.deal
        is_trick_done = deal is not None and deal.trick is not None and not deal.trick.cards
        return after_trick if is_trick_done and deal is not None and deal.tricks else usual

    async def _decide(self, table: Table, seat: Seat) -> tuple[str, str]:
        """Return who decided, and the action as it is written."""
        occupant, seen = table.player_of(seat), table.view(seat)
        assert isinstance(occupant, Computer), "a computer's seat"
        assert seen.view is not None, "there is a deal"
        legal = seen.view.legal_actions
        if len(legal) == 1:
            return occupant.bot, str(legal[0])
        try:
            seed = seed_of(self.id, seat)
            found = await self.thinkers.decide(occupant.bot, seed, seen.heard, seen.view)
        except RebeloteError:
            LOGGER.exception("%s at table %s", occupant.bot, self.id)
            self.figures.replaced.inc()
            return SAFE, str(safe_action(seen.view))
        for problem in found.problems:
            self.figures.replaced.inc()
            LOGGER.error("%s at table %s: %s", occupant.bot, self.id, problem)
        return (SAFE if found.problems else occupant.bot), str(found.action)

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


def seed_of(table_id: str, seat: Seat) -> int:
    """Return the seed of a computer at a table, the same after every restart."""
    digest = hashlib.sha256(f"{table_id}/{SEATS[seat]}".encode()).digest()
    return int.from_bytes(digest[:8], "big")
