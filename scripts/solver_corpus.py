"""Writes corpus/solver.json: positions of every ruleset and strain, their values and their cost.

    python scripts/solver_corpus.py

The values may never change. The nodes say what the search costs: after a change of the search, run
this and read the difference.
"""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from rebelote.cards import CardSet
from rebelote.rules import SEATS, Strain
from rebelote.rules.registry import rulesets
from rebelote.solver import Position, backend, evaluate, solve

FILE = Path(__file__).parents[1] / "corpus" / "solver.json"
# Cards played before the question: whole deals, then later and later, in the middle of tricks too.
PLAYED = (0, 0, 3, 8, 13, 18, 22, 27)


def positions() -> list[Position]:
    """Return the positions of the corpus, the same each time."""
    random, found = Random(2026), []
    for name in sorted(rulesets()):
        for strain in Strain:
            for played in PLAYED:
                pack = random.sample(range(32), 32)
                first, second, third, fourth = (
                    CardSet.of(pack[8 * at : 8 * at + 8]) for at in range(4)
                )
                leader = SEATS[random.randrange(4)]
                hands = (first, second, third, fourth)
                position = Position(rulesets()[name], strain, hands, leader)
                for _ in range(played):
                    position = position.play(random.choice(tuple(position.legal)))
                found.append(position)
    return found


def entry(position: Position) -> dict[str, Any]:
    """Return what the corpus keeps of a position."""
    solution = solve(position)
    return {
        "ruleset": str(position.ruleset),
        "strain": position.strain.letters,
        "hands": [str(hand) for hand in position.hands],
        "leader": position.leader,
        "table": [str(card) for card in position.table],
        "points": position.points,
        "tricks": position.tricks,
        "values": {str(card): one for card, one in solution.values.items()},
        "nodes": solution.nodes,
        "nodes_of_value": evaluate(position).nodes,
    }


def main() -> int:
    """Solve and write."""
    if backend() != "native":
        print("the corpus is made with the native kernel", file=sys.stderr)
        return 2
    lines = ",\n".join(json.dumps(entry(position)) for position in positions())
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(f"written: {FILE.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
