"""What a table refuses, by name; an action against the rules raises the engine's own errors."""

from __future__ import annotations

from rebelote.cards import RebeloteError


class TableError(RebeloteError):
    """A command that a table refuses; the table is unchanged."""


class Stale(TableError):
    """The command was about another position than this one; parameters `seq`, `found`."""


class NotYourSeat(TableError):
    """Somebody acts for a seat that is another's; parameter `seat`."""


class NotAtTable(TableError):
    """Somebody commands who does not sit here."""


class TableClosed(TableError):
    """The match is over or was given up; nothing can be done any more."""


class NoDealYet(TableError):
    """There is nothing to act on before the first cards are dealt."""


class DealNotFinished(TableError):
    """The next deal cannot begin while one is played; parameter `phase`."""


class NothingToUndo(TableError):
    """The person has done nothing yet in this deal, or it is over."""


class UndoNotOffered(TableError):
    """Undo is for a person alone with computers; parameter `persons`."""


class BadSeating(TableError):
    """Four occupants are needed, a person among them and nobody twice; parameter `persons`."""


class UnknownEvent(TableError):
    """A log holds an event that this version does not know; parameter `kind`."""


class BrokenLog(TableError):
    """An event cannot follow those before it; parameters `seq`, `problem`."""
