"""What is kept: the logs of tables, guests and shared deals, in one SQLite file."""

from rebelote.storage.database import Database
from rebelote.storage.errors import (
    DatabaseClosed,
    DatabaseDamaged,
    DatabaseInUse,
    DatabaseNewer,
    DatabaseReadOnly,
    DiskFull,
    Fenced,
    Outpaced,
    StorageError,
    UnknownGuest,
    UnknownShare,
    UnknownTable,
)
from rebelote.storage.guest import Guest, Guests, Results
from rebelote.storage.journal import Entry, Journal, Listing, Summary, table_of
from rebelote.storage.share import Share, Shares

__all__ = [
    "Database",
    "DatabaseClosed",
    "DatabaseDamaged",
    "DatabaseInUse",
    "DatabaseNewer",
    "DatabaseReadOnly",
    "DiskFull",
    "Entry",
    "Fenced",
    "Guest",
    "Guests",
    "Journal",
    "Listing",
    "Outpaced",
    "Results",
    "Share",
    "Shares",
    "StorageError",
    "Summary",
    "UnknownGuest",
    "UnknownShare",
    "UnknownTable",
    "table_of",
]
