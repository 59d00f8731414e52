"""The SQLite file: opened by one, written by groups, every failure named."""

import os
import sqlite3
import subprocess
import sys
from concurrent.futures import CancelledError
from contextlib import closing
from pathlib import Path
from threading import Barrier, Event, Thread

import pytest

from rebelote.storage import (
    Database,
    DatabaseClosed,
    DatabaseDamaged,
    DatabaseInUse,
    DatabaseNewer,
    DatabaseOlder,
    DatabaseReadOnly,
    DiskFull,
    StorageError,
    looking_at,
)
from rebelote.storage.migration import MIGRATIONS

TABLE = "CREATE TABLE note (text TEXT UNIQUE)"


@pytest.fixture
def path(tmp_path):
    return tmp_path / "new" / "folder" / "rebelote.db"


@pytest.fixture
def database(path):
    with Database(path) as database:
        database.write(lambda connection: connection.execute(TABLE)).result()
        yield database


def insert(text):
    return lambda connection: connection.execute("INSERT INTO note VALUES (?)", (text,)).rowcount


def notes(database):
    query = "SELECT text FROM note ORDER BY rowid"
    return [row[0] for row in database.read(lambda one: one.execute(query).fetchall())]


def test_the_file_and_its_folder_are_made(path):
    """The first start needs nothing prepared."""
    Database(path).close()
    assert path.exists()


def test_every_opening_has_a_higher_epoch(path):
    """Runs of the server are told apart by it."""
    epochs = []
    for _ in range(3):
        with Database(path) as database:
            epochs.append(database.epoch)
    assert epochs == sorted(set(epochs))


def test_what_is_written_survives_and_is_in_the_log_of_sqlite_at_once(database, path):
    """Another connection sees a write as soon as its future has a result."""
    assert database.write(insert("one")).result() == 1
    with sqlite3.connect(path) as other:
        assert other.execute("SELECT text FROM note").fetchall() == [("one",)]
        assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    other.close()


def test_writing_waits_for_the_disk(database):
    """An acknowledged write survives a loss of power: SQLite calls it synchronous FULL."""
    pragma = "PRAGMA synchronous"
    assert database.write(lambda one: one.execute(pragma).fetchone()[0]).result() == 2


def test_writes_that_wait_go_into_one_transaction(database):
    """While one transaction is written, the next ones gather, and keep their order."""
    inside, go_on = Event(), Event()
    changes = []

    def hold(connection):
        inside.set()
        go_on.wait(10)

    first = database.write(hold)
    inside.wait(10)
    waiting = [database.write(insert(str(number))) for number in range(100)]
    waiting.append(database.write(lambda one: changes.append(one.in_transaction)))
    assert not any(future.done() for future in waiting)
    go_on.set()
    first.result(10)
    assert [future.result(10) for future in waiting[:-1]] == [1] * 100
    assert changes == [True]
    assert notes(database) == [str(number) for number in range(100)]


def test_writes_come_from_many_threads(database):
    """Nothing is lost and nothing is written twice."""
    start = Barrier(8)

    def write(thread):
        start.wait()
        for number in range(50):
            database.write(insert(f"{thread}/{number}")).result()

    threads = [Thread(target=write, args=(thread,)) for thread in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(notes(database))) == 400


def test_a_failing_write_takes_nobody_with_it(database):
    """Its own changes are undone, those of its neighbours stay."""
    inside, go_on = Event(), Event()

    def hold(connection):
        inside.set()
        go_on.wait(10)

    def fail(connection):
        insert("half")(connection)
        raise ValueError("half done")

    database.write(hold)
    inside.wait(10)
    good, bad, other = (database.write(work) for work in (insert("a"), fail, insert("b")))
    go_on.set()
    assert good.result(10) == other.result(10) == 1
    with pytest.raises(ValueError, match="half done"):
        bad.result(10)
    assert notes(database) == ["a", "b"]


def test_a_broken_promise_of_the_form_is_a_named_error(database):
    """What SQLite refuses is a `StorageError`, whatever it is."""
    database.write(insert("a")).result()
    with pytest.raises(DatabaseDamaged):
        database.write(insert("a")).result()
    with pytest.raises(StorageError):
        database.write(lambda one: one.execute("nonsense")).result()
    with pytest.raises(StorageError):
        database.read(lambda one: one.execute("nonsense"))


def test_a_write_that_was_given_up_is_not_done(database):
    """A future that was cancelled while it waited leaves nothing behind."""
    inside, go_on = Event(), Event()

    def hold(connection):
        inside.set()
        go_on.wait(10)

    database.write(hold)
    inside.wait(10)
    given_up = database.write(insert("a"))
    assert given_up.cancel()
    go_on.set()
    database.write(insert("b")).result()
    with pytest.raises(CancelledError):
        given_up.result()
    assert notes(database) == ["b"]


def test_closing_finishes_what_was_handed_in(path):
    """Nothing that was accepted is dropped; what comes later is refused by name."""
    database = Database(path)
    database.write(lambda one: one.execute(TABLE))
    futures = [database.write(insert(str(number))) for number in range(2000)]
    database.close()
    assert all(future.done() for future in futures)
    with pytest.raises(DatabaseClosed):
        database.write(insert("late"))
    with pytest.raises(DatabaseClosed):
        notes(database)
    database.close()
    with Database(path) as again:
        assert len(notes(again)) == 2000


