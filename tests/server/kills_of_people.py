"""Kills a real server again and again while two people play for chips, and counts what is left.

`python -m tests.server.kills_of_people 100` kills it so many times and prints the verdict.
"""

from __future__ import annotations

import json
import random
import secrets
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from rebelote.storage import Database, Journal, audit, looking_at
from tests.browser.serving import Serving
from tests.server.client import PATIENCE_SECONDS, Browser, Page
from tests.server.kills import Lost
from tests.server.people import guest, look, open_room

LONGEST_LIFE_SECONDS = 1.5
STAKE = 10
# Short matches, so that pots are paid while somebody kills.
RULESET = "concours@1(deals=1)"


def play(page: Page, has_acted: threading.Event) -> None:
    """Play on until the match is over or the server is gone; tell of the first action."""
    with suppress(ConnectionClosed, OSError, EOFError):
        while page.room["stage"] != "over":
            if "next" in page.room["can"]:
                page.ask("next", seq=page.view["seq"], entropy=secrets.token_hex(16))
            elif page.is_mine:
                page.act()
                has_acted.set()
            else:
                page.hear()
    has_acted.set()


def table_of(browsers: list[Browser]) -> str:
    """Open a table at which two people and two computers play for chips."""
    for browser in browsers:
        browser.http.post("/api/me/chips/daily")
    table = open_room(browsers[0], RULESET, stake=STAKE)
    one, two = (look(browser, table) for browser in browsers)
    two.ask("sit", seat=1)
    for seat in (2, 3):
        one.ask("fill", seat=seat, level="debutant")
    answer = one.ask("start")
    assert answer["type"] == "accepted", answer
    one.close()
    two.close()
    return table


def kill_and_resume(
    serving: Serving, browsers: list[Browser], table: str, chance: random.Random
) -> tuple[int, bool]:
    """Play until the server is killed, some time after the first action, and start it again.

    Return how much was acknowledged, and whether the match is over.
    """
    pages = [look(browser, table) for browser in browsers]
    has_acted = threading.Event()
    players = [threading.Thread(target=play, args=(page, has_acted)) for page in pages]
    for thread in players:
        thread.start()
    has_acted.wait(PATIENCE_SECONDS)
    time.sleep(chance.uniform(0.0, LONGEST_LIFE_SECONDS))
    serving.kill()
    for thread in players:
        thread.join()
    for page in pages:
        with suppress(ConnectionClosed, OSError):
            page.close()
    acknowledged = _check(serving, table, pages)
    serving.start()
    back = look(browsers[0], table)
    is_over = back.room["stage"] == "over"
    back.close()
    return acknowledged, is_over


def _check(serving: Serving, table: str, pages: list[Page]) -> int:
    """Compare log and ledger on the disk with what the pages were told before the kill."""
    path = serving.folder / "rebelote.sqlite3"
    with Database(path) as database:
        journal = Journal(database)
        entries = journal.read(table)
        logged = {entry.command_id: entry.seq for entry in entries}
        known = journal.table(table)
        # A vote for the next deal is in no log.
        accepted = {
            one["id"]: one["seq"]
            for page in pages
            for one in page.frames
            if one["type"] == "accepted" and one["id"].startswith("act")
        }
        names = {(name or "").partition("/")[2]: seq for name, seq in logged.items()}
        for name, seq in accepted.items():
            if names.get(name) != seq:
                raise Lost(f"the log has no command {name} with number {seq}")
        newest = max(page.view["seq"] for page in pages)
        if known.seq < newest:
            raise Lost(f"a page saw event {newest}, the log ends with {known.seq}")
    with looking_at(path) as connection:
        found = audit(connection)
    if found.faults or found.players + found.escrow + found.house:
        raise Lost(f"chips: {found}")
    return len(accepted)


def main(kills: int, seed: str = "people") -> int:
    """Kill so many times; print the verdict and return the exit code."""
    chance = random.Random(seed)
    acknowledged = matches = 0
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        serving = Serving(Path(folder))
        serving.start()
        browsers = [guest(serving.address, name) for name in ("Ada", "Boro")]
        table = table_of(browsers)
        for _ in range(kills):
            count, is_over = kill_and_resume(serving, browsers, table, chance)
            acknowledged += count
            if is_over:
                matches += 1
                table = table_of(browsers)
        serving.stop()
        for browser in browsers:
            browser.close()
    seconds = time.monotonic() - started
    figure = (
        f"{kills} kills, {acknowledged:,} acknowledged actions of people, {matches} pots paid,"
        f" 0 lost, 0 chips made or lost, in {seconds:.0f} s"
    )
    print(json.dumps({"figure": figure, "passed": acknowledged > 0}))
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
