"""What one address and one guest may ask for, over HTTP and over sockets."""

import json
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from rebelote.notation.wording import say_error
from rebelote.server.app import create_app
from rebelote.server.asking import COOKIE
from rebelote.server.house import House
from rebelote.server.settings import Settings
from rebelote.server.thinking import Thinkers
from rebelote.server.wire import NOT_FOUND
from rebelote.storage import Database, UnknownTable

from .client import PATIENCE_SECONDS, Browser

TABLE = {"ruleset": "coinche", "level": "debutant"}


@contextmanager
def serving(folder, settings, client=("192.0.2.1", 5000)):
    """A client at an address, of an application with these settings."""
    house = House(
        Database(folder / "games.sqlite3"),
        Thinkers(1, PATIENCE_SECONDS),
        most_tables=settings.tables,
        most_unfinished=settings.tables_a_guest,
    )
    app = create_app(house, settings, folder)
    with TestClient(app, base_url="http://testserver", client=client) as web:
        yield web


def guests(web):
    """Return how many guests are kept."""
    return web.app.state.house.database.read(
        lambda connection: connection.execute("SELECT count(*) FROM guest").fetchone()[0]
    )


def code(answer):
    """Return status and code of a refusal."""
    return answer.status_code, answer.json()["code"]


def open_sockets(web):
    """Return how many sockets are served."""
    return web.app.state.house.figures.registry.get_sample_value("rebelote_sockets")


@contextmanager
def socket(web, table):
    """Open a socket, as the browser of the client."""
    headers = {"cookie": f"{COOKIE}={web.cookies[COOKIE]}", "host": "testserver"}
    before = open_sockets(web)
    with web.websocket_connect(f"/api/tables/{table}/socket", headers=headers) as one:
        yield one
        # The client would not let the server come to its end.
        one.close()
        while open_sockets(web) > before:
            time.sleep(0.01)


def test_too_many_requests_are_told_when_to_come_again(tmp_path):
    """Making is limited, reading is not, and the refusal is in the reader's language."""
    with serving(tmp_path, Settings(requests_a_minute=2)) as web:
        web.get("/api/me")
        asked = {"ruleset": "coinche", "deals": []}
        assert [web.post("/api/score", json=asked).status_code for _ in range(2)] == [200, 200]
        answer = web.post("/api/score", json=asked, headers={"accept-language": "nl"})
        assert code(answer) == (429, "TooManyRequests")
        assert 1 <= int(answer.headers["retry-after"]) <= 60
        assert "probeer het" in answer.json()["text"]
        assert web.get("/api/variants").status_code == 200


@pytest.mark.parametrize(
    ("proxies", "expected"), [((), 429), (("192.0.2.0/24",), 200), (("198.51.100.1",), 429)]
)
def test_a_proxy_is_believed_only_where_it_is_named(tmp_path, proxies, expected):
    """Anybody may send the header; that of a named proxy tells its guests apart."""
    with serving(tmp_path, Settings(requests_a_minute=1, trusted_proxies=proxies)) as web:
        asked = {"ruleset": "coinche", "deals": []}
        for address in ("203.0.113.1", "203.0.113.2"):
            headers = {"x-forwarded-for": f"203.0.113.9, {address}"}
            answer = web.post("/api/score", json=asked, headers=headers)
        assert answer.status_code == expected


def test_guests_of_one_address_are_counted(tmp_path):
    """The third who does something is refused; the others play on."""
    with serving(tmp_path, Settings(guests_an_hour=2)) as web:
        for expected in (201, 201, 429):
            web.cookies.clear()
            web.get("/api/me")
            answer = web.post("/api/tables", json=TABLE)
            assert answer.status_code == expected
        assert code(answer) == (429, "TooManyGuests")
        assert answer.headers["retry-after"]
        assert guests(web) == 2


def test_unfinished_matches_of_a_guest_are_counted(tmp_path):
    """One that is given up makes room."""
    with serving(tmp_path, Settings(tables_a_guest=1)) as web:
        web.get("/api/me")
        table = web.post("/api/tables", json=TABLE).json()["id"]
        assert code(web.post("/api/tables", json=TABLE)) == (429, "TooManyTables")
        web.delete(f"/api/tables/{table}")
        assert web.post("/api/tables", json=TABLE).status_code == 201


