"""Arguments that several sub-commands share."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rebelote.cards import RebeloteError
from rebelote.cli import settings
from rebelote.cli.files import read_text
from rebelote.cli.words import word

if TYPE_CHECKING:
    from rebelote.rules import Ruleset


class BadArgument(RebeloteError):
    """An argument of the command cannot be read; parameters `argument`, `value`, `allowed`."""


def _language(asked: str | None) -> str:
    """Return the language asked for, or the environment's; raises `BadArgument`."""
    if asked and asked not in settings.LANGUAGES:
        allowed = ", ".join(settings.LANGUAGES)
        raise BadArgument(argument="--language", value=asked, allowed=allowed)
    settings.ASKED_LANGUAGE.set(asked or None)
    return settings.language()


Variant = Annotated[
    str,
    typer.Option("--variant", "-v", help="Ruleset: a name, or name(option=value,...)."),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="House option name=value; may be repeated."),
]
Language = Annotated[
    str,
    typer.Option(
        "--language",
        "-l",
        help="fr, en, bg, hr or nl; else from the environment.",
        callback=_language,
        is_eager=True,
        show_default=False,
    ),
]
Letters = Annotated[
    str, typer.Option("--letters", help="Letters of the record: en, or fr for A R D V 10.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]
Seed = Annotated[
    str | None, typer.Option("--seed", help="Text from which all chance is drawn; else a new one.")
]


def ruleset_of(variant: str, options: Iterable[str] | None, **more: object) -> Ruleset:
    """Return the ruleset of a text with `name=value` options and values given by name."""
    from rebelote.rules.registry import ruleset

    asked: dict[str, object] = {name: value for name, value in more.items() if value is not None}
    for text in options or ():
        name, equals, value = text.partition("=")
        if not equals:
            allowed = word("name_value", settings.language())
            raise BadArgument(argument="--option", value=text, allowed=allowed)
        asked[name.strip()] = value.strip()
    rules = ruleset(variant)
    return rules.with_options(**asked) if asked else rules


def read_json(argument: str, file: Path) -> Any:
    """Return the value of a JSON file; raises `CannotRead` or `BadArgument`."""
    text = read_text(file)
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadArgument(argument=argument, value=file, allowed=f"JSON ({error})") from error


def print_json(value: Any) -> None:
    """Print a value as JSON on standard output."""
    print(json.dumps(value, ensure_ascii=False, indent=2))
