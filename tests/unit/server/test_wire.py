"""A socket is answered whatever happens behind it."""

import asyncio
import json
from typing import Any

import pytest
from starlette.websockets import WebSocketState

from rebelote.server.dealing import Dealer
from rebelote.server.live import LiveTable
from rebelote.server.status import Figures
from rebelote.server.wire import LONGEST_QUEUE, MISUSED, NO_HELLO, Wire
from rebelote.tables import DealNext
from tests.unit.tables.seated import after, opened, pack_of


class Faulty:
    """A journal and computers that meet a fault of their own."""

    def append(self, *_, **__):
        raise KeyError("a fault")

    async def advise(self, _):
        raise KeyError("a fault")


class Socket:
    """A page that says what the test wants, and keeps what it hears until it goes."""

    application_state = WebSocketState.DISCONNECTED

    def __init__(self, *frames):
        self.frames = list(frames)
        self.heard = []

    async def receive(self):
        if self.frames:
            return {"type": "websocket.receive", "text": json.dumps(self.frames.pop(0))}
        while not any(frame["type"] == "refused" for frame in self.heard):
            await asyncio.sleep(0)
        return {"type": "websocket.disconnect"}

    async def send_text(self, text):
        self.heard.append(json.loads(text))


@pytest.fixture
def live():
    """A table at which the person speaks first."""
    table, _ = opened("coinche")
    faulty: Any = Faulty()
    dealt = after(table, DealNext(table.seq, pack_of(1)))
    return LiveTable("t", dealt, faulty, faulty, Figures(), Dealer("t"))


@pytest.mark.parametrize("frame", [{"type": "ask_hint"}, {"type": "act", "action": "pass"}])
def test_a_fault_of_ours_is_answered_and_logged(live, caplog, frame):
    """The page hears that its frame came to nothing, without a word about the fault."""
    socket: Any = Socket(
        {"type": "hello", "language": "en"}, {**frame, "id": "a", "seq": live.table.seq}
    )
    asyncio.run(asyncio.wait_for(Wire(socket, live, "ada", "en").run(), 10))
    (refused,) = (frame for frame in socket.heard if frame["type"] == "refused")
    assert (refused["id"], refused["reason"]["code"]) == ("a", "ServerFault")
    assert "a fault" not in refused["reason"]["text"]
    assert "KeyError" in caplog.text


class Silent:
    """A page that never says anything."""

    application_state = WebSocketState.CONNECTED

    def __init__(self):
        self.heard = []
        self.closed = None

    async def receive(self):
        await asyncio.Event().wait()

    async def send_text(self, text):
        self.heard.append(json.loads(text))

    async def close(self, code):
        self.closed = code


def test_a_socket_without_a_hello_is_closed(live):
    """It is told why, with a close code of its own."""
    socket: Any = Silent()
    asyncio.run(asyncio.wait_for(Wire(socket, live, "ada", "en", 0).run(), 60))
    (refused,) = socket.heard
    assert refused["reason"]["code"] == "HelloMissing"
    assert socket.closed == NO_HELLO
    assert not live.listeners


class Deaf(Silent):
    """A page that reads nothing of what it is sent."""

    async def send_text(self, text):
        await asyncio.Event().wait()


def test_a_page_that_reads_nothing_is_closed(live):
    """What it does not read is not kept for ever."""

    async def serve(socket):
        wire = Wire(socket, live, "ada", "en")
        serving = asyncio.create_task(wire.run())
        await asyncio.sleep(0)
        for _ in range(LONGEST_QUEUE + 2):
            wire.send(b"{}")
        await asyncio.wait_for(serving, 60)

    socket: Any = Deaf()
    asyncio.run(serve(socket))
    assert socket.closed == MISUSED
