"""Refusals over HTTP and over the socket."""

import json
from pathlib import Path

import pytest

from rebelote.notation.wording import LANGUAGES, say_reason
from rebelote.server.errors import HouseFull, TooManySockets
from rebelote.server.refusing import expected, told
from rebelote.server.showing import told_error
from rebelote.storage import DatabaseClosed, DiskFull, StorageError

ERRORS = (DatabaseClosed, DiskFull, StorageError)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ERRORS)
def test_a_page_does_not_learn_where_the_games_are_kept(kind, language):
    """The file is named, its folder is not; the code stays, for programs."""
    error = kind(path=Path("home", "zqx", "games.sqlite3"), problem="disk I/O error")
    answer = told(error, language)
    frame = told_error(error, language)
    assert answer.status_code == 503
    assert json.loads(bytes(answer.body)) == {"code": kind.__name__, "text": frame.text}
    assert "games.sqlite3" in frame.text
    assert "zqx" not in frame.text


def test_a_refusal_that_passes_says_when():
    """In the header that programs read; one that time does not mend has none."""
    assert told(HouseFull(seconds=60), "en").headers["retry-after"] == "60"
    assert "retry-after" not in told(TooManySockets(most=3), "en").headers


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "bounds"),
    [
        ("missing", {}),
        ("int_parsing", {}),
        ("string_too_long", {"max_length": 40}),
        ("less_than_equal", {"le": 9}),
        ("a kind that comes with a later version", {}),
    ],
)
def test_what_is_expected_is_said_in_the_readers_language(kind, bounds, language):
    """With the bound in it where there is one."""
    reason = expected(kind, bounds)
    sentence = say_reason(reason, language)
    assert all(str(bound) in sentence for bound in bounds.values())
    assert sentence.lower() != str(reason).lower()
