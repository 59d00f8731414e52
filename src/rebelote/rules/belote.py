"""Belote-rebelote: king and queen of trumps dealt to one hand, 20 points (RULES.md 3.4, 4.4)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Final, NamedTuple

from rebelote.cards import Card, Rank, Suit
from rebelote.rules.errors import (
    BeloteAutomatic,
    BeloteDiscarded,
    BeloteKingFirst,
    BeloteNotSaid,
    IllegalBelote,
)
from rebelote.rules.options import Choice, Need, OnOff, option
from rebelote.rules.ranking import Strain
from rebelote.rules.seating import Seat

BELOTE_POINTS: Final = 20


class Say(StrEnum):
    """How the pair is announced: both words, the first word, or by itself."""

    SAY_BOTH = "say_both"
    SAY_FIRST = "say_first"
    AUTO = "auto"


class AtDiscard(StrEnum):
    """At all-trumps, which card of the pair loses it when thrown on another suit."""

    EITHER = "either"
    FIRST = "first"


class Manner(StrEnum):
    """How a card comes to the trick: it leads, follows the suit led, ruffs, or is thrown."""

    LEAD = "lead"
    FOLLOW = "follow"
    RUFF = "ruff"
    DISCARD = "discard"


class PairState(IntEnum):
    """What became of a pair: both cards held, one played in good order, made, or lost."""

    HELD = 0
    OPEN = 1
    MADE = 2
    LOST = 3


class Pair(NamedTuple):
    """King and queen of a trump suit, dealt to one seat."""

    suit: Suit
    seat: Seat
    state: PairState = PairState.HELD
    has_played_one: bool = False

    @property
    def cards(self) -> int:
        """The two cards as a 32-bit set."""
        return PAIR_CARDS[self.suit]


PAIR_CARDS: tuple[int, ...] = tuple(
    1 << Card.of(Rank.KING, suit) | 1 << Card.of(Rank.QUEEN, suit) for suit in Suit
)


@dataclass(frozen=True)
class Belote:
    """The belote part: how the pair is announced; what it is worth later is scoring's affair."""

    belote_say: Say = option(Say.SAY_FIRST, Choice(Say))
    belote_king_first: bool = option(False, OnOff())
    belote_at_discard: AtDiscard = option(
        AtDiscard.EITHER, Choice(AtDiscard), Need("contracts", (Strain.ALL_TRUMP,))
    )

    def pairs(self, hands: tuple[int, ...], strain: Strain) -> tuple[Pair, ...]:
        """Return the pairs held in the hands of eight at the start of play."""
        return tuple(
            Pair(suit, Seat(seat))
            for suit in strain.trump_suits
            for seat, hand in enumerate(hands)
            if hand & PAIR_CARDS[suit] == PAIR_CARDS[suit]
        )

    def refusal(self, pair: Pair, card: Card, manner: Manner) -> IllegalBelote | None:
        """Say why the word may not be said with this card of the pair, or None if it may."""
        if self.belote_say is Say.AUTO:
            return BeloteAutomatic(card=card)
        if manner is Manner.DISCARD and not (
            pair.has_played_one and self.belote_at_discard is AtDiscard.FIRST
        ):
            return BeloteDiscarded(card=card)
        if pair.has_played_one:
            return None if pair.state is PairState.OPEN else BeloteNotSaid(card=card)
        if self.belote_king_first and card.rank is not Rank.KING:
            return BeloteKingFirst(card=card)
        return None

    def points(self, pair: Pair) -> int:
        """Return what a pair has brought so far: the first word is enough where only it is said.

        At all-trumps such points may still be lost by a discard.
        """
        is_said = pair.state is PairState.OPEN and self.belote_say is Say.SAY_FIRST
        return BELOTE_POINTS if is_said or pair.state is PairState.MADE else 0

    def after(self, pair: Pair, card: Card, manner: Manner, *, says: bool) -> Pair:
        """Return the pair once one of its cards is played, the word being legal if said."""
        if pair.state is PairState.LOST:
            return pair._replace(has_played_one=True)
        is_thrown = manner is Manner.DISCARD
        if pair.has_played_one:
            is_thrown = is_thrown and self.belote_at_discard is AtDiscard.EITHER
            is_missed = self.belote_say is Say.SAY_BOTH and not says
            return pair._replace(state=PairState.LOST if is_thrown or is_missed else PairState.MADE)
        is_missed = self.belote_say is not Say.AUTO and not says
        is_late_king = self.belote_king_first and card.rank is not Rank.KING
        is_lost = is_thrown or is_missed or is_late_king
        state = PairState.LOST if is_lost else PairState.OPEN
        return pair._replace(state=state, has_played_one=True)
