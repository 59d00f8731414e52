"""Counts what fair deals give: every card at every place, and what partners lack together.

`python -m tests.unit.tables.evenness 10000000` deals so many hands, verifies matches of all
variants, and prints a JSON object.
"""

import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from hashlib import sha256
from itertools import product
from math import comb, prod, sqrt

from rebelote.cards import CARDS, Card, CardSet, Suit
from rebelote.notation import FalseRecord, parse_match, print_match
from rebelote.rules import SEATS
from rebelote.rules.registry import rulesets
from rebelote.tables.fairness import NO_ENTROPIES, shuffle, verify
from tests.unit.tables.dealt import fair_match

PLACES = len(CARDS)
HAND = PLACES // len(SEATS)
PARTNERS = ((0, 2), (1, 3))
# Beyond so many standard deviations, chance or too even a count is no longer believed.
BOUND = 4.0

Voids = tuple[int, int]
Counts = tuple[list[int], tuple[Counter[Voids], Counter[Voids]]]


# --- counting -------------------------------------------------------------------------------------


@cache
def places_of(variant: str) -> tuple[list[int], ...]:
    """Return the places of the pack from which each seat gets its eight cards, seat 0 first."""
    dealing = rulesets()[variant].dealing
    layout = dealing.lay_out(CARDS, SEATS[0], None)
    # A pack in order deals cards that are the numbers of their places.
    hands = dealing.complete(layout, SEATS[0], SEATS[0])
    return tuple([int(card) for card in CardSet(hand)] for hand in hands)


def count(numbers: range) -> Counts:
    """Return how often each card lay at each place, and partners lacked so many suits each."""
    variants = list(rulesets())
    cells = [0] * PLACES**2
    voids: tuple[Counter[Voids], Counter[Voids]] = (Counter(), Counter())
    for number in numbers:
        text = sha256(f"evenness {number}".encode()).hexdigest()
        # A seat adds a number in every second deal.
        added = ("", text[:32], "", "") if number % 2 else NO_ENTROPIES
        pack = shuffle(text, added)
        for place, card in enumerate(pack):
            cells[PLACES * place + card] += 1
        places = places_of(variants[number % len(variants)])
        lacking = [suits_lacking([pack[at] for at in own]) for own in places]
        for pair, (one, other) in zip(voids, PARTNERS, strict=True):
            pair[lacking[one], lacking[other]] += 1
    return cells, voids


def suits_lacking(hand: list[Card]) -> int:
    """Return how many suits a hand lacks."""
    return len(Suit) - len({card >> 3 for card in hand})


def together(shards: Iterator[Counts]) -> Counts:
    """Return the sum of several counts."""
    cells, voids = next(shards)
    for more_cells, more_voids in shards:
        cells = [one + more for one, more in zip(cells, more_cells, strict=True)]
        voids = voids[0] + more_voids[0], voids[1] + more_voids[1]
    return cells, voids


# --- what it should be ----------------------------------------------------------------------------


@cache
def void_chances() -> dict[Voids, float]:
    """Return how likely partners lack so many suits each, counted from all shapes of two hands."""
    shapes = [shape for shape in product(range(HAND + 1), repeat=len(Suit)) if sum(shape) == HAND]
    ways: Counter[Voids] = Counter()
    for one, other in product(shapes, shapes):
        ways[one.count(0), other.count(0)] += prod(
            comb(HAND, own) * comb(HAND - own, partners)
            for own, partners in zip(one, other, strict=True)
        )
    total = comb(PLACES, HAND) * comb(PLACES - HAND, HAND)
    return {voids: number / total for voids, number in ways.items()}


def deviation(chi_square: float, freedom: int) -> float:
    """Return a chi-square in standard deviations, by the cube root of Wilson and Hilferty."""
    spread = 2 / (9 * freedom)
    return float(((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def deviations(counts: Counts) -> list[float]:
    """Return how far the places of cards and the voids of both pairs are from even."""
    cells, voids = counts
    expected = sum(cells) / len(cells)
    distance = sum((cell - expected) ** 2 for cell in cells) / expected
    # Each deal puts one card at each place and each card at one place.
    freedom = (PLACES - 1) ** 2
    found = [deviation(distance * (PLACES - 1) / PLACES, freedom)]
    return found + [void_deviation(pair) for pair in voids]


def void_deviation(pair: Counter[Voids]) -> float:
    """Return how far the voids of a pair are from what is likely; rare ones are counted as one."""
    expected: defaultdict[Voids | None, float] = defaultdict(float)
    found: Counter[Voids | None] = Counter()
    for voids, chance in void_chances().items():
        cell = voids if chance * pair.total() >= 10 else None
        expected[cell] += chance * pair.total()
        found[cell] += pair[voids]
    chi_square = sum((found[cell] - expected[cell]) ** 2 / expected[cell] for cell in expected)
    return deviation(chi_square, len(expected) - 1)


# --- the proof ------------------------------------------------------------------------------------


def verified() -> tuple[int, int]:
    """Return how many deals of matches of all variants verify was asked about, and mistaken on."""
    asked = mistaken = 0
    for variant, seed in product(rulesets(), range(10)):
        proofs, record = fair_match(variant, seed)
        text = print_match(record)
        asked += len(proofs)
        mistaken += verify(parse_match(text)[0]) != proofs
        for proof in proofs:
            forged = text.replace(proof.entropies[0], proof.entropies[0][::-1])
            try:
                verify(parse_match(forged)[0])
                mistaken += 1
            except FalseRecord as error:
                mistaken += error.faults[0].error.params != {"deal": proof.number}
    return asked, mistaken


def main(hands: int) -> None:
    """Deal, count and verify."""
    deals, shards = hands // len(SEATS), 64
    ranges = [range(at, deals, shards) for at in range(shards)]
    with ProcessPoolExecutor(2) as pool:
        found = deviations(together(iter(pool.map(count, ranges))))
    asked, mistaken = verified()
    cards, first, second = (f"{one:+.2f}" for one in found)
    figure = (
        f"{deals * len(SEATS)} hands: places of cards {cards}, partners' voids {first}, {second} "
        f"standard deviations; {asked} deals verified and forged, {mistaken} mistakes"
    )
    passed = not mistaken and all(abs(one) < BOUND for one in found)
    print(json.dumps({"figure": figure, "passed": passed}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
