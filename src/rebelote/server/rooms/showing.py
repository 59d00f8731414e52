"""The people's side of a table as frames: the room as a seat sees it, and what is noticed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rebelote.notation.wording import say_company, say_seat
from rebelote.rules import SEATS, Ruleset, Seat
from rebelote.server.rooms.between import is_between
from rebelote.server.rooms.deeds import deeds_of
from rebelote.server.rooms.frames import (
    ClockView,
    DealPromise,
    Noticed,
    NoticeKind,
    PotLine,
    Proof,
    Room,
    RoomSeat,
    SeatKind,
    ShownTerms,
    Stage,
)
from rebelote.server.rooms.pots import players_of, shares_of
from rebelote.server.rooms.terms import terms_shown
from rebelote.server.showing import bot_of
from rebelote.tables import (
    ABANDONED,
    FINISHED,
    SILENT,
    Closed,
    CompanyView,
    Computer,
    Event,
    Filled,
    Left,
    Occupant,
    PauseAsked,
    Person,
    Replaced,
    Resumed,
    ReturnAsked,
    Returned,
    Seated,
    Started,
    Swapped,
    Table,
    TableView,
    Woken,
)

if TYPE_CHECKING:
    from rebelote.server.rooms.live import LiveRoom

_KINDS: dict[type[Event], NoticeKind] = {
    Seated: "sat",
    Filled: "filled",
    Swapped: "swapped",
    Started: "started",
    ReturnAsked: "returning",
    Returned: "returned",
    Resumed: "resumed",
    Woken: "woken",
}


def room_of(live: LiveRoom, seat: Seat | None, language: str) -> Room:
    """Return the people's side of a table as a seat, or somebody without one, sees it now."""
    seen, table = live.see(live.table, seat), live.table
    company = seen.company
    assert company is not None, "a table of people"
    now, is_over = live.clock.now(), seen.closed is not None
    next_at = live.between.next_at if is_between(table) else None
    proofs = seen.proofs if is_over else seen.proofs[-1:]
    shares = shares_of(table)
    return Room(
        table=live.id,
        code=live.code,
        seq=seen.seq,
        my_seat=seat,
        stage=_stage(seen, company),
        seats=[_seat(live, seen, company, one, shares) for one in SEATS],
        terms=ShownTerms(**terms_shown(company.terms, len(table.persons), language)),
        clock=_clock(company, now),
        promise=_promise(live, seen),
        proofs=[
            Proof(one.number, one.commitment, one.secret, list(one.entropies)) for one in proofs
        ],
        watchers=live.watchers,
        can=deeds_of(live, seat),
        next_in=None if next_at is None else max(0, next_at - now),
        ready=sorted(live.between.ready),
        pot=list(_pot(table, shares, language)),
    )


def _stage(seen: TableView, company: CompanyView) -> Stage:
    if seen.closed is not None:
        return "over"
    if not company.is_started:
        return "waiting"
    return "paused" if company.is_paused else "playing"


def _seat(
    live: LiveRoom, seen: TableView, company: CompanyView, seat: Seat, shares: dict[str, int]
) -> RoomSeat:
    occupant = live.table.seats[seat]
    player = occupant.player if isinstance(occupant, Person) else None
    return RoomSeat(
        seat=seat,
        kind=kind_of(occupant),
        name=occupant.name if isinstance(occupant, Person) else "",
        bot=bot_of(seen, seat),
        is_away=company.stand_ins[seat] is not None,
        is_returning=seat in company.returning,
        returns_left=company.returns_left[seat],
        is_host=company.host == seat,
        is_connected=player in live.connected,
        has_asked_pause=seat in company.pause_asked,
        reserve=company.clock.reserves[seat],
        chips=None if player not in shares else shares[player] - company.terms.stake,
    )


