"""What Lighthouse finds on the pages, as a phone on a slow network would show them.

The browser is the system's Chromium and Lighthouse the one of `benchmarks/lighthouse`; network and
processor are slowed down by its simulation. Each figure is the median of some runs.
"""

from __future__ import annotations

import argparse
import json
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from benchmarks.report import Better, Report, Row
from tests.browser import playing
from tests.browser.conftest import CHROMIUM, HOW_TO_GET_IT, PHONE
from tests.browser.serving import Serving

FOLDER = Path(__file__).parent / "lighthouse"
PROGRAM = FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"
CATEGORIES = ("performance", "accessibility", "best-practices")
# What is read from a report, its unit, what it must be, and which way is good.
DEMANDS: dict[str, tuple[str, float, Better]] = {
    "performance": ("of 100", 95, "more"),
    "accessibility": ("of 100", 100, "more"),
    "best-practices": ("of 100", 95, "more"),
    "largest-contentful-paint": ("s", 1.8, "less"),
    "total-blocking-time": ("ms", 100, "less"),
    "cumulative-layout-shift": ("", 0.02, "less"),
}
PAGES = {
    "home": "/",
    "learn": "/learn",
    "lesson": "/learn/bulgarian",
    "score": "/score",
    "account": "/account",
}

Found = dict[str, float]


@contextmanager
def chromium(folder: Path, address: str) -> Iterator[tuple[Any, int]]:
    """Start a browser that keeps cookies for all its tabs; yield a page and the port it obeys."""
    from playwright.sync_api import sync_playwright

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            folder,
            executable_path=CHROMIUM,
            args=["--no-sandbox", f"--remote-debugging-port={port}"],
            base_url=address,
            viewport={"width": PHONE["width"], "height": PHONE["height"]},
            locale="fr-FR",
        )
        yield context.pages[0], port
        context.close()


def play(page: Any) -> dict[str, str]:
    """Play a deal and open another table; return the paths of that table and of the review."""
    page.goto("/")
    playing.sit_down(page)
    playing.play(page, playing.type_call, playing.type_card)
    review = page.locator(f"{playing.SHEET} a[href^='/review']").get_attribute("href")
    playing.ask(page, "PUT", "/api/me", {"settings": {}})
    page.evaluate("localStorage.clear()")
    opened = playing.ask(page, "POST", "/api/tables", {"ruleset": "coinche", "level": "debutant"})
    page.goto("about:blank")
    return {"table": f"/table/{opened['id']}", "review": review}


def lighthouse(address: str, port: int) -> tuple[Found, list[str]]:
    """Return what one run measures, and the audits that found something."""
    node = shutil.which("node") or "node"
    done = subprocess.run(
        [
            *(node, str(PROGRAM), address, f"--port={port}", "--quiet"),
            *("--output=json", "--output-path=stdout", f"--only-categories={','.join(CATEGORIES)}"),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"Lighthouse gave up at {address}:\n{done.stderr}")
    report = json.loads(done.stdout)
    categories, audits = report["categories"], report["audits"]
    found: Found = {name: round(categories[name]["score"] * 100) for name in CATEGORIES}
    for name, (unit, _, _) in DEMANDS.items():
        if name not in found:
            found[name] = audits[name]["numericValue"] / (1000 if unit == "s" else 1)
    faults = [
        f"{one['id']}: {one['title']} {one.get('displayValue', '')}".rstrip()
        for one in audits.values()
        if one["score"] is not None and one["score"] < 0.9 and one["scoreDisplayMode"] != "manual"
    ]
    return found, faults


def measure(page: str, address: str, port: int, runs: int) -> list[Row]:
    """Return the rows of one page, and say what Lighthouse objects to."""
    results = [lighthouse(address, port) for _ in range(runs)]
    for fault in sorted({fault for _, faults in results for fault in faults}):
        print(f"{page}  {fault}", flush=True)
    rows = []
    for name, (unit, must, better) in DEMANDS.items():
        values = [found[name] for found, _ in results]
        note = f"median of {runs}: {', '.join(f'{value:.3g}' for value in sorted(values))}"
        median = statistics.median(values)
        rows.append(Row(f"{page}: {name}", median, unit, must, better=better, note=note))
    return rows


def main() -> int:
    """Print the table; with `--json`, the verdict as the last line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="PAGE", help="pages; all by default")
    parser.add_argument("--runs", type=int, default=3, help="runs of each page")
    parser.add_argument("--json", action="store_true", help="end with a verdict in JSON")
    asked = parser.parse_args()
    if CHROMIUM is None:
        raise SystemExit(HOW_TO_GET_IT)
    if not PROGRAM.exists():
        subprocess.run(["npm", "ci"], cwd=FOLDER, check=True, stdout=sys.stderr)
    with tempfile.TemporaryDirectory() as folder_name:
        folder = Path(folder_name)
        serving = Serving(folder)
        serving.start()
        try:
            with chromium(folder / "profile", serving.address) as (page, port):
                rows = [
                    row
                    for name, path in (PAGES | play(page)).items()
                    if not asked.names or name in asked.names
                    for row in measure(name, serving.address + path, port, asked.runs)
                ]
        finally:
            serving.stop()
    slowest = max(row.measured or 0 for row in rows if row.what.endswith("-paint"))
    worst = min(row.measured or 0 for row in rows if row.what.endswith(" performance"))
    figure = f"performance {worst:.0f} at least, largest paint within {slowest:.2f} s"
    return Report(figure, rows).publish(is_json=asked.json)


if __name__ == "__main__":
    sys.exit(main())
