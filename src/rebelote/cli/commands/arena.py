"""`rebelote arena`: two computer players compared by duplicate pairs."""

from __future__ import annotations

import json
import logging
import math
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rebelote.cli import settings
from rebelote.cli.app import FALSE, app
from rebelote.cli.commands.arguments import (
    AsJson,
    BadArgument,
    Language,
    Options,
    Variant,
    print_json,
    ruleset_of,
)
from rebelote.cli.files import writing_whole
from rebelote.cli.words import counted, decimals, word

if TYPE_CHECKING:
    from rebelote.arena import DuelResult, Figure, Part
    from rebelote.arena.duel import Progress
    from rebelote.arena.pair import Clock

_PLAYER = "name, or module:factory, or file.py:factory; calls+plays for two in one."

# In the order of `rebelote.arena.plot.Labels`, after the title.
_PLOT_TEXTS = ("plot_pairs", "plot_mean", "plot_band", "plot_margin", "plot_number")


@app.command("arena")
def arena(
    first: Annotated[str, typer.Argument(help=f"A player: {_PLAYER}")],
    second: Annotated[str, typer.Argument(help="The player it is compared with.")],
    variant: Variant = settings.SOLO_VARIANT,
    option: Options = None,
    pairs: Annotated[int, typer.Option(min=1, help="How many duplicate pairs.")] = 200,
    seed: Annotated[str, typer.Option(help="Text from which all chance is drawn.")] = "1",
    phase: Annotated[
        str, typer.Option(help="What is compared: whole deals, bidding or play.")
    ] = "whole",
    matches: Annotated[
        bool, typer.Option("--matches", help="Pairs of matches instead of deals.")
    ] = False,
    jobs: Annotated[int, typer.Option(min=1, help="Processes of this machine.")] = 1,
    cluster: Annotated[
        str | None, typer.Option(help="Address of a Dask scheduler, instead of --jobs.")
    ] = None,
    journal: Annotated[
        Path | None, typer.Option(help="File that keeps what is done; taken up where it is there.")
    ] = None,
    out: Annotated[Path | None, typer.Option(help="JSON file for the result.")] = None,
    plot: Annotated[Path | None, typer.Option(help="File for a plot: .svg, .png or .pdf.")] = None,
    language: Language = "",
    as_json: AsJson = False,
) -> int:
    """Compare two computer players: the same cards twice, with the sides exchanged."""
    from rebelote.arena.duel import crew_of, run, terms_of

    rules = ruleset_of(variant, option)
    terms = terms_of(first, second, rules, seed, _part(phase), are_matches=matches)
    crew = crew_of(jobs, cluster)
    _check_apart({"--journal": journal, "--out": out, "--plot": plot}, language)
    with ExitStack() as stack:
        if not settings.is_debugging():
            # A cluster's own messages come by the page; what they mean for the duel, we say.
            logging.disable(logging.CRITICAL)
            stack.callback(logging.disable, logging.NOTSET)
        # Files that cannot be written show before the duel and not after it.
        file = None if out is None else stack.enter_context(writing_whole(out))
        keep_plot = None if plot is None else stack.enter_context(_plotting(plot, language))
        with _progress(pairs) as progress:
            result = run(terms, pairs, crew, journal=journal, progress=progress)
        if file is not None:
            file.write(json.dumps(result.as_json(), ensure_ascii=False) + "\n")
        if keep_plot is not None:
            keep_plot(result)
    if as_json:
        print_json(result.as_json())
    else:
        _tell(result, language)
    return _verdict(result, language)


def _part(phase: str) -> Part:
    """Return what is compared; raises `BadArgument`."""
    from rebelote.arena import Part

    if phase not in list(Part):
        raise BadArgument(argument="--phase", value=phase, allowed=", ".join(Part))
    return Part(phase)


