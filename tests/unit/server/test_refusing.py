"""Refusals over HTTP and over the socket."""

import json
from pathlib import Path

import pytest

from rebelote.notation.wording import LANGUAGES
from rebelote.server.refusing import told
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
