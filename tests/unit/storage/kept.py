"""Databases with a guest and tables for the tests."""

from rebelote.storage import Database, Guests, Journal, Ledger
from rebelote.tables import Table
from tests.unit.tables.seated import opened, played


class House:
    """An open database with its journal and guests, and one guest."""

    def __init__(self, path):
        self.path = path
        self.database = Database(path)
        self.journal = Journal(self.database)
        self.guests = Guests(self.database)
        self.ledger = Ledger(self.database)
        self.token, self.guest = self.guests.create(language="fr", at=10).result()

    def open(self, table_id="t", variant="bulgarian", level="rules", at=20):
        """Open a table before its first deal; return it."""
        table, log = opened(variant)
        self.journal.open(table_id, self.guest.id, log, level=level, at=at).result()
        return table

    def keep(self, log, table_id="t", level="rules", at=30):
        """Keep a whole log, an event at a time; return the table."""
        table = Table.begin(log[0])
        self.journal.open(table_id, self.guest.id, log[:1], level=level, at=at)
        for event in log[1:]:
            table = table.fold(event)
            command_id = f"c{table.seq}"
            written = self.journal.append(table_id, [event], table, command_id=command_id, at=at)
        written.result()
        return table

    def keep_match(self, table_id="t", variant="bulgarian", level="rules", at=30, seed=0):
        """Keep a whole match played by chance."""
        return self.keep(played(variant, seed=seed)[1], table_id, level, at)
