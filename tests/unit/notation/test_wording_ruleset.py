"""Rulesets in words: names, options, differences."""

import dataclasses

import pytest

from rebelote.notation.wording import (
    describe_ruleset,
    diff_rulesets,
    say_allowed,
    say_family,
    say_option,
    say_promise,
    say_ruleset,
    say_title,
    say_value,
)
from rebelote.rules.bidding import TurnUp
from rebelote.rules.options import Number, OnOff
from rebelote.rules.registry import ruleset, rulesets

COINCHE, BULGARIAN, BELGIAN = map(ruleset, ("coinche", "bulgarian", "ktga_be"))


def test_a_variant_is_presented_by_name_and_promise() -> None:
    """The line holds both, in the language asked for, from the ruleset or its id."""
    line = say_ruleset("bulgarian", "fr")
    assert line.startswith("Belote bulgare – Six contrats")
    assert say_ruleset(BULGARIAN, "fr") == line
    assert say_ruleset(BULGARIAN, "en").startswith("Bulgarian belot – ")


def test_a_variant_without_a_name_is_called_by_its_id() -> None:
    """A plugin need not bring texts, and may bring English ones only."""
    bare = dataclasses.replace(COINCHE, title=(), promise=())
    assert (say_title(bare, "fr"), say_promise(bare, "fr")) == ("coinche", "")
    assert say_ruleset(bare, "fr") == "coinche"
    english = dataclasses.replace(COINCHE, title=(("en", "Only English"),))
    assert say_title(english, "fr") == "Only English"


def test_house_options_are_told_by_what_they_mean() -> None:
    """Every option comes with its value as written and as a sentence."""
    described = {one.option: one for one in describe_ruleset(COINCHE, "en")}
    assert list(described) == list(COINCHE.settings)
    assert described["target"].value == "1000"
    assert described["target"].sentence == "The match is played to 1000 points."
    assert described["double"].sentence == "One may coinche, which stops the bidding."
    assert described["packets_before"].sentence == (
        "The dealer gives each player 3 then 2 then 3 cards before the auction."
    )


def test_a_list_of_contracts_is_told_in_order() -> None:
    """The ladder is read from the option's own text."""
    sentence = say_value("contracts", "C-D-NT", "fr")
    assert (
        sentence == "On peut annoncer, du plus bas au plus haut\u00a0: trèfle, carreau, sans-atout."
    )


def test_several_ways_to_deal_are_alternatives() -> None:
    """The ways are joined by "or"."""
    assert "3 puis 2 ou 2 puis 3" in say_value("packets_before", "3-2/2-3", "fr")


def test_an_option_says_what_it_settles() -> None:
    """The sentence uses the variant's own words."""
    assert say_option("belote_say", "fr", BULGARIAN) == "Comment le belot se dit."


def test_what_a_plugin_brings_is_shown_as_it_is() -> None:
    """Unknown options, values and families are named by their code."""

    class Whist(TurnUp):
        """Another auction."""

    assert say_option("jokers", "fr") == "jokers"
    assert say_value("jokers", "two {2}", "fr") == "two {2}"
    assert say_value("double", "maybe", "fr") == "maybe"
    assert say_family(dataclasses.replace(BELGIAN, bidding=Whist()), "bidding", "fr") == "Whist"


@pytest.mark.parametrize(
    ("domain", "text"),
    [(OnOff(), "on ou off"), (Number(1, 9), "un nombre entier de 1 à 9")],
)
def test_a_domain_says_which_values_it_allows(domain: OnOff | Number, text: str) -> None:
    """The values allowed are told in the language."""
    assert say_allowed(domain.allowed, "fr") == text


def test_a_ruleset_does_not_differ_from_itself() -> None:
    """Nothing is listed for the same rules."""
    assert all(diff_rulesets(one, one, "fr") == [] for one in rulesets().values())


def test_a_changed_option_is_the_only_difference() -> None:
    """Both values are shown, and what each means."""
    house = BELGIAN.with_options(target=51)
    (difference,) = diff_rulesets(BELGIAN, house, "en")
    assert difference == (
        "target",
        "101",
        "51",
        "The match is played to 101 points.",
        "The match is played to 51 points.",
    )


def test_other_families_differ_before_their_options() -> None:
    """Two games with other auctions say so first; an option of one alone has an empty side."""
    found = diff_rulesets(COINCHE, BELGIAN, "en")
    assert (found[0].option, found[0].first, found[0].second) == (
        "bidding",
        "PointBidding",
        "TurnUp",
    )
    only = next(one for one in found if one.option == "bid_min")
    assert (only.first, only.second, only.second_sentence) == ("80", "", "")
