"""How fast this machine is: what is measured, and that the work is what it says."""

import pytest

from rebelote import solver
from rebelote.bots import bots, create
from rebelote.cli import measuring
from rebelote.cli.measuring import Budget, Measure, Pace, Speed, machine, measures
from rebelote.rules.registry import rulesets
from rebelote.solver.errors import LimitReached

TINY = Budget(0.01, 0.01, 0.01, 0.01, 0.01)


def test_everything_is_measured_once() -> None:
    """Engine, solver, random play and every computer player have a figure above zero."""
    taken = list(measures(TINY))
    names = ["engine", "first_lead", "three_tricks", "playouts", *bots()]
    assert [one.name for one in taken] == names
    for one in taken:
        if isinstance(one.found, Pace):
            assert 0 < one.found.median_ms <= one.found.most_ms
            assert one.found.decisions > 0
        elif one.name != "first_lead":  # Without the kernel there may be none.
            assert one.found.per_second > 0


def test_positions_searched_are_counted() -> None:
    """The nodes are those that the solver reports of the same positions."""
    positions = measuring._first_leads()[:1]
    later = [measuring._after_three_tricks(one) for one in positions]
    assert [sum(map(len, one.hands)) for one in later] == [20]
    found = measuring._searches(later, 0.005)
    assert found.nodes == found.number * solver.evaluate(later[0]).nodes


def test_every_ruleset_is_among_the_positions() -> None:
    """No variant is left out of the values."""
    assert {one.ruleset for one in measuring._first_leads()} == set(rulesets().values())


def test_a_search_that_does_not_end_counts_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where even one value takes too long, there is none, and no error."""

    def stop(position: object, **limits: object) -> None:
        raise LimitReached(limit="time", nodes=1)

    monkeypatch.setattr(solver, "evaluate", stop)
    found = measuring._searches(measuring._first_leads(), 0.01)
    assert (found.number, found.nodes) == (0, 0)
    assert found.per_second < 1


def test_a_player_is_timed_in_whole_deals_of_every_variant(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is timed is the player named, and its decisions are those of the player itself."""
    made = []

    def watched(name: str, seed: int) -> object:
        made.append(name)
        return create(name, seed)

    monkeypatch.setattr(measuring, "create", watched)
    pace = measuring._pace("random", 0.05)
    assert pace.decisions >= 5
    assert made.count("random") == len(made) // 5


def test_figures_are_rounded_for_a_program() -> None:
    """Four figures are all that a measure can mean; nodes stand where positions were searched."""
    assert Measure("engine", Speed(12345, 3.0)).facts == {
        "measure": "engine",
        "number": 12345,
        "seconds": 3.0,
        "per_second": 4115.0,
    }
    assert Measure("first_lead", Speed(2, 1.0, 50)).facts["nodes"] == 50
    assert Measure("x@1", Pace(3, 1.23456, 2)).facts["median_ms"] == 1.235


def test_the_machine_is_described() -> None:
    """Version, processor and search make a figure comparable."""
    found = machine()
    assert found["backend"] == solver.backend()
    assert all(found.values())


class NoFile:
    """A file that is not there."""

    def __init__(self, path: str) -> None:
        pass

    def read_text(self, encoding: str) -> str:
        """Fail as a file does."""
        raise FileNotFoundError


def test_a_system_without_processor_names_has_a_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the system has no list of processors, Python's own word will do."""
    monkeypatch.setattr(measuring, "Path", NoFile)
    assert measuring._processor()
