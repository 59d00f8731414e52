"""How much a search may cost, as it is passed on: zero stands for no limit."""

from __future__ import annotations

import math
import sys

from rebelote.solver.errors import BadRequest


def read_limits(nodes: int | None, seconds: float | None) -> tuple[int, float]:
    """Return the limits as numbers; raises `BadRequest` unless they are above zero."""
    if nodes is not None:
        read_count("nodes", nodes, 1, sys.maxsize)
    if seconds is not None and not seconds > 0:
        raise BadRequest(name="seconds", value=seconds)
    most = 0 if nodes is None else nodes
    return most, 0.0 if seconds is None or math.isinf(seconds) else float(seconds)


def read_count(name: str, value: object, low: int, high: int) -> int:
    """Return a whole number within bounds; raises `BadRequest` otherwise."""
    if type(value) is not int or not low <= value <= high:
        raise BadRequest(name=name, value=value)
    return value
