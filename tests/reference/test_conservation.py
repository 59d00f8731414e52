"""Conservation of points; `make prove` plays 10,000 deals of every variant by `conservation.py`."""

import dataclasses

import pytest

from rebelote.rules.registry import rulesets
from rebelote.rules.scoring import Outcome, Score
from tests.reference.conservation import FAMILIES, Lost, play


@pytest.mark.parametrize("variant", sorted(rulesets()))
def test_no_point_is_lost_and_nothing_breaks(variant):
    """Random players end their deals, and cards, tricks, points and marks add up in each."""
    happened, failures = play(variant, 60, seed=1)
    assert not failures
    assert happened["made"] + happened["failed"]


@pytest.mark.parametrize("variant", sorted(FAMILIES))
def test_a_lost_point_is_noticed(variant, monkeypatch):
    """A scoring that forgets one mark of the defence fails the check."""
    family = FAMILIES[variant]

    def forgetful(tally, score: Score) -> None:
        marks = list(score.marks)
        marks[tally.defence if score.outcome is Outcome.FAILED else tally.taker_team] -= 1
        family(tally, dataclasses.replace(score, marks=tuple(marks)))

    monkeypatch.setitem(FAMILIES, variant, forgetful)
    _, failures = play(variant, 20, seed=2)
    assert any(Lost.__name__ in failure for failure in failures)