def _check_apart(files: Mapping[str, Path | None], language: str) -> None:
    """Refuse two options that name one file, of which one would be lost; raises `BadArgument`."""
    named: set[Path] = set()
    for argument, path in files.items():
        if path is None:
            continue
        if path in named:
            raise BadArgument(argument=argument, value=path, allowed=word("own_file", language))
        named.add(path)


@contextmanager
def _plotting(path: Path, language: str) -> Iterator[Callable[[DuelResult], object]]:
    """Give what draws a result to a file; raises `BadArgument`, `MissingExtra`, `CannotWrite`."""
    from rebelote.arena.plot import FORMATS, Labels, check_drawable, draw

    form = path.suffix.removeprefix(".").lower()
    if form not in FORMATS:
        allowed = ", ".join(f".{one}" for one in FORMATS)
        raise BadArgument(argument="--plot", value=path, allowed=allowed)
    check_drawable()

    with writing_whole(path) as file:

        def keep(result: DuelResult) -> None:
            named = {"first": result.terms.first, "second": result.terms.second}
            title = word("plot_title", language, **named, ruleset=result.terms.ruleset)
            texts = (word(one, language) for one in _PLOT_TEXTS)
            file.buffer.write(draw(result, form, Labels(title, *texts)))

        yield keep


@contextmanager
def _progress(total: int) -> Iterator[Progress | None]:
    """Show on a terminal how many pairs are done."""
    from rebelote.cli.screen import Screen

    screen = Screen(stderr=True)
    if not screen.is_terminal:
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.update(task, completed=done)


def _tell(result: DuelResult, language: str) -> None:
    """Print the figures, then what every player needed."""
    from rich.table import Table

    from rebelote.cli.screen import Screen

    terms = result.terms
    first, second = str(terms.first), str(terms.second)
    games = word("arena_matches" if terms.are_matches else "arena_deals", language)
    head = {"first": first, "second": second, "ruleset": terms.ruleset, "seed": terms.seed}
    pairs = counted("pairs", len(result.pairs), language)
    print(word("arena_head", language, **head, pairs=pairs, games=games))
    ratio = decimals(f"{result.ratio:+.1f}", language)
    print(word("arena_marks", language, figure=_signed(result.marks, language), ratio=ratio))
    print(word("arena_points", language, figure=_signed(result.points, language)))
    rate, error = (100 * number for number in result.win_rate)
    counts = {"won": result.won, "lost": result.lost, "drawn": result.drawn}
    share = decimals(f"{rate:.1f} ± {_error(error, 1)}", language)
    print(word("arena_won", language, **counts, rate=share))
    titles = ("", "arena_a_call", "arena_a_card", "arena_slowest", "arena_faults")
    table = Table(*(word(one, language) if one else "" for one in titles), box=None, pad_edge=False)
    for name, effort in ((first, result.first), (second, result.second)):
        slowest = max(effort.calls.slowest, effort.cards.slowest) * 1000
        times = (_milliseconds(effort.calls), _milliseconds(effort.cards), f"{slowest:.1f} ms")
        table.add_row(name, *(decimals(one, language) for one in times), str(effort.faults))
    Screen().print(table)


def _signed(figure: Figure, language: str) -> str:
    return decimals(f"{figure.mean:+.2f} ± {_error(figure.standard_error, 2)}", language)


def _error(error: float, places: int) -> str:
    return f"{error:.{places}f}" if math.isfinite(error) else "∞"


def _milliseconds(clock: Clock) -> str:
    from rebelote.arena.result import mean_ms

    return f"{mean_ms(clock):.2f} ms" if clock.decisions else "–"


def _verdict(result: DuelResult, language: str) -> int:
    """Warn of what spoils the figures; return 1 where a player is not even with itself."""
    if result.faults:
        print(word("bots_replaced", language, faults=result.faults), file=sys.stderr)
    if result.cut:
        print(word("arena_cut", language, cut=result.cut), file=sys.stderr)
    if result.terms.first != result.terms.second or result.is_exactly_even:
        return 0
    print(word("arena_uneven", language, player=result.terms.first), file=sys.stderr)
    return FALSE
