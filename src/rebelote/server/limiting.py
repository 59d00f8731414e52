"""How much one address, and one guest, may ask for: so often in a time, and so many at once."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.storage import Storage
from limits.strategies import FixedWindowRateLimiter
from starlette.requests import HTTPConnection

from rebelote.server.errors import TooManyGuests, TooManyRequests, TooManySockets
from rebelote.server.settings import Settings

# A person at home is given as many IPv6 addresses as this leaves open.
_IPV6_HOME: Final = 64
_COUNTS_BEFORE_CLEARING: Final = 10_000

Clock = Callable[[], float]


class Counts(Storage):
    """Counts that end with their window, by a clock of one's own, in the memory of the process."""

    STORAGE_SCHEME = None

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock
        self._counts: dict[str, tuple[int, float]] = {}

    @property
    def base_exceptions(self) -> tuple[type[Exception], ...]:
        """Nothing goes wrong in memory."""
        return ()

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        """Count, in a window that begins with the first of `expiry` seconds; return the count."""
        if len(self._counts) >= _COUNTS_BEFORE_CLEARING:
            self._clear_ended()
        count = self.get(key)
        ends = self._counts[key][1] if count else self._clock() + expiry
        self._counts[key] = (count + amount, ends)
        return count + amount

    def get(self, key: str) -> int:
        """Return the count of the window, 0 once it has ended."""
        count, ends = self._counts.get(key, (0, 0.0))
        return count if ends > self._clock() else 0

    def get_expiry(self, key: str) -> float:
        """Return when the window ends, by the clock."""
        return self._counts[key][1] if self.get(key) else self._clock()

    def check(self) -> bool:
        """Return that it works."""
        return True

    def reset(self) -> int:
        """Forget all counts; return how many there were."""
        count = len(self._counts)
        self._counts.clear()
        return count

    def clear(self, key: str) -> None:
        """Forget a count."""
        self._counts.pop(key, None)

    def _clear_ended(self) -> None:
        now = self._clock()
        self._counts = {key: one for key, one in self._counts.items() if one[1] > now}


class Limits:
    """What each address and each guest has used up of what the settings allow.

    An address of None is this machine itself, which is not limited: whoever sits at it has other
    ways to keep it busy.
    """

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._rates = FixedWindowRateLimiter(Counts(clock))
        self._requests = RateLimitItemPerMinute(settings.requests_a_minute, namespace="requests")
        self._guests = RateLimitItemPerHour(settings.guests_an_hour, namespace="guests")
        self._most_an_address = settings.sockets_an_address
        self._most_a_guest = settings.sockets_a_guest
        self._sockets: Counter[tuple[str, str]] = Counter()

    def count_request(self, address: str | None) -> None:
        """Count a request that makes something, or a socket; raises `TooManyRequests`."""
        wait = self._wait(self._requests, address)
        if wait:
            raise TooManyRequests(seconds=wait)

    def count_guest(self, address: str | None) -> None:
        """Count a guest who is made; raises `TooManyGuests`."""
        wait = self._wait(self._guests, address)
        if wait:
            raise TooManyGuests(seconds=wait)

    @contextmanager
    def socket(self, address: str | None, guest: str) -> Iterator[None]:
        """Count a socket while it is open; raises `TooManySockets`."""
        kept = [(("guest", guest), self._most_a_guest)]
        if address is not None:
            kept.append((("address", address), self._most_an_address))
        for key, most in kept:
            if self._sockets[key] >= most:
                raise TooManySockets(most=most)
        keys = [key for key, _ in kept]
        self._sockets.update(keys)
        try:
            yield
        finally:
            self._sockets -= Counter(keys)

    def _wait(self, item: RateLimitItem, address: str | None) -> int:
        """Count one more; return after how many seconds another try makes sense, 0 for now."""
        if address is None or self._rates.hit(item, address):
            return 0
        ends = self._rates.get_window_stats(item, address).reset_time
        return max(1, math.ceil(ends - self._clock()))


def address_of(connection: HTTPConnection) -> str | None:
    """Return by what the limits know who asks: an address, a home's network, None for us here."""
    if connection.client is None:
        return None
    host = connection.client.host
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is None:
            return None if found.is_loopback else str(ip_network((found, _IPV6_HOME), strict=False))
        found = found.ipv4_mapped
    return None if found.is_loopback else str(found)
