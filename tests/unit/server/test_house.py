"""Tables in memory: read from the journal, dropped when idle, replaced computers."""

import asyncio
import threading
from typing import Any

import pytest

from rebelote.rules.registry import ruleset
from rebelote.server.computers import SAFE
from rebelote.server.errors import BotsStopped, UnknownLevel
from rebelote.server.house import House, now
from rebelote.server.thinking import Thinkers
from rebelote.storage import Database, UnknownGuest, UnknownTable
from rebelote.tables import Acted
from tests.unit.tables.seated import opened


class Stopped:
    """A pool whose processes cannot be started any more."""

    restarts = 0

    async def decide(self, *_):
        raise BotsStopped

    def close(self):
        """There is nothing to end."""


class Listener:
    """A socket that keeps what it is sent."""

    language = "en"

    def __init__(self, player=""):
        self.player = player
        self.frames = []
        self.has_resumed = False

    def send(self, frame):
        self.frames.append(frame)

    def resume(self):
        self.has_resumed = True

    def dismiss(self, error):
        raise AssertionError(error)


@pytest.fixture
def house(tmp_path):
    """A house whose computers cannot think."""
    stopped: Any = Stopped()
    one = House(Database(tmp_path / "games.sqlite3"), stopped, idle_seconds=0)
    yield one
    one.close()


def new_guest(house):
    _, guest = house.guests.create(language="en", at=0).result()
    return guest


def played_to_the_person(house):
    """Let the computers play until the person is to act; return the log."""
    guest = new_guest(house)

    async def play():
        table = await house.open_solo(guest, ruleset("coinche"), "debutant")
        live, seat = await house.seat_at(table, guest)
        live.pace = "instant"
        listener = Listener(guest.id)
        live.join(listener)
        while live.table.to_act not in (seat, None):
            await asyncio.sleep(0.01)
        return table

    table = asyncio.run(play())
    return [entry.event for entry in house.journal.read(table)]


def test_a_level_that_does_not_exist_opens_nothing(house):
    """No table is left behind."""
    guest = new_guest(house)
    with pytest.raises(UnknownLevel):
        asyncio.run(house.open_solo(guest, ruleset("coinche"), "champion"))
    assert house.journal.listings(guest.id) == []


def test_the_safe_choice_is_played_where_nobody_can_think(house):
    """The game goes on, the log names who decided, the figures count it."""
    events = played_to_the_person(house)
    authors = {event.author for event in events if isinstance(event, Acted)}
    assert authors <= {SAFE}


class Hanging(Thinkers):
    """A pool in which every computer thinks for ever."""

    async def decide(self, *_):
        return await self._ask("moves", hang)


def hang() -> Any:
    """Think for ever."""
    threading.Event().wait()


def test_the_safe_choice_is_played_where_a_computer_thinks_for_ever(tmp_path):
    """The thought is given up, and the log says of each action that another chose it."""
    thinkers = Hanging(1, seconds=0.0)
    house = House(Database(tmp_path / "games.sqlite3"), thinkers)
    events = played_to_the_person(house)
    authors = [event.author for event in events if isinstance(event, Acted)]
    assert authors == [SAFE] * thinkers.given_up
    house.close()


def test_an_idle_table_leaves_the_memory_and_comes_back(house):
    """A table nobody looks at is dropped; the next visitor finds it as it was."""
    guest = new_guest(house)

    async def visit():
        table = await house.open_solo(guest, ruleset("coinche"), "debutant")
        first, _ = await house.seat_at(table, guest)
        same, _ = await house.seat_at(table, guest)
        house.sweep()
        again, _ = await house.seat_at(table, guest)
        return first, same, again

    first, same, again = asyncio.run(visit())
    assert first is same
    assert first.is_dropped
    assert again is not first
    assert again.table == first.table


def test_a_table_somebody_looks_at_stays(house):
    """A socket keeps its table in memory however long it is quiet."""
    guest = new_guest(house)

    async def visit():
        table = await house.open_solo(guest, ruleset("coinche"), "debutant")
        live, _ = await house.seat_at(table, guest)
        live.listeners.add(Listener())
        house.sweep()
        return live.is_dropped

    assert not asyncio.run(visit())


def test_a_guest_who_is_deleted_takes_the_tables_along(house):
    """The sockets are told to go, and the table is unknown afterwards."""
    guest = new_guest(house)

    async def leave():
        table = await house.open_solo(guest, ruleset("coinche"), "debutant")
        live, _ = await house.seat_at(table, guest)
        listener = Listener()
        live.listeners.add(listener)
        await house.forget(guest)
        with pytest.raises(UnknownTable):
            await house.seat_at(table, guest)
        return listener

    assert asyncio.run(leave()).has_resumed


# --- old guests -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("days", "has_table", "is_kept"),
    [(29, False, True), (31, False, False), (399, True, True), (401, True, False)],
)
def test_guests_who_do_not_come_are_deleted(house, days, has_table, is_kept):
    """Soon where they never played, after more than a year where they did."""
    before = now() - days * 24 * 3600 * 1000
    token, guest = house.guests.create(language="en", at=before).result()
    if has_table:
        _, log = opened("coinche")
        house.journal.open("t", guest.id, log, level="debutant", at=before).result()
    asyncio.run(house.delete_old_guests())
    assert (house.guests.find(token) is not None) is is_kept
    assert bool(house.journal.listings(guest.id)) is (has_table and is_kept)


def test_a_guest_who_played_of_late_stays(house):
    """A match is a visit, however long ago the settings were changed."""
    token, guest = house.guests.create(language="en", at=0).result()
    _, log = opened("coinche")
    house.journal.open("t", guest.id, log, level="debutant", at=now()).result()
    asyncio.run(house.delete_old_guests())
    assert house.guests.find(token) is not None


def test_old_guests_are_deleted_at_the_start(house):
    """A server that is started every evening has no day to wait for."""
    token, _ = house.guests.create(language="en", at=0).result()

    async def start():
        sweeping = asyncio.create_task(house.keep_swept())
        while house.guests.find(token) is not None:
            await asyncio.sleep(0)
        sweeping.cancel()

    asyncio.run(start())


def test_a_lost_database_does_not_end_the_sweeping(house, caplog):
    """It is told to the log, and tried again the next day."""
    house.database.close()
    asyncio.run(house.delete_old_guests())
    assert "DatabaseClosed" in caplog.text


def test_no_table_is_opened_for_a_guest_who_was_deleted(house):
    """A request that crosses the deletion is refused by name; the database is no worse for it."""
    guest = new_guest(house)

    async def cross():
        await house.forget(guest)
        with pytest.raises(UnknownGuest):
            await house.open_solo(guest, ruleset("coinche"), "debutant")

    asyncio.run(cross())
