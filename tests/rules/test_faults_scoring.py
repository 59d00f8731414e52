"""Faults that other belote programs had with scores, tried on our engine."""

from typing import Any

import pytest

from rebelote.match import Match
from rebelote.rules import SEATS, Score, Strain, Tally, Team
from rebelote.rules.registry import ruleset, rulesets
from rebelote.rules.scoring import Outcome
from tests.rules.table import deal_of, played_out, shuffled


def score(variant: str, own: int, strain: Strain = Strain.SPADES, **fields: Any) -> Score:
    """Return the score of a deal in which team 0 has so many card points and the last trick."""
    rules = ruleset(variant)
    total = sum(rules.ranking.tables[strain].points)
    facts: dict[str, Any] = {"taker_team": Team(0), "last_trick": Team(0)} | fields
    return rules.scoring.score(Tally(strain=strain, card_points=(own, total - own), **facts))


@pytest.mark.parametrize(
    ("strain", "total"), [(Strain.HEARTS, 162), (Strain.NO_TRUMP, 260), (Strain.ALL_TRUMP, 258)]
)
def test_the_last_trick_is_added(strain: Strain, total: int) -> None:
    """Totals are 162 at a suit, 130 twice at no-trumps, 258 at all-trumps."""
    assert sum(score("bulgarian", 100, strain).totals) == total


def test_nine_and_jack_of_plain_suits_are_not_trumps() -> None:
    """A plain jack counts two and a plain nine nothing."""
    points = ruleset("coinche").ranking.tables[Strain.SPADES].points
    assert [points[8 * suit + rank] for suit in (0, 1) for rank in (4, 2)] == [20, 14, 2, 0]


def test_a_doubled_deal_without_a_trick_is_doubled_all_the_same() -> None:
    """All eight tricks count with the double, at the Bulgarian game as the rules say."""
    assert score("bulgarian", 152, tricks=(8, 0), multiplier=2).marks == (50, 0)


def test_hanging_halves_are_halves() -> None:
    """At 81 each eight marks go to the defence and eight wait."""
    tie = score("bulgarian", 71)
    assert (tie.outcome, tie.marks, tie.pending) == (Outcome.TIE, (0, 8), 8)


def test_a_match_counts_marks_and_not_points() -> None:
    """One Bulgarian deal never ends a match from zero."""
    match = Match(ruleset("bulgarian")).mark(score("bulgarian", 152, tricks=(8, 0)))
    assert (match.scores, match.is_over) == ((25, 0), False)


@pytest.mark.parametrize(
    ("own", "outcome"), [(70, Outcome.FAILED), (71, Outcome.TIE), (72, Outcome.MADE)]
)
@pytest.mark.parametrize("variant", ["concours", "french501", "bulgarian", "bela", "ktga_be"])
def test_inside_is_strictly_less(variant: str, own: int, outcome: Outcome) -> None:
    """80 fails, 81 hangs, 82 makes."""
    assert score(variant, own).outcome is outcome


def test_nothing_is_announced_at_no_trumps() -> None:
    """A hand full of announces makes none there."""
    deal = deal_of("bulgarian", {0: "AhKhQhJhTh9h8h7h"}, "NT pass pass pass")
    assert played_out(deal).tally.announces == (0, 0)


def test_equal_totals_hang_and_are_carried_over() -> None:
    """The next winner marks what hung."""
    match = Match(ruleset("french501")).mark(score("french501", 71))
    assert match.pending == 81
    won = match.mark(score("french501", 90, pending=match.pending))
    assert won.scores == (181, 143)


def test_a_coinched_contract_that_fails_is_multiplied_whole() -> None:
    """100 coinched and failed is (160 + 100) x 2."""
    assert score("coinche", 40, level=100, multiplier=2).marks == (0, 520)


def test_the_defence_keeps_its_own_belote_when_the_contract_fails() -> None:
    """100 failed against a belote of the defence is 280."""
    assert score("coinche", 40, level=100, belote=(0, 20)).marks == (0, 280)


@pytest.mark.parametrize("taker", SEATS)
@pytest.mark.parametrize("first", SEATS)
def test_the_contract_is_judged_for_who_chose_it(taker: int, first: int) -> None:
    """Neither the dealer's team nor the leader's is judged, but the taker's."""
    before = (taker - first) % 4
    calls = " ".join(["pass"] * before + ["80S", "pass", "pass", "pass"])
    deal = played_out(deal_of("coinche", {}, calls, first=first))
    assert deal.tally.taker_team == taker % 2


@pytest.mark.parametrize(
    ("level", "own", "extra", "outcome"),
    [
        (80, 71, 0, Outcome.FAILED),  # 81 card points
        (80, 72, 0, Outcome.MADE),  # 82
        (90, 79, 0, Outcome.FAILED),  # 89
        (90, 80, 0, Outcome.MADE),  # 90
        (90, 81, 0, Outcome.MADE),  # 91
        (110, 79, 20, Outcome.FAILED),  # 109
        (110, 80, 20, Outcome.MADE),  # 110
    ],
)
def test_every_threshold_is_exact(level: int, own: int, extra: int, outcome: Outcome) -> None:
    """One point below the bid or the 82 fails, the number itself makes."""
    assert score("coinche", own, level=level, belote=(extra, 0)).outcome is outcome


def test_the_full_hands_are_scored() -> None:
    """Belote and announces come from the eight cards, those picked up after the auction too."""
    hands = {0: "AhKhQhJhTh9h8h7h"}
    deal = deal_of("bela", hands, "H")
    for text in ("(AhKhQhJhTh,9h8h7h)", "Kh!"):
        deal = deal.apply(next(one for one in deal.legal_actions() if str(one) == text))
    tally = played_out(deal).tally
    assert (tally.announces, tally.belote) == ((120, 0), (20, 0))


@pytest.mark.parametrize("variant", rulesets())
@pytest.mark.parametrize("seed", range(8))
def test_points_are_conserved_on_every_deal(variant: str, seed: int) -> None:
    """The card points of a played deal are those of the pack, whoever won them."""
    deal = Match(ruleset(variant)).deal(shuffled(seed))
    deal = played_out(deal.apply(deal.legal_actions()[1]), seed)
    pack = sum(deal.ruleset.ranking.tables[deal.tally.strain].points)
    assert sum(deal.tally.card_points) == pack
    assert sum(deal.tally.tricks) == 8