def kind_of(occupant: Occupant) -> SeatKind:
    """Return whether a seat is empty, a person's or a computer's."""
    if isinstance(occupant, Person):
        return "person"
    return "computer" if isinstance(occupant, Computer) else "empty"


def _clock(company: CompanyView, now: int) -> ClockView | None:
    deadline = company.deadline
    if deadline is None:
        return None
    phase = deadline.phase(now)
    if phase == "over":
        return ClockView(deadline.seat, "grace", 0, 0)
    ends = {"move": deadline.move, "reserve": deadline.reserve, "grace": deadline.grace}[phase]
    return ClockView(deadline.seat, phase, max(0, ends - now), max(0, deadline.grace - now))


def _promise(live: LiveRoom, seen: TableView) -> DealPromise | None:
    if not seen.commitment:
        return None
    is_next = is_between(live.table) or not live.table.is_started
    number = len(live.table.finished) + 1 if is_next else max(1, seen.deal)
    return DealPromise(number, seen.commitment, live.between.asked_until is not None)


def _pot(table: Table, shares: dict[str, int], language: str) -> Iterator[PotLine]:
    whole = sum(shares.values())
    if not whole:
        return
    for seat, player in players_of(table).items():
        occupant = table.seats[seat]
        assert isinstance(occupant, Person), "a player's seat"
        percent = round(100 * shares[player] / whole)
        text = say_company("share", language, percent=percent)
        yield PotLine(seat, occupant.name, text, shares[player])


# --- what is noticed ------------------------------------------------------------------------------


def notices(
    live: LiveRoom, before: Table, events: Sequence[Event], tables: Sequence[Table], language: str
) -> Iterator[Noticed]:
    """Give what people did that is no card, in a language."""
    for event, after in zip(events, tables, strict=True):
        yield from _noticed(event, before, after, language)
        before = after


def _noticed(event: Event, before: Table, after: Table, language: str) -> Iterator[Noticed]:
    def tell(kind: NoticeKind, seat: int | None, code: str, **params: object) -> Noticed:
        return Noticed(kind, seat, say_company(code, language, **params))

    if isinstance(event, Closed):
        yield from _closed(event, after, language)
    elif isinstance(event, Left):
        is_person = isinstance(before.seats[event.seat], Person)
        code = "stood" if is_person else "cleared"
        yield tell("stood", event.seat, code, who=_who(before, event.seat, language))
    elif isinstance(event, Replaced):
        code = "silent" if event.reason == SILENT else "left"
        yield tell("replaced", event.seat, code, who=_who(after, event.seat, language))
    elif isinstance(event, PauseAsked):
        who = _who(after, event.seat, language)
        yield tell("pause_asked", event.seat, "pause_asked", who=who)
    elif type(event) in _KINDS:
        kind, seat = _KINDS[type(event)], getattr(event, "seat", None)
        who = "" if seat is None else _who(after, seat, language)
        other = getattr(event, "other", None)
        second = "" if other is None else _who(after, other, language)
        yield tell(kind, seat, kind, who=who, other=second)
    if after.is_paused and not before.is_paused:
        yield tell("paused", None, "paused")


def _closed(event: Closed, table: Table, language: str) -> Iterator[Noticed]:
    stakes = sum(stake.chips for stake in table.stakes)
    if event.reason != FINISHED:
        kind: NoticeKind = "abandoned" if event.reason == ABANDONED else "cancelled"
        yield Noticed(kind, None, say_company(event.reason, language))
    elif stakes:
        yield Noticed("paid", None, say_company("paid", language, chips=stakes))


def _who(table: Table, seat: int, language: str) -> str:
    """Return the name of whoever sits there, or that of the place."""
    occupant = table.seats[seat]
    name = occupant.name if isinstance(occupant, Person) else ""
    return name or place_of(SEATS[seat], language, table.ruleset)


def place_of(seat: Seat, language: str, rules: Ruleset) -> str:
    """Return the name of a place, the same for every reader."""
    return say_seat(seat, language, None, rules)
