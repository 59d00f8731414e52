"""What `rebelote doctor` looks at: what works here, what is slower than it might be, what fails."""

from __future__ import annotations

import os
import platform
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from typing import Any, Final

from rebelote import __version__, solver
from rebelote.cli import settings
from rebelote.solver import kernel

# Extras that are of use to somebody who works on Rebelote itself.
DEVELOPERS: Final = frozenset({"bench", "dev", "docs", "lint", "referees", "test"})
_REQUIREMENT: Final = re.compile(r"""([\w.-]+).*;.*extra\s*==\s*["']([\w.-]+)["']""")


class State(StrEnum):
    """How one thing is."""

    OK = "ok"
    NOTE = "note"  # It works, and could be better.
    BROKEN = "broken"


@dataclass(frozen=True)
class Finding:
    """One thing looked at: the label that tells it, its values, and the facts for a program."""

    check: str
    state: State
    label: str
    values: Mapping[str, object] = field(default_factory=dict)
    facts: Mapping[str, Any] = field(default_factory=dict)


def examine() -> Iterator[Finding]:
    """Give what is found, one thing after another; each is looked at when it is asked for."""
    yield _this_installation()
    yield _kernel()
    yield from _extras()
    yield from _bots()
    yield from _rulesets()
    yield _folder()


def _this_installation() -> Finding:
    facts = {
        "version": __version__,
        "python": platform.python_version(),
        "platform": platform.platform(),
        "processors": os.cpu_count() or 1,
    }
    return Finding("installation", State.OK, "doctor_installation", facts, facts)


# --- the kernel -------------------------------------------------------------------------


def _kernel() -> Finding:
    """Tell who searches; a kernel that is there has to load and to find what Python finds."""
    facts: dict[str, Any] = {"backend": solver.backend(), "build": solver.processor()}
    if kernel.core is None:
        files = built_kernels()
        facts |= {"files": files, "problem": kernel.failure}
        if files:
            values = {"files": ", ".join(files), "problem": kernel.failure}
            return Finding("kernel", State.BROKEN, "doctor_kernel_fails", values, facts)
        return Finding("kernel", State.NOTE, "doctor_kernel_absent", {}, facts)
    problem = _wrong_answer()
    if problem is not None:
        facts["problem"] = problem
        return Finding("kernel", State.BROKEN, "doctor_kernel_wrong", {"problem": problem}, facts)
    return Finding("kernel", State.OK, "doctor_kernel", {"build": facts["build"]}, facts)


def built_kernels() -> list[str]:
    """Return the names of the files that hold a kernel, be it for this Python or for another."""
    folder = Path(solver.__file__).parent
    return sorted(path.name for kind in ("so", "pyd") for path in folder.glob(f"_core*.{kind}"))


def _wrong_answer() -> str | None:
    """Let kernel and Python solve the same ending; return how the kernel is wrong, if it is."""
    from rebelote.cards import CARDS, CardSet
    from rebelote.rules import Strain
    from rebelote.rules.registry import rulesets
    from rebelote.solver import search

    rules = next(iter(rulesets().values()))
    # Four cards each, every seventh of the pack: all suits, and something to ruff.
    hands = [CardSet.of(CARDS[seat : seat + 22 : 7]) for seat in range(4)]
    ending = solver.Position(rules, Strain.HEARTS, (hands[0], hands[1], hands[2], hands[3]))
    wanted = search.Solver(ending, 0, 0.0).value(ending)
    try:
        found = solver.value(ending)
    except Exception as error:
        # What a broken kernel raises may be anything.
        return f"{type(error).__name__}: {error}"
    return None if found == wanted else f"{found} != {wanted}"


# --- what may be added -------------------------------------------------------------------------


def _extras() -> Iterator[Finding]:
    """Tell which extras for players and programs are complete."""
    for extra, packages in sorted(_packages_of_extras().items()):
        if extra in DEVELOPERS:
            continue
        found = {name: _version_of(name) for name in packages}
        missing = [name for name, one in found.items() if one is None]
        facts = {"extra": extra, "packages": found}
        if missing:
            values = {"extra": extra, "packages": ", ".join(missing)}
            yield Finding("extra", State.NOTE, "doctor_extra_missing", values, facts)
        else:
            told = ", ".join(f"{name} {one}" for name, one in found.items())
            values = {"extra": extra, "packages": told}
            yield Finding("extra", State.OK, "doctor_extra", values, facts)


def _packages_of_extras() -> dict[str, list[str]]:
    extras: dict[str, list[str]] = defaultdict(list)
    wanted: list[str] | None = None
    with suppress(PackageNotFoundError):  # Modules that were copied and not installed.
        wanted = requires("rebelote")
    for text in wanted or ():
        match = _REQUIREMENT.match(text)
        if match is not None and match[1] != "rebelote":
            extras[match[2]].append(match[1])
    return extras


def _version_of(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


# --- players, games, files -----------------------------------------------------------------------


def _bots() -> Iterator[Finding]:
    """Let every computer player make one call."""
    from rebelote.bots import bots

    problems = {name: _trouble_with(name) for name in bots()}
    well = [name for name, problem in problems.items() if problem is None]
    yield Finding("bots", State.OK, "doctor_bots", {"bots": ", ".join(well)}, {"bots": well})
    for name, problem in problems.items():
        if problem is not None:
            facts = {"bot": name, "problem": problem}
            yield Finding("bot", State.BROKEN, "doctor_bot_fails", facts, facts)


def _trouble_with(name: str) -> str | None:
    from rebelote.bots import create
    from rebelote.cards import CARDS
    from rebelote.engine import Deal
    from rebelote.rules.registry import ruleset

    deal = Deal.start(ruleset(settings.SOLO_VARIANT), CARDS)
    view = deal.view(deal.setup.first)
    try:
        action = create(name, 0).decide(view)
    except Exception as error:
        # A model file may be damaged, a plugin may do anything.
        return f"{type(error).__name__}: {error}"
    return None if action in view.legal_actions else f"{action}"


def _rulesets() -> Iterator[Finding]:
    from rebelote.rules.registry import broken_plugins, rulesets

    known = [str(one) for one in rulesets().values()]
    told = {"rulesets": ", ".join(known)}
    yield Finding("rulesets", State.OK, "doctor_rulesets", told, {"rulesets": known})
    for broken in broken_plugins():
        facts = {name: str(value) for name, value in broken.params.items()}
        values: dict[str, object] = {"error": broken}
        yield Finding("plugin", State.BROKEN, "doctor_plugin_fails", values, facts)


def _folder() -> Finding:
    """Tell whether games can be kept, without making the folder before it is needed."""
    folder = settings.saved_game().parent
    nearest = next(one for one in (folder, *folder.parents) if one.exists())
    can_write = nearest.is_dir() and os.access(nearest, os.W_OK | os.X_OK)
    facts = {"folder": str(folder), "can_write": can_write}
    label = "doctor_folder" if can_write else "doctor_folder_fails"
    state = State.OK if can_write else State.BROKEN
    return Finding("folder", state, label, {"folder": folder}, facts)
