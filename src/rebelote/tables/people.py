"""Commands and events among people: to whom they go, and those that stand alone."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rebelote.rules import SEATS
from rebelote.rules.seating import check_seat
from rebelote.tables import gathering, takeover
from rebelote.tables.command import (
    Among,
    Gathering,
    Leave,
    Pause,
    Return,
    TimeUp,
    Wake,
)
from rebelote.tables.company import Company
from rebelote.tables.errors import (
    AlreadyStarted,
    Away,
    ForCompanyOnly,
    NothingChanges,
    NotStarted,
    TableClosed,
)
from rebelote.tables.event import (
    Event,
    Gathered,
    Happened,
    PauseAsked,
    Resumed,
    Woken,
)

if TYPE_CHECKING:
    from rebelote.tables.table import Table


def answer(table: Table, command: Gathering | Leave | Among) -> tuple[Event, ...]:
    """Return the events of a command among people, each of which can follow."""
    events = _answer(table, command)
    after = table
    for event in events:
        # Whatever could not be read from the log again is refused here, by the same error.
        after = after.after(event)
    return events


def _answer(table: Table, command: Gathering | Leave | Among) -> tuple[Event, ...]:
    company = table.company
    if company is None:
        raise ForCompanyOnly()
    if isinstance(command, Gathering):
        if company.is_started:
            raise AlreadyStarted()
        return gathering.answer(table, company, command)
    if not company.is_started:
        if isinstance(command, Leave):
            return gathering.leave(table, command.player)
        if not isinstance(command, Wake):
            raise NotStarted()
    if table.match.is_over and not isinstance(command, Wake):
        raise TableClosed()  # The last secret is all that is still to be told.
    if isinstance(command, Leave):
        return takeover.leave(table, company, command.player)
    return _among(table, company, command)


def _among(table: Table, company: Company, command: Among) -> tuple[Event, ...]:
    if isinstance(command, Wake):
        return (Woken(),)
    if isinstance(command, Return):
        return takeover.come_back(table, company, command.player)
    if isinstance(command, TimeUp):
        return takeover.time_up(table, company, command)
    seat = table.seat_of(command.player)
    return (PauseAsked(seat) if isinstance(command, Pause) else Resumed(seat),)


def follow(table: Table, company: Company, event: Gathered | Happened) -> Table:
    """Return the table after an event among people; raises what keeps it from following."""
    if isinstance(event, Gathered):
        return gathering.follow(table, company, event)
    if isinstance(event, Woken):
        return table  # The clock has been told.
    if not company.is_started:
        raise NotStarted()
    if isinstance(event, PauseAsked | Resumed):
        return _pause(table, company, event)
    return takeover.follow(table, company, event)


def _pause(table: Table, company: Company, event: PauseAsked | Resumed) -> Table:
    check_seat(event.seat)
    seat = SEATS[event.seat]
    if seat not in table.present:
        raise Away(seat=seat)
    has_asked = seat in company.pause_asked
    if isinstance(event, Resumed):
        if not has_asked and not company.is_paused:
            raise NothingChanges()
        return replace(table, company=company.resumed(seat))
    if has_asked or company.is_paused:
        raise NothingChanges()
    asking = replace(company, pause_asked=tuple(sorted((*company.pause_asked, seat))))
    return replace(table, company=asking.stopped_if_all_ask(table.present))
