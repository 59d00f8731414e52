"""What happened at a table: plain values, so that a log of them can be read in many years.

The first event of a log is `Opened`; the number of an event is its place in the log, from 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, ClassVar, Final, get_args

from rebelote.tables.errors import BrokenLog, UnknownEvent
from rebelote.tables.terms import Terms

# Why a table is closed.
FINISHED: Final = "finished"
RESIGNED: Final = "resigned"
CANCELLED: Final = "cancelled"
ABANDONED: Final = "abandoned"

# Why a computer plays a person's seat.
LEFT: Final = "left"
SILENT: Final = "silent"


@dataclass(frozen=True, slots=True)
class Person:
    """A seat taken by a person: who it is to the server, and the name the others see."""

    player: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class Computer:
    """A seat played by the computer, with the bot that was asked for: `confirme@1`."""

    bot: str


@dataclass(frozen=True, slots=True)
class Empty:
    """A seat that waits for somebody."""


Occupant = Person | Computer | Empty
Occupants = tuple[Occupant, Occupant, Occupant, Occupant]


@dataclass(frozen=True, slots=True)
class Opened:
    """The match began: its ruleset with version and options, who sits where, who speaks first.

    With `terms` people sit down first and the match begins later: `first` says nothing then.
    `commitment` is that of the first deal, made for the table `table`, or "".
    """

    kind: ClassVar[str] = "opened"
    ruleset: str
    seats: Occupants
    first: int
    terms: Terms | None = None
    table: str = ""
    commitment: str = ""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal, numbered from 1, was dealt from this pack: 32 cards written one after another.

    `entropies` are what the four seats added to the shuffle; there are none without a commitment.
    """

    kind: ClassVar[str] = "dealt"
    number: int
    pack: str
    entropies: tuple[str, ...] = ()


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
    """Nothing follows: `finished`, `resigned`, `cancelled` before the match, or `abandoned`."""

    kind: ClassVar[str] = "closed"
    reason: str


@dataclass(frozen=True, slots=True)
class Seated:
    """A person took an empty seat, leaving the one they had."""

    kind: ClassVar[str] = "seated"
    seat: int
    player: str
    name: str


@dataclass(frozen=True, slots=True)
class Left:
    """A seat is empty again, before the match."""

    kind: ClassVar[str] = "left"
    seat: int


@dataclass(frozen=True, slots=True)
class Filled:
    """A computer took an empty seat, before the match."""

    kind: ClassVar[str] = "filled"
    seat: int
    bot: str


@dataclass(frozen=True, slots=True)
class Swapped:
    """Two seats changed places, before the match."""

    kind: ClassVar[str] = "swapped"
    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class Started:
    """The match of a table of people began; `first` speaks first in the first deal."""

    kind: ClassVar[str] = "started"
    first: int


@dataclass(frozen=True, slots=True)
class Replaced:
    """A computer plays for a person who `left` or was `silent`."""

    kind: ClassVar[str] = "replaced"
    seat: int
    bot: str
    reason: str


@dataclass(frozen=True, slots=True)
class ReturnAsked:
    """A person will take the seat back at the next trick."""

    kind: ClassVar[str] = "return_asked"
    seat: int


@dataclass(frozen=True, slots=True)
class Returned:
    """A person took the seat back."""

    kind: ClassVar[str] = "returned"
    seat: int


@dataclass(frozen=True, slots=True)
class PauseAsked:
    """A person asked for a pause; the last one present to ask begins it."""

    kind: ClassVar[str] = "pause_asked"
    seat: int


@dataclass(frozen=True, slots=True)
class Resumed:
    """A person ended the pause, or no longer asks for one."""

    kind: ClassVar[str] = "resumed"
    seat: int


@dataclass(frozen=True, slots=True)
class Woken:
    """The server is back: the time since the last event does not count."""

    kind: ClassVar[str] = "woken"


@dataclass(frozen=True, slots=True)
class Revealed:
    """The secret of a finished deal was told, and the next one promised."""

    kind: ClassVar[str] = "revealed"
    number: int
    secret: str
    commitment: str


Gathered = Seated | Filled | Left | Swapped | Started
Happened = Replaced | ReturnAsked | Returned | PauseAsked | Resumed | Woken
Event = Opened | Dealt | Acted | Undone | Closed | Revealed | Gathered | Happened

_KINDS: Mapping[str, type[Event]] = {kind.kind: kind for kind in get_args(Event)}

_NUMBERS = ("first", "number", "other", "returns", "seat", "stake", "to")
_FLAGS = ("has_spectators", "is_private", "shows_last_trick")


def to_plain(event: Event) -> dict[str, Any]:
    """Return the fields of an event as JSON has them; `event.kind` is kept beside it."""
    return asdict(event)


def from_plain(kind: str, fields: Mapping[str, Any]) -> Event:
    """Return the event again; raises `UnknownEvent`, or `BrokenLog` for fields that do not fit."""
    if kind not in _KINDS:
        raise UnknownEvent(kind=kind)
    try:
        return _KINDS[kind](**{name: _value(name, value) for name, value in fields.items()})
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BrokenLog(seq=0, problem=f"{kind}: {error}") from error


def _value(name: str, value: Any) -> Any:
    if name == "seats":
        first, second, third, fourth = map(_occupant, value)
        return first, second, third, fourth
    if name == "terms":
        return None if value is None else Terms(**_plain(value))
    if name == "entropies":
        return tuple(_plain({name: one})[name] for one in value)
    return _plain({name: value})[name]


def _plain(fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the fields of a value, each of the type that its name has; raises `TypeError`."""
    for name, value in fields.items():
        wanted = int if name in _NUMBERS else bool if name in _FLAGS else str
        if type(value) is not wanted:
            raise TypeError(name)
    return fields


def _occupant(fields: Mapping[str, Any]) -> Occupant:
    if not fields.keys():
        return Empty()
    kind = Computer if "bot" in fields else Person
    return kind(**_plain(fields))
