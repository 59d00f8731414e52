"""The score sheet of a deal as a table of lines: what, and for each team."""

from __future__ import annotations

from rich.table import Table

from rebelote.cli.words import word
from rebelote.notation.wording import say_line_label, say_outcome, say_seat, say_team
from rebelote.rules import SEATS, TEAMS, Ruleset, Score, Seat, Team, partner_of


def sheet(score: Score, ruleset: Ruleset, language: str, viewpoint: Seat | None = None) -> Table:
    """Return the lines of which the marks are the sum; the viewpoint's own team comes first."""
    outcome = say_outcome(score.outcome, language, ruleset)
    title = outcome[:1].upper() + outcome[1:]
    table = Table(title=title, title_justify="left", box=None)
    teams = TEAMS if viewpoint in (None, *SEATS[::2]) else TEAMS[::-1]
    table.add_column(word("sheet", language))
    for team in teams:
        table.add_column(_team(team, language, viewpoint), justify="right")
    for code in dict.fromkeys(line.code for line in score.lines):
        points = [
            sum(line.points for line in score.lines if (line.code, line.team) == (code, team))
            for team in teams
        ]
        cells = [f"{one:+}" if one else "" for one in points]
        table.add_row(say_line_label(code, language, ruleset), *cells)
    marks = [str(score.marks[team]) for team in teams]
    table.add_row(word("marks", language), *marks, style="bold")
    return table


def _team(team: Team, language: str, viewpoint: Seat | None) -> str:
    """Return "us" and "them" as a seat says it, else the names of the team's seats."""
    if viewpoint is None:
        seats = (SEATS[team], partner_of(team))
        return " ".join(say_seat(seat, language) for seat in seats)
    name = say_team(team, language, viewpoint)
    return name[:1].upper() + name[1:]
