"""Which call to make: every contract still possible is weighed by what it should bring.

Nothing here knows a variant: the legal calls say what is on offer, the ruleset's scoring says what
a contract is worth. Values are points of the score sheet, ours less theirs.
"""

from __future__ import annotations

from math import inf
from typing import NamedTuple

from rebelote.bots.evaluation import Role, expected_points, spread_of
from rebelote.bots.prospect import Prospects
from rebelote.engine import View
from rebelote.rules import CAPOT, Bid, Call, Declare, Double, Play, Redouble, Strain
from rebelote.rules.belote import BELOTE_POINTS, PAIR_CARDS
from rebelote.rules.declarations import maximal, points_of


class Nerve(NamedTuple):
    """How much a call must promise beyond silence, in points of the score sheet.

    Shares are of the points of the pack.
    """

    first_round: float = 0.0
    open: float = 0.0
    per_seat: float = 0.0
    overbid: float = 8.0
    raise_partner: float = 15.0
    double: float = 70.0
    redouble: float = 100.0
    partner_spoke: float = 0.02
    opponent_spoke: float = 0.04
    doubled: float = 0.08
    per_level: float = 0.5


NERVE = Nerve()


class Caller:
    """One decision in the auction."""

    def __init__(self, view: View, prospects: Prospects, nerve: Nerve = NERVE) -> None:
        self._view = view
        self._prospects = prospects
        self._nerve = nerve
        self._me = view.seat
        turned = 0 if view.turned is None else 1 << view.turned
        self._known = int(view.hand) | turned
        self._bids = [(seat, call) for seat, call in view.calls if isinstance(call, Bid)]
        held = sum(map(points_of, maximal(self._known)))
        # The best announce of the table counts: now and then it is not ours.
        self._announces = max(0, held - 10)

    def choose(self) -> Call:
        """Return the call that promises most."""
        best: Call | None = None
        most = -inf
        for call in self._view.legal_actions:
            if isinstance(call, Declare | Play):
                continue
            value = self.value(call)
            if best is None or value > most:
                best, most = call, value
        if best is None:
            raise ValueError(f"seat {self._me} has no call to make")
        return best

    def value(self, call: Call) -> float:
        """Return what a call promises, less what it must promise beyond a pass."""
        nerve = self._nerve
        if not self._bids:
            if isinstance(call, Bid):
                return self._own(call)
            return self._silence()
        seat, standing = self._bids[-1]
        is_ours = not (seat ^ self._me) & 1
        if isinstance(call, Bid):
            return self._own(call) - (nerve.raise_partner if is_ours else nerve.overbid)
        settings = self._view.ruleset.settings
        if isinstance(call, Double):
            return self._stands(int(settings["double_multiplier"].value)) - nerve.double
        if isinstance(call, Redouble):
            return self._stands(int(settings["redouble_multiplier"].value)) - nerve.redouble
        return self._stands(self._view.multiplier)

    def _silence(self) -> float:
        """Return what passing promises while nobody has bid."""
        view, nerve = self._view, self._nerve
        after = 3 - len(view.calls) % 4
        is_first = view.turned is not None and len(view.calls) < 4
        base = nerve.first_round if is_first else nerve.open
        return base - nerve.per_seat * after

    def _own(self, bid: Bid) -> float:
        """Return what our side should make of a bid of ours."""
        if bid.level == CAPOT and not self._takes_all(bid.strain):
            return -inf
        return self._swing(bid, self._me, 1)

    def _stands(self, multiplier: int) -> float:
        """Return what our side should make of the bid that stands."""
        seat, standing = self._bids[-1]
        swing = self._swing(standing, seat, multiplier)
        return swing if not (seat ^ self._me) & 1 else -swing

    def _swing(self, bid: Bid, taker: int, multiplier: int) -> float:
        """Return the takers' expected marks less the defence's, as points."""
        strain = bid.strain
        is_ours = not (taker ^ self._me) & 1
        announces = belote = 0
        if self._announces and self._view.ruleset.announces.exist_at(strain):
            announces = self._announces if is_ours else -self._announces
        for suit in strain.trump_suits:
            if PAIR_CARDS[suit] & self._known == PAIR_CARDS[suit]:
                belote += BELOTE_POINTS if is_ours else -BELOTE_POINTS
        return self._prospects.swing(
            strain,
            self._cards(bid, taker),
            spread_of(self._known, strain),
            announces=announces,
            belote=belote,
            level=bid.level,
            multiplier=multiplier,
        )

    def _cards(self, bid: Bid, taker: int) -> float:
        """Return the card points that the takers should take under a bid."""
        view, nerve, me = self._view, self._nerve, self._me
        pack = self._prospects.packs[bid.strain]
        # Who named the suit first on the takers' side has the trumps.
        owner, first = taker, bid
        for seat, earlier in self._bids:
            if earlier.strain == bid.strain and not (seat ^ taker) & 1:
                owner, first = seat, earlier
                break
        if owner == me:
            role = Role.TAKER
        elif owner == me ^ 2:
            role = Role.PARTNER
        else:
            role = Role.DEFENDER
        known = self._known if role is Role.TAKER else int(view.hand)
        mean = expected_points(known, bid.strain, role, view.ruleset.ranking)
        if role is not Role.TAKER and isinstance(first.level, int):
            lowest = view.ruleset.bidding.levels[0]
            mean += nerve.per_level * (first.level - lowest)
        for seat, earlier in self._bids:
            if seat == me or seat == owner:
                continue
            if not (seat ^ owner) & 1:
                mean += nerve.partner_spoke * pack
            elif role is not Role.DEFENDER or seat != me ^ 2:
                mean -= nerve.opponent_spoke * pack
        if view.multiplier > 1 and not (owner ^ me) & 1:
            mean -= nerve.doubled * pack
        return min(max(mean, 0.0), float(pack))

    def _takes_all(self, strain: Strain) -> bool:
        """Tell whether every card of the hand should win its trick once trumps are drawn."""
        tables = self._view.ruleset.ranking.tables[strain]
        hand = self._known
        trumps = hand & tables.ruffs
        masters = all(not tables.higher[card] & ~hand for card in range(32) if hand >> card & 1)
        return hand.bit_count() == 8 and masters and (not tables.ruffs or trumps.bit_count() >= 4)
