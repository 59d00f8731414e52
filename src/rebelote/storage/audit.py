"""The proof that no chip was made or lost: every transfer, account and escrow counted again."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import NamedTuple

from rebelote.cards import RebeloteError
from rebelote.storage.errors import (
    ChipsMadeOrLost,
    GivenByAPerson,
    Overdrawn,
    StakeWithoutMatch,
    WrongEscrow,
)
from rebelote.storage.ledger import ESCROW, HOUSE, PLAYER


class Audit(NamedTuple):
    """What was counted: chips by where they are, which come to nothing together, and all faults.

    `house` is negative: it is where chips come from.
    """

    transfers: int
    house: int
    players: int
    escrow: int
    stakes: int
    faults: tuple[RebeloteError, ...]


def audit(connection: sqlite3.Connection) -> Audit:
    """Return what a database holds of chips, with everything that is wrong about them."""
    return Audit(
        transfers=_count(connection, "SELECT count(*) FROM transfer"),
        house=_of_kind(connection, HOUSE),
        players=_of_kind(connection, PLAYER),
        escrow=_of_kind(connection, ESCROW),
        stakes=_count(connection, "SELECT count(*) FROM stake"),
        faults=tuple(_faults(connection)),
    )


def _faults(connection: sqlite3.Connection) -> Iterator[RebeloteError]:
    uneven = "SELECT key, sum(amount) AS chips FROM entry GROUP BY key HAVING chips <> 0"
    for key, chips in connection.execute(uneven):
        yield ChipsMadeOrLost(transfer=key, chips=chips)
    given = (
        "SELECT DISTINCT one.key FROM entry AS one JOIN entry AS other USING (key)"
        " WHERE one.account LIKE :player AND one.amount < 0"
        " AND other.account LIKE :player AND other.amount > 0"
    )
    for (key,) in connection.execute(given, {"player": f"{PLAYER}%"}):
        yield GivenByAPerson(transfer=key)
    overdrawn = (
        "SELECT account, sum(amount) AS chips FROM entry WHERE account <> ?"
        " GROUP BY account HAVING chips < 0"
    )
    for account, chips in connection.execute(overdrawn, (HOUSE,)):
        yield Overdrawn(account=account, chips=chips)
    yield from _wrong_escrows(connection)
    adrift = (
        "SELECT DISTINCT table_id FROM stake LEFT JOIN game ON id = table_id"
        " WHERE id IS NULL OR closed IS NOT NULL"
    )
    for (table_id,) in connection.execute(adrift):
        yield StakeWithoutMatch(table=table_id)


def _wrong_escrows(connection: sqlite3.Connection) -> Iterator[RebeloteError]:
    """Give the tables whose escrow is not what was staked and not paid out."""
    held = dict(
        connection.execute(
            "SELECT substr(account, ?), sum(amount) FROM entry WHERE account LIKE ?"
            " GROUP BY account",
            (len(ESCROW) + 1, f"{ESCROW}%"),
        ).fetchall()
    )
    staked = dict(
        connection.execute("SELECT table_id, sum(chips) FROM stake GROUP BY table_id").fetchall()
    )
    for table_id in sorted(held.keys() | staked.keys()):
        expected, found = staked.get(table_id, 0), held.get(table_id, 0)
        if expected != found:
            yield WrongEscrow(table=table_id, expected=expected, found=found)


def _of_kind(connection: sqlite3.Connection, start: str) -> int:
    """Return the chips of all accounts whose names start so."""
    return _count(connection, "SELECT sum(amount) FROM entry WHERE account LIKE ?", f"{start}%")


def _count(connection: sqlite3.Connection, query: str, *values: object) -> int:
    (found,) = connection.execute(query, values).fetchone()
    return 0 if found is None else int(found)
