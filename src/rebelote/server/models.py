"""What goes over HTTP, as Pydantic models; the interface's description is made from them."""

from __future__ import annotations

import json
from typing import Annotated, Any, Final

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue

LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 2000
LONGEST_MATCH: Final = 500
# The largest number that JSON readers agree about.
MOST: Final = 2**53 - 1

Text = Annotated[str, Field(max_length=LONGEST_TEXT)]


def _sendable(value: dict[str, JsonValue]) -> dict[str, JsonValue]:
    """Refuse what Python reads in JSON and cannot write again: halves of characters, infinity."""
    json.dumps(value, ensure_ascii=False, allow_nan=False).encode()
    return value


Fields = Annotated[dict[str, JsonValue], AfterValidator(_sendable)]


class Asked(BaseModel):
    """What a page sends: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class Problem(BaseModel):
    """Every refusal: the error's name for programs, a sentence for people."""

    code: str
    text: str


class Me(BaseModel):
    """The guest: a name, a language, and the page's own settings."""

    name: str
    language: str
    settings: dict[str, Any]


class MeChange(Asked):
    """What to change of the guest; `settings` replaces them all."""

    name: Annotated[str, Field(max_length=LONGEST_NAME)] | None = None
    language: str | None = None
    settings: Fields | None = None


class Results(BaseModel):
    """What came of the closed matches of one variant against one level."""

    variant: str
    title: str
    level: str
    won: int
    lost: int
    drawn: int
    resigned: int
    deals: int


class OptionChoice(BaseModel):
    """A value that an option may take, and what it means."""

    value: str
    text: str


class OptionShown(BaseModel):
    """A house option: what it settles, what its value means, the values it may take.

    `choices` are empty for a number, of which `low`, `high` and `step` are the bounds then, and for
    a text, of which `allowed` says what it may be.
    """

    name: str
    title: str
    help: str
    value: str
    allowed: str
    choices: list[OptionChoice]
    low: int | None = None
    high: int | None = None
    step: int | None = None


class VariantShown(BaseModel):
    """A variant as a picker shows it."""

    id: str
    ruleset: str
    title: str
    promise: str
    target: int | None
    deals: int | None
    options: list[OptionShown]


class RulesetAsked(Asked):
    """A ruleset's text, or a variant with the options that are changed."""

    ruleset: Text | None = None
    variant: Text | None = None
    options: Fields = {}


class RulesetShown(BaseModel):
    """A ruleset: its text in the canonical form, its options, and what differs from the variant."""

    ruleset: str
    title: str
    lines: list[str]
    options: list[OptionShown]


class TableAsked(Asked):
    """A solo table to open."""

    ruleset: Text
    level: Text


class Opened(BaseModel):
    """A table that was opened."""

    id: str


class TableListed(BaseModel):
    """A table of the guest; `updated` in milliseconds since 1970, `seat` the guest's."""

    id: str
    ruleset: str
    title: str
    level: str
    seat: int
    deal: int
    finished: int
    scores: tuple[int, int]
    is_over: bool
    is_resigned: bool
    winner: int | None
    updated: int


class ScoreAsked(Asked):
    """The deals of a match as they were counted; the form says which fields an entry has."""

    ruleset: Text
    deals: Annotated[list[Fields], Field(max_length=LONGEST_MATCH)]


class ShareAsked(Asked):
    """A finished deal of a table to show to others."""

    table: Text
    deal: Annotated[int, Field(ge=1, le=MOST)]


class Shared(BaseModel):
    """The name under which a deal is shown."""

    token: str


class Part(BaseModel):
    """A part of the server: whether it works as it should, and in which state it is."""

    state: str
    works: bool


class Health(BaseModel):
    """What works here: `kernel`, `pages`, `database`, `bots`."""

    version: str
    works: bool
    parts: dict[str, Part]
