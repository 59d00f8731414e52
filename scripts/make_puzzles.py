"""Finds the puzzles that come with the program and writes `src/rebelote/lessons/puzzles.json`.

Club players play deals from a seed; the first positions that make puzzles are kept, one a deal, so
many of each grade for every variant, and not many that are explained alike. `--deals` bounds the
search. The file says what it was made from.
"""

import argparse
import json
import pkgutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from rebelote.analysis.puzzles import PUZZLE_WORLDS, Grade, Puzzle, find_puzzles
from rebelote.bots import create, play_deal
from rebelote.cards import CARDS
from rebelote.engine import Deal
from rebelote.lessons.puzzles import write_puzzle
from rebelote.rules import SEATS, Ruleset, variants
from rebelote.rules.registry import rulesets

FILE = Path(__file__).resolve().parents[1] / "src" / "rebelote" / "lessons" / "puzzles.json"
WANTED = {Grade.EASY: 3, Grade.MEDIUM: 3, Grade.HARD: 2}
# Of the puzzles of a variant at most so many may have the same first reason.
ALIKE = 2


def played_deals(ruleset: Ruleset, seed: int, deals: int) -> Iterator[Deal]:
    """Give deals with a contract, called and played by club players."""
    for number in range(deals):
        chance = Random(f"puzzles/{ruleset}/{seed}/{number}")
        pack = list(CARDS)
        chance.shuffle(pack)
        start = Deal.start(ruleset, pack, chance.choice(SEATS))
        deal = play_deal(start, [create("rules", 0) for _ in SEATS])
        if deal.contract is not None:
            yield deal


def chosen(ruleset: Ruleset, seed: int, deals: int) -> dict[Grade, list[Puzzle]]:
    """Return the puzzles of a variant, by grade."""
    found: dict[Grade, list[Puzzle]] = {grade: [] for grade in Grade}
    reasons: Counter[str] = Counter()
    for deal in played_deals(ruleset, seed, deals):
        if all(len(found[grade]) >= number for grade, number in WANTED.items()):
            break
        for puzzle in find_puzzles(deal, seed=seed):
            reason = str(puzzle.reasons[0].code)
            if len(found[puzzle.grade]) < WANTED[puzzle.grade] and reasons[reason] < ALIKE:
                found[puzzle.grade].append(puzzle)
                reasons[reason] += 1
                break
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=600)
    arguments = parser.parse_args()
    own = {module.name for module in pkgutil.iter_modules(variants.__path__)}
    entries = []
    for name, ruleset in rulesets().items():
        if name not in own:
            continue
        for grade, puzzles in chosen(ruleset, arguments.seed, arguments.deals).items():
            for number, puzzle in enumerate(puzzles, start=1):
                entries.append(write_puzzle(f"{name}-{grade.value}-{number}", puzzle))
            print(f"{name} {grade.value}: {len(puzzles)}", flush=True)
    made = {"seed": arguments.seed, "deals": arguments.deals, "worlds": PUZZLE_WORLDS}
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in entries)
    head = json.dumps(made)[1:-1]
    FILE.write_text(f'{{{head}, "puzzles": [\n{lines}\n]}}\n', encoding="utf-8")


if __name__ == "__main__":
    main()
