"""`rebelote solve`: what every card of a position brings when all four hands are seen."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rebelote.cli.app import app
from rebelote.cli.commands.arguments import AsJson, BadArgument, Language, Letters, print_json
from rebelote.cli.files import STANDARD_INPUT, read_text
from rebelote.cli.words import word

if TYPE_CHECKING:
    from rebelote.engine import Deal


@app.command("solve")
def solve(
    line: Annotated[
        str | None,
        typer.Argument(
            help="A deal line of the notation, cut short in the play; - for standard input.",
            show_default=False,
        ),
    ] = None,
    file: Annotated[
        Path | None, typer.Option(help="File that holds the line; - for standard input.")
    ] = None,
    best: Annotated[
        bool, typer.Option("--line", help="Show a line of best play to the last card too.")
    ] = False,
    nodes: Annotated[
        int | None, typer.Option(min=1, help="Give up after so many positions.")
    ] = None,
    seconds: Annotated[float | None, typer.Option(help="Give up after so long.")] = None,
    letters: Letters = "en",
    language: Language = "",
    as_json: AsJson = False,
) -> None:
    """Solve a position in which all four hands are known: points and marks after every card."""
    from rebelote.cli.lettering import has_signs
    from rebelote.cli.screen import Screen, waiting
    from rebelote.cli.solving import (
        answer,
        facts_of,
        table_of,
        tell_contract_made,
        tell_effort,
        tell_line,
        tell_position,
    )

    if seconds is not None and not seconds > 0:
        allowed = word("above_zero", language)
        raise BadArgument(argument="--seconds", value=seconds, allowed=allowed)
    deal = _deal_of(_text_of(line, file, language), letters, language)
    with waiting(word("solve_waits", language)):
        found = answer(deal, nodes=nodes, seconds=seconds, with_line=best)
    if as_json:
        print_json(facts_of(found))
        return
    screen = Screen()
    in_words = not has_signs(screen.encoding)
    for one in tell_position(deal, language):
        screen.print(one)
    screen.print(table_of(found, language, in_words=in_words))
    screen.print(tell_contract_made(found, language))
    if best:
        screen.print(word("solve_line", language))
        for one in tell_line(found, language, in_words=in_words):
            screen.print(one)
    screen.print(tell_effort(found, language))


def _text_of(line: str | None, file: Path | None, language: str) -> str:
    """Return the one line that is asked about; raises `BadArgument` or `CannotRead`."""
    if line == STANDARD_INPUT and file is None:
        line, file = None, Path(STANDARD_INPUT)
    if (line is None) is (file is None):
        allowed = word("line_or_file" if line is None else "line_not_both", language)
        raise BadArgument(argument="LINE", value=line or "", allowed=allowed)
    text = line if line is not None else read_text(file or Path(STANDARD_INPUT))
    lines = [one.strip() for one in text.splitlines() if one.strip()]
    if len(lines) != 1:
        raise BadArgument(
            argument="LINE" if file is None else "--file",
            value=word("number_lines", language, number=len(lines)),
            allowed=word("one_line", language),
        )
    return lines[0]


def _deal_of(text: str, letters: str, language: str) -> Deal:
    """Return the deal of a line; raises the faults of the record, or `BadArgument` for a view."""
    from rebelote.notation import parse_deal, replay

    record = parse_deal(text, letters)
    if record.is_hidden:
        raise BadArgument(argument="LINE", value=text, allowed=word("all_hands", language))
    return replay(record)
