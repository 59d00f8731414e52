"""Which card to play: every legal card is weighed, and the heaviest is played.

The weight of a card is what the trick should bring to one's side with it, less what the card would
still have brought if kept, in card points. What a club player does follows from that: a ten goes
on the partner's trick and not on an opponent's, an ace is cashed before it is ruffed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rebelote.bots.reading import SUITS, Reading
from rebelote.cards import Card
from rebelote.rules.belote import BELOTE_POINTS, PAIR_CARDS, Manner, Pair, PairState, Say
from rebelote.rules.ranking import Strain
from rebelote.rules.scoring.sheet import LAST_TRICK_POINTS
from rebelote.rules.seating import Seat


class Habits(NamedTuple):
    """How much each thing counts: card points, or shares where the comment says so.

    docs/explanation/bots.md tells how the values were measured.
    """

    # What the lead is worth after winning a trick.
    tempo: float = 2.0
    # Chance that a partner who ruffs or rises wins a trick in which we were beaten.
    rescue: float = 0.35
    # How much the partner's highest card of a suit counts when we lead below it, a share.
    tops: float = 0.3
    # What opponents and the partner add to a trick of ours, in average cards.
    low: float = 0.3
    high: float = 1.4
    # What a winner kept in hand brings beyond its own points, in average cards.
    trick: float = 2.2
    # The share of its points that a card saves behind higher ones: protected, alone, once ruffed.
    guarded: float = 0.8
    bare: float = 0.5
    ruffed: float = 0.3
    # The share of its points that a ten or king loses with its last protection.
    guard: float = 0.35
    # The worth of every place in which a worthless card stands above others.
    small: float = 0.4
    # A trump kept to ruff; the highest trump; the share of its points that a trump saves.
    trump: float = 7.0
    trump_master: float = 8.0
    trump_guarded: float = 0.8
    trump_bare: float = 0.45
    # Drawing an opponent's trump; spending the partner's, or one's own for nothing.
    draw: float = 6.4
    drain: float = 3.0
    # The price of leading trumps for the takers, and the gain of making the taker ruff.
    defence_trump: float = 6.0
    force: float = 2.0
    # Taking a sure trick at once; the price of leading it from below the top of a sequence.
    cash: float = 2.0
    below_top: float = 3.0
    # Keeping a suit to be void of while holding trumps.
    void: float = 1.5
    # A card that wins once the higher ones in the same hand have drawn the suit.
    long: float = 4.0


HABITS = Habits()
NO_TRUMP_HABITS = Habits(trick=1.3, long=2.4, tops=0.6, cash=4.0, guarded=0.6)
ALL_TRUMP_HABITS = Habits(
    trick=1.0, tempo=4.0, tops=1.0, guarded=0.9, bare=0.6, small=0.8, cash=4.0
)


def habits_at(strain: Strain) -> Habits:
    """Return the habits that fit a strain."""
    if strain.is_suit:
        return HABITS
    return NO_TRUMP_HABITS if strain is Strain.NO_TRUMP else ALL_TRUMP_HABITS


class Weighing:
    """The weights of the cards of one decision."""

    __slots__ = ("_average", "_enemy", "_habits", "_lost", "_reading", "_trick")

    def __init__(self, reading: Reading, habits: Habits | None = None) -> None:
        self._reading = reading
        self._habits = habits or habits_at(reading.strain)
        unseen, points = reading.unseen, reading.points
        total = sum([points[card] for card in range(32) if unseen >> card & 1])
        self._average = total / (unseen.bit_count() or 1)
        # What a trick brings beyond the card that wins it.
        self._trick = self._habits.trick * self._average
        self._enemy = reading.could[reading.left] | reading.could[reading.right]
        self._lost: float | None = None

    def choose(self, legal: Sequence[Card]) -> Card:
        """Return the card of the greatest weight; of equal ones the first."""
        if len(legal) == 1:
            return legal[0]
        return max(legal, key=self.follow if self._reading.place else self.lead)

    # --- the trick on the table ---------------------------------------------------------------

    def follow(self, card: Card) -> float:
        """Weigh a card that is not led."""
        reading, habits = self._reading, self._habits
        best = reading.best
        tempo = 0.0
        if reading.higher[best] >> card & 1 or (
            reading.ruffs >> card & 1 and not reading.ruffs >> best & 1
        ):
            ours = self._chance(card, is_ours=True, led=reading.led)
            tempo = habits.tempo * ours
        else:
            if self._lost is None:
                is_ours = reading.winner == reading.partner
                self._lost = self._chance(best, is_ours=is_ours, led=reading.led)
            ours = self._lost
        gain = ours * (reading.stake + reading.points[card] + self._rest())
        return gain + tempo - self.kept(card) - self.belote_lost(card)

    def _rest(self) -> float:
        """Return what the seats still to play should add to a trick of ours."""
        place, habits = self._reading.place, self._habits
        if place == 3:
            return 0.0
        return self._average * (habits.low + habits.high * (place == 1))

    def _chance(self, best: int, *, is_ours: bool, led: int) -> float:
        """Return how likely our side is to win the trick whose best card is this one."""
        reading, rescue = self._reading, self._habits.rescue
        place = reading.place
        if place == 3:
            return float(is_ours)
        left = reading.can_beat(reading.left, best, led)
        if place == 2:
            return 1.0 - left if is_ours else 0.0
        partner = reading.can_beat(reading.partner, best, led)
        if place == 1:
            if is_ours:
                return 1.0 - left * (1.0 - rescue * partner)
            return partner * (1.0 - (1.0 - rescue) * left)
        right = reading.can_beat(reading.right, best, led)
        beaten = 1.0 - (1.0 - left) * (1.0 - right)
        return 1.0 - beaten * (1.0 - self._partner_tops(best, led))

    def _partner_tops(self, lead: int, led: int) -> float:
        """Return how likely the partner wins a trick of which the lead is beaten."""
        reading = self._reading
        above = reading.higher[lead] & reading.unseen
        tops = 0.0
        if above.bit_count() > 1:
            top = above
            while top & top - 1:
                # Among the cards above the lead, keep those above one of them until one is left.
                low = (top & -top).bit_length() - 1
                top = reading.higher[low] & above or top & -top
            tops = reading.holds(reading.partner, top)
        tops *= self._habits.tops
        if led & reading.ruffs or not reading.ruffs:
            return tops
        void = 1.0 - reading.holds(reading.partner, led)
        ruffs = void * reading.holds(reading.partner, reading.ruffs)
        return tops * self._round_holds(led, self._enemy & led) + self._habits.rescue * ruffs

    # --- the lead -------------------------------------------------------------------------------

    def lead(self, card: Card) -> float:
        """Weigh a card that is led."""
        reading, habits = self._reading, self._habits
        led = SUITS[card >> 3]
        ours = self._chance(card, is_ours=True, led=led)
        rest = self._average * (2.0 * habits.low + habits.high)
        weight = ours * (reading.points[card] + rest + habits.tempo) - self.kept(card)
        weight -= self.belote_lost(card)
        ruffs = reading.ruffs
        master = not reading.higher[card] & self._enemy
        if master and reading.higher[card] & reading.hand:
            # The partner believes what he sees: the top of a sequence tells him the trick is ours.
            weight -= habits.below_top
        if ruffs >> card & 1:
            return weight + self._trump_lead()
        if master:
            weight += habits.cash
        elif ruffs and not reading.is_taker_side and not reading.could[reading.taker] & led:
            weight += habits.force
        return weight

    def _trump_lead(self) -> float:
        """Return what drawing trumps adds: good for takers while opponents have some."""
        reading, habits = self._reading, self._habits
        ruffs = reading.ruffs
        enemy = reading.expected(reading.left, ruffs) + reading.expected(reading.right, ruffs)
        partner = reading.expected(reading.partner, ruffs)
        if not reading.is_taker_side:
            return -habits.defence_trump if enemy else 0.0
        if enemy < 0.05:
            return -habits.drain
        drawn = min(enemy, 2.0) * habits.draw
        if reading.taker == reading.me:
            return drawn - habits.drain * min(partner, 1.0)
        return drawn

    # --- what a card is worth in hand -------------------------------------------------------------

    def kept(self, card: Card) -> float:
        """Return what a card should still bring if another one is played now."""
        reading, habits = self._reading, self._habits
        points = reading.points[card]
        suit = SUITS[card >> 3]
        mine = reading.hand & suit
        enemy = self._enemy & suit
        above = (reading.higher[card] & enemy).bit_count()
        if reading.hand.bit_count() == 2 and not above and reading.ruffs & suit:
            points += LAST_TRICK_POINTS
        if reading.ruffs & suit:
            return self._kept_trump(card, points, enemy, above)
        others = mine & ~(1 << card)
        if not above:
            holds = self._round_holds(suit, enemy)
            worth = holds * (points + self._trick) + (1.0 - holds) * points * habits.ruffed
        elif others.bit_count() >= above:
            worth = points * habits.guarded + habits.small * (8 - above)
        else:
            worth = points * habits.bare + habits.small
        if not reading.ruffs:
            higher = (reading.higher[card] & mine).bit_count()
            if higher and enemy.bit_count() <= higher:
                worth += habits.long
        elif not others and reading.hand & reading.ruffs and self._enemy & reading.ruffs:
            worth -= habits.void
        return worth + self._guards(others)

    def _guards(self, others: int) -> float:
        """Return what is lost when a card that protects a ten or a king of its suit goes."""
        reading = self._reading
        lost = 0.0
        if others & reading.led:
            # The suit is being played: what is above the ten may well fall on this trick.
            return lost
        count = others.bit_count()
        while others:
            low = others & -others
            others ^= low
            high = low.bit_length() - 1
            points = reading.points[high]
            if points >= 4 and (reading.higher[high] & self._enemy).bit_count() == count:
                lost += points * self._habits.guard
        return lost

    def _kept_trump(self, card: Card, points: int, enemy: int, above: int) -> float:
        reading, habits = self._reading, self._habits
        if not enemy:
            return points + self._trick
        if not above:
            return points + habits.trump_master
        others = (reading.hand & reading.ruffs & ~(1 << card)).bit_count()
        share = habits.trump_guarded if others >= above else habits.trump_bare
        return points * share + habits.trump

    def _round_holds(self, suit: int, enemy: int) -> float:
        """Return how likely both opponents are to follow when the suit is next led."""
        reading = self._reading
        trumps = self._enemy & reading.ruffs
        if not trumps:
            return 1.0
        holds = 1.0
        for seat in (reading.left, reading.right):
            if reading.could[seat] & reading.ruffs:
                void = 1.0 - reading.holds(seat, suit)
                holds *= 1.0 - void * reading.holds(seat, reading.ruffs)
        return holds

    def belote_lost(self, card: Card) -> float:
        """Return the points of a belote that this card would lose."""
        reading = self._reading
        suit = card >> 3
        pair_cards = PAIR_CARDS[suit]
        if not (pair_cards >> card & 1 and SUITS[suit] & reading.ranked):
            return 0.0
        view = reading.view
        belote = view.ruleset.belote
        other = pair_cards & ~(1 << card)
        if other & reading.hand:
            pair = Pair(card.suit, Seat(reading.me))
        elif other & int(view.words):
            # The word is said of two cards dealt to one hand, and this is one of them.
            pair = Pair(card.suit, Seat(reading.me), PairState.OPEN, has_played_one=True)
        else:
            return 0.0
        if not reading.place:
            manner = Manner.LEAD
        elif reading.led >> card & 1:
            manner = Manner.FOLLOW
        else:
            manner = Manner.RUFF if reading.ruffs >> card & 1 else Manner.DISCARD
        says = belote.belote_say is not Say.AUTO and belote.refusal(pair, card, manner) is None
        after = belote.after(pair, card, manner, says=says)
        return float(BELOTE_POINTS) if after.state is PairState.LOST else 0.0
