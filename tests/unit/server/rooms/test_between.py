"""Between two deals: the server waits for people, and then for what their pages add."""

from rebelote.rules import SEATS
from rebelote.server.rooms.between import ENTROPY_WITHIN, NEXT_AFTER, Between, is_between
from rebelote.tables import Pause
from tests.unit.tables.gathered import begun, in_auction, played_until, told, waiting

ADDED = "00" * 16


def after_a_deal():
    """Return a table whose first deal is over."""
    return played_until(begun(), lambda table: len(table.finished) == 1)


def test_the_first_deal_waits_for_no_vote():
    """It comes as soon as everybody present has added, or after the time for it."""
    table, between = begun(), Between()
    between.fit(table, 0)
    assert between.asked_until == ENTROPY_WITHIN
    assert not between.is_due(table, ENTROPY_WITHIN - 1)
    assert between.is_due(table, ENTROPY_WITHIN)
    between.added = dict.fromkeys(SEATS, ADDED)
    assert between.is_due(table, 0)


def test_the_next_deal_waits_for_all_or_for_a_while():
    """Three of four are not enough before the time is over."""
    table, between = after_a_deal(), Between()
    between.fit(table, 0)
    assert (between.number, between.due_at) == (2, NEXT_AFTER)
    between.ready = set(SEATS[:3])
    between.fit(table, 1)
    assert between.due_at == NEXT_AFTER
    between.ready = set(SEATS)
    between.fit(table, 2)
    assert between.asked_until == 2 + ENTROPY_WITHIN
    late = Between()
    late.fit(table, 0)
    late.fit(table, NEXT_AFTER)
    assert late.asked_until == NEXT_AFTER + ENTROPY_WITHIN


def test_a_pause_ends_the_waiting():
    """Nothing is dealt in it, and votes are asked for anew after it."""
    table, between = after_a_deal(), Between()
    between.fit(table, 0)
    between.ready = {SEATS[0]}
    paused = told(table, *(Pause(name) for name in ("ada", "bea", "cid", "dan")))
    between.fit(paused, 1)
    assert (between.ready, between.due_at) == (set(), None)
    assert not between.is_due(paused, 10 * NEXT_AFTER)


def test_when_there_is_nothing_to_deal():
    """Neither before the match nor while a deal is played."""
    assert not is_between(waiting()[0])
    assert not is_between(in_auction())
    assert is_between(begun())
