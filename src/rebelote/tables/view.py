"""What one seat is told of the table: the only projection that leaves it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rebelote.cards import Card, CardSet
from rebelote.engine import Deal, Event, Trick, View
from rebelote.match import Match
from rebelote.rules import (
    SEATS,
    Action,
    Contract,
    IllegalAction,
    Phase,
    Ruleset,
    Score,
    Seat,
    Team,
)
from rebelote.rules.actions import PLAYS, PLAYS_SAID
from rebelote.tables.clock import Clock, Deadline
from rebelote.tables.company import Company, Counts, StandIns
from rebelote.tables.event import Occupants, Person
from rebelote.tables.fairness import Proof
from rebelote.tables.gathering import host_of
from rebelote.tables.hand import sorted_hand
from rebelote.tables.terms import Terms

if TYPE_CHECKING:
    from rebelote.tables.table import Table


@dataclass(frozen=True, slots=True)
class DealSheet:
    """The score of a finished deal; `score` and `contract` are None where everybody passed.

    `totals` are the match's marks after the deal, `pending` the marks left in suspense by it.
    """

    number: int
    contract: Contract | None
    score: Score | None
    totals: tuple[int, int]
    pending: int

    @classmethod
    def of(cls, number: int, deal: Deal, match: Match) -> DealSheet:
        """Return the sheet of a deal that is over; `match` is the match after it."""
        score = None if deal.phase is Phase.PASSED_OUT else deal.score()
        return cls(number, deal.contract, score, match.scores, match.pending)


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card in hand: the error that refuses it now, and whether the belote can be said with it.

    `is_legal` and `refusal` mean something while its seat is to act, and are False and None else.
    """

    card: Card
    is_legal: bool = False
    refusal: IllegalAction | None = None
    can_say_belote: bool = False


@dataclass(frozen=True, slots=True)
class CompanyView:
    """What everybody at a table of people knows beside the cards.

    `host` is the seat of whoever leads, None when nobody sits; the host of `terms` is "" here.
    `stand_ins` are the computers that play for persons who are away, `returning` the seats that
    are taken back at the next trick. `clock` has the seats' reserves; its times are in ms.
    """

    terms: Terms
    host: Seat | None
    is_started: bool
    is_paused: bool
    pause_asked: tuple[Seat, ...]
    stand_ins: StandIns
    returning: tuple[Seat, ...]
    returns_left: Counts
    deadline: Deadline | None
    clock: Clock


@dataclass(frozen=True, slots=True)
class TableView:
    """The table after event number `seq`, as one seat sees it, or a spectator.

    `seats` tells names and bots; who a person is to the server stays there, `player` being "".
    `deal` is the number of the deal on the table, from 1, and 0 before the first; `view` is what
    the seat may know of it and `heard` what everybody has perceived of it, both of which a bot
    needs. `hand` is in the order of the contract. `scores` are the match's now: those before the
    deal on the table until it is over. `sheets` are those of all finished deals, that of the deal
    on the table being the last once it is over. `winner` is None for a draw too. A spectator looks
    from the place of `seat` and sees no hand. `company` is None at a solo table. `commitment`
    promises the deal on the table, or the next one; `proofs` are those of the deals before.
    """

    seq: int
    seat: Seat
    ruleset: Ruleset
    seats: Occupants
    deal: int
    view: View | None
    heard: tuple[Event, ...]
    hand: tuple[HandCard, ...]
    scores: tuple[int, int]
    pending: int
    sheets: tuple[DealSheet, ...]
    is_over: bool
    winner: Team | None
    closed: str | None
    can_undo: bool
    is_solo: bool
    is_spectator: bool = False
    company: CompanyView | None = None
    commitment: str = ""
    proofs: tuple[Proof, ...] = ()

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the person of the seat may do now."""
        company = self.company
        is_kept = company is not None and (
            company.is_paused or company.stand_ins[self.seat] is not None
        )
        is_still = self.view is None or self.closed is not None or is_kept
        return () if is_still or self.view is None else self.view.legal_actions

    @property
    def is_deal_over(self) -> bool:
        """Whether the deal on the table is over, so that the next one may be dealt."""
        return self.view is not None and self.view.to_act is None

    @property
    def sheet(self) -> DealSheet | None:
        """The sheet of the deal on the table, None until it is over."""
        return self.sheets[-1] if self.is_deal_over else None

    @property
    def last_trick(self) -> Trick | None:
        """The last complete trick of the deal on the table.

        Where the terms hide it, it is seen until the next card is played.
        """
        view = self.view
        if view is None or not view.tricks:
            return None
        is_hidden = self.company is not None and not self.company.terms.shows_last_trick
        has_gone_on = view.trick is not None and bool(view.trick.cards)
        return None if is_hidden and has_gone_on else view.tricks[-1]


def view_of(table: Table, seat: Seat | None) -> TableView:
    """Return what a seat may know of a table; None is a spectator, who sees no hand."""
    match, deal = table.match, table.deal
    place = SEATS[0] if seat is None else seat
    view = None if deal is None else deal.view(place)
    hand: tuple[HandCard, ...] = ()
    if view is not None and seat is None:
        view = replace(view, dealt=CardSet(), hand=CardSet(), legal_actions=())
    elif view is not None and deal is not None:
        is_own = table.company is None or table.company.stand_ins[place] is None
        hand = _hand(deal, view, table.to_act == seat and is_own)
    return TableView(
        seq=table.seq,
        seat=place,
        ruleset=table.ruleset,
        seats=_without_ids(table.seats),
        deal=table.number,
        view=view,
        heard=table.heard,
        hand=hand,
        scores=match.scores,
        pending=match.pending,
        sheets=table.sheets,
        is_over=match.is_over,
        winner=match.winner,
        closed=table.closed,
        can_undo=table.can_undo and seat is not None,
        is_solo=table.is_solo,
        is_spectator=seat is None,
        company=None if table.company is None else _company(table, table.company),
        commitment="" if table.promises is None else table.promises.commitment,
        proofs=() if table.promises is None else table.promises.proofs,
    )


def _company(table: Table, company: Company) -> CompanyView:
    first, second, third, fourth = map(company.returns_left, SEATS)
    players = [one.player if isinstance(one, Person) else None for one in table.seats]
    host = host_of(company.terms, table.seats)
    return CompanyView(
        terms=replace(company.terms, host=""),
        host=SEATS[players.index(host)] if host in players else None,
        is_started=company.is_started,
        is_paused=company.is_paused,
        pause_asked=company.pause_asked,
        stand_ins=company.stand_ins,
        returning=company.returning,
        returns_left=(first, second, third, fourth),
        deadline=table.deadline(),
        clock=company.clock,
    )


def _without_ids(seats: Occupants) -> Occupants:
    first, second, third, fourth = (
        Person("", one.name) if isinstance(one, Person) else one for one in seats
    )
    return first, second, third, fourth


def _hand(deal: Deal, view: View, is_to_act: bool) -> tuple[HandCard, ...]:
    cards = sorted_hand(view)
    if not is_to_act:
        return tuple(map(HandCard, cards))
    return tuple(_hand_card(deal, view, card) for card in cards)


def _hand_card(deal: Deal, view: View, card: Card) -> HandCard:
    refusal: IllegalAction | None = None
    try:
        deal.apply(PLAYS[card])
    except IllegalAction as error:
        refusal = error
    return HandCard(card, refusal is None, refusal, PLAYS_SAID[card] in view.legal_actions)
