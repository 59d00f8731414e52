"""What a table counted, read into a tally."""

import pytest

from rebelote.match.scorekeeping import FIELDS, BadField, NoSuchField, tally_from
from rebelote.notation.wording import say_error
from rebelote.rules.errors import BadTally
from rebelote.rules.registry import ruleset
from tests.unit.cli.table import VARIANTS, finished

from .typed import fields_of

GOOD = {
    "contract": "H",
    "taker_team": 0,
    "card_points": [100, 52],
    "last_trick": 1,
    "tricks": [5, 3],
}


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_played_deal_gives_its_own_score(variant):
    """What was counted at a table, typed in, gives the score that the engine gave."""
    for seed in range(8):
        deal = finished(variant, 20 * seed)
        tally = tally_from(fields_of(deal), deal.ruleset)
        assert tally == deal.tally
        assert deal.ruleset.scoring.score(tally) == deal.score()


@pytest.mark.parametrize(
    ("field", "value", "allowed"),
    [
        ("contract", None, "S H D C"),
        ("contract", "X", "S H D C"),
        ("contract", "AT", "S H D C"),
        ("taker_team", None, "0 or 1"),
        ("taker_team", 2, "0 or 1"),
        ("taker_team", True, "0 or 1"),
        ("taker_team", "0", "0 or 1"),
        ("last_trick", -1, "0 or 1"),
        ("card_points", None, "two whole numbers, side 0 and then side 1"),
        ("card_points", [100], "two whole numbers, side 0 and then side 1"),
        ("card_points", [100.5, 51.5], "two whole numbers, side 0 and then side 1"),
        ("card_points", [True, False], "two whole numbers, side 0 and then side 1"),
        ("tricks", "53", "two whole numbers, side 0 and then side 1"),
        ("announces", {"0": 20}, "two whole numbers, side 0 and then side 1"),
        ("belote", [20, 20], "at most 20 in all"),
        ("double", -1, "a whole number"),
        ("double", "2", "a whole number"),
        ("double", True, "a whole number"),
        ("double", 0, "1, 2, 4"),
        ("double", 3, "1, 2, 4"),
        ("pending", -5, "a whole number"),
        ("last_deal", "yes", "true or false"),
        ("last_deal", 1, "true or false"),
        ("bid", "eighty", "80, 90"),
        ("bid", True, "80, 90"),
        ("bid", 85, "80, 90"),
        ("bid", 8000, "80, 90"),
    ],
)
def test_a_field_that_cannot_be_read_is_named(field, value, allowed):
    """The refusal has the field, the value and what would do."""
    fields = GOOD | {"bid": 80} | {field: value}
    with pytest.raises(BadField) as caught:
        tally_from(fields, ruleset("coinche"))
    assert caught.value.params["field"] == field
    assert f"allowed: {allowed}" in say_error(caught.value, "en")


def test_an_unknown_field_is_refused_with_those_that_are_known():
    """A misspelled field must not pass for one that was left out."""
    with pytest.raises(NoSuchField) as caught:
        tally_from(GOOD | {"anounces": [20, 0]}, ruleset("bulgarian"))
    assert caught.value.params == {"field": "anounces", "known": ", ".join(FIELDS)}


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"card_points": [-10, 162]}, "card_points"),
        ({"card_points": [100, 100]}, "card_points"),
        ({"tricks": [-1, 9]}, "tricks"),
        ({"tricks": [4, 3]}, "tricks"),
        ({"tricks": [0, 8]}, "tricks"),
        ({"tricks": [8, 0], "card_points": [152, 0]}, "last_trick"),
        ({"announces": [15, 0]}, "announces"),
        ({"announces": [-20, 0]}, "announces"),
        ({"belote": [10, 0]}, "belote"),
        ({"bid": 80}, "bid"),
    ],
)
def test_points_that_no_deal_gives_are_refused(changes, field):
    """Each impossible count is refused by the field it stands in."""
    with pytest.raises(BadTally) as caught:
        tally_from(GOOD | changes, ruleset("bulgarian"))
    assert caught.value.params["field"] == field


def test_a_game_of_bids_needs_the_bid():
    """In the Coinche the contract is worth its bid."""
    with pytest.raises(BadTally) as caught:
        tally_from(GOOD, ruleset("coinche"))
    assert caught.value.params["field"] == "bid"
    assert tally_from(GOOD | {"bid": "capot"}, ruleset("coinche")).level == "capot"


@pytest.mark.parametrize(
    ("variant", "contract"), [("concours", "H"), ("bulgarian(announces=off)", "H")]
)
def test_announces_that_do_not_exist_are_refused(variant, contract):
    """Where announces are off none can have counted."""
    with pytest.raises(BadField) as caught:
        tally_from(GOOD | {"contract": contract, "announces": [20, 0]}, ruleset(variant))
    assert caught.value.params["field"] == "announces"


def test_there_is_no_belote_at_no_trumps():
    """Without trumps no pair counts, and no announces either; at all-trumps four pairs may."""
    fields = GOOD | {"contract": "NT", "card_points": [100, 20]}
    for field in ("belote", "announces"):
        with pytest.raises(BadField):
            tally_from(fields | {field: [20, 0]}, ruleset("bulgarian"))
    fields = GOOD | {"contract": "AT", "card_points": [148, 100], "belote": [60, 20]}
    assert tally_from(fields, ruleset("bulgarian")).belote == (60, 20)


def test_a_game_without_doubling_knows_no_multiplier():
    """Where nobody may double the only multiplier is 1."""
    with pytest.raises(BadField) as caught:
        tally_from(GOOD | {"double": 2}, ruleset("ktga_be"))
    assert caught.value.params["allowed"] == "1"


@pytest.mark.parametrize(("team", "tricks"), [(0, (8, 0)), (1, (0, 8))])
def test_a_side_without_a_point_is_taken_to_have_no_trick(team, tricks):
    """Unless the tricks are told, all points and the last trick for one side are all the tricks."""
    points = [152, 0] if team == 0 else [0, 152]
    fields = {"contract": "S", "taker_team": 0, "card_points": points, "last_trick": team}
    assert tally_from(fields, ruleset("bulgarian")).tricks == tricks
