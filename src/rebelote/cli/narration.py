"""What happened at the table, told in sentences from one seat's views."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rebelote.cards import Card, CardSet
from rebelote.cli.picture import seat_name
from rebelote.cli.words import word
from rebelote.engine import Announced, Called, Event, View
from rebelote.notation.wording import (
    say_announce,
    say_belote,
    say_call,
    say_card,
    say_contract,
    say_kind,
)
from rebelote.rules import SEATS, Phase, Seat
from rebelote.rules.declarations import Kind


def narrate(event: Event, before: View, after: View, language: str) -> Iterator[str]:
    """Give the sentences that an event and its consequences deserve."""
    seat = seat_name(after, event.seat, language)
    if isinstance(event, Called):
        call = say_call(event.call, language, after.ruleset)
        yield word("calls", language, seat=seat, call=call)
        yield from _close_auction(before, after, language)
        return
    if isinstance(event, Announced):
        yield word("announces", language, seat=seat, kinds=_kinds(event.kinds, language))
        return
    yield _card(event.seat, event.card, before, after, language)
    if before.announced[event.seat] != after.announced[event.seat]:
        kinds = _kinds(after.announced[event.seat], language)
        yield word("announces", language, seat=seat, kinds=kinds)
    if len(after.tricks) > len(before.tricks):
        yield from _close_trick(after, language)


def _close_auction(before: View, after: View, language: str) -> Iterator[str]:
    if after.phase is Phase.PASSED_OUT:
        yield word("passed_out", language)
    if before.contract is None and after.contract is not None:
        seat = seat_name(after, after.contract.taker, language)
        contract = say_contract(after.contract, language, after.ruleset)
        yield word("contract_is", language, seat=seat, contract=contract)


def _card(seat: Seat, card: Card, before: View, after: View, language: str) -> str:
    name, said = seat_name(after, seat, language), say_card(card, language)
    if card not in after.words:
        return word("plays", language, seat=name, card=said)
    is_second = any(other.suit is card.suit for other in before.words)
    spoken = say_belote(is_second, language, after.ruleset)
    return word("plays_said", language, seat=name, card=said, word=spoken)


def _close_trick(after: View, language: str) -> Iterator[str]:
    trick = after.tricks[-1]
    winner = seat_name(after, trick.winner if trick.winner is not None else SEATS[0], language)
    yield word("wins_trick", language, seat=winner, points=trick.points)
    if len(after.tricks) == 1:
        yield from _show_announces(after, language)


def _show_announces(after: View, language: str) -> Iterator[str]:
    for seat in SEATS:
        if after.shown[seat]:
            name = seat_name(after, seat, language)
            announces = say_announces(after.shown[seat], language)
            yield word("shows", language, seat=name, announces=announces)
    if any(after.shown):
        kept = [cards for sets in after.retained for cards in sets]
        announces = say_announces(tuple(kept), language)
        yield word("counts" if kept else "none_counts", language, announces=announces)


def _kinds(kinds: tuple[Kind, ...], language: str) -> str:
    return ", ".join(say_kind(kind, count, language) for kind, count in Counter(kinds).items())


def say_announces(sets: tuple[CardSet, ...], language: str) -> str:
    """Return announces one after another."""
    return ", ".join(say_announce(cards, language) for cards in sets)
