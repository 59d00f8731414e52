"""The screen, and what moves on it while there is work."""

import pytest

from rebelote.cli.screen import Screen, waiting


def test_a_terminal_is_told_to_wait(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """On a terminal the text stands on stderr, and output stays what it was."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    with waiting("At work"):
        pass
    out, err = capsys.readouterr()
    assert out == ""
    assert "At work" in err


def test_nothing_is_said_where_nobody_looks(capsys: pytest.CaptureFixture[str]) -> None:
    """Without a terminal there is no text."""
    with waiting("At work"):
        pass
    assert capsys.readouterr() == ("", "")


def test_a_closed_pipe_is_left_to_the_command() -> None:
    """The console itself would exit."""
    with pytest.raises(BrokenPipeError):
        Screen().on_broken_pipe()
