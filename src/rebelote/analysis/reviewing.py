"""A deal looked at again: what every card and call cost, on the real cards and as it could be seen.

On the real cards a choice is worth what best play by all four, who see everything, makes of it. As
it could be seen it is worth the mean over worlds that agree with the seat's view, so that the cards
hidden from the seat change nothing about that cost.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from rebelote.analysis.calls import points_of_a_mark
from rebelote.analysis.findings import Decision, Review
from rebelote.analysis.judge import Judge
from rebelote.analysis.verdict import moments_of, players_of
from rebelote.engine import Deal
from rebelote.notation import actions_of
from rebelote.rules import Action, Declare, Phase, Play
from rebelote.solver import backend
from rebelote.solver.limits import read_count

REVIEW_WORLDS = 64
_MOST_WORLDS = 100_000
_MOST_THREADS = 1024


def review(deal: Deal, *, worlds: int = REVIEW_WORLDS, seed: int = 0) -> Review:
    """Return what every decision of a deal cost; of a deal in progress, what was done so far.

    The same deal, worlds and seed give the same review. Raises `BadRequest` for numbers out of
    bounds.
    """
    read_count("worlds", worlds, 1, _MOST_WORLDS)
    decisions: list[Decision] = []
    judge = Judge(deal, worlds, seed)
    for before, action in story_of(deal):
        seat = before.to_act
        if seat is None or isinstance(action, Declare):
            continue
        number = len(decisions) + 1
        if isinstance(action, Play):
            decisions.append(judge.card(number, before, seat, action))
        else:
            decisions.append(judge.call(number, before, seat, action))
    found = tuple(decisions)
    return Review(
        deal=deal,
        decisions=found,
        players=players_of(found),
        moments=moments_of(found, points_of_a_mark(deal.ruleset)),
        marks=_marks(deal),
        best_marks=judge.best_marks,
        worlds=worlds,
        seed=seed,
        backend=backend(),
    )


def review_many(
    deals: Iterable[Deal], *, worlds: int = REVIEW_WORLDS, seed: int = 0, threads: int = 1
) -> Iterator[Review]:
    """Give the reviews of deals in their order, so many at a time; else like `review`.

    One thread works when the next review is asked for and not before. With several, the kernel
    works for one deal while another one's worlds are drawn.
    """
    read_count("threads", threads, 1, _MOST_THREADS)
    one = partial(review, worlds=worlds, seed=seed)
    if threads == 1:
        yield from map(one, deals)
        return
    pool = ThreadPoolExecutor(max_workers=threads)
    try:
        yield from pool.map(one, deals)
    finally:
        # Whoever wants no more reviews need not wait for those in the queue.
        pool.shutdown(cancel_futures=True)


def story_of(deal: Deal) -> Iterator[tuple[Deal, Action]]:
    """Give each action of a deal with the deal before it."""
    past = Deal.open(deal.setup)
    for action in actions_of(deal):
        yield past, action
        past = past.apply(action)


def _marks(deal: Deal) -> tuple[int, int] | None:
    if deal.phase is Phase.PASSED_OUT:
        return 0, 0
    return deal.score().marks if deal.is_over else None
