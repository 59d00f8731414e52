"""The logs of the tables, and the index of tables that goes with them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from rebelote.storage.database import Database
from rebelote.storage.errors import Fenced, Outpaced, UnknownGuest, UnknownTable
from rebelote.storage.ledger import Posting
from rebelote.tables import BrokenLog, Event, Table, from_plain, to_plain


class Entry(NamedTuple):
    """An event of a log: its number, who wrote it for which command, and when (ms since 1970).

    A command that caused several events stands with the last of them.
    """

    seq: int
    epoch: int
    command_id: str | None
    event: Event
    at: int


def table_of(entries: Sequence[Entry]) -> Table:
    """Return the table after a whole log; raises `BrokenLog` when its entries do not follow."""
    events, times = (entry.event for entry in entries), (entry.at for entry in entries)
    return Table.replay(events, times)


@dataclass(frozen=True, slots=True)
class Summary:
    """How a table stands: deal from 1, marks, `winner` a team, `closed` as in `Closed.reason`.

    `finished` counts the deals that were played to their end.
    """

    deal: int
    finished: int
    scores: tuple[int, int]
    winner: int | None
    closed: str | None

    @classmethod
    def of(cls, table: Table) -> Summary:
        """Return what the index tells of a table."""
        match = table.match
        finished = len(table.finished)
        return cls(table.number, finished, match.scores, match.winner, table.closed)


@dataclass(frozen=True, slots=True)
class Listing:
    """A table in the index: `level` of its computers, `seat` of its owner.

    `created` and `updated` are in milliseconds since 1970.
    """

    id: str
    owner: str
    seq: int
    ruleset: str
    level: str
    seat: int
    created: int
    updated: int
    summary: Summary


_COLUMNS: Final = (
    "id, owner, seq, ruleset, level, seat, created, updated, deal, finished, score_0, score_1,"
    " winner, closed"
)


class Journal:
    """The logs in a database. An append is acknowledged by its future, once it is on the disk."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def open(
        self,
        table_id: str,
        owner: str,
        events: Sequence[Event],
        *,
        level: str,
        at: int,
        also: Posting | None = None,
    ) -> Future[int]:
        """Begin the log of a new table with its first events; the future gives the last's number.

        `owner` is the guest whose table it is, `also` moves chips in the same transaction. The
        future raises `UnknownGuest`, `StorageError`, or what `also` raises.
        """
        table = Table.replay(events)
        summary, seat = Summary.of(table), table.persons[0]
        row = (table_id, owner, 0, self._database.epoch, str(table.ruleset), level, seat)
        rows = list(self._rows(table_id, 0, events, None, self._database.epoch, at))

        def work(connection: sqlite3.Connection) -> int:
            if not connection.execute("SELECT 1 FROM guest WHERE id = ?", (owner,)).fetchone():
                raise UnknownGuest(guest=owner)
            connection.execute(
                "INSERT INTO game (id, owner, seq, epoch, ruleset, level, seat, created, updated,"
                " deal, finished, score_0, score_1) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, 0)",
                (*row, at, at),
            )
            return _append(connection, table_id, rows, summary, also)

        return self._database.write(work)

    def append(
        self,
        table_id: str,
        events: Sequence[Event],
        after: Table,
        *,
        command_id: str | None,
        at: int,
        epoch: int | None = None,
        also: Posting | None = None,
    ) -> Future[int]:
        """Append the events of one command; the future gives the number of the last of them.

        `after` is the table once they are folded in: its number says where they belong. `also`
        moves chips in the same transaction. A command that the log knows appends nothing, moves
        nothing and gives the number it gave at first. The future raises `Outpaced` when the log has
        gone on, `Fenced` when a later `epoch` writes it, `UnknownTable`, `StorageError`, or what
        `also` raises.
        """
        mine = self._database.epoch if epoch is None else epoch
        summary, before = Summary.of(after), after.seq - len(events)
        rows = list(self._rows(table_id, before, events, command_id, mine, at))

        def work(connection: sqlite3.Connection) -> int:
            known = _seq_of(connection, table_id, command_id)
            if known is not None:
                return known
            _check_head(connection, table_id, before, mine)
            return _append(connection, table_id, rows, summary, also)

        return self._database.write(work)

    def seq_of(self, table_id: str, command_id: str) -> int | None:
        """Return the number of the last event of a command, None for a command not known."""
        return self._database.read(lambda connection: _seq_of(connection, table_id, command_id))

    def read(self, table_id: str, after_seq: int = 0) -> list[Entry]:
        """Return the entries of a log after a number, in order; none for an unknown table."""
        found = self._database.read(
            lambda connection: connection.execute(
                "SELECT seq, epoch, command_id, kind, payload, at FROM event"
                " WHERE table_id = ? AND seq > ? ORDER BY seq",
                (table_id, after_seq),
            ).fetchall()
        )
        return [
            Entry(seq, epoch, command_id, _event(seq, kind, payload), at)
            for seq, epoch, command_id, kind, payload, at in found
        ]

    def table(self, table_id: str) -> Table:
        """Return a table as its log has it; raises `UnknownTable` or `BrokenLog`."""
        entries = self.read(table_id)
        if not entries:
            raise UnknownTable(table=table_id)
        return table_of(entries)

    def listings(self, owner: str) -> list[Listing]:
        """Return the tables at which a guest plays alone, those last played first."""
        return self._listings("owner = ? AND id NOT IN (SELECT table_id FROM room)", owner)

    def sat_at(self, player: str) -> list[Listing]:
        """Return the tables of people at which a guest sits or sat, those last played first.

        They are told as the guest's own: who the others are to the server stays there.
        """
        found = self._listings("id IN (SELECT table_id FROM sitter WHERE player = ?)", player)
        return [replace(one, owner=player) for one in found]

    def _listings(self, which: str, guest_id: str) -> list[Listing]:
        query = f"SELECT {_COLUMNS} FROM game WHERE {which} ORDER BY updated DESC, id"
        return self._database.read(
            lambda connection: [_listing(row) for row in connection.execute(query, (guest_id,))]
        )

    def unfinished(self, owner: str) -> int:
        """Return how many of a guest's matches are neither over nor given up."""
        return self._database.read(
            lambda connection: int(
                connection.execute(
                    "SELECT count(*) FROM game WHERE owner = ? AND closed IS NULL", (owner,)
                ).fetchone()[0]
            )
        )

    def listing(self, table_id: str) -> Listing:
        """Return what the index tells of a table; raises `UnknownTable`."""
        found = self._database.read(
            lambda connection: connection.execute(
                f"SELECT {_COLUMNS} FROM game WHERE id = ?", (table_id,)
            ).fetchone()
        )
        if found is None:
            raise UnknownTable(table=table_id)
        return _listing(found)

    @staticmethod
    def _rows(
        table_id: str,
        before: int,
        events: Sequence[Event],
        command_id: str | None,
        epoch: int,
        at: int,
    ) -> Iterator[tuple[object, ...]]:
        for seq, event in enumerate(events, start=before + 1):
            own = command_id if seq == before + len(events) else None
            payload = json.dumps(to_plain(event), ensure_ascii=False, separators=(",", ":"))
            yield table_id, seq, epoch, own, event.kind, payload, at


