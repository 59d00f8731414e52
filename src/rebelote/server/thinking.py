"""Where computer players, hints and reviews think: processes of their own, never the event loop."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from rebelote.analysis import Hint, hint
from rebelote.bots import Guarded, create
from rebelote.engine import Event, View
from rebelote.rules import Action
from rebelote.server.errors import BotsStopped, ThoughtTooLong, TooBusy

LOGGER = logging.getLogger("rebelote.server")
Answer = TypeVar("Answer")
# Lessons and reviews whose answers are kept: some tens of kilobytes each.
MOST_KEPT: Final = 64
# A review has to think about every card of a deal.
STUDIES_TAKE: Final = 4
# Who comes after so many would wait for minutes.
MOST_WAITING: Final = 32


class Decided(NamedTuple):
    """What a computer player does, and what went wrong with it, which is most often nothing."""

    action: Action
    problems: tuple[str, ...]


def decide(name: str, seed: int, heard: Sequence[Event], view: View) -> Decided:
    """Return what a bot does that has heard all this; it is made anew, so that nothing is kept."""
    bot = Guarded(create(name, seed))
    for event in heard:
        bot.observe(event)
    action = bot.decide(view)
    return Decided(action, tuple(fault.problem for fault in bot.faults))


def advise(view: View) -> Hint:
    """Return what the seat of a view should do, and why."""
    return hint(view)


def _begin() -> None:
    """End this process when the server is killed: nothing else would tell it."""
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _nothing() -> None:
    """Do nothing: a process that has come so far has loaded what every decision needs."""


@contextmanager
def _deaf() -> Iterator[None]:
    """Start processes that do not hear Ctrl-C, which reaches all processes of a terminal.

    The server alone ends them; they would tell of their end in many lines otherwise.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _has_own_limit(answer: Future[Any]) -> bool:
    """Tell whether the work itself ran into some time limit of its own.

    An answer that came as its time was up, or whose pool another thought brought down, did not.
    """
    is_told = answer.done() and not answer.cancelled()
    return is_told and isinstance(answer.exception(), TimeoutError)


class Thinkers:
    """A pool of processes for moves and hints, and one more for reviews, which take seconds.

    A process that dies, by the system's hand or a plugin's, costs nothing but time: the pool is
    made anew and the question is asked once more. One that thinks for more than `seconds` is
    killed, and the question is given up; whoever else was asked in that pool is asked once more.
    """

    def __init__(self, processes: int, seconds: float = 20.0) -> None:
        self._sizes = {"moves": processes, "studies": 1}
        self.seconds = seconds
        # No more questions than processes, so that a question that waits is not taken for slow.
        self._turns = {kind: asyncio.Semaphore(size) for kind, size in self._sizes.items()}
        self._pools: dict[str, ProcessPoolExecutor] = {}
        self._kept: OrderedDict[tuple[Hashable, ...], asyncio.Task[Any]] = OrderedDict()
        self._waiting: set[asyncio.Task[Any]] = set()
        self.restarts = 0
        self.given_up = 0

    async def decide(self, name: str, seed: int, heard: Sequence[Event], view: View) -> Decided:
        """Return what a bot does; raises `BotsStopped` or `ThoughtTooLong`."""
        return await self._ask("moves", decide, name, seed, tuple(heard), view)

    async def advise(self, view: View) -> Hint:
        """Return a hint for the seat of the view; raises `BotsStopped` or `ThoughtTooLong`."""
        return await self._ask("moves", advise, view)

    async def study(
        self, work: Callable[..., Answer], *arguments: Any, key: tuple[Hashable, ...]
    ) -> Answer:
        """Return what a longer piece of work comes to.

        Raises what it raises, `BotsStopped` or `ThoughtTooLong`.
        `key` says what the answer depends on: the last answers are kept, and whoever asks the same
        meanwhile waits for the same answer. Raises `TooBusy` where too many wait already.
        """
        whole = (work.__name__, *key)
        asked: asyncio.Task[Answer] | None = self._kept.get(whole)
        if asked is None:
            if len(self._waiting) >= MOST_WAITING:
                raise TooBusy()
            asked = asyncio.create_task(self._ask("studies", work, *arguments))
            self._kept[whole] = asked
            self._waiting.add(asked)
            asked.add_done_callback(partial(self._settle, whole))
        self._kept.move_to_end(whole)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        # Whoever leaves does not take the answer of the others along.
        return await asyncio.shield(asked)

    def _settle(self, whole: tuple[Hashable, ...], asked: asyncio.Task[Any]) -> None:
        """Keep an answer; what failed is asked anew by whoever comes next."""
        self._waiting.discard(asked)
        is_failed = asked.cancelled() or asked.exception() is not None
        if is_failed and self._kept.get(whole) is asked:
            del self._kept[whole]

    async def _ask(self, kind: str, work: Callable[..., Answer], *arguments: Any) -> Answer:
        async with self._turns[kind]:
            for _ in range(2):
                pool = self._pool(kind)
                seconds = self.seconds * (STUDIES_TAKE if kind == "studies" else 1)
                try:
                    with _deaf():
                        answer = pool.submit(work, *arguments)
                    return await asyncio.wait_for(asyncio.wrap_future(answer), seconds)
                except BrokenProcessPool:
                    LOGGER.warning("a thinking process died; the pool is made anew")
                    self._drop(kind, pool)
                except TimeoutError as error:
                    if _has_own_limit(answer):
                        raise
                    LOGGER.warning("a thought took more than %s s; the pool is made anew", seconds)
                    self.given_up += 1
                    self._kill(kind, pool)
                    raise ThoughtTooLong(seconds=seconds) from error
        raise BotsStopped()

    def _pool(self, kind: str) -> ProcessPoolExecutor:
        if kind not in self._pools:
            # A fresh interpreter, since a fork of a process with threads may hang.
            context = multiprocessing.get_context("spawn")
            self._pools[kind] = ProcessPoolExecutor(
                self._sizes[kind], mp_context=context, initializer=_begin
            )
        return self._pools[kind]

    def _kill(self, kind: str, pool: ProcessPoolExecutor) -> None:
        """End the processes of a pool at once, which the pool itself learnt in Python 3.14 only."""
        # A pool that is dropped has forgotten its processes: another thought took as long.
        if self._pools.get(kind) is pool:
            for process in list(pool._processes.values()):
                process.kill()
            self._drop(kind, pool)

    def _drop(self, kind: str, pool: ProcessPoolExecutor) -> None:
        # Several questions may have waited for the same pool: only the first drops it.
        if self._pools.get(kind) is pool:
            del self._pools[kind]
            self.restarts += 1
            # It is broken, or about to be: those who wait hear it and ask the next one.
            pool.shutdown(wait=False)

    def warm_up(self) -> None:
        """Start the processes before the first question comes."""
        pool = self._pool("moves")
        with _deaf():
            for _ in range(self._sizes["moves"]):
                pool.submit(_nothing)

    def close(self) -> None:
        """End the processes."""
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)
        self._pools.clear()
