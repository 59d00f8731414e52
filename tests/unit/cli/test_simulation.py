"""Matches of computer players."""

import signal
import subprocess
import sys
import threading
from contextlib import closing
from multiprocessing import active_children

from rebelote.cli.simulation import (
    CHUNK,
    Played,
    Task,
    _workers_deaf_to_interrupts,
    play_all,
    play_task,
)
from rebelote.match import replay_match
from rebelote.notation import parse_match

BOTS = ("random@1", "rules@1", "random@1", "rules@1")


def tasks(count, variant="bulgarian@1(target=1)"):
    return [Task(variant, BOTS, "s", number) for number in range(1, count + 1)]


def test_a_match_is_played_to_its_end_and_written():
    """The record replays without a fault and tells who sat where."""
    played = play_task(tasks(1)[0])
    (record,) = parse_match(played.text)
    match, deals = replay_match(record)
    assert match.is_over
    assert (len(deals), match.winner, 0) == (played.deals, played.winner, played.faults)
    assert [record.tags[f"Seat{seat}"] for seat in range(4)] == list(BOTS)
    assert record.tags["Seed"] == "s/1"


def test_a_match_depends_on_its_seed_alone():
    """The same task gives the same text, another number or seed another one."""
    one, two = tasks(2)
    assert play_task(one) == play_task(one)
    assert play_task(one).text != play_task(two).text


def test_the_number_of_processes_changes_nothing():
    """Side by side the matches come in the same order and are the same."""
    some = tasks(CHUNK + 2)
    assert list(play_all(some, 2)) == list(play_all(some, 1))


def test_one_match_needs_no_second_process():
    """A single match is played here, however many processes are allowed."""
    (played,) = play_all(tasks(1), 8)
    assert isinstance(played, Played)


def test_workers_never_hear_ctrl_c():
    """What starts in the block has the interrupt blocked; afterwards it is heard here again."""
    code = "import signal; print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []))"
    with _workers_deaf_to_interrupts():
        started = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert started.stdout.strip() == b"True"
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def test_an_interrupt_during_the_start_is_not_lost():
    """Ctrl-C while the processes start is answered as soon as they have."""
    heard = []
    before = signal.signal(signal.SIGINT, lambda *_: heard.append("interrupt"))
    try:
        with _workers_deaf_to_interrupts():
            signal.pthread_kill(threading.get_ident(), signal.SIGINT)
            assert heard == []
        assert heard == ["interrupt"]
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_system_without_masks_does_without(monkeypatch):
    """Where signals cannot be blocked, nothing is."""
    monkeypatch.delattr(signal, "pthread_sigmask")
    with _workers_deaf_to_interrupts():
        pass


def test_stopping_early_leaves_no_process():
    """Who takes only the first match ends the pool with it."""
    # Those that other tests have left waiting for more work are none of its own.
    others = set(active_children())
    with closing(play_all(tasks(3 * CHUNK), 2)) as some:
        next(some)
    assert set(active_children()) <= others
