"""What one seat is told of the table: the only projection that leaves it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rebelote.cards import Card
from rebelote.engine import Deal, Event, Trick, View
from rebelote.match import Match
from rebelote.rules import Contract, IllegalAction, Phase, Ruleset, Score, Seat, Team
from rebelote.rules.actions import PLAYS, PLAYS_SAID
from rebelote.tables.event import Occupants, Person
from rebelote.tables.hand import sorted_hand

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
class TableView:
    """The table after event number `seq`, as one seat sees it.

    `seats` tells names and bots; who a person is to the server stays there, `player` being "".
    `deal` is the number of the deal on the table, from 1, and 0 before the first; `view` is what
    the seat may know of it and `heard` what everybody has perceived of it, both of which a bot
    needs. `hand` is in the order of the contract. `scores` are the match's now: those before the
    deal on the table until it is over. `sheets` are those of all finished deals, that of the deal
    on the table being the last once it is over. `winner` is None for a draw too.
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
        """The last complete trick of the deal on the table."""
        return self.view.tricks[-1] if self.view is not None and self.view.tricks else None


def view_of(table: Table, seat: Seat) -> TableView:
    """Return what a seat may know of a table."""
    match, deal = table.match, table.deal
    view = None if deal is None else deal.view(seat)
    return TableView(
        seq=table.seq,
        seat=seat,
        ruleset=table.ruleset,
        seats=_without_ids(table.seats),
        deal=table.number,
        view=view,
        heard=table.heard,
        hand=() if deal is None or view is None else _hand(deal, view, table.to_act == seat),
        scores=match.scores,
        pending=match.pending,
        sheets=table.sheets,
        is_over=match.is_over,
        winner=match.winner,
        closed=table.closed,
        can_undo=table.can_undo,
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
