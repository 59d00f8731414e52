"""Deals that their players show to whoever holds a link."""

from __future__ import annotations

import secrets
import sqlite3
from concurrent.futures import Future
from typing import NamedTuple

from rebelote.storage.database import Database
from rebelote.storage.errors import UnknownShare, UnknownTable


class Share(NamedTuple):
    """A deal, by its number from 1, that a token shows; `created` in milliseconds since 1970."""

    token: str
    table_id: str
    deal: int
    created: int


class Shares:
    """The shared deals in a database. Whether a deal may be shared is for others to decide."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def create(self, table_id: str, deal: int, *, at: int) -> Future[Share]:
        """Share a deal; one that is shared keeps its token. The future raises `UnknownTable`."""
        token = secrets.token_urlsafe(16)

        def work(connection: sqlite3.Connection) -> Share:
            if not connection.execute("SELECT 1 FROM game WHERE id = ?", (table_id,)).fetchone():
                raise UnknownTable(table=table_id)
            connection.execute(
                "INSERT INTO share VALUES (?, ?, ?, ?) ON CONFLICT (table_id, deal) DO NOTHING",
                (token, table_id, deal, at),
            )
            return Share(
                *connection.execute(
                    "SELECT token, table_id, deal, created FROM share"
                    " WHERE table_id = ? AND deal = ?",
                    (table_id, deal),
                ).fetchone()
            )

        return self._database.write(work)

    def find(self, token: str) -> Share:
        """Return the deal that a token shows; raises `UnknownShare`."""
        found = self._database.read(
            lambda connection: connection.execute(
                "SELECT token, table_id, deal, created FROM share WHERE token = ?", (token,)
            ).fetchone()
        )
        if found is None:
            raise UnknownShare()
        return Share(*found)


def shares_of(connection: sqlite3.Connection, guest_id: str) -> list[Share]:
    """Return the shared deals of a guest's tables, oldest first."""
    found = connection.execute(
        "SELECT token, table_id, share.deal, share.created FROM share"
        " JOIN game ON game.id = share.table_id WHERE owner = ? ORDER BY share.created, token",
        (guest_id,),
    )
    return [Share(*row) for row in found]
