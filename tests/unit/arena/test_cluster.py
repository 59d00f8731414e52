"""The same blocks on a Dask cluster of this machine, some workers of which are killed."""

import asyncio
import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from rebelote.arena import ClusterLost, DuelResult, UnknownPlayer, cluster, duel
from rebelote.extras import MissingExtra
from tests.unit.arena.mortal import deaths, mortal

PAIRS = 12


@pytest.fixture(scope="module")
def quiet() -> DuelResult:
    """Return the result of the duel on one process."""
    return duel("rules", "random", "bulgarian", pairs=PAIRS)


@contextmanager
def two_workers() -> Iterator[Any]:
    """Start a cluster on this machine."""
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=":0", silence_logs=logging.CRITICAL
    ) as started:
        yield started


@pytest.fixture(scope="module")
def workers() -> Iterator[Any]:
    """Return a cluster of two workers, each of which is started again when it dies."""
    with two_workers() as started:
        yield started


@pytest.fixture
def frail() -> Iterator[Any]:
    """Return a cluster whose workers are not started again: nodes that go for good."""
    with two_workers() as started:
        for nanny in started.workers.values():
            nanny.auto_restart = False
        yield started


def test_a_cluster_gives_the_figures_of_one_process(workers: Any, quiet: DuelResult) -> None:
    """The result does not depend on where it was played."""
    result = duel("rules", "random", "bulgarian", pairs=PAIRS, cluster=workers.scheduler_address)
    assert result.pairs == quiet.pairs


@pytest.mark.untraced
def test_a_killed_worker_changes_no_figure(workers: Any, quiet: DuelResult, tmp_path: Path) -> None:
    """Its block is played again."""
    player = mortal(tmp_path, 1)
    result = duel(player, "random", "bulgarian", pairs=PAIRS, cluster=workers.scheduler_address)
    assert deaths(tmp_path) == 1
    assert result.pairs == quiet.pairs


def test_a_player_missing_on_a_worker_is_named(workers: Any, tmp_path: Path) -> None:
    """The error of the worker is the same named error here."""
    path = tmp_path / "here.py"
    path.write_text(
        "import os\nfrom rebelote.bots import RandomBot\n"
        f"if os.getpid() != {os.getpid()}: raise OSError('not on this machine')\n"
    )
    with pytest.raises(UnknownPlayer, match="not on this machine"):
        duel(f"{path}:RandomBot", "random", "bela", pairs=2, cluster=workers.scheduler_address)


@pytest.mark.untraced
def test_nodes_that_go_for_good(
    frail: Any, quiet: DuelResult, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other node plays on with the same figures; where the last goes too there is an error."""
    monkeypatch.setattr(cluster, "WORKER_SECONDS", 1.0)
    player, address = mortal(tmp_path, 1), frail.scheduler_address
    result = duel(player, "random", "bulgarian", pairs=PAIRS, cluster=address)
    assert deaths(tmp_path) == 1
    assert result.pairs == quiet.pairs
    again = tmp_path / "again"
    again.mkdir()
    # Should the cluster send another worker after all, it dies too.
    with pytest.raises(ClusterLost, match=r"no_worker_left|workers_killed"):
        duel(mortal(again, 9), "random", "bulgarian", pairs=PAIRS, cluster=address)


@pytest.mark.untraced
def test_pairs_that_kill_every_worker_end_the_duel(
    workers: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The scheduler gives them up, and the error says why."""
    monkeypatch.setattr(workers.scheduler, "allowed_failures", 0)
    player = mortal(tmp_path, 1)
    with pytest.raises(ClusterLost, match="workers_killed"):
        duel(player, "random", "bulgarian", pairs=5, cluster=workers.scheduler_address)


def test_a_scheduler_that_goes_is_named(workers: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was asked of it is called off, and the error says why."""
    import distributed

    def call_off(*_: object, **__: object) -> None:
        raise distributed.CancelledError("block")

    monkeypatch.setattr(distributed.Future, "result", call_off)
    with pytest.raises(ClusterLost, match="scheduler_gone"):
        duel("rules", "random", "bulgarian", pairs=5, cluster=workers.scheduler_address)


@pytest.mark.parametrize(
    ("address", "problem"),
    [
        ("nonsense", "port"),
        ("tcp://", "port"),
        ("carrier-pigeon://here:1", "scheme"),
        ("127.0.0.1:1", "Timed out"),
    ],
)
def test_an_address_where_nobody_answers_is_named(
    address: str, problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a false address nor a closed door hangs."""
    monkeypatch.setattr(cluster, "ANSWER_SECONDS", 0.3)
    with pytest.raises(ClusterLost, match=problem):
        duel("rules", "random", "bulgarian", pairs=2, cluster=address)


def test_a_notebook_may_name_a_cluster() -> None:
    """Where an event loop runs already, an address is tried as elsewhere."""

    async def cell() -> None:
        duel("rules", "random", "bulgarian", pairs=2, cluster="nonsense")

    with pytest.raises(ClusterLost, match="port"):
        asyncio.run(cell())


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without distributed one line says how to get it."""
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(MissingExtra) as caught:
        duel("rules", "random", "bulgarian", pairs=2, cluster="tcp://127.0.0.1:8786")
    assert caught.value.params == {"package": "distributed", "extra": "cluster"}
