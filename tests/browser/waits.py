"""Measures what a person waits for in a real browser: a card, a hint, a review.

`python -m tests.browser.waits 2` plays so many deals of every variant and prints the verdict.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from statistics import quantiles
from typing import Any

from playwright.sync_api import sync_playwright

from rebelote.rules.registry import rulesets
from tests.browser import playing
from tests.browser.conftest import CHROMIUM, HOW_TO_GET_IT, PHONE
from tests.browser.serving import Serving

MOST_TAP_MS, MOST_HINT_MS, MOST_REVIEW_MS = 60, 1000, 3000

# From the finger on a card to the frame after the one in which it lies on the table.
WATCH = """() => {
    window.taps = [];
    addEventListener("pointerdown", (event) => {
        const card = event.target.closest("#hand button");
        if (card === null) return;
        const name = card.getAttribute("aria-label").split(",")[0];
        const look = () => {
            const mine = [...document.querySelectorAll("ol.trick li")];
            if (mine.some((one) => one.textContent.includes(name)))
                requestAnimationFrame((at) => window.taps.push(at - event.timeStamp));
            else requestAnimationFrame(look);
        };
        look();
    }, { capture: true });
}"""
HINT = """() => new Promise((resolve) => {
    const at = performance.now();
    const look = () => {
        if (document.querySelector("#hand .hinted") === null) requestAnimationFrame(look);
        else resolve(performance.now() - at);
    };
    document.querySelector("header.bar button:last-of-type").click();
    look();
})"""
REVIEW = """(path) => {
    const at = performance.now();
    return fetch(path).then((answer) => answer.json()).then(() => performance.now() - at);
}"""


def play_deal(page: Any, variant: str, hints: list[float]) -> tuple[list[float], float]:
    """Play a deal with a hint before every card; return the waits for cards and for the review."""
    table = playing.sit_down(page, variant)
    page.evaluate(WATCH)

    def card(page: Any) -> None:
        hints.append(page.evaluate(HINT))
        page.locator(playing.CARD).first.click(position=playing.CORNER)

    playing.play(page, playing.type_call, card)
    taps: list[float] = page.evaluate("window.taps")
    return taps, page.evaluate(REVIEW, f"/api/tables/{table}/deals/1/review?language=en")


def measure(page: Any, deals: int) -> dict[str, Any]:
    """Return the verdict over so many deals of every variant."""
    taps: list[float] = []
    hints: list[float] = []
    reviews: list[float] = []
    for variant in sorted(rulesets()) * deals:
        found, review = play_deal(page, variant, hints)
        taps += found
        reviews.append(review)
    tap = quantiles(taps, n=20)[-1]
    figure = (
        f"card {tap:.0f} ms (95 of 100 of {len(taps)}), "
        f"hint {max(hints):.0f} ms and review {max(reviews):.0f} ms at most"
    )
    passed = tap < MOST_TAP_MS and max(hints) < MOST_HINT_MS and max(reviews) < MOST_REVIEW_MS
    return {"figure": figure, "passed": passed}


def main(deals: int) -> int:
    """Serve, open the browser, print the verdict."""
    assert CHROMIUM is not None, HOW_TO_GET_IT
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder))
        serving.start()
        # The sandbox does not run as root.
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        context = chromium.new_context(
            base_url=serving.address,
            viewport={"width": PHONE["width"], "height": PHONE["height"]},
            reduced_motion="reduce",
        )
        page = context.new_page()
        page.goto("/")
        verdict = measure(page, deals)
        chromium.close()
        serving.stop()
    print(json.dumps(verdict))
    return 0 if verdict["passed"] else 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
