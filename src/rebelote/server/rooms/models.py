"""What goes over HTTP about tables of people and chips, as Pydantic models."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from rebelote.server.models import MOST, Asked, OptionShown, Problem, Text

Chips = Annotated[int, Field(ge=0, le=MOST)]
TakeoverLevel = Literal["confirme", "expert"]


class RoomAsked(Asked):
    """A table of people to open, whose host sits down at once.

    `level` is that of the computer which takes over; empty seats may be filled with any level.
    """

    ruleset: Text
    stake: Chips = 0
    pot: Literal["casino", "winners"] = "casino"
    speed: Literal["hare", "tortoise", "snail", "calm"] = "tortoise"
    is_private: bool = False
    has_spectators: bool = True
    shows_last_trick: bool = True
    level: TakeoverLevel = "confirme"


class QuickAsked(Asked):
    """Which open table will do: of one variant, or of any, up to a stake."""

    variant: Text | None = None
    stake_most: Chips = 0


class RematchAsked(Asked):
    """Whether everybody keeps the place or all are drawn anew."""

    places: Literal["kept", "drawn"] = "kept"


class RoomOpened(BaseModel):
    """A table of people: its name, which is its link, and its code of four letters."""

    id: str
    code: str


class TermsShown(BaseModel):
    """What the people at a table agree on; `lines` are the rules of stake and leaving in words.

    `move_seconds` is null where no clock runs; `takeover` is the bot that plays for whoever is
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


class SeatListed(BaseModel):
    """Who sits on a seat of an open table."""

    name: str
    kind: Literal["empty", "person", "computer"]


class RoomListed(BaseModel):
    """An open table in a list."""

    id: str
    title: str
    variant: str
    ruleset: str
    stake: int
    speed: str
    seats: list[SeatListed]
    is_started: bool
    watchers: int


class RoomCard(RoomListed):
    """What is told of a table before one sits down; `refusal` says why one cannot."""

    code: str
    terms: TermsShown
    options: list[OptionShown]
    my_seat: int | None
    can_sit: bool
    refusal: Problem | None


class ChipLine(BaseModel):
    """A line of a statement: chips that came, or went if below 0, and what there was then."""

    at: int
    reason: str
    text: str
    table: str | None
    chips: int
    balance: int


class ChipsShown(BaseModel):
    """A guest's chips: free ones, those in pots, and how they came and went, the latest first."""

    balance: int
    in_play: int
    floor: int
    can_top_up: bool
    lines: list[ChipLine]


class PhraseShown(BaseModel):
    """Something to say at a table, translated for whoever reads it."""

    id: str
    text: str
    is_reaction: bool
