"""The blocks of a duel on a Dask cluster that somebody has started."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from queue import Empty, Queue
from typing import Any

from rebelote.arena.crew import Crew, Numbers
from rebelote.arena.errors import ClusterLost
from rebelote.arena.pair import Block, Terms, play_block
from rebelote.cards import Reason
from rebelote.extras import needed

# How long a scheduler may take to answer, and a cluster to have a worker again.
ANSWER_SECONDS, WORKER_SECONDS = 10.0, 30.0


def workers_of(address: str) -> Crew:
    """Return the crew of the cluster whose scheduler has this address; raises `MissingExtra`.

    Blocks of workers that are lost are played by the others, which gives the same games. The crew
    raises `ClusterLost` when the scheduler cannot be reached, or no worker is left.
    """
    distributed = needed("distributed", "cluster")

    def play(terms: Terms, blocks: Sequence[Numbers]) -> Iterator[Block]:
        with _client(distributed, address) as client:
            done: Queue[Any] = Queue()
            # Results that nobody holds a future of are thrown away.
            futures = [client.submit(play_block, terms, one, pure=False) for one in blocks]
            for future in futures:
                future.add_done_callback(done.put)
            for _ in futures:
                yield _result(distributed, address, _next(client, address, done))

    return play


@contextmanager
def _client(distributed: Any, address: str) -> Iterator[Any]:
    """Connect for the length of the block; what has not been played by then is not wanted."""
    try:
        # A client that cannot connect complains again when it is thrown away, so knock first.
        # In a notebook this thread has a loop already, and another one needs its own thread.
        with ThreadPoolExecutor(max_workers=1) as pool:
            pool.submit(asyncio.run, _knock(distributed, address)).result()
        client = distributed.Client(address, timeout=ANSWER_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ClusterLost(address=address, problem=error) from error
    with client:
        yield client


async def _knock(distributed: Any, address: str) -> None:
    """Raise `OSError` or `ValueError` where nobody answers at an address."""
    security = distributed.Security().get_connection_args("client")
    door = await distributed.comm.connect(address, timeout=ANSWER_SECONDS, **security)
    await door.close()


def _next(client: Any, address: str, done: Queue[Any]) -> Any:
    """Return the next block that has been played, as long as there is anybody to play."""
    while True:
        try:
            return done.get(timeout=WORKER_SECONDS)
        except Empty:
            if not client.scheduler_info()["workers"]:
                raise ClusterLost(address=address, problem=Reason.of("no_worker_left")) from None


def _result(distributed: Any, address: str, future: Any) -> Block:
    """Return what a worker played; errors of a player come through as they are."""
    try:
        block: Block = future.result(timeout=ANSWER_SECONDS)
    except distributed.KilledWorker as error:
        problem = Reason.of("workers_killed")
        raise ClusterLost(address=address, problem=problem) from error
    except (distributed.CancelledError, OSError) as error:
        problem = Reason.of("scheduler_gone")
        raise ClusterLost(address=address, problem=problem) from error
    return block
