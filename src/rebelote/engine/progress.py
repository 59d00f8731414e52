"""The play of a deal as one flat value: what each card changes (RULES.md 4.2 to 4.4)."""

from __future__ import annotations

from typing import NamedTuple

from rebelote.cards import Card
from rebelote.engine.trick import beats
from rebelote.rules.actions import Contract
from rebelote.rules.belote import Manner, Pair
from rebelote.rules.dealing import Hands, Layout
from rebelote.rules.declarations import NOBODY, Mode, Sets, SetsOfSeats, maximal
from rebelote.rules.following import Following
from rebelote.rules.ranking import StrainTables
from rebelote.rules.ruleset import Ruleset
from rebelote.rules.seating import Seat

LAST_CARD = 32


class Frame(NamedTuple):
    """What stays the same from the first lead to the last card; hands are those of eight."""

    contract: Contract
    tables: StrainTables
    hands: Hands
    announces: SetsOfSeats
    pair_cards: int


class Progress(NamedTuple):
    """The play so far; sets are 32-bit numbers.

    `turn` is -1 after the last card. `legal` are the cards the seat to play may choose from. `best`
    wins the trick on the table and was played by `winning`. `declared` is None for a seat that has
    made no announce; `said` holds the cards played with a word of the belote.
    """

    frame: Frame
    hands: Hands
    played: tuple[Card, ...]
    turn: int
    legal: int
    best: int
    winning: int
    leaders: tuple[int, ...]
    points: tuple[int, int]
    declared: tuple[Sets | None, ...]
    pairs: tuple[Pair, ...]
    said: int

    def manner(self, card: Card) -> Manner:
        """Tell how a card would come to the trick on the table."""
        place = len(self.played) & 3
        if not place:
            return Manner.LEAD
        if self.played[-place] >> 3 == card >> 3:
            return Manner.FOLLOW
        return Manner.RUFF if self.frame.tables.ruffs >> card & 1 else Manner.DISCARD

    def after(
        self, card: Card, following: Following, pairs: tuple[Pair, ...], said: int
    ) -> Progress:
        """Return the play after a legal card, `pairs` and `said` being what it made of them."""
        frame, hands, played, turn, _, best, winning, leaders, points, declared, _, _ = self
        tables = frame.tables
        played = (*played, card)
        remaining = list(hands)
        remaining[turn] ^= 1 << card
        hands = (remaining[0], remaining[1], remaining[2], remaining[3])
        place = len(played) & 3
        if place == 1 or beats(card, best, tables.higher, tables.ruffs):
            best, winning = card, turn
        if place:
            turn = (turn + 1) & 3
            led = 0xFF << (played[-place] & 24)
            legal, _ = following.duty(hands[turn], led, best, winning ^ turn == 2, tables)
        else:
            points = _count_trick(points, winning, played[-4:], tables.points)
            turn = winning if len(played) < LAST_CARD else -1
            leaders = (*leaders, winning)
            legal = hands[winning]
        return Progress(
            frame, hands, played, turn, legal, best, winning, leaders, points, declared, pairs, said
        )


def begin(ruleset: Ruleset, layout: Layout, first: Seat, contract: Contract) -> Progress:
    """Complete the hands and return the play before `first` leads."""
    strain = contract.strain
    hands = ruleset.dealing.complete(layout, first, contract.taker)
    announces = NOBODY
    if ruleset.announces.exist_at(strain):
        announces = (
            maximal(hands[0]),
            maximal(hands[1]),
            maximal(hands[2]),
            maximal(hands[3]),
        )
    is_auto = ruleset.announces.announce_mode is Mode.AUTO
    pairs = ruleset.belote.pairs(hands, strain)
    pair_cards = 0
    for pair in pairs:
        pair_cards |= pair.cards
    return Progress(
        frame=Frame(contract, ruleset.ranking.tables[strain], hands, announces, pair_cards),
        hands=hands,
        played=(),
        turn=first,
        legal=hands[first],
        best=-1,
        winning=-1,
        leaders=(first,),
        points=(0, 0),
        declared=announces if is_auto else (None, None, None, None),
        pairs=pairs,
        said=0,
    )


def _count_trick(
    points: tuple[int, int], winner: int, cards: tuple[Card, ...], values: tuple[int, ...]
) -> tuple[int, int]:
    first, second, third, fourth = cards
    taken = values[first] + values[second] + values[third] + values[fourth]
    return (points[0], points[1] + taken) if winner & 1 else (points[0] + taken, points[1])
