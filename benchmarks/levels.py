"""The levels of the computer players, each against the one below, and `expert` against `rules`.

    python -m benchmarks.levels [--pairs 200] [--of confirme-amateur=500] [--variant V]

Duplicate pairs of whole deals, bidding included, in every variant. `--of` gives one duel pairs of
its own, and may be repeated.
"""

from __future__ import annotations

import sys

from benchmarks.report import Plot, Report, Row
from benchmarks.strength import arguments, fight, margins, row, variants
from rebelote.arena import DuelResult

STEPS = (("amateur", "debutant"), ("confirme", "amateur"), ("expert", "confirme"))
ANCHOR = ("expert", "rules")


def main(words: list[str] | None = None) -> int:
    """Play the duels and print them."""
    parser = arguments(__doc__ or "", 200)
    parser.add_argument("--of", action="append", default=[], help="FIRST-SECOND=PAIRS of one duel")
    parser.add_argument("--variant", action="append", help="a ruleset; may be repeated")
    asked = parser.parse_args(words)
    own_pairs = dict(one.split("=") for one in asked.of)
    rows: list[Row] = []
    plots: list[Plot] = []
    least: list[str] = []
    for first, second in (*STEPS, ANCHOR):
        pairs = int(own_pairs.get(f"{first}-{second}", asked.pairs))
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
