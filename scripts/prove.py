"""Runs the full-size proofs and writes what they measured to docs/reference/proofs.

Each proof is a command that exits by itself and whose last line of output is a JSON object with at
least `figure` (what was measured, with its unit) and `passed`. Arguments choose proofs by name.
"""

import json
import os
import platform
import shlex
import subprocess
import sys
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
REPORTS = ROOT / "docs" / "reference" / "proofs"


@dataclass(frozen=True)
class Proof:
    """One claim, the figure demanded of it and the command that measures it."""

    name: str
    demanded: str
    command: str


PROOFS = [
    Proof(
        "import",
        "at most 150 ms of processor time",
        "python scripts/proofs/import_time.py 150 'import rebelote'",
    ),
    Proof(
        "first ruleset",
        "at most 250 ms of processor time",
        "python scripts/proofs/import_time.py 250 'import rebelote; rebelote.rulesets()'",
    ),
    Proof(
        "coverage",
        "every branch of the rules core",
        "python scripts/proofs/coverage.py",
    ),
    Proof(
        "solver, endings",
        "no difference from trying every line, all rulesets and strains",
        "python -m tests.reference.oracle --endings 4000",
    ),
    Proof(
        "solver, colver",
        "no difference from colver in 1,000 contrée positions",
        "python -m tests.reference.double_dummy --positions 1000",
    ),
    Proof(
        "solver, speed",
        "6 times colver; 65,000 nodes a trump deal; a window in 0.6 ms",
        "python benchmarks/solver.py --deals 100 --json",
    ),
]


def run(proof: Proof) -> dict[str, Any]:
    """Runs one proof; a command that crashes or prints no verdict has failed."""
    started = time.monotonic()
    program, *arguments = shlex.split(proof.command)
    if program == "python":
        program = sys.executable
    done = subprocess.run(
        [program, *arguments], cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    lines = done.stdout.splitlines()
    try:
        verdict: dict[str, Any] = dict(json.loads(lines[-1]))
    except (IndexError, TypeError, ValueError):
        last_words = (done.stderr.splitlines() or lines or ["no output"])[-1]
        verdict = {"figure": f"no verdict: {last_words}", "passed": False}
    verdict["passed"] = verdict.get("passed") is True and done.returncode == 0
    return {
        "name": proof.name,
        "command": proof.command,
        "demanded": proof.demanded,
        **verdict,
        "seconds": round(time.monotonic() - started, 1),
    }


def git(*arguments: str) -> str:
    """What git answers, or nothing where there is no repository."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)
    return done.stdout.strip()


def circumstances() -> dict[str, Any]:
    """Which state of the project ran on what kind of machine, and how busy that was."""
    changed = bool(git("status", "--porcelain", "--", ":!docs/reference/proofs"))
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "commit": (git("rev-parse", "HEAD") or "unknown") + (" with changes" if changed else ""),
        "python": platform.python_version(),
        "processors": os.cpu_count(),
        "load": [round(average, 2) for average in os.getloadavg()],
    }


def markdown(report: dict[str, Any]) -> str:
    """The report as a page."""
    rows = [
        f"| {r['name']} | {r['demanded']} | {r['figure']} | {'yes' if r['passed'] else '**no**'} "
        f"| {r['seconds']} | `{r['command']}` |"
        for r in report["proofs"]
    ]
    return "\n".join(
        [
            "# Proofs",
            "",
            f"Measured on {report['date']} at commit {report['commit']},",
            f"Python {report['python']}, {report['processors']} processors,",
            f"load averages {report['load']} at the start.",
            "",
            "| proof | demanded | measured | passed | seconds | command |",
            "| --- | --- | --- | --- | --- | --- |",
            *rows,
            "",
        ]
    )


def main(names: list[str]) -> int:
    """Runs the named proofs, or all; only a run of all is written down."""
    unknown = set(names) - {proof.name for proof in PROOFS}
    if unknown:
        print(f"no such proof: {', '.join(sorted(unknown))}", file=sys.stderr)
        return 2
    report = circumstances() | {"proofs": []}
    for proof in PROOFS:
        if not names or proof.name in names:
            result = run(proof)
            report["proofs"].append(result)
            verdict = "passed" if result["passed"] else "FAILED"
            print(f"{verdict}  {proof.name}: {result['figure']}, {result['seconds']} s", flush=True)
    if not names:
        REPORTS.mkdir(parents=True, exist_ok=True)
        (REPORTS / "report.json").write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
        (REPORTS / "report.md").write_text(markdown(report), encoding="utf-8")
    return 0 if all(result["passed"] for result in report["proofs"]) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
