"""What the table has shown of the hidden cards, read with the ruleset's own rules.

A card played tells what its player did not hold: any hand with which the ruleset's `Following`
would have refused it. No duty is named here, so a house option or a new variant needs no change.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import product

from rebelote.cards import FULL_PACK, CardSet, Suit
from rebelote.engine import View
from rebelote.engine.trick import Trick
from rebelote.rules import SEATS, Phase, Seat
from rebelote.rules.belote import Manner, Pair, PairState, Say
from rebelote.rules.declarations import Kind, Mode, Sets, kind_of, maximal
from rebelote.rules.following import Duty


@dataclass(frozen=True)
class Played:
    """A card that followed: its player's cards from it on, and the duty it was played under."""

    seat: Seat
    card: int
    from_it_on: int
    duty_of: Callable[[int], tuple[int, Duty]]

    def allows(self, hand: int) -> bool:
        """Tell whether the card was legal with these cards still hidden in the player's hand."""
        return bool(self.duty_of(hand | self.from_it_on)[0] >> self.card & 1)


@dataclass
class Evidence:
    """What a view says of each hidden card, and what only a whole hand can be asked.

    `barred[seat]` are hidden cards a seat cannot hold, `held[seat]` those it must hold. `checks`
    are plays that depend on several cards together. `kinds` are announces heard by kind alone, to
    be tried set by set; `sets` those seen, whose seat's whole hand must have given them.
    """

    view: View
    hidden: CardSet
    sizes: tuple[int, int, int, int]
    has_stock: bool = False
    barred: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    held: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    gone: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    checks: list[Played] = field(default_factory=list)
    sets: dict[Seat, Sets] = field(default_factory=dict)
    kinds: dict[Seat, tuple[Kind, ...]] = field(default_factory=dict)

    @property
    def is_automatic(self) -> bool:
        """Whether a seat's announces are all it had, rather than those it chose to make."""
        return self.view.ruleset.announces.announce_mode is Mode.AUTO

    def accepts(self, hands: list[int]) -> bool:
        """Tell whether whole hands, as they are now, agree with all that was seen."""
        for play in self.checks:
            if not play.allows(hands[play.seat]):
                return False
        for seat, sets in self.sets.items():
            found = maximal(hands[seat] | self.gone[seat])
            if set(found) != set(sets) if self.is_automatic else not set(sets) <= set(found):
                return False
        for seat, kinds in self.kinds.items():
            had = Counter(map(kind_of, maximal(hands[seat] | self.gone[seat])))
            heard = Counter(kinds)
            if had != heard if self.is_automatic else not heard <= had:
                return False
        return True

    def guesses(self, seat: Seat) -> tuple[int, ...]:
        """Return the hidden cards that announces of the kinds heard may be made of, each once."""
        known = self.hidden & ~self.barred[seat] | self.gone[seat]
        by_kind = [
            [one for one in _EVERY_SET[kind] if not one & ~known] for kind in self.kinds[seat]
        ]
        found = set()
        for some in product(*by_kind):
            joined = 0
            for one in some:
                joined |= one
            if joined.bit_count() == sum(one.bit_count() for one in some):
                found.add(joined & int(self.hidden))
        return tuple(sorted(found))


def read(view: View) -> Evidence:
    """Return what a seat knows of the hidden cards."""
    played = 0
    gone = [0, 0, 0, 0]
    for seat, card in view.played:
        played |= 1 << card
        gone[seat] |= 1 << card
    hidden = FULL_PACK - view.hand - played
    is_bidding = view.phase in (Phase.BIDDING, Phase.PASSED_OUT)
    if is_bidding and view.turned is not None:
        hidden -= 1 << view.turned
    found = Evidence(view, hidden, view.hand_sizes, is_bidding, gone=gone)
    if is_bidding:
        return found
    taker = view.contract.taker if view.contract is not None else view.to_act
    if view.turned is not None and taker is not None:
        found.held[taker] |= 1 << view.turned & hidden
    _read_plays(found)
    _read_belote(found)
    _read_announces(found)
    return found


