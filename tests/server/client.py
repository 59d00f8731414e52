"""A scripted page: it plays a table over a socket as a browser would, and keeps every frame."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from typing import Any

import httpx2
from websockets.sync.client import ClientConnection, connect

Frame = dict[str, Any]
# For a machine that has much else to do: a process that thinks may take long to be ready.
PATIENCE_SECONDS = 180.0


class Browser:
    """A guest's browser: its cookie, and the addresses of one server."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.http = httpx2.Client(base_url=self.address, timeout=PATIENCE_SECONDS)
        self.http.get("/api/me").raise_for_status()

    @property
    def cookie(self) -> str:
        """The cookie as a header has it."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def open(self, ruleset: str = "bulgarian", level: str = "debutant") -> str:
        """Open a table and return its id."""
        answer = self.http.post("/api/tables", json={"ruleset": ruleset, "level": level})
        assert answer.status_code == 201, answer.text
        name: str = answer.json()["id"]
        return name

    def tables(self) -> list[Frame]:
        """Return the guest's tables."""
        listed: list[Frame] = self.http.get("/api/tables").json()
        return listed

    def socket(self, table: str, **more: Any) -> AbstractContextManager[ClientConnection]:
        """Return a socket of a table, open as long as its block."""
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        headers = {"Cookie": self.cookie, "Origin": self.address}
        found: AbstractContextManager[ClientConnection] = connect(
            address,
            additional_headers=headers | more.pop("headers", {}),
            max_size=None,
            # A client whose unread frames fill its queue never hears that the other side closes.
            max_queue=None,
            proxy=None,
            # A busy machine is no lost connection.
            open_timeout=PATIENCE_SECONDS,
            ping_interval=None,
            **more,
        )
        return found

    def close(self) -> None:
        """Close the connections."""
        self.http.close()


class Page:
    """One tab at one table."""

    def __init__(
        self, browser: Browser, table: str, language: str = "en", pace: str = "instant"
    ) -> None:
        self.browser, self.table = browser, table
        self.frames: list[Frame] = []
        self.ids = itertools.count(1)
        self._open = ExitStack()
        self.socket = self._open.enter_context(browser.socket(table))
        self.view: Frame = {}
        self.room: Frame = {}
        self.say(type="hello", language=language, pace=pace)
        self.until(lambda frame: frame["type"] == "update")

    def say(self, **frame: Any) -> None:
        """Send a frame."""
        self.socket.send(json.dumps(frame))

    def hear(self, seconds: float = PATIENCE_SECONDS) -> Frame:
        """Return the next frame."""
        frame: Frame = json.loads(self.socket.recv(timeout=seconds))
        self.frames.append(frame)
        if frame["type"] == "update":
            self.view = frame["view"]
        if frame["type"] == "room":
            self.room = frame
        return frame

    def until(self, wanted: Callable[[Frame], bool], seconds: float = PATIENCE_SECONDS) -> Frame:
        """Read frames until one is wanted, and return it."""
        while not wanted(frame := self.hear(seconds)):
            pass
        return frame

    def command(self, kind: str, **fields: Any) -> Frame:
        """Send a command and return what became of it, the view that follows read too."""
        name = fields.pop("id", None) or f"{kind}-{next(self.ids)}-{self.view['seq']}"
        fields.setdefault("seq", self.view["seq"])
        self.say(type=kind, id=name, **fields)
        answer = self.until(
            lambda frame: frame["type"] in ("accepted", "refused") and frame["id"] == name
        )
        self.until(lambda frame: frame["type"] == "update")
        return answer

    def ask(self, kind: str, **fields: Any) -> Frame:
        """Send a command about people and return what became of it, the room that follows read."""
        name = fields.pop("id", None) or f"{kind}-{next(self.ids)}"
        self.say(type=kind, id=name, **fields)
        answer = self.until(
            lambda frame: frame["type"] in ("accepted", "refused") and frame["id"] == name
        )
        if kind != "say" or answer["type"] == "refused":
            self.until(lambda frame: frame["type"] == "room")
        return answer

    @property
    def is_mine(self) -> bool:
        """Whether I am to act."""
        return bool(self.view["to_act"] == self.view["seat"])

    def choose(self) -> str:
        """Return the first thing that may be done: announce all, play a legal card, or call."""
        for offer in self.view["declares"]:
            if offer["best"]:
                return str(offer["action"])
        for card in self.view["hand"]:
            if card["legal"]:
                return str(card["card"]) + "!" * bool(card["says"])
        offers: list[Frame] = self.view["offers"]
        bids = [offer for offer in offers if offer["kind"] == "bid"]
        passes = [offer for offer in offers if offer["kind"] == "pass"]
        has_called = any(call["seat"] == self.view["seat"] for call in self.view["calls"])
        chosen = bids[0] if bids and not has_called else [*passes, *offers][0]
        return str(chosen["call"])

    def act(self) -> Frame:
        """Do the first thing that may be done."""
        return self.command("act", action=self.choose())

    def wait_for_turn(self) -> None:
        """Read until I am to act or the deal is over."""
        while not self.is_mine and self.view["phase"] in ("auction", "play"):
            self.hear()

    def play_deal(self) -> None:
        """Play until the deal on the table is over; deals that everybody passes count."""
        self.wait_for_turn()
        while self.view["phase"] in ("auction", "play"):
            assert self.act()["type"] == "accepted"
            self.wait_for_turn()

    def close(self) -> None:
        """Close the tab."""
        self._open.close()
