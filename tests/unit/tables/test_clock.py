"""Clocks."""

import pytest

from rebelote.rules import SEATS
from rebelote.tables.clock import GRACE, MOVE, RESERVE, Clock, Speed

SEAT, OTHER = SEATS[1], SEATS[2]
HARE = Clock(Speed.HARE)


def deadline_of(clock, seat):
    """Return when a seat's time ends."""
    return clock.deadline(seat)


def test_a_move_has_its_time_then_the_reserve_then_grace():
    """The three follow one another, and then the time is over."""
    deadline = deadline_of(HARE.seen(1000).begin_turn(), SEAT)
    assert (deadline.move, deadline.reserve, deadline.grace) == (11_000, 71_000, 131_000)
    times = (1000, 10_999, 11_000, 70_999, 71_000, 130_999, 131_000)
    phases = ["move", "move", "reserve", "reserve", "grace", "grace", "over"]
    assert [deadline.phase(time) for time in times] == phases


@pytest.mark.parametrize(
    ("used", "left"),
    [(10_000, RESERVE), (15_000, RESERVE - 5000), (70_000, 0), (200_000, 0)],
)
def test_what_a_move_takes_beyond_its_time_comes_off_the_reserve(used, left):
    """It is that seat's own, and never less than nothing."""
    clock = HARE.seen(used).end_turn(SEAT)
    assert clock.reserves[SEAT] == left
    assert clock.reserves[OTHER] == RESERVE
    assert deadline_of(clock, OTHER).move == used + MOVE[Speed.HARE]


@pytest.mark.parametrize("speed", MOVE)
def test_every_speed_has_its_time(speed):
    """The slower the speed, the later the deadline."""
    deadline = deadline_of(Clock(speed), SEAT)
    assert deadline.grace - deadline.reserve == GRACE
    assert deadline.move == MOVE[speed]


def test_who_plays_calmly_has_no_deadline():
    """And uses up nothing, however long it takes."""
    calm = Clock(Speed.CALM)
    assert deadline_of(calm, SEAT) is None
    assert calm.seen(10**9).end_turn(SEAT).reserves == calm.reserves


def test_a_pause_does_not_count():
    """The turn goes on with the time it had left."""
    paused = HARE.seen(4000).stop()
    assert deadline_of(paused, SEAT) is None
    clock = paused.seen(504_000).go()
    assert deadline_of(clock, SEAT).move == 510_000


def test_a_turn_that_begins_in_a_pause_has_all_its_time_after_it():
    """Somebody comes back while the table stands still, and gains nothing by it."""
    clock = HARE.seen(4000).stop().seen(9000).begin_turn().seen(20_000).go()
    assert deadline_of(clock, SEAT).move == 30_000


def test_who_leaves_in_a_pause_has_used_what_came_before_it():
    """The reserve of the seat is what it was when the table stopped."""
    clock = HARE.seen(15_000).stop().seen(900_000).end_turn(SEAT)
    assert clock.reserves[SEAT] == RESERVE - 5000


def test_the_time_without_a_server_does_not_count():
    """From the last event to the return of the server nobody loses anything."""
    clock = HARE.seen(4000).woken(1_000_000)
    assert deadline_of(clock, SEAT).move == 1_006_000
    paused = HARE.seen(4000).stop().woken(1_000_000).seen(1_001_000).go()
    assert deadline_of(paused, SEAT).move == 1_007_000


def test_a_clock_that_goes_back_gives_no_time_back():
    """An earlier time is taken to be as late as the last event."""
    clock = HARE.seen(12_000).seen(3000)
    assert clock.at == 12_000
    assert deadline_of(clock.woken(3000), SEAT) == deadline_of(clock, SEAT)
    assert clock.end_turn(SEAT).reserves[SEAT] == RESERVE - 2000


def test_silence_uses_the_reserve_up():
    """Who comes back after it has the time of the move alone, and grace."""
    assert HARE.seen(5000).run_out(SEAT).reserves[SEAT] == 0
