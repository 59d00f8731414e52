"""One trick: who plays, what may be played, who wins (RULES.md 4.2)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rebelote.cards import Card, CardSet, Suit
from rebelote.rules.errors import CardNotHeld, IllegalPlay
from rebelote.rules.following import Duty, refusal
from rebelote.rules.ranking import Strain
from rebelote.rules.ruleset import Ruleset
from rebelote.rules.seating import SEATS, Seat, partner_of


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards on the table, in order of play from the leader; a frozen value."""

    ruleset: Ruleset
    strain: Strain
    leader: Seat
    cards: tuple[Card, ...] = ()

    @property
    def led(self) -> Suit | None:
        """The suit led, None before the first card."""
        return self.cards[0].suit if self.cards else None

    @property
    def to_act(self) -> Seat | None:
        """The seat to play, None when four cards lie."""
        return None if len(self.cards) == 4 else SEATS[(self.leader + len(self.cards)) & 3]

    @property
    def best(self) -> Card | None:
        """The card that wins the trick so far."""
        if not self.cards:
            return None
        best, *others = self.cards
        tables = self.ruleset.ranking.tables[self.strain]
        for card in others:
            if beats(card, best, tables.higher, tables.ruffs):
                best = card
        return best

    @property
    def winner(self) -> Seat | None:
        """The seat whose card wins the trick so far."""
        best = self.best
        return None if best is None else SEATS[(self.leader + self.cards.index(best)) & 3]

    @property
    def points(self) -> int:
        """The card points on the table, without the last trick's ten."""
        points = self.ruleset.ranking.tables[self.strain].points
        return sum(points[card] for card in self.cards)

    @property
    def duty_of(self) -> Callable[[int], tuple[int, Duty]]:
        """What `duty` says, as a function of the hand: for asking about many hands at once."""
        best, seat = self.best, self.to_act
        if best is None or seat is None:
            return lambda hand: (hand, Duty.NONE)
        led = int(self.cards[0].suit.cards)
        partner_wins = (self.leader + self.cards.index(best)) & 3 == partner_of(seat)
        tables = self.ruleset.ranking.tables[self.strain]
        ask = self.ruleset.following.duty
        return lambda hand: ask(hand, led, best, partner_wins, tables)

    def duty(self, hand: int) -> tuple[CardSet, Duty]:
        """Return the cards of a hand that may be played now, and the duty that limits them."""
        cards, duty = self.duty_of(hand)
        return CardSet(cards), duty

    def refusal(self, hand: int, card: Card) -> IllegalPlay | None:
        """Return the error that says why the card may not be played, or None if it may."""
        if not hand >> card & 1:
            return CardNotHeld(card=card)
        legal, duty = self.duty(hand)
        best = self.best
        if card in legal or best is None:
            return None
        tables = self.ruleset.ranking.tables[self.strain]
        return refusal(duty, card, self.cards[0].suit, best, tables)


def beats(card: int, best: int, higher: tuple[int, ...], ruffs: int) -> bool:
    """Tell whether a card beats the best one on the table, whose suit may be any."""
    if higher[best] >> card & 1:
        return True
    return bool(ruffs >> card & 1) and not ruffs >> best & 1
