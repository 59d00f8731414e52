"""The computers at a table that is being played: what they think, and when they act."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from rebelote.bots import safe_action
from rebelote.cards import RebeloteError
from rebelote.rules import SEATS, Seat
from rebelote.server.protocol import Pace, Thinking
from rebelote.tables import Act, Computer, NotYourSeat, Stale, Table, TableClosed, TablePaused

if TYPE_CHECKING:
    from rebelote.server.live import LiveTable

LOGGER = logging.getLogger("rebelote.server")

# Seconds from one thing seen to the next: a call or a card, and the first card after a trick.
PACES: Final[dict[Pace, tuple[float, float]]] = {
    "instant": (0.0, 0.0),
    "brisk": (0.3, 0.6),
    "natural": (0.8, 1.5),
}
# Who acts where the processes of the computer players are lost: the choice that is never wrong.
SAFE: Final = "safe@1"


class Computers:
    """Whoever plays the computers' seats of one table, those of people who are away included."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._driver: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Let the computers play on, as long as the table wants them to."""
        is_driven = self._driver is not None and not self._driver.done()
        if self._live.goes_on and not is_driven and self._to_act() is not None:
            self._driver = asyncio.create_task(self._drive())

    @property
    def are_to_act(self) -> bool:
        """Whether it is a computer's turn."""
        return self._to_act() is not None

    def _to_act(self) -> Seat | None:
        table = self._live.table
        seat = table.to_act
        is_computer = seat is not None and isinstance(table.player_of(seat), Computer)
        return seat if is_computer else None

    async def _drive(self) -> None:
        """Play for the computers until a person is to act, or the table rests."""
        try:
            while self._live.goes_on and (seat := self._to_act()) is not None:
                await self._play_for(seat)
        except Exception:
            # Nobody waits for this task: a fault must not leave a table that waits for ever.
            LOGGER.exception("table %s stops", self._live.id)
            self._live.drop()

    async def _play_for(self, seat: Seat) -> None:
        live = self._live
        before = live.table
        live.tell(Thinking(seat))
        started = time.perf_counter()
        author, action = await self._decide(before, seat)
        live.figures.thinking_seconds.observe(time.perf_counter() - started)
        await asyncio.sleep(max(0.0, live.seen_at + self._pause() - time.monotonic()))
        # Whatever was taken back or given up while it thought makes the thought worthless; that
        # somebody asks for a pause or comes back to another seat does not.
        now = live.table
        is_same = now.deal is before.deal and now.player_of(seat) == before.player_of(seat)
        if is_same and now.to_act == seat and not live.is_dropped:
            command = Act(now.seq, seat, action, author)
            with suppress(Stale, TableClosed, TablePaused, NotYourSeat):
                await live.command(f"bot:{now.seq + 1}", lambda: command)

    def _pause(self) -> float:
        """Return the seconds that the last thing seen stays before the next one."""
        usual, after_trick = PACES[self._live.pace]
        deal = self._live.table.deal
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
            seed = seed_of(self._live.id, seat)
            found = await self._live.thinkers.decide(occupant.bot, seed, seen.heard, seen.view)
        except RebeloteError:
            LOGGER.exception("%s at table %s", occupant.bot, self._live.id)
            self._live.figures.replaced.inc()
            return SAFE, str(safe_action(seen.view))
        for problem in found.problems:
            self._live.figures.replaced.inc()
            LOGGER.error("%s at table %s: %s", occupant.bot, self._live.id, problem)
        return (SAFE if found.problems else occupant.bot), str(found.action)


def seed_of(table_id: str, seat: Seat) -> int:
    """Return the seed of a computer at a table, the same after every restart."""
    digest = hashlib.sha256(f"{table_id}/{SEATS[seat]}".encode()).digest()
    return int.from_bytes(digest[:8], "big")
