"""Every scene of the pages, in every language and all colours, judged by axe-core.

    python -m tests.browser.axe_matrix [language...]

The last line is a JSON object with what was found, for `scripts/prove.py`.
"""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.accessible import EVERY, OF_COLOUR, violations
from tests.browser.conftest import CHROMIUM, HOW_TO_GET_IT, PHONE
from tests.browser.scenes import scenes
from tests.browser.serving import Serving
from tests.browser.test_pages import LOCALES

DESK = {"width": 1440, "height": 900}


def judge(browser: Any, address: str, locale: str, size: dict[str, int]) -> tuple[int, int]:
    """Return how many screens of a language were judged, and how many faults they have."""
    context = browser.new_context(
        base_url=address, viewport=size, locale=locale, reduced_motion="reduce"
    )
    page = context.new_page()
    judged = faults = 0
    for scene in scenes(page):
        # What is not about colours need not be asked in each of them.
        for number, colours in enumerate(EVERY):
            found = violations(page, colours, OF_COLOUR if number else None)
            judged += 1
            faults += len(found)
            for one in found:
                print(f"{locale} {scene} {'/'.join(colours)}: {one}", flush=True)
    context.close()
    print(f"{locale}: {judged} screens, {faults} violations", flush=True)
    return judged, faults


def main(languages: list[str]) -> int:
    assert CHROMIUM is not None, HOW_TO_GET_IT
    judged = faults = 0
    chosen = languages or list(LOCALES)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Serving(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            for number, language in enumerate(chosen):
                size = (PHONE, DESK)[number % 2]
                more, wrong = judge(browser, server.address, LOCALES[language], size)
                judged, faults = judged + more, faults + wrong
            browser.close()
        finally:
            server.stop()
    figure = f"{faults} violations on {judged} screens in {len(chosen)} languages"
    print(json.dumps({"figure": figure, "passed": faults == 0}))
    return 0 if faults == 0 else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
