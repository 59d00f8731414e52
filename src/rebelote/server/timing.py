"""The time of day, and what happens at one: the only clock that tables of people are told of."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable


class Clock:
    """The system's clock, in milliseconds since 1970. A test brings one that it sets by hand."""

    def now(self) -> int:
        """Return the time."""
        return time.time_ns() // 1_000_000

    def after(self, milliseconds: int, callback: Callable[[], None]) -> Callable[[], None]:
        """Have something called in the running loop after a time; return what calls that off."""
        timer = asyncio.get_running_loop().call_later(milliseconds / 1000, callback)
        return timer.cancel
