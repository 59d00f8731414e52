"""Matches of computer players."""

import os
import signal

from rebelote.cli.simulation import CHUNK, Played, Task, play_all, play_task
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


def test_workers_leave_ctrl_c_to_the_first_process():
    """A worker ignores the interrupt, so that only one process tells of it."""
    from rebelote.cli.simulation import _ignore_interrupts

    before = signal.getsignal(signal.SIGINT)
    try:
        _ignore_interrupts()
        os.kill(os.getpid(), signal.SIGINT)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_stopping_early_leaves_no_process():
    """Who takes only the first match ends the pool with it."""
    from multiprocessing import active_children

    some = play_all(tasks(3 * CHUNK), 2)
    next(some)
    some.close()
    assert active_children() == []
