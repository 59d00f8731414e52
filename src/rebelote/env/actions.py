"""The one numbering of actions, the same for every ruleset.

| number | action |
| --- | --- |
| 0-31 | play the card of this number, saying nothing |
| 32-63 | play card `number - 32` with the word "belote" or "rebelote" |
| 64, 65, 66 | pass, double, redouble |
| 67-72 | bid a strain without a level: spades, hearts, diamonds, clubs, no-trumps, all-trumps |
| 73-186 | bid a level in a strain: `73 + 6 * level + strain`, levels 80, 90 ... 250, capot |
| 187, 188, 189 | make announces: the first held, the second, both |

Which of them may be taken is asked of the deal. Where announces count by themselves, or one holds
none, the last three are never offered; a hand of eight holds two announces at most, in the order of
`rebelote.rules.declarations.maximal`.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable
from typing import Final

from rebelote.cards import CARDS
from rebelote.env.errors import ActionNotOffered, BidOutsideSpace
from rebelote.rules import SEATS, Ruleset, Strain
from rebelote.rules.actions import (
    CAPOT,
    DOUBLE,
    PASS,
    PLAYS,
    PLAYS_SAID,
    REDOUBLE,
    Action,
    Bid,
    Declare,
    Level,
)
from rebelote.rules.bidding.standing import Standing

LEVELS: Final[tuple[Level, ...]] = (*range(80, 251, 10), CAPOT)

_LASTING: Final[tuple[Action, ...]] = (
    *PLAYS,
    *PLAYS_SAID,
    PASS,
    DOUBLE,
    REDOUBLE,
    *(Bid(None, strain) for strain in Strain),
    *(Bid(level, strain) for level in LEVELS for strain in Strain),
)
_NUMBERS: Final = {action: number for number, action in enumerate(_LASTING)}
# Actions whose cards depend on the hand: they are numbered by their place among those offered.
_FIRST_DECLARATION: Final = len(_LASTING)
_DECLARATIONS: Final = 3

ACTIONS: Final = _FIRST_DECLARATION + _DECLARATIONS
"""How many actions are numbered."""


def numbered(legal: Iterable[Action]) -> dict[int, Action]:
    """Return the legal actions of a deal by their numbers, lowest number first."""
    found: dict[int, Action] = {}
    declarations: list[Declare] = []
    for action in legal:
        if isinstance(action, Declare):
            declarations.append(action)
        else:
            found[_NUMBERS[action]] = action
    found |= {_FIRST_DECLARATION + place: action for place, action in enumerate(declarations)}
    return dict(sorted(found.items()))


def action_of(number: object, legal: Iterable[Action]) -> Action:
    """Return the action that a number stands for.

    An action that is not legal is returned too, so that the deal may say which rule refuses it; a
    number that stands for nothing here raises `ActionNotOffered`.
    """
    offered = numbered(legal)
    try:
        # Whether it is a whole number at all is what this asks.
        index = operator.index(number)  # type: ignore[arg-type]
    except TypeError:
        index = -1
    if index in offered:
        return offered[index]
    if 0 <= index < _FIRST_DECLARATION:
        return _LASTING[index]
    raise ActionNotOffered(number=number, offered=tuple(offered))


def check_bids(ruleset: Ruleset) -> None:
    """Raise `BidOutsideSpace` where a ruleset opens with a bid that has no number.

    That is so under house rules whose levels are not tens from 80 to 250.
    """
    # Which suit is turned limits a first bid, so every suit is tried.
    for turned in CARDS[::8] if ruleset.dealing.has_turned_card else (None,):
        for call in ruleset.bidding.legal(Standing(SEATS[0]), turned):
            if call not in _NUMBERS:
                raise BidOutsideSpace(ruleset=ruleset, call=call)
