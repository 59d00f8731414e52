"""One server for the tests of this folder: the real one, in a thread of the test process."""

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
import uvicorn
from starlette.testclient import TestClient

from rebelote.server.app import create_app
from rebelote.server.house import House
from rebelote.server.running import LARGEST_MESSAGE
from rebelote.server.settings import Settings
from rebelote.server.thinking import Thinkers
from rebelote.storage import Database

from .client import PATIENCE_SECONDS, Browser
from .people import NAMES, HandClock, guest


class Running(NamedTuple):
    """A server that runs: its address, its house, and the loop in which the house lives."""

    address: str
    house: House
    clock: HandClock


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a database of its own."""
    database = Database(tmp_path_factory.mktemp("server") / "games.sqlite3")
    clock = HandClock()
    thinkers = Thinkers(1, PATIENCE_SECONDS)
    house = House(database, thinkers, clock=clock, room_pace="instant")
    pages = tmp_path_factory.mktemp("pages")
    config = uvicorn.Config(
        create_app(house, Settings(), pages),
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        log_config=None,
        proxy_headers=False,
        access_log=False,
    )
    listening = socket.create_server(("127.0.0.1", 0))
    serving = uvicorn.Server(config)
    thread = threading.Thread(target=lambda: asyncio.run(serving.serve([listening])), daemon=True)
    thread.start()
    while not serving.started:
        time.sleep(0.01)
    yield Running(f"http://127.0.0.1:{listening.getsockname()[1]}", house, clock)
    serving.should_exit = True
    thread.join(20)
    listening.close()


@pytest.fixture
def browser(server: Running) -> Iterator[Browser]:
    """A guest's browser."""
    one = Browser(server.address)
    yield one
    one.close()


@pytest.fixture
def four(server: Running) -> Iterator[list[Browser]]:
    """The browsers of four guests with names."""
    found = [guest(server.address, name) for name in NAMES]
    yield found
    for one in found:
        one.close()


@pytest.fixture
def stranger(server: Running) -> Iterator[Browser]:
    """The browser of a guest who is a fifth."""
    one = guest(server.address, "Nel")
    yield one
    one.close()


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """A folder with built pages."""
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>built</title>")
    (folder / "assets" / "main-1a2b.js").write_text("void 0;")
    (folder / "worker.js").write_text("void 1;")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


@pytest.fixture
def web(tmp_path: Path, pages: Path) -> Iterator[TestClient]:
    """A client of an application without a socket to listen at, with pages that are built."""
    house = House(Database(tmp_path / "games.sqlite3"), Thinkers(1, PATIENCE_SECONDS))
    app = create_app(house, Settings(), pages)
    with TestClient(app, base_url="http://testserver", raise_server_exceptions=False) as client:
        yield client
