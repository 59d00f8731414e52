"""What goes over the socket of a table: frames both ways, as tagged msgspec structs.

Cards are two letters of the notation (`Js`), suits one (`s h d c`), strains `S H D C NT AT`; calls,
declarations and rulesets are printed as in the notation. Seats count 0 to 3 in order of play, teams
are `seat % 2`. A `Told` carries a code for programs and the sentence for people, in the language of
the socket.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from rebelote.server.rooms.frames import CommandId, Entropy, RoomFrame, RoomReply

Phase = Literal["auction", "play", "deal_over", "match_over"]
Pace = Literal["instant", "brisk", "natural"]
CallKind = Literal["pass", "bid", "double", "redouble"]


class Told(msgspec.Struct, frozen=True):
    """A sentence with its code (`MustRuff`, `made`, `cards`)."""

    code: str
    text: str


# --- the table, as one seat sees it: every view replaces the former one whole -------------------


class HandCard(msgspec.Struct, frozen=True):
    """A card of the hand.

    `refusal` says why it may not be played, when it is this seat's turn to play and the card is
    not legal; `says` that the word of the belote may be said with it.
    """

    card: str
    legal: bool
    refusal: Told | None
    says: bool = False


class SeatView(msgspec.Struct, frozen=True):
    """What everybody knows of a seat.

    `name` is empty for a computer, which the page names by its place; `bot` is `confirme@1`, who
    plays the seat now, or null where its person does. `cards` are those in hand, `tricks` those
    taken, `call` the last call of the auction. `said` is the last thing heard from the seat in this
    deal besides cards and calls: announces by their kinds, or a word of the belote. `shown` are the
    cards of announces on view.
    """

    seat: int
    name: str
    bot: str | None
    cards: int
    tricks: int
    call: str | None
    said: Told | None
    shown: list[str]
    is_dealer: bool = False
    is_taker: bool = False


class CallMade(msgspec.Struct, frozen=True):
    """A call of the auction in its notation and in words."""

    seat: int
    call: str
    text: str


class CallOffer(msgspec.Struct, frozen=True):
    """A call that may be made now; `call` is what is sent back.

    `level` is a number or `capot`, null where bids have no number; `strain` is null unless this is
    a bid.
    """

    call: str
    kind: CallKind
    level: str | None
    strain: str | None
    text: str


class DeclareOffer(msgspec.Struct, frozen=True):
    """Announces that may be made now; `action` is what is sent back, `best` the fullest choice."""

    action: str
    cards: list[str]
    text: str
    best: bool


class ContractView(msgspec.Struct, frozen=True):
    """The contract; `multiplier` is 1, or what a double or redouble makes of it."""

    strain: str
    level: str | None
    taker: int
    multiplier: int
    text: str


class TrickView(msgspec.Struct, frozen=True):
    """A trick: cards in order of play, the seat whose card is best so far, card points on it."""

    leader: int
    cards: list[str]
    winner: int | None
    points: int


class SheetLine(msgspec.Struct, frozen=True):
    """A line of the score sheet: points of team 0 and of team 1."""

    label: Told
    points: tuple[int, int]


class Sheet(msgspec.Struct, frozen=True):
    """The score of a deal; `outcome` is made, failed, tie or passed_out.

    `marks` are those of the deal, `totals` the match's after it, `pending` what hangs over;
    `scale` is the sentence that tells how points become marks, where these are fewer.
    """

    outcome: Told
    lines: list[SheetLine]
    marks: tuple[int, int]
    totals: tuple[int, int]
    pending: int
    scale: str = ""


class TableView(msgspec.Struct, frozen=True):
    """A table as one seat may know it.

    `seq` is the newest event it knows, `seat` the seat that looks. `plain_order` and `trump_order`
    list ranks, strongest first. `scores` are before this deal; `target` are the marks that end the
    match, null where `deals` says how many are played. `hand` is in the order of the contract,
    trumps first. `offers` are empty unless this seat is to call, `declares` unless it may announce.
    `sheet` is there once the deal is over, `sheets` are those of the deals before. `winner` is the
    team that won, null before the end and in a draw. `promise` is the commitment of the deal on
    the table, of the next one between deals, and empty where none is promised. A `spectator` looks
    from seat 0 and sees no hand.
    """

    table: str
    seq: int
    seat: int
    ruleset: str
    variant: str
    title: str
    clockwise: bool
    trump_order: str
    plain_order: str
    deal: int
    scores: tuple[int, int]
    target: int | None
    deals: int | None
    pending: int
    phase: Phase
    to_act: int | None
    seats: list[SeatView]
    hand: list[HandCard]
    turned: str | None
    calls: list[CallMade]
    contract: ContractView | None
    offers: list[CallOffer]
    declares: list[DeclareOffer]
    trick: TrickView | None
    last_trick: TrickView | None
    tricks: tuple[int, int]
    sheet: Sheet | None
    sheets: list[Sheet]
    winner: int | None
    can_undo: bool = False
    can_hint: bool = False
    promise: str = ""
    spectator: bool = False


class Happening(msgspec.Struct, frozen=True):
    """Something that happened, for movement, bubbles and the live region; `text` says it."""

    kind: Literal[
        "dealt",
        "called",
        "contract",
        "taken",
        "announced",
        "shown",
        "played",
        "trick",
        "deal_over",
        "match_over",
        "undone",
    ]
    seat: int | None = None
    card: str | None = None
    text: str = ""


# --- from the server to the page -----------------------------------------------------------------


class Update(msgspec.Struct, frozen=True, tag="update", tag_field="type"):
    """The table after an event; `happened` is empty in the first frame after a hello."""

    view: TableView
    happened: list[Happening] = []


class Accepted(msgspec.Struct, frozen=True, tag="accepted", tag_field="type"):
    """The command is committed: `id` is its own, `seq` that of its last event."""

    id: str
    seq: int


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """The command changed nothing; an `Update` follows, unless frames come too fast.

    `id` is null when the frame could not be read. `reason.code` is the error's name: `MustRuff`,
    `NotYourTurn`, `MalformedFrame`, `Stale`, `TooManyFrames`, ...
    """

    id: str | None
    reason: Told


class HintCard(msgspec.Struct, frozen=True):
    """What a card should bring.

    `marks` are those of the deal, own side less the other; `chance`, from 0 to 1, is that of the
    takers to make their contract.
    """

    card: str
    marks: float
    chance: float


class HintFrame(msgspec.Struct, frozen=True, tag="hint", tag_field="type"):
    """The answer to `ask_hint`: what to do, why, and the legal cards, best first, where weighed."""

    id: str
    action: str
    text: str
    cards: list[HintCard] = []


class Thinking(msgspec.Struct, frozen=True, tag="thinking", tag_field="type"):
    """A computer has begun to think."""

    seat: int


# --- from the page to the server -----------------------------------------------------------------
#
# An `id` is made by the page, kept until it is accepted and sent again after a reconnect. `seq` is
# that of the view acted upon: a command upon another position is refused, never guessed at.


class Hello(msgspec.Struct, frozen=True, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """The first frame, and any later change of language or pace.

    `seq` is the newest event that the page knows.
    """

    language: str
    seq: int = 0
    pace: Pace = "natural"


class Act(msgspec.Struct, frozen=True, tag="act", tag_field="type", forbid_unknown_fields=True):
    """Play, call or declare: `Js`, `Js!` with the belote, `100H`, `pass`, `(AsKsQs)`."""

    id: CommandId
    seq: int
    action: str


class Next(msgspec.Struct, frozen=True, tag="next", tag_field="type", forbid_unknown_fields=True):
    """Start the next deal; `entropy` is what this seat adds to the shuffle, 16 bytes in hex.

    Among people it is dealt once all who are present have asked for it, or after a while by itself.
    """

    id: CommandId
    seq: int
    entropy: Entropy = ""


class Undo(msgspec.Struct, frozen=True, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Return to before this seat's last action in the deal that is played."""

    id: CommandId
    seq: int


class AskHint(
    msgspec.Struct, frozen=True, tag="ask_hint", tag_field="type", forbid_unknown_fields=True
):
    """Ask what to do now; changes nothing."""

    id: CommandId
    seq: int


Reply = Update | Accepted | Refused | HintFrame | Thinking | RoomReply
Command = Act | Next | Undo | RoomFrame
Frame = Hello | AskHint | Command

LARGEST_FRAME: Final = 2048
