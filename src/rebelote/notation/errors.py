"""What can be wrong with a record: every fault has a place and a named error.

A record that cannot be read or checked is a `BadRecord`; one that was checked and says something
false is a `FalseRecord`. Both hold all the faults that were found.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rebelote.cards import BadCard, RebeloteError
from rebelote.rules.errors import RulesetError


class Place(NamedTuple):
    """Where in a record: the field, the text found there, and line and column counted from 1.

    `field` is an attribute of the record, or a path such as `deals/2/plays/5` where the record was
    not read from a line; then, as in a line read alone, `line` or `column` is 0.
    """

    field: str
    token: str = ""
    column: int = 0
    line: int = 0

    def __str__(self) -> str:
        """Write `line:column field "token"`, without what is not known."""
        numbers = ":".join(str(number) for number in (self.line, self.column) if number)
        token = f'"{self.token}"' if self.token else ""
        return " ".join(filter(None, (numbers, self.field, token)))


class Fault(NamedTuple):
    """One thing that is wrong with a record."""

    place: Place
    error: RebeloteError

    def __str__(self) -> str:
        """Write the place and the error."""
        return f"{self.place}: {self.error}"


class RecordError(RebeloteError):
    """A record with faults; parameter `faults`, a tuple in the order of their places."""

    @property
    def faults(self) -> tuple[Fault, ...]:
        """All that is wrong."""
        faults = self.params["faults"]
        return faults if isinstance(faults, tuple) else ()

    def __str__(self) -> str:
        """Show the faults, for logs and tracebacks."""
        return f"{self.code}({'; '.join(map(str, self.faults))})"


class BadRecord(RecordError):
    """A record that cannot be read, or not be checked; parameter `faults`."""


class FalseRecord(RecordError):
    """A record that was read and checked, and is false; parameter `faults`."""


def raise_faults(faults: Iterable[Fault]) -> None:
    """Raise `BadRecord` if something cannot be read or checked, `FalseRecord` if only false.

    Returns when there are no faults.
    """
    found = tuple(sorted(faults, key=lambda fault: (fault.place.line, fault.place.column)))
    if any(isinstance(fault.error, Unreadable | BadCard | RulesetError) for fault in found):
        raise BadRecord(faults=found)
    if found:
        raise FalseRecord(faults=found)


# --- what cannot be read or checked ---------------------------------------------------------


class Unreadable(RebeloteError):
    """A text or a value that does not have the form of what should stand there."""


class UnknownLetters(Unreadable):
    """The notation has no such letters; parameters `letters`, `known`."""


class LineEndsEarly(Unreadable):
    """The line ends before the cards are complete; parameter `missing` (the next field)."""


class BadFirst(Unreadable):
    """The first seat is 0, 1, 2 or 3; parameter `text`."""


class BadHandCount(Unreadable):
    """A deal has four hands; parameter `found`."""


class BadHand(Unreadable):
    """A hand is written suit by suit with three dots, or card by card; parameter `text`."""


class BadFact(Unreadable):
    """The text is not `packets=3-2` or `pending=8`; parameter `text`."""


class RepeatedFact(Unreadable):
    """A fact stands on the line once; parameter `text`."""


class BadCall(Unreadable):
    """The text is not a call; parameter `text`."""


class BadDeclaration(Unreadable):
    """The text is not a list of announces in parentheses; parameter `text`."""


class BadTrickEnd(Unreadable):
    """A trick ends after four cards; parameter `cards` (how many it has here)."""


class BadScore(Unreadable):
    """The text is not two numbers of marks, `151-98`, or `-`; parameter `text`."""


class Leftover(Unreadable):
    """Nothing follows the score; parameter `text`."""


class HiddenCards(Unreadable):
    """Cards or announces that the writer did not know cannot be replayed."""


class HiddenHand(Unreadable):
    """The hand of the seat to act is not known; parameter `seat`."""


class NoMatchHere(Unreadable):
    """The text holds no match."""


class TooManyFaults(Unreadable):
    """There are so many faults that reading stopped here; parameter `most`."""


class BadTag(Unreadable):
    """The line is neither `[Tag "value"]` nor a numbered deal; parameter `text`."""


class RepeatedTag(Unreadable):
    """A tag stands once in a match; parameter `tag`."""


class MissingTag(Unreadable):
    """A match needs this tag; parameter `tag`."""


class BadTagValue(Unreadable):
    """The tag cannot have this value; parameters `tag`, `value`."""


class UnknownFormat(Unreadable):
    """The record is in a format that is not known here; parameters `format`, `known`."""


class NoRulesetVersion(Unreadable):
    """A match names the version of its ruleset, `name@version`; parameter `ruleset`."""


class BadDealNumber(Unreadable):
    """The deals of a match are numbered from 1; parameters `number`, `expected`."""


class BadValue(Unreadable):
    """A value of another kind than this field holds; parameters `value`, `expected`."""


class MissingField(Unreadable):
    """The object lacks a field; parameter `field`."""


class UnknownField(Unreadable):
    """The object has a field that the format does not know; parameter `field`."""


# --- what was checked and is false ------------------------------------------------------------


class Untrue(RebeloteError):
    """A statement of a record that the rules or the other statements contradict."""


class CardTwice(Untrue):
    """A card stands twice among the cards of the deal; parameter `card`."""


class WrongHandSize(Untrue):
    """A hand has too many or too few cards; parameters `seat`, `size`, `expected`."""


class WrongStockSize(Untrue):
    """The stock has too many or too few cards; parameters `size`, `expected`."""


class NoTurnedCard(Untrue):
    """This game turns a card, and none is written."""


class TurnedCardHere(Untrue):
    """This game turns no card; parameter `card`."""


class KindNotHeld(Untrue):
    """The hand holds no announces of these kinds; parameter `kinds`."""


class WrongScore(Untrue):
    """The marks of the deal are others; parameters `score`, `expected`."""


class ScoreTooEarly(Untrue):
    """A deal that is not over has no score; parameter `score`."""


class WrongResult(Untrue):
    """The result of the match is another; parameters `result`, `expected`."""


class ResultTooEarly(Untrue):
    """A match that is not over has no result; parameter `result`."""
