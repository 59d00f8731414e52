"""Commands that check records, vectors and positions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from rebelote.cli import conformance as vectors
from rebelote.cli.app import app
from rebelote.cli.commands.arguments import (
    AsJson,
    BadArgument,
    Language,
    language_of,
    print_json,
)
from rebelote.cli.files import read_text
from rebelote.cli.perft import perft as count_plays
from rebelote.cli.perft import perft_auction
from rebelote.cli.replaying import show_deal
from rebelote.match import replay_match
from rebelote.notation import (
    FalseRecord,
    RecordError,
    parse_deal,
    parse_match,
    position,
    print_card,
)
from rebelote.notation.wording import say_call, say_error
from rebelote.rules import Phase, Play
from rebelote.rules.errors import IllegalAction

Letters = Annotated[str, typer.Option(help="Letters of the record: en, or fr for A R D V 10.")]


@app.command("conformance")
def conformance(file: Path) -> int:
    """Run conformance vectors (JSON) through the engine; exit 1 if any fails."""
    try:
        loaded = json.loads(read_text(file))
    except ValueError as error:
        raise BadArgument(argument="FILE", value=file, allowed=f"JSON ({error})") from error
    if not isinstance(loaded, list):
        raise BadArgument(argument="FILE", value=file, allowed="a JSON list of vectors")
    report = vectors.run(loaded)
    print_json(report)
    return 1 if report["failed"] else 0


@app.command("replay")
def replay(
    file: Path,
    deal: Annotated[int | None, typer.Option(help="Show this deal step by step.")] = None,
    match: Annotated[int, typer.Option(help="Of a file of several matches, this one.")] = 1,
    letters: Letters = "en",
    language: Language = None,
    as_json: AsJson = False,
) -> int:
    """Recompute every deal and score of a `.belote` file; exit 1 on a false record."""
    spoken = language_of(language)
    records = parse_match(read_text(file), letters)
    replayed, faults = [], []
    for record in records:
        try:
            replayed.append(replay_match(record))
        except RecordError as error:
            faults.append(error)
    if faults:
        return _report_faults(file, faults, spoken, as_json)
    if deal is not None:
        if not 1 <= match <= len(replayed):
            raise BadArgument(argument="--match", value=match, allowed=f"1 to {len(replayed)}")
        deals = replayed[match - 1][1]
        if not 1 <= deal <= len(deals):
            raise BadArgument(argument="--deal", value=deal, allowed=f"1 to {len(deals)}")
        show_deal(deals[deal - 1], Console(), spoken)
        return 0
    summary = {
        "file": str(file),
        "matches": len(replayed),
        "deals": sum(len(deals) for _, deals in replayed),
        "unfinished": sum(not one.is_over for one, _ in replayed),
        "faults": [],
    }
    if as_json:
        print_json(summary)
    else:
        print(f"{file}: {summary['matches']} matches, {summary['deals']} deals, 0 faults")
    return 0


def _report_faults(file: Path, errors: list[RecordError], language: str, as_json: bool) -> int:
    """Print every fault with its place; return 1 when the records are only false."""
    faults = [fault for error in errors for fault in error.faults]
    if as_json:
        listed = [
            {"place": str(fault.place), "code": fault.error.code, "why": str(fault.error)}
            for fault in faults
        ]
        print_json({"file": str(file), "faults": listed})
    else:
        for fault in faults:
            typer.echo(f"{file}:{fault.place}: {say_error(fault.error, language)}", err=True)
    return 1 if all(isinstance(error, FalseRecord) for error in errors) else 2


@app.command("legal")
def legal(
    line: str, letters: Letters = "en", language: Language = None, as_json: AsJson = False
) -> None:
    """Tell what the seat to act may do in a position line and why not the rest."""
    spoken = language_of(language)
    deal = position(parse_deal(line, letters))
    actions = deal.legal_actions()
    seat = deal.to_act
    refused: dict[str, Any] = {}
    if seat is not None and deal.phase is Phase.PLAY:
        for card in deal.hands[seat]:
            try:
                deal.apply(Play(card))
            except IllegalAction as error:
                refused[print_card(card)] = {
                    "code": error.code,
                    "why": say_error(error, spoken, deal.ruleset),
                }
    if as_json:
        print_json({"to_act": seat, "legal": [str(one) for one in actions], "refused": refused})
        return
    for action in actions:
        print(f"{action}  {say_call(action, spoken, deal.ruleset)}")
    for name, reason in refused.items():
        print(f"{name} –  {reason['why']}")


@app.command("perft")
def perft(
    line: str,
    depth: Annotated[int, typer.Option(min=0, max=32, help="Cards, or calls, ahead.")] = 4,
    passes: Annotated[
        int, typer.Option(min=0, max=12, help="Passes an auction may hold in all.")
    ] = 3,
    letters: Letters = "en",
    as_json: AsJson = False,
) -> None:
    """Count the legal sequences of a given length from a position line."""
    deal = position(parse_deal(line, letters))
    is_auction = deal.contract is None
    count = perft_auction(deal, passes, depth) if is_auction else count_plays(deal, depth)
    if as_json:
        print_json({"depth": depth, "count": count})
    else:
        print(count)
