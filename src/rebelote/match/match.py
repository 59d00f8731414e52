"""The match as a frozen value: finished deals in, scores and winner out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rebelote.cards import Card, RebeloteError
from rebelote.engine import Deal
from rebelote.rules.bidding import Phase
from rebelote.rules.errors import DealNotOver
from rebelote.rules.options import Packets
from rebelote.rules.ruleset import Ruleset
from rebelote.rules.scoring import Score
from rebelote.rules.seating import SEATS, Seat, Team, next_seat


class MatchIsOver(RebeloteError):
    """No deal follows the end of a match; parameter `scores`."""


class NotTheNextDeal(RebeloteError):
    """The deal does not continue this match; parameters `field`, `expected`, `found`."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match in progress or over; `add` returns the match after one more deal.

    `scores` are in marks, `pending` too; `effective` counts the deals that were played, passed-out
    ones not. `winner` is None while the match goes on and when it ends in a draw.
    """

    ruleset: Ruleset
    first: Seat = SEATS[0]
    scores: tuple[int, int] = (0, 0)
    pending: int = 0
    effective: int = 0
    is_over: bool = False
    winner: Team | None = None

    @property
    def dealer(self) -> Seat:
        """The seat that deals the next deal."""
        return SEATS[(self.first + 3) & 3]

    @property
    def is_last_deal(self) -> bool:
        """Whether the match ends with the next deal that is played."""
        return self.ruleset.winning.is_last(self.effective)

    def deal(self, pack: Sequence[Card], packets: Packets | None = None) -> Deal:
        """Start the next deal from a pack; raises `MatchIsOver`."""
        if self.is_over:
            raise MatchIsOver(scores=self.scores)
        return Deal.start(
            self.ruleset,
            pack,
            self.first,
            packets=packets,
            pending=self.pending,
            is_last=self.is_last_deal,
            scores=self.scores,
        )

    def add(self, deal: Deal) -> Match:
        """Return the match after a deal that ended.

        Raises `DealNotOver`, `MatchIsOver`, or `NotTheNextDeal` when the deal was not started from
        this match.
        """
        if self.is_over:
            raise MatchIsOver(scores=self.scores)
        setup = deal.setup
        for name, expected, found in (
            ("ruleset", self.ruleset, setup.ruleset),
            ("first", self.first, setup.first),
            ("pending", self.pending, setup.pending),
            ("last", self.is_last_deal, setup.is_last),
        ):
            if expected != found:
                raise NotTheNextDeal(field=name, expected=expected, found=found)
        if not deal.is_over:
            raise DealNotOver(phase=deal.phase)
        if deal.phase is Phase.PASSED_OUT:
            return self.pass_out()
        return self.mark(deal.score())

    def pass_out(self) -> Match:
        """Return the match after a deal that everybody passed: only the dealer changes."""
        if self.is_over:
            raise MatchIsOver(scores=self.scores)
        return replace(self, first=next_seat(self.first))

    def mark(self, score: Score) -> Match:
        """Return the match after a deal with this score: the door of a score keeper."""
        if self.is_over:
            raise MatchIsOver(scores=self.scores)
        scores = (self.scores[0] + score.marks[0], self.scores[1] + score.marks[1])
        effective = self.effective + 1
        verdict = self.ruleset.winning.verdict(scores, effective, score)
        return replace(
            self,
            first=next_seat(self.first),
            scores=scores,
            pending=score.pending,
            effective=effective,
            is_over=verdict.is_over,
            winner=verdict.winner,
        )
