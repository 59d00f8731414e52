"""Defaults of the command."""

from pathlib import Path

import pytest

from rebelote.bots import create
from rebelote.cli import settings
from rebelote.notation.wording import LANGUAGES
from rebelote.rules.registry import ruleset
from rebelote.server.levels import LEVELS


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "bg_BG.UTF-8"}, "bg"),
        ({"LANG": "hr_HR.UTF-8"}, "hr"),
        ({"LANG": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "de_DE.UTF-8"}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "en_US"}, "en"),
        ({"LANG": "en_US", "LC_ALL": "", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LC_ALL": "en_US", "REBELOTE_LANGUAGE": "fr"}, "fr"),
    ],
)
def test_the_environment_chooses_the_language(environ, language):
    """Rebelote's own variable wins, then the usual ones; an unknown language gets French."""
    assert settings.language(environ) == language


def test_the_option_wins_over_the_environment():
    """What --language asked for is the language whatever the environment says."""
    token = settings.ASKED_LANGUAGE.set("fr")
    try:
        assert settings.language({"REBELOTE_LANGUAGE": "en"}) == "fr"
    finally:
        settings.ASKED_LANGUAGE.reset(token)


def test_the_languages_are_those_of_the_wording():
    """A language of the command has a catalogue, and each catalogue can be asked for."""
    assert settings.LANGUAGES == LANGUAGES


def test_the_levels_are_those_of_the_server():
    """Whoever plays in the terminal has the choice of the pages, and the usual one is among it."""
    assert settings.LEVELS == LEVELS
    assert settings.LEVEL in LEVELS


def test_the_defaults_exist():
    """The variants of the first game, alone and with others, and the usual bot can be made."""
    for variant in (settings.SOLO_VARIANT, settings.PEOPLE_VARIANT):
        assert ruleset(variant).id == variant
    assert create(settings.BOT, 0).name.startswith(settings.BOT)


def test_the_game_is_kept_where_the_environment_says(monkeypatch, tmp_path):
    """REBELOTE_HOME names the folder of the kept game."""
    monkeypatch.setenv("REBELOTE_HOME", str(tmp_path))
    assert settings.saved_game() == tmp_path / "game.belote"


def test_else_the_game_is_kept_in_the_users_data_folder(monkeypatch):
    """Without REBELOTE_HOME the game lies in a folder of the user's that is named after us."""
    monkeypatch.delenv("REBELOTE_HOME", raising=False)
    path = settings.saved_game()
    assert path.is_absolute()
    assert path.parent.name == "rebelote"
    assert path.name == Path("game.belote").name


@pytest.mark.parametrize(("value", "is_on"), [("", False), ("1", True)])
def test_debugging_is_asked_for_by_the_environment(monkeypatch, value, is_on):
    """REBELOTE_DEBUG with any text asks for tracebacks."""
    monkeypatch.setenv("REBELOTE_DEBUG", value)
    assert settings.is_debugging() is is_on
