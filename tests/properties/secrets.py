"""Cards that may be seen, and cards found anywhere in a value."""

import dataclasses
from collections.abc import Iterator
from typing import Any

from rebelote.cards import Card, CardSet, RebeloteError
from rebelote.engine import Deal
from rebelote.rules import Ruleset
from rebelote.tables import Clock, Deadline


def cards_in(value: Any) -> Iterator[Card]:
    """Give every card found anywhere in a value; plain numbers must be too small to hide sets."""
    if isinstance(value, Ruleset | Clock | Deadline):
        return  # Options and times of day hide nothing.
    if isinstance(value, Card | CardSet):
        yield from [value] if isinstance(value, Card) else value
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from cards_in(getattr(value, field.name))
    elif isinstance(value, RebeloteError):
        yield from cards_in(value.params)
    elif isinstance(value, tuple | list | frozenset | set):
        for one in value:
            yield from cards_in(one)
    elif isinstance(value, dict):
        yield from cards_in([*value.items()])
    elif isinstance(value, int):
        assert abs(value) < 4000
    else:
        assert value is None or isinstance(value, str)


def may_know(deal: Deal, seat: int) -> CardSet:
    """Return the cards a seat may know: its own, the turned one, those played and those shown."""
    layout = deal.setup.layout
    known = CardSet(layout.hands[seat]) | deal.hands[seat]
    if layout.turned is not None:
        known |= 1 << layout.turned
    tricks = deal.tricks if deal.trick is None else (*deal.tricks, deal.trick)
    known |= CardSet.of(card for trick in tricks for card in trick.cards)
    if deal.tricks:
        known |= CardSet.of(card for sets in deal.declared for one in sets for card in one)
    return known
