"""What events at a table of people move in the ledger, and what the pot came to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rebelote.rules import SEATS
from rebelote.storage import Ledger, Posting, Rooms, together
from rebelote.tables import FINISHED, Closed, Event, Left, Person, Seated, Swapped, Table
from rebelote.tables.pot import Scheme, settle


def postings(table_id: str, before: Table, events: Sequence[Event], at: int) -> Posting | None:
    """Return what some events move in the transaction that has them; times are in ms."""
    found: list[Posting] = []
    table = before
    for event in events:
        after = table.fold(event, at)
        found += _of(table_id, table, event, after, at)
        table = after
    return together(*found)


def players_of(table: Table) -> dict[int, str]:
    """Return the players of the persons by their seats."""
    pairs = zip(SEATS, table.seats, strict=True)
    return {int(seat): one.player for seat, one in pairs if isinstance(one, Person)}


def shares_of(table: Table) -> dict[str, int]:
    """Return what each player got of the pot once a match was played to its end."""
    if table.closed != FINISHED or table.company is None:
        return {}
    return settle(table.stakes, table.match.winner, Scheme(table.company.terms.pot))


def _of(table_id: str, before: Table, event: Event, after: Table, at: int) -> Iterator[Posting]:
    assert before.company is not None, "a table of people"
    stake, seq = before.company.terms.stake, after.seq
    was, now = players_of(before), players_of(after)
    if isinstance(event, Seated | Left | Swapped):
        yield Rooms.seat(table_id, now)
    if isinstance(event, Seated) and event.player not in was.values():
        yield Ledger.sit(table_id, event.player, stake, seq=seq, at=at)
    if isinstance(event, Left) and event.seat in was and stake:
        yield Ledger.leave(table_id, was[event.seat], seq=seq, at=at)
    if isinstance(event, Closed) and stake:
        if event.reason == FINISHED:
            yield Ledger.settle(table_id, shares_of(after), at=at)
        else:
            yield Ledger.refund(table_id, at=at)
