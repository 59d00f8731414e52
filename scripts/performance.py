"""Measures the figures of docs/reference/performance.md, each by the benchmark it comes from.

    python -m scripts.performance [NAME ...] [--sampled | --page]

In full, each figure is written to docs/reference/performance/NAME.json as soon as it is measured,
and the page is made anew. `--sampled` runs the benchmarks small and only checks that they report as
benchmarks/README.md says; `--page` makes the page and its pictures from the files that are there.
"""

import argparse
import json
import sys
from dataclasses import dataclass
from hashlib import sha256

from benchmarks.report import read
from scripts.performance_page import write_page
from scripts.prove import ROOT, Proof, circumstances, git, run

FOLDER = ROOT / "docs" / "reference" / "performance"
# What long duels are played by: where nothing of it changed, they go on from where they stopped.
PLAYED_BY = (
    "benchmarks/players",
    "benchmarks/rivals.py",
    "native",
    "src/rebelote/arena",
    "src/rebelote/bots",
    "src/rebelote/cards",
    "src/rebelote/engine",
    "src/rebelote/rules",
    "src/rebelote/solver",
    "tests/plugins/contree",
    "tests/reference/outside.py",
)


@dataclass(frozen=True)
class Figure:
    """One section of the page: its command in full, and a small one; duels may be taken up."""

    name: str
    title: str
    command: str
    sample: str
    is_duel: bool = False


FIGURES = [
    Figure(
        "solver",
        "The solver beside colver's",
        "python -m benchmarks.solver --deals 200",
        "python -m benchmarks.solver --deals 2 --worst 5",
    ),
    Figure(
        "engine",
        "The rules engine",
        "python -m benchmarks.engine",
        "python -m benchmarks.engine --rounds 1 --deals 5",
    ),
    Figure(
        "environment",
        "The environments",
        "python -m benchmarks.environment",
        "python -m benchmarks.environment --rounds 1 --rows 256",
    ),
    Figure(
        "decision",
        "Time a decision",
        "python -m benchmarks.decision --deals 6 --overload 0 --overload 3",
        "python -m benchmarks.decision --deals 1 --variant ktga_be",
    ),
    Figure(
        "cap",
        "A cap on the time",
        "python -m benchmarks.decision --deals 1 --cap 0.2",
        "python -m benchmarks.decision --deals 1 --cap 0.02 --variant ktga_be",
    ),
    Figure(
        "levels",
        "The levels, each against the one below",
        "python -m benchmarks.levels --pairs 500",
        "python -m benchmarks.levels --pairs 1 --variant ktga_be",
        is_duel=True,
    ),
    Figure(
        "bidding",
        "The calls",
        "python -m benchmarks.bidding --pairs 12000",
        "python -m benchmarks.bidding --pairs 4 --variant ktga_be",
    ),
    Figure(
        "ceiling",
        "How much of perfect play",
        "python -m benchmarks.ceiling --pairs 100",
        "python -m benchmarks.ceiling --pairs 4 --variant ktga_be",
    ),
    Figure(
        "rivals",
        "Players of others",
        "python -m benchmarks.rivals --pairs 300 --tenfold-pairs 0",
        "python -m benchmarks.rivals --pairs 1 --tenfold-pairs 0 --variant "
        "'coinche(bid_max=160,announces=off)'",
        is_duel=True,
    ),
]
ORDER = [figure.name for figure in FIGURES]


def journals() -> str:
    """Return the folder of the journals that belong to the players as they are now."""
    trees = git("rev-parse", *(f"HEAD:{one}" for one in PLAYED_BY)).split()
    changes = git("diff", "HEAD", "--", *PLAYED_BY)
    state = sha256("\n".join((*trees, changes)).encode()).hexdigest()
    return f"build/figures/{state[:12]}"


def measure(figure: Figure) -> bool:
    """Run one figure in full and write it down; False where there is nothing to write."""
    command = f"{figure.command} --journals {journals()}" if figure.is_duel else figure.command
    around = circumstances()
    found = run(Proof(figure.name, "", f"{command} --json"))
    try:
        report = read(found)
    except ValueError as error:
        print(f"{figure.name}: {error}; {found['figure']}", file=sys.stderr)
        return False
    kept = {
        "name": figure.name,
        "title": figure.title,
        "command": f"{figure.command} --json",
        **around,
        "seconds": found["seconds"],
        **report.as_json(),
    }
    FOLDER.mkdir(parents=True, exist_ok=True)
    text = json.dumps(kept, indent=2, ensure_ascii=False)
    (FOLDER / f"{figure.name}.json").write_text(f"{text}\n", encoding="utf-8")
    write_page(FOLDER, ORDER)
    print(f"{figure.name}: {report.figure}, {found['seconds']} s", flush=True)
    return True


def sample(figure: Figure) -> bool:
    """Run one figure small; False unless it reports as it should."""
    found = run(Proof(figure.name, "", f"{figure.sample} --json"))
    try:
        rows = read(found).rows
    except ValueError as error:
        print(f"{figure.name}: {error}; {found['figure']}", file=sys.stderr)
        return False
    print(f"{figure.name}: {len(rows)} rows, {found['seconds']} s", flush=True)
    return True


def main(words: list[str] | None = None) -> int:
    """Measure what is asked for; 1 where a benchmark has not reported."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help="figures; all by default")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--sampled", action="store_true", help="run small, write nothing")
    how.add_argument("--page", action="store_true", help="only make the page from the files")
    asked = parser.parse_args(words)
    unknown = set(asked.names) - {figure.name for figure in FIGURES}
    if unknown:
        parser.error(f"no such figure: {', '.join(sorted(unknown))}")
    figures = [one for one in FIGURES if not asked.names or one.name in asked.names]
    if asked.page:
        write_page(FOLDER, ORDER)
        return 0
    one = sample if asked.sampled else measure
    # Whatever becomes of one figure, the others are measured all the same.
    reported = list(map(one, figures))
    return 0 if all(reported) else 1


if __name__ == "__main__":
    sys.exit(main())
