"""The score sheet of a deal: a table of lines for the eye, sentences for the ear."""

from __future__ import annotations

from collections.abc import Iterator

from rich.table import Table

from rebelote.cli.words import word
from rebelote.notation.wording import (
    say_line,
    say_outcome,
    say_seat,
    say_sheet,
    say_team,
)
from rebelote.notation.wording.phrase import capital
from rebelote.rules import SEATS, TEAMS, Ruleset, Score, Seat, Team, partner_of, team_of


def sheet(score: Score, ruleset: Ruleset, language: str, viewpoint: Seat | None = None) -> Table:
    """Return the lines of which the marks are the sum; the viewpoint's own team comes first."""
    said = say_sheet(score, language, ruleset)
    table = Table(title=said.outcome.text, title_justify="left", box=None, pad_edge=False)
    teams = _teams(viewpoint)
    table.add_column(word("sheet", language))
    for team in teams:
        table.add_column(_team(team, language, viewpoint), justify="right")
    for line in said.lines:
        cells = [f"{line.points[team]:+}" if line.points[team] else "" for team in teams]
        table.add_row(line.label.text, *cells)
    marks = [str(score.marks[team]) for team in teams]
    table.add_row(word("marks", language), *marks, style="bold")
    return table


def tell_score(
    score: Score, ruleset: Ruleset, language: str, viewpoint: Seat | None = None
) -> Iterator[str]:
    """Give the same lines as sentences."""
    yield capital(say_outcome(score.outcome, language, ruleset))
    teams = _teams(viewpoint)
    for team in teams:
        name = _team(team, language, viewpoint)
        for line in score.lines:
            if line.team == team:
                sentence = say_line(line, score, language, ruleset)
                yield word("line_told", language, team=name, line=sentence)
    marks = ", ".join(f"{_team(team, language, viewpoint)} {score.marks[team]}" for team in teams)
    yield word("marks_told", language, score=marks)


def say_scores(scores: tuple[int, int], language: str, viewpoint: Seat, *, told: bool) -> str:
    """Return the scores of both sides, the viewpoint's own first."""
    own = team_of(viewpoint)
    return word("score_told" if told else "score", language, us=scores[own], them=scores[1 - own])


def _teams(viewpoint: Seat | None) -> tuple[Team, ...]:
    return TEAMS if viewpoint is None or team_of(viewpoint) == TEAMS[0] else TEAMS[::-1]


def _team(team: Team, language: str, viewpoint: Seat | None) -> str:
    """Return "us" and "them" as a seat says it, else the names of the team's seats."""
    if viewpoint is None:
        seats = (SEATS[team], partner_of(team))
        return " ".join(say_seat(seat, language) for seat in seats)
    return capital(say_team(team, language, viewpoint))
