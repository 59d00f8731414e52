"""Records as commands read them, and how their faults are told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import typer

from rebelote.cli.app import BROKEN, FALSE
from rebelote.cli.commands.arguments import print_json
from rebelote.cli.files import STANDARD_INPUT, CannotRead, read_text
from rebelote.cli.quoting import MOST_FAULTS, one_line, shorten_fault, visible
from rebelote.cli.words import word

if TYPE_CHECKING:
    from rebelote.notation import MatchRecord, RecordError

Result = TypeVar("Result")

MEGABYTE = 1_000_000
MOST_MEGABYTES = 64
MOST_FAULTS_LISTED = 1000


def text_of(file: Path, language: str) -> str:
    """Return the text of a record; raises `CannotRead`, for a file beyond all sense too."""
    large = CannotRead(path=file, problem=word("too_large", language, size=MOST_MEGABYTES))
    most = MOST_MEGABYTES * MEGABYTE
    with suppress(OSError):  # What cannot be measured, reading will tell.
        if str(file) != STANDARD_INPUT and file.stat().st_size > most:
            raise large
    text = read_text(file)
    if len(text) > most:
        raise large
    return text


def check_each(
    text: str, letters: str, check: Callable[[MatchRecord], Result]
) -> tuple[list[Result], list[RecordError]]:
    """Return what came of checking each match of a text, and the errors of those that failed."""
    from rebelote.notation import RecordError, parse_match

    results: list[Result] = []
    errors: list[RecordError] = []
    try:
        records = parse_match(text, letters)
    except RecordError as error:
        return [], [error]
    for record in records:
        try:
            results.append(check(record))
        except RecordError as error:
            errors.append(error)
    return results, errors


def report_faults(file: Path, errors: Sequence[Any], language: str, as_json: bool) -> int:
    """Print the first faults with their places; return 1 when the records are only false."""
    from rebelote.notation import FalseRecord
    from rebelote.notation.wording import say_error

    found = [fault for error in errors for fault in error.faults]
    faults = [shorten_fault(one) for one in found[: MOST_FAULTS_LISTED if as_json else MOST_FAULTS]]
    if as_json:
        listed = [
            {
                "place": visible(str(fault.place)),
                "line": fault.place.line,
                "column": fault.place.column,
                "code": fault.error.code,
                "why": visible(say_error(fault.error, language)),
            }
            for fault in faults
        ]
        print_json({"file": str(file), "found": len(found), "faults": listed})
    else:
        for fault in faults:
            why = say_error(fault.error, language)
            typer.echo(one_line(f"{file}:{fault.place}: {why}"), err=True)
        if len(found) > len(faults):
            more = word("more_faults", language, number=len(found) - len(faults))
            typer.echo(more, err=True)
    return FALSE if all(isinstance(error, FalseRecord) for error in errors) else BROKEN
