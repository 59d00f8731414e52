"""Scoring by totals (RULES.md 3.5 and 4.5 `additive`)."""

from typing import Any

import pytest

from rebelote.rules import Strain, Tally, Team
from rebelote.rules.scoring import Additive, LineCode, Outcome
from rebelote.rules.scoring.additive import (
    AdditiveUnit,
    CapotBonus,
    LastDealTie,
)
from rebelote.rules.scoring.fate import NoTrickAnnounces, NoTrickBelote, OnFailure, OnTie
from tests.unit.rules.scoring.counted import capot, lines, scored, tally

RAW = Additive()
BG = Additive(unit=AdditiveUnit.BG)
DER100 = Additive(capot=CapotBonus.DER100)
LAST_ALL = Additive(last_deal_tie=LastDealTie.ALL_TO_DEFENCE)
NT, AT, S = Strain.NO_TRUMP, Strain.ALL_TRUMP, Strain.SPADES


@pytest.mark.parametrize(
    ("own", "outcome", "marks"),
    [(72, Outcome.MADE, (82, 80)), (70, Outcome.FAILED, (0, 162))],
)
def test_the_takers_need_more_than_the_defence(
    own: int, outcome: Outcome, marks: tuple[int, int]
) -> None:
    """With the last trick's ten, 82 make and 80 fail; a failure gives everything away."""
    score = scored(RAW, tally(own))
    assert (score.outcome, score.marks) == (outcome, marks)


def test_a_tie_hangs_the_takers_half() -> None:
    """At 81 each the defence marks and the takers' points wait."""
    score = scored(RAW, tally(71, pending=30))
    assert (score.outcome, score.marks, score.pending) == (Outcome.TIE, (0, 81), 111)


def test_the_winner_gets_the_points_in_suspense() -> None:
    """Pending marks go to whoever wins the deal."""
    assert scored(RAW, tally(90, pending=81)).marks == (181, 62)
    assert scored(RAW, tally(50, pending=81)).marks == (0, 243)


def test_announces_and_belote_decide_with_the_cards() -> None:
    """Announces of the defence may turn a deal over."""
    score = scored(RAW, tally(80, announces=(0, 20), belote=(0, 20)))
    assert (score.totals, score.marks) == ((90, 112), (0, 202))


@pytest.mark.parametrize(
    ("what", "scoring", "totals"),
    [
        (capot(0), RAW, (252, 0)),
        (capot(0), DER100, (252, 0)),
        (capot(1), RAW, (0, 252)),
        (capot(0, AT), RAW, (348, 0)),
        (capot(0, NT), RAW, (350, 0)),
        (capot(0, NT), DER100, (340, 0)),
        (capot(0, NT), Additive(nt_double=False), (220, 0)),
    ],
)
def test_all_eight_tricks(what: Tally, scoring: Additive, totals: tuple[int, int]) -> None:
    """A capot adds ninety to the last trick's ten, or a hundred instead of it."""
    assert scored(scoring, what).totals == totals


@pytest.mark.parametrize(
    ("scoring", "last", "bonus"), [(RAW, [(0, 10)], [(0, 90)]), (DER100, [], [(0, 100)])]
)
def test_the_lines_of_a_capot_tell_how_it_counts(
    scoring: Additive, last: list[tuple[int, int]], bonus: list[tuple[int, int]]
) -> None:
    """The contest marks no last trick on a capot; others mark it and ninety more."""
    score = scored(scoring, capot(0))
    assert lines(score, LineCode.LAST_TRICK) == last
    assert lines(score, LineCode.CAPOT) == bonus


def test_no_trumps_count_double() -> None:
    """Cards and last trick count twice, announces and belote do not exist there."""
    score = scored(RAW, tally(70, NT))
    assert score.totals == (160, 100)
    assert lines(score, LineCode.NO_TRUMP_DOUBLED) == [(0, 80), (1, 50)]


@pytest.mark.parametrize("strain", [S, AT])
def test_other_contracts_do_not_count_double(strain: Strain) -> None:
    """Only no-trumps are doubled."""
    assert not lines(scored(RAW, tally(90, strain)), LineCode.NO_TRUMP_DOUBLED)


