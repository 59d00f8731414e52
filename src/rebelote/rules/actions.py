"""What a player may do: call, declare, play a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from rebelote.cards import CARDS, Card, CardSet
from rebelote.rules.ranking import Strain
from rebelote.rules.seating import Seat

CAPOT: Final = "capot"
Level = int | Literal["capot"]


@dataclass(frozen=True, slots=True)
class Pass:
    """Say nothing this turn."""

    def __str__(self) -> str:
        """Write the call."""
        return "pass"


@dataclass(frozen=True, slots=True)
class Bid:
    """Take or bid: a strain, with a level where the auction is about points.

    `level` is None where no level is bid, a number of points, or `CAPOT`.
    """

    level: Level | None
    strain: Strain

    def __str__(self) -> str:
        """Write level and strain: `H`, `100H`, `capotS`."""
        return f"{'' if self.level is None else self.level}{self.strain.letters}"


@dataclass(frozen=True, slots=True)
class Double:
    """Double the other side's bid (contrer, coincher)."""

    def __str__(self) -> str:
        """Write the call."""
        return "double"


@dataclass(frozen=True, slots=True)
class Redouble:
    """Answer a double (surcontrer, surcoincher)."""

    def __str__(self) -> str:
        """Write the call."""
        return "redouble"


PASS, DOUBLE, REDOUBLE = Pass(), Double(), Redouble()
Call = Pass | Bid | Double | Redouble


@dataclass(frozen=True, slots=True)
class Declare:
    """Make announces: each a set of cards held, before one's first card."""

    sets: tuple[CardSet, ...]

    def __str__(self) -> str:
        """Write the sets in parentheses: `(KsKhKdKc,Tc9c8c)`."""
        return "(" + ",".join(map(str, self.sets)) + ")"


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card, with or without the word "belote" or "rebelote".

    A plain number is taken for the card it counts; raises `BadCard` for anything else.
    """

    card: Card
    says_belote: bool = False

    def __post_init__(self) -> None:
        """Hold the card itself, so that nobody has to check it again."""
        object.__setattr__(self, "card", Card(self.card))

    def __str__(self) -> str:
        """Write the card, with `!` when the word is said: `Kh!`."""
        return f"{self.card}!" if self.says_belote else str(self.card)


Action = Pass | Bid | Double | Redouble | Declare | Play

PLAYS: tuple[Play, ...] = tuple(Play(card) for card in CARDS)
PLAYS_SAID: tuple[Play, ...] = tuple(Play(card, says_belote=True) for card in CARDS)


@dataclass(frozen=True, slots=True)
class Contract:
    """What the auction decided: strain, level, taker and multiplier (1 when not doubled)."""

    strain: Strain
    level: Level | None
    taker: Seat
    multiplier: int = 1
