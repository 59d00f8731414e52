"""Exact rounding to tens (RULES.md 3.6)."""

from __future__ import annotations

from enum import StrEnum

from rebelote.rules.ranking import Strain


class Unit(StrEnum):
    """What one mark is: a point (`raw`), or ten points rounded in the manner named."""

    RAW = "raw"
    BE = "be"
    BG = "bg"
    R10 = "r10"


def nearest_ten(points: int) -> int:
    """Round to the nearest ten, five upwards (`r10`)."""
    return 10 * ((points + 5) // 10)


def tens_from_six(points: int) -> int:
    """Return tens, rounded up from a last digit of six (`be`, and `bg` at a suit)."""
    return (points + 4) // 10


def tens_from_five(points: int) -> int:
    """Return tens, rounded up from a last digit of five (`bg` at no-trumps and all-trumps)."""
    return (points + 5) // 10


def bulgarian_tens(points: int, strain: Strain) -> int:
    """Return tens rounded as the strain asks (`bg`)."""
    return tens_from_six(points) if strain.is_suit else tens_from_five(points)


def is_bulgarian_clash(points: tuple[int, int], strain: Strain) -> bool:
    """Tell whether both totals end in the digit at which only the lower one is rounded up."""
    if strain is Strain.NO_TRUMP:
        return False
    digit = 6 if strain.is_suit else 4
    return points[0] % 10 == points[1] % 10 == digit


def bulgarian_pair(points: tuple[int, int], strain: Strain) -> tuple[int, int]:
    """Round two different totals of one deal so that the tens add up (`bg`, 002-q)."""
    if not is_bulgarian_clash(points, strain):
        return bulgarian_tens(points[0], strain), bulgarian_tens(points[1], strain)
    low_is_first = points[0] < points[1]
    return points[0] // 10 + low_is_first, points[1] // 10 + (not low_is_first)
