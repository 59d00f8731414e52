"""Tables of people in a database: their codes, and who sits or sat at which."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Mapping
from typing import Final

from rebelote.storage.database import Database
from rebelote.storage.errors import UnknownTable
from rebelote.storage.ledger import Posting

# Without I and O, which look like digits.
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH: Final = 4

_OPEN_WITH_CODE: Final = (
    "SELECT table_id FROM room JOIN game ON id = table_id WHERE code = ? AND closed IS NULL"
)


class Rooms:
    """The tables of people in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def named(self, code: str) -> str:
        """Return the table that is open under a code; raises `UnknownTable`."""
        found = self._database.read(lambda one: one.execute(_OPEN_WITH_CODE, (code,)).fetchone())
        if found is None:
            raise UnknownTable(table=code)
        return str(found[0])

    def code_of(self, table_id: str) -> str | None:
        """Return the code of a table of people; None for any other table."""
        query = "SELECT code FROM room WHERE table_id = ?"
        found = self._database.read(lambda one: one.execute(query, (table_id,)).fetchone())
        return None if found is None else str(found[0])

    def open(self) -> list[str]:
        """Return the tables that are not closed, the newest first."""
        query = (
            "SELECT table_id FROM room JOIN game ON id = table_id WHERE closed IS NULL"
            " ORDER BY created DESC, id"
        )
        return [name for (name,) in self._database.read(lambda one: one.execute(query).fetchall())]

    def open_of(self, player: str) -> list[str]:
        """Return the tables that are not closed at which a guest sits."""
        query = (
            "SELECT table_id FROM sitter JOIN game ON id = table_id"
            " WHERE player = ? AND closed IS NULL ORDER BY id"
        )
        found = self._database.read(lambda one: one.execute(query, (player,)).fetchall())
        return [name for (name,) in found]

    @staticmethod
    def keep(table_id: str) -> Posting:
        """Return what gives a new table a code that no other open table has."""

        def post(connection: sqlite3.Connection) -> None:
            code = _drawn()
            while connection.execute(_OPEN_WITH_CODE, (code,)).fetchone():
                code = _drawn()
            connection.execute("INSERT INTO room VALUES (?, ?)", (table_id, code))

        return post

    @staticmethod
    def seat(table_id: str, players: Mapping[int, str]) -> Posting:
        """Return what notes who sits where, with the event that changed it."""

        def post(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM sitter WHERE table_id = ?", (table_id,))
            rows = [(table_id, player, seat) for seat, player in players.items()]
            connection.executemany("INSERT INTO sitter VALUES (?, ?, ?)", rows)

        return post


def inherit(connection: sqlite3.Connection, guest_id: str) -> None:
    """Let another person who sat there own each table of people of a guest who is deleted."""
    own = "SELECT table_id FROM room JOIN game ON id = table_id WHERE owner = ?"
    heir = (
        "SELECT player, seat FROM sitter JOIN guest ON id = player"
        " WHERE table_id = ? AND player <> ? ORDER BY seat LIMIT 1"
    )
    for (table_id,) in connection.execute(own, (guest_id,)).fetchall():
        found = connection.execute(heir, (table_id, guest_id)).fetchone()
        if found is not None:
            change = "UPDATE game SET owner = ?, seat = ? WHERE id = ?"
            connection.execute(change, (*found, table_id))


def _drawn() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
