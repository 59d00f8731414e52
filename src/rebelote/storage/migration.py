"""How the database came to its present form, one step after another."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final

from rebelote.storage.errors import DatabaseDamaged, DatabaseNewer, DatabaseOlder

# "Rblt": tells our databases from those of other programs.
APPLICATION: Final = 0x52626C74

# A step that was released is never changed: what it lacks is the next step.
MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        "CREATE TABLE run (epoch INTEGER PRIMARY KEY AUTOINCREMENT)",
        """
        CREATE TABLE guest (
            id TEXT PRIMARY KEY,
            token_hash BLOB NOT NULL UNIQUE,
            name TEXT NOT NULL,
            language TEXT NOT NULL,
            settings TEXT NOT NULL,
            created INTEGER NOT NULL,
            updated INTEGER NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE game (
            id TEXT PRIMARY KEY,
            owner TEXT NOT NULL REFERENCES guest (id) ON DELETE CASCADE,
            seq INTEGER NOT NULL,
            epoch INTEGER NOT NULL,
            ruleset TEXT NOT NULL,
            level TEXT NOT NULL,
            seat INTEGER NOT NULL,
            deal INTEGER NOT NULL,
            finished INTEGER NOT NULL,
            score_0 INTEGER NOT NULL,
            score_1 INTEGER NOT NULL,
            winner INTEGER,
            closed TEXT,
            created INTEGER NOT NULL,
            updated INTEGER NOT NULL
        ) STRICT
        """,
        "CREATE INDEX game_of_owner ON game (owner, updated)",
        """
        CREATE TABLE event (
            table_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
            seq INTEGER NOT NULL,
            epoch INTEGER NOT NULL,
            command_id TEXT,
            kind TEXT NOT NULL,
            payload TEXT NOT NULL,
            at INTEGER NOT NULL,
            PRIMARY KEY (table_id, seq),
            UNIQUE (table_id, command_id)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE share (
            token TEXT PRIMARY KEY,
            table_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
            deal INTEGER NOT NULL,
            created INTEGER NOT NULL,
            UNIQUE (table_id, deal)
        ) STRICT
        """,
    ),
    (
        # Neither guests nor tables are referred to: chips outlive both.
        """
        CREATE TABLE transfer (
            number INTEGER PRIMARY KEY,
            key TEXT NOT NULL UNIQUE,
            reason TEXT NOT NULL,
            table_id TEXT,
            at INTEGER NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE entry (
            key TEXT NOT NULL REFERENCES transfer (key),
            account TEXT NOT NULL,
            amount INTEGER NOT NULL CHECK (amount <> 0),
            PRIMARY KEY (key, account)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX entry_of_account ON entry (account, amount)",
        """
        CREATE TABLE stake (
            table_id TEXT NOT NULL,
            player TEXT NOT NULL,
            chips INTEGER NOT NULL CHECK (chips > 0),
            PRIMARY KEY (table_id, player)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX stake_of_player ON stake (player)",
        """
        CREATE TABLE promise (
            commitment TEXT PRIMARY KEY,
            table_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
            secret TEXT NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX promise_of_table ON promise (table_id)",
    ),
    (
        """
        CREATE TABLE room (
            table_id TEXT PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
            code TEXT NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX room_of_code ON room (code)",
        # A guest may be deleted and still have sat there.
        """
        CREATE TABLE sitter (
            table_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
            player TEXT NOT NULL,
            seat INTEGER NOT NULL,
            PRIMARY KEY (table_id, player)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX sitter_of_player ON sitter (player)",
    ),
)


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring a database to the present form, each step whole or not at all.

    Raises `DatabaseNewer`, or `DatabaseDamaged` for a database of another program.
    """
    application, found = _stamp(connection)
    is_new = not connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    if application != APPLICATION and not is_new:
        raise DatabaseDamaged(path=path, problem=f"application_id {application}")
    if found > len(MIGRATIONS):
        raise DatabaseNewer(path=path, found=found, known=len(MIGRATIONS))
    for number, statements in enumerate(MIGRATIONS[found:], start=found + 1):
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in statements:
                connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")
        except BaseException:
            # A full disk has ended the transaction by itself.
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            raise


def check_form(connection: sqlite3.Connection, path: Path) -> None:
    """Raise `DatabaseDamaged`, `DatabaseOlder` or `DatabaseNewer` for any but the present form."""
    application, found = _stamp(connection)
    if application != APPLICATION:
        raise DatabaseDamaged(path=path, problem=f"application_id {application}")
    if found != len(MIGRATIONS):
        error = DatabaseOlder if found < len(MIGRATIONS) else DatabaseNewer
        raise error(path=path, found=found, known=len(MIGRATIONS))


def _stamp(connection: sqlite3.Connection) -> tuple[int, int]:
    """Return the mark of the program that made the database, and the number of its last step."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return application, version
