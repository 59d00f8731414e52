"""The variants that are installed: those of `rules/variants/` and those that plugins bring.

A plugin is an entry point of the group `rebelote.variants` that loads to a `Ruleset`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from rebelote.cards import Reason
from rebelote.rules.errors import (
    BadRulesetText,
    BrokenPlugin,
    UnknownRuleset,
    UnknownRulesetVersion,
)
from rebelote.rules.ruleset import Ruleset

ENTRY_POINT_GROUP = "rebelote.variants"

_TEXT = re.compile(r"\s*([\w-]+)(?:@([0-9]{1,9}))?\s*(?:\((.*)\))?\s*")


class Installed(NamedTuple):
    """What was found: every version of every variant, and by name the plugins that are broken."""

    published: Mapping[tuple[str, int], Ruleset]
    broken: Mapping[str, BrokenPlugin]


@cache
def _installed() -> Installed:
    """Look for variants once."""
    # Imported here because reading the installed packages takes longer than all other imports.
    from importlib import import_module
    from importlib.metadata import entry_points
    from pkgutil import iter_modules

    from rebelote.rules import variants

    published: dict[tuple[str, int], Ruleset] = {}
    broken: dict[str, BrokenPlugin] = {}
    for module in iter_modules(variants.__path__):
        value: Ruleset = import_module(f"{variants.__name__}.{module.name}").RULESET
        published[value.id, value.version] = value
    for entry in entry_points(group=ENTRY_POINT_GROUP):
        problem: object = Reason.of("not_a_new_ruleset")
        try:
            plugin = entry.load()
        except Exception as error:
            # A plugin's own faults are of any kind; they must name the plugin, not the registry.
            plugin, problem = None, f"{error}"
        if isinstance(plugin, Ruleset) and (plugin.id, plugin.version) not in published:
            published[plugin.id, plugin.version] = plugin
        else:
            broken[entry.name] = BrokenPlugin(plugin=entry.value, problem=problem)
    return Installed(MappingProxyType(published), MappingProxyType(broken))


def rulesets() -> dict[str, Ruleset]:
    """Return the newest version of every variant by id, in alphabetical order."""
    newest: dict[str, Ruleset] = {}
    for (name, _), value in sorted(_installed().published.items()):
        newest[name] = value
    return newest


def broken_plugins() -> tuple[BrokenPlugin, ...]:
    """Return, as errors, the installed variants that could not be loaded; the others still work."""
    return tuple(_installed().broken.values())


def ruleset(text: str) -> Ruleset:
    """Return the ruleset that a text names: `coinche`, `coinche@1`, `coinche(target=2000)`.

    Without a version the newest is meant. Raises a `RulesetError` that says what is wrong.
    """
    match = _TEXT.fullmatch(text)
    if match is None:
        raise BadRulesetText(text=text)
    name, version, inside = match.groups()
    newest = rulesets().get(name)
    if newest is None:
        if name in _installed().broken:
            raise _installed().broken[name]
        raise UnknownRuleset(ruleset=name, known=", ".join(rulesets()))
    value = newest
    if version is not None:
        versions = {
            known: one for (own, known), one in _installed().published.items() if own == name
        }
        if int(version) not in versions:
            known = ", ".join(map(str, versions))
            raise UnknownRulesetVersion(ruleset=name, version=version, known=known)
        value = versions[int(version)]
    options = {}
    for part in filter(None, (inside or "").split(",")):
        option, equals, raw = (piece.strip() for piece in part.partition("="))
        if not equals or option in options:
            raise BadRulesetText(text=text)
        options[option] = raw
    return value.with_options(**options) if options else value
