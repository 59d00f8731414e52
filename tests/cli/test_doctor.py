"""doctor, from the outside: with the kernel, without it, and with something broken."""

import json
import os
import subprocess
import sys

import pytest

from rebelote import __version__
from rebelote.solver import backend

from .running import environment
from .test_solve import LATE

# The kernel's module is there, and its import fails.
BLOCKED = "import sys; sys.modules['rebelote.solver._core'] = None; "
RUN = "from rebelote.cli import main; main()"


def without_kernel(home, *arguments):
    """Run the command in a process in which the kernel cannot be imported."""
    return subprocess.run(
        [sys.executable, "-c", BLOCKED + RUN, *arguments],
        capture_output=True,
        encoding="utf-8",
        env=environment(home),
        timeout=60,
        check=False,
    )


def state_of(report, check):
    """Return the state of the first finding about a thing."""
    return next(one["state"] for one in report["findings"] if one["check"] == check)


@pytest.mark.parametrize(("language", "last"), [("en", "works here."), ("fr", "fonctionne ici.")])
def test_a_healthy_installation_is_told(language, last, rebelote):
    """Version, players and games are named, and the exit code is 0."""
    done = rebelote("doctor", "-l", language)
    assert (done.code, done.err) == (0, "")
    for wanted in (f"Rebelote {__version__}", "rules@1", "coinche@1", last):
        assert wanted in done.out


def test_the_report_of_a_healthy_installation(rebelote):
    """The JSON says that it is usable, who searches, and the state of each thing."""
    report = rebelote("doctor", "--json").json
    assert report["usable"] is True
    kernel = next(one for one in report["findings"] if one["check"] == "kernel")
    assert kernel["backend"] == backend()
    assert {one["state"] for one in report["findings"]} <= {"ok", "note"}


def test_a_folder_that_cannot_be_written_exits_with_1(rebelote, home, monkeypatch):
    """What is broken is told with what to do, and the exit code says it."""
    (home / "file").touch()
    monkeypatch.setenv("REBELOTE_HOME", str(home / "file"))
    done = rebelote("doctor")
    assert (done.code, done.err) == (1, "")
    assert "REBELOTE_HOME names another folder" in " ".join(done.out.split())
    assert "Something is broken" in done.out
    assert rebelote("doctor", "--json").json["usable"] is False


@pytest.mark.skipif(backend() == "python", reason="installed without the kernel")
def test_a_kernel_that_does_not_load_is_told(home):
    """The search is Python's, the command still runs, and the exit code is 1."""
    done = without_kernel(home, "doctor", "--json")
    assert done.returncode == 1, done.stderr
    report = json.loads(done.stdout)
    assert state_of(report, "kernel") == "broken"
    assert state_of(report, "bots") == "ok"


def test_a_position_is_solved_without_the_kernel(home):
    """Python's search gives the values and says that it is slow."""
    done = without_kernel(home, "solve", LATE, "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["backend"] == "python"
    assert found["values"] == {"Th": 114, "Ah": 114, "Jc": 114}
    assert "slow" in without_kernel(home, "solve", LATE).stdout


def test_the_kernel_is_demanded_where_it_must_be(rebelote):
    """Where a kernel is demanded, as in continuous integration, the doctor sees it working."""
    if os.environ.get("REBELOTE_REQUIRE_NATIVE") != "1":
        pytest.skip("a kernel is not demanded")
    report = rebelote("doctor", "--json").json
    assert state_of(report, "kernel") == "ok"
    assert next(one for one in report["findings"] if one["check"] == "kernel")["build"] in (
        "portable",
        "bmi2",
    )
