"""Computer players compared: duplicate pairs, paired differences, and their standard errors."""

from rebelote.arena.duel import duel
from rebelote.arena.errors import (
    BadJournal,
    CannotKeepJournal,
    ClusterLost,
    JournalInUse,
    OtherJournal,
    UnknownPlayer,
    WorkersLost,
)
from rebelote.arena.player import Part, Player
from rebelote.arena.result import DuelResult, Figure

__all__ = [
    "BadJournal",
    "CannotKeepJournal",
    "ClusterLost",
    "DuelResult",
    "Figure",
    "JournalInUse",
    "OtherJournal",
    "Part",
    "Player",
    "UnknownPlayer",
    "WorkersLost",
    "duel",
]
