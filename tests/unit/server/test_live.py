"""A table in memory never runs ahead of its log, nor behind it."""

import asyncio
from concurrent.futures import Future
from typing import Any

import msgspec
import pytest

from rebelote.bots import safe_action
from rebelote.cards import CARDS
from rebelote.rules import SEATS
from rebelote.rules.registry import ruleset
from rebelote.server.computers import seed_of
from rebelote.server.dealing import Dealer
from rebelote.server.live import LiveTable
from rebelote.server.status import Figures
from rebelote.server.thinking import Decided
from rebelote.storage import DiskFull
from rebelote.tables import (
    RESIGNED,
    Act,
    Computer,
    DealNext,
    Leave,
    Open,
    Person,
    Resign,
    Stale,
    Start,
    Table,
    Terms,
)


class Paper:
    """A journal on which the test writes when it likes."""

    def __init__(self):
        self.writes = []

    def append(self, _table, events, after, **_more):
        future: Future[int] = Future()
        self.writes.append((future, after.seq))
        return future


class Undecided:
    """Computers that think for ever."""

    async def decide(self, *_):
        await asyncio.Event().wait()


class Prompt:
    """Computers that decide at once."""

    async def decide(self, _name, _seed, _heard, view):
        return Decided(safe_action(view), ())


class Listener:
    """A socket that keeps what it is sent."""

    player = "me"
    language = "en"

    def __init__(self):
        self.frames = []
        self.has_resumed = False

    def send(self, frame):
        self.frames.append(msgspec.json.decode(frame))

    def resume(self):
        self.has_resumed = True

    def dismiss(self, error):
        raise AssertionError(error)


@pytest.fixture
def paper():
    return Paper()


@pytest.fixture
def live(paper):
    """A table at which the person speaks first."""
    computer = Computer("debutant@1")
    seats = (Person("me"), computer, computer, computer)
    table = Table.begin(Table.open(Open(ruleset("coinche"), seats)))
    (dealt,) = table.handle(DealNext(table.seq, list(CARDS)))
    undecided: Any = Undecided()
    return LiveTable("t", table.fold(dealt), paper, undecided, Figures(), Dealer("t"))


def act(live):
    """Return what makes the person's first action."""
    seq, view = live.table.seq, live.table.deal.view(SEATS[0])
    return lambda: Act(seq, SEATS[0], str(safe_action(view)), "me")


def test_nothing_is_told_before_it_is_on_the_disk(live, paper):
    """Neither the sender nor a listener hears of a command whose write is under way."""

    async def play():
        listener = Listener()
        accepted: list[int] = []
        live.listeners.add(listener)
        command = asyncio.create_task(live.command("a", act(live), accepted.append))
        await asyncio.sleep(0.01)
        before = (list(listener.frames), list(accepted), live.table.seq)
        future, seq = paper.writes[0]
        future.set_result(seq)
        live.listeners.discard(listener)
        live.listeners.add(listener)
        await command
        return before, listener.frames, accepted, seq

    before, frames, accepted, seq = asyncio.run(play())
    assert before == ([], [], seq - 1)
    assert accepted == [seq]
    assert frames[0]["type"] == "update"
    assert frames[0]["view"]["seq"] == seq


def test_a_disk_that_is_full_drops_the_table(live, paper, caplog):
    """The sender gets the error, the sockets are told to come back, the memory stays behind.

    The log says which file it was.
    """

    async def play():
        listener = Listener()
        live.listeners.add(listener)
        before = live.table
        command = asyncio.create_task(live.command("a", act(live)))
        await asyncio.sleep(0.01)
        paper.writes[0][0].set_exception(DiskFull(path="games.sqlite3"))
        with pytest.raises(DiskFull):
            await command
        return listener, live.table is before

    listener, is_same = asyncio.run(play())
    assert listener.has_resumed
    assert is_same
    assert "DiskFull(path=games.sqlite3)" in caplog.text
    assert live.is_dropped


