"""The clock of a table: a move's time, then the seat's reserve, then grace. Times are in ms.

It is told the time by the log and has none of its own. A log whose times go back stands still.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, Literal

from rebelote.rules import Seat
from rebelote.rules.seating import with_seat


class Speed(StrEnum):
    """How long a move may take."""

    HARE = "hare"
    TORTOISE = "tortoise"
    SNAIL = "snail"
    CALM = "calm"


MOVE: Final[Mapping[Speed, int]] = {
    Speed.HARE: 10_000,
    Speed.TORTOISE: 20_000,
    Speed.SNAIL: 40_000,
}
"""The time of a move; there is none where people play calmly."""

RESERVE: Final = 60_000
"""What a seat has for a whole match beyond the time of its moves."""

GRACE: Final = 60_000
"""What passes before the computer takes the seat of whoever is silent; it is never used up."""

Allowance = Literal["move", "reserve", "grace", "over"]
Reserves = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Deadline:
    """When the time of a seat's move, its reserve and its grace end."""

    seat: Seat
    move: int
    reserve: int
    grace: int

    def phase(self, now: int) -> Allowance:
        """Return what the seat is using at a time."""
        if now < self.move:
            return "move"
        if now < self.reserve:
            return "reserve"
        return "grace" if now < self.grace else "over"


@dataclass(frozen=True, slots=True)
class Clock:
    """A clock after an event at time `at`; the turn that is on began at `since`.

    `stopped` is when the table was paused, None while it is not.
    """

    speed: Speed
    at: int = 0
    since: int = 0
    stopped: int | None = None
    reserves: Reserves = (RESERVE, RESERVE, RESERVE, RESERVE)

    def seen(self, at: int) -> Clock:
        """Return the clock at the time of the next event."""
        return replace(self, at=max(at, self.at))

    def woken(self, at: int) -> Clock:
        """Return the clock at the time when the server is back: all was still since the last."""
        clock = self.seen(at)
        if self.stopped is not None:
            return clock
        return replace(clock, since=self.since + clock.at - self.at)

    @property
    def now(self) -> int:
        """What the clock shows: the time of the last event, or of the pause."""
        return self.at if self.stopped is None else self.stopped

    def begin_turn(self) -> Clock:
        """Return the clock with a turn that begins now."""
        return replace(self, since=self.now)

    def end_turn(self, seat: Seat) -> Clock:
        """Return the clock after a seat's turn: what was beyond the move's time is gone."""
        used = self.now - self.since
        beyond = max(0, used - MOVE.get(self.speed, used))
        return self._with_reserve(seat, max(0, self.reserves[seat] - beyond)).begin_turn()

    def run_out(self, seat: Seat) -> Clock:
        """Return the clock after a seat's time was up: its reserve is gone."""
        return self._with_reserve(seat, 0).begin_turn()

    def stop(self) -> Clock:
        """Return the clock standing still."""
        return replace(self, stopped=self.at)

    def go(self) -> Clock:
        """Return the clock running again; what passed meanwhile does not count."""
        if self.stopped is None:
            return self
        return replace(self, since=self.since + self.at - self.stopped, stopped=None)

    def deadline(self, seat: Seat) -> Deadline | None:
        """Return when the time of the seat to act ends; None while the clock does not run."""
        if self.stopped is not None or self.speed not in MOVE:
            return None
        move = self.since + MOVE[self.speed]
        reserve = move + self.reserves[seat]
        return Deadline(seat, move, reserve, reserve + GRACE)

    def _with_reserve(self, seat: Seat, left: int) -> Clock:
        return replace(self, reserves=with_seat(self.reserves, seat, left))
