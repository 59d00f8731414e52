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
        "conformance",
        "0 failed",
        "python scripts/proofs/conformance.py",
    ),
    Proof(
        "second referee",
        "0 differences in 20,000 random deals of all variants, every rare thing among them",
        "python -m tests.reference.compare --deals 20000 --jobs 2",
    ),
    Proof(
        "outside referees",
        "every difference from colver and belote-cli explained by a named option",
        "python -m tests.reference.outside --deals 1000",
    ),
    Proof(
        "random deals",
        "10,000 deals of every variant without an exception, points conserved in each",
        "python -m tests.reference.conservation --deals 10000 --jobs 2",
    ),
    Proof(
        "simulated matches",
        "200 matches of every variant with `rules`, replayed: 0 faults, points conserved",
        "python -m scripts.proofs.simulate 200",
    ),
    Proof(
        "ruleset mutants",
        "every field that exists in a ruleset flipped, each noticed",
        "python scripts/proofs/tests.py tests/rules/test_mutants.py",
    ),
    Proof(
        "properties",
        "the state machine and the notation at full size",
        "python scripts/proofs/tests.py tests/properties",
    ),
    Proof(
        "journal kills",
        "50 kills at any moment: every acknowledged command there, no gap, no double, no chip lost",
        "python -m tests.unit.storage.killed 50",
    ),
    Proof(
        "fair deals",
        "10,000,000 hands dealt evenly, within 4 standard deviations; every forged deal noticed",
        "python -m tests.unit.tables.evenness 10000000",
    ),
    Proof(
        "server kills",
        "50 kills during play: no acknowledged action lost, always resumed at the right card",
        "python -m tests.server.kills 50",
    ),
    Proof(
        "server kills among people",
        "100 kills while people play for chips: nothing acknowledged lost, no chip made or lost",
        "python -m tests.server.kills_of_people 100",
    ),
    Proof(
        "hidden cards",
        "1,000 bot games in all variants: 0 cards in raw frames that the seat may not know",
        "python -m tests.server.secrets_in_frames 1000",
    ),
    Proof(
        "hidden cards among people",
        "200 deals of four people with one who looks on, all variants: 0 cards they may not know",
        "python -m tests.server.secrets_among_people 200",
    ),
    Proof(
        "fuzzed frames",
        "5,000 conversations at random: socket open, refusals by name, nothing changed, no fault",
        "python -m tests.server.fuzzed_frames 5000",
    ),
    Proof(
        "accessible pages",
        "0 violations of axe-core: every page, light and dark, 2 and 4 colours, five languages",
        "python -m tests.browser.axe_matrix",
    ),
    Proof(
        "server memory",
        "under 300 MB with 50 solo games in play, without bot processes",
        "python -m tests.server.memory 50",
    ),
    Proof(
        "waits in the browser",
        "a card on the table in 60 ms (95 of 100), a hint in 1 s, a review in 3 s",
        "python -m tests.browser.waits 4",
    ),
    Proof(
        "pages",
        "Lighthouse, as a slow phone: performance 95, accessibility 100, best practices 95",
        "python -m benchmarks.pages --runs 5 --json",
    ),
    Proof(
        "rules against random",
        "2,000 duplicate pairs of every variant: a wide, clear win in each",
        "python benchmarks/duel.py rules random --pairs 2000 --seed 1 --jobs 2 --json",
    ),
    Proof(
        "engine speed",
        "at least 1,000 random deals a second of one core",
        "python -m benchmarks.engine --json",
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
        "solver, root values",
        "every root value that of its child solved alone, marks those of the values, everywhere",
        "python -m tests.reference.root_values --positions 4000",
    ),
    Proof(
        "solver, colver",
        "no difference from colver in 1,000 whole contrée deals and 1,000 later positions",
        "python -m tests.reference.double_dummy --deals 1000",
    ),
    Proof(
        "solver, corpus",
        "values and nodes of the frozen corpus",
        "python scripts/proofs/tests.py tests/golden/test_solver_corpus.py",
    ),
    Proof(
        "kernel, own checks",
        "random games, sure tricks and random bytes under the sanitizers",
        "python scripts/proofs/tests.py tests/native",
    ),
    Proof(
        "solver, speed",
        "6 times colver; 65,000 nodes a trump deal; a window in 0.6 ms; worst of 1,000 in 100 ms",
        "python -m benchmarks.solver --deals 100 --worst 1000 --json",
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


def processor() -> str:
    """The maker's name of the processor, where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def circumstances() -> dict[str, Any]:
    """Which state of the project ran on what kind of machine, and how busy that was."""
    reports = (":!docs/reference/proofs", ":!docs/reference/performance*")
    changed = bool(git("status", "--porcelain", "--", *reports))
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "commit": (git("rev-parse", "HEAD") or "unknown") + (" with changes" if changed else ""),
        "python": platform.python_version(),
        "processor": processor(),
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
