"""Which calls deserve a thought, and what is said about them in numbers."""

import pytest

from rebelote.bots.calling import NERVE, Caller
from rebelote.bots.prospect import prospects_of
from rebelote.bots.traits import TRAITS, Weighed, gap_of
from rebelote.rules import PASS, Bid, Double, Redouble
from rebelote.rules.registry import ruleset, rulesets
from tests.unit.bots.positions import auction, call

STRONG = {
    "five": {0: "JhAhKh As7c"},
    "six": {0: "JhAhKh As7c8d"},
    "eight": {0: "JhAhKh9h AsTs7c8d"},
}
SIZES = {5: "five", 6: "six", 8: "eight"}


def weighed(rules: str, *calls: str) -> Weighed:
    """Return the decision of the seat to speak, the first seat's hand being strong in hearts."""
    chosen = ruleset(rules)
    turned = "9c" if chosen.dealing.has_turned_card else ""
    size = chosen.dealing.cards_before
    deal = auction(rules, STRONG[SIZES[size]], *calls, turned=turned)
    assert deal.to_act is not None
    return Weighed(deal.view(deal.to_act))


@pytest.mark.parametrize("rules", sorted(rulesets()))
def test_every_call_has_all_traits(rules: str) -> None:
    """In every variant each plausible call but the pass has as many finite numbers as said."""
    decision = weighed(rules)
    for one in decision.plausible():
        if one != PASS:
            numbers = decision.numbers(one)
            assert len(numbers) == TRAITS
            assert all(abs(number) < 20 for number in numbers)


@pytest.mark.parametrize("rules", sorted(rulesets()))
def test_the_club_players_call_is_among_those_weighed(rules: str) -> None:
    """What the club player would call is always weighed, and so is the pass where it is legal."""
    decision = weighed(rules)
    club = Caller(decision.view, prospects_of(decision.view.ruleset), NERVE).choose()
    assert decision.club == club
    assert {club, PASS} <= set(decision.plausible())


def test_plausible_calls_are_legal_and_few() -> None:
    """Of more than a hundred bids in points a dozen at most are weighed, all of them legal."""
    decision = weighed("coinche")
    found = decision.plausible()
    assert len(set(found)) == len(found) <= 12
    assert set(found) <= set(decision.view.legal_actions)


def test_a_double_and_a_redouble_are_weighed() -> None:
    """Doubling is weighed whenever it is legal, under a name of its own."""
    doubling = weighed("coinche", "80H")
    assert Double() in doubling.plausible()
    assert doubling.kind(Double()) == "double-suit"
    redoubling = weighed("coinche", "80H", "double")
    assert Redouble() in redoubling.plausible()
    assert redoubling.kind(Redouble()) == "redouble-suit"


def test_kinds_tell_bids_from_forced_choices_and_strains_apart() -> None:
    """A bid that may be passed, one that may not, and those without a trump suit differ."""
    assert weighed("bulgarian").kind(call("AT")) == "bid-AT"
    assert weighed("bulgarian").kind(call("NT")) == "bid-NT"
    assert weighed("bela", "pass", "pass", "pass").kind(call("H")) == "must-suit"


def test_a_pass_gains_nothing() -> None:
    """Gains are counted from the pass."""
    decision = weighed("french501")
    assert decision.gain(PASS, decision.caller) == 0.0


def test_a_stronger_suit_gains_more() -> None:
    """The suit of jack, nine, ace and king gains more than a void one."""
    decision = weighed("coinche")
    # `call` gives any call; with a suit it is a bid.
    strong, weak = Bid(80, call("H").strain), Bid(80, call("C").strain)  # type: ignore[union-attr]
    assert decision.gain(strong, decision.caller) > decision.gain(weak, decision.caller)


@pytest.mark.parametrize("rules", sorted(rulesets()))
def test_a_gap_is_what_a_failure_costs(rules: str) -> None:
    """A gap is at least the card points of the pack, and more where bids count."""
    assert 150 < gap_of(ruleset(rules)) < 500


def test_a_turned_card_belongs_to_who_would_take_it() -> None:
    """Under a turned jack the same hand expects more of that suit than under a turned seven."""
    gains = []
    for turned in ("Jc", "7c"):
        deal = auction("concours", {0: "9cAcKc As8d"}, turned=turned)
        decision = Weighed(deal.view(deal.setup.first))
        gains.append(decision.gain(call("C"), decision.caller))
    assert gains[0] > gains[1]
