"""The pot: who gets how many of the chips that were staked at a table (SERVER.md section 2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from typing import Final

from rebelote.rules import Seat, Team, team_of
from rebelote.tables.errors import TableError


class Scheme(StrEnum):
    """How a pot is shared out: by rank among the persons, or to the winners alone."""

    CASINO = "casino"
    WINNERS = "winners"


CASINO_PERCENT: Final = ((100,), (70, 30), (60, 30, 10), (60, 30, 10, 0))
"""The shares of the first, second, ... of so many persons present at the end."""

_WHOLE: Final = 100


class BadStake(TableError):
    """A stake is a whole number of chips, not negative; parameter `stake`."""


@dataclass(frozen=True, slots=True)
class Stake:
    """What a person put in for a seat; `is_present` tells whether it was theirs to the end."""

    player: str
    seat: Seat
    chips: int
    is_present: bool = True

    def __post_init__(self) -> None:
        """Refuse chips that are none."""
        if type(self.chips) is not int or self.chips < 0:
            raise BadStake(stake=self.chips)


def settle(stakes: Iterable[Stake], winner: Team | None, scheme: Scheme) -> dict[str, int]:
    """Return what every payer gets of the pot once a match is over, in the order of the stakes.

    Persons who are not present have forfeited, and computers have no stake: both get nothing. The
    persons present are ranked by team, the winners' first; in a draw all rank alike. Those who rank
    alike add their shares and divide them evenly. Shares are rounded down, and what is left over
    goes to the first of the best-ranked in the order of play. If nobody is present nobody was
    ranked, and every stake goes back.
    """
    paid = tuple(stakes)
    ranked = _ranked(paid, winner)
    if not ranked:
        return refund(paid)
    pot = sum(stake.chips for stake in paid)
    percent = _winners_percent(ranked) if scheme is Scheme.WINNERS else _casino_percent(ranked)
    shares = dict.fromkeys((stake.player for stake in paid), 0)
    for group, whole in zip(ranked, percent, strict=True):
        for stake in group:
            shares[stake.player] = pot * whole // (_WHOLE * len(group))
    shares[ranked[0][0].player] += pot - sum(shares.values())
    return shares


def refund(stakes: Iterable[Stake]) -> dict[str, int]:
    """Return every stake to its payer: nothing was played for, or nobody is there to be ranked."""
    return {stake.player: stake.chips for stake in stakes}


def _ranked(stakes: Sequence[Stake], winner: Team | None) -> list[list[Stake]]:
    """Return the stakes of the persons present, those who rank alike together, the best first."""

    def has_lost(stake: Stake) -> bool:
        return winner is not None and team_of(stake.seat) != winner

    present = [stake for stake in stakes if stake.is_present]
    present.sort(key=lambda stake: (has_lost(stake), stake.seat))
    return [list(group) for _, group in groupby(present, has_lost)]


def _casino_percent(ranked: Sequence[Sequence[Stake]]) -> list[int]:
    """Return what each group has together: the percents of the ranks that it fills."""
    percent = iter(CASINO_PERCENT[sum(map(len, ranked)) - 1])
    return [sum(next(percent) for _ in group) for group in ranked]


def _winners_percent(ranked: Sequence[Sequence[Stake]]) -> list[int]:
    return [_WHOLE, *(0 for _ in ranked[1:])]
