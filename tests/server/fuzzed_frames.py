"""Sends whatever may come over a socket to a table, and looks at what becomes of it.

`python -m tests.server.fuzzed_frames 5000` tries so many conversations and prints the verdict.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.websockets import WebSocketState

from rebelote.analysis import Hint
from rebelote.cards import CARDS
from rebelote.engine import View
from rebelote.rules import SEATS
from rebelote.rules.registry import ruleset, rulesets
from rebelote.server import wire
from rebelote.server.errors import BotsStopped
from rebelote.server.house import House
from rebelote.server.thinking import Decided, Thinkers
from rebelote.server.wire import Wire
from rebelote.storage import Database
from rebelote.tables import Computer, DealNext, Open, Person, Table

Message = str | bytes

KINDS = ["hello", "act", "next", "undo", "ask_hint", "update", "Act", ""]
FIELDS = ["type", "id", "seq", "action", "language", "pace", "x", "__proto__"]
ACTIONS = ["pass", "100H", "capotH", "double", "Js", "Js!", "7h", "(AsKsQs)", "(", "!"]
NUMBERS = ["NaN", "Infinity", "-Infinity", "1e999", "-0", "1.0", "9" * 400, "-1", "0", "1", "2"]
# Halves of characters, an end of text, and signs that turn the line around.
STRANGE = ["\\ud800", "\\udc00\\ud800", "\\u0000", "\\u202e", "\\ud83d\\ude00", "é", "\\x"]

texts = st.text(max_size=70)
numbers = st.integers() | st.floats() | st.integers(-3, 20)
atoms = st.none() | st.booleans() | numbers | texts
values = st.recursive(
    atoms,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(FIELDS) | texts, inner, max_size=4)
    ),
    max_leaves=10,
)
near = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS) | values},
    optional={
        "id": texts | values,
        "seq": st.integers(-3, 20) | values,
        "action": st.sampled_from(ACTIONS) | values,
        "language": st.sampled_from(["fr", "en", "bg", "hr", "nl", "tlh"]) | values,
        "pace": st.sampled_from(["instant", "brisk", "slow"]) | values,
        "seat": st.integers(-1, 4),
    },
)
# As a page says it but for one field, which no value of Python could be.
raw = st.builds(
    '{{"type": "{}", "id": "{}", "seq": {}, "action": "{}"}}'.format,
    st.sampled_from(KINDS[:5]),
    st.sampled_from([*STRANGE, "a"]),
    st.sampled_from(NUMBERS),
    st.sampled_from([*STRANGE, *ACTIONS]),
)
nested = st.builds(
    lambda opening, depth, end: opening * depth + end,
    st.sampled_from(["[", '{"type":', '[{"id":']),
    st.integers(1, 2100),
    st.sampled_from(["", "]", "}", "1"]),
)
messages: st.SearchStrategy[Message] = st.one_of(
    near.map(json.dumps),
    values.map(json.dumps),
    raw,
    nested,
    st.text(),
    st.binary(),
    st.builds(lambda frame: json.dumps(frame).encode(), near),
)
talks = st.lists(messages, min_size=1, max_size=8)


class Talk:
    """A socket whose page sends messages one after another, a hello first and last."""

    application_state = WebSocketState.DISCONNECTED

    def __init__(self, sent: list[Message]) -> None:
        self.left = [json.dumps({"type": "hello", "language": "en", "pace": "instant"}), *sent]
        self.left.append(json.dumps({"type": "hello", "language": "nl"}))
        self.heard: list[dict[str, Any]] = []

    async def receive(self) -> dict[str, Any]:
        """Give the next message, when what was answered to the one before has been heard."""
        for _ in range(10):
            await asyncio.sleep(0)
        if not self.left:
            return {"type": "websocket.disconnect"}
        message = self.left.pop(0)
        kind = "bytes" if isinstance(message, bytes) else "text"
        return {"type": "websocket.receive", kind: message}

    async def send_text(self, text: str) -> None:
        """Keep an answer."""
        text.encode()
        self.heard.append(json.loads(text))


class Idle(Thinkers):
    """Computers that never do anything, so that nothing happens but what the page brings about."""

    async def decide(self, *_: Any) -> Decided:
        """Wait for ever."""
        await asyncio.Event().wait()
        raise AssertionError("it never happens")

    async def advise(self, _: View) -> Hint:
        """Refuse."""
        raise BotsStopped()


class Unlimited:
    """An allowance to send as fast as one likes."""

    def take(self) -> bool:
        """Always."""
        return True


@contextmanager
def fuzzing(folder: Path) -> Iterator[House]:
    """A house for conversations, whose sockets may be used as fast as they can be."""
    database = Database(folder / "games.sqlite3")
    house = House(database, Idle(1), idle_seconds=0)
    with patch.object(wire, "Allowance", Unlimited):
        yield house
    house.close()


async def converse(house: House, variant: str, sent: list[Message]) -> int:
    """Say all this at a new table where the person speaks first; return how much was refused.

    The socket has to be open to the end, each refusal to have a name and the position after it,
    and what was refused to have changed nothing.
    """
    computer = Computer("debutant@1")
    _, guest = await asyncio.wrap_future(house.guests.create(language="en", at=0))
    seats = (Person(guest.id, ""), computer, computer, computer)
    begun = Table.open(Open(ruleset(variant), seats, SEATS[0]))
    events = (begun, *Table.begin(begun).handle(DealNext(1, CARDS)))
    opening = house.journal.open(guest.id, guest.id, events, level="debutant", at=0)
    await asyncio.wrap_future(opening)
    live, _ = await house.seat_at(guest.id, guest)
    socket: Any = Talk(sent)
    await Wire(socket, live, guest.id, "en").run()
    assert not socket.left, "the socket was closed"
    refused = check(socket.heard)
    assert [one.seq for one in house.journal.read(guest.id)] == list(range(1, live.table.seq + 1))
    house.sweep()
    return refused


def check(heard: list[dict[str, Any]]) -> int:
    """Look at all that a socket was told; return how much of it are refusals."""
    told = [frame for frame in heard if frame["type"] != "thinking"]
    assert told[-1]["type"] == "update", "the last hello is answered too"
    seq, refused, before = told[0]["view"]["seq"], 0, ""
    for frame in told:
        if before == "refused":
            assert frame["type"] == "update", "the position comes again"
        if frame["type"] == "refused":
            refused += 1
            assert frame["reason"]["text"]
            assert frame["reason"]["code"] != "ServerFault", frame
        if frame["type"] == "update":
            assert before == "accepted" or frame["view"]["seq"] == seq, "nothing was accepted"
            seq = frame["view"]["seq"]
        before = frame["type"]
    return refused


def main(count: int) -> int:
    """Hold so many conversations at tables of all variants; print the verdict."""
    refused: list[int] = []
    faults = _Faults()
    logging.getLogger("rebelote.server").addHandler(faults)

    @settings(max_examples=count, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.sampled_from(sorted(rulesets())), talks)
    def hold(variant: str, sent: list[Message]) -> None:
        refused.append(asyncio.run(converse(house, variant, sent)))

    with tempfile.TemporaryDirectory() as folder, fuzzing(Path(folder)) as house:
        hold()
    figure = (
        f"{len(refused):,} conversations, {sum(refused):,} refusals by name,"
        f" {faults.count} faults in the log"
    )
    print(json.dumps({"figure": figure, "passed": faults.count == 0}))
    return 0 if faults.count == 0 else 1


class _Faults(logging.Handler):
    """Counts the lines of a log that tell of a fault."""

    count = 0

    def emit(self, record: logging.LogRecord) -> None:
        self.count += record.levelno >= logging.ERROR


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
