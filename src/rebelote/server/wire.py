"""One socket at a table: frames in, frames out, and everything that a frame may do wrong."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from rebelote.cards import RebeloteError
from rebelote.notation.wording import LANGUAGES, UnknownLanguage
from rebelote.server.errors import (
    FrameTooLarge,
    HelloExpected,
    HelloMissing,
    HintUnderWay,
    MalformedFrame,
    ServerFault,
    TooManyFrames,
)
from rebelote.server.live import LiveTable
from rebelote.server.protocol import (
    LARGEST_FRAME,
    Accepted,
    Act,
    AskHint,
    Command,
    Frame,
    Hello,
    Next,
    Refused,
    Reply,
    Undo,
)
from rebelote.server.rooms.desk import Desk
from rebelote.server.rooms.live import LiveRoom
from rebelote.server.showing import show_hint, told_error
from rebelote.tables import Act as PlayAct
from rebelote.tables import Command as TableCommand
from rebelote.tables import ForCompanyOnly, Stale
from rebelote.tables import Undo as TakeBack

LOGGER = logging.getLogger("rebelote.server")

FRAMES_A_SECOND: Final = 20
# A page that reads nothing for so long is gone, or does not mean well.
LONGEST_QUEUE: Final = 512
# Close codes: the service restarts; messages against the rules; nothing of the kind; silence.
RESTARTING, MISUSED, NOT_FOUND, NO_HELLO = 1012, 1008, 4404, 4408
# A page says hello as soon as it is connected.
HELLO_SECONDS: Final = 20

_DECODER = msgspec.json.Decoder(Frame)
_LEAVE: Final = b""


class Allowance:
    """How many frames a socket may still send: so many a second, and as many at once."""

    def __init__(self, rate: int = FRAMES_A_SECOND) -> None:
        self._rate = rate
        self._left = float(rate)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Use one up; false where none is left."""
        now = time.monotonic()
        self._left = min(float(self._rate), self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Wire:
    """A socket at a table; a `Listener` of it from the hello on."""

    def __init__(
        self,
        socket: WebSocket,
        live: LiveTable,
        player: str,
        language: str,
        hello_seconds: float = HELLO_SECONDS,
    ) -> None:
        self.player = player
        self.language = language
        self._socket = socket
        self._live = live
        self._queue: asyncio.Queue[bytes] = asyncio.Queue()
        self._close_code = 1000
        self._joined = asyncio.Event()
        self._overflowed = asyncio.Event()
        self._hello_seconds = hello_seconds
        self._hint: asyncio.Task[None] | None = None

    # --- what the table calls -----------------------------------------------------------------

    def send(self, frame: bytes) -> None:
        """Put a frame in the queue; a socket whose queue is full is closed."""
        if self._queue.qsize() < LONGEST_QUEUE:
            self._queue.put_nowait(frame)
        else:
            # The writer waits for the page, and would not come to what stands last in the queue.
            self._close_code = MISUSED
            self._overflowed.set()

    def resume(self) -> None:
        """Close so that the page comes back."""
        self._leave(RESTARTING)

    def dismiss(self, error: RebeloteError) -> None:
        """Say why there is nothing more to see here, and close."""
        self._refuse(None, error, with_position=False)
        self._leave(NOT_FOUND)

    def _leave(self, code: int) -> None:
        self._close_code = code
        self._queue.put_nowait(_LEAVE)

    # --- the two directions -------------------------------------------------------------------

    async def run(self) -> None:
        """Serve the socket until it closes."""
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        watch = asyncio.create_task(self._await_hello())
        overflow = asyncio.create_task(self._overflowed.wait())
        try:
            await asyncio.wait((writer, reader, overflow), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._live.leave(self)
            all_tasks = (writer, reader, watch, overflow, self._hint)
            tasks = [task for task in all_tasks if task is not None]
            for task in tasks:
                task.cancel()
            # Each of them may have found the other side gone in its own way.
            await asyncio.gather(*tasks, return_exceptions=True)
            if self._socket.application_state is not WebSocketState.DISCONNECTED:
                with suppress(RuntimeError, WebSocketDisconnect):
                    await self._socket.close(self._close_code)

    async def _await_hello(self) -> None:
        try:
            await asyncio.wait_for(self._joined.wait(), self._hello_seconds)
        except TimeoutError:
            self._refuse(None, HelloMissing(seconds=self._hello_seconds), with_position=False)
            self._leave(NO_HELLO)

    async def _write(self) -> None:
        while (frame := await self._queue.get()) is not _LEAVE:
            await self._socket.send_text(frame.decode())

    async def _read(self) -> None:
        allowance = Allowance()
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not allowance.take():
                # No position with it: an answer must not be larger than what asks for it.
                self._refuse(None, TooManyFrames(most=FRAMES_A_SECOND), with_position=False)
                continue
            await self._receive(message.get("text"), message.get("bytes"))

    async def _receive(self, text: str | None, data: bytes | None) -> None:
        command_id = None
        try:
            frame = _read_frame(text, data)
            command_id = None if isinstance(frame, Hello) else frame.id
            await self._answer(frame)
        except RebeloteError as error:
            self._refuse(command_id, error)
        except Exception:
            self._tell_fault(command_id)

    async def _answer(self, frame: Frame) -> None:
        if isinstance(frame, Hello):
            self._greet(frame)
        elif not self._joined.is_set():
            raise HelloExpected()
        elif isinstance(frame, AskHint):
            self._ask_hint(frame)
        else:
            await self._command(frame)

    # --- frames -------------------------------------------------------------------------------

    def _greet(self, frame: Hello) -> None:
        if frame.language not in LANGUAGES:
            raise UnknownLanguage(language=frame.language, known=", ".join(LANGUAGES))
        self.language = frame.language
        self._live.set_pace(frame.pace)
        self._send_position()
        if not self._joined.is_set():
            self._joined.set()
            self._live.join(self)

    async def _command(self, frame: Command) -> None:
        def accept(seq: int) -> None:
            self._send(Accepted(frame.id, seq))

        if isinstance(self._live, LiveRoom):
            await Desk(self._live, self._socket, self).answer(frame, accept)
            return
        if not isinstance(frame, Act | Next | Undo):
            raise ForCompanyOnly()
        # An id of the page never meets one of the computers, or that of another seat.
        name = f"{self._live.table.seat_of(self.player)}/{frame.id}"
        await self._live.command(name, self._maker(frame), accept)

    def _maker(self, frame: Act | Next | Undo) -> Callable[[], TableCommand]:
        player, seat = self.player, self._live.table.seat_of(self.player)
        if isinstance(frame, Act):
            return lambda: PlayAct(frame.seq, seat, frame.action, player)
        if isinstance(frame, Undo):
            return lambda: TakeBack(frame.seq, player)
        return lambda: self._live.deal_next(frame.seq, {seat: frame.entropy})

    def _ask_hint(self, frame: AskHint) -> None:
        if frame.seq != self._live.table.seq:
            raise Stale(seq=self._live.table.seq, found=frame.seq)
        if self._hint is not None and not self._hint.done():
            raise HintUnderWay()
        self._hint = asyncio.create_task(self._give_hint(frame))

    async def _give_hint(self, frame: AskHint) -> None:
        try:
            found = await self._live.hint(self._live.seat_of(self.player))
        except RebeloteError as error:
            self._refuse(frame.id, error)
        except Exception:
            self._tell_fault(frame.id)
        else:
            self._send(show_hint(frame.id, found, self._live.table.ruleset, self.language))

    # --- answers ------------------------------------------------------------------------------

    def _send_position(self) -> None:
        for frame in self._live.position(self):
            self._send(frame)

    def _send(self, frame: Reply) -> None:
        self.send(msgspec.json.encode(frame))

    def _refuse(
        self, command_id: str | None, error: RebeloteError, *, with_position: bool = True
    ) -> None:
        self._live.figures.refused.labels(error.code).inc()
        rules = self._live.table.ruleset
        seat = self._live.seat_of(self.player)
        self._send(Refused(command_id, told_error(error, self.language, rules, seat)))
        if with_position:
            self._send_position()

    def _tell_fault(self, command_id: str | None) -> None:
        """Answer for a fault of ours, which is being handled: the page must not wait for ever."""
        LOGGER.exception("a frame at table %s", self._live.id)
        self._refuse(command_id, ServerFault())


def _read_frame(text: str | None, data: bytes | None) -> Frame:
    """Return the frame of a message; raises `FrameTooLarge` or `MalformedFrame`."""
    if text is None:
        raise MalformedFrame(problem=f"{len(data or b'')} bytes")
    size = len(text.encode("utf-8", "surrogatepass"))
    if size > LARGEST_FRAME:
        raise FrameTooLarge(size=size, most=LARGEST_FRAME)
    try:
        frame: Frame = _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise MalformedFrame(problem=error) from error
    return frame


async def turn_away(socket: WebSocket, error: RebeloteError, language: str) -> None:
    """Say by name why there is no table for this socket, and close it."""
    await socket.accept()
    told = Refused(None, told_error(error, language))
    await socket.send_text(msgspec.json.encode(told).decode())
    await socket.close(NOT_FOUND)
