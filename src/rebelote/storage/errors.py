"""What can go wrong with what is kept, by name."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rebelote.cards import RebeloteError


class StorageError(RebeloteError):
    """The database cannot be used; parameters `path`, `problem`."""


class DatabaseNewer(StorageError):
    """A later version of Rebelote made the database; parameters `path`, `found`, `known`."""


class DatabaseOlder(StorageError):
    """An earlier version made the database; parameters `path`, `found`, `known`."""


class DatabaseInUse(StorageError):
    """Another server has the database; parameter `path`."""


class DatabaseDamaged(StorageError):
    """The file is damaged, or is no database of Rebelote; parameters `path`, `problem`."""


class DatabaseReadOnly(StorageError):
    """The file or its folder cannot be written; parameters `path`, `problem`."""


class DiskFull(StorageError):
    """There is no room left for the database; parameter `path`."""


class DatabaseClosed(StorageError):
    """The database was closed while something was still to be written; parameter `path`."""


class UnknownTable(RebeloteError):
    """No table has this name; parameter `table`."""


class UnknownShare(RebeloteError):
    """No deal is shown by this token."""


class UnknownGuest(RebeloteError):
    """No guest has this name; parameter `guest`."""


class Outpaced(RebeloteError):
    """The log is at another event than the one that was to follow; parameters `seq`, `found`."""


class Fenced(RebeloteError):
    """Another process writes this log since; parameters `epoch`, `found`."""


# --- chips ----------------------------------------------------------------------------------------


class NotEnoughChips(RebeloteError):
    """A guest has fewer chips than the stake; parameters `needed`, `found`."""


class AlreadyStaked(RebeloteError):
    """The guest has a stake at this table; parameter `table`."""


class NoStake(RebeloteError):
    """The guest has no stake at this table; parameter `table`."""


class WrongSettlement(RebeloteError):
    """A pot is paid out whole to those who staked; parameters `table`, `expected`, `found`."""


class ChipsMadeOrLost(RebeloteError):
    """A transfer gives more than it takes, or less; parameters `transfer`, `chips`."""


class GivenByAPerson(RebeloteError):
    """A transfer takes chips from one person for another; parameter `transfer`."""


class Overdrawn(RebeloteError):
    """An account has less than nothing; parameters `account`, `chips`."""


class WrongEscrow(RebeloteError):
    """An escrow does not hold the open stakes; parameters `table`, `expected`, `found`."""


class StakeWithoutMatch(RebeloteError):
    """A stake is still open and its match is over or gone; parameter `table`."""


_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT)
_REFUSED = (
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_AUTH,
)
_HELD = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def named(error: sqlite3.Error | OSError, path: Path) -> StorageError:
    """Return the named error for what SQLite or the system says of a database."""
    problem = str(error)
    if isinstance(error, OSError):
        return DatabaseReadOnly(path=path, problem=error.strerror or problem)
    # The low byte is the error, the rest tells which of its kind.
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if code in _HELD:
        return DatabaseInUse(path=path)
    if code == sqlite3.SQLITE_FULL:
        return DiskFull(path=path)
    if code in _REFUSED:
        return DatabaseReadOnly(path=path, problem=problem)
    if code in _DAMAGED or isinstance(error, sqlite3.IntegrityError):
        return DatabaseDamaged(path=path, problem=problem)
    return StorageError(path=path, problem=problem)


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Raise what SQLite or the system says in this block as a named error."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise named(error, path) from error
