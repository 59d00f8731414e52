"""Forms of the database."""

import sqlite3

import pytest

from rebelote.storage import Database, DatabaseDamaged, DatabaseNewer
from rebelote.storage import migration as migrations
from rebelote.storage.migration import APPLICATION, MIGRATIONS, migrate


@pytest.fixture
def path(tmp_path):
    return tmp_path / "rebelote.db"


@pytest.fixture
def connection(path):
    connection = sqlite3.connect(path, isolation_level=None)
    yield connection
    connection.close()


def version(connection):
    return connection.execute("PRAGMA user_version").fetchone()[0]


def test_a_new_database_has_the_present_form(connection, path):
    """It is marked as ours, with the number of the last step."""
    migrate(connection, path)
    assert version(connection) == len(MIGRATIONS)
    assert connection.execute("PRAGMA application_id").fetchone()[0] == APPLICATION


def test_a_database_of_the_present_form_stays_as_it_is(connection, path):
    """The second start changes nothing."""
    migrate(connection, path)
    before = connection.execute("SELECT sql FROM sqlite_schema").fetchall()
    migrate(connection, path)
    assert connection.execute("SELECT sql FROM sqlite_schema").fetchall() == before


def test_an_older_database_is_brought_forward_with_what_it_holds(connection, path, monkeypatch):
    """Each step is applied once, in order."""
    migrate(connection, path)
    connection.execute("INSERT INTO guest VALUES ('g', x'00', 'Ada', 'fr', '{}', 1, 1)")
    later = (*MIGRATIONS, ("ALTER TABLE guest ADD COLUMN mail TEXT",), ("CREATE TABLE a (b)",))
    monkeypatch.setattr(migrations, "MIGRATIONS", later)
    migrate(connection, path)
    assert version(connection) == len(later)
    assert connection.execute("SELECT name, mail FROM guest").fetchall() == [("Ada", None)]


def test_a_step_that_fails_leaves_the_form_before_it(connection, path, monkeypatch):
    """A step is whole or not at all, and the steps before it stay."""
    bad = (*MIGRATIONS, ("CREATE TABLE a (b)",), ("CREATE TABLE c (d)", "nonsense"))
    monkeypatch.setattr(migrations, "MIGRATIONS", bad)
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection, path)
    assert version(connection) == len(MIGRATIONS) + 1
    names = [row[0] for row in connection.execute("SELECT name FROM sqlite_schema")]
    assert "a" in names
    assert "c" not in names


def test_a_newer_database_is_named_and_left_alone(path):
    """What a later version keeps there is not understood here."""
    Database(path).close()
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 3}")
    connection.close()
    content = path.read_bytes()
    with pytest.raises(DatabaseNewer) as caught:
        Database(path)
    assert caught.value.params == {
        "path": path,
        "found": len(MIGRATIONS) + 3,
        "known": len(MIGRATIONS),
    }
    assert path.read_bytes() == content


def test_the_database_of_another_program_is_refused(path):
    """No table of ours is put into it."""
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE bookmark (url TEXT)")
    connection.close()
    with pytest.raises(DatabaseDamaged):
        Database(path)
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT name FROM sqlite_schema").fetchall() == [("bookmark",)]
    connection.close()
