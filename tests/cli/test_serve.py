"""`rebelote serve` says in one line why it cannot serve."""

import socket
import sqlite3
import sys

from rebelote.storage import Database


def refused(rebelote, *arguments):
    """Return the line that a server which does not start leaves behind."""
    done = rebelote("serve", "--language", "en", *arguments)
    assert (done.code, done.out) == (2, "")
    (line,) = done.err.splitlines()
    return line


def test_a_port_that_is_taken(rebelote, home):
    """The sentence says what may be the matter and what to do, and no file is made."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        line = refused(rebelote, "--port", port)
    assert f"port {port}" in line
    assert "--port" in line
    assert list(home.iterdir()) == []


def test_an_address_that_is_not_ours(rebelote, home):
    """What the system says is passed on."""
    assert "cannot listen at 192.0.2.1" in refused(rebelote, "--host", "192.0.2.1")


def test_a_database_that_is_another_servers(rebelote, home):
    """The file is named."""
    with Database(home / "rebelote.sqlite3"):
        line = refused(rebelote, "--port", "0")
    assert "Another program is using the database" in line
    assert "rebelote.sqlite3" in line


def test_a_database_of_a_later_version(rebelote, home):
    """It is left as it is."""
    path = home / "rebelote.sqlite3"
    with Database(path):
        pass
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 999")
    connection.close()
    assert "999" in refused(rebelote, "--port", "0")


def test_a_database_that_is_something_else(rebelote, home):
    """A file that is no database of Rebelote is not touched."""
    path = home / "rebelote.sqlite3"
    path.write_text("my diary " * 200)
    assert "rebelote.sqlite3" in refused(rebelote, "--port", "0")
    assert path.read_text() == "my diary " * 200


def test_a_setting_that_will_not_do(rebelote, home, monkeypatch):
    """The variable it came from is named."""
    monkeypatch.setenv("REBELOTE_BOTS", "many")
    assert "REBELOTE_BOTS" in refused(rebelote)


def test_a_missing_extra(rebelote, home, monkeypatch):
    """The sentence says what to install."""
    monkeypatch.setitem(sys.modules, "fastapi", None)
    assert "pip install 'rebelote[server]'" in refused(rebelote)
