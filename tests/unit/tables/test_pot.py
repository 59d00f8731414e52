"""Pots: who gets how many of the chips staked."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rebelote.rules import SEATS, TEAMS
from rebelote.tables.pot import BadStake, Scheme, Stake, refund, settle

NAMES = "abcd"
CASINO, WINNERS = Scheme.CASINO, Scheme.WINNERS


def stakes(present, chips=100, gone=""):
    """Return the stakes of persons named after their seats, `abcd`; `gone` ones have left."""
    return [
        Stake(name, SEATS[NAMES.index(name)], chips, name not in gone)
        for name in NAMES
        if name in present + gone
    ]


@pytest.mark.parametrize(
    ("present", "winner", "expected"),
    [
        ("a", 0, {"a": 100}),
        ("a", 1, {"a": 100}),
        ("ab", 0, {"a": 140, "b": 60}),
        ("ab", 1, {"a": 60, "b": 140}),
        ("ac", 0, {"a": 100, "c": 100}),
        ("ac", 1, {"a": 100, "c": 100}),
        ("abc", 0, {"a": 135, "b": 30, "c": 135}),
        ("abc", 1, {"a": 60, "b": 180, "c": 60}),
        ("abcd", 0, {"a": 180, "b": 20, "c": 180, "d": 20}),
        ("abcd", 1, {"a": 20, "b": 180, "c": 20, "d": 180}),
    ],
)
def test_the_casinos_shares_follow_the_ranks_and_team_mates_halve_theirs(present, winner, expected):
    """Ranks have 100, 70/30, 60/30/10 or 60/30/10/0 percent; mates add and halve their two."""
    assert settle(stakes(present), TEAMS[winner], CASINO) == expected


@pytest.mark.parametrize(
    ("present", "winner", "expected"),
    [
        ("abcd", 1, {"a": 0, "b": 200, "c": 0, "d": 200}),
        ("abc", 1, {"a": 0, "b": 300, "c": 0}),
        ("ac", 1, {"a": 100, "c": 100}),
        ("b", 0, {"b": 100}),
    ],
)
def test_the_winners_share_all_or_the_others_where_only_computers_won(present, winner, expected):
    """A computer takes nothing."""
    assert settle(stakes(present), TEAMS[winner], WINNERS) == expected


@pytest.mark.parametrize("scheme", Scheme)
def test_nobody_ranks_before_another_in_a_draw(scheme):
    """The persons present share evenly."""
    paid = stakes("abd", chips=50)
    assert settle(paid, None, scheme) == {"a": 50, "b": 50, "d": 50}


@pytest.mark.parametrize("scheme", Scheme)
def test_who_left_has_forfeited(scheme):
    """The stake stays in the pot, and the person is not ranked."""
    paid = stakes("ac", gone="bd")
    assert settle(paid, TEAMS[1], scheme) == {"a": 200, "b": 0, "c": 200, "d": 0}


@pytest.mark.parametrize("scheme", Scheme)
def test_stakes_go_back_when_nobody_is_left(scheme):
    """Nobody was ranked, so that who left earlier has not lost either."""
    paid = [Stake("a", SEATS[0], 10, False), Stake("b", SEATS[3], 30, False)]
    assert settle(paid, TEAMS[1], scheme) == {"a": 10, "b": 30}


def test_what_rounding_leaves_goes_to_the_first_of_the_best():
    """Seven chips in thirds are two each and one more for the first winner in the order of play."""
    paid = [Stake("b", SEATS[1], 3), Stake("d", SEATS[3], 4)]
    assert settle(paid, TEAMS[1], WINNERS) == {"b": 4, "d": 3}
    assert settle(paid, TEAMS[0], CASINO) == {"b": 4, "d": 3}
    assert settle(stakes("abc", chips=1), TEAMS[1], CASINO) == {"a": 0, "b": 3, "c": 0}


def test_a_refund_gives_everybody_their_own():
    """Nothing was played for."""
    assert refund(stakes("ab", chips=7, gone="c")) == {"a": 7, "b": 7, "c": 7}


@pytest.mark.parametrize("chips", [-1, 1.5, True, "7"])
def test_a_stake_is_a_number_of_chips(chips):
    """Nobody sits down by taking chips, or with a part of one."""
    with pytest.raises(BadStake) as caught:
        Stake("a", SEATS[0], chips)
    assert caught.value.params == {"stake": chips}


@given(
    chips=st.lists(st.integers(0, 10**12) | st.integers(0, 9), min_size=1, max_size=4),
    present=st.tuples(*[st.booleans()] * 4),
    winner=st.sampled_from([None, *TEAMS]),
    scheme=st.sampled_from(Scheme),
)
def test_no_chip_is_made_or_lost(chips, present, winner, scheme):
    """What is paid out is what was staked, and nobody gets less than nothing."""
    paid = [
        Stake(name, seat, amount, here)
        for name, seat, amount, here in zip(NAMES, SEATS, chips, present, strict=False)
    ]
    shares = settle(paid, winner, scheme)
    assert list(shares) == [stake.player for stake in paid]
    assert sum(shares.values()) == sum(chips)
    assert min(shares.values()) >= 0
