"""Chips, by double entry: every transfer takes from accounts exactly what it gives to others.

Chips have no money value: they cannot be bought, paid out, or given by one person to another. They
come from the house, lie in the escrow of a table while its match goes on, and come back from there.
A transfer is never changed. What moves chips because of an event at a table is a `Posting`, which
the journal writes in the transaction of that event.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from datetime import date
from enum import StrEnum
from typing import Final, NamedTuple

from rebelote.storage.database import Database
from rebelote.storage.errors import (
    AlreadyStaked,
    NoStake,
    NotEnoughChips,
    UnknownGuest,
    WrongSettlement,
)
from rebelote.tables.pot import BadStake

OPENING_GRANT: Final = 1000
"""The chips that a guest begins with."""

FLOOR: Final = 200
"""What a guest has at least after the free top-up of a day, chips in escrow included."""

HOUSE: Final = "house"
PLAYER: Final = "player:"
ESCROW: Final = "escrow:"

Posting = Callable[[sqlite3.Connection], None]
"""Work for the transaction of an event; what it raises keeps the event from the log too."""


class Reason(StrEnum):
    """Why chips moved."""

    GRANT = "grant"
    DAILY = "daily"
    SAT = "sat"
    LEFT = "left"
    SETTLED = "settled"
    REFUNDED = "refunded"
    CLOSED = "closed"


class Line(NamedTuple):
    """A line of a statement: chips that came, or went if negative, and what there was then.

    `table_id` is None where no table had to do with it; `at` is in milliseconds since 1970.
    """

    at: int
    reason: Reason
    table_id: str | None
    chips: int
    balance: int


class Ledger:
    """The chips in a database. Amounts are whole chips, times milliseconds since 1970."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # --- a guest's chips ----------------------------------------------------------------------

    def welcome(self, guest_id: str, *, at: int) -> Future[int]:
        """Give a guest the chips to begin with, once; the future gives what the guest has.

        The future raises `UnknownGuest`.
        """

        def work(connection: sqlite3.Connection) -> int:
            _check_guest(connection, guest_id)
            if not _is_known(connection, f"grant/{guest_id}"):
                _give(connection, guest_id, OPENING_GRANT, Reason.GRANT, "", at)
            return _balance(connection, guest_id)

        return self._database.write(work)

    def top_up(self, guest_id: str, day: date, *, at: int) -> Future[int]:
        """Bring a poor guest up to the floor, at most once a day; the future gives how many came.

        A day before one that was used is no new day: a clock that lies earns nothing. The future
        raises `UnknownGuest`.
        """

        def work(connection: sqlite3.Connection) -> int:
            _check_guest(connection, guest_id)
            lacking = _lacking(connection, guest_id, day)
            if lacking:
                _give(connection, guest_id, lacking, Reason.DAILY, f"/{day}", at)
            return lacking

        return self._database.write(work)

    def lacking(self, guest_id: str, day: date) -> int:
        """Return how many chips a top-up would bring on a day."""
        return self._database.read(lambda connection: _lacking(connection, guest_id, day))

    def in_play(self, guest_id: str) -> int:
        """Return the chips that a guest has in escrow."""
        return self._database.read(lambda connection: _staked(connection, guest_id))

    def balance(self, guest_id: str) -> int:
        """Return the chips a guest may stake, those in escrow not counted."""
        return self._database.read(lambda connection: _balance(connection, guest_id))

    def statement(self, guest_id: str, most: int = -1) -> list[Line]:
        """Return all movements of a guest's chips or so many at `most`, the latest first."""
        found = self._database.read(
            lambda connection: connection.execute(
                "SELECT at, reason, table_id, amount, sum(amount) OVER (ORDER BY number)"
                " FROM entry JOIN transfer USING (key) WHERE account = ?"
                " ORDER BY number DESC LIMIT ?",
                (PLAYER + guest_id, most),
            ).fetchall()
        )
        return [Line(at, Reason(reason), *rest) for at, reason, *rest in found]

    # --- with an event of a table -------------------------------------------------------------

    @staticmethod
    def sit(table_id: str, guest_id: str, chips: int, *, seq: int, at: int) -> Posting:
        """Return what puts a guest's stake into the escrow of a table, with event `seq` of it.

        Raises `BadStake`; the posting raises `UnknownGuest`, `AlreadyStaked` or `NotEnoughChips`.
        """
        if type(chips) is not int or chips < 0:
            raise BadStake(stake=chips)

        def post(connection: sqlite3.Connection) -> None:
            _check_guest(connection, guest_id)
            if not chips:
                return
            if guest_id in _stakes(connection, table_id):
                raise AlreadyStaked(table=table_id)
            held = _balance(connection, guest_id)
            if held < chips:
                raise NotEnoughChips(needed=chips, found=held)
            row = (table_id, guest_id, chips)
            connection.execute("INSERT INTO stake VALUES (?, ?, ?)", row)
            amounts = {PLAYER + guest_id: -chips, ESCROW + table_id: chips}
            _post(connection, f"sat/{table_id}/{seq}", Reason.SAT, table_id, at, amounts)

        return post

    @staticmethod
    def leave(table_id: str, guest_id: str, *, seq: int, at: int) -> Posting:
        """Return what gives a stake back to who leaves before the start, with event `seq`.

        The posting raises `NoStake`.
        """

        def post(connection: sqlite3.Connection) -> None:
            chips = _stakes(connection, table_id).get(guest_id)
            if chips is None:
                raise NoStake(table=table_id)
            connection.execute(
                "DELETE FROM stake WHERE table_id = ? AND player = ?", (table_id, guest_id)
            )
            amounts = {PLAYER + guest_id: chips, ESCROW + table_id: -chips}
            _post(connection, f"left/{table_id}/{seq}", Reason.LEFT, table_id, at, amounts)

        return post

    @staticmethod
    def settle(table_id: str, shares: Mapping[str, int], *, at: int) -> Posting:
        """Return what pays a pot out at the end of a match: who gets how much, by guest.

        The share of a guest who was deleted since goes to the house. The posting raises
        `WrongSettlement` unless exactly the stakes of the table are paid to those who staked.
        """

        def post(connection: sqlite3.Connection) -> None:
            stakes = _stakes(connection, table_id)
            expected, found = sum(stakes.values()), sum(shares.values())
            paid = {guest for guest, chips in shares.items() if chips}
            if expected != found or paid - set(stakes) or min(shares.values(), default=0) < 0:
                raise WrongSettlement(table=table_id, expected=expected, found=found)
            _empty(connection, table_id, shares, Reason.SETTLED, at)

        return post

    @staticmethod
    def refund(table_id: str, *, at: int) -> Posting:
        """Return what gives every stake back: the match was cancelled, or nobody is left."""
        return lambda connection: refund_table(connection, table_id, at)


