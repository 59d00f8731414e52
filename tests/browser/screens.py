"""Reference screens: where the parts of a page are, and its colours where nothing is written.

    python -m tests.browser.screens

makes the references anew from the pages as they are: look at what changed before committing it.

A screen is measured by the boxes of its named parts and by a mosaic: the picture without its
letters, averaged over squares. Neither depends on the fonts of a machine.
"""

import base64
import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import ViewportSize, sync_playwright

from tests.browser import playing
from tests.browser.serving import Serving

REFERENCES: Final = Path(__file__).with_name("screens.json")
SIZES: Final[dict[str, ViewportSize]] = {
    "phone": {"width": 360, "height": 640},
    "desk": {"width": 1440, "height": 900},
}
PROGRAM: Final = (sys.executable, Path(__file__).with_name("same_cards.py"))
# Boxes are rounded to whole pixels; letters of another font may be a little higher.
SLACK_PIXELS: Final = 2
# What one step of a channel may differ by, and how many of the squares may differ by more.
SLACK_COLOUR: Final = 5
SLACK_SQUARES: Final = 0.02

_WORDLESS = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
        "* { -webkit-text-fill-color: transparent !important; text-decoration: none !important }",
    );
    document.adoptedStyleSheets = [sheet];
    document.activeElement?.blur();
    return document.fonts.ready.then(() => null);
}"""
_WORDS = "() => { document.adoptedStyleSheets = []; }"
_BOXES = """(selectors) => Object.fromEntries(selectors.map((selector) => [
    selector,
    [...document.querySelectorAll(selector)].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
    }),
]))"""
_MOSAIC = """async ([picture, square]) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const rows = [];
    for (let top = 0; top + square <= image.height; top += square) {
        let row = "";
        for (let left = 0; left + square <= image.width; left += square) {
            const sum = [0, 0, 0];
            for (let y = top; y < top + square; y += 1)
                for (let x = left; x < left + square; x += 1)
                    for (let c = 0; c < 3; c += 1) sum[c] += data[4 * (y * image.width + x) + c];
            for (const one of sum)
                row += Math.round(one / square / square).toString(16).padStart(2, "0");
        }
        rows.push(row);
    }
    return rows;
}"""


class Screen(NamedTuple):
    """A part of the pages: the parts whose boxes are measured, and the one that is averaged.

    `across` says that only x and width are: what is above it is as high as its words.
    """

    parts: tuple[str, ...]
    mosaic: str | None
    across: bool = False


_FELT = (".bar", "#hand .card", "main li.chip", ".me", "main > button")
SCREENS: Final = {
    "home": Screen((".hero", ".fan span", ".play", ".resume", "main + nav"), ".fan"),
    "score": Screen(("main > section", ".board", "nav a", ".save"), None, across=True),
    "calls": Screen((*_FELT, ".bids", ".cell", ".suit", ".commit", ".pass"), ".table"),
    "table": Screen(_FELT, ".table"),
    "deal end": Screen((".sheet", ".sheet .buttons > *"), None, across=True),
    "review": Screen(("section.felt", "section.felt li", ".stepper"), "section.felt ul", True),
}


def walk(page: Any) -> Iterator[str]:
    """Go to each screen and return its name."""
    page.goto("/")
    page.locator("label.row").first.wait_for()
    page.wait_for_load_state("networkidle")
    yield "home"
    page.goto("/score")
    page.locator("#variant").select_option("coinche")
    page.locator("form button[type=submit]").click()
    page.locator("#field-contract").wait_for()
    yield "score"
    playing.sit_down(page, "coinche")
    page.locator(playing.CALL).wait_for()
    yield "calls"
    # Over the highest bid nobody bids: the first card is mine, whatever computers think.
    page.locator(".values .cell").last.click()
    page.locator(".commit").click()
    playing.play(page, playing.type_call, playing.type_card, lambda page: True)
    yield "table"
    playing.play(page, playing.type_call, playing.type_card)
    yield "deal end"
    page.locator(f"{playing.SHEET} a[href^='/review']").click()
    page.locator(".stepper .where").wait_for()
    page.keyboard.press("Home")
    yield "review"


def measured(page: Any, name: str) -> dict[str, Any]:
    """Return the boxes and the mosaic of the screen that is shown."""
    screen = SCREENS[name]
    page.evaluate("() => scrollTo(0, 0)")
    page.mouse.move(0, 0)
    page.evaluate(_WORDLESS)
    found: dict[str, Any] = {"boxes": page.evaluate(_BOXES, list(screen.parts))}
    if screen.mosaic is not None:
        picture = page.locator(screen.mosaic).first.screenshot(animations="disabled")
        square = 20 if screen.mosaic == ".table" else 8
        found["mosaic"] = page.evaluate(
            _MOSAIC, [base64.b64encode(picture).decode("ascii"), square]
        )
    page.evaluate(_WORDS)
    return found


def differences(name: str, seen: dict[str, Any], known: dict[str, Any]) -> list[str]:
    """Return what is not as it was: parts elsewhere, and too many squares of another colour."""
    told = []
    measures = (0, 2) if SCREENS[name].across else (0, 1, 2, 3)
    for part, boxes in known["boxes"].items():
        now = seen["boxes"][part]
        if len(now) != len(boxes):
            told.append(f"{part}: {len(now)} instead of {len(boxes)}")
            continue
        for number, (box, was) in enumerate(zip(now, boxes, strict=True)):
            if any(abs(box[one] - was[one]) > SLACK_PIXELS for one in measures):
                told.append(f"{part} {number}: {box} instead of {was}")
    if "mosaic" in known:
        share = _changed(seen["mosaic"], known["mosaic"])
        if share > SLACK_SQUARES:
            told.append(f"{share:.1%} of the squares have another colour")
    return told


def _changed(seen: list[str], known: list[str]) -> float:
    """Return the share of the squares whose colour differs."""
    one, other = bytes.fromhex("".join(seen)), bytes.fromhex("".join(known))
    if len(one) != len(other):
        return 1.0
    squares = [
        any(abs(one[at + c] - other[at + c]) > SLACK_COLOUR for c in range(3))
        for at in range(0, len(one), 3)
    ]
    return sum(squares) / len(squares)


def screens(page: Any) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Return name, size and measures of every screen."""
    for name in walk(page):
        for size, viewport in SIZES.items():
            page.set_viewport_size(viewport)
            yield name, size, measured(page, name)
        page.set_viewport_size(SIZES["phone"])


def main() -> None:
    """Make the references anew."""
    from tests.browser.conftest import CHROMIUM

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Serving(Path(folder), PROGRAM)
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            page = browser.new_page(
                base_url=server.address,
                viewport=SIZES["phone"],
                locale="fr-FR",
                color_scheme="light",
                reduced_motion="reduce",
            )
            found = {f"{name}, {size}": seen for name, size, seen in screens(page)}
            browser.close()
        finally:
            server.stop()
    # A line for each screen: a change shows which ones it concerns.
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(seen)}" for name, seen in found.items())
    REFERENCES.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
