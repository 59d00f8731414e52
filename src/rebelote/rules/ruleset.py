"""A ruleset: the parts of one variant, with the house options that were changed."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from rebelote.cards import Reason
from rebelote.rules.belote import Belote
from rebelote.rules.bidding import Bidding
from rebelote.rules.dealing import Dealing
from rebelote.rules.declarations import Announces
from rebelote.rules.errors import (
    BadOptionValue,
    InconsistentOptions,
    OptionWithoutEffect,
    UnknownOption,
)
from rebelote.rules.following import Following
from rebelote.rules.options import Domain, Option, options_of
from rebelote.rules.ranking import STANDARD_RANKING, Ranking
from rebelote.rules.scoring import Scoring
from rebelote.rules.vocabulary import Texts, Vocabulary
from rebelote.rules.winning import Winning

PARTS = ("dealing", "bidding", "following", "announces", "belote", "scoring", "winning")


class Setting(NamedTuple):
    """One house option of a ruleset: where it stands, how it is declared, its value."""

    part: str
    option: Option
    value: Any

    @property
    def text(self) -> str:
        """The value as it is written in a ruleset's text."""
        return self.option.domain.write(self.value)


@dataclass(frozen=True)
class Ruleset:
    """Everything a deal and a match need to know about one variant; a frozen value.

    `changes` holds the options that differ from the variant as published, in text; two rulesets
    with the same text are equal. Names and values of options: RULES.md sections 3 and 5.

    `title` is the variant's name and `promise` one line about it, as pairs of language and text;
    `words` are its players' own.
    """

    id: str
    version: int
    dealing: Dealing
    bidding: Bidding
    following: Following
    announces: Announces
    belote: Belote
    scoring: Scoring
    winning: Winning
    sources: tuple[str, ...] = ()
    ranking: Ranking = STANDARD_RANKING
    title: Texts = field(default=(), compare=False, repr=False)
    promise: Texts = field(default=(), compare=False, repr=False)
    words: Vocabulary = field(default=Vocabulary(), compare=False, repr=False)
    changes: tuple[tuple[str, str], ...] = ()
    published: Ruleset | None = field(default=None, compare=False, repr=False)

    def __hash__(self) -> int:
        """Hash the text, which tells equal rulesets apart from others."""
        return hash(str(self))

    def __str__(self) -> str:
        """Write `id@version`, with the changed options in parentheses."""
        options = ",".join(f"{name}={text}" for name, text in self.changes)
        return f"{self.id}@{self.version}" + (f"({options})" if options else "")

    @cached_property
    def settings(self) -> Mapping[str, Setting]:
        """The options that have an effect here, by name, in the order of the parts."""
        known = self._all_settings
        return {name: one for name, one in known.items() if self._missing_need(one) is None}

    @cached_property
    def _all_settings(self) -> dict[str, Setting]:
        found = {}
        for part in PARTS:
            for name, option, value in options_of(getattr(self, part)):
                found[name] = Setting(part, option, value)
        return found

    def _missing_need(self, setting: Setting) -> Reason | None:
        """Return the option, with its value, that keeps this one from having an effect."""
        for need in setting.option.needs:
            other = self._all_settings.get(need.option)
            if other is None:
                return Reason.of("no_option", option=need.option)
            deeper = self._missing_need(other)
            if deeper is not None:
                return deeper
            if not need.is_met(other.value):
                return Reason.of("option_is", option=need.option, value=other.text)
        return None

    def with_options(self, /, **options: object) -> Ruleset:
        """Return this ruleset with house options changed.

        Values are texts (`"off"`, `"51"`), JSON values or the options' own types. Earlier changes
        that lose their effect beside the new ones are dropped. Raises `UnknownOption`,
        `BadOptionValue`, `OptionWithoutEffect` or `InconsistentOptions`.
        """
        asked: dict[str, Any] = {}
        for given, raw in options.items():
            name, value = self._resolve(given, raw)
            if asked.setdefault(name, value) != value:
                raise InconsistentOptions(because=Reason.of("said_both_ways", option=name))
        published = self.published or self
        kept = {name: self._all_settings[name].value for name, _ in self.changes}
        changed = published._with_values(kept | asked)
        for name in asked:
            missing = changed._missing_need(changed._all_settings[name])
            if missing is not None:
                raise OptionWithoutEffect(ruleset=self.id, option=name, because=missing)
        alive = {name: one.value for name, one in changed.settings.items() if name in kept}
        return published._with_values(alive | asked)

    def _resolve(self, name: str, raw: object) -> tuple[str, Any]:
        """Return the option's own name and the value meant; raise when there is none."""
        setting = self._all_settings.get(name)
        if setting is None:
            for own, other in self._all_settings.items():
                alias = other.option.alias
                if alias is not None and alias.name == name:
                    text = self._read(name, alias.domain, raw, alias.translate)
                    return own, other.option.domain.read(text)
            known = ", ".join(self.settings)
            raise UnknownOption(ruleset=self.id, option=name, known=known)
        if any(need.option not in self._all_settings for need in setting.option.needs):
            missing = self._missing_need(setting)
            raise OptionWithoutEffect(ruleset=self.id, option=name, because=missing)
        domain = setting.option.domain
        return name, self._read(name, domain, raw, domain.read)

    def _read(self, name: str, domain: Domain, raw: object, read: Callable[[object], Any]) -> Any:
        try:
            return read(raw)
        except (ValueError, TypeError) as error:
            allowed = domain.allowed
            raise BadOptionValue(option=name, value=raw, allowed=allowed) from error

    def _with_values(self, values: Mapping[str, Any]) -> Ruleset:
        """Return the published variant with these values in its parts."""
        fields: dict[str, dict[str, Any]] = {}
        changes = []
        for name, value in sorted(values.items()):
            setting = self._all_settings[name]
            if value != setting.value:
                fields.setdefault(setting.part, {})[name] = value
                changes.append((name, setting.option.domain.write(value)))
        parts: dict[str, Any] = {
            part: dataclasses.replace(getattr(self, part), **changed)
            for part, changed in fields.items()
        }
        return dataclasses.replace(self, **parts, changes=tuple(changes), published=self)