def together(*postings: Posting | None) -> Posting | None:
    """Return several postings as one, in this order; None where there are none."""
    several = [one for one in postings if one is not None]

    def post(connection: sqlite3.Connection) -> None:
        for one in several:
            one(connection)

    return post if several else None


# --- with other work on the database ------------------------------------------------------------


def refund_table(connection: sqlite3.Connection, table_id: str, at: int) -> None:
    """Give every stake at a table back to who put it in."""
    _empty(connection, table_id, _stakes(connection, table_id), Reason.REFUNDED, at)


def close_account(connection: sqlite3.Connection, guest_id: str, at: int) -> None:
    """Take back the chips of a guest who is deleted.

    Stakes at tables where others sit stay in their pots: the guest counts as having left. Tables
    that still are the guest's are deleted, so that all who staked there get their chips back.
    """
    own = "SELECT DISTINCT table_id FROM stake JOIN game ON id = table_id WHERE owner = ?"
    for (table_id,) in connection.execute(own, (guest_id,)).fetchall():
        refund_table(connection, table_id, at)
    left = _balance(connection, guest_id)
    if left:
        amounts = {PLAYER + guest_id: -left, HOUSE: left}
        _post(connection, f"closed/{guest_id}", Reason.CLOSED, None, at, amounts)


