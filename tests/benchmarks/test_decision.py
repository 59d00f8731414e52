"""What is made of the times of decisions."""

import subprocess
import sys
from subprocess import Popen

from benchmarks.decision import BUSY, Decision, of_cap, overload, summary
from rebelote.bots.outlook import Searched


def decision(seconds: float, *, is_cut: bool) -> Decision:
    """Return a decision about a card that took so long."""
    searched = Searched(8, 4, every_world=False, is_cut=is_cut, seconds=seconds, backend="native")
    return Decision("bela", 8, False, seconds, seconds, searched)


def test_the_overshoot_is_that_of_the_searches_cut():
    """Only they ran into the cap; the median is of them and of nothing else."""
    found = summary([decision(1.1, is_cut=True), decision(0.2, is_cut=False)], 1.0)
    assert found["overshoot"] == found["overshoot_median"] == 0.1


def test_a_cap_that_cut_no_search_is_not_measured():
    """Nobody knows how a cap is kept that nothing ran into."""
    found = summary([decision(0.2, is_cut=False)], 1.0)
    report = of_cap([{"overload": 0, **found}], "expert", 1.0)
    assert report.rows[0].verdict == "not measured"
    assert not report.passed


def test_busy_processes_end_with_whoever_started_them():
    """A benchmark that is killed leaves nobody behind who keeps a processor busy."""
    nobody = "0"
    done = subprocess.run([sys.executable, "-c", BUSY, nobody], timeout=60, check=False)
    assert done.returncode == 0


def test_the_processors_are_kept_busy_meanwhile(monkeypatch):
    """So many processes run within the block, and none after it."""
    started = []

    def start(command):
        started.append(Popen(command))
        return started[-1]

    monkeypatch.setattr(subprocess, "Popen", start)
    with overload(2):
        assert [one.poll() for one in started] == [None, None]
    assert all(one.poll() is not None for one in started)
