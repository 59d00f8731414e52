"""`rebelote bench`: how fast this machine plays, so that figures can be compared."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated

import typer

from rebelote.cli.app import app
from rebelote.cli.commands.arguments import AsJson, Language, print_json
from rebelote.cli.words import decimals, word

if TYPE_CHECKING:
    from rebelote.cli.measuring import Measure


@app.command("bench")
def bench(
    quick: Annotated[
        bool, typer.Option("--quick", help="Measure for a third of the time, less surely.")
    ] = False,
    language: Language = "",
    as_json: AsJson = False,
) -> None:
    """Measure how fast this machine plays and searches, in processor time of one core."""
    from rich.table import Table

    from rebelote.cli.measuring import QUICK, USUAL, machine, measures
    from rebelote.cli.screen import Screen, waiting

    started = time.process_time()
    with waiting(word("bench_waits", language)):
        taken = list(measures(QUICK if quick else USUAL))
    facts = {**machine(), "quick": quick, "cpu_seconds": round(time.process_time() - started, 1)}
    if as_json:
        print_json(facts | {"measures": [one.facts for one in taken]})
        return
    screen = Screen()
    screen.print(word("bench_machine", language, **facts))
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(overflow="fold")
    table.add_column(overflow="fold")
    for one in taken:
        table.add_row(*_tell(one, language))
    screen.print(table)
    seconds = decimals(f"{facts['cpu_seconds']}", language)
    screen.print(word("bench_end", language, seconds=seconds))


def _tell(measure: Measure, language: str) -> tuple[str, str]:
    """Return what was measured and the figure, in words."""
    from rebelote.cli.measuring import Pace

    found = measure.found
    if isinstance(found, Pace):
        values = {
            "median": _figure(found.median_ms, language),
            "most": _figure(found.most_ms, language),
        }
        return (
            word("bench_bot", language, bot=measure.name),
            word("bench_pace", language, decisions=found.decisions, **values),
        )
    labels = {
        "engine": word("bench_engine", language),
        "first_lead": word("bench_first_lead", language),
        "three_tricks": word("bench_three_tricks", language),
        "playouts": word("bench_playouts", language),
    }
    if not found.number:
        seconds = _figure(found.seconds, language)
        return labels[measure.name], word("bench_none", language, seconds=seconds)
    told = word("bench_rate", language, number=_figure(found.per_second, language))
    if found.nodes is not None:
        nodes = _figure(found.nodes / found.number, language)
        told = word("bench_nodes", language, rate=told, nodes=nodes)
    return labels[measure.name], told


def _figure(number: float, language: str) -> str:
    """Return a number with the three figures that mean something, thousands set apart."""
    rounded = float(f"{number:.3g}")
    if rounded >= 100:
        return f"{rounded:,.0f}".replace(",", "\u00a0")
    return decimals(f"{rounded:g}", language)
