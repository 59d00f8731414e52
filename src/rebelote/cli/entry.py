"""What a person types at the table, read as an action; legality is the engine's affair."""

from __future__ import annotations

import re
from typing import Final

from rebelote.cards import CardSet
from rebelote.cli.words import word
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
from rebelote.tables.hand import sorted_hand

# More calls than this are not all numbered: bids are typed as level and letter then.
MOST_NUMBERED: Final = 9
_SPELLED: Final[dict[str, Call]] = {"p": PASS, "x": DOUBLE, "xx": REDOUBLE}
_DECLARE, _SAID = "d", "!"
# Python counts other scripts' digits too, and refuses to read thousands of them.
_NUMBER: Final = re.compile("[0-9]{1,9}")


def read_number(typed: str) -> int | None:
    """Return the number typed, of at most nine digits 0 to 9; None for any other text."""
    return int(typed) if _NUMBER.fullmatch(typed) else None


def letter_of(strain: Strain, language: str) -> str:
    """Return the letter by which a strain is typed in a bid with a level."""
    return word("strain_letters", language)[strain]


def numbered_calls(view: View) -> list[Call]:
    """Return the calls that have a number, from 1: all of them, or those that are no bids."""
    calls = [action for action in view.legal_actions if not isinstance(action, Play | Declare)]
    if len(calls) <= MOST_NUMBERED:
        return calls
    return [call for call in calls if not isinstance(call, Bid)]


def open_declarations(view: View) -> list[Declare]:
    """Return the declarations the person may make now, the fullest last."""
    return [action for action in view.legal_actions if isinstance(action, Declare)]


def open_announces(view: View) -> tuple[CardSet, ...]:
    """Return the announces the person may make now, in the order of their numbers."""
    declarations = open_declarations(view)
    return declarations[-1].sets if declarations else ()


def read_action(text: str, view: View, language: str) -> Action | None:
    """Return the action typed, or None when the text is no action at all."""
    typed = "".join(text.split()).lower()
    if view.contract is None:
        return _read_call(typed, view, language)
    if typed.startswith(_DECLARE):
        return _read_declaration(typed.removeprefix(_DECLARE), view)
    number, says = read_number(typed.removesuffix(_SAID)), typed.endswith(_SAID)
    cards = sorted_hand(view)
    if number is not None and 1 <= number <= len(cards):
        return Play(cards[number - 1], says)
    return None


def typed_for(action: Action, view: View, language: str) -> str:
    """Return what a person types for a legal action."""
    if isinstance(action, Play):
        return f"{sorted_hand(view).index(action.card) + 1}{_SAID if action.says_belote else ''}"
    if isinstance(action, Declare):
        held = open_announces(view)
        if set(action.sets) == set(held):
            return _DECLARE
        return _DECLARE + "".join(str(held.index(cards) + 1) for cards in action.sets)
    calls = numbered_calls(view)
    if action in calls or not isinstance(action, Bid):
        return str(calls.index(action) + 1)
    return f"{action.level}{letter_of(action.strain, language)}"


def _read_call(typed: str, view: View, language: str) -> Call | None:
    calls = numbered_calls(view)
    number = read_number(typed)
    if number is not None and 1 <= number <= len(calls):
        return calls[number - 1]
    return _SPELLED.get(typed) or _read_bid(typed, language)


def _read_bid(typed: str, language: str) -> Bid | None:
    """Read a level with the letter of a strain, before it or behind it."""
    letters = word("strain_letters", language)
    for level, letter in ((typed[:-1], typed[-1:]), (typed[1:], typed[:1])):
        bid_level: Level | None = CAPOT if level == CAPOT else read_number(level)
        if letter and letter in letters and bid_level is not None:
            return Bid(bid_level, Strain(letters.index(letter)))
    return None


def _read_declaration(numbers: str, view: View) -> Declare | None:
    """Return the fullest declaration, or the one of the announces whose numbers are typed.

    Where none is possible it is empty: the engine's refusal says why.
    """
    held = open_announces(view)
    if not numbers or not held:
        return Declare(held)
    chosen = [read_number(one) or 0 for one in numbers]
    if len(chosen) > len(held) or not all(1 <= one <= len(held) for one in chosen):
        return None
    return Declare(tuple(held[one - 1] for one in chosen))