def test_a_second_server_is_told_that_the_file_is_taken(database, path):
    """In this process or another one; the first goes on."""
    with pytest.raises(DatabaseInUse) as caught:
        Database(path)
    assert caught.value.params == {"path": path}
    code = "import sys; from pathlib import Path; from rebelote.storage import *; "
    code += "Database(Path(sys.argv[1]))"
    done = subprocess.run([sys.executable, "-c", code, path], capture_output=True, text=True)
    assert "DatabaseInUse" in done.stderr
    assert database.write(insert("a")).result() == 1


def test_a_tool_may_read_while_the_server_runs(database, path):
    """A backup needs no stop of the server."""
    database.write(insert("a")).result()
    with sqlite3.connect(path) as tool, sqlite3.connect(path.with_name("copy.db")) as copy:
        tool.backup(copy)
        assert copy.execute("SELECT text FROM note").fetchone() == ("a",)
    tool.close()
    copy.close()


def test_the_file_is_free_once_it_is_closed(database, path):
    """A restart finds it as it was left."""
    database.write(insert("a")).result()
    database.close()
    with Database(path) as again:
        assert notes(again) == ["a"]


@pytest.mark.parametrize(
    "content", [b"no database at all" * 100, b"SQLite format 3\0" + b"\xff" * 4096]
)
def test_a_damaged_file_is_named_and_left_alone(tmp_path, content):
    """It may be dear to somebody."""
    path = tmp_path / "rebelote.db"
    path.write_bytes(content)
    with pytest.raises(DatabaseDamaged) as caught:
        Database(path)
    assert caught.value.params["path"] == path
    assert path.read_bytes() == content
    path.unlink()
    Database(path).close()


def test_damage_inside_the_file_is_named_when_it_is_met(path):
    """A page that a bad disk has changed does not end the server."""
    with Database(path) as database:
        database.write(lambda one: one.execute(TABLE)).result()
        for number in range(200):
            database.write(insert(f"{number}" * 100))
    content = bytearray(path.read_bytes())
    content[-20 * 4096 :] = b"\x5a" * 20 * 4096
    path.write_bytes(content)
    with Database(path) as database, pytest.raises(DatabaseDamaged):
        notes(database)


def test_a_folder_in_place_of_the_file_is_named(tmp_path):
    """So is a file in place of the folder."""
    with pytest.raises(DatabaseReadOnly):
        Database(tmp_path)
    (tmp_path / "file").touch()
    with pytest.raises(DatabaseReadOnly) as caught:
        Database(tmp_path / "file" / "rebelote.db")
    assert caught.value.params["problem"]


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="no folder that nobody can write to")
def test_a_folder_that_cannot_be_written_is_named():
    """Even root makes no file there."""
    with pytest.raises(DatabaseReadOnly):
        Database(Path("/proc/self/rebelote.db"))


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anything"
)
def test_a_read_only_file_is_named(path):
    """It was another user's, perhaps."""
    Database(path).close()
    path.chmod(0o444)
    path.parent.chmod(0o555)
    try:
        with pytest.raises(DatabaseReadOnly):
            Database(path)
    finally:
        path.parent.chmod(0o755)


def test_a_full_disk_refuses_writes_and_the_server_goes_on(database):
    """Everybody in the group is told, what was there can be read, and room makes writing work."""
    database.write(insert("kept")).result()
    pages = database.read(lambda one: one.execute("PRAGMA page_count").fetchone()[0])
    full = f"PRAGMA max_page_count = {pages}"
    database.write(lambda one: one.execute(full).fetchone()).result()
    inside, go_on = Event(), Event()

    def hold(connection):
        inside.set()
        go_on.wait(10)

    database.write(hold)
    inside.wait(10)
    futures = [database.write(insert(f"{number}" * 9000)) for number in range(3)]
    go_on.set()
    for future in futures:
        with pytest.raises(DiskFull):
            future.result(10)
    assert notes(database) == ["kept"]
    database.write(lambda one: one.execute("PRAGMA max_page_count = 100000").fetchone()).result()
    assert database.write(insert("more")).result() == 1
    assert notes(database) == ["kept", "more"]


# --- looking on -----------------------------------------------------------------------------------


def test_a_database_is_looked_at_while_a_server_has_it(house):
    """What was committed before is seen, and nothing of what comes meanwhile."""
    with looking_at(house.path) as connection:
        seen = connection.execute("SELECT count(*) FROM guest").fetchone()
        house.guests.create(language="en", at=1).result()
        assert connection.execute("SELECT count(*) FROM guest").fetchone() == seen == (1,)


def test_looking_changes_nothing(house):
    """The connection cannot write."""
    with pytest.raises(DatabaseReadOnly), looking_at(house.path) as connection:
        connection.execute("DELETE FROM guest")


def test_a_database_of_another_form_is_not_looked_at(house, tmp_path):
    """An older one has to be brought forward first, a newer one is not understood."""
    house.database.close()
    for version, kind in ((0, DatabaseOlder), (len(MIGRATIONS) + 1, DatabaseNewer)):
        with closing(sqlite3.connect(house.path)) as connection:
            connection.execute(f"PRAGMA user_version = {version}")
        with pytest.raises(kind) as caught, looking_at(house.path):
            pass
        assert caught.value.params["found"] == version
    with closing(sqlite3.connect(tmp_path / "other")) as connection:
        connection.execute("CREATE TABLE bookmark (url TEXT)")
    with pytest.raises(DatabaseDamaged), looking_at(tmp_path / "other"):
        pass


def test_looking_makes_no_database(tmp_path):
    """A wrong name is an error."""
    with pytest.raises(DatabaseReadOnly), looking_at(tmp_path / "nowhere"):
        pass
    assert list(tmp_path.iterdir()) == []
