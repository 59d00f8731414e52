"""What a review finds: frozen values, in marks of the team whose choice it was."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rebelote.cards import Reason
from rebelote.engine import Deal
from rebelote.rules import Call, Play, Seat
from rebelote.solver.kernel import Backend


class Verdict(StrEnum):
    """What became of a choice: seen with all cards, and as the seat could see it.

    A card is left unjudged where there is no kernel to search a hand so large.
    """

    FORCED = "forced"
    UNJUDGED = "unjudged"
    GOOD = "good"
    UNLUCKY = "unlucky"
    LUCKY = "lucky"
    MISTAKE = "mistake"


class MomentKind(StrEnum):
    """Why a decision is worth a second look."""

    TURN = "turn"
    MISTAKE = "mistake"
    UNLUCKY = "unlucky"


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing the seat could do, and what it brings its team.

    `real_points` and `real_marks` are what it comes to on the real cards when everybody plays best
    afterwards, all cards seen; `is_made` whether the contract is made then. `marks` is what the
    seat should expect, with its `spread` and the `contract_chance`, over the worlds it could
    believe. Marks are those of the deal, the team's less the others'. None is what was not worked
    out.
    """

    action: Call | Play
    real_points: int | None = None
    real_marks: int | None = None
    is_made: bool | None = None
    marks: float | None = None
    spread: float | None = None
    contract_chance: float | None = None


@dataclass(frozen=True, slots=True)
class Cost:
    """What a choice gives away against the best one, never below zero.

    `stake` is what the worst choice would have given away. `points` and `points_stake` are the same
    in card points, 0 for calls and over worlds. `is_clear` is false where nothing is given away,
    and where the worlds that were drawn, or very little, may be all there is to it.
    """

    marks: float = 0.0
    stake: float = 0.0
    points: int = 0
    points_stake: int = 0
    is_clear: bool = False


@dataclass(frozen=True, slots=True)
class Decision:
    """One call or card, what else could be done, and what it cost twice.

    `trick` counts from 1 and is 0 in the auction. `choices` are in the order of the pack or of the
    calls; a forced decision has one. `advice` is what the strongest player would have done, for
    these `reasons`. `turned` tells the contract that a card turned on the real cards: true from
    failing to made, false from made to failing. `worlds` were looked at for a card, which may be
    `every_world` there is.
    """

    number: int
    trick: int
    seat: Seat
    action: Call | Play
    choices: tuple[Choice, ...]
    advice: Call | Play
    reasons: tuple[Reason, ...]
    real: Cost = Cost()
    expected: Cost = Cost()
    verdict: Verdict = Verdict.FORCED
    turned: bool | None = None
    worlds: int = 0
    every_world: bool = False

    @property
    def is_card(self) -> bool:
        """Whether a card was played; a call was made otherwise."""
        return isinstance(self.action, Play)


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision worth a second look, by its number, and why."""

    decision: int
    kind: MomentKind


@dataclass(frozen=True, slots=True)
class PlayerReview:
    """How well one seat did.

    `accuracy` is the share, in percent, of the marks within reach that its cards kept, by what the
    seat could expect; `real_accuracy` the same in card points on the real cards. None where nothing
    was at stake. `cost` and `calls_cost` are the expected marks its cards and calls gave away,
    `real_points` the card points that its cards lost on the real cards; `mistakes` counts the cards
    that were clear mistakes, `cards` those that were a choice.
    """

    seat: Seat
    accuracy: float | None
    real_accuracy: float | None
    cards: int
    mistakes: int
    cost: float
    real_points: int
    calls_cost: float


@dataclass(frozen=True, slots=True)
class Review:
    """A deal looked at again: every decision, the four players, the critical moments.

    `marks` are those of the deal, None while it is not over; `best_marks` what best play from the
    first lead would have brought with all cards seen, None without a contract; both by team.
    `worlds` were asked for at each decision, drawn from `seed`. Moments come most important first.
    `backend` is what searched: the kernel, or Python, which leaves the first tricks unjudged.
    """

    deal: Deal
    decisions: tuple[Decision, ...]
    players: tuple[PlayerReview, PlayerReview, PlayerReview, PlayerReview]
    moments: tuple[Moment, ...]
    marks: tuple[int, int] | None
    best_marks: tuple[int, int] | None
    worlds: int
    seed: int
    backend: Backend

    @property
    def is_finished(self) -> bool:
        """Whether the deal was played to its end."""
        return self.deal.is_over

    def decision(self, moment: Moment) -> Decision:
        """Return the decision of a moment."""
        return self.decisions[moment.decision - 1]
