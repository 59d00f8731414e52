"""The SQLite file: opened by one process, written by one thread, many writes a transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, Final, NamedTuple, TypeVar

from rebelote.storage.errors import DatabaseClosed, named, naming
from rebelote.storage.migration import check_form, migrate

Result = TypeVar("Result")
Work = Callable[[sqlite3.Connection], Any]

# Beyond it those who wait for their answer would wait too long for other people's writes.
LARGEST_GROUP: Final = 512


class _Write(NamedTuple):
    work: Work
    future: Future[Any]


class _Outcome(NamedTuple):
    result: Any = None
    problem: Exception | None = None


class Database:
    """An open database; `epoch` numbers the openings of the file, so that each has its own.

    `path` is created with its folder where it is missing, and migrated where it is older. Raises a
    `StorageError` that says what is wrong with it. `write` hands work to the writer thread, `read`
    reads what is committed; both may be called from any thread.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._queue: SimpleQueue[_Write | None] = SimpleQueue()
        self._closing = Lock()
        self._is_closed = False
        with naming(path):
            path.parent.mkdir(parents=True, exist_ok=True)
        self._guard = _held(path)
        try:
            with naming(path):
                self._writer = _connected(path)
                migrate(self._writer, path)
                self.epoch = _next_epoch(self._writer)
                self._reader = _connected(path)
        except BaseException:
            self._guard.close()
            raise
        self._reading = Lock()
        self._thread = Thread(target=self._run, name="rebelote-storage", daemon=True)
        self._thread.start()

    def __enter__(self) -> Database:
        """Return the database, which is closed when the block ends."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close the database."""
        self.close()

    def write(self, work: Callable[[sqlite3.Connection], Result]) -> Future[Result]:
        """Return the future result of a piece of work, set once it is on the disk.

        The work runs in the writer thread; what it raises, or the `StorageError` that kept it from
        the disk, is raised by the future, and the database is as if it had not been.
        """
        future: Future[Result] = Future()
        with self._closing:
            if self._is_closed:
                raise DatabaseClosed(path=self.path)
            self._queue.put(_Write(work, future))
        return future

    def read(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Return the result of a query on what is committed; raises a `StorageError`."""
        with self._reading, naming(self.path):
            if self._is_closed:
                raise DatabaseClosed(path=self.path)
            return work(self._reader)

    def close(self) -> None:
        """Finish what was handed in and close the file; nothing is accepted from now on."""
        with self._closing:
            if self._is_closed:
                return
            self._is_closed = True
            self._queue.put(None)
        self._thread.join()
        with self._reading:
            self._reader.close()
        with suppress(sqlite3.Error):
            self._writer.close()
        self._guard.close()

    # --- the writer thread --------------------------------------------------------------------

    def _run(self) -> None:
        is_open = True
        while is_open:
            group, is_open = self._next_group()
            if group:
                self._commit(group)

    def _next_group(self) -> tuple[list[_Write], bool]:
        """Wait for a write and return it with all that came meanwhile; false after the last."""
        group: list[_Write] = []
        item = self._queue.get()
        while item is not None:
            if item.future.set_running_or_notify_cancel():
                group.append(item)
            if len(group) >= LARGEST_GROUP:
                return group, True
            try:
                item = self._queue.get_nowait()
            except Empty:
                return group, True
        return group, False

    def _commit(self, group: list[_Write]) -> None:
        """Do the work of a group in one transaction, then tell everybody what came of it."""
        connection = self._writer
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._try(write.work) for write in group]
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            outcomes = [_Outcome(problem=named(error, self.path))] * len(group)
        for write, outcome in zip(group, outcomes, strict=True):
            if outcome.problem is None:
                write.future.set_result(outcome.result)
            else:
                write.future.set_exception(outcome.problem)

    def _try(self, work: Work) -> _Outcome:
        """Do a piece of work, or nothing of it; raises what ended the whole transaction."""
        connection = self._writer
        connection.execute("SAVEPOINT one")
        try:
            outcome = _Outcome(work(connection))
        except sqlite3.Error as error:
            if not connection.in_transaction:
                # A full disk, for one, takes the work of everybody with it.
                raise
            outcome = _Outcome(problem=named(error, self.path))
        except Exception as error:
            outcome = _Outcome(problem=error)
        if outcome.problem is not None:
            connection.execute("ROLLBACK TO one")
        connection.execute("RELEASE one")
        return outcome


@contextmanager
def looking_at(path: Path) -> Iterator[sqlite3.Connection]:
    """Give a database as it stands at one moment, to read only, while a server may be using it.

    Raises a `StorageError`, `DatabaseOlder` for a database that no server of this version had.
    """
    with naming(path):
        where = f"{path.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(where, uri=True, isolation_level=None)) as connection:
            connection.execute("BEGIN")
            check_form(connection, path)
            yield connection


def _connected(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=5.0, isolation_level=None, check_same_thread=False)
    try:
        # Forces the file to be read, so that one that is no database shows here.
        connection.execute("PRAGMA schema_version").fetchone()
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def _next_epoch(connection: sqlite3.Connection) -> int:
    epoch = connection.execute("INSERT INTO run DEFAULT VALUES").lastrowid
    assert epoch is not None, "SQLite numbers every row"
    return epoch


def _held(path: Path) -> sqlite3.Connection:
    """Keep other servers from a database: hold a neighbouring file until the process ends.

    SQLite's own lock is used because it works wherever SQLite does, and it is on a neighbour so
    that tools may read or back up the database meanwhile. Raises `DatabaseInUse`.
    """
    neighbour = path.with_name(f"{path.name}.lock")
    with naming(path):
        guard = sqlite3.connect(neighbour, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            guard.execute("BEGIN EXCLUSIVE")
        except BaseException:
            guard.close()
            raise
        return guard
