"""`rebelote verify`: was a match dealt as it was promised?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from rebelote.cli.app import app
from rebelote.cli.commands.arguments import AsJson, Language, Letters, print_json
from rebelote.cli.commands.records import check_each, report_faults, text_of
from rebelote.cli.quoting import visible
from rebelote.cli.words import counted, word


@app.command("verify")
def verify(
    file: Annotated[Path, typer.Argument(help="A .belote file; - for standard input.")],
    letters: Letters = "en",
    language: Language = "",
    as_json: AsJson = False,
) -> int:
    """Redo every shuffle of a `.belote` file that proves its deals; exit 1 if one was not fair."""
    from rebelote.tables import fairness

    proved, errors = check_each(text_of(file, language), letters, fairness.verify)
    if errors:
        return report_faults(file, errors, language, as_json)
    proofs = [proof for match in proved for proof in match]
    if as_json:
        shown: list[dict[str, Any]] = [
            {"table": one.table, "deal": one.number, "commitment": one.commitment} for one in proofs
        ]
        print_json({"file": str(file), "matches": len(proved), "deals": shown, "faults": []})
        return 0
    for one in proofs:
        print(visible(word("promised", language, number=one.number, commitment=one.commitment)))
    counts = {
        "matches": counted("matches", len(proved), language),
        "deals": counted("deals", len(proofs), language),
    }
    print(visible(word("verified" if proofs else "unproved", language, file=file, **counts)))
    return 0
