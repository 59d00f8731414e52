"""What happened at the table, told in sentences from one seat's views."""

from __future__ import annotations

from collections.abc import Iterator

from rebelote.cli.words import word
from rebelote.engine import Deal, Event, View, public_event
from rebelote.notation import actions_of
from rebelote.notation.wording import (
    say_action,
    say_card,
    say_deal_begins,
    say_played,
    say_seat,
    say_taken,
    say_trick,
    tell_event,
)
from rebelote.notation.wording.phrase import capital
from rebelote.rules import SEATS, Seat


def seat_name(view: View, seat: Seat, language: str) -> str:
    """Return what a seat is called from the viewer's place, with a capital."""
    return capital(say_seat(seat, language, view.seat, view.ruleset))


def tell_so_far(deal: Deal, seat: Seat, language: str) -> Iterator[str]:
    """Give all the sentences of a deal up to now, as a seat has heard them."""
    past = Deal.open(deal.setup)
    before = past.view(seat)
    yield say_deal_begins(before, language)
    for action in actions_of(deal):
        actor = past.to_act
        past = past.apply(action)
        after = past.view(seat)
        if actor is not None:
            yield from narrate(public_event(actor, action), before, after, language)
        before = after


def tell_situation(view: View, language: str) -> Iterator[str]:
    """Give where a deal stands to somebody who comes back to it."""
    if view.contract is None:
        yield say_deal_begins(view, language)
        yield tell_calls(view, language)
        return
    yield say_taken(view, language)
    if view.trick is not None:
        for card in view.trick.cards:
            yield say_played(card, view, language)


def tell_calls(view: View, language: str) -> str:
    """Return the auction so far in one sentence."""
    if not view.calls:
        return word("no_call_yet", language)
    calls = ", ".join(
        f"{seat_name(view, seat, language)} {say_action(call, language, view.ruleset)}"
        for seat, call in view.calls
    )
    return word("calls_so_far", language, calls=calls)


def tell_last_trick(view: View, language: str) -> str:
    """Return the cards of the last complete trick and who took it."""
    if not view.tricks:
        return word("no_trick_yet", language)
    trick = view.tricks[-1]
    cards = ", ".join(
        f"{seat_name(view, SEATS[(trick.leader + at) & 3], language)} {say_card(card, language)}"
        for at, card in enumerate(trick.cards)
    )
    taken = say_trick(trick, view, language)
    return f"{word('last_trick', language, cards=cards)}. {taken}"


def narrate(event: Event, before: View, after: View, language: str) -> Iterator[str]:
    """Give the sentences that an event and its consequences deserve."""
    return (telling.text for telling in tell_event(event, before, after, language))
