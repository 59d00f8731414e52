"""The table as a frozen value: commands in, events out, and events folded into the next table."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import NamedTuple

from rebelote.cards import Card, RebeloteError
from rebelote.engine import Deal, public_event
from rebelote.engine import Event as Heard
from rebelote.match import Match, record_of_match
from rebelote.notation import MatchRecord, parse_action, parse_call
from rebelote.notation.errors import BadCall
from rebelote.rules import SEATS, Action, Phase, Ruleset, Seat
from rebelote.rules.registry import ruleset as ruleset_of
from rebelote.rules.seating import check_seat
from rebelote.tables.command import Act, Command, DealNext, Open, Resign, Undo
from rebelote.tables.errors import (
    BadSeating,
    BrokenLog,
    DealNotFinished,
    NoDealYet,
    NotAtTable,
    NothingToUndo,
    NotYourSeat,
    Stale,
    TableClosed,
    UndoNotOffered,
)
from rebelote.tables.event import (
    FINISHED,
    RESIGNED,
    Acted,
    Closed,
    Computer,
    Dealt,
    Event,
    Occupant,
    Occupants,
    Opened,
    Person,
    Undone,
)
from rebelote.tables.view import DealSheet, TableView, view_of


class Moment(NamedTuple):
    """What stood before an action of the person, with the number of the event that led there."""

    seq: int
    match: Match
    finished: tuple[Deal, ...]
    sheets: tuple[DealSheet, ...]
    deal: Deal | None
    heard: tuple[Heard, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A match at a table after event number `seq`.

    `deal` is the one on the table, which stays there once it is over until the next one is dealt;
    it is the last of `finished` then. `heard` is what everybody has perceived of it. `sheets` are
    those of the finished deals. `moments` are what an undo may return to, the latest last.
    `closed` says why nothing follows, and is None before.
    """

    seats: Occupants
    match: Match
    seq: int = 1
    finished: tuple[Deal, ...] = ()
    sheets: tuple[DealSheet, ...] = ()
    deal: Deal | None = None
    heard: tuple[Heard, ...] = ()
    moments: tuple[Moment, ...] = ()
    closed: str | None = None

    # --- who and what -------------------------------------------------------------------------

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the match."""
        return self.match.ruleset

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats of persons."""
        return tuple(seat for seat in SEATS if isinstance(self.seats[seat], Person))

    @property
    def to_act(self) -> Seat | None:
        """The seat to act; None between deals and once the table is closed."""
        return None if self.closed is not None or self.deal is None else self.deal.to_act

    @property
    def number(self) -> int:
        """The number of the deal on the table, from 1; 0 before the first."""
        is_unfinished = self.deal is not None and not self.deal.is_over
        return len(self.finished) + is_unfinished

    @property
    def can_undo(self) -> bool:
        """Whether the person may take the last action back."""
        return self.closed is None and len(self.persons) == 1 and self._is_moment_of_this_deal

    @property
    def _is_moment_of_this_deal(self) -> bool:
        # The cards of a deal that is over are open, so that nobody returns into it.
        return bool(self.moments) and len(self.moments[-1].finished) == len(self.finished)

    def seat_of(self, player: str) -> Seat:
        """Return the seat of a person; raises `NotAtTable`."""
        for seat in self.persons:
            occupant = self.seats[seat]
            if isinstance(occupant, Person) and occupant.player == player:
                return seat
        raise NotAtTable()

    def view(self, seat: Seat) -> TableView:
        """Return all that a seat may know, and nothing else; raises `NoSuchSeat`."""
        check_seat(seat)
        return view_of(self, seat)

    def record(self) -> MatchRecord:
        """Return the match as it may be handed out: its finished deals, all cards open."""
        first = self.finished[0].setup.first if self.finished else self.match.first
        if not self.finished and self.deal is not None:
            first = self.deal.setup.first
        tags = {f"Seat{seat}": _label_of(self.seats[seat]) for seat in SEATS}
        return record_of_match(self.ruleset, self.finished, first, tags)

    # --- commands -----------------------------------------------------------------------------

    @staticmethod
    def open(command: Open) -> Opened:
        """Return the first event of a table; raises `BadSeating` or `NoSuchSeat`."""
        check_seat(command.first)
        _check_seats(command.seats)
        return Opened(str(command.ruleset), command.seats, command.first)

    def handle(self, command: Command) -> tuple[Event, ...]:
        """Return the events that a command causes, which `fold` turns into the next table.

        Raises a `TableError`, the fault of an action that cannot be read, or the `IllegalAction`
        that says which rule refuses it.
        """
        if self.closed is not None:
            raise TableClosed()
        if isinstance(command, Resign):
            self.seat_of(command.player)
            return (Closed(RESIGNED),)
        if isinstance(command, Act):
            self._check_author(command)
        elif isinstance(command, Undo):
            self.seat_of(command.player)
        if command.seq != self.seq:
            raise Stale(seq=self.seq, found=command.seq)
        if isinstance(command, Act):
            return self._act(command)
        return self._undo() if isinstance(command, Undo) else self._deal(command)

    def _check_author(self, command: Act) -> None:
        check_seat(command.seat)
        occupant = self.seats[command.seat]
        players = {seat.player for seat in self.seats if isinstance(seat, Person)}
        if isinstance(occupant, Person):
            is_own = command.author == occupant.player
        else:
            is_own = command.author not in players
        if not is_own:
            raise NotYourSeat(seat=command.seat)

    def _act(self, command: Act) -> tuple[Event, ...]:
        if self.deal is None:
            raise NoDealYet()
        action = _read(self.deal, command.action)
        after = self.deal.apply(action, command.seat)
        event = Acted(command.seat, str(action), command.author)
        if after.is_over and self.match.add(after).is_over:
            return event, Closed(FINISHED)
        return (event,)

    def _undo(self) -> tuple[Event, ...]:
        if len(self.persons) > 1:
            raise UndoNotOffered(persons=len(self.persons))
        if not self._is_moment_of_this_deal:
            raise NothingToUndo()
        return (Undone(self.moments[-1].seq),)

    def _deal(self, command: DealNext) -> tuple[Event, ...]:
        if self.deal is not None and not self.deal.is_over:
            raise DealNotFinished(phase=self.deal.phase)
        self.match.deal(command.pack)  # Refuses what is no pack.
        return (Dealt(len(self.finished) + 1, _written(command.pack)),)

    # --- events -------------------------------------------------------------------------------

    @classmethod
    def replay(cls, events: Iterable[Event]) -> Table:
        """Return the table after a whole log; raises `BrokenLog` when its events do not follow."""
        table: Table | None = None
        for event in events:
            if table is not None:
                table = table.fold(event)
            elif isinstance(event, Opened):
                table = cls.begin(event)
            else:
                raise BrokenLog(seq=1, problem=event.kind)
        if table is None:
            raise BrokenLog(seq=0, problem=Opened.kind)
        return table

    @classmethod
    def begin(cls, event: Opened) -> Table:
        """Return the table after its first event; raises `BrokenLog`."""
        try:
            check_seat(event.first)
            _check_seats(event.seats)
            return cls(event.seats, Match(ruleset_of(event.ruleset), SEATS[event.first]))
        except RebeloteError as error:
            raise BrokenLog(seq=1, problem=error) from error

    def fold(self, event: Event) -> Table:
        """Return the table after one more event; raises `BrokenLog` when it cannot follow."""
        try:
            return replace(self._after(event), seq=self.seq + 1)
        except RebeloteError as error:
            raise BrokenLog(seq=self.seq + 1, problem=error) from error

    def _after(self, event: Event) -> Table:
        if self.closed is not None:
            raise TableClosed()
        if isinstance(event, Closed):
            return replace(self, closed=event.reason)
        if isinstance(event, Acted):
            return self._acted(event)
        if isinstance(event, Undone):
            return self._undone(event)
        if isinstance(event, Dealt):
            return self._dealt(event)
        raise BrokenLog(seq=self.seq + 1, problem=event.kind)

    def _dealt(self, event: Dealt) -> Table:
        if self.deal is not None and not self.deal.is_over:
            raise DealNotFinished(phase=self.deal.phase)
        if event.number != len(self.finished) + 1:
            raise BrokenLog(seq=self.seq + 1, problem=event.number)
        return replace(self, deal=self.match.deal(_pack(event.pack)), heard=())

    def _acted(self, event: Acted) -> Table:
        if self.deal is None:
            raise NoDealYet()
        check_seat(event.seat)
        seat = SEATS[event.seat]
        action = _read(self.deal, event.action)
        deal = self.deal.apply(action, seat)
        moments = self.moments
        if self.persons == (seat,):
            here = (self.seq, self.match, self.finished, self.sheets, self.deal, self.heard)
            moments = (*moments, Moment(*here))
        heard = (*self.heard, public_event(seat, action))
        table = replace(self, deal=deal, heard=heard, moments=moments)
        return table._finish(deal) if deal.is_over else table

    def _finish(self, deal: Deal) -> Table:
        """Put a deal that is over to the match."""
        match = self.match.add(deal)
        sheet = DealSheet.of(len(self.finished) + 1, deal, match)
        finished, sheets = (*self.finished, deal), (*self.sheets, sheet)
        return replace(self, match=match, finished=finished, sheets=sheets)

    def _undone(self, event: Undone) -> Table:
        if not self.moments:
            raise NothingToUndo()
        to, match, finished, sheets, deal, heard = self.moments[-1]
        if to != event.to:
            raise BrokenLog(seq=self.seq + 1, problem=event.to)
        return replace(
            self,
            match=match,
            finished=finished,
            sheets=sheets,
            deal=deal,
            heard=heard,
            moments=self.moments[:-1],
        )


def _read(deal: Deal, text: str) -> Action:
    """Read an action; a text that is both a card and a call that may be made now is the call."""
    if deal.phase in (Phase.BIDDING, Phase.FORCED):
        with suppress(BadCall):
            call = parse_call(text)
            if call in deal.legal_actions():
                return call
    return parse_action(text)


def _written(pack: Iterable[Card]) -> str:
    return "".join(str(Card(card)) for card in pack)


def _pack(text: str) -> list[Card]:
    return [Card.parse(text[at : at + 2]) for at in range(0, len(text), 2)]


def _check_seats(seats: Occupants) -> None:
    players = [seat.player for seat in seats if isinstance(seat, Person)]
    if (
        len(seats) != len(SEATS)
        or not all(players)
        or not players
        or len(set(players)) < len(players)
    ):
        raise BadSeating(persons=len(players))


def _label_of(occupant: Occupant) -> str:
    return occupant.bot if isinstance(occupant, Computer) else occupant.name
