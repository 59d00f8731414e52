"""What can go wrong in the arena, by name."""

from __future__ import annotations

from rebelote.cards import RebeloteError


class UnknownPlayer(RebeloteError):
    """A player cannot be had from the place that was named; parameters `player`, `problem`."""


class WorkersLost(RebeloteError):
    """The processes that play die again and again; parameter `jobs`."""


class ClusterLost(RebeloteError):
    """A cluster cannot be reached, or has no worker left; parameters `address`, `problem`."""


class BadJournal(RebeloteError):
    """A file is no journal of a duel, or is damaged; parameters `path`, `line`."""


class OtherJournal(RebeloteError):
    """A journal belongs to another duel; parameters `path`, `field`, `expected`, `found`."""


class JournalInUse(RebeloteError):
    """Another process is writing this journal; parameter `path`."""


class CannotKeepJournal(RebeloteError):
    """A journal can be neither opened nor gone on with; parameters `path`, `problem`."""
