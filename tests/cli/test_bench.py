"""bench, from the outside."""

import pytest

from rebelote import __version__
from rebelote.bots import bots
from rebelote.cli import measuring
from rebelote.cli.measuring import Budget, Measure, Pace, Speed

TAKEN = [
    Measure("engine", Speed(7400, 3.0)),
    Measure("first_lead", Speed(400, 1.0, 10_000_000)),
    Measure("three_tricks", Speed(0, 1.5, 0)),
    Measure("playouts", Speed(2_500_000, 1.0)),
    Measure("rules@1", Pace(30, 0.081234, 5.5)),
]


@pytest.fixture(autouse=True)
def taken(monkeypatch):
    """Measure nothing: the figures are known."""
    monkeypatch.setattr(measuring, "measures", lambda budget: iter(TAKEN))


def test_figures_are_told_with_what_they_were_measured_on(rebelote):
    """Three figures each, with units; what could not be measured says so."""
    done = rebelote("bench")
    assert (done.code, done.err) == (0, "")
    for wanted in (
        f"Rebelote {__version__}",
        "2\u00a0470 a second",
        "400 a second, 25\u00a0000 positions",
        "none in 1.5 s",
        "2\u00a0500\u00a0000 a second",
        "0.0812 ms, at most 5.5 (30 decisions)",
        "Processor time of one core",
    ):
        assert wanted in done.out
    french = rebelote("bench", "-l", "fr").out
    assert "0,0812 ms, au plus 5,5 (30 décisions)" in french


def test_the_figures_as_json(rebelote):
    """Measures are a list, beside the machine."""
    found = rebelote("bench", "--json").json
    assert [one["measure"] for one in found["measures"]] == [one.name for one in TAKEN]
    assert found["rebelote"] == __version__
    assert found["quick"] is False


@pytest.mark.parametrize(("asked", "budget"), [([], "USUAL"), (["--quick"], "QUICK")])
def test_quick_takes_less_time(asked, budget, rebelote, monkeypatch):
    """The time allowed is what --quick changes, and all of it stays below half a minute."""
    given = []

    def take(one):
        given.append(one)
        return iter(TAKEN)

    monkeypatch.setattr(measuring, "measures", take)
    rebelote("bench", *asked)
    allowed = getattr(measuring, budget)
    assert given == [allowed]
    assert isinstance(allowed, Budget)
    assert sum(allowed) + len(bots()) * allowed.bot < 30
