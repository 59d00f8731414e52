"""From single decisions to players and moments: verdicts, accuracies, what to look at first."""

from __future__ import annotations

from collections.abc import Sequence

from rebelote.analysis.findings import Cost, Decision, Moment, MomentKind, PlayerReview, Verdict
from rebelote.rules import SEATS, Seat

MOST_MOMENTS = 5
# A moment costs at least so many points of the score sheet, to us and away from them.
_LEAST_POINTS = 10


def verdict_of(real: Cost, expected: Cost) -> Verdict:
    """Return what to call a choice that cost so much on the real cards and as it could be seen."""
    is_costly = real.marks > 0 or real.points > 0
    if expected.is_clear:
        return Verdict.MISTAKE if is_costly else Verdict.LUCKY
    return Verdict.UNLUCKY if is_costly else Verdict.GOOD


def players_of(
    decisions: Sequence[Decision],
) -> tuple[PlayerReview, PlayerReview, PlayerReview, PlayerReview]:
    """Return how well each seat did."""
    first, second, third, fourth = (_player(seat, decisions) for seat in SEATS)
    return first, second, third, fourth


def _player(seat: Seat, decisions: Sequence[Decision]) -> PlayerReview:
    left = (Verdict.FORCED, Verdict.UNJUDGED)
    own = [one for one in decisions if one.seat == seat and one.verdict not in left]
    cards = [one for one in own if one.is_card]
    clear = [one for one in cards if one.expected.is_clear]
    real_points = sum(one.real.points for one in cards)
    return PlayerReview(
        seat=seat,
        accuracy=_kept(
            sum(one.expected.marks for one in clear), sum(one.expected.stake for one in cards)
        ),
        real_accuracy=_kept(real_points, sum(one.real.points_stake for one in cards)),
        cards=len(cards),
        mistakes=len(clear),
        cost=sum(one.expected.marks for one in clear),
        real_points=real_points,
        calls_cost=sum(one.expected.marks for one in own if not one.is_card),
    )


def _kept(lost: float, stake: float) -> float | None:
    """Return the share that was kept of what was at stake, in percent."""
    return 100.0 * (1.0 - lost / stake) if stake > 0 else None


def moments_of(decisions: Sequence[Decision], unit: int) -> tuple[Moment, ...]:
    """Return the decisions worth a second look, most important first; a mark is `unit` points.

    First those that turned the contract on the real cards, then the clear mistakes, then what only
    the real cards punished; among alike the dearest come first.
    """
    ranked = []
    for one in decisions:
        kind = _kind(one, _LEAST_POINTS / unit)
        if kind is not None:
            dearest = max(one.expected.marks * one.expected.is_clear, one.real.marks)
            ranked.append((_RANKS[kind], -dearest, one.number, kind))
    return tuple(Moment(number, kind) for _, _, number, kind in sorted(ranked)[:MOST_MOMENTS])


_RANKS = {MomentKind.TURN: 0, MomentKind.MISTAKE: 1, MomentKind.UNLUCKY: 2}


def _kind(decision: Decision, least: float) -> MomentKind | None:
    if decision.turned is not None:
        return MomentKind.TURN
    if decision.expected.is_clear and decision.expected.marks >= least:
        return MomentKind.MISTAKE
    if decision.is_card and decision.real.marks >= least:
        return MomentKind.UNLUCKY
    return None
