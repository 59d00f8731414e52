"""Kills a real server again and again while a scripted page plays, and looks for what was lost.

`python -m tests.server.kills 50` kills it so many times and prints the verdict.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from rebelote.rules.registry import rulesets
from rebelote.server.wire import FRAMES_A_SECOND
from rebelote.storage import Database, Journal
from tests.browser.serving import Serving
from tests.server.client import Browser, Page

LONGEST_LIFE_SECONDS = 1.5


class Lost(AssertionError):
    """Something that was acknowledged is not there any more."""


def kill_and_resume(serving: Serving, browser: Browser, table: str, chance: random.Random) -> int:
    """Play until the server is killed, start it again, look; return how much was acknowledged."""
    page = Page(browser, table)
    timer = threading.Timer(chance.uniform(0.0, LONGEST_LIFE_SECONDS), serving.kill)
    timer.start()
    with suppress(ConnectionClosed, OSError):
        while page.view["phase"] != "match_over":
            page.play_deal()
            page.command("undo" if chance.random() < 0.1 else "next")
    timer.join()
    with suppress(ConnectionClosed, OSError):
        page.close()
    accepted = {one["id"]: one["seq"] for one in page.frames if one["type"] == "accepted"}
    _check_log(serving, table, page, accepted)
    serving.start()
    back = Page(browser, table)
    if back.view["seq"] < page.view["seq"]:
        raise Lost(f"event {page.view['seq']} was shown, and now there are {back.view['seq']}")
    # A command whose answer was lost may be sent again, and counts once.
    for name, seq in accepted.items():
        time.sleep(1 / FRAMES_A_SECOND)
        back.say(type="next", id=name, seq=0)
        again = back.until(lambda frame: frame["type"] in ("accepted", "refused"))
        if again != {"type": "accepted", "id": name, "seq": seq}:
            raise Lost(f"command {name} was accepted as {seq}, and now {again}")
    back.close()
    return len(accepted)


def _check_log(serving: Serving, table: str, page: Page, accepted: dict[str, int]) -> None:
    """Compare the log on the disk with what the page was told before the kill."""
    with Database(serving.folder / "rebelote.sqlite3") as database:
        journal = Journal(database)
        entries = journal.read(table)
        numbers = [entry.seq for entry in entries]
        if numbers != list(range(1, len(numbers) + 1)):
            raise Lost(f"the log has gaps: {numbers}")
        logged = {entry.command_id: entry.seq for entry in entries}
        for name, seq in accepted.items():
            if logged.get(f"{page.view['seat']}/{name}") != seq:
                raise Lost(f"the log has no command {name} with number {seq}")
        # Folding the log is what proves that it is a game and that no card was played twice.
        known = journal.table(table)
        if known.seq < page.view["seq"]:
            raise Lost(f"the page saw event {page.view['seq']}, the log ends with {known.seq}")


def main(kills: int, seed: str = "kills") -> int:
    """Kill so many times in all variants; print the verdict and return the exit code."""
    chance = random.Random(seed)
    variants = sorted(rulesets())
    acknowledged = 0
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        serving = Serving(Path(folder))
        serving.start()
        browser = Browser(serving.address)
        tables = [browser.open(variant, "debutant") for variant in variants]
        for number in range(kills):
            at = number % len(tables)
            acknowledged += kill_and_resume(serving, browser, tables[at], chance)
            (listed,) = (one for one in browser.tables() if one["id"] == tables[at])
            if listed["is_over"]:
                tables[at] = browser.open(variants[at], "debutant")
        serving.stop()
        browser.close()
    seconds = time.monotonic() - started
    figure = f"{kills} kills, {acknowledged:,} acknowledged actions, 0 lost, in {seconds:.0f} s"
    print(json.dumps({"figure": figure, "passed": acknowledged > 0}))
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
