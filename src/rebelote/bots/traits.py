"""What there is to say about a call in numbers: the traits that the expert's weights multiply.

Nothing here knows a variant. A trait is a plain number of the size of one; money, so to speak, is
counted in gaps: what separates a usual contract made from the same one failed.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from rebelote.bots.calling import NERVE, Caller
from rebelote.bots.evaluation import Role, expected_points, spread_of
from rebelote.bots.match_calling import lowest_level
from rebelote.bots.prospect import Prospects, prospects_of
from rebelote.cards import Card
from rebelote.engine import View
from rebelote.rules import CAPOT, PASS, Bid, Call, Double, Pass, Redouble, Ruleset, Strain
from rebelote.rules.belote import BELOTE_POINTS, PAIR_CARDS

# A bid is looked at when it promises no less than the best call by so many gaps.
PLAUSIBLE = 0.45
# Bids of one strain that are looked at, the most promising first, beside the lowest.
LEVELS = 4
# Sacrifices are for the weights to judge: a bid may promise the loss of a whole gap.
DARING = NERVE._replace(sacrifice=-400.0)

# The takers' card points in a usual contract made, and in the same one failed.
_USUAL = (110.0, 52.0)
# How many numbers tell what there is to say about a call.
TRAITS = 59


@lru_cache(maxsize=256)
def gap_of(ruleset: Ruleset) -> float:
    """Return how far a usual contract made lies from one failed, in points of the score sheet."""
    prospects = prospects_of(ruleset)
    strain = ruleset.bidding.strains[0]
    level = lowest_level(ruleset)
    share = prospects.packs[strain] / 162
    made, failed = (prospects.swing(strain, cards * share, 1.0, level=level) for cards in _USUAL)
    return max(1.0, made - failed)


def value_of(call: Call, caller: Caller) -> float:
    """Return what a caller expects after a call other than a pass, in points."""
    if isinstance(call, Bid):
        return caller.own(call)
    if isinstance(call, Double):
        return caller.stands(caller.factor("double_multiplier", 2))
    return caller.stands(caller.factor("redouble_multiplier", 4))


class Weighed:
    """The calls of one decision that deserve a thought, with their traits."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.prospects: Prospects = prospects_of(view.ruleset)
        self.caller = Caller(view, self.prospects, DARING)
        self.club = Caller(view, self.prospects).choose()
        self.gap = gap_of(view.ruleset)
        caller = self.caller
        # What the bid that stands should bring to our side.
        self._standing = caller.stands(view.multiplier) if caller.bids else 0.0
        self._context: tuple[float, ...] | None = None

    def plausible(self) -> list[Call]:
        """Return the calls worth a thought: a pass, doublings, the better bids, the club's call."""
        calls: list[Call] = [
            call for call in self.view.legal_actions if isinstance(call, Pass | Double | Redouble)
        ]
        bids = self._bids_by_strain()
        bar = max((one[0] for found in bids for one in found), default=0.0)
        if PASS in calls:
            bar = max(bar, self._standing)
        bar -= PLAUSIBLE * self.gap
        kept = []
        for found in bids:
            best = sorted(found, reverse=True)[:LEVELS]
            if found[0] not in best:
                best.append(found[0])
            kept += [one for one in best if one[0] >= bar]
        kept.sort(reverse=True)
        calls += [call for _, _, call in kept[: 2 * LEVELS]]
        return calls if self.club in calls else [*calls, self.club]

    def _bids_by_strain(self) -> list[list[tuple[float, int, Bid]]]:
        """Return, for each strain, its bids from the lowest: what they promise, place, bid."""
        found: dict[Strain, list[tuple[float, int, Bid]]] = {}
        for at, call in enumerate(self.view.legal_actions):
            if isinstance(call, Bid):
                found.setdefault(call.strain, []).append((self.caller.own(call), -at, call))
        return list(found.values())

    def gain(self, call: Call, caller: Caller) -> float:
        """Return what a caller expects of a call beyond a pass, in gaps, three at most."""
        if call == PASS:
            return 0.0
        standing = self._standing
        if caller is not self.caller:
            standing = caller.stands(self.view.multiplier) if caller.bids else 0.0
        return _clip((value_of(call, caller) - standing) / self.gap)

    def kind(self, call: Call) -> str:
        """Return under which name a call other than a pass finds its weights."""
        if isinstance(call, Bid):
            word = "bid" if PASS in self.view.legal_actions else "must"
        else:
            word = "double" if isinstance(call, Double) else "redouble"
        strain = self._bid_of(call).strain
        return f"{word}-suit" if strain.is_suit else f"{word}-{strain.letters}"

    def numbers(self, call: Call) -> tuple[float, ...]:
        """Return the traits of a call other than a pass."""
        bid = self._bid_of(call)
        gain = self.gain(call, self.caller)
        return (
            gain,
            max(0.0, gain),
            gain * bool(self.caller.bids),
            *self._of_contract(bid, call),
            *self._of_trumps(bid.strain),
            *self._of_sides(bid.strain),
            *self._of_rivals(bid.strain),
            *self.context,
        )

    def _bid_of(self, call: Call) -> Bid:
        """Return the bid that a call is about."""
        return call if isinstance(call, Bid) else self.caller.bids[-1][1]

    def _of_contract(self, bid: Bid, call: Call) -> Iterable[float]:
        """Return what the contract asks for and what should come."""
        caller, me = self.caller, self.view.seat
        strain, level = bid.strain, bid.level
        pack = self.prospects.packs[strain]
        taker = me if isinstance(call, Bid) else caller.bids[-1][0]
        mean = caller.cards(bid, taker)
        spread = spread_of(caller.known, strain)
        belote = BELOTE_POINTS * any(
            PAIR_CARDS[suit] & caller.known == PAIR_CARDS[suit] for suit in strain.trump_suits
        )
        need = pack / 2
        height = above = 0.0
        if level == CAPOT:
            need, height = float(pack), 2.5
        elif isinstance(level, int):
            need = max(need, level - belote - caller.announces)
            height = (level - 80) / 100
            standing = caller.bids[-1][1].level if caller.bids else None
            if isinstance(standing, int) and isinstance(call, Bid):
                above = (level - standing) / 100
        z = _clip((mean - need) / spread)
        named = [seat for seat, one in caller.bids if one.strain == strain]
        return (
            z,
            max(0.0, z),
            z * z,
            mean / pack,
            height,
            height * z,
            above,
            belote / 20,
            float(any(seat == me for seat in named)),
            float(any(seat == me ^ 2 for seat in named)),
            float(any((seat ^ me) & 1 for seat in named)),
        )

    def _of_trumps(self, strain: Strain) -> Iterable[float]:
        """Return the trumps held from the highest; without a trump suit, how many of each place."""
        known = self._hand_for(strain)
        ranking = self.view.ruleset.ranking
        order = ranking.plain_order if strain is Strain.NO_TRUMP else ranking.trump_order
        suits = (strain,) if strain.is_suit else range(4)
        held = [float(sum(known >> 8 * suit + rank & 1 for suit in suits)) for rank in order]
        count = sum(held)
        pairs = sum(
            known >> 8 * suit + order[0] & known >> 8 * suit + order[1] & 1 for suit in suits
        )
        return (*held, max(0.0, count - 3), float(count >= 5), float(pairs))

    def _hand_for(self, strain: Strain) -> int:
        return int(self.view.hand) if self.caller.bids else self.caller.known

    def _of_sides(self, strain: Strain) -> Iterable[float]:
        """Return aces, tens, kings, short and long suits beside the trumps."""
        known = self._hand_for(strain)
        order = self.view.ruleset.ranking.plain_order
        aces = both = tens = kings = bare = voids = singles = longest = 0
        for suit in range(4):
            if suit == strain:
                continue
            ranks = known >> 8 * suit & 0xFF
            count = ranks.bit_count()
            ace, ten, king = (ranks >> rank & 1 for rank in order[:3])
            aces += ace
            both += ace & ten
            tens += ten and not ace and count > 1
            bare += ten and count == 1
            kings += king and count > 1
            voids += not count
            singles += count == 1
            longest = max(longest, count)
        return (
            float(aces),
            float(both),
            float(tens),
            float(bare),
            float(kings),
            float(voids),
            float(singles),
            max(0.0, longest - 3.0),
        )

    def _of_rivals(self, strain: Strain) -> Iterable[float]:
        """Return what the hand promises in other strains, and against this one."""
        view, prospects = self.view, self.prospects
        ranking = view.ruleset.ranking
        hand = int(view.hand)
        mine, theirs = [], []
        for other in view.ruleset.bidding.strains:
            pack = prospects.packs[other]
            if other != strain:
                mine.append(expected_points(hand, other, Role.TAKER, ranking) / pack)
                theirs.append(expected_points(hand, other, Role.DEFENDER, ranking) / pack)
        against = expected_points(hand, strain, Role.DEFENDER, ranking) / prospects.packs[strain]
        best = max(mine, default=0.0)
        return (
            best,
            max(0.0, best - 0.6),
            against,
            min(theirs, default=0.0),
            max(theirs, default=0.0),
        )

    @property
    def context(self) -> tuple[float, ...]:
        """What is the same for every call: who spoke, who leads, what stands."""
        if self._context is None:
            self._context = self._see_context()
        return self._context

    def _see_context(self) -> tuple[float, ...]:
        view, caller, me = self.view, self.caller, self.view.seat
        place = (me - view.first) & 3
        spoken = len(view.calls)
        by_partner = [call for seat, call in view.calls if seat == me ^ 2]
        stands = _clip(self._standing / self.gap)
        is_ours = bool(caller.bids) and caller.is_ours(caller.bids[-1][0])
        is_theirs = bool(caller.bids) and not is_ours
        passes = 0
        for _, call in reversed(view.calls):
            if not isinstance(call, Pass):
                break
            passes += 1
        is_last_word = bool(caller.bids) and passes == 2
        return (
            float(place == 0),
            float(place == 1),
            float(place == 2),
            float(not caller.bids and spoken >= 4),
            float(not caller.bids and spoken >= 4) * place / 3,
            stands,
            float(is_ours),
            float(is_theirs),
            float(bool(by_partner) and all(isinstance(call, Pass) for call in by_partner)),
            float(sum(isinstance(call, Bid) for call in by_partner)),
            float(sum(isinstance(call, Bid) for seat, call in view.calls if (seat ^ me) & 1)),
            float(sum(isinstance(call, Bid) for seat, call in view.calls if seat == me)),
            float(is_last_word),
            float(view.multiplier > 1),
            caller.announces / 50,
            float(view.ruleset.announces.exist_at(Strain.SPADES)),
            _height(caller, me ^ 2),
            max(_height(caller, me ^ 1), _height(caller, me ^ 3)),
            *_of_turned(view.turned, view.ruleset),
        )


def _height(caller: Caller, seat: int) -> float:
    """Return how far above the lowest usual level a seat has bid, 0 where levels are not bid."""
    levels = [call.level for one, call in caller.bids if one == seat]
    last = levels[-1] if levels else None
    return 2.5 if last == CAPOT else (last - 70) / 100 if isinstance(last, int) else 0.0


def _of_turned(turned: Card | None, ruleset: Ruleset) -> tuple[float, ...]:
    """Return whether a turned card would be the highest trump, the second, or one of the next."""
    if turned is None:
        return 0.0, 0.0, 0.0
    place = ruleset.ranking.trump_order.index(turned.rank)
    return float(place == 0), float(place == 1), float(place in (2, 3))


def _clip(number: float) -> float:
    return max(-3.0, min(3.0, number))
