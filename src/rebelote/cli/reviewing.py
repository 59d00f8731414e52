"""A review as people read it: the critical moments first, then the deal trick by trick."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from rich.console import Console
from rich.table import Table
from rich.text import Text

from rebelote.analysis import Decision, Review, Verdict
from rebelote.analysis.telling import tell_action, tell_marks, tell_moment
from rebelote.cli.picture import WIDTH
from rebelote.cli.words import word
from rebelote.engine import Deal
from rebelote.notation.wording import (
    say_card_short,
    say_contract,
    say_event,
    say_outcome,
    say_seat,
    say_title,
)
from rebelote.notation.wording.phrase import capital
from rebelote.rules import SEATS, TEAMS, Phase, Play, Seat, team_of

_INDENT = "   "
_FAULT_STYLES = {
    Verdict.MISTAKE: "bold red",
    Verdict.LUCKY: "yellow",
    Verdict.UNLUCKY: "dim",
}


def show_review(review: Review, number: int, console: Console, language: str) -> None:
    """Print a deal in full: what it came to, moments, players, calls, tricks."""
    _print_all(console, tell_heading(review, number, language))
    if not review.decisions:
        console.print(word("review_empty", language))
        return
    console.print()
    _print_all(console, tell_moments(review, language))
    if any(one.cards for one in review.players):
        console.print()
        console.print(_players(review, language))
    if any(not one.is_card for one in review.decisions):
        console.print()
        _print_all(console, _calls(review, language))
    if any(one.is_card for one in review.decisions):
        console.print()
        console.print(_tricks(review, language))
        _print_all(console, [word("review_legend", language)])


def show_summary(review: Review, number: int, console: Console, language: str) -> None:
    """Print a deal of several: what it came to, how well each played, the first moment."""
    if number > 1:
        console.print()
    _print_all(console, tell_heading(review, number, language))
    known = [one for one in review.players if one.accuracy is not None]
    if known:
        deal = review.deal
        shares = ", ".join(
            f"{_name(deal, one.seat, language)} {_percent(one.accuracy, language)}" for one in known
        )
        _print_all(console, [word("review_accuracy", language, shares=shares)], _INDENT)
    if review.moments:
        _print_all(console, tell_moment(review, review.moments[0], language), _INDENT)


def _print_all(console: Console, lines: Iterator[str] | list[str], indent: str = "") -> None:
    """Print lines, each on as many as the width asks for."""
    for line in lines:
        own = indent + line[: len(line) - len(line.lstrip(" "))]
        # A colon must not begin a line.
        text = line.lstrip(" ").replace(" :", "\u00a0:")
        for part in wrap(
            text,
            WIDTH,
            initial_indent=own,
            subsequent_indent=own + "  ",
            break_on_hyphens=False,
        ) or [""]:
            console.print(part, soft_wrap=True)


# --- the deal in a few lines ------------------------------------------------------------------


def tell_heading(review: Review, number: int, language: str) -> Iterator[str]:
    """Give the deal, its contract, what it came to and what best play would have brought."""
    deal = review.deal
    parts = [capital(word("deal", language, number=number)), say_title(deal.ruleset, language)]
    if deal.contract is not None:
        contract = say_contract(deal.contract, language, deal.ruleset)
        seat = _name(deal, deal.contract.taker, language)
        parts.append(say_event("contract", language, what=contract, seat=seat))
    yield " · ".join(parts)
    if deal.phase is Phase.PASSED_OUT:
        yield say_event("passed_out", language)
    elif review.marks is None:
        yield word("review_unfinished", language, tricks=len(deal.tricks))
    else:
        outcome = capital(say_outcome(deal.score().outcome, language, deal.ruleset))
        yield word(
            "review_result", language, outcome=outcome, marks=_sides(deal, review.marks, language)
        )
    if any(one.verdict is Verdict.UNJUDGED for one in review.decisions):
        yield word("review_unjudged", language)
    if review.best_marks is not None:
        marks = _sides(deal, review.best_marks, language)
        yield word("review_best", language, marks=marks)


def _sides(deal: Deal, marks: tuple[int, int], language: str) -> str:
    teams = []
    for team in TEAMS:
        names = [_name(deal, seat, language) for seat in SEATS if team_of(seat) == team]
        teams.append(f"{'-'.join(names)} {marks[team]}")
    return ", ".join(teams)


# --- the moments --------------------------------------------------------------------------------


def tell_moments(review: Review, language: str) -> Iterator[str]:
    """Give the critical moments, most important first."""
    if not review.moments:
        yield word("review_no_moment", language)
        return
    yield word("review_moments", language)
    for at, moment in enumerate(review.moments, start=1):
        first, *more = tell_moment(review, moment, language)
        yield f"{at}. {first}"
        yield from (_INDENT + line for line in more)


# --- players, calls, tricks -----------------------------------------------------------------------


def _players(review: Review, language: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(word("review_player", language))
    for key in ("review_seen", "review_real", "review_mistakes", "review_lost"):
        table.add_column(word(key, language), justify="right")
    for one in review.players:
        table.add_row(
            _name(review.deal, one.seat, language),
            _percent(one.accuracy, language),
            _percent(one.real_accuracy, language),
            word("review_of", language, number=one.mistakes, all=one.cards),
            tell_marks(one.cost, language),
        )
    return table


def _calls(review: Review, language: str) -> Iterator[str]:
    """Give the calls in a line, each with what it cost."""
    deal = review.deal
    parts = []
    for one in review.decisions:
        if not one.is_card:
            seat = _name(deal, one.seat, language)
            parts.append(
                f"{seat} {tell_action(one.action, deal.ruleset, language)}{_mark(one, language)}"
            )
    yield word("calls_so_far", language, calls=", ".join(parts))


def _tricks(review: Review, language: str) -> Table:
    """Return the deal trick by trick, seats in columns, each card with what it cost."""
    deal = review.deal
    played = {one.action.card: one for one in review.decisions if isinstance(one.action, Play)}
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(word("review_tricks", language), justify="right")
    for seat in SEATS:
        table.add_column(_name(deal, seat, language), no_wrap=True)
    table.add_column(word("review_taken", language), no_wrap=True)
    tricks = deal.tricks if deal.trick is None else (*deal.tricks, deal.trick)
    for number, trick in enumerate(tricks, start=1):
        cells = {}
        for at, card in enumerate(trick.cards):
            seat = SEATS[(trick.leader + at) & 3]
            lead = "▶" if at == 0 else " "
            decision = played[card]
            text = f"{lead}{say_card_short(card, language)}{_mark(decision, language)}"
            cells[seat] = Text(text, style=_FAULT_STYLES.get(decision.verdict, ""))
        if not cells:
            continue
        taken = ""
        if trick.to_act is None and trick.winner is not None:
            taken = f"{_name(deal, trick.winner, language)} {trick.points}"
        table.add_row(str(number), *(cells.get(seat, "") for seat in SEATS), taken)
    return table


def _mark(decision: Decision, language: str) -> str:
    """Return what a decision cost as it could be seen and, in parentheses, on the real cards."""
    text = ""
    if decision.expected.is_clear:
        text += f" -{tell_marks(decision.expected.marks, language)}"
    if decision.real.marks:
        text += f" (-{tell_marks(decision.real.marks, language)})"
    return text


# --- words -------------------------------------------------------------------------------------


def _name(deal: Deal, seat: Seat, language: str) -> str:
    return say_seat(seat, language, ruleset=deal.ruleset)


def _percent(share: float | None, language: str) -> str:
    if share is None:
        return "–"
    return word("percent", language, number=f"{share:.0f}")
