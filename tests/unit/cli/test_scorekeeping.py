"""The score of a deal as JSON."""

from rebelote.cli.scorekeeping import as_json
from rebelote.match.scorekeeping import tally_from
from rebelote.rules.registry import ruleset

GOOD = {
    "contract": "H",
    "taker_team": 0,
    "card_points": [100, 52],
    "last_trick": 1,
    "tricks": [5, 3],
}


def test_the_score_as_json_holds_the_lines():
    """The lines of each team add up to its marks, and each names its article."""
    rules = ruleset("bulgarian")
    score = rules.scoring.score(tally_from(GOOD, rules))
    told = as_json(score, rules)
    for team in (0, 1):
        points = sum(line["points"] for line in told["lines"] if line["team"] == team)
        assert points == told["marks"][team] * told["points_per_mark"]
    assert all(line["article"] for line in told["lines"])
    assert told["ruleset"] == "bulgarian@1"
    assert told["outcome"] == "made"
