"""The secrets of promised deals, kept outside the logs, which tell each after its deal."""

from __future__ import annotations

import sqlite3

from rebelote.storage.database import Database
from rebelote.storage.ledger import Posting


class Secrets:
    """The secrets in a database, by the commitments that promise them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, table_id: str) -> dict[str, str]:
        """Return the secrets of a table, told or not."""
        query = "SELECT commitment, secret FROM promise WHERE table_id = ?"
        return dict(self._database.read(lambda one: one.execute(query, (table_id,)).fetchall()))

    @staticmethod
    def keep(table_id: str, commitment: str, secret: str) -> Posting:
        """Return what keeps a secret in the transaction of the event that promises it."""

        def post(connection: sqlite3.Connection) -> None:
            row = (commitment, table_id, secret)
            connection.execute("INSERT INTO promise VALUES (?, ?, ?)", row)

        return post
