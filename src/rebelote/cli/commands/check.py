"""Commands that check records, vectors and positions."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rebelote.cli import settings
from rebelote.cli.app import FALSE, app
from rebelote.cli.commands.arguments import (
    AsJson,
    BadArgument,
    Language,
    Letters,
    print_json,
    read_json,
)
from rebelote.cli.commands.records import check_each, report_faults, text_of
from rebelote.cli.quoting import visible
from rebelote.cli.words import counted, word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rebelote.engine import Deal
    from rebelote.match import Match

Line = Annotated[str, typer.Argument(help="A deal line of the notation, whole or cut short.")]


@app.command("conformance")
def conformance(
    file: Annotated[Path, typer.Argument(help="JSON list of vectors; - for standard input.")],
) -> int:
    """Run conformance vectors (JSON) through the engine; exit 1 if any fails."""
    from rebelote.cli import conformance as vectors

    loaded = read_json("FILE", file)
    if not isinstance(loaded, list):
        allowed = word("json_vectors", settings.language())
        raise BadArgument(argument="FILE", value=file, allowed=allowed)
    report = vectors.run(loaded)
    print_json(report)
    return FALSE if report["failed"] else 0


@app.command("replay")
def replay(
    file: Annotated[Path, typer.Argument(help="A .belote file; - for standard input.")],
    deal: Annotated[int | None, typer.Option(help="Show this deal step by step.")] = None,
    match: Annotated[
        int | None, typer.Option(help="Of a file of several matches, show a deal of this one.")
    ] = None,
    step: Annotated[
        bool, typer.Option("--step", help="Wait for Enter before each line of the deal shown.")
    ] = False,
    letters: Letters = "en",
    language: Language = "",
    as_json: AsJson = False,
) -> int:
    """Recompute every deal and score of a `.belote` file; exit 1 on a false record."""
    from rebelote.match import replay_match

    replayed, errors = check_each(text_of(file, language), letters, replay_match)
    if errors:
        return report_faults(file, errors, language, as_json)
    if deal is not None or step:
        _show_deal(replayed, match, deal, language, step=step)
        return 0
    if match is not None:
        allowed = word("with_deal", language)
        raise BadArgument(argument="--match", value=match, allowed=allowed)
    summary: dict[str, Any] = {
        "file": str(file),
        "matches": len(replayed),
        "deals": sum(len(deals) for _, deals in replayed),
        "unfinished": sum(not one.is_over for one, _ in replayed),
        "faults": [],
    }
    if as_json:
        print_json(summary)
    else:
        counts = {
            "matches": counted("matches", len(replayed), language),
            "deals": counted("deals", summary["deals"], language),
        }
        print(visible(word("replayed", language, file=file, **counts)))
    return 0


def _show_deal(
    replayed: Sequence[tuple[Match, tuple[Deal, ...]]],
    match: int | None,
    deal: int | None,
    language: str,
    *,
    step: bool,
) -> None:
    """Show one deal, else the first; raises `BadArgument` where there is none so numbered."""
    from rebelote.cli.replaying import show_deal
    from rebelote.cli.screen import Screen

    match, deal = 1 if match is None else match, 1 if deal is None else deal

    if not 1 <= match <= len(replayed):
        raise BadArgument(argument="--match", value=match, allowed=_one_to(replayed, language))
    deals = replayed[match - 1][1]
    if not 1 <= deal <= len(deals):
        raise BadArgument(argument="--deal", value=deal, allowed=_one_to(deals, language))
    show_deal(deals[deal - 1], Screen(), language, waits=step)


def _one_to(things: Sequence[object], language: str) -> str:
    """Return the numbers by which so many things are asked for."""
    return word("one_to", language, most=len(things))


@app.command("legal")
def legal(
    line: Line,
    letters: Letters = "en",
    language: Language = "",
    as_json: AsJson = False,
) -> None:
    """Tell what the seat to act may do in a position line and why not the rest."""
    from rebelote.notation import parse_deal, position, print_card
    from rebelote.notation.wording import say_action, say_error
    from rebelote.rules import Phase, Play
    from rebelote.rules.errors import IllegalAction

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
                    "why": say_error(error, language, deal.ruleset),
                }
    if as_json:
        print_json({"to_act": seat, "legal": [str(one) for one in actions], "refused": refused})
        return
    for action in actions:
        print(f"{action}  {say_action(action, language, deal.ruleset)}")
    for name, reason in refused.items():
        print(f"{name} –  {reason['why']}")
    if seat is None:
        print(word("nobody_acts", language))


@app.command("perft")
def perft(
    line: Line,
    depth: Annotated[int, typer.Option(min=0, max=32, help="Cards, or calls, ahead.")] = 4,
    passes: Annotated[
        int, typer.Option(min=0, max=12, help="Passes an auction may hold in all.")
    ] = 3,
    letters: Letters = "en",
    language: Language = "",
    as_json: AsJson = False,
) -> None:
    """Count the legal sequences of a given length from a position line."""
    from rebelote.cli.perft import perft as count_plays
    from rebelote.cli.perft import perft_auction
    from rebelote.notation import parse_deal, replay

    deal = replay(parse_deal(line, letters))
    is_auction = deal.contract is None
    count = perft_auction(deal, passes, depth) if is_auction else count_plays(deal, depth)
    if as_json:
        print_json({"depth": depth, "count": count})
    else:
        print(count)
