"""What a seat can work out during the play: what fell, who may hold what, who is likely to."""

from __future__ import annotations

from rebelote.engine import View
from rebelote.engine.trick import beats
from rebelote.rules.belote import PAIR_CARDS

SUITS = (0xFF, 0xFF << 8, 0xFF << 16, 0xFF << 24)

# A taker has more trumps than his share of the unseen ones; measured over deals of our own bidding.
TAKER_TRUMPS = 1.8


class Reading:
    """The table as one seat understands it, worked out anew from the view; sets are 32-bit numbers.

    `gone` has been played, `unseen` is in the others' hands. For each seat, `could` holds the cards
    it may have, `sure` those it must have. `best`, `winner` and `stake` (card points) describe the
    trick on the table, -1 and 0 before its first card.
    """

    __slots__ = (
        "_shares",
        "best",
        "could",
        "gone",
        "hand",
        "higher",
        "is_taker_side",
        "led",
        "left",
        "me",
        "partner",
        "place",
        "points",
        "ranked",
        "right",
        "ruffs",
        "sizes",
        "stake",
        "strain",
        "sure",
        "taker",
        "unseen",
        "view",
        "winner",
    )

    def __init__(self, view: View) -> None:
        contract = view.contract
        if contract is None:
            raise ValueError("nobody has a contract to play yet")
        tables = view.ruleset.ranking.tables[contract.strain]
        self.view = view
        self.strain = contract.strain
        self.higher, self.points, self.ruffs, self.ranked = tables
        self.me = view.seat
        self.left, self.partner, self.right = (self.me + 1) & 3, self.me ^ 2, (self.me + 3) & 3
        self.taker = contract.taker
        self.is_taker_side = not (self.me ^ self.taker) & 1
        self.hand = int(view.hand)
        self.sizes = view.hand_sizes
        self.could = [0xFFFFFFFF] * 4
        self._follow_the_play()
        self._place_known_cards()
        self._shares: list[float] = self._share_out()

    def _follow_the_play(self) -> None:
        """Go through the tricks: what fell, and what nobody who plays like that can hold."""
        view, higher, ruffs, could = self.view, self.higher, self.ruffs, self.could
        following = view.ruleset.following
        trump_rise, plain_rise = following.trump_rise, following.plain_rise
        gone = 0
        tricks = view.tricks if view.trick is None else (*view.tricks, view.trick)
        self.led, self.best, self.winner, self.place, self.stake = 0, -1, -1, 0, 0
        for trick in tricks:
            cards = trick.cards
            self.place = len(cards) & 3
            if not cards:
                break
            seat: int = trick.leader
            best, winner = cards[0], seat
            led = SUITS[best >> 3]
            rises = trump_rise if led & self.ranked else plain_rise
            gone |= 1 << best
            for card in cards[1:]:
                seat = (seat + 1) & 3
                bit = 1 << card
                gone |= bit
                if not led & bit:
                    could[seat] &= ~led
                    if ruffs and not led & ruffs:
                        over = higher[best] if ruffs >> best & 1 else ruffs
                        self._learn(seat, bit, led, best, winner, over)
                        self._learn(seat, bit, led, best, winner, ruffs & ~over, over)
                elif rises and not higher[best] & bit:
                    self._learn(seat, bit, led, best, winner, higher[best] & led)
                if beats(card, best, higher, ruffs):
                    best, winner = card, seat
            if self.place:
                self.led, self.best, self.winner = led, best, winner
                self.stake = sum([self.points[card] for card in cards])
        self.gone = gone
        self.unseen = 0xFFFFFFFF & ~gone & ~self.hand

    def _learn(
        self, seat: int, bit: int, led: int, best: int, winner: int, cards: int, release: int = 0
    ) -> None:
        """Exclude cards that the rules would have made the seat play instead of what it played.

        They bind alike, so that one of them stands for all. `release` are cards that might have set
        their holder free: a higher trump beside a low one.
        """
        other = cards & ~bit & self.could[seat]
        if not other:
            return
        hands = [bit | other & -other]
        freeing = release & ~bit & self.could[seat]
        if freeing:
            hands.append(hands[0] | freeing & -freeing)
        duty = self.view.ruleset.following.duty
        tables = self.view.ruleset.ranking.tables[self.strain]
        partner_wins = winner ^ seat == 2
        if not any(duty(one, led, best, partner_wins, tables)[0] & bit for one in hands):
            self.could[seat] &= ~cards

    def _place_known_cards(self) -> None:
        """Give the cards that everybody saw to those who hold them."""
        view, unseen = self.view, self.unseen
        sure = [0, 0, 0, 0]
        if view.turned is not None:
            sure[self.taker] = 1 << view.turned & unseen
        for seat, sets in enumerate(view.shown):
            for cards in sets:
                sure[seat] |= cards & unseen
        if view.words:
            for seat, card in view.played:
                if card in view.words:
                    sure[seat] |= PAIR_CARDS[card >> 3] & unseen
        known = sure[0] | sure[1] | sure[2] | sure[3]
        for seat in (self.left, self.partner, self.right):
            could = self.could[seat] & unseen & ~known | sure[seat]
            if could.bit_count() == self.sizes[seat]:
                sure[seat] = could
            self.could[seat] = could
        self.could[self.me], sure[self.me] = 0, 0
        self.sure = sure

    def _share_out(self) -> list[float]:
        """Return, by seat and suit, how likely the seat is to hold one unseen card of the suit."""
        shares = [0.0] * 16
        others = (self.left, self.partner, self.right)
        free = [self.sizes[seat] - self.sure[seat].bit_count() for seat in range(4)]
        for suit, cards in enumerate(SUITS):
            weights = [0.0] * 4
            total = 0.0
            for seat in others:
                if self.could[seat] & cards & ~self.sure[seat]:
                    weight = float(free[seat])
                    if seat == self.taker and cards & self.ruffs:
                        weight *= TAKER_TRUMPS
                    weights[seat] = weight
                    total += weight
            if total:
                for seat in others:
                    shares[4 * seat + suit] = weights[seat] / total
        return shares

    def holds(self, seat: int, cards: int) -> float:
        """Return how likely a seat is to hold at least one of some cards of one suit."""
        if self.sure[seat] & cards:
            return 1.0
        cards &= self.could[seat]
        if not cards:
            return 0.0
        share = self._shares[4 * seat + ((cards.bit_length() - 1) >> 3)]
        return 1.0 - (1.0 - share) ** cards.bit_count()

    def expected(self, seat: int, cards: int) -> float:
        """Return how many of some cards of one suit a seat holds on average."""
        sure = self.sure[seat] & cards
        cards &= self.could[seat] & ~sure
        if not cards:
            return float(sure.bit_count())
        share = self._shares[4 * seat + ((cards.bit_length() - 1) >> 3)]
        return sure.bit_count() + share * cards.bit_count()

    def can_beat(self, seat: int, best: int, led: int) -> float:
        """Return how likely a seat yet to play is to hold a card that beats `best`."""
        ruffs = self.ruffs
        if ruffs >> best & 1:
            over = self.holds(seat, self.higher[best])
            if led & ruffs or not over:
                return over
            return over * (1.0 - self.holds(seat, led))
        over = self.holds(seat, self.higher[best] & led)
        if not ruffs or over == 1.0:
            return over
        return over + (1.0 - self.holds(seat, led)) * self.holds(seat, ruffs)
