"""Score sheets."""

import pytest

from rebelote.cli.sheet import say_scores, sheet, tell_score
from rebelote.notation.wording import say_line_label
from rebelote.rules import SEATS

from .table import LANGUAGES, VARIANTS, finished, screen


def printed(table):
    console, text = screen(width=78)
    console.print(table)
    return text.getvalue().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_lines_of_a_column_add_up_to_its_marks(variant, language):
    """Every line of the score stands in the sheet, and the last row holds the marks."""
    for seed in range(5):
        deal = finished(variant, 10 * seed)
        score = deal.score()
        table = sheet(score, deal.ruleset, language, SEATS[0])
        columns = [list(map(str, column.cells)) for column in table.columns]
        for team in (0, 1):
            *points, marks = columns[team + 1]
            assert sum(int(one) for one in points if one) == score.marks[team] * score.unit
            assert int(marks) == score.marks[team]
        labels = {say_line_label(line.code, language, deal.ruleset) for line in score.lines}
        assert labels == set(columns[0][:-1])
        rows = printed(table)
        assert len(rows) <= 16
        assert max(map(len, rows)) <= 78


def test_the_viewpoints_own_team_comes_first():
    """Seat 1 sees its own team left, under "us"."""
    deal = finished("bulgarian")
    own = sheet(deal.score(), deal.ruleset, "en", SEATS[1])
    assert [column.header for column in own.columns][1:] == ["Us", "Them"]
    marks = [list(column.cells)[-1] for column in own.columns][1:]
    assert marks == [str(one) for one in reversed(deal.score().marks)]


def test_without_a_viewpoint_teams_are_named_by_their_seats():
    """A reader of a record sits nowhere."""
    deal = finished("bulgarian")
    table = sheet(deal.score(), deal.ruleset, "en")
    assert [column.header for column in table.columns][1:] == ["South North", "East West"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_listener_hears_every_line(variant):
    """One sentence a line, between how the contract ended and the marks."""
    deal = finished(variant, 3)
    score = deal.score()
    told = list(tell_score(score, deal.ruleset, "en", SEATS[0]))
    assert len(told) == len(score.lines) + 2
    assert told[-1] == f"Marks: Us {score.marks[0]}, Them {score.marks[1]}"


def test_scores_are_said_from_a_seat():
    """Both forms put the seat's own team first."""
    assert say_scores((1, 2), "en", SEATS[1], told=False) == "Us 2 – Them 1"
    assert say_scores((1, 2), "en", SEATS[0], told=True) == "us 1, them 2"
