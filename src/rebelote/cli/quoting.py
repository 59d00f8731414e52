"""What others wrote, quoted in an error: short, and without signs that command a terminal."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

from rebelote.cards import RebeloteError

if TYPE_CHECKING:
    from rebelote.notation import Fault

MOST_QUOTED: Final = 40
MOST_FAULTS: Final = 20
MOST_IN_A_LINE: Final = 2000

# Parameters of errors that repeat what was read; the others are our own words.
_REPEATED: Final = frozenset(
    {"bot", "field", "format", "language", "letters", "name", "number", "option", "plugin"}
    | {"result", "ruleset", "tag", "text", "value", "version"}
)
_UNSEEN: Final = ("Zl", "Zp")


def visible(text: str) -> str:
    """Return a text with escapes instead of all signs that a terminal may obey."""
    return "".join(
        sign.encode("unicode_escape").decode("ascii") if _is_unseen(sign) else sign for sign in text
    )


def one_line(text: str) -> str:
    """Return a text as one line of visible signs, cut where nobody would read on."""
    return visible(" ".join(_cut(text, MOST_IN_A_LINE).split()))


def shorten(text: str) -> str:
    """Return the beginning of a text, with an ellipsis where more follows."""
    return _cut(text, MOST_QUOTED)


def shorten_error(error: RebeloteError) -> RebeloteError:
    """Return an error that quotes little of what was read, and few of many faults."""
    params = dict(error.params)
    for name, value in params.items():
        if isinstance(value, str) and name in _REPEATED:
            params[name] = shorten(value)
    faults = params.get("faults")
    if isinstance(faults, tuple):
        params["faults"] = tuple(shorten_fault(fault) for fault in faults[:MOST_FAULTS])
    return type(error)(**params)


def shorten_fault(fault: Fault) -> Fault:
    """Return a fault that quotes little of what was read."""
    place = fault.place
    short = place._replace(field=shorten(place.field), token=shorten(place.token))
    return fault._replace(place=short, error=shorten_error(fault.error))


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[:most] + "…"


def _is_unseen(sign: str) -> bool:
    """Tell controls, directions, halves of signs and ends of lines from what can be seen."""
    category = unicodedata.category(sign)
    return category.startswith("C") or category in _UNSEEN
