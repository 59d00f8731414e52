"""People at tables for the tests: guests who open and sit down, and a clock set by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

from rebelote.server.timing import Clock

from .client import Browser, Page

LANGUAGES = ("en", "fr", "bg", "hr")
NAMES = ("Ada", "Boro", "Vera", "Dirk")
NO_ENTROPY = "00" * 16


class Timer(NamedTuple):
    """Something that is due at a time of the clock, in the loop that asked for it."""

    due: int
    callback: Callable[[], None]
    loop: asyncio.AbstractEventLoop


class HandClock(Clock):
    """A clock that stands still until a test moves it; times in ms."""

    def __init__(self, at: int = 1_000_000) -> None:
        self._at = at
        self._timers: list[Timer] = []

    def now(self) -> int:
        """Return the time."""
        return self._at

    def after(self, milliseconds: int, callback: Callable[[], None]) -> Callable[[], None]:
        """Have something called once the clock was moved so far."""
        timer = Timer(self._at + milliseconds, callback, asyncio.get_running_loop())
        self._timers.append(timer)
        return lambda: self._timers.remove(timer) if timer in self._timers else None

    def advance(self, milliseconds: int) -> None:
        """Move the clock, and have done what is due then."""
        self._at += milliseconds
        due = [one for one in self._timers if one.due <= self._at]
        self._timers = [one for one in self._timers if one.due > self._at]
        for one in due:
            one.loop.call_soon_threadsafe(one.callback)


def guest(address: str, name: str) -> Browser:
    """Return the browser of a guest with a name."""
    browser = Browser(address)
    browser.http.put("/api/me", json={"name": name}).raise_for_status()
    return browser


def open_room(browser: Browser, ruleset: str = "coinche", **more: Any) -> str:
    """Open a table of people and return its id."""
    answer = browser.http.post("/api/rooms", json={"ruleset": ruleset, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def chips(browser: Browser) -> dict[str, Any]:
    """Return a guest's chips."""
    found: dict[str, Any] = browser.http.get("/api/me/chips").raise_for_status().json()
    return found


def look(browser: Browser, table: str, language: str = "en") -> Page:
    """Open a tab at a table of people and read what it is greeted with."""
    page = Page(browser, table, language)
    page.until(lambda frame: frame["type"] == "room")
    return page


def gather(browsers: list[Browser], table: str) -> list[Page]:
    """Let all guests sit down, each in another language; the first is the host and sits already."""
    pages = [Page(one, table, language) for one, language in zip(browsers, LANGUAGES, strict=False)]
    for seat, page in enumerate(pages):
        if seat:
            assert page.ask("sit", seat=seat)["type"] == "accepted", page.frames[-3:]
    return pages


def start(pages: list[Page]) -> None:
    """Begin the match and wait until everybody has the first cards."""
    assert pages[0].ask("start")["type"] == "accepted", pages[0].frames[-3:]
    deal(pages)


def deal(pages: list[Page]) -> None:
    """Let every page add to the shuffle, and wait until everybody has the cards."""
    number = 0
    for page in pages:
        while not page.room["promise"]["entropy_wanted"]:
            page.hear()
        number = page.room["promise"]["number"]
    for page in pages:
        page.say(type="entropy", id=f"entropy-{number}", deal=number, bytes=NO_ENTROPY)
    for page in pages:
        page.until(lambda frame: frame["type"] == "update" and frame["view"]["phase"] == "auction")


def together(pages: list[Page]) -> None:
    """Read until every page has seen what any of them has."""
    newest = max(page.view["seq"] for page in pages)
    for page in pages:
        while page.view["seq"] < newest or page.room["seq"] < newest:
            page.hear()


def play_on(pages: list[Page]) -> None:
    """Play until the deal on the table is over; the computer plays for whoever is away."""
    together(pages)
    while pages[0].view["phase"] in ("auction", "play"):
        turn = pages[0].view["to_act"]
        acting = [page for page in pages if page.view["seat"] == turn]
        if acting and not acting[0].room["seats"][turn]["is_away"]:
            answer = acting[0].act()
            assert answer["type"] == "accepted", answer
        else:
            pages[0].until(lambda frame: frame["type"] == "update")
        together(pages)


def play_match(pages: list[Page], most_deals: int = 200) -> int:
    """Play until the match is over; return how many deals that took."""
    for number in range(1, most_deals + 1):
        play_on(pages)
        if pages[0].view["phase"] == "match_over":
            return number
        for page in pages:
            assert page.ask("next", seq=page.view["seq"])["type"] == "accepted", page.frames[-3:]
        deal(pages)
    raise AssertionError("a match that does not end")
