"""What a guest may do at a table of people now, for the page to offer it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rebelote.rules import Seat
from rebelote.server.rooms.between import is_between
from rebelote.server.rooms.frames import Deed
from rebelote.tables import Computer, Empty, Person

if TYPE_CHECKING:
    from rebelote.server.rooms.live import LiveRoom


def deeds_of(live: LiveRoom, seat: Seat | None) -> list[Deed]:
    """Return the deeds that are open to a seat, or to somebody without one."""
    table = live.table
    if table.closed is not None:
        return [] if seat is None else ["talk", "rematch"]
    if not table.is_started:
        return list(_before(live, seat))
    return [] if seat is None else list(_during(live, seat))


def _before(live: LiveRoom, seat: Seat | None) -> Iterator[Deed]:
    seats = live.table.seats
    has_room = any(isinstance(one, Empty) for one in seats)
    if has_room:
        yield "sit"
    if seat is None:
        return
    yield from ("leave", "talk")
    occupant = seats[seat]
    if not isinstance(occupant, Person) or occupant.player != live.host:
        return
    if has_room:
        yield "fill"
    if any(isinstance(one, Computer) for one in seats):
        yield "clear"
    yield from ("swap", "cancel")
    if not has_room:
        yield "start"


def _during(live: LiveRoom, seat: Seat) -> Iterator[Deed]:
    table, company = live.table, live.table.company
    assert company is not None, "a table of people"
    yield "talk"
    if seat not in table.present:
        is_returning = seat in company.returning
        if is_returning:
            yield "leave"
        elif company.returns_left(seat):
            yield "return"
        return
    yield "leave"
    yield "resume" if table.is_paused or seat in company.pause_asked else "pause"
    if is_between(table) and seat not in live.between.ready:
        yield "next"
