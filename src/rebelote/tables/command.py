"""What can be asked of a table. `seq` is the number of the newest event that the asker had seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rebelote.cards import Card
from rebelote.rules import SEATS, Ruleset, Seat
from rebelote.tables.event import Occupants
from rebelote.tables.terms import Terms


@dataclass(frozen=True, slots=True)
class Open:
    """Begin a match with these rules and occupants; `first` speaks first in the first deal.

    With `terms` people sit down first, the match begins by `Start`, and `first` says nothing.
    `commitment` is that of the first deal at the table `table`, "" where none is given.
    """

    ruleset: Ruleset
    seats: Occupants
    first: Seat = SEATS[0]
    terms: Terms | None = None
    table: str = ""
    commitment: str = ""


@dataclass(frozen=True, slots=True)
class DealNext:
    """Deal the next deal from a pack of 32 cards, which whoever runs the table has shuffled.

    `entropies` are what the seats added to the shuffle, as in `fairness.shuffle`.
    """

    seq: int
    pack: Sequence[Card]
    entropies: tuple[str, ...] = ()


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


# --- before the match -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sit:
    """Take an empty seat, or change to it."""

    player: str
    name: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Fill:
    """Put a computer on an empty seat, as the host may."""

    player: str
    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class Clear:
    """Send a computer away again, as the host may."""

    player: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Swap:
    """Let two seats change places, as the host may."""

    player: str
    seat: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class Start:
    """Begin the match, as the host may once four seats are taken; `first` was drawn by lot."""

    player: str
    first: Seat


@dataclass(frozen=True, slots=True)
class Cancel:
    """Close a table whose match has not begun, as the host may."""

    player: str


# --- among people ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Leave:
    """Get up: before the match the seat is empty, then the computer plays it."""

    player: str


@dataclass(frozen=True, slots=True)
class Return:
    """Take one's seat back from the computer, at the next trick if one is being played."""

    player: str


@dataclass(frozen=True, slots=True)
class Pause:
    """Ask for a pause, which begins once every person present has asked."""

    player: str


@dataclass(frozen=True, slots=True)
class Resume:
    """End a pause, or no longer ask for one."""

    player: str


@dataclass(frozen=True, slots=True)
class TimeUp:
    """Give the seat of whoever was silent too long to the computer; `now` is in ms."""

    seat: Seat
    now: int


@dataclass(frozen=True, slots=True)
class Wake:
    """Say that the server is back: nobody's time passed while it was away."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """Tell the secret of the finished deal, and promise the next one by its commitment."""

    secret: str
    commitment: str = ""


Gathering = Sit | Fill | Clear | Swap | Start | Cancel
Among = Return | Pause | Resume | TimeUp | Wake
Command = DealNext | Act | Undo | Resign | Reveal | Gathering | Leave | Among
