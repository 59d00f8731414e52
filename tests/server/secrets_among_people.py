"""Looks for hidden cards in the frames of four people and of somebody who looks on.

`python -m tests.server.secrets_among_people 200` plays so many deals in all variants and counts.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from rebelote.notation import parse_match
from rebelote.rules.registry import rulesets
from tests.browser.serving import Serving
from tests.server.client import Browser
from tests.server.people import NAMES, gather, guest, look, open_room, play_on, start
from tests.server.secrets_in_frames import check_frames, own_cards_of


def check_deal(browsers: list[Browser], stranger: Browser, variant: str) -> tuple[int, int]:
    """Play a deal at a new table and look at every frame; return how many cards and frames."""
    table = open_room(browsers[0], variant)
    pages = gather(browsers, table)
    watcher = look(stranger, table)
    start(pages)
    play_on(pages)
    while watcher.view["seq"] < pages[0].view["seq"]:
        watcher.hear()
    text = browsers[0].http.get(f"/api/rooms/{table}/record").text
    hands = own_cards_of(parse_match(text)[0])
    cards = check_frames(watcher.frames, set())
    for page in pages:
        cards += check_frames(page.frames, hands[page.view["seat"]])
    for page in pages:
        page.ask("stand")
    for page in (*pages, watcher):
        page.close()
    return cards, len(watcher.frames) + sum(len(page.frames) for page in pages)


def main(count: int) -> int:
    """Play deals among people in every variant; print the verdict and return the exit code."""
    variants = sorted(rulesets())
    cards = frames = 0
    with tempfile.TemporaryDirectory() as folder:
        serving = Serving(Path(folder))
        serving.start()
        *browsers, stranger = [guest(serving.address, name) for name in (*NAMES, "Nel")]
        for number in range(count):
            found = check_deal(browsers, stranger, variants[number % len(variants)])
            cards, frames = cards + found[0], frames + found[1]
        for browser in (*browsers, stranger):
            browser.close()
        serving.stop()
    figure = f"0 hidden cards among {cards:,} in {frames:,} frames of {count:,} deals of people"
    print(json.dumps({"figure": figure, "passed": cards > 0}))
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