def _read_plays(found: Evidence) -> None:
    """Bar the cards that would have made a card played illegal."""
    view = found.view
    later = [0, 0, 0, 0]
    tricks = view.tricks if view.trick is None else (*view.tricks, view.trick)
    for trick in reversed(tricks):
        for place in reversed(range(len(trick.cards))):
            seat = SEATS[(trick.leader + place) & 3]
            card = trick.cards[place]
            later[seat] |= 1 << card
            if place and seat != view.seat:
                before = Trick(view.ruleset, trick.strain, trick.leader, trick.cards[:place])
                _read_play(found, Played(seat, card, later[seat], before.duty_of))


def _read_play(found: Evidence, play: Played) -> None:
    """Bar a card if the play is illegal with it whatever else the hand held."""
    depends = not play.allows(0)
    for card in found.hidden:
        if play.allows(1 << card):
            continue
        if any(play.allows(1 << card | 1 << other) for other in found.hidden):
            # Legal with some other card beside it: only whole hands can tell.
            depends = True
        else:
            found.barred[play.seat] |= 1 << card
    if depends:
        found.checks.append(play)


def _read_belote(found: Evidence) -> None:
    """Place the other card of a pair announced, and bar it where silence says there was none."""
    view = found.view
    contract = view.contract
    if contract is None:
        return
    belote = view.ruleset.belote
    tricks = view.tricks if view.trick is None else (*view.tricks, view.trick)
    for trick in tricks:
        for place, card in enumerate(trick.cards):
            seat = SEATS[(trick.leader + place) & 3]
            pair = Pair(card.suit, seat)
            is_own = seat == view.seat
            if is_own or card.suit not in contract.strain.trump_suits or not pair.cards >> card & 1:
                continue
            other = pair.cards & ~(1 << card) & found.hidden
            if card in view.words:
                found.held[seat] |= other
            elif belote.belote_say is Say.AUTO:
                manner = _manner(trick, place, contract.strain.trump_suits)
                after = belote.after(pair, card, manner, says=False)
                if after.state in (PairState.OPEN, PairState.MADE):
                    found.barred[seat] |= other


def _manner(trick: Trick, place: int, trumps: tuple[Suit, ...]) -> Manner:
    if not place:
        return Manner.LEAD
    card = trick.cards[place]
    if card.suit is trick.led:
        return Manner.FOLLOW
    return Manner.RUFF if len(trumps) == 1 and card.suit in trumps else Manner.DISCARD


def _read_announces(found: Evidence) -> None:
    """Place the cards of announces shown, and note the kinds of those heard."""
    view = found.view
    if view.contract is None or not view.ruleset.announces.exist_at(view.contract.strain):
        return
    is_shown = bool(view.tricks)
    for seat in SEATS:
        if seat == view.seat:
            continue
        if is_shown:
            sets = view.shown[seat]
            if sets or found.is_automatic:
                found.sets[seat] = sets
            for cards in sets:
                found.held[seat] |= cards & found.hidden
        elif view.announced[seat] or (found.is_automatic and found.gone[seat]):
            found.kinds[seat] = view.announced[seat]


def _every_set() -> dict[Kind, list[int]]:
    """Return every set of cards that an announce of each kind can be."""
    found: dict[Kind, list[int]] = {kind: [] for kind in Kind}
    for suit in range(4):
        for length in range(3, 9):
            for low in range(9 - length):
                run = CardSet(((1 << length) - 1) << (8 * suit + low))
                found[kind_of(run)].append(int(run))
    for rank in range(8):
        carre = CardSet(sum(1 << (8 * suit + rank) for suit in range(4)))
        if kind_of(carre) is Kind.CARRE:
            found[Kind.CARRE].append(int(carre))
    return found


_EVERY_SET = _every_set()
