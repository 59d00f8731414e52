"""What a hand is worth."""

import pytest

from rebelote.bots.evaluation import Role, expected_points, spread_of
from rebelote.cards import CardSet
from rebelote.rules import Strain
from rebelote.rules.ranking import STANDARD_RANKING

FIVE, SIX, EIGHT = "Jh9h Ad8s7c", "Jh9hAh Ad8s7c", "Jh9hAh8h AdTd 8s7c"


def worth(hand: str, strain: Strain, role: Role = Role.TAKER) -> float:
    return expected_points(CardSet.parse(hand), strain, role, STANDARD_RANKING)


@pytest.mark.parametrize("hand", [FIVE, SIX, EIGHT])
def test_the_suit_of_jack_and_nine_is_worth_most(hand: str) -> None:
    """In hands of five, six and eight cards, the long strong suit is the best trump."""
    best = max(list(Strain)[:4], key=lambda strain: worth(hand, strain))
    assert best is Strain.HEARTS


@pytest.mark.parametrize("hand", [FIVE, SIX, EIGHT])
def test_a_takers_strength_is_worth_less_in_a_defender(hand: str) -> None:
    """The same cards help the takers in their own hands and hinder them in the defence's."""
    taker, partner, defender = (worth(hand, Strain.HEARTS, role) for role in Role)
    assert taker > defender
    assert partner > defender


@pytest.mark.parametrize(
    ("better", "worse", "strain"),
    [
        ("JhAh8h As7c", "JhTh8h As7c", Strain.HEARTS),
        ("JhAh8h As7c", "JhAh8h Ks7c", Strain.HEARTS),
        ("AsTs AhTh Ac", "AsKs AhQh 7c", Strain.NO_TRUMP),
        ("Js9s Jh9h Jd", "JsTs Jh8h 9d", Strain.ALL_TRUMP),
    ],
)
def test_a_higher_card_is_worth_more(better: str, worse: str, strain: Strain) -> None:
    """Improving a hand by a higher card improves what it is worth."""
    assert worth(better, strain) > worth(worse, strain)


def test_more_cards_known_leave_less_doubt() -> None:
    """The spread is smaller with eight cards known than with five."""
    few, many = CardSet.parse(FIVE), CardSet.parse(EIGHT)
    for strain in Strain:
        assert spread_of(many, strain) < spread_of(few, strain)
