"""What the pages of a table of people ask for, turned into commands of the person who asks."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Protocol

from starlette.requests import HTTPConnection

from rebelote.rules import SEATS, Seat
from rebelote.rules.seating import check_seat
from rebelote.server import asking
from rebelote.server.levels import bot_of
from rebelote.server.protocol import Act, Command, Next
from rebelote.server.rooms import frames
from rebelote.server.rooms.between import is_between
from rebelote.server.rooms.live import LiveRoom
from rebelote.tables import Act as PlayAct
from rebelote.tables import (
    Away,
    Cancel,
    Clear,
    DealNotFinished,
    Fill,
    ForSoloOnly,
    Leave,
    NothingChanges,
    NotStarted,
    Pause,
    Resume,
    Return,
    Sit,
    Stale,
    Start,
    Swap,
    TableClosed,
    TablePaused,
)
from rebelote.tables import Command as TableCommand

Accept = Callable[[int], None]


class Asker(Protocol):
    """Whoever sent a frame; a guest who is made by it has the name from then on."""

    player: str
    language: str


class Desk:
    """The deeds of one guest at one table."""

    def __init__(self, live: LiveRoom, connection: HTTPConnection, asker: Asker) -> None:
        self._live, self._connection, self._asker = live, connection, asker

    async def answer(self, frame: Command, accept: Accept) -> None:
        """Do what a frame asks for; `accept` is told the number of the last event then.

        Raises what the table, the ledger or a limit refuses.
        """
        if isinstance(frame, frames.Say):
            self._say(frame, accept)
        elif isinstance(frame, frames.AddEntropy):
            self._add(frame, accept)
        elif isinstance(frame, Next):
            self._vote(frame, accept)
        elif isinstance(frame, frames.Sit):
            await self._sit(frame, accept)
        else:
            await self._live.command(self._name(frame), self._maker(frame), accept)

    def _name(self, frame: Command) -> str:
        # An id of one page never meets one of the computers, of the server or of another player.
        return f"{self._asker.player}/{frame.id}"

    def _maker(self, frame: Command) -> Callable[[], TableCommand]:
        player, table = self._asker.player, self._live.table
        table.seat_of(player)
        if isinstance(frame, Act):
            seat = table.seat_of(player)
            return lambda: PlayAct(frame.seq, seat, frame.action, player)
        command = _command_of(frame, player)
        return lambda: command

    # --- who sits -----------------------------------------------------------------------------

    async def _sit(self, frame: frames.Sit, accept: Accept) -> None:
        guest = await asking.keeper_of(self._connection, self._asker.language)
        house, at = asking.house_of(self._connection), self._live.clock.now()
        await asyncio.wrap_future(house.ledger.welcome(guest.id, at=at))
        self._asker.player = guest.id
        seat = frame.seat
        check_seat(seat)
        command = Sit(guest.id, guest.name, SEATS[seat])
        await self._live.command(self._name(frame), lambda: command, accept)

    # --- what is in no log --------------------------------------------------------------------

    def _say(self, frame: frames.Say, accept: Accept) -> None:
        live, player = self._live, self._asker.player
        seat = live.table.seat_of(player)
        is_private = live.terms.is_private
        live.talk.check(frame, player, is_private=is_private, now=live.clock.now())
        accept(live.table.seq)
        live.tell_said(frame, seat)

    def _vote(self, frame: Next, accept: Accept) -> None:
        """Wait for the next deal; a vote that is known counts once."""
        live, name = self._live, self._name(frame)
        if name not in live.seqs:
            seat = self._present_between()
            if frame.seq != live.table.seq:
                raise Stale(seq=live.table.seq, found=frame.seq)
            live.seqs[name] = frame.seq
            live.between.ready.add(seat)
            if frame.entropy:
                live.between.added.setdefault(seat, frame.entropy)
        accept(live.seqs[name])
        live.settle()
        live.tell_room()

    def _add(self, frame: frames.AddEntropy, accept: Accept) -> None:
        live = self._live
        seat = self._present_between()
        if frame.deal != live.between.number:
            raise NothingChanges()
        live.between.added.setdefault(seat, frame.bytes)
        accept(live.table.seq)
        live.settle()
        live.tell_room()

    def _present_between(self) -> Seat:
        """Return the seat of a person who plays, between deals; raises what refuses others."""
        table = self._live.table
        seat = table.seat_of(self._asker.player)
        if table.closed is not None:
            raise TableClosed()
        if not table.is_started:
            raise NotStarted()
        if table.is_paused:
            raise TablePaused()
        if seat not in table.present:
            raise Away(seat=seat)
        if not is_between(table):
            phase = None if table.deal is None else table.deal.phase
            raise DealNotFinished(phase=phase)
        return seat


def _command_of(frame: Command, player: str) -> TableCommand:
    """Return the command of a deed; raises `NoSuchSeat`, `UnknownLevel` or `ForSoloOnly`."""
    if isinstance(frame, frames.Fill):
        check_seat(frame.seat)
        return Fill(player, SEATS[frame.seat], bot_of(frame.level))
    if isinstance(frame, frames.Clear):
        check_seat(frame.seat)
        return Clear(player, SEATS[frame.seat])
    if isinstance(frame, frames.Swap):
        check_seat(frame.seat)
        check_seat(frame.other)
        return Swap(player, SEATS[frame.seat], SEATS[frame.other])
    if isinstance(frame, frames.Start):
        return Start(player, secrets.choice(SEATS))
    for kind, command in _PLAIN:
        if isinstance(frame, kind):
            return command(player)
    raise ForSoloOnly()


_PLAIN = (
    (frames.Cancel, Cancel),
    (frames.Stand, Leave),
    (frames.Return, Return),
    (frames.Pause, Pause),
    (frames.Resume, Resume),
)
