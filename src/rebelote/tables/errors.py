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


class BadTerms(TableError):
    """Nobody can agree on this; parameters `field`, `value`."""


class ForCompanyOnly(TableError):
    """What people do among themselves has no place where one plays with computers."""


class ForSoloOnly(TableError):
    """Undo, hints and giving up are for a person alone with computers."""


class SeatTaken(TableError):
    """Somebody sits there; parameter `seat`."""


class SeatsMissing(TableError):
    """A match needs four occupants; parameter `missing`, the number of empty seats."""


class NotHost(TableError):
    """This is for whoever leads the table."""


class NotStarted(TableError):
    """The match has not begun: people still sit down."""


class AlreadyStarted(TableError):
    """The match has begun: seats change no more, they are only left and taken back."""


class NothingChanges(TableError):
    """What is asked for is so already."""


class TablePaused(TableError):
    """Nobody acts until the table goes on."""


class Away(TableError):
    """The computer plays this person's seat until it is taken back; parameter `seat`."""


class NoReturnsLeft(TableError):
    """The person has come back as often as the table allows; parameter `returns`."""


class TimeLeft(TableError):
    """The seat may still think; parameter `seat`."""


class NotRevealed(TableError):
    """The next deal waits for the secret of the last one; parameter `deal`."""


class NoSpectators(TableError):
    """This table lets nobody look on."""


class UnknownEvent(TableError):
    """A log holds an event that this version does not know; parameter `kind`."""


class BrokenLog(TableError):
    """An event cannot follow those before it; parameters `seq`, `problem`."""
