"""`rebelote doctor`: what works on this machine, and what to do about the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rebelote.cli.app import FALSE, app
from rebelote.cli.commands.arguments import AsJson, Language, print_json
from rebelote.cli.words import word

if TYPE_CHECKING:
    from rebelote.cli.examination import Finding


@app.command("doctor")
def doctor(language: Language = "", as_json: AsJson = False) -> int:
    """Tell what works here, what could be faster, what fails; exit 1 if anything does."""
    from rich.table import Table

    from rebelote.cli.examination import State, examine
    from rebelote.cli.screen import Screen

    findings = list(examine())
    is_usable = not any(one.state is State.BROKEN for one in findings)
    code = 0 if is_usable else FALSE
    if as_json:
        found = [{"check": one.check, "state": one.state, **one.facts} for one in findings]
        print_json({"usable": is_usable, "findings": found})
        return code
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    heads = {State.OK: "doctor_ok", State.NOTE: "doctor_note", State.BROKEN: "doctor_broken"}
    styles = {State.OK: "", State.NOTE: "bold", State.BROKEN: "bold red"}
    for one in findings:
        head = word(heads[one.state], language)
        table.add_row(head, _tell(one, language), style=styles[one.state])
    screen = Screen()
    screen.print(table)
    screen.print(word("doctor_all_well" if is_usable else "doctor_trouble", language))
    return code


def _tell(finding: Finding, language: str) -> str:
    """Return what was found, in a sentence of visible signs."""
    from rebelote.cards import RebeloteError
    from rebelote.cli.quoting import one_line
    from rebelote.notation.wording import say_error

    values = {
        name: say_error(value, language) if isinstance(value, RebeloteError) else value
        for name, value in finding.values.items()
    }
    return one_line(word(finding.label, language, **values))
