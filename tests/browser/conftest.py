"""A real server and a real browser: the system's Chromium, driven by Playwright."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.serving import Serving

FOLDER = Path(__file__).parent
PICTURES = FOLDER.parents[1] / "build" / "browser"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
# A name of this machine that the browser trusts no more than that of any machine of a house.
HOUSE = "house.test"
ARGUMENTS = [f"--host-resolver-rules=MAP {HOUSE} 127.0.0.1"]
PHONE = {"width": 360, "height": 640}
# Browsers have no service worker where an address is neither secure nor of the machine itself.
NO_WORKER = "delete Navigator.prototype.serviceWorker"
HOW_TO_GET_IT = (
    "no Chromium is installed, so nothing was tried in a browser; "
    "`apt-get install chromium` gets it, then `make test` again"
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the tests here aside where there is no browser, unless one is demanded."""
    if CHROMIUM is None and not os.environ.get("REBELOTE_REQUIRE_BROWSER"):
        for item in items:
            if FOLDER in item.path.parents:
                item.add_marker(pytest.mark.skip(reason=HOW_TO_GET_IT))


# Not for the session: a browser keeps an event loop running in this thread, in which tests of
# other folders want to start their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    """Chromium without a window."""
    from playwright.sync_api import sync_playwright

    assert CHROMIUM is not None, HOW_TO_GET_IT
    with sync_playwright() as playwright:
        # The sandbox does not run as root, as which continuous integration does.
        chromium = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", *ARGUMENTS]
        )
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for tests that leave it running; each test is a guest of its own."""
    serving = Serving(tmp_path_factory.mktemp("server"))
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Serving]:
    """A server that the test may kill and start again."""
    serving = Serving(tmp_path)
    serving.start()
    yield serving
    serving.stop()


class Visit:
    """What a browser was asked to do by the pages it showed."""

    def __init__(self, page: Any, address: str) -> None:
        self.page = page
        self.address = address
        self.errors: list[str] = []
        self.strangers: list[str] = []
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", self._see)

    def _hear(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(message.text)

    def _see(self, request: Any) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.strangers.append(request.url)


Visiting = Callable[..., Visit]


@pytest.fixture
def visiting(browser: Any, request: pytest.FixtureRequest) -> Iterator[Visiting]:
    """Return a function that opens a page of a server as a new guest, with what browsers offer.

    After the test every page has to have been quiet and among its own, unless `may_err` was said.
    The browser keeps no pages for a time without connection unless `is_kept`, which takes a while.
    Pictures of a test that failed are in `build/browser`.
    """
    failed_before = request.session.testsfailed
    visits: list[tuple[Visit, bool]] = []
    contexts: list[Any] = []

    def visit(
        serving: Serving,
        path: str = "/",
        *,
        may_err: bool = False,
        is_kept: bool = False,
        **options: Any,
    ) -> Visit:
        usual = {"viewport": PHONE, "locale": "fr-FR", "reduced_motion": "reduce"}
        chosen = {"base_url": serving.address, **usual, **options}
        context = browser.new_context(**chosen)
        if not is_kept:
            context.add_init_script(NO_WORKER)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(30_000)
        made = Visit(page, str(chosen["base_url"]))
        visits.append((made, may_err))
        page.goto(path)
        return made

    yield visit
    if request.session.testsfailed > failed_before:
        for number, (made, _) in enumerate(visits):
            made.page.screenshot(path=PICTURES / f"{request.node.name}-{number}.png")
    for context in contexts:
        context.close()
    assert [url for made, _ in visits for url in made.strangers] == []
    assert [error for made, may_err in visits if not may_err for error in made.errors] == []
