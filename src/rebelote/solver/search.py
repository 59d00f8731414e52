"""The search in Python, for installations without the kernel: the same answers, far slower.

It plays by the ruleset's own `Following`. Endings of five cards take well under a second, whole
deals take minutes: give limits.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from rebelote.rules.following import Following
from rebelote.rules.ranking import StrainTables
from rebelote.rules.scoring.sheet import LAST_TRICK_POINTS
from rebelote.solver.objective import CAPOT_POINTS, Steps
from rebelote.solver.position import Position

Table = tuple[int, int, int, int]  # Cards on the table, best card, its seat, points; led is apart.
_NODES_BETWEEN_CLOCKS = 256


class Stopped(Exception):
    """A limit was reached; `args[0]` is `nodes` or `time`."""


class Meter:
    """Counts the positions searched and stops at a limit (zero: none)."""

    def __init__(self, nodes: int, seconds: float) -> None:
        """Start the clock."""
        self.count = 0
        self._limit = nodes
        self._deadline = time.monotonic() + seconds if seconds else 0.0

    def add(self) -> None:
        """Count one position."""
        self.count += 1
        if self._limit and self.count > self._limit:
            raise Stopped("nodes")
        if (
            self._deadline
            and self.count % _NODES_BETWEEN_CLOCKS == 1
            and time.monotonic() > self._deadline
        ):
            raise Stopped("time")


def open_bounds(position: Position) -> tuple[int, int]:
    """Return between what the value of a position lies before anything is searched."""
    taken, may = position.points[0], position.may_capot
    most = position.total - position.points[1] + CAPOT_POINTS * may[0]
    return -CAPOT_POINTS if may[1] else taken, most


class Search:
    """Null windows on what a side still takes, by points of one kind."""

    def __init__(
        self,
        following: Following,
        tables: StrainTables,
        last_trick: int,
        meter: Meter,
    ) -> None:
        """Take the rules of one strain."""
        self._duty: Callable[..., tuple[int, object]] = following.duty
        self._tables = tables
        self._points = tables.points
        self._last_trick = last_trick
        self._meter = meter
        self._known: dict[tuple[int, int], tuple[int, int]] = {}

    def left(self, hands: list[int], table: tuple[int, ...]) -> int:
        """Return the points not yet in a trick taken."""
        cards = hands[0] | hands[1] | hands[2] | hands[3]
        for card in table:
            cards |= 1 << card
        return self._sum(cards) + self._last_trick

    def _sum(self, cards: int) -> int:
        total = 0
        while cards:
            low = cards & -cards
            total += self._points[low.bit_length() - 1]
            cards ^= low
        return total

    def lead(self, hands: list[int], seat: int, left: int, need: int) -> int:
        """Bound what the side of the seat that leads takes of `left`; see `need` as the window."""
        if need <= 0:
            return 0
        if need > left:
            return left
        self._meter.add()
        key = (hands[0] | hands[1] | hands[2] | hands[3], seat)
        low, high = self._known.get(key, (0, left))
        if low >= need:
            return low
        if high < need:
            return high
        best = self._try(hands, seat, (0, 0, 0, 0), 0, hands[seat], left, need)
        if best >= need:
            low = max(low, best)
        else:
            high = min(high, best)
        self._known[key] = low, high
        return best

    def follow(
        self, hands: list[int], seat: int, table: Table, led: int, left: int, need: int
    ) -> int:
        """Bound the same for a seat that follows; `led` is the set of the suit led."""
        if need <= 0:
            return 0
        if need > left:
            return left
        self._meter.add()
        _, best, winner, _ = table
        cards, _ = self._duty(hands[seat], led, best, winner ^ seat == 2, self._tables)
        return self._try(hands, seat, table, led, cards, left, need)

    def _ordered(self, hands: list[int], seat: int, table: Table, cards: int) -> list[int]:
        """Return cards worth a try, one of each run of equals, dear ones first if it wins."""
        others = hands[(seat + 1) & 3] | hands[(seat + 2) & 3] | hands[(seat + 3) & 3]
        size, best, winner, _ = table
        if size:
            others |= 1 << best
        higher, points = self._tables.higher, self._points
        kept: list[int] = []
        rest = cards
        while rest:
            low = rest & -rest
            rest ^= low
            card = low.bit_length() - 1
            is_equal = any(
                card >> 3 == held >> 3
                and points[card] == points[held]
                and not (higher[card] ^ higher[held]) & others
                for held in kept
            )
            if not is_equal:
                kept.append(card)
        sign = 1 if size and winner ^ seat == 2 else -1
        kept.sort(key=lambda card: (-(not higher[card] & others), -sign * points[card]))
        return kept

    def _try(
        self, hands: list[int], seat: int, table: Table, led: int, cards: int, left: int, need: int
    ) -> int:
        """Play the cards one after another until one reaches the window."""
        size, best, winner, lying = table
        higher, ruffs = self._tables.higher, self._tables.ruffs
        most = -1
        for card in self._ordered(hands, seat, table, cards):
            bit = 1 << card
            if not size:
                led = 0xFF << (card & 24)
            wins = (
                not size
                or bool(higher[best] & bit)
                or (bool(ruffs & bit) and not ruffs >> best & 1)
            )
            after = (
                size + 1,
                card if wins else best,
                seat if wins else winner,
                lying + self._points[card],
            )
            hands[seat] ^= bit
            if size < 3:
                value = left - self.follow(hands, (seat + 1) & 3, after, led, left, left - need + 1)
            else:
                value = self._close(hands, seat, after, left, need)
            hands[seat] ^= bit
            most = max(most, value)
            if most >= need:
                break
        return most

    def _close(self, hands: list[int], seat: int, table: Table, left: int, need: int) -> int:
        """Return what the side of the last seat takes, its trick included."""
        _, _, winner, lying = table
        is_ours = not (winner ^ seat) & 1
        if not hands[winner]:
            return left if is_ours else 0
        rest = left - lying
        if is_ours:
            return lying + self.lead(hands, winner, rest, need - lying)
        return rest - self.lead(hands, winner, rest, rest - need + 1)


class Solver:
    """Answers about positions of one ruleset and strain."""

    def __init__(self, position: Position, nodes: int, seconds: float) -> None:
        """Make the searches: one for points, one for who takes every trick."""
        self.meter = Meter(nodes, seconds)
        ruleset = position.ruleset
        tables = ruleset.ranking.tables[position.strain]
        ones = tables._replace(points=(1,) * 32)
        self._points = Search(ruleset.following, tables, LAST_TRICK_POINTS, self.meter)
        self._sweep = Search(ruleset.following, ones, 0, self.meter)
        self.bounds = open_bounds(position)

    def value(self, position: Position) -> int:
        """Return the value of a position (see `objective`), closing in on it in `bounds`."""
        self.bounds = open_bounds(position)
        if position.is_over:
            return self._settled(position)
        left, taken = self._points.left(list(position.hands), position.table), position.points[0]
        low, high = 0, left
        while low < high:
            need = (low + high + 1) // 2
            found = self._window(self._points, position, left, need)
            if found >= need:
                low, self.bounds = found, (taken + found, self.bounds[1])
            else:
                high, self.bounds = found, (self.bounds[0], taken + found)
        if low == left and position.may_capot[0] and self._sweeps(position, 0):
            return taken + left + CAPOT_POINTS
        if low == 0 and position.may_capot[1] and self._sweeps(position, 1):
            return -CAPOT_POINTS
        return taken + low

    def step(self, position: Position, steps: Steps) -> int:
        """Return a value on the step that the position comes to, closing in in `bounds`."""
        self.bounds = low, high = open_bounds(position)
        while asked := [one for one in steps.thresholds if low < one <= high]:
            middle = asked[len(asked) // 2]
            low, high = (middle, high) if self.reaches(position, middle) else (low, middle - 1)
            self.bounds = low, high
        return low

    def reaches(self, position: Position, value: int) -> bool:
        """Tell whether team 0 can bring the value to this, or above."""
        if position.is_over:
            return self._settled(position) >= value
        left = self._points.left(list(position.hands), position.table)
        need = value - position.points[0]
        if need <= 0:
            may = position.may_capot[1] and need > -CAPOT_POINTS
            return not (may and self._sweeps(position, 1))
        if need > left:
            may = position.may_capot[0] and need <= left + CAPOT_POINTS
            return may and self._sweeps(position, 0)
        return self._window(self._points, position, left, need) >= need

    def _settled(self, position: Position) -> int:
        if position.may_capot[0]:
            return position.points[0] + CAPOT_POINTS
        return -CAPOT_POINTS if position.may_capot[1] else position.points[0]

    def _sweeps(self, position: Position, team: int) -> bool:
        left = self._sweep.left(list(position.hands), position.table)
        need = left if team == 0 else 1
        found = self._window(self._sweep, position, left, need)
        return found >= left if team == 0 else found < 1

    def _window(self, search: Search, position: Position, left: int, need: int) -> int:
        """Bound what team 0 takes of `left`, on one side of `need`."""
        hands, seat = list(map(int, position.hands)), position.to_act
        is_other = seat & 1
        asked = left - need + 1 if is_other else need
        if position.table:
            trick = position.trick
            best, winner = trick.best, trick.winner
            lying = sum(search._points[card] for card in position.table)
            led = 0xFF << (position.table[0] & 24)
            table = (len(position.table), int(best or 0), int(winner or 0), lying)
            found = search.follow(hands, seat, table, led, left, asked)
        else:
            found = search.lead(hands, seat, left, asked)
        return left - found if is_other else found
