"""The server started: a socket to listen at, the database opened, the house served until Ctrl-C."""

from __future__ import annotations

import errno
import socket
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from time import sleep

import uvicorn

from rebelote.server.app import create_app
from rebelote.server.errors import CannotListen, PortTaken
from rebelote.server.house import House
from rebelote.server.logs import configure
from rebelote.server.settings import Settings, database_of
from rebelote.server.thinking import Thinkers
from rebelote.storage import Database

# Larger messages than any frame still get an answer by name; beyond this the socket closes.
LARGEST_MESSAGE = 1 << 20
_QUIET_SECONDS = 5


def serve(settings: Settings, ready: Callable[[str], None] = print) -> None:
    """Serve until the process is told to stop; `ready` is given the address once it listens.

    Raises `PortTaken`, `CannotListen` or a `StorageError` before anything is served.
    """
    with listen(settings) as listening:
        house = open_house(settings)
        configure(settings)
        server = _server(house, settings)
        address = address_of(settings, listening)
        Thread(target=_tell, args=(server, address, settings, ready), daemon=True).start()
        # Ctrl-C is how a server is stopped, and no failure.
        with suppress(KeyboardInterrupt):
            server.run(sockets=[listening])


def open_house(settings: Settings) -> House:
    """Return the house over the database of the settings; raises a `StorageError`."""
    database = Database(database_of(settings))
    return House(
        database,
        Thinkers(settings.bots, settings.think_seconds),
        idle_seconds=60.0 * settings.idle_minutes,
        most_tables=settings.tables,
        most_unfinished=settings.tables_a_guest,
        unused_days=settings.unused_days,
        guest_days=settings.guest_days,
    )


def listen(settings: Settings) -> socket.socket:
    """Return a socket that listens where the settings say; raises `PortTaken`, `CannotListen`."""
    where = {"host": settings.host, "port": settings.port}
    try:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        found = socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(**where) from error
        raise CannotListen(**where, problem=error.strerror or error) from error
    found.set_inheritable(True)
    return found


def address_of(settings: Settings, listening: socket.socket) -> str:
    """Return the address of the page for a browser of this machine."""
    host = settings.host
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    elif ":" in host:
        host = f"[{host}]"
    return f"http://{host}:{listening.getsockname()[1]}/"


def _server(house: House, settings: Settings) -> uvicorn.Server:
    config = uvicorn.Config(
        create_app(house, settings),
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        log_config=None,
        # The application itself believes the proxies that the settings name, and no other.
        proxy_headers=False,
        access_log=settings.log_requests,
        server_header=False,
        timeout_graceful_shutdown=_QUIET_SECONDS,
    )
    return uvicorn.Server(config)


def _tell(
    server: uvicorn.Server, address: str, settings: Settings, ready: Callable[[str], None]
) -> None:
    while not server.started:
        if server.should_exit:
            return
        sleep(0.01)
    ready(address)
    if settings.open_browser:
        webbrowser.open(address)
