"""Why one card is better than the others: a fact of the table, as a code with parameters.

A code says what the card does there, as the view shows it; that it is the best card is the
outlook's finding, which no fact here can change. `rebelote.notation.wording` makes the sentences.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from rebelote.analysis.calls import CallOutlook
from rebelote.bots.outlook import CardOutlook, Outlook
from rebelote.bots.reading import SUITS, Reading
from rebelote.cards import Card, CardSet, Reason
from rebelote.engine import View
from rebelote.engine.trick import beats
from rebelote.rules import Bid, Call, Double, Pass, Redouble

# A contract that is made so much more often is worth saying, as a share of the worlds.
_CHANCE_GAIN = 0.05
# Two cards are told apart by more than so many standard errors of their difference.
CLEAR_ERRORS = 2.0


class Why(StrEnum):
    """What a card does; the second part lists what it changes for the contract."""

    ONLY_CARD = "hint_only_card"
    DECLARES = "hint_declares"
    JUDGEMENT = "hint_judgement"
    EQUAL = "hint_equal"
    # Following to a trick.
    OVERRUFFS = "hint_overruffs"
    RUFFS = "hint_ruffs"
    KEEPS_HIGHER = "hint_keeps_higher"
    TAKES_SURELY = "hint_takes_surely"
    TAKES = "hint_takes"
    GIVES_POINTS = "hint_gives_points"
    SAVES_HIGH = "hint_saves_high"
    SAVES_POINTS = "hint_saves_points"
    MAKES_VOID = "hint_makes_void"
    # Leading.
    CASHES = "hint_cashes"
    HIGHEST_LEFT = "hint_highest_left"
    DRAWS_TRUMPS = "hint_draws_trumps"
    PARTNER_RUFFS = "hint_partner_ruffs"
    PARTNER_WINS = "hint_partner_wins"
    FORCES_TAKER = "hint_forces_taker"
    LEADS_LOW = "hint_leads_low"
    # Nothing of this.
    BRINGS_MORE = "hint_brings_more"
    # The contract.
    MAKES_CONTRACT = "hint_makes_contract"
    BEATS_CONTRACT = "hint_beats_contract"
    # The auction.
    ONLY_CALL = "hint_only_call"
    PASSES = "hint_passes"
    BIDS = "hint_bids"
    BIDS_MORE = "hint_bids_more"
    DOUBLES = "hint_doubles"
    CLUB_CALL = "hint_club_call"


def reasons_for(
    view: View, outlook: Outlook, card: Card | None = None, other: Card | None = None
) -> tuple[Reason, ...]:
    """Return why a card, else the best one, is played: what it does, then what it changes.

    The first reason is always there. The second tells a contract made or beaten clearly more often
    than after the `other` card, else after the best one that is clearly worse.
    """
    chosen = next((one for one in outlook.cards if one.card == card), outlook.cards[0])
    others = [one for one in outlook.cards if one is not chosen]
    if not others:
        return (Reason.of(Why.ONLY_CARD, card=chosen.card),)
    worse = [one for one in others if is_clearly_worse(one, chosen)]
    if not worse:
        return (Reason.of(Why.EQUAL, card=chosen.card),)
    reading = Reading(view)
    rival = next((one for one in worse if one.card == other), worse[0])
    legal = CardSet.of(one.card for one in outlook.cards)
    facts = _Facts(reading, chosen, tuple(worse), rival, legal)
    first = _leading(facts) if not reading.place else _following(facts)
    second = _contract_change(facts)
    return (first,) if second is None else (first, second)


def is_clearly_worse(one: CardOutlook, best: CardOutlook) -> bool:
    """Tell whether a card is worse than another by more than the worlds drawn may explain."""
    gap = best.worth - one.worth
    return gap > 0 and gap > CLEAR_ERRORS * one.gap_error


class _Facts(NamedTuple):
    """The table, the card to explain, those clearly worse, and the one it is compared with."""

    reading: Reading
    chosen: CardOutlook
    worse: Sequence[CardOutlook]
    rival: CardOutlook
    legal: CardSet

    @property
    def card(self) -> Card:
        return self.chosen.card

    @property
    def is_trump(self) -> bool:
        return bool(self.reading.ruffs >> self.card & 1)

    def points(self, card: Card) -> int:
        return self.reading.points[card]

    def can_be_beaten(self, card: int) -> bool:
        """Tell whether an opponent still to play could beat a card that wins so far."""
        reading = self.reading
        after = 3 - reading.place
        led = reading.led or SUITS[card >> 3]
        opponents = (reading.left, reading.right)[: (after + 1) // 2]
        return any(reading.can_beat(seat, card, led) > 0 for seat in opponents)

    def say(self, why: Why, **more: object) -> Reason:
        return Reason.of(why, card=self.card, **more)

    def brings_more(self) -> Reason:
        """Return the reason that is always true: better on average than the other card."""
        return self.say(Why.BRINGS_MORE, other=self.rival.card)


def _following(facts: _Facts) -> Reason:
    """Return what a card does that is not led."""
    reading, card = facts.reading, facts.card
    if beats(card, reading.best, reading.higher, reading.ruffs):
        return _taking(facts)
    points = facts.points(card)
    if reading.winner == reading.partner:
        dearest = max(facts.points(one) for one in facts.legal)
        if points and points == dearest:
            return facts.say(Why.GIVES_POINTS, points=points)
        return _keeping(facts, Why.SAVES_HIGH)
    dearest = max(facts.points(one.card) for one in facts.worse)
    cheapest = min(facts.points(one) for one in facts.legal)
    if points == cheapest < dearest:
        return facts.say(Why.SAVES_POINTS, points=points)
    return _keeping(facts, Why.SAVES_HIGH)


def _taking(facts: _Facts) -> Reason:
    """Return what a card does that wins the trick so far."""
    reading, card = facts.reading, facts.card
    if facts.is_trump and not reading.led & reading.ruffs:
        is_over = reading.ruffs >> reading.best & 1
        return facts.say(Why.OVERRUFFS if is_over else Why.RUFFS)
    kept = _higher_worse(facts)
    if kept is not None and not facts.can_be_beaten(card):
        return facts.say(Why.KEEPS_HIGHER, kept=kept)
    points = reading.stake + facts.points(card)
    return facts.say(Why.TAKES if facts.can_be_beaten(card) else Why.TAKES_SURELY, points=points)


def _keeping(facts: _Facts, why: Why) -> Reason:
    """Return what is kept by a card that wins nothing."""
    reading, card = facts.reading, facts.card
    suit = SUITS[card >> 3]
    is_last = reading.hand & suit == 1 << card
    if is_last and not reading.ruffs & suit and reading.hand & reading.ruffs:
        return facts.say(Why.MAKES_VOID)
    worth = {one.card: facts.points(one.card) for one in facts.worse}
    kept = max(worth, key=lambda one: worth[one])
    if worth[kept] <= facts.points(card):
        return facts.brings_more()
    return facts.say(why, kept=kept)


def _higher_worse(facts: _Facts) -> Card | None:
    """Return the highest card of the same suit that is clearly worse to play, if one is higher."""
    higher = facts.reading.higher
    above = [one.card for one in facts.worse if higher[facts.card] >> one.card & 1]
    return max(above, key=lambda one: -higher[one].bit_count(), default=None)


def _leading(facts: _Facts) -> Reason:
    """Return what a lead does."""
    reading, card = facts.reading, facts.card
    led = SUITS[card >> 3]
    enemy = reading.could[reading.left] | reading.could[reading.right]
    if facts.is_trump and reading.is_taker_side and enemy & reading.ruffs:
        return facts.say(Why.DRAWS_TRUMPS)
    if not facts.can_be_beaten(card):
        return facts.say(Why.CASHES)
    if not reading.higher[card] & enemy:
        return facts.say(Why.HIGHEST_LEFT)
    partner = reading.could[reading.partner]
    is_plain = bool(reading.ruffs) and not facts.is_trump
    if is_plain and not partner & led and partner & reading.ruffs:
        return facts.say(Why.PARTNER_RUFFS)
    above = reading.higher[card] & reading.sure[reading.partner]
    if any(not reading.higher[one] & enemy for one in CardSet(above)):
        return facts.say(Why.PARTNER_WINS)
    taker = reading.could[reading.taker]
    if is_plain and not reading.is_taker_side and not taker & led and taker & reading.ruffs:
        return facts.say(Why.FORCES_TAKER)
    kept = _higher_worse(facts)
    if kept is not None:
        return facts.say(Why.LEADS_LOW, kept=kept)
    return facts.brings_more()


def _contract_change(facts: _Facts) -> Reason | None:
    """Return how much more often the contract is made or beaten, where that is much."""
    ours, theirs = facts.chosen.contract_chance, facts.rival.contract_chance
    is_taker_side = facts.reading.is_taker_side
    gain = ours - theirs if is_taker_side else theirs - ours
    if gain < _CHANCE_GAIN:
        return None
    made, other = (ours, theirs) if is_taker_side else (1 - ours, 1 - theirs)
    return facts.say(
        Why.MAKES_CONTRACT if is_taker_side else Why.BEATS_CONTRACT,
        percent=round(100 * made),
        other_percent=round(100 * other),
        other=facts.rival.card,
    )


def reasons_for_call(
    view: View, calls: Sequence[CallOutlook], other: Call | None = None
) -> tuple[Reason, ...]:
    """Return why the first of these calls is made, and not the `other`, else the second."""
    best, *others = calls
    call = best.call
    if not others:
        return (Reason.of(Why.ONLY_CALL, call=call),)
    if others[0].marks > best.marks:
        # The bidder leaves the club player's call only for one that is clearly better.
        return (Reason.of(Why.CLUB_CALL, call=call),)
    if isinstance(call, Pass):
        rival = others[0].call if other in (None, call) else other
        return (Reason.of(Why.PASSES, other=rival),)
    if isinstance(call, Double | Redouble):
        return (Reason.of(Why.DOUBLES, call=call),)
    has_bid = any(isinstance(one, Bid) for _, one in view.calls)
    return (Reason.of(Why.BIDS_MORE if has_bid else Why.BIDS, call=call),)
