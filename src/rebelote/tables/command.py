"""What can be asked of a table. `seq` is the number of the newest event that the asker had seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rebelote.cards import Card
from rebelote.rules import SEATS, Ruleset, Seat
from rebelote.tables.event import Occupants


@dataclass(frozen=True, slots=True)
class Open:
    """Begin a match with these rules and occupants; `first` speaks first in the first deal."""

    ruleset: Ruleset
    seats: Occupants
    first: Seat = SEATS[0]


@dataclass(frozen=True, slots=True)
class DealNext:
    """Deal the next deal from a pack of 32 cards, which whoever runs the table has shuffled."""

    seq: int
    pack: Sequence[Card]


@dataclass(frozen=True, slots=True)
class Act:
    """Call, announce or play for a seat: `action` is written as in the notation.

    `author` is the person of the seat, or the name of the bot that decided: a computer's seat may
    be played by another bot than the one that was asked for, and the log says so.
    """

    seq: int
    seat: Seat
    action: str
    author: str


@dataclass(frozen=True, slots=True)
class Undo:
    """Return to before the last action of the person, who is alone with computers."""

    seq: int
    player: str


@dataclass(frozen=True, slots=True)
class Resign:
    """Give the match up, whatever has happened since."""

    player: str


Command = DealNext | Act | Undo | Resign
