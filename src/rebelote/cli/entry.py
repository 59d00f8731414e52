"""What a person types at the table, read as an action; legality is the engine's affair."""

from __future__ import annotations

from typing import Final

from rebelote.cli.hand import sorted_hand
from rebelote.engine import View
from rebelote.rules import (
    CAPOT,
    DOUBLE,
    PASS,
    REDOUBLE,
    Action,
    Bid,
    Call,
    Declare,
    Level,
    Play,
    Strain,
)

# More bids than this are typed as level and suit instead of being numbered.
MOST_NUMBERED: Final = 9
_SUIT_LETTERS: Final = {"fr": "pckt", "en": "shdc"}


def suit_letters(language: str) -> str:
    """Return the letters by which suits are typed: spades, hearts, diamonds, clubs."""
    return _SUIT_LETTERS[language]


def numbered_calls(view: View) -> list[Call]:
    """Return the calls that have a number, from 1: all of them, or those that are no bids."""
    calls = [action for action in view.legal_actions if not isinstance(action, Play | Declare)]
    if len(calls) <= MOST_NUMBERED:
        return calls
    return [call for call in calls if not isinstance(call, Bid)]


def open_declarations(view: View) -> list[Declare]:
    """Return the declarations the person may make now, the fullest last."""
    return [action for action in view.legal_actions if isinstance(action, Declare)]


def read_action(text: str, view: View, language: str) -> Action | None:
    """Return the action typed, or None when the text is no action at all."""
    typed = text.replace(" ", "").lower()
    if view.contract is None:
        return _read_call(typed, view, language)
    if typed.startswith("d"):
        return _read_declaration(typed[1:], view)
    number, says = typed.removesuffix("!"), typed.endswith("!")
    cards = sorted_hand(view)
    if number.isdecimal() and 1 <= int(number) <= len(cards):
        return Play(cards[int(number) - 1], says)
    return None


def _read_call(typed: str, view: View, language: str) -> Call | None:
    calls = numbered_calls(view)
    if typed.isdecimal() and 1 <= int(typed) <= len(calls):
        return calls[int(typed) - 1]
    spelled: dict[str, Call] = {"p": PASS, "x": DOUBLE, "xx": REDOUBLE}
    if typed in spelled:
        return spelled[typed]
    level, letter = typed[:-1], typed[-1:]
    if letter and letter in suit_letters(language) and (level == CAPOT or level.isdecimal()):
        bid_level: Level = CAPOT if level == CAPOT else int(level)
        return Bid(bid_level, Strain(suit_letters(language).index(letter)))
    return None


def _read_declaration(numbers: str, view: View) -> Declare | None:
    """Return the fullest declaration, or the one of the announces whose numbers are typed."""
    declarations = open_declarations(view)
    if not declarations:
        return None
    held = declarations[-1].sets
    if not numbers:
        return declarations[-1]
    if not numbers.isdecimal() or not all(1 <= int(one) <= len(held) for one in numbers):
        return None
    return Declare(tuple(held[int(one) - 1] for one in numbers))
