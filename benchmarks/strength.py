"""Duels whose result is a figure of strength: how many standard errors one player is ahead."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from benchmarks.report import Plot, Row, Series
from rebelote.arena import DuelResult, Part
from rebelote.arena.crew import Crew, alone
from rebelote.arena.duel import run, terms_of
from rebelote.arena.pair import Effort
from rebelote.arena.result import mean_ms
from rebelote.rules.registry import rulesets

UNIT = "standard errors"


def arguments(about: str, pairs: int) -> argparse.ArgumentParser:
    """Return the command line that all such benchmarks share."""
    parser = argparse.ArgumentParser(description=about.splitlines()[0])
    parser.add_argument("--pairs", type=int, default=pairs, help="duplicate pairs of each duel")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--journals", type=Path, help="folder of the journals of earlier runs")
    parser.add_argument("--json", action="store_true", help="end with a line of JSON")
    return parser


def variants(asked: list[str] | None) -> list[str]:
    """Return the rulesets asked for, or all that come with the package."""
    return asked or list(rulesets())


def fight(
    asked: argparse.Namespace,
    name: str,
    players: tuple[str, str],
    variant: str,
    *,
    part: Part = Part.WHOLE,
    pairs: int = 0,
    crew: Crew = alone,
) -> DuelResult:
    """Play a duel, taking up its journal if there is a folder for them, and say how it ended."""
    terms = terms_of(*players, variant, asked.seed, part)
    journal = None if asked.journals is None else asked.journals / f"{name}.jsonl"
    result = run(terms, pairs or asked.pairs, crew, journal=journal)
    print(f"{name}: {told(result)}", file=sys.stderr, flush=True)
    return result


def told(result: DuelResult) -> str:
    """Return what a duel gave, as a note."""
    parts = [
        f"{result.mean:+.2f} ± {result.standard_error:.2f} marks a deal",
        f"{len(result.pairs)} pairs, {result.won}-{result.lost}",
        f"{own_ms(result.first):.3g} against {own_ms(result.second):.3g} ms a card",
    ]
    parts += [f"{result.faults} faults"] if result.faults else []
    parts += [f"{result.cut} searches cut"] if result.cut else []
    return "; ".join(parts)


def own_ms(effort: Effort) -> float:
    """Return the processor time of a card in milliseconds."""
    return mean_ms(effort.cards)


def row(what: str, result: DuelResult, must: float | None, moonshot: float | None = None) -> Row:
    """Return the figure of a duel; a player at fault has shown nothing."""
    measured = None if result.faults else round(result.ratio, 2)
    return Row(what, measured, UNIT, must, moonshot, note=told(result))


def margins(name: str, title: str, results: dict[str, DuelResult]) -> Plot:
    """Return a picture of the marks a deal by which the first players were ahead."""
    series = Series(
        "ahead",
        list(results),
        [round(result.mean, 3) for result in results.values()],
        [round(result.standard_error, 3) for result in results.values()],
    )
    return Plot(name, title, "bars", "", "marks a deal", [series], level=0)
