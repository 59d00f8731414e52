"""From decisions to verdicts, accuracies and moments."""

import pytest

from rebelote.analysis.findings import Cost, Decision, MomentKind, Verdict
from rebelote.analysis.verdict import MOST_MOMENTS, moments_of, players_of, verdict_of
from rebelote.cards import Card
from rebelote.rules import PASS, SEATS, Play

CARD = Play(Card.parse("As"))
NOTHING = Cost(stake=40.0, points_stake=20)
REAL = Cost(20.0, 40.0, 10, 20, is_clear=True)
SEEN = Cost(30.0, 40.0, is_clear=True)
DOUBTFUL = Cost(1.0, 40.0)


def decision(number=1, seat=0, real=NOTHING, expected=NOTHING, turned=None, action=CARD):
    """Return a decision with these costs."""
    verdict = verdict_of(real, expected)
    return Decision(number, 1, SEATS[seat], action, (), action, (), real, expected, verdict, turned)


@pytest.mark.parametrize(
    ("real", "expected", "verdict"),
    [
        (NOTHING, NOTHING, Verdict.GOOD),
        (REAL, NOTHING, Verdict.UNLUCKY),
        (REAL, DOUBTFUL, Verdict.UNLUCKY),
        (NOTHING, SEEN, Verdict.LUCKY),
        (REAL, SEEN, Verdict.MISTAKE),
        (NOTHING, DOUBTFUL, Verdict.GOOD),
    ],
)
def test_a_verdict_compares_both_costs(real, expected, verdict):
    """What was lost without a fault was bad luck, a fault without a loss was good luck."""
    assert verdict_of(real, expected) is verdict


def test_accuracy_is_the_share_of_the_stake_that_was_kept():
    """30 of 80 expected marks and 10 of 40 points are given away."""
    first, second, *_ = players_of([decision(real=REAL, expected=SEEN), decision(number=2)])
    assert first.accuracy == 62.5
    assert first.real_accuracy == 75
    assert (first.cards, first.mistakes, first.cost, first.real_points) == (2, 1, 30, 10)
    assert second.accuracy is None


def test_a_cost_within_the_doubt_is_no_fault():
    """Accuracy stays whole where the worlds drawn may explain the difference."""
    player, *_ = players_of([decision(expected=DOUBTFUL)])
    assert player.accuracy == 100
    assert player.mistakes == 0


def test_calls_have_a_cost_of_their_own():
    """A call does not touch the accuracy of the cards."""
    player, *_ = players_of([decision(expected=SEEN, action=PASS)])
    assert (player.calls_cost, player.cards, player.accuracy) == (30, 0, None)


def test_turns_come_before_mistakes_before_bad_luck():
    """Among alike the dearest is first."""
    dear = Cost(35.0, 40.0, is_clear=True)
    found = moments_of(
        [
            decision(1, real=REAL),
            decision(2, expected=SEEN),
            decision(3, expected=dear),
            decision(4, real=REAL, turned=False),
            decision(5),
        ],
        1,
    )
    assert [one.decision for one in found] == [4, 3, 2, 1]
    assert [one.kind for one in found] == [
        MomentKind.TURN,
        MomentKind.MISTAKE,
        MomentKind.MISTAKE,
        MomentKind.UNLUCKY,
    ]


def test_moments_are_few_and_worth_it():
    """No more than so many, and none for less than ten points of the score sheet."""
    many = [decision(number, expected=SEEN) for number in range(1, 12)]
    assert len(moments_of(many, 1)) == MOST_MOMENTS
    small = Cost(2.0, 40.0, is_clear=True)
    assert moments_of([decision(expected=small)], 1) == ()
    assert len(moments_of([decision(expected=small)], 10)) == 1


def test_a_pass_punished_by_the_real_cards_alone_is_no_moment():
    """Nobody could have known what the other hands held."""
    assert moments_of([decision(real=REAL, action=PASS)], 1) == ()
