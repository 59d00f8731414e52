"""What becomes of a belote when its side fails, ties or takes no trick (RULES.md 3.4)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from rebelote.rules.options import Alias, Choice, OnOff
from rebelote.rules.scoring.sheet import LineCode, Outcome, Sheet
from rebelote.rules.seating import TEAMS, Team


class OnFailure(StrEnum):
    """Whether takers who fail keep their belote."""

    LOST = "lost"
    KEPT = "kept"


class OnTie(StrEnum):
    """Whether the takers' belote hangs with the rest in a tie, or is marked at once."""

    SUSPENDED = "suspended"
    KEPT = "kept"


class NoTrickBelote(StrEnum):
    """What a side without a trick does with its belote."""

    KEEP_UNLESS_FAILED = "keep_unless_failed"
    KEEP = "keep"
    TRANSFER = "transfer"


class NoTrickAnnounces(StrEnum):
    """Whether a side without a trick keeps its announces."""

    KEEP = "keep"
    TRANSFER = "transfer"


AS_NO_TRICK_ANNOUNCES: Final = Alias(
    "no_trick_announces",
    Choice(NoTrickAnnounces),
    ((NoTrickAnnounces.KEEP, "off"), (NoTrickAnnounces.TRANSFER, "on")),
)
"""The other name of `capot_takes_announces`, for families that have that switch."""

AS_CAPOT_TAKES_ANNOUNCES: Final = Alias(
    "capot_takes_announces",
    OnOff(),
    ((False, NoTrickAnnounces.KEEP.value), (True, NoTrickAnnounces.TRANSFER.value)),
)
"""The other name of `no_trick_announces`, for families that have that choice."""


def kept_belote(
    sheet: Sheet, team: Team, outcome: Outcome, on_failure: OnFailure, no_trick: NoTrickBelote
) -> int:
    """Return the belote points that a team keeps in a deal that the other side won.

    Only takers who failed lose them here; a belote that passes to the side with all the tricks
    (`transfer`) was moved before the contract was judged.
    """
    tally = sheet.tally
    is_without_trick = not tally.tricks[team]
    if is_without_trick and no_trick is NoTrickBelote.TRANSFER:
        return 0
    if outcome is Outcome.FAILED and team == tally.taker_team:
        if is_without_trick and no_trick is NoTrickBelote.KEEP_UNLESS_FAILED:
            return 0
        if on_failure is OnFailure.LOST:
            return 0
    return tally.belote[team]


def transfer_announces(sheet: Sheet, capot: Team) -> None:
    """Write the lines that move the announces of the side without a trick."""
    loser = TEAMS[1 - capot]
    sheet.move(LineCode.CAPOT_ANNOUNCES, loser, sheet.tally.announces[loser])


def transfer_belote(sheet: Sheet, no_trick: NoTrickBelote) -> None:
    """Write the lines that move the belote of a side without a trick, where it passes over."""
    tally = sheet.tally
    if tally.capot is not None and no_trick is NoTrickBelote.TRANSFER:
        loser = TEAMS[1 - tally.capot]
        sheet.move(LineCode.CAPOT_BELOTE, loser, tally.belote[loser])
