"""The solver beside other ways to the same value; `make prove` does the same at full size."""

import importlib.util
from random import Random

import pytest

from rebelote.rules import Strain
from rebelote.rules.registry import rulesets
from rebelote.solver import backend
from tests.reference import double_dummy, root_values

native = pytest.mark.skipif(backend() != "native", reason="whole deals take Python minutes")


@native
@pytest.mark.parametrize("name", rulesets())
def test_values_at_the_root_are_those_of_the_children(name):
    """One solve of a position says what a solve of each position after it says."""
    for strain in Strain:
        random = Random(f"{name} {strain}")
        position = root_values.random_position(random, name, strain)
        assert root_values.faults_of(position, random) == []


@native
@pytest.mark.skipif(importlib.util.find_spec("colver") is None, reason="needs the extra `referees`")
def test_values_are_those_of_colver():
    """At the first lead and later, every card has the points that colver gives it."""
    random = Random(8)
    for played in (0, 0, 5, 9, 14, 18, 23, 28):
        assert double_dummy.compare(random, played) == []