# --- rows -----------------------------------------------------------------------------------------


def _post(
    connection: sqlite3.Connection,
    key: str,
    reason: Reason,
    table_id: str | None,
    at: int,
    amounts: Mapping[str, int],
) -> None:
    """Write a transfer, which its key lets happen once."""
    assert not sum(amounts.values()), "a transfer takes what it gives"
    connection.execute(
        "INSERT INTO transfer (key, reason, table_id, at) VALUES (?, ?, ?, ?)",
        (key, reason, table_id, at),
    )
    entries = [(key, account, amount) for account, amount in amounts.items()]
    connection.executemany("INSERT INTO entry VALUES (?, ?, ?)", entries)


def _give(
    connection: sqlite3.Connection, guest_id: str, chips: int, reason: Reason, when: str, at: int
) -> None:
    amounts = {HOUSE: -chips, PLAYER + guest_id: chips}
    _post(connection, f"{reason}/{guest_id}{when}", reason, None, at, amounts)


def _empty(
    connection: sqlite3.Connection,
    table_id: str,
    shares: Mapping[str, int],
    reason: Reason,
    at: int,
) -> None:
    """Pay the whole escrow of a table out; the key lets a table be settled once."""
    amounts: Counter[str] = Counter()
    for guest_id, chips in shares.items():
        amounts[PLAYER + guest_id if _is_guest(connection, guest_id) else HOUSE] += chips
    amounts[ESCROW + table_id] = -amounts.total()
    if amounts[ESCROW + table_id]:
        moved = {account: amount for account, amount in amounts.items() if amount}
        _post(connection, f"settled/{table_id}", reason, table_id, at, moved)
    connection.execute("DELETE FROM stake WHERE table_id = ?", (table_id,))


def _stakes(connection: sqlite3.Connection, table_id: str) -> dict[str, int]:
    """Return the open stakes of a table by guest."""
    found = connection.execute("SELECT player, chips FROM stake WHERE table_id = ?", (table_id,))
    return dict(found.fetchall())


def _staked(connection: sqlite3.Connection, guest_id: str) -> int:
    return _sum(connection, "SELECT sum(chips) FROM stake WHERE player = ?", guest_id)


def _lacking(connection: sqlite3.Connection, guest_id: str, day: date) -> int:
    """Return how many chips lack to the floor, 0 where the top-up of the day was used."""
    lacking = FLOOR - _balance(connection, guest_id) - _staked(connection, guest_id)
    bounds = f"daily/{guest_id}/{day}", f"daily/{guest_id}0"
    known = "SELECT 1 FROM transfer WHERE key >= ? AND key < ?"
    is_used = connection.execute(known, bounds).fetchone() is not None
    return 0 if is_used else max(0, lacking)


def _balance(connection: sqlite3.Connection, guest_id: str) -> int:
    return _sum(connection, "SELECT sum(amount) FROM entry WHERE account = ?", PLAYER + guest_id)


def _sum(connection: sqlite3.Connection, query: str, value: str) -> int:
    (found,) = connection.execute(query, (value,)).fetchone()
    return 0 if found is None else int(found)


def _is_known(connection: sqlite3.Connection, key: str) -> bool:
    return connection.execute("SELECT 1 FROM transfer WHERE key = ?", (key,)).fetchone() is not None


def _is_guest(connection: sqlite3.Connection, guest_id: str) -> bool:
    return (
        connection.execute("SELECT 1 FROM guest WHERE id = ?", (guest_id,)).fetchone() is not None
    )


def _check_guest(connection: sqlite3.Connection, guest_id: str) -> None:
    if not _is_guest(connection, guest_id):
        raise UnknownGuest(guest=guest_id)
