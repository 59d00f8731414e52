"""The beginner: remembers the last trick, plays what looks good, bids what he can count.

His errors are those of people and not of dice: a ten looks like a trick, the partner's trick is
trumped, the ace that fell three tricks ago is still feared, a hand is as good as its points. How
far that leaves him behind the club player: docs/explanation/bots.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from rebelote.bots.history import chance_of
from rebelote.bots.playing import Weighing
from rebelote.bots.reading import Reading
from rebelote.cards import Card
from rebelote.engine import Event, View
from rebelote.engine.trick import beats
from rebelote.rules import CAPOT, DOUBLE, PASS, Action, Bid, Call, Declare, Play, Seat, Strain
from rebelote.rules.actions import PLAYS, PLAYS_SAID
from rebelote.rules.scoring.sheet import LAST_TRICK_POINTS


class Weakness(NamedTuple):
    """How a beginner errs; shares of his decisions unless the comment says otherwise."""

    # Complete tricks that he remembers.
    tricks: int = 1
    # Playing what looks good instead of weighing the cards.
    by_looks: float = 0.35
    # Announces, or the word of the belote, that he forgets.
    forgets: float = 0.15
    # What a trump above his share of them is worth to him, in card points.
    per_trump: float = 10.0
    # How far below or above half of the pack he takes, by temper: shares of the pack.
    bold: float = -0.06
    timid: float = 0.10
    # What a bid over the partner must promise more; a double: shares of the pack.
    over_partner: float = 0.15
    double: float = 0.20


WEAKNESS = Weakness()


class DebutantBot:
    """A beginner in every variant; some are timid and some bold, which the seed decides."""

    name = "debutant@1"

    def __init__(self, seed: int, weakness: Weakness = WEAKNESS) -> None:
        self._seed = seed
        self._weakness = weakness
        self._temper = Random(f"{seed}/temper").uniform(weakness.bold, weakness.timid)

    def observe(self, event: Event) -> None:
        """Hear nothing: what he remembers is less than the view tells."""

    def decide(self, view: View) -> Action:
        """Call by counting, declare unless he forgets, play by looks or by what he remembers."""
        if view.contract is None:
            return self._call(view)
        chance = chance_of(self._seed, view)
        legal = view.legal_actions
        is_forgetful = chance.random() < self._weakness.forgets
        declarations = [action for action in legal if isinstance(action, Declare)]
        if declarations and not is_forgetful:
            return max(declarations, key=lambda action: len(action.sets))
        card = self._card(view, chance)
        said = PLAYS_SAID[card]
        return said if said in legal and not is_forgetful else PLAYS[card]

    # --- the auction --------------------------------------------------------------------------

    def _call(self, view: View) -> Call:
        """Return a double of what he could have bid, the bid that counts best, or a pass."""
        legal, standing = view.legal_actions, _last_bid(view)
        if DOUBLE in legal and standing is not None:
            strain = standing[1].strain
            if self._counted(view, strain) > _pack(view, strain) * (0.5 + self._weakness.double):
                return DOUBLE
        bids = [one for one in legal if isinstance(one, Bid) and one.level != CAPOT]
        # Of two bids on the same strain the lower one comes first, and it is enough.
        best = max(bids, key=lambda bid: self._margin(bid, view), default=None)
        if best is not None and (PASS not in legal or self._margin(best, view) >= 0):
            return best
        return PASS

    def _margin(self, bid: Bid, view: View) -> float:
        """Return by how much of the pack a hand seems good enough for a bid."""
        pack = _pack(view, bid.strain)
        wanted = bid.level if isinstance(bid.level, int) else pack / 2
        margin = (self._counted(view, bid.strain) - wanted) / pack - self._temper
        standing = _last_bid(view)
        is_partners = standing is not None and standing[0] == view.seat ^ 2
        return margin - self._weakness.over_partner * is_partners

    def _counted(self, view: View, strain: Strain) -> float:
        """Return the card points that he expects: half, and what he holds beyond a fair share."""
        tables = view.ruleset.ranking.tables[strain]
        hand = int(view.hand) | (0 if view.turned is None else 1 << view.turned)
        size = hand.bit_count()
        pack = _pack(view, strain)
        points = sum(tables.points[card] for card in range(32) if hand >> card & 1)
        counted = pack / 2 + points - (pack - LAST_TRICK_POINTS) * size / 32
        if strain.is_suit:
            trumps = (hand & tables.ruffs).bit_count()
            counted += self._weakness.per_trump * (trumps - size / 4)
        return counted

    # --- the play -----------------------------------------------------------------------------

    def _card(self, view: View, chance: Random) -> Card:
        cards = [a.card for a in view.legal_actions if isinstance(a, Play) and not a.says_belote]
        if len(cards) > 1 and chance.random() < self._weakness.by_looks:
            return _best_looking(view, cards)
        remembered = replace(view, tricks=view.tricks[-self._weakness.tricks :])
        return Weighing(Reading(remembered)).choose(cards)


def _best_looking(view: View, cards: Sequence[Card]) -> Card:
    """Return the card that takes, the dearest first, or the cheapest where none does.

    Whose trick it is, and who plays after him, a beginner does not ask.
    """
    trick = view.trick
    assert trick is not None, "there is a contract"
    tables = view.ruleset.ranking.tables[trick.strain]
    best = trick.best
    taking = [
        card for card in cards if best is None or beats(card, best, tables.higher, tables.ruffs)
    ]
    if taking:
        return max(taking, key=lambda card: (tables.points[card], card))
    return min(cards, key=lambda card: (tables.points[card], card))


def _last_bid(view: View) -> tuple[Seat, Bid] | None:
    """Return the bid that stands, with its seat."""
    bids = ((seat, call) for seat, call in reversed(view.calls) if isinstance(call, Bid))
    return next(bids, None)


def _pack(view: View, strain: Strain) -> int:
    """Return all the card points of a deal, the last trick's ten among them."""
    return sum(view.ruleset.ranking.tables[strain].points) + LAST_TRICK_POINTS
