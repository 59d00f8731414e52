"""Make the pictures of the guides: a phone's pages, photographed while a deal is played.

    python -m scripts.screenshots [--language en] [--out docs/tutorial/pictures]

Needs the system's Chromium. The cards are dealt anew each time, so every picture changes.
"""

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright

from tests.browser import playing
from tests.browser.conftest import CHROMIUM, HOW_TO_GET_IT
from tests.browser.serving import Serving

PICTURES = Path(__file__).parents[1] / "docs" / "tutorial" / "pictures"
PHONE: ViewportSize = {"width": 390, "height": 844}
# Where the pages of the tutorial are small on the screen they stay sharp.
SCALE = 1.5


def photograph(page: Page, folder: Path) -> None:
    """Play a deal and keep what is seen on the way."""

    def keep(name: str) -> None:
        page.wait_for_load_state("networkidle")
        page.screenshot(path=folder / f"{name}.png", animations="disabled")

    page.goto("/")
    page.locator("button.play").wait_for()
    keep("home")
    playing.sit_down(page, "coinche", suits="4")
    page.locator(playing.CALL).wait_for()
    keep("calls")
    playing.play(page, playing.type_call, playing.type_card, playing.left(5))
    page.locator("button.gather").wait_for(state="detached")
    keep("table")
    page.keyboard.press("h")
    page.locator(".hinted").wait_for()
    keep("hint")
    playing.play(page, playing.type_call, playing.type_card)
    keep("score")
    page.locator(f"{playing.SHEET} a[href^='/review']").click()
    page.locator(".stepper").wait_for()
    keep("review")
    page.goto("/salon")
    page.locator(".stack > button.primary:enabled").click()
    page.locator("form button.primary").click()
    page.locator(".code strong").wait_for()
    keep("waiting-room")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--language", default="en")
    parser.add_argument("--out", type=Path, default=PICTURES)
    options = parser.parse_args()
    if CHROMIUM is None:
        parser.error(HOW_TO_GET_IT)
    options.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Serving(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(
                executable_path=CHROMIUM, args=["--no-sandbox", "--hide-scrollbars"]
            )
            context = browser.new_context(
                base_url=server.address,
                viewport=PHONE,
                device_scale_factor=SCALE,
                locale=options.language,
                reduced_motion="reduce",
            )
            page = context.new_page()
            page.set_default_timeout(60_000)
            photograph(page, options.out)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
