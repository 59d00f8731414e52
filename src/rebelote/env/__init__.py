"""Environments for those who train players: `aec` for whole games, `BatchedPlay` for the play.

`aec` gives deals and matches of any ruleset as a PettingZoo environment, played by the Python
engine; `BatchedPlay` plays the cards of thousands of deals at once in the native kernel. Both
number the cards alike. They need the packages of the extra `env`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rebelote.env.batched import BatchedPlay, Observed
from rebelote.extras import needed
from rebelote.rules import Ruleset
from rebelote.rules.registry import ruleset as ruleset_of

if TYPE_CHECKING:
    from rebelote.env.game import BeloteEnv

__all__ = ["BatchedPlay", "Observed", "aec"]


def aec(
    ruleset: Ruleset | str, *, match: bool = False, render_mode: str | None = None
) -> BeloteEnv:
    """Return the environment of a ruleset, for one deal at a time or for whole matches.

    A text names a ruleset with its house rules. Raises `RulesetError`, `BidOutsideSpace`, or
    `MissingExtra` where a package of the extra `env` is missing.
    """
    for package in ("numpy", "gymnasium", "pettingzoo"):
        needed(package, "env")
    from rebelote.env.game import BeloteEnv

    rules = ruleset if isinstance(ruleset, Ruleset) else ruleset_of(ruleset)
    return BeloteEnv(rules, match=match, render_mode=render_mode)
