"""When a match is over and who wins it (RULES.md 3.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from rebelote.rules.options import Need, Number, OnOff, option
from rebelote.rules.scoring import Score
from rebelote.rules.seating import TEAMS, Team


class Verdict(NamedTuple):
    """Whether the match is over, and its winner; a draw has none."""

    is_over: bool
    winner: Team | None = None


class Winning(Protocol):
    """A way to end a match."""

    def is_last(self, effective: int) -> bool:
        """Tell whether the deal after so many effective ones must be the last."""

    def verdict(self, scores: tuple[int, int], effective: int, latest: Score) -> Verdict:
        """Judge the match after a deal that was played; `scores` include its marks."""


def _leader(scores: tuple[int, int]) -> Team | None:
    if scores[0] == scores[1]:
        return None
    return TEAMS[scores[1] > scores[0]]


@dataclass(frozen=True)
class Target:
    """The first team to reach the target after a complete deal wins, the higher if both do."""

    target: int = option(1000, Number(1, 100_000))
    # Only a scoring family in which points can hang has `belote_on_tie`.
    hanging_blocks_end: bool = option(True, OnOff(), Need("belote_on_tie"))
    valat_blocks_end: bool = option(False, OnOff())

    def is_last(self, effective: int) -> bool:
        """Return false: nobody knows beforehand which deal is the last."""
        return False

    def verdict(self, scores: tuple[int, int], effective: int, latest: Score) -> Verdict:
        """End the match when the target is reached, the scores differ and nothing blocks it."""
        leader = _leader(scores)
        if leader is None or max(scores) < self.target:
            return Verdict(is_over=False)
        if self.hanging_blocks_end and latest.pending:
            return Verdict(is_over=False)
        if self.valat_blocks_end and latest.capot is not None:
            return Verdict(is_over=False)
        return Verdict(is_over=True, winner=leader)


@dataclass(frozen=True)
class FixedDeals:
    """So many deals that were really played; the higher total wins, equal totals are a draw."""

    deals: int = option(12, Number(1, 1000))

    def is_last(self, effective: int) -> bool:
        """Tell whether the next deal played completes the number."""
        return effective + 1 >= self.deals

    def verdict(self, scores: tuple[int, int], effective: int, latest: Score) -> Verdict:
        """End the match after the last deal."""
        if effective < self.deals:
            return Verdict(is_over=False)
        return Verdict(is_over=True, winner=_leader(scores))
