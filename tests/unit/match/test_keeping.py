"""A match kept with real cards."""

import pytest

from rebelote.match import Match
from rebelote.match.keeping import ENTRY_FIELDS, can_pass_out, keep_match, tell_match
from rebelote.rules.registry import ruleset
from tests.unit.cli.table import LANGUAGES, VARIANTS, finished

from .typed import fields_of

GOOD = {"contract": "H", "taker_team": 0, "card_points": [100, 52], "last_trick": 1}


def entry_of(deal):
    """Return a finished deal as an entry; what the match knows is left out."""
    return {name: value for name, value in fields_of(deal).items() if name in ENTRY_FIELDS}


def score_of(kept):
    """Return the score of a deal that was accepted."""
    assert kept.error is None
    assert kept.score is not None
    return kept.score


def code_of(kept):
    """Return the code of the error of a deal that was refused."""
    assert kept.error is not None
    return kept.error.code


def endless(variant):
    """Return rules whose matches go on after many deals."""
    rules = ruleset(variant)
    return rules.with_options(target=100_000) if "target" in rules.settings else rules


@pytest.mark.parametrize("variant", VARIANTS)
def test_entries_give_the_match_that_their_scores_give(variant):
    """Deal after deal the totals and the points in suspense are those of `Match`."""
    rules = endless(variant)
    deals = [finished(variant, 20 * seed) for seed in range(4)]
    kept = keep_match(rules, [entry_of(deal) for deal in deals])
    match = Match(rules)
    for one in kept:
        match = match.mark(score_of(one))
        assert one.match == match


def test_points_in_suspense_come_to_the_next_deal():
    """The score keeper need not carry them over by hand."""
    tie = GOOD | {"card_points": [71, 81], "last_trick": 0}
    first, second = keep_match(ruleset("concours"), [tie, GOOD])
    assert first.match.pending == 81
    assert score_of(second).pending_won == (81, 0)
    assert second.match.pending == 0


def test_the_last_deal_of_a_contest_is_known():
    """In the twelfth deal a tie goes to the defence without anybody saying that it is the last."""
    tie = GOOD | {"card_points": [71, 81], "last_trick": 0}
    *_, last = keep_match(ruleset("concours"), [GOOD] * 11 + [tie])
    assert score_of(last).marks == (0, 162)
    assert last.match.is_over


@pytest.mark.parametrize(
    ("points", "with_last", "expected"),
    [
        ([100, None], False, (100, 52)),
        ([None, 52], False, (100, 52)),
        ([100, None], True, (100, 52)),
        ([None, 62], True, (100, 52)),
        ([100, 62], True, (100, 52)),
    ],
)
def test_one_sides_points_are_enough(points, with_last, expected):
    """The other side has the rest, the last trick's ten counted in or not."""
    entry = GOOD | {"card_points": points, "with_last_trick": with_last}
    (kept,) = keep_match(ruleset("concours"), [entry])
    cards = [0, 0]
    for line in score_of(kept).lines:
        if line.code == "cards":
            cards[line.team] = line.points
    assert tuple(cards) == expected


def test_all_the_tricks_need_no_points():
    """A capot is points, tricks and last trick in one."""
    (kept,) = keep_match(ruleset("concours"), [{"contract": "S", "taker_team": 1, "capot": 1}])
    assert score_of(kept).marks == (0, 252)


def test_a_wrong_entry_leaves_the_match_as_it_was():
    """Its error has a sentence and names the field; what follows still counts."""
    rules = ruleset("concours")
    wrong = GOOD | {"card_points": [100, 60]}
    kept = keep_match(rules, [GOOD, wrong, GOOD])
    told = tell_match(rules, kept, "en")
    assert told.errors == (2,)
    assert told.deals[1].field == "card_points"
    assert told.deals[1].error is not None
    assert told.deals[1].error.code == "BadTally"
    assert told.deals[1].sheet is None
    assert told.deals[1].scores == told.deals[0].scores
    assert told.totals == (200, 124)


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (GOOD | {"pending": 5}, "NoSuchField"),
        (GOOD | {"card_points": "100"}, "BadField"),
        (GOOD | {"card_points": [None, None]}, "BadField"),
        (GOOD | {"card_points": [True, None]}, "BadField"),
        (GOOD | {"card_points": [10**4000, None]}, "BadField"),
        (GOOD | {"belote": [10**4000, 0]}, "BadField"),
        (GOOD | {"capot": 2}, "BadField"),
        (GOOD | {"passed": "yes"}, "BadField"),
        (GOOD | {"contract": "Z"}, "BadField"),
        ({}, "BadField"),
    ],
)
def test_entries_that_cannot_be_read_have_a_named_error(entry, code):
    """Nothing is raised: the error stands at its deal."""
    (kept,) = keep_match(ruleset("concours"), [entry])
    assert code_of(kept) == code


def test_no_deal_follows_the_end_of_the_match():
    """A thirteenth deal of a contest is refused."""
    *_, last = keep_match(ruleset("concours"), [GOOD] * 13)
    assert code_of(last) == "MatchIsOver"
    assert last.match.is_over
    *_, last = keep_match(ruleset("concours"), [GOOD] * 12 + [{"passed": True}])
    assert code_of(last) == "MatchIsOver"


def test_a_passed_out_deal_only_moves_the_dealer():
    """It has a sheet without lines, and the next player deals."""
    rules = ruleset("concours")
    told = tell_match(rules, keep_match(rules, [{"passed": True}]), "en")
    assert told.deals[0].sheet is not None
    assert told.deals[0].sheet.outcome.code == "passed_out"
    assert told.deals[0].sheet.lines == ()
    assert (told.totals, told.next_dealer) == ((0, 0), 1)


@pytest.mark.parametrize(
    ("variant", "expected"),
    [
        ("concours", True),
        ("bulgarian", True),
        ("coinche", True),
        ("ktga_be", False),
        ("bela", False),
    ],
)
def test_only_some_rules_know_a_passed_out_deal(variant, expected):
    """Where somebody must name a trump in the end, an entry that says otherwise is refused."""
    assert can_pass_out(ruleset(variant)) is expected
    (kept,) = keep_match(ruleset(variant), [{"passed": True}])
    assert (kept.error is None) is expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_kept_match_is_told_line_by_line(variant, language):
    """The lines of every sheet add up to its marks."""
    rules = endless(variant)
    entries = [entry_of(finished(variant, 20 * seed)) for seed in range(3)]
    told = tell_match(rules, keep_match(rules, entries), language)
    for deal in told.deals:
        sheet = deal.sheet
        assert sheet is not None
        for team in (0, 1):
            points = sum(line.points[team] for line in sheet.lines)
            assert points == sheet.marks[team] * sheet.points_per_mark
            assert all(line.sentences[team] for line in sheet.lines if line.points[team])
    assert told.totals == told.deals[-1].scores


def test_a_match_without_entries_stands_at_nothing():
    """The page asks before the first deal, too."""
    rules = ruleset("bela")
    told = tell_match(rules, (), "fr")
    assert (told.deals, told.totals, told.winner, told.is_over) == ((), (0, 0), None, False)
