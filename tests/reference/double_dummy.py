"""The solver beside colver's, card by card, on contrée deals at the start and in the middle.

    python -m tests.reference.double_dummy --deals 1000

colver gives the points of one side from 0 to 252 with the capot; the last line of output is a
verdict in JSON.
"""

import argparse
import sys
from random import Random

from rebelote.cards import Card
from rebelote.rules import Strain
from rebelote.rules.actions import PLAYS
from rebelote.rules.registry import ruleset
from rebelote.solver import Position, solve
from tests.reference.oracle import cards_of, in_play, random_pack
from tests.reference.verdict import conclude

ORDER = "789JQKTA"
# The house that colver plays: no duty to go under a ruff that one cannot beat.
RULES = "coinche(cannot_overruff=free,partner_trump_cannot_rise=free)"


def number(card: int) -> int:
    """Return colver's number of a card."""
    return 8 * (card // 8) + ORDER.index(str(Card(card))[0])


def open_env(hands, strain: Strain, leader: int):
    """Return colver's game at the first lead."""
    import colver

    turned = [[number(card) for card in hands[(seat + leader) % 4]] for seat in range(4)]
    env = colver.Env.deal_with_hands(3, turned)
    env.set_contract(int(strain), 80, 0, 0)
    env.set_phase_playing()
    return env


def compare(random: Random, played: int) -> list[str]:
    """Return the differences at one position, after so many cards."""
    strain, leader = Strain(random.randrange(4)), random.randrange(4)
    deal = in_play(ruleset(RULES), strain, random_pack(random), leader)
    env = open_env(deal.hands, strain, leader)
    faults = []
    for _ in range(played):
        card = random.choice(cards_of(deal))
        env.step(number(card))
        deal = deal.apply(PLAYS[card])
    theirs = dict(map(tuple, env.solve_scores()["scores"]))
    solution = solve(Position.of(deal))
    total = solution.position.total
    for card, one in solution.values.items():
        # Seat 0 of colver is our leader: with an odd one its first side is our team 1.
        points = max(0, total - one if leader % 2 else one)
        if theirs[number(card)] != points:
            faults.append(f"{strain} {card}: ours {points}, theirs {theirs[number(card)]}")
    if len(theirs) != len(solution.values):
        faults.append(f"{strain}: {len(theirs)} cards there, {len(solution.values)} here")
    return faults


def main() -> int:
    """Compare so many deals, and as many later positions, and print the verdict."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    random = Random(asked.seed)
    faults = []
    for _ in range(asked.deals):
        faults += compare(random, 0) + compare(random, random.randrange(4, 31))
    figure = (
        f"{len(faults)} differences in {asked.deals} whole deals and as many later positions, "
        "all cards of each"
    )
    return conclude(faults, figure)


if __name__ == "__main__":
    sys.exit(main())
