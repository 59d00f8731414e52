"""The levels of the computer players, each against the one below, and `expert` against `rules`.

    python -m benchmarks.levels [--pairs 200] [--close-pairs 600] [--variant V] [--journals FOLDER]

Duplicate pairs of whole deals, bidding included, in every variant. `--close-pairs` are those of
`expert` against `confirme`, which are the closest.
"""

from __future__ import annotations

import sys

from benchmarks.report import Plot, Report, Row
from benchmarks.strength import arguments, fight, margins, row, variants
from rebelote.arena import DuelResult

STEPS = (("amateur", "debutant"), ("confirme", "amateur"), ("expert", "confirme"))
CLOSE = STEPS[-1]
ANCHOR = ("expert", "rules")


def main(words: list[str] | None = None) -> int:
    """Play the duels and print them."""
    parser = arguments(__doc__ or "", 200)
    parser.add_argument("--close-pairs", type=int, help="pairs of the closest levels")
    parser.add_argument("--variant", action="append", help="a ruleset; may be repeated")
    asked = parser.parse_args(words)
    rows: list[Row] = []
    plots: list[Plot] = []
    least: list[str] = []
    for first, second in (*STEPS, ANCHOR):
        pairs = (asked.close_pairs or asked.pairs) if (first, second) == CLOSE else asked.pairs
        must = 5.0 if (first, second) == ANCHOR else 3.0
        results: dict[str, DuelResult] = {}
        for variant in variants(asked.variant):
            name = f"{first}-{second}-{variant}"
            result = fight(asked, name, (first, second), variant, pairs=pairs)
            results[variant] = result
            rows.append(row(f"{first} ahead of {second}, {variant}", result, must))
        ratios = min(result.ratio for result in results.values())
        least.append(f"{first} ahead of {second} by {ratios:.1f}")
        title = f"Marks a deal by which {first} is ahead of {second}"
        plots.append(margins(f"{first}-{second}", title, results))
    figure = f"standard errors or more in {len(results)} variants: {', '.join(least)}"
    return Report(figure, rows, plots).publish(is_json=asked.json)


if __name__ == "__main__":
    sys.exit(main())
