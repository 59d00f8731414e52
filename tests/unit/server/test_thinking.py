"""Computers think in processes that may die."""

import asyncio
import os
import signal

import pytest

from rebelote.bots import UnknownBot
from rebelote.cards import CARDS
from rebelote.match import Match
from rebelote.rules import SEATS
from rebelote.rules.registry import rulesets
from rebelote.server.errors import BotsStopped, TooBusy
from rebelote.server.thinking import MOST_KEPT, MOST_WAITING, Thinkers, decide


@pytest.fixture
def thinkers():
    """A pool of one process."""
    pool = Thinkers(1)
    yield pool
    pool.close()


def view():
    return Match(rulesets()["coinche"]).deal(list(CARDS)).view(SEATS[0])


def die(_number):
    """Take the process along."""
    os.kill(os.getpid(), signal.SIGKILL)


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
