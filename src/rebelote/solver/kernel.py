"""The one door to the native kernel, and whether there is one."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from rebelote.rules.following import Following, Release, RuffWhen
from rebelote.rules.ranking import Ranking, Strain
from rebelote.rules.ruleset import Ruleset
from rebelote.rules.scoring.sheet import LAST_TRICK_POINTS
from rebelote.solver.objective import CAPOT_POINTS

if TYPE_CHECKING:
    import types

    from rebelote.solver import _core as _typed_core

core: types.ModuleType | None
failure: str | None
"""Why the kernel could not be imported, None where it was."""
try:
    from rebelote.solver import _core

    core, failure = _core, None
except ImportError as error:
    # No compiler where this was installed, or a kernel for another Python: the search is Python's.
    core, failure = None, str(error)

Backend = Literal["native", "python"]


def backend() -> Backend:
    """Return what searches here: `native`, the C++ kernel, or `python`, far slower."""
    return "python" if core is None else "native"


def processor() -> str:
    """Return which build of the kernel runs on this processor, `python` without a kernel."""
    return "python" if core is None else str(core.processor())


def native_rules(ruleset: Ruleset, strain: Strain) -> _typed_core.Rules:
    """Return a ruleset's tables and duties under a strain as the kernel takes them."""
    return _native_rules(ruleset.following, ruleset.ranking, strain)


@lru_cache(maxsize=256)
def _native_rules(following: Following, ranking: Ranking, strain: Strain) -> _typed_core.Rules:
    assert core is not None
    tables = ranking.tables[strain]
    rules: _typed_core.Rules = core.Rules(
        tables.higher,
        tables.points,
        tables.ruffs,
        tables.ranked_as_trump,
        (
            following.trump_rise,
            following.plain_rise,
            following.ruff_when is RuffWhen.ALWAYS,
            following.cannot_overruff is Release.UNDER,
            following.partner_trump_cannot_rise is Release.UNDER,
        ),
        LAST_TRICK_POINTS,
        CAPOT_POINTS,
    )
    return rules
