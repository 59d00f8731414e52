"""A hint in sentences: what to do, why, and what it should bring."""

from __future__ import annotations

from collections.abc import Iterator

from rebelote.analysis import Hint
from rebelote.cli.entry import typed_for
from rebelote.cli.words import decimals, word
from rebelote.engine import View
from rebelote.notation.wording import say_action, say_card, say_reason
from rebelote.rules import Play


def tell_hint(hint: Hint, view: View, language: str) -> Iterator[str]:
    """Give the action with what to type, the reasons, and the marks to expect with the next best.

    Marks are those of the deal, the person's side less the other.
    """
    said = say_action(hint.action, language, view.ruleset)
    yield word("hint", language, action=said, keys=typed_for(hint.action, view, language))
    yield " ".join(say_reason(one, language, view.ruleset) for one in hint.reasons)
    yield from _cards(hint, language)
    yield from _calls(hint, view, language)


def _cards(hint: Hint, language: str) -> Iterator[str]:
    """Give what the card should bring, over how many deals, and the best of the others."""
    if not (hint.cards and hint.searched and isinstance(hint.action, Play)):
        return
    advised = hint.action.card
    (best,) = (one for one in hint.cards if one.card == advised)
    yield word(
        "hint_worlds_all" if hint.searched.every_world else "hint_worlds",
        language,
        marks=_marks(best.marks, language),
        spread=_marks(best.spread, language).removeprefix("+"),
        percent=f"{100 * best.contract_chance:.0f}",
        worlds=hint.searched.done,
    )
    others = [one for one in hint.cards if one.card != advised]
    if others:
        name, marks = say_card(others[0].card, language), _marks(others[0].marks, language)
        yield word("hint_next", language, other=name, marks=marks)


def _calls(hint: Hint, view: View, language: str) -> Iterator[str]:
    """Give what the call should bring, and the best of the others."""
    if not hint.calls:
        return
    best, *others = hint.calls
    yield word("hint_call", language, marks=_marks(best.marks, language))
    if others:
        name = say_action(others[0].call, language, view.ruleset)
        yield word("hint_next", language, other=name, marks=_marks(others[0].marks, language))


def _marks(number: float, language: str) -> str:
    """Return a number of marks with its sign, and with a decimal where it is small."""
    return decimals(f"{number:+.0f}" if abs(number) >= 10 else f"{number:+.1f}", language)
