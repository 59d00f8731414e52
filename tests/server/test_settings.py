"""Settings by flag, environment and file; every one of them documented."""

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import typer.main

from rebelote.cli import commands
from rebelote.cli.app import app
from rebelote.server.errors import BadServerSetting, UnknownServerSetting
from rebelote.server.settings import (
    NAMES,
    Settings,
    database_of,
    help_of,
    kind_of,
    settings_from,
    variable_of,
)

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "server-settings.md"
DEFAULTS = Settings()
SAMPLES = {
    "host": ("0.0.0.0", "0.0.0.0"),
    "port": ("8080", 8080),
    "database": ("/srv/games.sqlite3", Path("/srv/games.sqlite3")),
    "bots": ("3", 3),
    "idle_minutes": ("5", 5),
    "origins": (
        "https://a.example/, https://b.example",
        ("https://a.example", "https://b.example"),
    ),
    "trusted_proxies": ("127.0.0.1, 10.1.0.0/16", ("127.0.0.1/32", "10.1.0.0/16")),
    "requests_a_minute": ("7", 7),
    "guests_an_hour": ("8", 8),
    "sockets_an_address": ("9", 9),
    "sockets_a_guest": ("10", 10),
    "tables_a_guest": ("11", 11),
    "tables": ("12", 12),
    "think_seconds": ("13", 13),
    "unused_days": ("14", 14),
    "guest_days": ("15", 15),
    "secure_cookie": ("on", True),
    "log_form": ("json", "json"),
    "log_requests": ("true", True),
    "metrics": ("off", False),
    "open_browser": ("1", True),
}
WRONG = {
    "host": " ",
    "port": "70000",
    "database": "",
    "bots": "0",
    "idle_minutes": "soon",
    "origins": "https://a.example,,",
    "trusted_proxies": "nginx",
    "requests_a_minute": "0",
    "guests_an_hour": "-1",
    "sockets_an_address": "many",
    "sockets_a_guest": "1.5",
    "tables_a_guest": "0",
    "tables": "-1",
    "think_seconds": "many",
    "unused_days": "1.5",
    "guest_days": "0",
    "secure_cookie": "maybe",
    "log_form": "xml",
    "log_requests": "2",
    "metrics": "no way",
    "open_browser": "firefox",
}

setting_by_setting = pytest.mark.parametrize("name", NAMES)


# The sub-commands register themselves when they are imported.
assert "serve" in commands.__all__


def command():
    """Return the options of `rebelote serve` by their names."""
    group: Any = typer.main.get_command(app)
    return {one.name: one for one in group.commands["serve"].params}


@setting_by_setting
def test_a_setting_is_read_from_the_environment(name):
    """A variable with the setting's name in capitals."""
    text, value = SAMPLES[name]
    assert getattr(settings_from(environ={variable_of(name): text}), name) == value


@setting_by_setting
def test_a_setting_is_read_from_a_file(name, tmp_path):
    """As a text, and numbers and switches as TOML has them."""
    text, value = SAMPLES[name]
    written = str(value).lower() if isinstance(value, bool | int) else repr(text)
    file = tmp_path / "settings.toml"
    file.write_text(f"{name} = {written}\n")
    assert getattr(settings_from(file=file, environ={}), name) == value


@setting_by_setting
def test_the_flag_wins_over_the_environment_and_that_over_the_file(name, tmp_path):
    """The nearest to the person wins."""
    text, value = SAMPLES[name]
    file = tmp_path / "settings.toml"
    file.write_text("port = 1\n")
    environ = {"REBELOTE_PORT": "2"}
    assert settings_from(file=file, environ=environ).port == 2
    assert getattr(settings_from({name: text}, file, environ), name) == value


@setting_by_setting
def test_a_value_that_will_not_do_is_told_with_its_source(name):
    """The error names the setting, where it was set, and what is needed."""
    flag = f"--{name.replace('_', '-')}"
    with pytest.raises(BadServerSetting) as caught:
        settings_from({name: WRONG[name]}, environ={})
    assert caught.value.params["source"] == flag
    assert caught.value.params["allowed"] == kind_of(name).allowed


@setting_by_setting
def test_a_setting_has_its_flag_with_the_same_words(name):
    """`rebelote serve` offers every setting, and `--help` says what the settings say."""
    option = command()[name]
    assert f"--{name.replace('_', '-')}" in option.opts
    assert option.help == help_of(name)


@setting_by_setting
def test_a_setting_is_documented(name):
    """The page has a row with flag, variable, key and sentence."""
    row = next(
        line for line in PAGE.read_text("utf-8").splitlines() if line.startswith(f"| `{name}` ")
    )
    for part in (f"`--{name.replace('_', '-')}`", f"`{variable_of(name)}`", help_of(name)):
        assert part in row


def test_the_page_documents_no_other_setting():
    """A row for each, and none that does not exist."""
    rows = re.findall(r"^\| `(\w+)` ", PAGE.read_text("utf-8"), re.MULTILINE)
    assert rows == list(NAMES)


def test_every_field_is_tried_here():
    """The samples above name all settings."""
    assert set(SAMPLES) == set(WRONG) == {one.name for one in fields(Settings)}


def test_a_file_that_sets_something_unknown(tmp_path):
    """The name is told, with those that exist."""
    file = tmp_path / "settings.toml"
    file.write_text("prot = 1\n")
    with pytest.raises(UnknownServerSetting) as caught:
        settings_from(file=file, environ={})
    assert caught.value.params["name"] == "prot"


@pytest.mark.parametrize("content", [b"port = = 1", b"\xff"])
def test_a_file_that_is_no_toml(tmp_path, content):
    """What Python's reader says is passed on."""
    file = tmp_path / "settings.toml"
    file.write_bytes(content)
    with pytest.raises(BadServerSetting, match="TOML"):
        settings_from(file=file, environ={})


def test_the_games_are_in_the_data_folder(monkeypatch, tmp_path):
    """`REBELOTE_HOME` moves the folder; a database that is named wins."""
    monkeypatch.setenv("REBELOTE_HOME", str(tmp_path))
    assert database_of(DEFAULTS) == tmp_path / "rebelote.sqlite3"
    assert database_of(Settings(database=Path("/x"))) == Path("/x")
