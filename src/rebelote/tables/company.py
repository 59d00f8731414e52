"""What a table of people has beyond a match: its terms, who is away, its clock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rebelote.engine import Deal
from rebelote.rules import Phase, Seat
from rebelote.rules.seating import with_seat
from rebelote.tables.clock import Clock, Speed
from rebelote.tables.errors import NotStarted, TablePaused
from rebelote.tables.event import Computer, Opened
from rebelote.tables.terms import Terms

StandIns = tuple[Computer | None, Computer | None, Computer | None, Computer | None]
Counts = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Company:
    """The people's side of a table.

    `stand_ins` are the computers that play for persons who are away, `returning` the seats whose
    persons take them back at the next trick, `returns` how often each has done so. `pause_asked`
    are the seats that ask for a pause.
    """

    terms: Terms
    clock: Clock
    is_started: bool = False
    stand_ins: StandIns = (None, None, None, None)
    returning: tuple[Seat, ...] = ()
    returns: Counts = (0, 0, 0, 0)
    pause_asked: tuple[Seat, ...] = ()

    @classmethod
    def of(cls, event: Opened, at: int) -> Company | None:
        """Return the company of a table that was opened; None for a solo table."""
        if event.terms is None:
            return None
        clock = Clock(Speed(event.terms.speed)).seen(at)
        return cls(event.terms, clock)

    @property
    def is_paused(self) -> bool:
        """Whether nobody may act until somebody goes on."""
        return self.clock.stopped is not None

    def returns_left(self, seat: Seat) -> int:
        """Return how often the person of a seat may still come back."""
        return max(0, self.terms.returns - self.returns[seat])

    def check_running(self) -> None:
        """Raise `NotStarted` or `TablePaused`."""
        if not self.is_started:
            raise NotStarted()
        if self.is_paused:
            raise TablePaused()

    # --- what changes -------------------------------------------------------------------------

    def seen(self, at: int, *, is_woken: bool) -> Company:
        """Return the company at the time of the next event."""
        clock = self.clock.woken(at) if is_woken else self.clock.seen(at)
        return replace(self, clock=clock)

    def acted(self, seat: Seat, *, is_person: bool) -> Company:
        """Return the company after a seat's turn; a computer uses up nobody's reserve."""
        clock = self.clock.end_turn(seat) if is_person else self.clock.begin_turn()
        return replace(self, clock=clock)

    def dealt(self) -> Company:
        """Return the company once the next deal is dealt."""
        return replace(self, clock=self.clock.begin_turn())

    def replaced(self, seat: Seat, computer: Computer) -> Company:
        """Return the company once a computer plays for a person."""
        return replace(
            self,
            stand_ins=with_seat(self.stand_ins, seat, computer),
            returning=_without(self.returning, seat),
            pause_asked=_without(self.pause_asked, seat),
        )

    def returned(self, seat: Seat) -> Company:
        """Return the company once a person plays again."""
        return replace(
            self,
            stand_ins=with_seat(self.stand_ins, seat, None),
            returning=_without(self.returning, seat),
            returns=with_seat(self.returns, seat, self.returns[seat] + 1),
        )

    def stopped_if_all_ask(self, present: Sequence[Seat]) -> Company:
        """Return the company, paused once every person present has asked for it."""
        is_agreed = bool(self.pause_asked) and set(present) <= set(self.pause_asked)
        if self.is_paused or not is_agreed:
            return self
        return replace(self, clock=self.clock.stop())

    def resumed(self, seat: Seat) -> Company:
        """Return the company once a person goes on, or asks for no pause any more."""
        asked = () if self.is_paused else _without(self.pause_asked, seat)
        return replace(self, pause_asked=asked, clock=self.clock.go())


def is_between_tricks(deal: Deal | None) -> bool:
    """Whether no trick has begun that is not complete: in an auction, too, or between deals."""
    return (
        deal is None or deal.phase is not Phase.PLAY or deal.trick is None or not deal.trick.cards
    )


def _without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in seats if other != seat)
