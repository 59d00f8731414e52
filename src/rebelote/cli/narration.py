"""What happened at the table, told in sentences from one seat's views."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rebelote.cards import Card, CardSet
from rebelote.cli.words import count_points, word
from rebelote.engine import Announced, Called, Deal, Event, View, public_event
from rebelote.notation import actions_of
from rebelote.notation.wording import (
    say_action,
    say_announce,
    say_belote,
    say_card,
    say_contract,
    say_kind,
    say_seat,
)
from rebelote.rules import SEATS, Phase, Seat
from rebelote.rules.declarations import Kind


def seat_name(view: View, seat: Seat, language: str) -> str:
    """Return what a seat is called from the viewer's place, with a capital."""
    name = say_seat(seat, language, view.seat, view.ruleset)
    return name[:1].upper() + name[1:]


def tell_opening(view: View, language: str) -> Iterator[str]:
    """Give the sentences that begin a deal."""
    dealer = say_seat(view.dealer, language, view.seat, view.ruleset)
    yield word("dealer_is", language, seat=dealer)
    if view.turned is not None:
        yield word("turned", language, card=say_card(view.turned, language))


def tell_so_far(deal: Deal, seat: Seat, language: str) -> Iterator[str]:
    """Give all the sentences of a deal up to now, as a seat has heard them."""
    past = Deal.open(deal.setup)
    before = past.view(seat)
    yield from tell_opening(before, language)
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
        yield from tell_opening(view, language)
        yield tell_calls(view, language)
        return
    yield tell_contract(view, language)
    if view.trick is not None:
        for at, card in enumerate(view.trick.cards):
            yield _card(SEATS[(view.trick.leader + at) & 3], card, None, view, language)


def tell_calls(view: View, language: str) -> str:
    """Return the auction so far in one sentence."""
    if not view.calls:
        return word("no_call_yet", language)
    calls = ", ".join(
        f"{seat_name(view, seat, language)} {say_action(call, language, view.ruleset)}"
        for seat, call in view.calls
    )
    return word("calls_so_far", language, calls=calls)


def tell_contract(view: View, language: str, form: str = "contract_by") -> str:
    """Return the contract with its taker, in the words of a label; nothing before there is one."""
    if view.contract is None:
        return ""
    seat = say_seat(view.contract.taker, language, view.seat, view.ruleset)
    contract = say_contract(view.contract, language, view.ruleset)
    return word(form, language, seat=seat, contract=contract)


def tell_last_trick(view: View, language: str) -> str:
    """Return the cards of the last complete trick and who took it."""
    if not view.tricks:
        return word("no_trick_yet", language)
    trick = view.tricks[-1]
    cards = ", ".join(
        f"{seat_name(view, SEATS[(trick.leader + at) & 3], language)} {say_card(card, language)}"
        for at, card in enumerate(trick.cards)
    )
    return f"{word('last_trick', language, cards=cards)}. {_taken(view, language)}"


def narrate(event: Event, before: View, after: View, language: str) -> Iterator[str]:
    """Give the sentences that an event and its consequences deserve."""
    seat = seat_name(after, event.seat, language)
    if isinstance(event, Called):
        call = say_action(event.call, language, after.ruleset)
        yield word("calls", language, seat=seat, call=call)
        if after.phase is Phase.PASSED_OUT:
            yield word("passed_out", language)
        if after.contract is not None:
            yield tell_contract(after, language)
        return
    if isinstance(event, Announced):
        yield word("announces", language, seat=seat, kinds=_kinds(event.kinds, language))
        return
    if before.announced[event.seat] != after.announced[event.seat]:
        kinds = _kinds(after.announced[event.seat], language)
        yield word("announces", language, seat=seat, kinds=kinds)
    yield _card(event.seat, event.card, before, after, language)
    if len(after.tricks) > len(before.tricks):
        yield _taken(after, language)
        if len(after.tricks) == 1:
            yield from _show_announces(after, language)


def say_announces(sets: tuple[CardSet, ...], language: str) -> str:
    """Return announces one after another."""
    return ", ".join(say_announce(cards, language) for cards in sets)


def _card(seat: Seat, card: Card, before: View | None, after: View, language: str) -> str:
    """Return who played what, and the word of the belote said with it."""
    name, said = seat_name(after, seat, language), say_card(card, language)
    if card not in after.words:
        return word("plays", language, seat=name, card=said)
    earlier = after.words - (1 << card) if before is None else before.words
    spoken = say_belote(any(one.suit is card.suit for one in earlier), language, after.ruleset)
    return word("plays_said", language, seat=name, card=said, word=spoken)


def _taken(view: View, language: str) -> str:
    trick = view.tricks[-1]
    winner = trick.winner if trick.winner is not None else SEATS[0]
    seat = say_seat(winner, language, view.seat, view.ruleset)
    points = count_points(trick.points, language)
    return word("wins_trick", language, seat=seat, points=points)


def _show_announces(after: View, language: str) -> Iterator[str]:
    for seat in SEATS:
        if after.shown[seat]:
            name = seat_name(after, seat, language)
            announces = say_announces(after.shown[seat], language)
            yield word("shows", language, seat=name, announces=announces)
    if any(after.shown):
        kept = tuple(cards for sets in after.retained for cards in sets)
        announces = say_announces(kept, language)
        yield word("counts" if kept else "none_counts", language, announces=announces)


def _kinds(kinds: tuple[Kind, ...], language: str) -> str:
    return ", ".join(say_kind(kind, count, language) for kind, count in Counter(kinds).items())
