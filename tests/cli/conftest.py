"""The command in this process, in a folder of its own."""

import io
import signal

import pytest

from .running import inside


@pytest.fixture
def home(tmp_path, monkeypatch):
    """Return the folder in which this test's games are kept; the language is English."""
    monkeypatch.setenv("REBELOTE_HOME", str(tmp_path))
    monkeypatch.setenv("REBELOTE_LANGUAGE", "en")
    before = signal.getsignal(signal.SIGINT)
    yield tmp_path
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def rebelote(home, capsys, monkeypatch):
    """Return the command as a function of its arguments and what is typed."""

    def command(*arguments, typed=""):
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        return inside(capsys, *arguments)

    return command
