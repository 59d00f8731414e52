"""Duplicate pairs in every variant: one line each, by `rebelote.arena`.

    python benchmarks/duel.py rules random --pairs 2000 --seed 1 --jobs 2 --json

For every variant, or those named by --variant, prints the mean difference of the marks of a pair
(first player less second, marks of the variant a deal) with its standard error. `rebelote arena`
compares in one variant, with more figures, a journal and plots.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from typing import Any

from rebelote import ruleset, rulesets
from rebelote.arena import DuelResult, Part, duel
from rebelote.cards import RebeloteError


def arguments_of(words: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("first", nargs="?", default="rules")
    parser.add_argument("second", nargs="?", default="random")
    parser.add_argument("--variant", action="append", help="a ruleset; may be repeated")
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--phase", choices=list(Part), default=Part.WHOLE)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="end with a line of JSON")
    found = parser.parse_args(words)
    if found.pairs < 2 or found.jobs < 1:
        parser.error("--pairs is at least 2 and --jobs at least 1")
    return found


def row(result: DuelResult, seconds: float) -> dict[str, Any]:
    """Return the figures of one variant."""
    return {
        "variant": result.terms.ruleset,
        "pairs": len(result.pairs),
        "mean": result.mean,
        "standard_error": result.standard_error,
        "won": result.won,
        "lost": result.lost,
        "faults": result.faults,
        "seconds": round(seconds, 1),
    }


def print_row(result: DuelResult, seconds: float) -> None:
    """Print the line of one variant."""
    marks = f"{result.mean:+.2f} ± {result.standard_error:.2f}"
    won = f"{result.won}-{result.lost}"
    text = f"{result.terms.ruleset:<16} {marks:>18} {result.ratio:>10.1f} {won:>11}"
    print(f"{text} {seconds:>6.0f}", flush=True)


def main(words: list[str] | None = None) -> int:
    """Run the duels and print them; 1 when the first player is not clearly ahead everywhere."""
    asked = arguments_of(words)
    results, rows = [], []
    try:
        texts = [str(ruleset(text)) for text in asked.variant or rulesets()]
        print(f"{asked.first} against {asked.second}, {asked.pairs} pairs, seed {asked.seed}")
        print(f"{'variant':<16} {'marks a deal':>18} {'in errors':>10} {'won-lost':>11} {'s':>6}")
        for text in texts:
            started = time.monotonic()
            options = {"pairs": asked.pairs, "seed": asked.seed, "part": asked.phase}
            result = duel(asked.first, asked.second, text, **options, jobs=asked.jobs)
            seconds = time.monotonic() - started
            print_row(result, seconds)
            results.append(result)
            rows.append(row(result, seconds))
    except RebeloteError as error:
        print(f"duel: {error}", file=sys.stderr)
        return 2
    passed = all(result.is_clear and not result.faults for result in results)
    if asked.json:
        least = min(result.ratio for result in results)
        terms = results[0].terms
        figure = f"{terms.first} ahead of {terms.second} by {least:.0f} standard errors or more"
        figure += f", {asked.pairs} pairs, {len(results)} variants"
        print(json.dumps({"figure": figure, "passed": passed, "results": rows}))
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
