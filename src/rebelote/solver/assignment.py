"""Hidden cards dealt to seats of given sizes, some cards being barred from some seats.

Cards that may go to the same seats form a group. How many ways there are is counted group by group,
which is enough to draw a way uniformly: the shares of each group first, then which cards they are.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, count, product
from math import comb
from random import Random

Sizes = tuple[int, ...]
Group = tuple[int, int]  # The seats as a bit set, and the number of cards.
# Ways to share a group out: the shares, what each seat then still gets, running totals of the ways.
Shares = tuple[list[Sizes], list[Sizes], list[int]]


@lru_cache(maxsize=100_000)
def _shares(seats: int, cards: int, sizes: Sizes) -> tuple[tuple[Sizes, int], ...]:
    """Return how many cards of a group each seat may take, and in how many ways."""
    ranges = [
        range(min(size, cards) + 1) if seats >> seat & 1 else range(1)
        for seat, size in enumerate(sizes)
    ]
    found = []
    for shares in product(*ranges):
        if sum(shares) == cards:
            ways, left = 1, cards
            for share in shares:
                ways *= comb(left, share)
                left -= share
            found.append((shares, ways))
    return tuple(found)


@lru_cache(maxsize=100_000)
def count_ways(groups: tuple[Group, ...], sizes: Sizes) -> int:
    """Return the number of ways to deal the groups so that every seat gets its number of cards."""
    if not groups:
        return int(not any(sizes))
    (seats, cards), *rest = groups
    return sum(
        ways * count_ways(tuple(rest), _less(sizes, shares))
        for shares, ways in _shares(seats, cards, sizes)
    )


def _less(sizes: Sizes, shares: Sizes) -> Sizes:
    return tuple(size - share for size, share in zip(sizes, shares, strict=True))


class Assignment:
    """The ways to deal some cards to seats: counted, drawn, or listed one after another.

    `allowed[i]` is the bit set of seats that card `cards[i]` may go to, `sizes` the number of cards
    each seat gets.
    """

    def __init__(self, cards: Sequence[int], allowed: Sequence[int], sizes: Sizes) -> None:
        """Put the cards into groups."""
        by_seats: dict[int, list[int]] = {}
        for card, seats in zip(cards, allowed, strict=True):
            by_seats.setdefault(seats, []).append(card)
        # The most constrained first: fewer shares to look at.
        order = sorted(by_seats, key=lambda seats: (seats.bit_count(), seats))
        self._cards = [by_seats[seats] for seats in order]
        self._bits = [[1 << card for card in cards] for cards in self._cards]
        self._groups = tuple((seats, len(by_seats[seats])) for seats in order)
        self._sizes = sizes
        self._shares: list[dict[Sizes, Shares]] = [{} for _ in order]
        self.ways = count_ways(self._groups, sizes)

    def draw(self, chance: Random) -> list[int]:
        """Return the card sets of the seats, every way being as likely as any other."""
        held, sizes = [0] * len(self._sizes), self._sizes
        number = chance.random
        for bits, known, at in zip(self._bits, self._shares, count(), strict=False):
            found = known.get(sizes)
            if found is None:
                found = known[sizes] = self._shares_of(at, sizes)
            shares, lefts, totals = found
            pick = bisect_right(totals, chance.randrange(totals[-1])) if len(totals) > 1 else 0
            chosen, sizes = shares[pick], lefts[pick]
            # Random keys put the cards into a random order far quicker than a shuffle does.
            mixed = bits if len(bits) in chosen else sorted(bits, key=lambda _: number())
            start = 0
            for seat, share in enumerate(chosen):
                if share:
                    held[seat] |= sum(mixed[start : start + share])
                    start += share
        return held

    def _shares_of(self, at: int, sizes: Sizes) -> Shares:
        """Return how group `at` may be shared out, what is left, and running totals of the ways."""
        (seats, cards), *rest = self._groups[at:]
        shares_found, lefts, totals, total = [], [], [], 0
        for shares, ways in _shares(seats, cards, sizes):
            left = _less(sizes, shares)
            open_ways = ways * count_ways(tuple(rest), left)
            if open_ways:
                total += open_ways
                shares_found.append(shares)
                lefts.append(left)
                totals.append(total)
        return shares_found, lefts, totals

    def every(self) -> Iterator[list[int]]:
        """Give every way once."""
        return self._every(0, self._sizes)

    def _every(self, at: int, sizes: Sizes) -> Iterator[list[int]]:
        if at == len(self._groups):
            if not any(sizes):
                yield [0] * len(sizes)
            return
        seats, number = self._groups[at]
        for shares, _ in _shares(seats, number, sizes):
            left = _less(sizes, shares)
            if not count_ways(self._groups[at + 1 :], left):
                continue
            for split in _splits(tuple(self._cards[at]), shares):
                for rest in self._every(at + 1, left):
                    yield [mine | others for mine, others in zip(split, rest, strict=True)]


def _splits(cards: tuple[int, ...], shares: Sizes) -> Iterator[list[int]]:
    """Give every way to split cards into shares, as card sets."""
    if not shares:
        yield []
        return
    for some in combinations(cards, shares[0]):
        rest = tuple(card for card in cards if card not in some)
        for others in _splits(rest, shares[1:]):
            yield [sum(1 << card for card in some), *others]
