"""What the table counted, for the tests of scoring: team 0 takes, spades, four tricks each."""

from typing import Any

from rebelote.rules import Strain, Tally, Team
from rebelote.rules.scoring import LineCode, Score, Scoring

PACK = {Strain.NO_TRUMP: 120, Strain.ALL_TRUMP: 248}


def tally(own: int, strain: Strain = Strain.SPADES, **fields: Any) -> Tally:
    """Return a tally in which team 0 has so many card points and, unless said, the last trick."""
    total = PACK.get(strain, 152)
    facts = {"taker_team": Team(0), "last_trick": Team(0)} | fields
    return Tally(strain=strain, card_points=(own, total - own), **facts)


def capot(team: int, strain: Strain = Strain.SPADES, **fields: Any) -> Tally:
    """Return a tally in which a team took all eight tricks."""
    own = PACK.get(strain, 152) if team == 0 else 0
    tricks = (8, 0) if team == 0 else (0, 8)
    return tally(own, strain, tricks=tricks, last_trick=Team(team), **fields)


def scored(scoring: Scoring, what: Tally) -> Score:
    """Return the score, once its lines have been found to add up to the marks."""
    score = scoring.score(what)
    for team in (0, 1):
        lines = sum(line.points for line in score.lines if line.team == team)
        assert lines == score.marks[team] * score.unit
    assert all(line.points for line in score.lines)
    return score


def lines(score: Score, code: LineCode) -> list[tuple[int, int]]:
    """Return team and points of the lines of one kind."""
    return [(line.team, line.points) for line in score.lines if line.code is code]
