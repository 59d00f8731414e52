"""`rebelote score`: keep the score of a deal played with real cards."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from rebelote.cli import settings
from rebelote.cli.app import app
from rebelote.cli.commands.arguments import (
    AsJson,
    BadArgument,
    Language,
    Options,
    Variant,
    print_json,
    read_json,
    ruleset_of,
)
from rebelote.cli.words import word

# Which option gives which field.
OPTIONS = {
    "contract": "--contract",
    "taker_team": "--taker",
    "card_points": "--points",
    "last_trick": "--last",
    "tricks": "--tricks",
    "announces": "--announces",
    "belote": "--belote",
    "bid": "--bid",
    "double": "--double",
    "pending": "--pending",
    "last_deal": "--last-deal",
}


@app.command("score")
def score(
    variant: Variant = settings.SOLO_VARIANT,
    option: Options = None,
    contract: Annotated[str | None, typer.Option(help="Trump or contract: S H D C NT AT.")] = None,
    taker: Annotated[int | None, typer.Option(help="Team that took: 0 or 1.")] = None,
    points: Annotated[
        str | None, typer.Option(help="Card points of both teams, last trick apart: 100,52.")
    ] = None,
    last: Annotated[int | None, typer.Option(help="Team that won the last trick.")] = None,
    tricks: Annotated[str | None, typer.Option(help="Tricks of both teams: 8,0.")] = None,
    announces: Annotated[str | None, typer.Option(help="Announces that count: 20,0.")] = None,
    belote: Annotated[str | None, typer.Option(help="Belote points: 0,20.")] = None,
    bid: Annotated[str | None, typer.Option(help="Points bid, or capot.")] = None,
    double: Annotated[int | None, typer.Option(help="Multiplier: 1, 2 or 4.")] = None,
    pending: Annotated[int | None, typer.Option(help="Marks in suspense.")] = None,
    last_deal: Annotated[
        bool, typer.Option("--last-deal", help="The match ends with this deal.")
    ] = False,
    file: Annotated[
        Path | None, typer.Option(help="JSON object with these fields; - for standard input.")
    ] = None,
    language: Language = "",
    as_json: AsJson = False,
) -> None:
    """Compute the marks of one deal, with the lines of which they are the sum."""
    from rebelote.cli.scorekeeping import as_json as score_as_json
    from rebelote.cli.screen import Screen
    from rebelote.cli.sheet import sheet
    from rebelote.match.scorekeeping import tally_from

    rules = ruleset_of(variant, option)
    typed: dict[str, Any] = {
        "contract": contract,
        "taker_team": taker,
        "card_points": _pair("--points", points),
        "last_trick": last,
        "tricks": _pair("--tricks", tricks),
        "announces": _pair("--announces", announces),
        "belote": _pair("--belote", belote),
        "bid": _level(bid),
        "double": double,
        "pending": pending,
        "last_deal": last_deal or None,
    }
    fields = {} if file is None else _json_object(file)
    given = {name: value for name, value in typed.items() if value is not None}
    with _naming_options(OPTIONS if file is None else given):
        result = rules.scoring.score(tally_from(fields | given, rules))
    if as_json:
        print_json(score_as_json(result, rules))
        return
    Screen().print(sheet(result, rules, language))


@contextmanager
def _naming_options(fields: Iterable[str]) -> Iterator[None]:
    """Call these fields in errors by the options that give them."""
    from rebelote.match.scorekeeping import BadField
    from rebelote.rules.errors import BadTally

    try:
        yield
    except (BadField, BadTally) as error:
        field = str(error.params["field"])
        if field in fields:
            error.params["field"] = OPTIONS[field]
        raise


def _level(text: str | None) -> int | str | None:
    """Return the number of a bid, or the text, be it one that means something or not."""
    from rebelote.cli.entry import read_number

    number = read_number(text or "")
    return text if number is None else number


def _pair(argument: str, text: str | None) -> tuple[int, int] | None:
    if text is None:
        return None
    if not re.fullmatch(r"\s*[0-9]{1,9}\s*,\s*[0-9]{1,9}\s*", text):
        allowed = word("two_numbers", settings.language())
        raise BadArgument(argument=argument, value=text, allowed=allowed)
    first, second = text.split(",")
    return int(first), int(second)


def _json_object(file: Path) -> dict[str, Any]:
    """Read a JSON object; raises `CannotRead` or `BadArgument`."""
    value = read_json("--file", file)
    if not isinstance(value, dict):
        allowed = word("json_object", settings.language())
        raise BadArgument(argument="--file", value=file, allowed=allowed)
    return value
