"""The guest's page: name, settings, data to take away or to delete."""

import json
from pathlib import Path
from typing import Any

from tests.browser import playing
from tests.browser.conftest import Visiting
from tests.browser.serving import Serving


def open_table(page: Any) -> None:
    """Open a table at which nobody sits down."""
    playing.ask(page, "POST", "/api/tables", {"ruleset": "coinche", "level": "debutant"})


def test_a_name_is_kept(visiting: Visiting, server: Serving) -> None:
    """The server has it, so that a reload shows it again."""
    page = visiting(server, "/account").page
    page.locator("#guest-name").fill("Ana")
    page.locator("form button[type=submit]").click()
    page.locator("section [role=status]:not(:empty)").first.wait_for()
    page.reload()
    page.locator("#guest-name").wait_for()
    assert page.locator("#guest-name").input_value() == "Ana"


def test_a_setting_holds_at_once_and_after_a_reload(visiting: Visiting, server: Serving) -> None:
    """The felt changes while one looks."""
    page = visiting(server, "/account").page
    page.locator("select", has=page.locator("option[value=wine]")).select_option("wine")
    assert page.evaluate("document.documentElement.dataset.felt") == "wine"
    page.reload()
    page.locator("h1").wait_for()
    assert page.evaluate("document.documentElement.dataset.felt") == "wine"


def test_all_that_is_kept_can_be_taken_away(
    visiting: Visiting, server: Serving, tmp_path: Path
) -> None:
    """One file with the guest, the tables and the results."""
    page = visiting(server, "/account").page
    page.locator("#guest-name").wait_for()
    open_table(page)
    button = page.locator("section:has(hr) > button").first
    with page.expect_download() as saving:
        button.click()
    saving.value.save_as(tmp_path / "mine.json")
    found = json.loads((tmp_path / "mine.json").read_text(encoding="utf-8"))
    assert len(found["tables"]) == 1


def test_nothing_is_deleted_before_it_is_confirmed(visiting: Visiting, server: Serving) -> None:
    """The first tap asks, the second deletes; then a new guest sits there without games."""
    page = visiting(server, "/account").page
    page.locator("#guest-name").wait_for()
    open_table(page)
    page.locator("section > button.warn").click()
    page.locator("section [role=alert]").wait_for()
    assert len(playing.ask(page, "GET", "/api/tables")) == 1
    page.locator(".buttons button.warn").click()
    page.locator("section > button.warn").wait_for()
    playing.ask(page, "GET", "/api/me")
    assert playing.ask(page, "GET", "/api/tables") == []