def _event(seq: int, kind: str, payload: str) -> Event:
    try:
        return from_plain(kind, json.loads(payload))
    except (ValueError, BrokenLog) as error:
        problem = error.params["problem"] if isinstance(error, BrokenLog) else error
        raise BrokenLog(seq=seq, problem=problem) from error


def _listing(row: tuple[Any, ...]) -> Listing:
    table_id, owner, seq, ruleset, level, seat, created, updated, *state = row
    deal, finished, score_0, score_1, winner, closed = state
    summary = Summary(deal, finished, (score_0, score_1), winner, closed)
    return Listing(table_id, owner, seq, ruleset, level, seat, created, updated, summary)


def _seq_of(connection: sqlite3.Connection, table_id: str, command_id: str | None) -> int | None:
    if command_id is None:
        return None
    found = connection.execute(
        "SELECT seq FROM event WHERE table_id = ? AND command_id = ?", (table_id, command_id)
    ).fetchone()
    return None if found is None else int(found[0])


def _check_head(connection: sqlite3.Connection, table_id: str, before: int, epoch: int) -> None:
    head = connection.execute("SELECT seq, epoch FROM game WHERE id = ?", (table_id,)).fetchone()
    if head is None:
        raise UnknownTable(table=table_id)
    if head[1] > epoch:
        raise Fenced(epoch=head[1], found=epoch)
    if head[0] != before:
        raise Outpaced(seq=head[0], found=before)


def _append(
    connection: sqlite3.Connection,
    table_id: str,
    rows: Sequence[tuple[object, ...]],
    summary: Summary,
    also: Posting | None,
) -> int:
    connection.executemany("INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
    _, seq, epoch, _, _, _, at = rows[-1]
    connection.execute(
        "UPDATE game SET seq = ?, epoch = ?, deal = ?, finished = ?, score_0 = ?, score_1 = ?,"
        " winner = ?, closed = ?, updated = ? WHERE id = ?",
        (
            *(seq, epoch, summary.deal, summary.finished, *summary.scores),
            *(summary.winner, summary.closed, at, table_id),
        ),
    )
    if also is not None:
        also(connection)
    assert isinstance(seq, int)
    return seq
