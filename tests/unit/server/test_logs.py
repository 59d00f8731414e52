"""Logs for people and programs, without secrets."""

import json
import logging

import pytest
import structlog

from rebelote.server.logs import HIDDEN, configure, hide_secrets, without_secrets
from rebelote.server.settings import LOG_FORMS, Settings


@pytest.fixture
def logs():
    """Give the logs back as they were."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = before
    structlog.reset_defaults()


def test_a_line_of_json_for_every_event(logs, capsys):
    """Level, logger, time and the event's own fields; a traceback as a text."""
    configure(Settings(log_form="json"))
    try:
        raise ValueError("boom")
    except ValueError:
        logging.getLogger("rebelote.server").exception("table %s stops", "abc")
    line = json.loads(capsys.readouterr().err)
    assert line["event"] == "table abc stops"
    assert (line["level"], line["logger"]) == ("error", "rebelote.server")
    assert "ValueError: boom" in line["exception"]


def test_a_line_for_people(logs, capsys):
    """The event stands in it as it is."""
    configure(Settings())
    logging.getLogger("rebelote.server").warning("the pool is made anew")
    assert "the pool is made anew" in capsys.readouterr().err


@pytest.mark.parametrize("form", LOG_FORMS)
def test_a_traceback_shows_no_local_variable(logs, capsys, form):
    """What a function held when it failed, such as a hand, stays out of every form of log."""
    configure(Settings(log_form=form))
    hand = "".join(("7h", "8h", "9h"))
    try:
        raise ValueError(len(hand))
    except ValueError:
        logging.getLogger("rebelote.server").exception("a fault")
    written = capsys.readouterr().err
    assert "ValueError: 6" in written
    assert hand not in written


@pytest.mark.parametrize("name", ["cookie", "Token", "set-cookie", "pack", "authorization"])
def test_a_secret_is_not_written(name):
    """Its name stays, its value does not."""
    assert hide_secrets(None, "info", {name: "x", "table": "y"}) == {name: HIDDEN, "table": "y"}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("GET /api/shares/aB-9_x?language=fr HTTP/1.1", "GET /api/shares/***?language=fr HTTP/1.1"),
        ('1.2.3.4 - "GET /share/aB-9_x HTTP/1.1" 200', '1.2.3.4 - "GET /share/*** HTTP/1.1" 200'),
        ("GET /share?a=b&token=aB-9_x HTTP/1.1", "GET /share?a=b&token=*** HTTP/1.1"),
        ("POST /api/shares HTTP/1.1", "POST /api/shares HTTP/1.1"),
        ("table t-1 stops", "table t-1 stops"),
    ],
)
def test_a_line_does_not_tell_who_may_see_a_deal(line, expected):
    """The token in an address is hidden; the rest of the address stays."""
    assert without_secrets(line) == expected


@pytest.mark.parametrize("form", LOG_FORMS)
def test_the_requests_are_logged_without_secrets(logs, capsys, form):
    """Also where uvicorn writes the line."""
    configure(Settings(log_form=form, log_requests=True))
    logging.getLogger("uvicorn.access").info(
        '%s - "%s %s HTTP/%s" %d', "192.0.2.1:5", "GET", "/api/shares/tell-nobody", "1.1", 200
    )
    written = capsys.readouterr().err
    assert "/api/shares/***" in written
    assert "tell-nobody" not in written
