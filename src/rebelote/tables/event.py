"""What happened at a table: plain values, so that a log of them can be read in many years.

The first event of a log is `Opened`; the number of an event is its place in the log, from 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, ClassVar, Final

from rebelote.tables.errors import BrokenLog, UnknownEvent

FINISHED: Final = "finished"
RESIGNED: Final = "resigned"


@dataclass(frozen=True, slots=True)
class Person:
    """A seat taken by a person: who it is to the server, and the name the others see."""

    player: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class Computer:
    """A seat played by the computer, with the bot that was asked for: `confirme@1`."""

    bot: str


Occupant = Person | Computer
Occupants = tuple[Occupant, Occupant, Occupant, Occupant]


@dataclass(frozen=True, slots=True)
class Opened:
    """The match began: its ruleset with version and options, who sits where, who speaks first."""

    kind: ClassVar[str] = "opened"
    ruleset: str
    seats: Occupants
    first: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal, numbered from 1, was dealt from this pack: 32 cards written one after another."""

    kind: ClassVar[str] = "dealt"
    number: int
    pack: str


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat called, announced or played; `author` is the person or the bot that decided it."""

    kind: ClassVar[str] = "acted"
    seat: int
    action: str
    author: str


@dataclass(frozen=True, slots=True)
class Undone:
    """The person took back what was done after event `to`."""

    kind: ClassVar[str] = "undone"
    to: int


@dataclass(frozen=True, slots=True)
class Closed:
    """Nothing follows: the match is `finished`, or somebody has `resigned`."""

    kind: ClassVar[str] = "closed"
    reason: str


Event = Opened | Dealt | Acted | Undone | Closed

_KINDS: Mapping[str, type[Event]] = {
    kind.kind: kind for kind in (Opened, Dealt, Acted, Undone, Closed)
}

_NUMBERS = ("first", "number", "seat", "to")


def to_plain(event: Event) -> dict[str, Any]:
    """Return the fields of an event as JSON has them; `event.kind` is kept beside it."""
    return asdict(event)


def from_plain(kind: str, fields: Mapping[str, Any]) -> Event:
    """Return the event again; raises `UnknownEvent`, or `BrokenLog` for fields that do not fit."""
    if kind not in _KINDS:
        raise UnknownEvent(kind=kind)
    try:
        _check_types(fields)
        if kind == Opened.kind:
            first, second, third, fourth = (_occupant(seat) for seat in fields["seats"])
            return Opened(fields["ruleset"], (first, second, third, fourth), fields["first"])
        return _KINDS[kind](**fields)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BrokenLog(seq=0, problem=f"{kind}: {error}") from error


def _check_types(fields: Mapping[str, Any]) -> None:
    for name, value in fields.items():
        if name != "seats" and type(value) is not (int if name in _NUMBERS else str):
            raise TypeError(name)


def _occupant(fields: Mapping[str, Any]) -> Occupant:
    _check_types(fields)
    return Computer(**fields) if "bot" in fields else Person(**fields)
