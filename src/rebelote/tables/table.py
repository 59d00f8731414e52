"""The table as a frozen value: commands in, events out, and events folded into the next table."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import chain, repeat
from typing import NamedTuple

from rebelote.cards import Card, RebeloteError
from rebelote.engine import Deal, public_event
from rebelote.engine import Event as Heard
from rebelote.match import Match, record_of_match
from rebelote.notation import MatchRecord, parse_action, parse_call
from rebelote.notation.errors import BadCall
from rebelote.rules import SEATS, Action, Declare, Phase, Ruleset, Seat
from rebelote.rules.registry import ruleset as ruleset_of
from rebelote.rules.seating import check_seat
from rebelote.tables import people, takeover
from rebelote.tables.clock import Deadline
from rebelote.tables.command import Act, Command, DealNext, Open, Resign, Reveal, Undo
from rebelote.tables.company import Company
from rebelote.tables.errors import (
    Away,
    BadSeating,
    BrokenLog,
    DealNotFinished,
    ForSoloOnly,
    NoDealYet,
    NoSpectators,
    NotAtTable,
    NothingChanges,
    NothingToUndo,
    NotRevealed,
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
    Empty,
    Event,
    Occupant,
    Occupants,
    Opened,
    Person,
    Revealed,
    Undone,
    Woken,
)
from rebelote.tables.fairness import proof_tags
from rebelote.tables.pot import Stake
from rebelote.tables.promises import Promises
from rebelote.tables.terms import Terms
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
    `closed` says why nothing follows, and is None before. `company` is what people have among
    themselves, None at a solo table, which begins at once and knows no time. `promises` are made
    about the deals, None where none were made when the table was opened.
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
    company: Company | None = None
    promises: Promises | None = None

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
    def present(self) -> tuple[Seat, ...]:
        """The seats that their persons play themselves."""
        return tuple(seat for seat in self.persons if self.player_of(seat) is self.seats[seat])

    @property
    def is_solo(self) -> bool:
        """Whether a person is alone with computers: nobody minds an undo or a hint."""
        return self.company is None and len(self.persons) == 1

    @property
    def is_started(self) -> bool:
        """Whether the match has begun."""
        return self.company is None or self.company.is_started

    @property
    def is_paused(self) -> bool:
        """Whether nobody may act until somebody goes on."""
        return self.company is not None and self.company.is_paused

    @property
    def to_act(self) -> Seat | None:
        """The seat to act; None between deals, in a pause and once the table is closed."""
        is_still = self.closed is not None or self.is_paused or self.deal is None
        return None if is_still or self.deal is None else self.deal.to_act

    @property
    def awaits_secret(self) -> bool:
        """Whether a deal is over whose secret has not been told yet."""
        return self.promises is not None and self.promises.awaits_secret(len(self.finished))

    @property
    def number(self) -> int:
        """The number of the deal on the table, from 1; 0 before the first."""
        is_unfinished = self.deal is not None and not self.deal.is_over
        return len(self.finished) + is_unfinished

    @property
    def can_undo(self) -> bool:
        """Whether the person may take the last action back."""
        return self.closed is None and self.is_solo and self._is_moment_of_this_deal

    @property
    def _is_moment_of_this_deal(self) -> bool:
        # The cards of a deal that is over are open, so that nobody returns into it.
        return bool(self.moments) and len(self.moments[-1].finished) == len(self.finished)

    @property
    def stakes(self) -> tuple[Stake, ...]:
        """What the persons have in the pot, as `pot.settle` takes it; nothing at a solo table."""
        if self.company is None:
            return ()
        chips = self.company.terms.stake
        return tuple(
            Stake(one.player, seat, chips, is_present=seat in self.present)
            for seat, one in zip(SEATS, self.seats, strict=True)
            if isinstance(one, Person)
        )

    def player_of(self, seat: Seat) -> Occupant:
        """Return who plays a seat now: its occupant, or the computer while a person is away."""
        stand_in = None if self.company is None else self.company.stand_ins[seat]
        return self.seats[seat] if stand_in is None else stand_in

    def deadline(self) -> Deadline | None:
        """Return when the time of the person to act ends; None while no clock runs."""
        seat = self.to_act
        if self.company is None or seat is None or seat not in self.present:
            return None
        return self.company.clock.deadline(seat)

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

    def watch(self) -> TableView:
        """Return what everybody may know, and no hand; raises `NoSpectators`."""
        if self.company is None or not self.company.terms.has_spectators:
            raise NoSpectators()
        return view_of(self, None)

    def record(self) -> MatchRecord:
        """Return the match as it may be handed out: its finished deals, all cards open.

        Where deals are promised, one whose secret is still to be told is left out.
        """
        first = self.finished[0].setup.first if self.finished else self.match.first
        if not self.finished and self.deal is not None:
            first = self.deal.setup.first
        tags = {f"Seat{seat}": _label_of(self.seats[seat]) for seat in SEATS}
        if self.promises is not None:
            tags |= proof_tags(self.promises.proofs)
        deals = self.finished[:-1] if self.awaits_secret else self.finished
        return record_of_match(self.ruleset, deals, first, tags)

    # --- commands -----------------------------------------------------------------------------

    @staticmethod
    def open(command: Open) -> Opened:
        """Return the first event of a table.

        Raises `BadSeating`, `NoSuchSeat`, `BadTerms` or `BadStake`.
        """
        check_seat(command.first)
        _check_seats(command.seats, command.terms)
        return Opened(
            str(command.ruleset),
            command.seats,
            command.first,
            command.terms,
            command.table,
            command.commitment,
        )

    def handle(self, command: Command) -> tuple[Event, ...]:
        """Return the events that a command causes, which `fold` turns into the next table.

        Raises a `TableError`, the fault of an action that cannot be read, or the `IllegalAction`
        that says which rule refuses it.
        """
        if self.closed is not None:
            raise TableClosed()
        if isinstance(command, Reveal):
            return self._reveal(command)
        if not isinstance(command, DealNext | Act | Undo | Resign):
            return people.answer(self, command)
        self._check_among_people(command)
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

    def _check_among_people(self, command: DealNext | Act | Undo | Resign) -> None:
        if self.company is not None:
            if isinstance(command, Undo | Resign):
                raise ForSoloOnly()
            self.company.check_running()

    def _check_author(self, command: Act) -> None:
        check_seat(command.seat)
        occupant = self.seats[command.seat]
        players = {seat.player for seat in self.seats if isinstance(seat, Person)}
        if isinstance(occupant, Person) and self.player_of(command.seat) is occupant:
            is_own = command.author == occupant.player
        elif isinstance(occupant, Person) and command.author == occupant.player:
            raise Away(seat=command.seat)
        else:
            is_own = command.author not in players
        if not is_own:
            raise NotYourSeat(seat=command.seat)

    def _act(self, command: Act) -> tuple[Event, ...]:
        if self.deal is None:
            raise NoDealYet()
        action = _read(self.deal, command.action)
        after = self.deal.apply(action, command.seat)
        events: tuple[Event, ...] = (
            Acted(command.seat, str(action), command.author),
            *takeover.coming_back(self.company, after),
        )
        is_promised = self.promises is not None and bool(self.promises.commitment)
        if after.is_over and self.match.add(after).is_over and not is_promised:
            return *events, Closed(FINISHED)
        return events

    def _reveal(self, command: Reveal) -> tuple[Event, ...]:
        """Return the events that tell a secret, each of which can follow."""
        revealed = Revealed(len(self.finished), command.secret, command.commitment)
        self.after(revealed)
        return (revealed, Closed(FINISHED)) if self.match.is_over else (revealed,)

    def _undo(self) -> tuple[Event, ...]:
        if len(self.persons) > 1:
            raise UndoNotOffered(persons=len(self.persons))
        if not self._is_moment_of_this_deal:
            raise NothingToUndo()
        return (Undone(self.moments[-1].seq),)

    def _deal(self, command: DealNext) -> tuple[Event, ...]:
        if self.deal is not None and not self.deal.is_over:
            raise DealNotFinished(phase=self.deal.phase)
        if self.awaits_secret:
            raise NotRevealed(deal=len(self.finished))
        self.match.deal(command.pack)  # Refuses what is no pack.
        if self.promises is not None:
            self.promises.check_entropies(command.entropies)
        return (Dealt(len(self.finished) + 1, _written(command.pack), command.entropies),)

    # --- events -------------------------------------------------------------------------------

    @classmethod
    def replay(cls, events: Iterable[Event], times: Iterable[int] = ()) -> Table:
        """Return the table after a whole log; raises `BrokenLog` when its events do not follow.

        `times` are those of the events, in ms; where there are none the clock stands at 0.
        """
        table: Table | None = None
        for event, at in zip(events, chain(times, repeat(0)), strict=False):
            if table is not None:
                table = table.fold(event, at)
            elif isinstance(event, Opened):
                table = cls.begin(event, at)
            else:
                raise BrokenLog(seq=1, problem=event.kind)
        if table is None:
            raise BrokenLog(seq=0, problem=Opened.kind)
        return table

    @classmethod
    def begin(cls, event: Opened, at: int = 0) -> Table:
        """Return the table after its first event, which happened at a time; raises `BrokenLog`."""
        try:
            check_seat(event.first)
            _check_seats(event.seats, event.terms)
            match = Match(ruleset_of(event.ruleset), SEATS[event.first])
            company, promises = Company.of(event, at), Promises.of(event)
            return cls(event.seats, match, company=company, promises=promises)
        except RebeloteError as error:
            raise BrokenLog(seq=1, problem=error) from error

    def fold(self, event: Event, at: int = 0) -> Table:
        """Return the table after one more event; raises `BrokenLog` when it cannot follow.

        `at` is when it happened, in ms; what is earlier than the last event is taken to be as late.
        """
        table = self
        if self.company is not None:
            company = self.company.seen(at, is_woken=isinstance(event, Woken))
            table = replace(self, company=company)
        try:
            return replace(table.after(event), seq=self.seq + 1)
        except RebeloteError as error:
            raise BrokenLog(seq=self.seq + 1, problem=error) from error

    def after(self, event: Event) -> Table:
        """Return what an event makes of the table; raises what keeps it from following."""
        if self.closed is not None:
            raise TableClosed()
        if isinstance(event, Closed):
            return replace(self, closed=event.reason)
        if isinstance(event, Acted | Dealt | Undone):
            return self._after_play(event)
        if isinstance(event, Revealed):
            return self._revealed(event)
        if self.company is None or isinstance(event, Opened):
            raise BrokenLog(seq=self.seq + 1, problem=event.kind)
        return people.follow(self, self.company, event)

    def _after_play(self, event: Acted | Dealt | Undone) -> Table:
        if self.company is not None:
            self.company.check_running()
        if isinstance(event, Acted):
            return self._acted(event)
        return self._undone(event) if isinstance(event, Undone) else self._dealt(event)

    def _dealt(self, event: Dealt) -> Table:
        if self.deal is not None and not self.deal.is_over:
            raise DealNotFinished(phase=self.deal.phase)
        if event.number != len(self.finished) + 1:
            raise BrokenLog(seq=self.seq + 1, problem=event.number)
        if self.awaits_secret:
            raise NotRevealed(deal=len(self.finished))
        deal = self.match.deal(_pack(event.pack))
        company = None if self.company is None else self.company.dealt()
        promises = None if self.promises is None else self.promises.dealt(event.entropies)
        return replace(self, deal=deal, heard=(), company=company, promises=promises)

    def _revealed(self, event: Revealed) -> Table:
        number = len(self.finished)
        if self.deal is None:
            raise NoDealYet()
        if not self.deal.is_over:
            raise DealNotFinished(phase=self.deal.phase)
        if self.promises is None or not self.awaits_secret:
            raise NothingChanges()
        if event.number != number:
            raise BrokenLog(seq=self.seq + 1, problem=event.number)
        promises = self.promises.told(self.deal, number, event.secret, event.commitment)
        return replace(self, promises=promises)

    def _acted(self, event: Acted) -> Table:
        if self.deal is None:
            raise NoDealYet()
        check_seat(event.seat)
        seat = SEATS[event.seat]
        action = _read(self.deal, event.action)
        deal = self.deal.apply(action, seat)
        moments = self.moments
        if self.is_solo and self.persons == (seat,):
            here = (self.seq, self.match, self.finished, self.sheets, self.deal, self.heard)
            moments = (*moments, Moment(*here))
        heard = (*self.heard, public_event(seat, action))
        company = self.company
        if company is not None and not isinstance(action, Declare):
            company = company.acted(seat, is_person=seat in self.present)
        table = replace(self, deal=deal, heard=heard, moments=moments, company=company)
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


def _check_seats(seats: Occupants, terms: Terms | None) -> None:
    players = [seat.player for seat in seats if isinstance(seat, Person)]
    is_waiting = any(isinstance(seat, Empty) for seat in seats)
    if (
        len(seats) != len(SEATS)
        or not all(players)
        or not players
        or len(set(players)) < len(players)
        or (is_waiting if terms is None else terms.host not in players)
    ):
        raise BadSeating(persons=len(players))
    if terms is not None:
        terms.check()


def _label_of(occupant: Occupant) -> str:
    if isinstance(occupant, Empty):
        return ""
    return occupant.bot if isinstance(occupant, Computer) else occupant.name
