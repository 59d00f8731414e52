"""Tables of people as HTTP answers: in a list, and as the card that is read before sitting down."""

from __future__ import annotations

from rebelote.cards import RebeloteError
from rebelote.notation.wording import say_error, say_title
from rebelote.rules import SEATS
from rebelote.server.models import Problem
from rebelote.server.options import options_of
from rebelote.server.rooms.live import LiveRoom
from rebelote.server.rooms.models import RoomCard, RoomListed, SeatListed, TermsShown
from rebelote.server.rooms.showing import kind_of
from rebelote.server.rooms.terms import terms_shown
from rebelote.storage import OPENING_GRANT, Guest, NotEnoughChips
from rebelote.tables import AlreadyStarted, Empty, Person, SeatTaken, TableClosed


def listed(live: LiveRoom, language: str) -> RoomListed:
    """Return a table as a list has it."""
    table, rules = live.table, live.table.ruleset
    seats = [
        SeatListed(name=one.name if isinstance(one, Person) else "", kind=kind_of(one))
        for one in table.seats
    ]
    return RoomListed(
        id=live.id,
        title=say_title(rules, language),
        variant=rules.id,
        ruleset=str(rules),
        stake=live.terms.stake,
        speed=live.terms.speed,
        seats=seats,
        is_started=table.is_started,
        watchers=live.watchers,
    )


def card_of(live: LiveRoom, guest: Guest, balance: int | None, language: str) -> RoomCard:
    """Return what is told before sitting down; `balance` is None for who has no chips yet."""
    refusal = _refusal(live, guest, OPENING_GRANT if balance is None else balance)
    told = None
    if refusal is not None:
        text = say_error(refusal, language, live.table.ruleset)
        told = Problem(code=refusal.code, text=text)
    terms = terms_shown(live.terms, len(live.table.persons), language)
    return RoomCard(
        **listed(live, language).model_dump(),
        code=live.code,
        terms=TermsShown(**terms),
        options=options_of(live.table.ruleset, language),
        my_seat=live.seat_of(guest.id),
        can_sit=refusal is None and live.seat_of(guest.id) is None,
        refusal=told,
    )


def _refusal(live: LiveRoom, guest: Guest, balance: int) -> RebeloteError | None:
    """Return why a guest cannot sit down; None where it can, or sits there already."""
    table, stake = live.table, live.terms.stake
    if table.closed is not None:
        return TableClosed()
    if live.seat_of(guest.id) is not None:
        return None
    if table.is_started:
        return AlreadyStarted()
    if not any(isinstance(one, Empty) for one in table.seats):
        return SeatTaken(seat=SEATS[0])
    return NotEnoughChips(needed=stake, found=balance) if balance < stake else None
