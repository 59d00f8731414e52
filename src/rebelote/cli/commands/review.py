"""The command that looks at deals again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from rebelote.cli.app import app
from rebelote.cli.commands.arguments import AsJson, BadArgument, Language, Letters, print_json
from rebelote.cli.commands.records import report_faults, text_of
from rebelote.cli.words import word

_MOST_WORLDS = 10_000


@app.command("review")
def review(
    file: Annotated[
        Path, typer.Argument(help="A .belote file, or deal lines; - for standard input.")
    ],
    deal: Annotated[
        int | None, typer.Option(help="Show this deal of the file, counted from 1, in full.")
    ] = None,
    worlds: Annotated[
        int | None,
        typer.Option(min=1, max=_MOST_WORLDS, help="Worlds to look at for each card."),
    ] = None,
    letters: Letters = "en",
    language: Language = "",
    as_json: AsJson = False,
) -> int:
    """Tell what each card and call of a deal cost, and what would have been better."""
    from rebelote.analysis import REVIEW_WORLDS, review_many, review_to_dict
    from rebelote.cli.reviewing import show_review, show_summary
    from rebelote.cli.screen import Screen
    from rebelote.match.reading import read_deals
    from rebelote.notation import RecordError

    try:
        deals = read_deals(text_of(file, language), letters)
    except RecordError as error:
        return report_faults(file, [error], language, as_json)
    if deal is not None and not 1 <= deal <= len(deals):
        allowed = word("one_to", language, most=len(deals))
        raise BadArgument(argument="--deal", value=deal, allowed=allowed)
    first = 1 if deal is None else deal
    chosen = deals if deal is None else [deals[deal - 1]]
    reviews = review_many(chosen, worlds=REVIEW_WORLDS if worlds is None else worlds)
    numbered = enumerate(reviews, start=first)
    if as_json:
        found: list[dict[str, Any]] = [
            {"number": number, **review_to_dict(one, language)} for number, one in numbered
        ]
        print_json({"file": str(file), "deals": found})
        return 0
    screen = Screen()
    for number, one in numbered:
        if len(chosen) == 1:
            show_review(one, number, screen, language)
        else:
            show_summary(one, number, screen, language)
    return 0
