"""What one seat may know of a deal: the only thing a bot or an interface is given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rebelote.cards import Card, CardSet
from rebelote.engine.trick import Trick
from rebelote.rules.actions import Action, Call, Contract, Declare, Play
from rebelote.rules.bidding import Phase
from rebelote.rules.declarations import NOBODY, Kind, SetsOfSeats, kind_of
from rebelote.rules.options import Packets
from rebelote.rules.ruleset import Ruleset
from rebelote.rules.seating import SEATS, Seat

if TYPE_CHECKING:
    from rebelote.engine.deal import Deal

Kinds = tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class View:
    """A deal as one seat sees it; frozen, and without any card hidden from that seat.

    `dealt` are the seat's cards before the auction, `hand` those it holds now. `announced` tells,
    by seat, the kinds of announces made; `shown` their cards once these are on view; `retained`
    which of them count. `words` are the cards played with "belote" or "rebelote".
    `legal_actions` is empty unless this seat is to act. Points are card points taken so far;
    `belote_points` those of belotes made so far, `announce_points` those of announces that count.
    `scores` are the match's before this deal, None where the deal stands alone.
    """

    ruleset: Ruleset
    seat: Seat
    first: Seat
    packets: Packets | None
    pending: int
    is_last: bool
    scores: tuple[int, int] | None
    phase: Phase
    to_act: Seat | None
    dealt: CardSet
    hand: CardSet
    hand_sizes: tuple[int, int, int, int]
    turned: Card | None
    calls: tuple[tuple[Seat, Call], ...]
    multiplier: int
    contract: Contract | None
    tricks: tuple[Trick, ...]
    trick: Trick | None
    announced: tuple[Kinds, Kinds, Kinds, Kinds]
    shown: SetsOfSeats
    retained: SetsOfSeats
    words: CardSet
    points: tuple[int, int]
    announce_points: tuple[int, int]
    belote_points: tuple[int, int]
    tricks_won: tuple[int, int]
    legal_actions: tuple[Action, ...]

    @property
    def dealer(self) -> Seat:
        """The seat that dealt."""
        return SEATS[(self.first + 3) & 3]

    @property
    def played(self) -> tuple[tuple[Seat, Card], ...]:
        """All cards played so far with the seats that played them, in order."""
        tricks = self.tricks if self.trick is None else (*self.tricks, self.trick)
        return tuple(
            (SEATS[(trick.leader + place) & 3], card)
            for trick in tricks
            for place, card in enumerate(trick.cards)
        )


def view_of(deal: Deal, seat: Seat) -> View:
    """Return what a seat may know of a deal."""
    setup = deal.setup
    hands = deal.hands
    declared = deal.declared
    is_shown = deal.are_announces_shown
    sizes = tuple(len(hand) for hand in hands)
    kinds = tuple(tuple(kind_of(cards) for cards in sets) for sets in declared)
    return View(
        ruleset=setup.ruleset,
        seat=seat,
        first=setup.first,
        packets=setup.packets,
        pending=setup.pending,
        is_last=setup.is_last,
        scores=setup.scores,
        phase=deal.phase,
        to_act=deal.to_act,
        dealt=CardSet(setup.layout.hands[seat]),
        hand=hands[seat],
        hand_sizes=(sizes[0], sizes[1], sizes[2], sizes[3]),
        turned=setup.layout.turned,
        calls=deal.auction.calls,
        multiplier=deal.auction.standing.multiplier,
        contract=deal.contract,
        tricks=deal.tricks,
        trick=deal.trick,
        announced=(kinds[0], kinds[1], kinds[2], kinds[3]),
        shown=declared if is_shown else NOBODY,
        retained=deal.retained,
        words=CardSet(deal.progress.said if deal.progress is not None else 0),
        points=deal.card_points,
        announce_points=deal.announce_points,
        belote_points=deal.belote_points,
        tricks_won=deal.tricks_won,
        legal_actions=deal.legal_actions() if deal.to_act == seat else (),
    )


@dataclass(frozen=True, slots=True)
class Called:
    """A seat called."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class Announced:
    """A seat made announces, of which the table hears the kinds only."""

    seat: Seat
    kinds: Kinds


@dataclass(frozen=True, slots=True)
class Played:
    """A seat played a card, with a word of the belote or without."""

    seat: Seat
    card: Card
    says_belote: bool


Event = Called | Announced | Played


def public_event(seat: Seat, action: Action) -> Event:
    """Return what the whole table perceives of an action."""
    if isinstance(action, Declare):
        return Announced(seat, tuple(map(kind_of, action.sets)))
    if isinstance(action, Play):
        return Played(seat, action.card, action.says_belote)
    return Called(seat, action)
