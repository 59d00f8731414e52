"""Looks for cards in raw frames, in the notation and in English words, and asks who may know them.

A seat may know the cards it was dealt, those that were played, the card turned up and those of
announces on view.

`python -m tests.server.secrets_in_frames 1000` plays so many deals in all variants and counts.
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rebelote.cards import CARDS, CardSet
from rebelote.match import replay_match
from rebelote.notation import MatchRecord, parse_match
from rebelote.notation.wording import say_card
from rebelote.rules.registry import rulesets
from tests.browser.serving import Serving
from tests.server.client import Browser, Page

Frame = dict[str, Any]

WORDS = {say_card(card, "en"): str(card) for card in CARDS}
_TABLE = re.compile(r'"table": "[^"]*"')
_CARD = re.compile(r"(?<![A-Za-z0-9])([AKQJT987][shdc])(?![A-Za-z0-9])")
_WORD = re.compile("|".join(sorted(map(re.escape, WORDS), key=len, reverse=True)))


def cards_in(value: Any) -> set[str]:
    """Return every card that stands anywhere in a frame, as its code."""
    # The name of a table is drawn by chance and may look like a card.
    text = _TABLE.sub("", json.dumps(value, ensure_ascii=False))
    return set(_CARD.findall(text)) | {WORDS[word] for word in _WORD.findall(text)}


def check_frames(frames: Iterable[Frame], own: set[str]) -> int:
    """Assert that no frame tells more than its seat may know; return how many cards were seen.

    The frames are those of one deal to one seat, from its beginning; `own` are the cards that the
    seat had in it, from the record.
    """
    known = set(own)
    seen = 0
    for frame in frames:
        view = frame.get("view")
        if view is not None:
            known |= _public(view)
            hand = {card["card"] for card in view["hand"]}
            assert hand <= own, f"cards of others in the hand: {sorted(hand - own)}"
        found = cards_in(frame)
        assert found <= known, f"hidden cards in a frame: {sorted(found - known)}"
        seen += len(found)
    return seen


def own_cards(page: Page) -> set[str]:
    """Return the cards that the page's seat had in the last finished deal, from the record."""
    text = page.browser.http.get(f"/api/tables/{page.table}/record").text
    (record,) = parse_match(text)
    return own_cards_of(record)[page.view["seat"]]


def own_cards_of(record: MatchRecord) -> list[set[str]]:
    """Return the cards that each seat had in the last deal of a record."""
    deal = replay_match(record)[1][-1]
    hands = deal.setup.layout.hands if deal.progress is None else deal.progress.frame.hands
    return [set(map(str, CardSet(hand))) for hand in hands]


def _public(view: Frame) -> set[str]:
    """Return the cards of a view that everybody knows."""
    tricks = [one for one in (view["trick"], view["last_trick"]) if one is not None]
    public = {card for trick in tricks for card in trick["cards"]}
    public |= {card for seat in view["seats"] for card in seat["shown"]}
    return public | ({view["turned"]} if view["turned"] else set())


def main(count: int) -> int:
    """Play deals against bots in every variant and look at every frame; print the verdict."""
    frames = cards = deals = 0
    variants = sorted(rulesets())
    with tempfile.TemporaryDirectory() as folder:
        serving = Serving(Path(folder))
        serving.start()
        browser = Browser(serving.address)
        for number in range(count):
            page = Page(browser, browser.open(variants[number % len(variants)], "debutant"), "en")
            page.play_deal()
            cards += check_frames(page.frames, own_cards(page))
            frames += len(page.frames)
            deals += 1
            page.close()
            browser.http.delete(f"/api/tables/{page.table}").raise_for_status()
        browser.close()
        serving.stop()
    figure = f"0 hidden cards among {cards:,} in {frames:,} frames of {deals:,} deals"
    print(json.dumps({"figure": figure, "passed": deals == count}))
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
