"""Hidden cards dealt to seats of given sizes, some cards being barred from some seats.

Cards that may go to the same seats form a group. How many ways there are is counted group by group,
which is enough to draw a way uniformly: the shares of each group first, then which cards they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from math import comb
from random import Random

Sizes = tuple[int, ...]
Group = tuple[int, int]  # The seats as a bit set, and the number of cards.


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


@lru_cache(maxsize=100_000)
def _choices(groups: tuple[Group, ...], sizes: Sizes) -> tuple[tuple[Sizes, ...], tuple[int, ...]]:
    """Return the shares of the first group, with running totals of the ways they leave open."""
    (seats, cards), *rest = groups
    shares_found, totals, total = [], [], 0
    for shares, ways in _shares(seats, cards, sizes):
        open_ways = ways * count_ways(tuple(rest), _less(sizes, shares))
        if open_ways:
            total += open_ways
            shares_found.append(shares)
            totals.append(total)
    return tuple(shares_found), tuple(totals)


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
        self._groups = tuple((seats, len(by_seats[seats])) for seats in order)
        self._sizes = sizes
        self.ways = count_ways(self._groups, sizes)

    def draw(self, chance: Random) -> list[int]:
        """Return the card sets of the seats, every way being as likely as any other."""
        held, sizes, groups = [0] * len(self._sizes), self._sizes, self._groups
        for cards in self._cards:
            shares, totals = _choices(groups, sizes)
            at = 0
            if len(totals) > 1:
                pick = chance.randrange(totals[-1])
                while totals[at] <= pick:
                    at += 1
            chosen = shares[at]
            mixed = chance.sample(cards, len(cards)) if len(cards) not in chosen else cards
            start = 0
            for seat, share in enumerate(chosen):
                for card in mixed[start : start + share]:
                    held[seat] |= 1 << card
                start += share
            sizes, groups = _less(sizes, chosen), groups[1:]
        return held

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
