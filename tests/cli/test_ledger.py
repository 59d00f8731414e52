"""`rebelote ledger audit`: the chips of a server, counted again."""

import pytest

from rebelote.storage import Database, Guests, Ledger


@pytest.fixture
def database(home):
    """Give the database of a running server, at which a guest has chips."""
    with Database(home / "rebelote.sqlite3") as database:
        guest = Guests(database).create(language="en", at=1).result()[1].id
        Ledger(database).welcome(guest, at=1).result()
        yield database


def test_chips_are_counted_while_the_server_runs(rebelote, database):
    """All together come to nothing."""
    done = rebelote("ledger", "audit", "--language", "en")
    assert (done.code, done.err) == (0, "")
    assert "chips of people: 1000" in done.out
    assert done.out.endswith("of the house: -1000; together: 0\n")
    assert rebelote("ledger", "audit", "--json").json == {
        "transfers": 1,
        "house": -1000,
        "players": 1000,
        "escrow": 0,
        "stakes": 0,
        "faults": [],
        "database": str(database.path),
    }


def test_a_chip_too_many_is_named(rebelote, database):
    """Exit code 1."""
    change = "UPDATE entry SET amount = 1001 WHERE amount = 1000"
    database.write(lambda connection: connection.execute(change)).result()
    done = rebelote("ledger", "audit", "--database", database.path, "--language", "en")
    assert done.code == 1
    assert "leaves a difference of 1 instead of nothing" in done.err
    assert "together: 1" in done.out


def test_a_database_that_is_not_there(rebelote, home):
    """It is not made."""
    done = rebelote("ledger", "audit", "--language", "en")
    assert (done.code, done.out) == (2, "")
    assert "rebelote.sqlite3 cannot be read: No such file or directory" in done.err
    assert list(home.iterdir()) == []


def test_the_group_alone_shows_its_help(rebelote):
    """It does nothing by itself."""
    done = rebelote("ledger")
    assert done.code == 0
    assert "audit" in done.out
