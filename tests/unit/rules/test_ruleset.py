"""Rulesets as values, and their house options."""

import dataclasses
import pickle
from dataclasses import dataclass

import pytest

from rebelote.cards import RebeloteError
from rebelote.rules.belote import Say
from rebelote.rules.errors import (
    BadOptionValue,
    InconsistentOptions,
    OptionWithoutEffect,
    UnknownOption,
)
from rebelote.rules.options import Need, OnOff, option
from rebelote.rules.registry import ruleset, rulesets
from rebelote.rules.winning import FixedDeals

EVERY = pytest.mark.parametrize("name", rulesets())
COINCHE, KTGA, CONCOURS = ruleset("coinche"), ruleset("ktga_be"), ruleset("concours")


@EVERY
def test_a_published_ruleset_prints_its_version(name: str) -> None:
    """Without changes a ruleset is its name and version."""
    assert str(ruleset(name)) == f"{name}@{ruleset(name).version}"


@EVERY
def test_a_ruleset_is_frozen(name: str) -> None:
    """No field can be changed."""
    with pytest.raises(dataclasses.FrozenInstanceError):
        ruleset(name).version = 2  # type: ignore[misc]


@EVERY
def test_a_ruleset_pickles(name: str) -> None:
    """A copy from another process is equal, with the same hash and settings."""
    before = ruleset(name)
    again = pickle.loads(pickle.dumps(before))
    assert again == before
    assert hash(again) == hash(before)
    assert again.settings == before.settings


def test_a_changed_ruleset_pickles() -> None:
    """House options survive, and may be changed back in the copy."""
    changed = COINCHE.with_options(target=2000)
    again = pickle.loads(pickle.dumps(changed))
    assert again == changed
    assert again.with_options(target=1000) == COINCHE


def test_house_options_are_printed_in_alphabetical_order() -> None:
    """The order of asking does not show."""
    one = KTGA.with_options(target=51, announces="off")
    other = KTGA.with_options(announces=False).with_options(target="51")
    assert str(one) == str(other) == "ktga_be@1(announces=off,target=51)"
    assert one == other
    assert hash(one) == hash(other)


def test_a_house_option_reaches_its_part() -> None:
    """The part that holds the option has the new value."""
    assert COINCHE.with_options(belote_say="auto").belote.belote_say is Say.AUTO


def test_an_option_at_its_published_value_is_no_change() -> None:
    """Asking for what is already so leaves the published ruleset."""
    assert COINCHE.with_options(target=1000) == COINCHE


def test_a_change_may_be_taken_back() -> None:
    """Back at the published value the option is no longer printed."""
    changed = COINCHE.with_options(target=2000, bid_max=160)
    assert str(changed.with_options(target=1000)) == "coinche@1(bid_max=160)"


def test_a_later_change_replaces_an_earlier_one() -> None:
    """The last word about an option counts."""
    assert str(COINCHE.with_options(target=2000).with_options(target=1500)) == (
        "coinche@1(target=1500)"
    )


def test_an_option_dies_with_the_one_it_needs() -> None:
    """Switching announces off drops what was said about announces."""
    changed = COINCHE.with_options(announce_mode="auto").with_options(announces="off")
    assert str(changed) == "coinche@1(announces=off)"


def test_an_option_may_come_to_life_with_the_one_it_needs() -> None:
    """Announces brought into the contest may be automatic there."""
    both = CONCOURS.with_options(announces="on", announce_mode="auto")
    assert str(both) == "concours@1(announce_mode=auto,announces=on)"
    assert "announce_mode" not in CONCOURS.settings
    assert "announce_mode" in both.settings


@pytest.mark.parametrize("name", ["french501", "bela", "coinche", "ktga_be"])
@pytest.mark.parametrize(("switch", "choice"), [("on", "transfer"), ("off", "keep")])
def test_both_names_of_an_option_work(name: str, switch: str, choice: str) -> None:
    """Whether announces of a capoted side pass over has two names, which mean the same."""
    by_switch = ruleset(name).with_options(capot_takes_announces=switch)
    assert by_switch == ruleset(name).with_options(no_trick_announces=choice)


def test_settings_name_part_and_text() -> None:
    """A setting says where it stands and how it is written."""
    setting = COINCHE.settings["target"]
    assert (setting.part, setting.value, setting.text) == ("winning", 1000, "1000")


@EVERY
def test_every_setting_reads_back(name: str) -> None:
    """What an option writes, it reads."""
    for setting in ruleset(name).settings.values():
        assert setting.option.domain.read(setting.text) == setting.value