def test_tables_that_are_looked_at_fill_the_house(tmp_path):
    """One nobody looks at makes room; where there is none, the next one has to wait."""
    with serving(tmp_path, Settings(tables=1)) as web:
        web.get("/api/me")
        first, second = (web.post("/api/tables", json=TABLE).json()["id"] for _ in range(2))
        for table in (first, second, first):
            assert web.get(f"/api/tables/{table}/record").status_code == 200
        with socket(web, first) as page:
            page.send_json({"type": "hello", "language": "en"})
            assert page.receive_json()["type"] == "update"
            answer = web.get(f"/api/tables/{second}/record")
        assert code(answer) == (503, "HouseFull")
        assert answer.headers["retry-after"]


@pytest.mark.parametrize(
    "settings",
    [Settings(sockets_a_guest=2), Settings(sockets_an_address=2), Settings(requests_a_minute=3)],
)
def test_one_socket_too_many_is_told_why(tmp_path, settings):
    """It gets a refusal with a name and is closed; those before it stay open."""
    with serving(tmp_path, settings) as web, ExitStack() as stack:
        web.get("/api/me")
        table = web.post("/api/tables", json=TABLE).json()["id"]
        pages = [stack.enter_context(socket(web, table)) for _ in range(2)]
        with socket(web, table) as third:
            told = third.receive_json()
            with pytest.raises(WebSocketDisconnect) as closed:
                third.receive_json()
        is_rate = settings.requests_a_minute == 3
        assert told["reason"]["code"] == ("TooManyRequests" if is_rate else "TooManySockets")
        assert closed.value.code == NOT_FOUND
        for page in pages:
            page.send_json({"type": "hello", "language": "en"})
            assert page.receive_json()["type"] == "update"


# --- when a guest is kept -------------------------------------------------------------------------


def test_whoever_only_looks_is_kept_nowhere(tmp_path):
    """Searchers and health checks leave nothing, whatever they read."""
    nothing: dict[str, Any] = {
        "guest": None,
        "tables": [],
        "shares": [],
        "statistics": [],
        "chips": [],
    }
    with serving(tmp_path, Settings()) as web:
        for _ in range(3):
            web.cookies.clear()
            web.get("/api/me")
            assert web.get("/api/tables").json() == []
            assert web.get("/api/me/statistics").json() == []
            assert web.get("/api/me/export").json() == nothing
            assert web.delete("/api/me").status_code == 204
        assert guests(web) == 0


def test_two_first_calls_at_once_make_one_guest(server):
    """Both tables are the same guest's."""
    browser = Browser(server.address)
    with ThreadPoolExecutor(2) as both:
        made = set(both.map(lambda _: browser.open(), range(2)))
    assert {one["id"] for one in browser.tables()} == made
    browser.close()


def test_a_change_is_something_to_keep(tmp_path):
    """The guest is made with it, in the language that was asked for."""
    with serving(tmp_path, Settings()) as web:
        web.get("/api/me")
        changed = web.put("/api/me", params={"language": "bg"}, json={"name": "Ada"}).json()
        assert (changed["name"], changed["language"]) == ("Ada", "bg")
        assert web.get("/api/me").json() == changed
        assert guests(web) == 1


def test_a_visit_after_a_day_is_noted(tmp_path):
    """So that a guest who reads only is not taken for one who is gone."""
    with serving(tmp_path, Settings()) as web:
        web.get("/api/me")
        web.put("/api/me", json={"name": "Ada"})
        house, token = web.app.state.house, web.cookies[COOKIE]
        guest = house.guests.find(token)
        house.guests.change(guest.id, at=5).result()
        web.get("/api/me")
        assert house.guests.find(token).updated >= guest.updated


# --- the language before the hello ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "stored", "header", "expected"),
    [
        ("?language=hr", "bg", "nl", "hr"),
        ("?language=tlh", "bg", "nl", "bg"),
        ("", "bg", "nl", "bg"),
        ("", None, "nl", "nl"),
    ],
)
def test_a_socket_is_turned_away_in_the_language_of_its_guest(
    tmp_path, address, stored, header, expected
):
    """That of the address, else the guest's own, else the browser's; an unknown one is passed."""
    with serving(tmp_path, Settings()) as web:
        web.get("/api/me")
        if stored is not None:
            web.put("/api/me", json={"language": stored})
        headers = {"cookie": f"{COOKIE}={web.cookies[COOKIE]}", "accept-language": header}
        with web.websocket_connect(f"/api/tables/x/socket{address}", headers=headers) as page:
            told = json.loads(page.receive_text())["reason"]
    assert told["text"] == say_error(UnknownTable(table="x"), expected)
