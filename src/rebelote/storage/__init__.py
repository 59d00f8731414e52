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
from rebelote.storage.journal import Entry, Journal, Listing, Summary

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
    "Journal",
    "Listing",
    "Outpaced",
    "StorageError",
    "Summary",
    "UnknownGuest",
    "UnknownShare",
    "UnknownTable",
]
