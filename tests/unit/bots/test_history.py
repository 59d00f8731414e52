"""Chance that hangs on the seed and on what the seat has seen."""

from rebelote.bots.history import chance_of
from tests.unit.bots.positions import auction


def test_the_same_view_gives_the_same_numbers() -> None:
    """Two sources for one decision agree."""
    view = auction("coinche", {}).view(auction("coinche", {}).setup.first)
    assert chance_of(1, view).random() == chance_of(1, view).random()


def test_another_seed_or_a_later_decision_gives_other_numbers() -> None:
    """Seeds, and decisions of one deal, are independent of each other."""
    deal = auction("coinche", {})
    seat = deal.setup.first
    later = auction("coinche", {}, "pass", "pass", "pass", "pass").view(seat)
    numbers = {
        chance_of(1, deal.view(seat)).random(),
        chance_of(2, deal.view(seat)).random(),
        chance_of(1, later).random(),
    }
    assert len(numbers) == 3
