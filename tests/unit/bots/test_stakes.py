"""What marks are worth: alone, in a match to a target, in a match of so many deals."""

import random

import pytest

from rebelote.bots.stakes import Stakes
from rebelote.cards import CARDS
from rebelote.engine import Deal
from rebelote.match import Match
from rebelote.rules import CAPOT, SEATS, Strain, Tally, Team
from rebelote.rules.registry import ruleset, rulesets
from rebelote.rules.ruleset import Ruleset
from rebelote.rules.scoring import Score


def score(rules: Ruleset, cards: int) -> Score:
    """Return the score of takers of team 0 who take so many card points beside the last trick."""
    level = 80 if rules.scoring.needs_level else None
    return rules.scoring.score(
        Tally(Strain.SPADES, Team(0), (cards, 152 - cards), Team(0), level=level)
    )


@pytest.mark.parametrize("rules", sorted(rulesets()))
def test_a_deal_that_stands_alone_is_worth_its_marks(rules: str) -> None:
    """Without scores of a match nothing but the marks counts."""
    deal = Deal.start(ruleset(rules), random.Random(1).sample(CARDS, 32))
    stakes = Stakes.of(deal.view(SEATS[1]))
    found = score(ruleset(rules), 90)
    assert stakes.worth(found) == found.marks[1] - found.marks[0]


def test_a_match_of_so_many_deals_counts_marks() -> None:
    """Where every mark is kept to the end, scores change nothing."""
    rules = ruleset("concours")
    deal = Match(rules, scores=(900, 100)).deal(random.Random(1).sample(CARDS, 32))
    stakes = Stakes.of(deal.view(SEATS[0]))
    assert stakes.scores is None


TO_A_TARGET = [name for name in sorted(rulesets()) if "target" in ruleset(name).settings]


@pytest.mark.parametrize("rules", TO_A_TARGET)
def test_marks_that_end_the_match_are_worth_all_of_it(rules: str) -> None:
    """The winner's chance is one, the loser's nothing."""
    chosen = ruleset(rules)
    target = int(chosen.settings["target"].value)
    found = score(chosen, 110)
    scores = (target - 1, 0)
    assert Stakes(chosen, Team(0), scores).worth(found) == 1.0
    assert Stakes(chosen, Team(1), scores).worth(found) == 0.0


@pytest.mark.parametrize("rules", TO_A_TARGET)
@pytest.mark.parametrize("shares", [(0.0, 0.0), (0.9, 0.2), (0.2, 0.9), (0.9, 0.9), (0.5, 0.8)])
def test_the_chance_rises_with_every_card_point(rules: str, shares: tuple[float, float]) -> None:
    """More points never lower the chance of the match, and both chances add up to one.

    A tie is apart: points that hang may put off the end of the match.
    """
    chosen = ruleset(rules)
    target = int(chosen.settings["target"].value)
    scores = (int(shares[0] * target), int(shares[1] * target))
    ours, theirs = Stakes(chosen, Team(0), scores), Stakes(chosen, Team(1), scores)
    scored = [score(chosen, cards) for cards in range(1, 152)]
    chances = [ours.worth(one) for one in scored if not one.pending]
    assert chances == sorted(chances)
    assert chances[0] < chances[-1]
    for cards in (30, 90, 140):
        found = score(chosen, cards)
        assert ours.worth(found) + theirs.worth(found) == pytest.approx(1.0)


def test_a_side_far_behind_prefers_the_great_gamble() -> None:
    """When ordinary marks lose the match, a small chance of very many is worth more."""
    chosen = ruleset("coinche")
    target = int(chosen.settings["target"].value)
    behind = Stakes(chosen, Team(0), (target - 500, target - 10))
    gamble = chosen.scoring.score(
        Tally(Strain.SPADES, Team(0), (152, 0), Team(0), (8, 0), level=CAPOT, multiplier=4)
    )
    good, failed = score(chosen, 100), score(chosen, 20)
    assert behind.worth(good) == behind.worth(failed) == 0.0
    assert behind.worth(gamble) == 1.0
