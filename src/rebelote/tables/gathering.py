"""Before the match: people sit down, change places and leave; the host fills seats and begins."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rebelote.match import Match
from rebelote.rules import SEATS, Seat
from rebelote.rules.seating import check_seat, with_seat
from rebelote.tables.command import Cancel, Clear, Fill, Gathering, Sit, Start, Swap
from rebelote.tables.company import Company
from rebelote.tables.errors import (
    AlreadyStarted,
    BadSeating,
    NothingChanges,
    NotHost,
    SeatsMissing,
    SeatTaken,
)
from rebelote.tables.event import (
    CANCELLED,
    Closed,
    Computer,
    Empty,
    Event,
    Filled,
    Gathered,
    Left,
    Occupants,
    Person,
    Seated,
    Started,
    Swapped,
)
from rebelote.tables.terms import Terms

if TYPE_CHECKING:
    from rebelote.tables.table import Table


def answer(table: Table, company: Company, command: Gathering) -> tuple[Event, ...]:
    """Return the events of a command about seats."""
    if isinstance(command, Sit):
        return (Seated(command.seat, command.player, command.name),)
    table.seat_of(command.player)
    if command.player != host_of(company.terms, table.seats):
        raise NotHost()
    if isinstance(command, Cancel):
        return (Closed(CANCELLED),)
    if isinstance(command, Clear):
        check_seat(command.seat)
        if not isinstance(table.seats[command.seat], Computer):
            raise NothingChanges()  # Nobody sends a person away.
    return (_of_host(command),)


def _of_host(command: Fill | Clear | Swap | Start) -> Gathered:
    if isinstance(command, Fill):
        return Filled(command.seat, command.bot)
    if isinstance(command, Swap):
        return Swapped(command.seat, command.other)
    return Left(command.seat) if isinstance(command, Clear) else Started(command.first)


def leave(table: Table, player: str) -> tuple[Event, ...]:
    """Return the events of a person who gets up; the last one closes the table."""
    seat = table.seat_of(player)
    return (Left(seat), Closed(CANCELLED)) if table.persons == (seat,) else (Left(seat),)


def host_of(terms: Terms, seats: Occupants) -> str:
    """Return who leads a table: who opened it, or the first seat's person once that one has left.

    It is the former host when nobody sits any more.
    """
    players = [one.player for one in seats if isinstance(one, Person)]
    return terms.host if terms.host in players or not players else players[0]


def follow(table: Table, company: Company, event: Gathered) -> Table:
    """Return the table after an event about seats; raises what keeps it from following."""
    if company.is_started:
        raise AlreadyStarted()
    if isinstance(event, Started):
        check_seat(event.first)
        missing = sum(isinstance(one, Empty) for one in table.seats)
        if missing or not table.persons:
            raise SeatsMissing(missing=missing)
        match = Match(table.ruleset, SEATS[event.first])
        return replace(table, match=match, company=replace(company, is_started=True))
    check_seat(event.seat)
    return replace(table, seats=_seats_after(table, SEATS[event.seat], event))


def _seats_after(table: Table, seat: Seat, event: Seated | Filled | Left | Swapped) -> Occupants:
    seats = table.seats
    if isinstance(event, Swapped):
        check_seat(event.other)
        if seats[seat] == seats[event.other]:
            raise NothingChanges()
        moved = with_seat(seats, seat, seats[event.other])
        return with_seat(moved, event.other, seats[seat])
    if isinstance(event, Left):
        if isinstance(seats[seat], Empty):
            raise NothingChanges()
        return with_seat(seats, seat, Empty())
    if not isinstance(seats[seat], Empty):
        raise SeatTaken(seat=seat)
    if isinstance(event, Filled):
        return with_seat(seats, seat, Computer(event.bot))
    if not event.player:
        raise BadSeating(persons=0)
    for other, occupant in zip(SEATS, table.seats, strict=True):
        if isinstance(occupant, Person) and occupant.player == event.player:
            seats = with_seat(seats, other, Empty())
    return with_seat(seats, seat, Person(event.player, event.name))
