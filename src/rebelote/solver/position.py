"""What the solver is asked about: four known hands, the trick on the table, what was taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NoReturn

from rebelote.cards import Card, CardSet, Reason
from rebelote.engine import Deal, Trick
from rebelote.rules import SEATS, Ruleset, Seat, Strain
from rebelote.rules.dealing import HAND_SIZE
from rebelote.rules.scoring.sheet import LAST_TRICK_POINTS
from rebelote.solver.errors import BadPosition

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Position:
    """A position of the play with all cards seen; frozen, and checked when it is made.

    `hands` are what the four seats still hold, `table` the cards of the trick in progress in order
    of play from `leader`. `points` are the card points each team has in its tricks and `tricks` how
    many these are. Without `tricks` the position is an ending by itself: nothing is known of the
    tricks before, `points` are only added to the answers, and nobody can make a capot.

    Raises `BadPosition` where no deal comes to this: a card twice, hands that do not match, a trick
    that breaks the rules of following (RULES.md 3.2), points or tricks that do not add up.
    """

    ruleset: Ruleset
    strain: Strain
    hands: tuple[CardSet, CardSet, CardSet, CardSet]
    leader: Seat = SEATS[0]
    table: tuple[Card, ...] = ()
    points: Pair = (0, 0)
    tricks: Pair | None = None

    def __post_init__(self) -> None:
        """Put the fields into their types, then check them."""
        put = object.__setattr__
        hands: tuple[int, ...] = tuple(self.hands)
        if self.leader not in SEATS or len(hands) != len(SEATS):
            _refuse("position_seats")
        if not all(0 <= hand < 1 << 32 for hand in hands):
            _refuse("position_seats")
        put(self, "strain", Strain(self.strain))
        put(self, "hands", tuple(map(CardSet, hands)))
        put(self, "leader", SEATS[self.leader])
        put(self, "table", tuple(map(Card, self.table)))
        self._check_cards()
        if self.tricks is None and self._cards_each == HAND_SIZE:
            put(self, "tricks", (0, 0))
        self._check_taken()

    @classmethod
    def of(cls, deal: Deal) -> Position:
        """Return the position of a deal in play; raises `BadPosition` before and after the play."""
        trick, progress = deal.trick, deal.progress
        if trick is None or progress is None:
            _refuse("position_not_in_play")
        first, second, third, fourth = deal.hands
        return cls(
            ruleset=deal.ruleset,
            strain=progress.frame.contract.strain,
            hands=(first, second, third, fourth),
            leader=trick.leader,
            table=trick.cards,
            points=deal.card_points,
            tricks=deal.tricks_won,
        )

    @property
    def to_act(self) -> Seat:
        """The seat to play."""
        return SEATS[(self.leader + len(self.table)) & 3]

    @property
    def is_over(self) -> bool:
        """Whether no card is left to play."""
        return not self.hands[self.to_act]

    @property
    def legal(self) -> CardSet:
        """The cards that may be played now."""
        return self.trick.duty(self.hands[self.to_act])[0]

    @property
    def trick(self) -> Trick:
        """The trick on the table, which may be empty."""
        return Trick(self.ruleset, self.strain, self.leader, self.table)

    @property
    def total(self) -> int:
        """The points shared by the teams, last trick included and capot not."""
        values = self.ruleset.ranking.tables[self.strain].points
        left = sum(values[card] for hand in (*self.hands, self.table) for card in hand)
        return sum(self.points) + left + LAST_TRICK_POINTS * (not self.is_over)

    @property
    def may_capot(self) -> tuple[bool, bool]:
        """For each team, whether it may still take all eight tricks."""
        if self.tricks is None:
            return False, False
        return not self.tricks[1], not self.tricks[0]

    def play(self, card: Card) -> Position:
        """Return the position after a card; raises the error of the rule that refuses it."""
        seat, trick = self.to_act, self.trick
        refusal = trick.refusal(self.hands[seat], card)
        if refusal is not None:
            raise refusal
        hands = list(self.hands)
        hands[seat] -= 1 << card
        after = Trick(self.ruleset, self.strain, self.leader, (*self.table, card))
        points, tricks, leader, table = self.points, self.tricks, self.leader, after.cards
        winner = after.winner
        if len(table) == 4 and winner is not None:
            team = winner & 1
            taken = after.points + LAST_TRICK_POINTS * (not hands[winner])
            points = (points[0] + taken * (1 - team), points[1] + taken * team)
            if tricks is not None:
                tricks = (tricks[0] + 1 - team, tricks[1] + team)
            leader, table = winner, ()
        first, second, third, fourth = hands
        return Position(
            self.ruleset,
            self.strain,
            (first, second, third, fourth),
            leader,
            table,
            points,
            tricks,
        )

    @property
    def _before(self) -> list[CardSet]:
        """The hands as they were when the trick began."""
        hands = list(self.hands)
        for place, card in enumerate(self.table):
            hands[(self.leader + place) & 3] |= 1 << card
        return hands

    @property
    def _cards_each(self) -> int:
        return len(self._before[0])

    def _check_cards(self) -> None:
        if len(self.table) > 3:
            _refuse("position_table", cards=len(self.table))
        seen = CardSet(0)
        for cards in (*self.hands, *(CardSet(1 << card) for card in self.table)):
            if seen & cards:
                _refuse("position_card_twice", card=next(iter(seen & cards)))
            seen |= cards
        before = self._before
        sizes = tuple(map(len, before))
        if len(set(sizes)) != 1 or sizes[0] > HAND_SIZE:
            _refuse("position_hands", sizes=", ".join(map(str, sizes)))
        for place, card in enumerate(self.table):
            trick = Trick(self.ruleset, self.strain, self.leader, self.table[:place])
            refusal = trick.refusal(before[(self.leader + place) & 3], card)
            if refusal is not None:
                _refuse("position_trick", card=card, rule=refusal.code)

    def _check_taken(self) -> None:
        if min(self.points) < 0 or sum(self.points) > 1000:
            _refuse("position_points", points=sum(self.points))
        if self.tricks is None:
            return
        tables = self.ruleset.ranking.tables[self.strain]
        if min(self.tricks) < 0 or sum(self.tricks) != HAND_SIZE - self._cards_each:
            _refuse("position_tricks", tricks=sum(self.tricks))
        all_points = sum(tables.points) + LAST_TRICK_POINTS
        if self.total != all_points:
            _refuse("position_points", points=sum(self.points))
        for points, tricks in zip(self.points, self.tricks, strict=True):
            if points and not tricks:
                _refuse("position_points", points=points)


def _refuse(code: str, **params: object) -> NoReturn:
    raise BadPosition(because=Reason.of(code, **params))
