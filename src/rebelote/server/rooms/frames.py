"""The frames of tables of people: who sits there, the clock, the pot, and what people say.

Times are in milliseconds left when the frame was sent, so that a page counts down by a clock of its
own and nobody's time of day matters.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Entropy = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{32})?$")]
SpokenText = Annotated[str, msgspec.Meta(max_length=200)]

SeatKind = Literal["empty", "person", "computer"]
Stage = Literal["waiting", "playing", "paused", "over"]
ClockPhase = Literal["move", "reserve", "grace"]
Deed = Literal[
    "sit",
    "fill",
    "clear",
    "swap",
    "start",
    "cancel",
    "leave",
    "return",
    "pause",
    "resume",
    "next",
    "talk",
    "rematch",
]
NoticeKind = Literal[
    "sat",
    "stood",
    "filled",
    "swapped",
    "started",
    "replaced",
    "returning",
    "returned",
    "pause_asked",
    "paused",
    "resumed",
    "woken",
    "cancelled",
    "abandoned",
    "paid",
]


# --- what stands in a room ------------------------------------------------------------------------


class RoomSeat(msgspec.Struct, frozen=True):
    """Whose seat it is, and who plays it.

    `bot` plays it now, and is null where its person does. `is_away` is a person whose seat the
    computer plays, `is_returning` one who takes it back at the next trick. `reserve` is in ms.
    `chips` are what the match brought (below 0: took), null before its end.
    """

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    is_away: bool
    is_returning: bool
    returns_left: int
    is_host: bool
    is_connected: bool
    has_asked_pause: bool
    reserve: int
    chips: int | None = None


class ShownTerms(msgspec.Struct, frozen=True):
    """What the people at a table agreed on; `lines` say in words what the stake and leaving mean.

    `move_seconds` is null where no clock runs. `takeover` is the bot that plays for whoever is
    away, who may come back `returns` times.
    """

    stake: int
    pot: str
    speed: str
    move_seconds: int | None
    reserve_seconds: int
    grace_seconds: int
    is_private: bool
    has_spectators: bool
    shows_last_trick: bool
    takeover: str
    returns: int
    lines: list[str]


class ClockView(msgspec.Struct, frozen=True):
    """The clock of the seat to act: what it uses up, and how long until the computer has it."""

    seat: int
    phase: ClockPhase
    ends_in: int
    gone_in: int


class DealPromise(msgspec.Struct, frozen=True):
    """The deal that is promised; `entropy_wanted` while seats may add to its shuffle."""

    number: int
    commitment: str
    entropy_wanted: bool


class Proof(msgspec.Struct, frozen=True):
    """What proves a finished deal; `entropies` are what the four seats added."""

    number: int
    commitment: str
    secret: str
    entropies: list[str]


class PotLine(msgspec.Struct, frozen=True):
    """What a person got from the pot, and in words which share of it that was."""

    seat: int
    name: str
    share_text: str
    chips: int


# --- from the server to the page ------------------------------------------------------------------


class Room(msgspec.Struct, frozen=True, tag="room", tag_field="type"):
    """The people's side of a table, beside every `update` and whenever it changes by itself.

    `my_seat` is null for a watcher. `clock` is null while none runs. `proofs` are those of the
    finished deals, while the match goes on the last one alone. `can` are the deeds that are open to
    this guest now. `next_in` is the time until the next deal comes by itself, `ready` are the seats
    that wait for it. `pot` is empty before the end.
    """

    table: str
    code: str
    seq: int
    my_seat: int | None
    stage: Stage
    seats: list[RoomSeat]
    terms: ShownTerms
    clock: ClockView | None
    promise: DealPromise | None
    proofs: list[Proof]
    watchers: int
    can: list[Deed]
    next_in: int | None
    ready: list[int]
    pot: list[PotLine]


class Noticed(msgspec.Struct, frozen=True, tag="noticed", tag_field="type"):
    """Somebody came, went or did something that is no card, in the reader's language."""

    kind: NoticeKind
    seat: int | None
    text: str


class Spoken(msgspec.Struct, frozen=True, tag="said", tag_field="type"):
    """Somebody spoke: a phrase in the reader's language, or free text as it was typed."""

    seat: int
    phrase: str | None
    text: str


class Moved(msgspec.Struct, frozen=True, tag="moved", tag_field="type"):
    """A rematch was opened; `seat` is where this guest should sit, null for a watcher."""

    table: str
    code: str
    seat: int | None


# --- from the page to the server ------------------------------------------------------------------


class Sit(msgspec.Struct, frozen=True, tag="sit", tag_field="type", forbid_unknown_fields=True):
    """Take an empty seat, or change to it; the first time moves the stake into the pot."""

    id: CommandId
    seat: int


class Stand(msgspec.Struct, frozen=True, tag="stand", tag_field="type", forbid_unknown_fields=True):
    """Get up: before the start with the stake back, afterwards the computer has the seat."""

    id: CommandId


class Fill(msgspec.Struct, frozen=True, tag="fill", tag_field="type", forbid_unknown_fields=True):
    """Put a computer of a level on an empty seat, as the host may."""

    id: CommandId
    seat: int
    level: Annotated[str, msgspec.Meta(max_length=40)]


class Clear(msgspec.Struct, frozen=True, tag="clear", tag_field="type", forbid_unknown_fields=True):
    """Send a computer away again, as the host may."""

    id: CommandId
    seat: int


class Swap(msgspec.Struct, frozen=True, tag="swap", tag_field="type", forbid_unknown_fields=True):
    """Let two seats change places, as the host may."""

    id: CommandId
    seat: int
    other: int


class Start(msgspec.Struct, frozen=True, tag="start", tag_field="type", forbid_unknown_fields=True):
    """Begin the match, as the host may once four seats are taken."""

    id: CommandId


class Cancel(
    msgspec.Struct, frozen=True, tag="cancel", tag_field="type", forbid_unknown_fields=True
):
    """Close a table whose match has not begun, as the host may; every stake goes back."""

    id: CommandId


class Return(
    msgspec.Struct, frozen=True, tag="return", tag_field="type", forbid_unknown_fields=True
):
    """Take one's seat back from the computer, at the next trick if one is being played."""

    id: CommandId


class Pause(msgspec.Struct, frozen=True, tag="pause", tag_field="type", forbid_unknown_fields=True):
    """Ask for a pause, which begins once every person present has asked."""

    id: CommandId


class Resume(
    msgspec.Struct, frozen=True, tag="resume", tag_field="type", forbid_unknown_fields=True
):
    """End a pause, or no longer ask for one."""

    id: CommandId


class AddEntropy(
    msgspec.Struct, frozen=True, tag="entropy", tag_field="type", forbid_unknown_fields=True
):
    """Add 16 bytes, in hex, to the shuffle of a deal; the first ones of a seat count."""

    id: CommandId
    deal: int
    bytes: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]


class Say(msgspec.Struct, frozen=True, tag="say", tag_field="type", forbid_unknown_fields=True):
    """Say a phrase by its name, or, at a private table, a text of one's own."""

    id: CommandId
    phrase: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    text: SpokenText | None = None


RoomReply = Room | Noticed | Spoken | Moved
RoomDeed = Sit | Stand | Fill | Clear | Swap | Start | Cancel | Return | Pause | Resume
RoomFrame = RoomDeed | AddEntropy | Say
