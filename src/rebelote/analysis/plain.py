"""Hints and reviews as plain values for JSON: numbers, texts, lists and dictionaries.

Cards, calls and announces are written as in deal lines, seats as numbers, marks as the findings
give them. Field names are those of the frozen values; docs/reference/analysis.md lists them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import StrEnum
from typing import Any

from rebelote.analysis.advice import Hint
from rebelote.analysis.findings import Review
from rebelote.cards import Card, CardSet, Reason
from rebelote.engine import Deal
from rebelote.notation import print_action, print_card, print_deal
from rebelote.notation.wording import say_reason
from rebelote.rules import Action, Ruleset

_DIGITS = 4


def review_to_dict(review: Review, language: str | None = None) -> dict[str, Any]:
    """Return a review for JSON; with a language, each reason comes with its sentence."""
    return dict(_Plain(language, review.deal.ruleset).of(review))


def hint_to_dict(
    hint: Hint, language: str | None = None, ruleset: Ruleset | None = None
) -> dict[str, Any]:
    """Return a hint for JSON; with a language, each reason comes with its sentence."""
    return dict(_Plain(language, ruleset).of(hint))


class _Plain:
    """One way to write values down."""

    def __init__(self, language: str | None, ruleset: Ruleset | None) -> None:
        self._language = language
        self._ruleset = ruleset

    def of(self, value: Any) -> Any:
        """Return a plain value for a value of the analysis."""
        if isinstance(value, Reason):
            return self._reason(value)
        if isinstance(value, Action):
            return print_action(value)
        if isinstance(value, Deal):
            return print_deal(value)
        if isinstance(value, Card):
            return print_card(value)
        if isinstance(value, CardSet | StrEnum):
            return str(value)
        if isinstance(value, float):
            return round(value, _DIGITS)
        if isinstance(value, Mapping):
            return {name: self.of(one) for name, one in value.items()}
        if is_dataclass(value):
            return {one.name: self.of(getattr(value, one.name)) for one in fields(value)}
        if isinstance(value, Sequence) and not isinstance(value, str):
            return [self.of(one) for one in value]
        return value

    def _reason(self, reason: Reason) -> dict[str, Any]:
        plain = {"code": str(reason.code), "params": self.of(reason.params)}
        if self._language is not None:
            plain["text"] = say_reason(reason, self._language, self._ruleset)
        return plain