@pytest.mark.parametrize(
    ("on_failure", "marks"), [(OnFailure.LOST, (0, 182)), (OnFailure.KEPT, (20, 162))]
)
def test_the_belote_of_failing_takers(on_failure: OnFailure, marks: tuple[int, int]) -> None:
    """It goes over with the rest, or stays."""
    assert scored(Additive(belote_on_failure=on_failure), tally(50, belote=(20, 0))).marks == marks


@pytest.mark.parametrize(
    ("on_tie", "marks", "pending"),
    [(OnTie.SUSPENDED, (0, 91), 91), (OnTie.KEPT, (20, 91), 71)],
)
def test_the_belote_of_takers_who_tie(on_tie: OnTie, marks: tuple[int, int], pending: int) -> None:
    """It hangs with the rest, or is marked at once."""
    score = scored(Additive(belote_on_tie=on_tie), tally(61, belote=(20, 0)))
    assert (score.marks, score.pending) == (marks, pending)


@pytest.mark.parametrize(
    ("option", "marks"),
    [(NoTrickAnnounces.KEEP, (252, 50)), (NoTrickAnnounces.TRANSFER, (302, 0))],
)
def test_the_announces_of_a_side_without_a_trick(
    option: NoTrickAnnounces, marks: tuple[int, int]
) -> None:
    """They are kept, or pass over."""
    assert scored(Additive(no_trick_announces=option), capot(0, announces=(0, 50))).marks == marks


def test_the_belote_of_a_side_without_a_trick_may_pass_over() -> None:
    """At Bela the pair of the side without a trick counts for the others."""
    bela = Additive(no_trick_belote=NoTrickBelote.TRANSFER)
    score = scored(bela, capot(0, belote=(0, 20)))
    assert score.marks == (272, 0)
    assert lines(score, LineCode.CAPOT_BELOTE) == [(1, -20), (0, 20)]


def test_takers_without_a_trick_may_make_it_by_announces() -> None:
    """Totals are compared even when all tricks went to the other side (A39)."""
    score = scored(RAW, capot(1, announces=(350, 0)))
    assert (score.outcome, score.marks) == (Outcome.MADE, (350, 252))


# --- the last deal of the contest -----------------------------------------------------------------


def test_a_tie_in_the_last_deal_goes_to_the_defence() -> None:
    """At the twelfth deal nothing can wait: the defence marks all, pending points too."""
    score = scored(LAST_ALL, tally(71, is_last=True, pending=81))
    assert (score.outcome, score.marks, score.pending) == (Outcome.TIE, (0, 243), 0)
    assert lines(score, LineCode.LAST_DEAL_TIE) == [(0, -81), (1, 81)]


def test_an_earlier_tie_hangs_in_the_contest_too() -> None:
    """The rule of the last deal is of the last deal."""
    assert scored(LAST_ALL, tally(71)).pending == 81
    assert scored(RAW, tally(71, is_last=True)).pending == 81


# --- Bulgarian marks ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("what", "marks"),
    [
        (tally(80), (9, 7)),
        (tally(96), (10, 6)),  # 106 and 56
        (tally(50), (0, 16)),
        (capot(0), (25, 0)),
        (capot(0, AT), (35, 0)),
        (capot(0, NT), (35, 0)),
        (tally(70, NT), (16, 10)),
        (tally(144, AT), (15, 11)),  # 154 and 104
        (tally(100, AT), (0, 26)),
    ],
)
def test_a_deal_in_tens(what: Tally, marks: tuple[int, int]) -> None:
    """Made deals are rounded in pairs, failed ones as one total."""
    assert scored(BG, what).marks == marks


