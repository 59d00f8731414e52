"""So often in a time, and so many at once; by a clock that the test moves."""

from types import SimpleNamespace
from typing import Any

import pytest

from rebelote.server.errors import TooManyGuests, TooManyRequests, TooManySockets
from rebelote.server.limiting import Counts, Limits, address_of
from rebelote.server.settings import Settings

SETTINGS = Settings(requests_a_minute=3, guests_an_hour=2, sockets_an_address=3, sockets_a_guest=2)


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def limits(clock):
    return Limits(SETTINGS, clock)


def test_requests_are_counted_by_the_minute(limits, clock):
    """The fourth is refused with the time to wait, after which three more are let through."""
    for _ in range(2):
        for _ in range(3):
            limits.count_request("192.0.2.1")
        clock.now += 15.5
        with pytest.raises(TooManyRequests) as refused:
            limits.count_request("192.0.2.1")
        assert refused.value.params == {"seconds": 45}
        clock.now += refused.value.params["seconds"]


def test_guests_are_counted_by_the_hour(limits, clock):
    """They are counted apart from requests."""
    limits.count_request("192.0.2.1")
    for _ in range(2):
        limits.count_guest("192.0.2.1")
    with pytest.raises(TooManyGuests) as refused:
        limits.count_guest("192.0.2.1")
    assert refused.value.params == {"seconds": 3600}
    clock.now += 3600
    limits.count_guest("192.0.2.1")


def test_an_address_does_not_use_up_what_another_may(limits):
    """And this machine is not counted at all."""
    for _ in range(3):
        limits.count_request("192.0.2.1")
    limits.count_request("192.0.2.2")
    for _ in range(10):
        limits.count_request(None)
        limits.count_guest(None)


def test_open_sockets_of_a_guest_are_counted(limits):
    """From wherever they come; one that closes makes room for another."""
    with limits.socket("192.0.2.1", "ada"):
        with limits.socket(None, "ada"):
            with pytest.raises(TooManySockets) as refused, limits.socket("192.0.2.2", "ada"):
                pass
            assert refused.value.params == {"most": 2}
        with limits.socket("192.0.2.2", "ada"):
            pass


def test_open_sockets_of_an_address_are_counted(limits):
    """Whoever the guests are; this machine may open more."""
    with (
        limits.socket("192.0.2.1", "ada"),
        limits.socket("192.0.2.1", "bea"),
        limits.socket("192.0.2.1", "cid"),
    ):
        with pytest.raises(TooManySockets), limits.socket("192.0.2.1", "dan"):
            pass
        with limits.socket(None, "dan"), limits.socket("192.0.2.9", "dan"):
            pass


def test_a_refused_socket_is_not_counted(limits):
    """However often it is tried."""
    with limits.socket("192.0.2.1", "ada"), limits.socket("192.0.2.1", "ada"):
        for _ in range(5):
            with pytest.raises(TooManySockets), limits.socket("192.0.2.1", "ada"):
                pass
    with limits.socket("192.0.2.1", "ada"), limits.socket("192.0.2.1", "ada"):
        pass


def test_counts_do_not_fill_the_memory(clock, monkeypatch):
    """Windows that have ended are forgotten when there are many."""
    monkeypatch.setattr("rebelote.server.limiting._COUNTS_BEFORE_CLEARING", 5)
    counts = Counts(clock)
    for number in range(5):
        counts.incr(str(number), 60)
    clock.now += 60
    counts.incr("last", 60, amount=2)
    assert counts.reset() == 1


def test_a_count_is_read_and_cleared(clock):
    """As the library demands of a storage."""
    counts = Counts(clock)
    counts.incr("a", 60, amount=2)
    assert (counts.get("a"), counts.get_expiry("a")) == (2, 1060.0)
    counts.clear("a")
    assert (counts.get("a"), counts.get_expiry("a")) == (0, 1000.0)
    assert counts.check()


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("127.0.0.1", None),
        ("127.9.9.9", None),
        ("::1", None),
        ("::ffff:127.0.0.1", None),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("somebody", "somebody"),
    ],
)
def test_a_home_has_one_address(host, expected):
    """Of IPv6 the network counts, and this machine is none."""
    connection: Any = SimpleNamespace(client=SimpleNamespace(host=host))
    assert address_of(connection) == expected


def test_a_connection_without_an_address_is_of_this_machine():
    """Such is a socket in a folder."""
    connection: Any = SimpleNamespace(client=None)
    assert address_of(connection) is None
