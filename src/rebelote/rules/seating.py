"""Seats and teams: four places in order of play, partners face to face (RULES.md section 0)."""

from typing import NewType, TypeVar

from rebelote.rules.errors import NoSuchSeat

Seat = NewType("Seat", int)
Team = NewType("Team", int)
One = TypeVar("One")

SEATS: tuple[Seat, ...] = tuple(Seat(number) for number in range(4))
TEAMS: tuple[Team, ...] = (Team(0), Team(1))


def check_seat(number: int) -> None:
    """Raise `NoSuchSeat` unless this is one of the four seats."""
    if number not in SEATS:
        raise NoSuchSeat(number=number)


def next_seat(seat: int) -> Seat:
    """Return the seat that plays after this one."""
    return SEATS[(seat + 1) & 3]


def partner_of(seat: int) -> Seat:
    """Return the seat face to face."""
    return SEATS[(seat + 2) & 3]


def team_of(seat: int) -> Team:
    """Return 0 for seats 0 and 2, 1 for seats 1 and 3."""
    return TEAMS[seat & 1]


def order_from(first: int) -> tuple[Seat, ...]:
    """Return the four seats in order of play from `first`."""
    return tuple(SEATS[(first + step) & 3] for step in range(4))


def with_seat(four: tuple[One, One, One, One], seat: int, value: One) -> tuple[One, One, One, One]:
    """Return what four seats have once one of them has this value."""
    first, second, third, fourth = (
        value if other == seat else old for other, old in enumerate(four)
    )
    return first, second, third, fourth
