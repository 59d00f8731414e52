"""Which call to make: every contract still possible is weighed by what it should bring.

Nothing here knows a variant: the legal calls say what is on offer, the ruleset's scoring says what
a contract is worth. Values are points of the score sheet, ours less theirs.
"""

from __future__ import annotations

from math import inf
from typing import NamedTuple

from rebelote.bots.evaluation import Role, expected_points, spread_of
from rebelote.bots.prospect import Prospects
from rebelote.cards import CardSet
from rebelote.engine import View
from rebelote.rules import CAPOT, PASS, Bid, Call, Declare, Double, Level, Play, Redouble, Strain
from rebelote.rules.belote import BELOTE_POINTS, PAIR_CARDS
from rebelote.rules.dealing import HAND_SIZE
from rebelote.rules.declarations import maximal, points_of


class Nerve(NamedTuple):
    """How much more a call must promise than a pass, in points of the score sheet.

    docs/explanation/bots.md tells how the values were measured.
    """

    # What a pass promises for every seat still to speak in the round: others may go wrong.
    silence_per_seat: float = 2.0
    # Bidding over the opponents, over the partner; doubling; redoubling.
    overbid: float = 8.0
    raise_partner: float = 15.0
    double: float = 70.0
    redouble: float = 100.0
    # A bid that promises less is not made, however bad the alternative.
    sacrifice: float = -100.0
    # Shares of the pack by which another seat's bid, or a double of ours, shifts what to expect.
    partner_spoke: float = 0.02
    opponent_spoke: float = 0.04
    doubled: float = 0.08
    # Card points that every point of another seat's level promises.
    per_level: float = 0.5


NERVE = Nerve()

# With so many of the highest trumps, one draws those of the others.
TRUMPS_TO_DRAW = 4


