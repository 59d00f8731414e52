"""The solver beside other ways to the same value; `make prove` does the same at full size."""

import importlib.util
from random import Random

import pytest

from rebelote.cards import CARDS, Card
from rebelote.rules import Strain
from rebelote.rules.registry import ruleset, rulesets
from rebelote.solver import Position, backend
from tests.reference import double_dummy, root_values
from tests.reference.oracle import in_play

native = pytest.mark.skipif(backend() != "native", reason="whole deals take Python minutes")
referees = pytest.mark.skipif(
    importlib.util.find_spec("colver") is None, reason="needs the extra `referees`"
)


@native
@pytest.mark.parametrize("name", rulesets())
def test_values_at_the_root_are_those_of_the_children(name):
    """One solve of a position says what a solve of each position after it says."""
    for strain in Strain:
        random = Random(f"{name} {strain}")
        position = root_values.random_position(random, name, strain)
        assert root_values.faults_of(position, random) == []


@native
@referees
def test_values_are_those_of_colver():
    """At the first lead and later, every card has the points that colver gives it."""
    random = Random(8)
    for played in (0, 0, 5, 9, 14, 18, 23, 28):
        assert double_dummy.compare(random, played) == ([], 0)


@native
@referees
def test_a_difference_is_explained_where_colver_contradicts_itself():
    """Of this deal colver says 64 points, and 65 when it is asked as the deal is played on."""
    hands = [57885, 268770, 3293774848, 1000865792]
    pack = [card for hand in hands for card in CARDS if hand >> card & 1]
    deal = in_play(ruleset(double_dummy.RULES), Strain.HEARTS, pack, 2)
    held = tuple(tuple(hand) for hand in deal.hands)
    card = Card.parse("7d")
    assert double_dummy.ask(held, Strain.HEARTS, 2, ())[card] == 64
    assert double_dummy.our_values(Position.of(deal), 2)[card] == 65
    assert double_dummy.contradicts_itself(deal, card, held, Strain.HEARTS, 2)
    assert not double_dummy.contradicts_itself(deal, Card.parse("Kd"), held, Strain.HEARTS, 2)