def test_a_sender_who_leaves_does_not_leave_the_memory_behind(live, paper):
    """The command goes on when its socket is cancelled, and the next one finds its place."""

    async def play():
        command = asyncio.create_task(live.command("a", act(live)))
        await asyncio.sleep(0.01)
        command.cancel()
        with pytest.raises(asyncio.CancelledError):
            await command
        future, seq = paper.writes[0]
        future.set_result(seq)
        await asyncio.sleep(0.01)
        return seq

    seq = asyncio.run(play())
    assert live.table.seq == seq
    assert live.seqs == {"a": seq}


def test_a_command_that_waited_too_long_is_stale(live, paper):
    """Two commands about the same position: the second is refused once the first is written."""

    async def play():
        first = asyncio.create_task(live.command("a", act(live)))
        second = asyncio.create_task(live.command("b", act(live)))
        await asyncio.sleep(0.01)
        future, seq = paper.writes[0]
        future.set_result(seq)
        await first
        with pytest.raises(Stale):
            await second

    asyncio.run(play())
    assert len(paper.writes) == 1


def test_a_fault_while_a_computer_thinks_drops_the_table(live, paper, caplog):
    """The fault is in the log, and the page comes back to a table that is read anew."""
    live.thinkers = None

    async def play():
        listener = Listener()
        command = asyncio.create_task(live.command("a", act(live)))
        await asyncio.sleep(0.01)
        future, seq = paper.writes[0]
        future.set_result(seq)
        await command
        live.join(listener)
        await asyncio.sleep(0.01)
        return listener

    assert asyncio.run(play()).has_resumed
    assert "AttributeError" in caplog.text


def test_a_socket_that_comes_to_a_dropped_table_is_sent_back(live):
    """Nothing would ever move there: the page comes again and finds the table read anew."""
    listener = Listener()
    live.drop()
    live.join(listener)
    assert listener.has_resumed
    assert not live.listeners


def test_a_match_given_up_while_a_computer_acts_is_no_fault(live, paper, caplog):
    """What the computer decided meanwhile is forgotten, and the table stays."""
    live.pace = "instant"
    live.thinkers = Prompt()

    async def write():
        await asyncio.sleep(0.01)
        future, seq = paper.writes[-1]
        future.set_result(seq)

    async def play():
        live.listeners.add(Listener())
        acting = asyncio.create_task(live.command("a", act(live)))
        await write()
        # The computer's decision waits behind this one for its turn.
        resigning = asyncio.create_task(live.command("resign", lambda: Resign("me")))
        await acting
        await write()
        await resigning
        await asyncio.sleep(0.01)

    asyncio.run(play())
    assert live.table.closed == RESIGNED
    assert not live.is_dropped
    assert not caplog.records


def test_a_computer_plays_for_a_person_who_left(paper):
    """It is the one that the terms name, and the log has the time at which each thing happened."""
    seats = (Person("me"), Computer("debutant@1"), Person("you"), Computer("debutant@1"))
    terms = Terms("me", bot="amateur@1")
    table = Table.begin(Table.open(Open(ruleset("coinche"), seats, SEATS[0], terms)))
    for command in (Start("me", SEATS[0]), DealNext(2, list(CARDS)), Leave("me")):
        for event in table.handle(command):
            table = table.fold(event)
    prompt: Any = Prompt()
    live = LiveTable("t", table, paper, prompt, Figures(), Dealer("t"))
    live.pace = "instant"

    async def play():
        live.join(Listener())
        await asyncio.sleep(0.01)
        future, seq = paper.writes[0]
        future.set_result(seq)
        await asyncio.sleep(0.01)

    asyncio.run(play())
    assert live.table.heard
    assert live.table.to_act == 1
    assert live.table.company is not None
    assert live.table.company.clock.at > 1_000_000_000_000


def test_a_computer_plays_alike_after_every_restart():
    """Its seed follows from the table and the seat alone."""
    assert seed_of("t", SEATS[1]) == seed_of("t", SEATS[1])
    assert len({seed_of(table, seat) for table in "tu" for seat in SEATS}) == 8