class Caller:
    """One decision in the auction."""

    def __init__(self, view: View, prospects: Prospects, nerve: Nerve = NERVE) -> None:
        self._view = view
        self._prospects = prospects
        self._nerve = nerve
        self._me = view.seat
        turned = 0 if view.turned is None else 1 << view.turned
        # A taker receives the turned card: it counts for a bid of ours.
        self.known = int(view.hand) | turned
        self._expected: dict[tuple[Strain, Level | None, int], float] = {}
        self._sure: dict[Strain, bool] = {}
        # The highest level to think of by strain: there are many bids and few strains.
        self._limits: dict[Strain, float] = {}
        self._is_optional = PASS in view.legal_actions
        self.bids = [(seat, call) for seat, call in view.calls if isinstance(call, Bid)]
        held = sum(map(points_of, maximal(self.known)))
        # The best announce of the table counts: now and then it is not ours.
        self.announces = max(0, held - 10)

    def choose(self) -> Call:
        """Return the call that promises most."""
        calls = [one for one in self._view.legal_actions if not isinstance(one, Declare | Play)]
        return max(calls, key=self.value)

    def value(self, call: Call) -> float:
        """Return what a call promises, less what it must promise beyond a pass."""
        nerve = self._nerve
        if isinstance(call, Bid):
            own = self.own(call)
            if not self.bids:
                return own
            is_ours = self.is_ours(self.bids[-1][0])
            return own - (nerve.raise_partner if is_ours else nerve.overbid)
        if not self.bids:
            # While nobody has bid, others may still go wrong.
            return nerve.silence_per_seat * (3 - len(self._view.calls) % 4)
        if isinstance(call, Double):
            return self.stands(self.factor("double_multiplier", 2)) - nerve.double
        if isinstance(call, Redouble):
            return self.stands(self.factor("redouble_multiplier", 4)) - nerve.redouble
        return self.stands(self._view.multiplier)

    def is_ours(self, seat: int) -> bool:
        """Tell whether a seat plays on the side of the one that decides."""
        return not (seat ^ self._me) & 1

    def factor(self, name: str, usual: int) -> int:
        """Return what a double or redouble multiplies by here."""
        setting = self._view.ruleset.settings.get(name)
        return usual if setting is None else int(setting.value)

    def own(self, bid: Bid) -> float:
        """Return what our side should make of a bid of ours."""
        if bid.level == CAPOT and not self._takes_all(bid.strain):
            return -inf
        if isinstance(bid.level, int) and self._is_optional:
            limit = self._limits.get(bid.strain)
            if limit is None:
                reach = self.cards(bid, self._me) + self.announces + BELOTE_POINTS
                limit = reach + spread_of(self.known, bid.strain)
                self._limits[bid.strain] = limit
            if bid.level > limit:
                return -inf
        swing = self._swing(bid, self._me, 1)
        if swing < self._nerve.sacrifice and self._is_optional:
            return -inf
        return swing

    def stands(self, multiplier: int) -> float:
        """Return what our side should make of the bid that stands."""
        seat, standing = self.bids[-1]
        swing = self._swing(standing, seat, multiplier)
        return swing if self.is_ours(seat) else -swing

    def _swing(self, bid: Bid, taker: int, multiplier: int) -> float:
        """Return the takers' expected marks less the defence's, as points."""
        mean, spread, announces, belote = self.promise(bid, taker)
        return self._prospects.swing(
            bid.strain,
            mean,
            spread,
            announces=announces,
            belote=belote,
            level=bid.level,
            multiplier=multiplier,
        )

    def promise(self, bid: Bid, taker: int) -> tuple[float, float, int, int]:
        """Return the takers' card points with their spread, their announces and their belote."""
        strain = bid.strain
        sign = 1 if self.is_ours(taker) else -1
        announces = belote = 0
        if self.announces and self._view.ruleset.announces.exist_at(strain):
            announces = sign * self.announces
        for suit in strain.trump_suits:
            if PAIR_CARDS[suit] & self.known == PAIR_CARDS[suit]:
                belote += sign * BELOTE_POINTS
        mean, spread = self.cards(bid, taker), spread_of(self.known, strain)
        if self.is_ours(taker) and self._takes_all(strain):
            # Nothing is left to chance: the whole bell lies at the last card point.
            mean, spread = 2.0 * self._prospects.packs[strain], 1
        return mean, spread, announces, belote

    def cards(self, bid: Bid, taker: int) -> float:
        """Return the card points that the takers should take under a bid."""
        # The level of a bid of ours changes nothing about the cards.
        key = (bid.strain, None if taker == self._me else bid.level, taker)
        expected = self._expected.get(key)
        if expected is None:
            expected = self._expected[key] = self._work_out(bid, taker)
        return expected

    def _work_out(self, bid: Bid, taker: int) -> float:
        me, pack = self._me, self._prospects.packs[bid.strain]
        owner, level = self._owner(bid, taker)
        role = Role.PARTNER if self.is_ours(owner) else Role.DEFENDER
        role = Role.TAKER if owner == me else role
        hand = self.known if role is Role.TAKER else int(self._view.hand)
        mean = expected_points(hand, bid.strain, role, self._view.ruleset.ranking)
        mean += pack * self._shift(owner)
        if role is not Role.TAKER and isinstance(level, int):
            # Half the pack makes the contract: what is bid beyond it was worth bidding.
            mean += self._nerve.per_level * (level - pack / 2)
        return min(max(mean, 0.0), float(pack))

    def _owner(self, bid: Bid, taker: int) -> tuple[int, Level | None]:
        """Return who has the trumps: who named the strain first on that side, at which level."""
        for seat, earlier in self.bids:
            if earlier.strain == bid.strain and not (seat ^ taker) & 1:
                return seat, earlier.level
        return taker, bid.level

    def _shift(self, owner: int) -> float:
        """Return what the other seats' calls tell about a contract, as a share of the pack."""
        nerve, me = self._nerve, self._me
        shift = 0.0
        for seat, _ in self.bids:
            if seat in (me, owner):
                continue
            if not (seat ^ owner) & 1:
                shift += nerve.partner_spoke
            elif self.is_ours(owner) or seat != me ^ 2:
                shift -= nerve.opponent_spoke
        if self._view.multiplier > 1 and self.is_ours(owner):
            shift -= nerve.doubled
        return shift

    def _takes_all(self, strain: Strain) -> bool:
        """Tell whether every card of the hand should win its trick once trumps are drawn."""
        sure = self._sure.get(strain)
        if sure is None:
            hand = self.known
            higher, _, ruffs, _ = self._view.ruleset.ranking.tables[strain]
            sure = (
                hand.bit_count() == HAND_SIZE
                and (not ruffs or (hand & ruffs).bit_count() >= TRUMPS_TO_DRAW)
                and all(not higher[card] & ~hand for card in CardSet(hand))
            )
            self._sure[strain] = sure
        return sure
