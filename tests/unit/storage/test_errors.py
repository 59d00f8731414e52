"""What SQLite and the system say, by name."""

import sqlite3
from pathlib import Path

import pytest

from rebelote.storage import (
    DatabaseDamaged,
    DatabaseInUse,
    DatabaseReadOnly,
    DiskFull,
    StorageError,
)
from rebelote.storage.errors import named, naming

PATH = Path("x.db")


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        (sqlite3.SQLITE_BUSY, DatabaseInUse),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, DatabaseInUse),
        (sqlite3.SQLITE_FULL, DiskFull),
        (sqlite3.SQLITE_READONLY_DBMOVED, DatabaseReadOnly),
        (sqlite3.SQLITE_CANTOPEN_ISDIR, DatabaseReadOnly),
        (sqlite3.SQLITE_CORRUPT, DatabaseDamaged),
        (sqlite3.SQLITE_NOTADB, DatabaseDamaged),
        (sqlite3.SQLITE_IOERR, StorageError),
    ],
)
def test_each_kind_of_trouble_has_its_name(code, kind):
    """The extended codes of SQLite count as their kind."""
    error = sqlite3.OperationalError("trouble")
    error.sqlite_errorcode = code
    assert type(named(error, PATH)) is kind
    assert named(error, PATH).params["path"] == PATH


def test_an_error_without_a_code_is_told_as_it_is():
    """The module itself raises some, such as for a closed connection."""
    found = named(sqlite3.ProgrammingError("closed"), PATH)
    assert type(found) is StorageError
    assert found.params == {"path": PATH, "problem": "closed"}


def test_the_system_is_named_in_its_words():
    """What it says is the best that is known."""
    with pytest.raises(DatabaseReadOnly) as caught, naming(PATH):
        raise PermissionError(13, "Permission denied")
    assert caught.value.params["problem"] == "Permission denied"
