"""The reference page knows every command and every option, and the other way round."""

import re
from pathlib import Path

import pytest
import typer.main

from rebelote.cli import commands
from rebelote.cli.app import app

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "cli.md"
HEADING = re.compile(r"^## rebelote (.+)$", re.MULTILINE)


def walk(command, path=()):
    """Give every command that does something, with its path and its parameters."""
    inner = getattr(command, "commands", None)
    if inner is None:
        yield " ".join(path), command
        return
    for name, one in inner.items():
        yield from walk(one, (*path, name))


assert commands.__all__
COMMANDS = dict(walk(typer.main.get_command(app)))


def sections():
    """Return the text of the page by command."""
    _, *parts = HEADING.split(PAGE.read_text(encoding="utf-8"))
    return dict(zip(parts[::2], parts[1::2], strict=True))


def test_there_is_a_section_for_every_command_and_no_other():
    """The page describes what exists."""
    assert sorted(sections()) == sorted(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_and_argument_is_documented(name):
    """Each spelling of each option stands in the section, and each argument."""
    text = sections()[name]
    for parameter in COMMANDS[name].params:
        if parameter.name == "help":
            continue
        is_argument = parameter.param_type_name == "argument"
        spellings = [parameter.name.upper()] if is_argument else parameter.opts
        for spelling in spellings:
            assert re.search(rf"`{re.escape(spelling)}`", text), spelling


@pytest.mark.parametrize("name", COMMANDS)
def test_no_option_is_documented_that_does_not_exist(name):
    """Every `--word` in a table of the section is an option of that command."""
    known = {one for parameter in COMMANDS[name].params for one in parameter.opts}
    rows = [line for line in sections()[name].splitlines() if line.startswith("| `--")]
    for row in rows:
        first = row.split("|")[1]
        assert set(re.findall(r"`(--?[\w-]+)`", first)) <= known


@pytest.mark.parametrize("name", ["", "rules", *COMMANDS])
def test_help_works(name, rebelote):
    """--help prints usage and options and exits with 0."""
    done = rebelote(*name.split(), "--help")
    assert done.code == 0
    assert done.err == ""
    assert done.out.startswith(f"Usage: {' '.join(['rebelote', *name.split()])} ")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_has_a_help_text(name):
    """A person who reads --help finds a sentence beside each option."""
    for parameter in COMMANDS[name].params:
        assert parameter.help, parameter.name


def test_the_keys_of_the_table_are_those_of_its_help():
    """The page lists every key that the help in the terminal lists."""
    from rebelote.cli.words import word

    text = sections()["play"]
    for key in re.findall(r"(?:^|· )(\w|\?) ", word("help", "en").replace("\n", " · ")):
        assert f"`{key}`" in text
