"""Away and back: a computer plays for whoever left or was silent, and gives the seat back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rebelote.engine import Deal
from rebelote.rules import SEATS, Seat
from rebelote.rules.seating import check_seat
from rebelote.tables.command import TimeUp
from rebelote.tables.company import Company, is_between_tricks
from rebelote.tables.errors import Away, NoReturnsLeft, NothingChanges, TimeLeft
from rebelote.tables.event import (
    ABANDONED,
    LEFT,
    SILENT,
    Closed,
    Computer,
    Event,
    Replaced,
    ReturnAsked,
    Returned,
)

if TYPE_CHECKING:
    from rebelote.tables.table import Table


def leave(table: Table, company: Company, player: str) -> tuple[Event, ...]:
    """Return the events of a person who leaves a match, or no longer wants to come back to it."""
    seat = table.seat_of(player)
    if company.stand_ins[seat] is not None and seat not in company.returning:
        raise Away(seat=seat)
    return _replace(table, company, seat, LEFT)


def time_up(table: Table, company: Company, command: TimeUp) -> tuple[Event, ...]:
    """Return the events that give the seat of whoever was silent to the computer."""
    deadline = table.deadline()
    if deadline is None or deadline.seat != command.seat or command.now < deadline.grace:
        raise TimeLeft(seat=command.seat)
    return _replace(table, company, deadline.seat, SILENT)


def come_back(table: Table, company: Company, player: str) -> tuple[Event, ...]:
    """Return the event with which a person takes the seat back, now or at the next trick."""
    seat = table.seat_of(player)
    if company.stand_ins[seat] is None or seat in company.returning:
        raise NothingChanges()
    if not company.returns_left(seat):
        raise NoReturnsLeft(returns=company.terms.returns)
    return (Returned(seat) if is_between_tricks(table.deal) else ReturnAsked(seat),)


def coming_back(company: Company | None, after: Deal) -> tuple[Returned, ...]:
    """Return the events of those who waited for the end of a trick; `after` is the deal then."""
    if company is None or not is_between_tricks(after):
        return ()
    return tuple(map(Returned, company.returning))


def follow(table: Table, company: Company, event: Replaced | ReturnAsked | Returned) -> Table:
    """Return the table after somebody went or came; raises what keeps it from following."""
    check_seat(event.seat)
    seat = SEATS[event.seat]
    is_away = company.stand_ins[seat] is not None
    is_returning = seat in company.returning
    if seat not in table.persons:
        raise NothingChanges()
    if isinstance(event, Replaced):
        if is_away and not is_returning:
            raise Away(seat=seat)
        return _after_replaced(table, company, seat, event)
    if not is_away or (is_returning and isinstance(event, ReturnAsked)):
        raise NothingChanges()
    if isinstance(event, ReturnAsked):
        waiting = tuple(sorted((*company.returning, seat)))
        return replace(table, company=replace(company, returning=waiting))
    after = company.returned(seat)
    if _is_turn(table, seat):
        after = replace(after, clock=after.clock.begin_turn())
    return replace(table, company=after)


def _after_replaced(table: Table, company: Company, seat: Seat, event: Replaced) -> Table:
    clock = company.clock
    if seat in table.present and _is_turn(table, seat):
        clock = clock.run_out(seat) if event.reason == SILENT else clock.end_turn(seat)
    after = replace(company, clock=clock).replaced(seat, Computer(event.bot))
    present = [other for other in table.present if other != seat]
    if not present:
        # Whoever is on the way back waits for the end of a trick, which no pause would let come.
        after = after.resumed(seat)
    return replace(table, company=after.stopped_if_all_ask(present))


def _is_turn(table: Table, seat: Seat) -> bool:
    """Return whether a seat is to act, paused or not."""
    return table.deal is not None and table.deal.to_act == seat


def _replace(table: Table, company: Company, seat: Seat, reason: str) -> tuple[Event, ...]:
    """Return the events that put the computer on a seat; a table without people is closed."""
    replaced = Replaced(seat, company.terms.bot, reason)
    if {*table.present, *company.returning} <= {seat}:
        return replaced, Closed(ABANDONED)
    return (replaced,)