@pytest.mark.parametrize(
    ("what", "marks", "pending"),
    [
        (tally(71), (0, 8), 8),
        (tally(61, belote=(20, 0)), (0, 9), 9),
        (tally(96, announces=(0, 50)), (0, 10), 11),  # 106 each
        (tally(119, AT), (0, 13), 13),
        (tally(114, AT, announces=(30, 20)), (0, 15), 16),  # 154 each
        (tally(55, NT), (0, 13), 13),
    ],
)
def test_a_tie_in_tens(what: Tally, marks: tuple[int, int], pending: int) -> None:
    """Half is marked, half hangs; at 6 in a suit and 4 at all-trumps the hanging half is more."""
    score = scored(BG, what)
    assert score.outcome is Outcome.TIE
    assert (score.marks, score.pending) == (marks, pending)


@pytest.mark.parametrize("multiplier", [2, 4])
@pytest.mark.parametrize(
    ("own", "outcome", "winner"), [(90, Outcome.MADE, 0), (50, Outcome.FAILED, 1)]
)
def test_a_doubled_deal_goes_to_the_side_with_more(
    multiplier: int, own: int, outcome: Outcome, winner: int
) -> None:
    """The whole deal is rounded, then multiplied; pending points are not multiplied."""
    score = scored(BG, tally(own, multiplier=multiplier, pending=3))
    expected = [0, 0]
    expected[winner] = 16 * multiplier + 3
    assert score.outcome is outcome
    assert score.marks == tuple(expected)


@pytest.mark.parametrize(("first", "marks"), [(True, (64, 0)), (False, (65, 0))])
def test_rounding_before_or_after_doubling(first: bool, marks: tuple[int, int]) -> None:
    """162 redoubled are 16 x 4, or 648 rounded."""
    house = Additive(unit=AdditiveUnit.BG, round_before_double=first)
    assert scored(house, tally(90, multiplier=4)).marks == marks


@pytest.mark.parametrize(("first", "pending"), [(True, 64), (False, 65)])
def test_a_doubled_tie_hangs_whole(first: bool, pending: int) -> None:
    """Nobody marks; the deal hangs, multiplied."""
    house = Additive(unit=AdditiveUnit.BG, round_before_double=first)
    score = scored(house, tally(71, multiplier=4))
    assert (score.marks, score.pending) == ((0, 0), pending)


def test_a_doubled_tie_leaves_a_kept_belote() -> None:
    """By house rule the takers mark their belote although the rest hangs."""
    house = Additive(unit=AdditiveUnit.BG, belote_on_tie=OnTie.KEPT)
    score = scored(house, tally(61, belote=(20, 0), multiplier=2))
    assert (score.marks, score.pending) == ((2, 0), 32)


def test_the_takers_belote_may_survive_a_doubled_failure() -> None:
    """By house rule the failing takers keep twenty points unmultiplied."""
    house = Additive(unit=AdditiveUnit.BG, belote_on_failure=OnFailure.KEPT)
    score = scored(house, tally(50, belote=(20, 0), multiplier=2))
    assert score.marks == (2, 32)


def test_doubled_takers_win_the_other_side_s_belote() -> None:
    """A doubled deal is one total for the side with more."""
    house = Additive(unit=AdditiveUnit.BG, belote_on_failure=OnFailure.KEPT)
    score = scored(house, tally(100, belote=(0, 20), multiplier=2))
    assert score.marks == (36, 0)


def test_the_unit_is_the_points_of_a_mark() -> None:
    """Lines are in points; a Bulgarian mark is ten of them."""
    assert (scored(RAW, tally(90)).unit, scored(BG, tally(90)).unit) == (1, 10)


@pytest.mark.parametrize("team", [0, 1])
def test_a_score_knows_who_made_capot(team: int) -> None:
    """The team with the eight tricks is in the score, for the end of the match."""
    assert scored(RAW, capot(team)).capot == team
    assert scored(RAW, tally(90)).capot is None


def takers(team: int, **fields: Any) -> Tally:
    return tally(90, taker_team=Team(team), **fields)


def test_the_contract_is_judged_for_the_side_that_took() -> None:
    """Team 1 with 62 points fails its contract."""
    score = scored(RAW, takers(1))
    assert (score.outcome, score.marks) == (Outcome.FAILED, (162, 0))
