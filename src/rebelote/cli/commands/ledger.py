"""`rebelote ledger`: the chips in a server's database, counted again."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Annotated

import typer

from rebelote.cli.app import FALSE, app, show_help
from rebelote.cli.commands.arguments import AsJson, Language, print_json
from rebelote.cli.files import CannotRead, is_file
from rebelote.cli.quoting import one_line, visible
from rebelote.cli.words import word

ledger_app = typer.Typer(invoke_without_command=True)
app.add_typer(ledger_app, name="ledger")


@ledger_app.callback()
def ledger(context: typer.Context) -> None:
    """Examine the chips of a server; they have no money value."""
    show_help(context)


@ledger_app.command("audit")
def audit(
    database: Annotated[
        Path | None,
        typer.Option(help="File of the games.", show_default="in the data folder"),
    ] = None,
    language: Language = "",
    as_json: AsJson = False,
) -> int:
    """Prove that no chip was made or lost, while the server runs or not; exit 1 if one was."""
    from rebelote.notation.wording import say_error
    from rebelote.server.settings import database_of, settings_from
    from rebelote.storage import audit as count
    from rebelote.storage import looking_at

    path = database_of(settings_from({"database": database}))
    if not is_file(path):
        raise CannotRead(path=path, problem=os.strerror(errno.ENOENT))
    with looking_at(path) as connection:
        found = count(connection)
    faults = [{"code": one.code, "why": say_error(one, language)} for one in found.faults]
    if as_json:
        print_json({**found._asdict(), "database": str(path), "faults": faults})
    else:
        for fault in faults:
            typer.echo(one_line(f"{path}: {fault['why']}"), err=True)
        values = found._asdict() | {"sum": found.house + found.players + found.escrow}
        print(visible(word("audited", language, file=path, **values)))
    return FALSE if faults else 0
