"""The terms of a table in words: what a stake means, who shares the pot, what leaving costs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rebelote.notation.wording import say_company
from rebelote.tables import Terms
from rebelote.tables.clock import GRACE, MOVE, RESERVE, Speed
from rebelote.tables.pot import CASINO_PERCENT, Scheme

_SECOND = 1000


def terms_shown(terms: Terms, persons: int, language: str) -> dict[str, Any]:
    """Return the terms as pages have them; `persons` is how many share the pot at the end."""
    move = MOVE.get(Speed(terms.speed))
    return {
        "stake": terms.stake,
        "pot": terms.pot,
        "speed": terms.speed,
        "move_seconds": None if move is None else move // _SECOND,
        "reserve_seconds": RESERVE // _SECOND,
        "grace_seconds": GRACE // _SECOND,
        "is_private": terms.is_private,
        "has_spectators": terms.has_spectators,
        "shows_last_trick": terms.shows_last_trick,
        "takeover": terms.bot,
        "returns": terms.returns,
        "lines": list(_lines(terms, max(1, persons), language)),
    }


def _lines(terms: Terms, persons: int, language: str) -> Iterator[str]:
    if terms.stake:
        yield say_company("stake", language, chips=terms.stake)
        if terms.pot == Scheme.WINNERS:
            yield say_company("pot_winners", language)
        else:
            shares = CASINO_PERCENT[persons - 1]
            percents = ", ".join(map(str, shares))
            yield say_company("pot_casino", language, persons=persons, percents=percents)
        for code in ("rounding", "forfeit", "refunds"):
            yield say_company(code, language)
    else:
        yield say_company("stake_none", language)
    yield say_company("takeover", language, bot=terms.bot, returns=terms.returns)
    yield say_company("no_value", language)
