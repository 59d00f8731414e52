"""Computers think in processes that may die."""

import asyncio
import os
import signal
import threading
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

import pytest

from rebelote.bots import UnknownBot
from rebelote.cards import CARDS
from rebelote.match import Match
from rebelote.rules import SEATS
from rebelote.rules.registry import rulesets
from rebelote.server.errors import BotsStopped, ThoughtTooLong, TooBusy
from rebelote.server.thinking import MOST_KEPT, MOST_WAITING, Thinkers, _has_own_limit, decide


@pytest.fixture
def thinkers():
    """A pool of one process."""
    pool = Thinkers(1, seconds=600.0)
    yield pool
    pool.close()


def view():
    return Match(rulesets()["coinche"]).deal(list(CARDS)).view(SEATS[0])


def die(_number):
    """Take the process along."""
    os.kill(os.getpid(), signal.SIGKILL)


def hang():
    """Think for ever."""
    threading.Event().wait()


def run_out():
    """Meet a time limit of one's own."""
    raise TimeoutError


def doubled(number):
    return 2 * number


def test_a_decision_is_the_same_in_the_pool(thinkers):
    """The process asked elsewhere gives what the same question gives here."""
    asked = ("amateur@1", 3, (), view())
    assert asyncio.run(thinkers.decide(*asked)) == decide(*asked)


def test_an_error_comes_back_by_name(thinkers):
    """What is raised elsewhere is raised here."""
    with pytest.raises(UnknownBot):
        asyncio.run(thinkers.decide("nobody@9", 0, (), view()))


def test_a_process_that_dies_is_replaced(thinkers):
    """A question that kills twice is refused by name; the next one is answered."""

    async def ask():
        with pytest.raises(BotsStopped):
            await thinkers.study(die, 1, key=(1,))
        return await thinkers.study(doubled, 4, key=(4,))

    assert asyncio.run(ask()) == 8
    assert thinkers.restarts == 2


def test_the_last_answers_are_kept(thinkers):
    """The same question is answered from memory, and the memory does not grow for ever."""

    async def ask():
        first = await thinkers.study(doubled, 5, key=("a",))
        # Another question under the same key shows that nothing was asked.
        again = await thinkers.study(doubled, 6, key=("a",))
        for number in range(MOST_KEPT):
            await thinkers.study(doubled, number, key=(number,))
        return first, again, await thinkers.study(doubled, 6, key=("a",))

    assert asyncio.run(ask()) == (10, 10, 12)


def test_the_same_question_is_worked_out_once(thinkers):
    """Those who ask while it is worked out get the same answer, though one of them leaves."""

    async def ask():
        first = asyncio.create_task(thinkers.study(doubled, 5, key=("a",)))
        # Another question under the same key shows that nothing was asked.
        second = asyncio.create_task(thinkers.study(doubled, 6, key=("a",)))
        await asyncio.sleep(0)
        first.cancel()
        return await second

    assert asyncio.run(ask()) == 10


def test_a_question_that_failed_is_asked_anew(thinkers):
    """An error is not kept in the place of an answer."""

    async def ask():
        with pytest.raises(TypeError):
            await thinkers.study(doubled, None, key=("a",))
        return await thinkers.study(doubled, 4, key=("a",))

    assert asyncio.run(ask()) == 8


def test_too_many_questions_are_refused(thinkers):
    """Those that wait are answered, one more is refused by name."""

    async def ask():
        numbers = range(MOST_WAITING)
        waiting = [
            asyncio.create_task(thinkers.study(doubled, number, key=(number,)))
            for number in numbers
        ]
        await asyncio.sleep(0)
        with pytest.raises(TooBusy):
            await thinkers.study(doubled, 0, key=("more",))
        return await asyncio.gather(*waiting)

    assert asyncio.run(ask()) == [2 * number for number in range(MOST_WAITING)]


# --- thoughts without an end ----------------------------------------------------------------------


def test_a_thought_without_an_end_is_given_up(thinkers):
    """Its process is killed and the question refused by name; one that waited is answered."""

    async def ask():
        thinkers.seconds = 0.0
        hanging = asyncio.create_task(thinkers.study(hang, key=()))
        waiting = asyncio.create_task(thinkers.study(doubled, 4, key=(4,)))
        while not thinkers._pools:
            await asyncio.sleep(0)
        thinkers.seconds = 600.0
        with pytest.raises(ThoughtTooLong) as refused:
            await hanging
        return refused.value.params, await waiting

    assert asyncio.run(ask()) == ({"seconds": 0.0}, 8)
    assert (thinkers.given_up, thinkers.restarts) == (1, 1)


def test_whoever_thinks_beside_a_hanging_thought_is_asked_again():
    """The processes of a pool end together; the other question is answered by new ones."""
    thinkers = Thinkers(2, seconds=600.0)

    async def ask():
        beside = asyncio.create_task(thinkers._ask("moves", doubled, 4))
        while not thinkers._pools:
            await asyncio.sleep(0)
        thinkers.seconds = 0.0
        hanging = asyncio.create_task(thinkers._ask("moves", hang))
        await asyncio.sleep(0)
        thinkers.seconds = 600.0
        with pytest.raises(ThoughtTooLong):
            await hanging
        return await beside

    assert asyncio.run(ask()) == 8
    thinkers.close()


def test_thoughts_that_hang_side_by_side_are_each_given_up():
    """Each question is refused by name, and their pool is made anew once."""
    thinkers = Thinkers(2, seconds=0.0)

    async def ask():
        hanging = (thinkers._ask("moves", hang) for _ in range(2))
        return await asyncio.gather(*hanging, return_exceptions=True)

    assert [type(error) for error in asyncio.run(ask())] == [ThoughtTooLong, ThoughtTooLong]
    assert (thinkers.given_up, thinkers.restarts) == (2, 1)
    thinkers.close()


@pytest.mark.parametrize(
    ("problem", "expected"),
    [(None, False), (BrokenProcessPool(), False), (TimeoutError(), True)],
)
def test_only_a_limit_of_the_work_is_its_own(problem, expected):
    """An answer that came too late, and a pool that another thought brought down, are none."""
    answer: Future[None] = Future()
    assert not _has_own_limit(answer)
    if problem is None:
        answer.set_result(None)
    else:
        answer.set_exception(problem)
    assert _has_own_limit(answer) is expected


def test_a_time_limit_of_the_work_itself_is_its_own_error(thinkers):
    """It is no thought without an end, and no process is killed for it."""

    async def ask():
        with pytest.raises(TimeoutError):
            await thinkers.study(run_out, key=())

    asyncio.run(ask())
    assert thinkers.given_up == 0
