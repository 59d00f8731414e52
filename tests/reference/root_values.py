"""Every value at the root beside an independent solve of the position after the card.

    python -m tests.reference.root_values --positions 2000

Positions of every ruleset and strain, from the first lead to the last trick; the last line of
output is a verdict in JSON.
"""

import argparse
import sys
from random import Random

from rebelote.rules import Strain
from rebelote.rules.actions import PLAYS
from rebelote.rules.registry import rulesets
from rebelote.solver import Position, Steps, can_reach, evaluate, solve, solve_marks
from tests.reference.oracle import cards_of, in_play, random_pack
from tests.reference.verdict import conclude


def random_position(random: Random, name: str, strain: Strain) -> Position:
    """Play a deal by chance up to a card in any trick."""
    deal = in_play(rulesets()[name], strain, random_pack(random), random.randrange(4))
    # Whole deals cost far more than the rest, and are worth it now and then.
    for _ in range(random.choice((0, 2, 5, *range(6, 31)))):
        deal = deal.apply(PLAYS[random.choice(cards_of(deal))])
    return Position.of(deal)


def random_steps(random: Random) -> Steps:
    """Draw a staircase of few steps or many, at times with one for a capot alone."""
    marks, height = {}, random.randrange(-50, 0)
    chance = random.choice((0.0, 0.01, 0.05, 0.3, 1.0))
    for one in (-90, *range(259), 348):
        height += random.randrange(1, 9) * (random.random() < (chance if 0 < one < 259 else 0.5))
        marks[one] = height
    return Steps(marks)


def faults_of(position: Position, random: Random) -> list[str]:
    """Return where the values of the cards are not those of their children, or marks of values."""
    solution, faults = solve(position), []
    for card, one in solution.values.items():
        after = position.play(card)
        if not after.is_over and evaluate(after).value != one:
            faults.append(f"{card}: {one}, alone {evaluate(after).value}")
    if evaluate(position).value != solution.value:
        faults.append(f"value {solution.value}, alone {evaluate(position).value}")
    steps = random_steps(random)
    marked = solve_marks(position, steps)
    if dict(marked.marks) != {card: steps.at(one) for card, one in solution.values.items()}:
        faults.append(f"marks {dict(marked.marks)} of values {dict(solution.values)}")
    team = random.randrange(2)
    points = solution.points[team]
    if not can_reach(position, team, points) or can_reach(position, team, points + 1):
        faults.append(f"team {team} reaches {points} and no more, a window says otherwise")
    return [f"{position}: {one}" for one in faults]


def main() -> int:
    """Compare so many positions and print the verdict."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    random, cards, faults = Random(asked.seed), 0, []
    kinds = [(name, strain) for name in sorted(rulesets()) for strain in Strain]
    for at in range(asked.positions):
        position = random_position(random, *kinds[at % len(kinds)])
        cards += len(position.legal)
        faults += faults_of(position, random)
    figure = (
        f"{len(faults)} differences in {asked.positions} positions ({cards} cards) of {len(kinds)} "
        "rulesets with strain"
    )
    return conclude(faults, figure)


if __name__ == "__main__":
    sys.exit(main())
