"""Seats and teams."""

import pytest

from rebelote.rules.errors import NoSuchSeat
from rebelote.rules.seating import (
    check_seat,
    next_seat,
    order_from,
    partner_of,
    team_of,
    with_seat,
)


def test_play_goes_round_the_four_seats() -> None:
    """After seat 3 comes seat 0."""
    assert [next_seat(seat) for seat in range(4)] == [1, 2, 3, 0]


def test_partners_sit_face_to_face() -> None:
    """The partner is two seats away."""
    assert [partner_of(seat) for seat in range(4)] == [2, 3, 0, 1]


def test_even_and_odd_seats_are_the_teams() -> None:
    """Seats 0 and 2 are team 0, seats 1 and 3 team 1."""
    assert [team_of(seat) for seat in range(4)] == [0, 1, 0, 1]


def test_an_order_starts_where_it_is_asked_to() -> None:
    """The four seats come in order of play from the first."""
    assert order_from(2) == (2, 3, 0, 1)


def test_one_seat_gets_another_value() -> None:
    """The three others keep theirs."""
    assert with_seat(("a", "b", "c", "d"), 2, "x") == ("a", "b", "x", "d")


@pytest.mark.parametrize("number", [-1, 4])
def test_there_is_no_fifth_seat(number: int) -> None:
    """The four seats pass, another number is refused and named."""
    check_seat(3)
    with pytest.raises(NoSuchSeat) as caught:
        check_seat(number)
    assert caught.value.params == {"number": number}
