"""Finding rulesets by name, and third parties' variants."""

import dataclasses
from collections.abc import Callable, Iterator
from importlib import metadata
from typing import Any

import pytest

from rebelote.rules import Ruleset, registry
from rebelote.rules.errors import (
    BadRulesetText,
    BrokenPlugin,
    UnknownRuleset,
    UnknownRulesetVersion,
)
from rebelote.rules.registry import broken_plugins, ruleset, rulesets

PLUGIN_NAME = "elsewhere"


class Plugin:
    """An entry point as the installed packages list it."""

    name = PLUGIN_NAME
    value = "elsewhere:RULESET"

    def __init__(self, found: Any) -> None:
        self.found = found

    def load(self) -> Any:
        """Return what the plugin brings, or raise it."""
        if isinstance(self.found, Exception):
            raise self.found
        return self.found


Install = Callable[[Any], None]


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Give a function that installs a plugin, for as long as the test runs."""
    installed: list[Plugin] = []

    def entry_points(group: str) -> list[Plugin]:
        assert group == registry.ENTRY_POINT_GROUP
        return installed

    def install_one(found: Any) -> None:
        installed.append(Plugin(found))
        registry._installed.cache_clear()

    monkeypatch.setattr(metadata, "entry_points", entry_points)
    yield install_one
    monkeypatch.undo()
    registry._installed.cache_clear()


def variant_of(name: str, **fields: Any) -> Ruleset:
    return dataclasses.replace(ruleset(name), **fields)


def test_the_seven_variants_are_found() -> None:
    """The scan finds every file, in alphabetical order."""
    assert [*rulesets()] == [
        "bela",
        "bulgarian",
        "coinche",
        "concours",
        "french501",
        "ktga_be",
        "ktga_fr",
    ]


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("coinche", "coinche@1"),
        ("coinche@1", "coinche@1"),
        (" coinche@1 ", "coinche@1"),
        ("coinche()", "coinche@1"),
        ("coinche(target=2000)", "coinche@1(target=2000)"),
        ("coinche@1( target = 2000 , announces=off )", "coinche@1(announces=off,target=2000)"),
        ("concours(packets_before=2-3/3-2)", "concours@1(packets_before=2-3/3-2)"),
    ],
)
def test_a_text_names_a_ruleset(text: str, printed: str) -> None:
    """Name, version and options may be given, spaces too."""
    assert str(ruleset(text)) == printed


@pytest.mark.parametrize(
    "text", ["", "coinche@", "coinche@x", "coinche(target)", "a b", "coinche(a=1"]
)
def test_another_text_is_refused(text: str) -> None:
    """What does not read as a ruleset, or names no option, is an error with the text."""
    with pytest.raises((BadRulesetText, UnknownRuleset)) as caught:
        ruleset(text)
    assert text in caught.value.params.values()


def test_an_option_named_twice_is_refused() -> None:
    """Which of two values is meant cannot be known."""
    with pytest.raises(BadRulesetText) as caught:
        ruleset("coinche(target=1,target=2)")
    assert caught.value.params == {"text": "coinche(target=1,target=2)"}


def test_an_unknown_variant_is_refused_with_the_known_ones() -> None:
    """The error lists what is installed."""
    with pytest.raises(UnknownRuleset) as caught:
        ruleset("tarot")
    assert caught.value.params["ruleset"] == "tarot"
    assert "coinche" in str(caught.value.params["known"])


def test_an_unknown_version_is_refused_with_the_known_ones() -> None:
    """The error names the versions that exist."""
    with pytest.raises(UnknownRulesetVersion) as caught:
        ruleset("coinche@7")
    assert caught.value.params["ruleset"] == "coinche"
    assert caught.value.params["version"] == "7"
    assert "1" in str(caught.value.params["known"])


def test_a_plugin_brings_a_variant(install: Install) -> None:
    """A ruleset from another package is found by its name."""
    install(variant_of("coinche", id="contree"))
    assert str(ruleset("contree")) == "contree@1"


def test_the_newest_version_is_meant_without_one(install: Install) -> None:
    """An older version stays readable by its number."""
    install(variant_of("coinche", version=2))
    assert rulesets()["coinche"].version == 2
    assert ruleset("coinche").version == 2
    assert ruleset("coinche@1").version == 1


@pytest.mark.parametrize("found", [RuntimeError("boom"), ImportError("gone"), "no ruleset"])
def test_a_broken_plugin_is_named(install: Install, found: object) -> None:
    """Whatever goes wrong in a plugin, the error says which one it is."""
    install(found)
    with pytest.raises(BrokenPlugin) as caught:
        ruleset(PLUGIN_NAME)
    assert [error.params for error in broken_plugins()] == [caught.value.params]
    assert caught.value.params["plugin"] == "elsewhere:RULESET"
    assert "problem" in caught.value.params


def test_a_plugin_may_not_replace_a_variant(install: Install) -> None:
    """A name and version that exist already are refused, and the variant stays as it was."""
    install(ruleset("coinche"))
    with pytest.raises(BrokenPlugin):
        ruleset(PLUGIN_NAME)


def test_a_broken_plugin_does_not_stand_in_the_way_of_others(install: Install) -> None:
    """The variants that can be loaded are there."""
    before = rulesets()
    install(RuntimeError("boom"))
    assert rulesets() == before
