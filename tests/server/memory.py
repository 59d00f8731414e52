"""Measures the memory of a real server, without its bot processes, with solo games in progress.

`python -m tests.server.memory 50` plays so many games at once and prints the verdict.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from rebelote.rules.registry import rulesets
from tests.browser.serving import Serving
from tests.server.client import Browser, Page

MOST_MB = 300


def resident_mb(process: int) -> float:
    """Return the memory of a process that is really in use, in megabytes."""
    for line in Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1000
    raise AssertionError("the system does not tell")


def main(games: int) -> int:
    """Play a deal of each game and begin the next, sockets open; print the memory then."""
    variants = sorted(rulesets())
    with tempfile.TemporaryDirectory() as folder:
        serving = Serving(Path(folder))
        serving.start()
        at_start = resident_mb(serving.process_id)
        pages = []
        for number in range(games):
            browser = Browser(serving.address)
            page = Page(browser, browser.open(variants[number % len(variants)], "debutant"))
            page.play_deal()
            if page.view["phase"] == "deal_over":
                page.command("next")
                page.wait_for_turn()
            pages.append(page)
        in_play = resident_mb(serving.process_id)
        for page in pages:
            page.close()
            page.browser.close()
        serving.stop()
    figure = f"{in_play:.0f} MB with {games} games in play, {at_start:.0f} MB before"
    print(json.dumps({"figure": figure, "passed": in_play < MOST_MB}))
    return 0 if in_play < MOST_MB else 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