def refused(name: str, **options: object) -> RebeloteError:
    with pytest.raises(RebeloteError) as caught:
        ruleset(name).with_options(**options)
    return caught.value


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    """A misspelt option names the ruleset and its options."""
    error = refused("coinche", targte=2000)
    assert isinstance(error, UnknownOption)
    assert (error.params["ruleset"], error.params["option"]) == ("coinche", "targte")
    assert "target" in str(error.params["known"])


@pytest.mark.parametrize(
    ("name", "option", "because"),
    [
        ("concours", "announce_mode", {"option": "announces", "value": "off"}),
        ("concours", "belote_at_discard", {"option": "contracts"}),
        ("bela", "cannot_overruff", {"option": "ruff_when", "value": "always"}),
    ],
)
def test_an_option_without_effect_is_refused(
    name: str, option: str, because: dict[str, str]
) -> None:
    """The refusal says which other option takes the effect away."""
    value = {"announce_mode": "auto", "belote_at_discard": "first", "cannot_overruff": "free"}
    error = refused(name, **{option: value[option]})
    assert isinstance(error, OptionWithoutEffect)
    assert (error.params["ruleset"], error.params["option"]) == (name, option)
    assert getattr(error.params["because"], "params", None) == because


def test_an_option_needs_its_need_s_need() -> None:
    """What hangs on doubling hangs on nothing when the ladder has none."""
    error = refused("bulgarian", double="none", double_multiplier=3)
    assert isinstance(error, OptionWithoutEffect)
    deeper = refused("bulgarian", unit="raw", round_before_double="off")
    assert isinstance(deeper, OptionWithoutEffect)


@pytest.mark.parametrize(
    ("option", "value"), [("target", 0), ("target", "many"), ("announces", "maybe"), ("unit", "be")]
)
def test_a_bad_value_is_refused(option: str, value: object) -> None:
    """The refusal names option and value, and what is allowed."""
    error = refused("coinche", **{option: value})
    assert isinstance(error, BadOptionValue)
    assert (error.params["option"], error.params["value"]) == (option, value)
    assert "allowed" in error.params


def test_a_bad_value_of_an_alias_is_refused() -> None:
    """The name that was used stands in the error."""
    error = refused("french501", capot_takes_announces="transfer")
    assert isinstance(error, BadOptionValue)
    assert error.params["option"] == "capot_takes_announces"


@pytest.mark.parametrize(
    "options",
    [{"bid_min": 250}, {"bid_step": 15}, {"packets_before": "3-3"}, {"double_multiplier": 4}],
)
def test_options_that_contradict_each_other_are_refused(options: dict[str, object]) -> None:
    """Values that are allowed alone may be impossible together."""
    assert isinstance(refused("coinche", **options), InconsistentOptions)


def test_options_that_agree_may_change_together() -> None:
    """One step at a time would be impossible, both at once are not."""
    assert COINCHE.with_options(bid_min=90, bid_step=15).bidding is not COINCHE.bidding


@dataclass(frozen=True)
class Evening(FixedDeals):
    """A third party's way to end a match, whose options hang on one another."""

    has_supper: bool = option(False, OnOff())
    has_cheese: bool = option(True, OnOff(), Need("has_supper", (True,)))
    has_wine: bool = option(True, OnOff(), Need("has_cheese", (True,)))


def test_an_option_is_as_dead_as_what_its_need_needs() -> None:
    """Needs are followed to their end, and the refusal names the first that is not met."""
    evening = dataclasses.replace(CONCOURS, winning=Evening())
    with pytest.raises(OptionWithoutEffect) as caught:
        evening.with_options(has_wine="off")
    assert getattr(caught.value.params["because"], "params", None) == {
        "option": "has_supper",
        "value": "off",
    }
    assert "has_wine" in evening.with_options(has_supper="on").settings


def test_one_choice_is_not_made_twice() -> None:
    """Both names of an option may stand together as long as they mean the same."""
    agreed = ruleset("bela").with_options(capot_takes_announces="off", no_trick_announces="keep")
    assert str(agreed) == "bela@1(no_trick_announces=keep)"
    error = refused("bela", capot_takes_announces="off", no_trick_announces="transfer")
    assert isinstance(error, InconsistentOptions)
    assert str(error.params["because"]) == "said_both_ways(option=no_trick_announces)"


def test_no_name_of_an_option_is_python_s() -> None:
    """An option that a text calls `self` is unknown like any other."""
    with pytest.raises(UnknownOption):
        ruleset("bela(self=1)")
