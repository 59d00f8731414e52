"""Worked examples of every variant."""

import pytest

from rebelote.lessons.examples import Example, examples, facts, work
from rebelote.lessons.texts import languages
from rebelote.rules import TEAMS
from rebelote.rules.registry import ruleset
from rebelote.rules.scoring import Outcome

from .own import VARIANTS


@pytest.mark.parametrize("variant", VARIANTS)
def test_examples_show_each_way_a_contract_can_end(variant):
    """Made, failed, all the tricks; a tie where there is one."""
    rules = ruleset(variant)
    scores = {one.name: rules.scoring.score(one.tally) for one in examples(rules)}
    assert scores["made"].outcome is Outcome.MADE
    assert scores["failed"].outcome is Outcome.FAILED
    assert scores["sweep"].capot == TEAMS[0]
    assert scores["swept"].capot == TEAMS[1]
    if "tie" in scores:
        assert scores["tie"].outcome is Outcome.TIE
        assert scores["pending"].pending_won != (0, 0)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("variant", VARIANTS)
def test_sheets_are_those_of_the_engine(variant, language):
    """Every line and mark is computed; titles differ."""
    rules = ruleset(variant)
    worked = [(one, work(one, rules, language)) for one in examples(rules)]
    for one, told in worked:
        score = rules.scoring.score(one.tally)
        assert told.sheet.marks == score.marks
        assert bool(told.hanging) == bool(score.pending)
        assert len(told.facts) >= 3
        assert not any(set(text) & set("{}") for text in told.facts)
    titles = [told.title for _, told in worked]
    assert len(set(titles)) == len(titles)


def test_examples_follow_the_options():
    """Without doubling nothing is doubled; a contest shows the last deal."""
    names = {one.name for one in examples(ruleset("bulgarian"))}
    assert {"doubled", "redoubled", "doubled_tie", "clash", "no_trump", "all_trump"} <= names
    names = {one.name for one in examples(ruleset("bulgarian(double=none)"))}
    assert not {"doubled", "redoubled", "doubled_tie"} & names
    assert "last_tie" in {one.name for one in examples(ruleset("concours"))}
    assert "sweep_bid" in {one.name for one in examples(ruleset("coinche"))}


def test_facts_say_takers_whichever_team_took():
    """A deal taken by team 1 is told with the same sentences."""
    rules = ruleset("concours")
    one = next(iter(examples(rules)))
    assert isinstance(one, Example)
    tally = one.tally
    other = type(tally)(
        strain=tally.strain,
        taker_team=TEAMS[1],
        card_points=tally.card_points[::-1],
        last_trick=TEAMS[1],
        tricks=tally.tricks[::-1],
        belote=tally.belote[::-1],
    )
    assert list(facts(other, rules, "en")) == list(facts(tally, rules, "en"))
