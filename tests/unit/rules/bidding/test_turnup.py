"""Taking the turned card (RULES.md 4.1 `turnup2`)."""

import pytest

from rebelote.rules import Contract, Phase, Seat, Strain
from rebelote.rules.bidding import Standing, TurnUp
from rebelote.rules.bidding.turnup import EightPasses, SecondRound
from tests.rules.table import cards
from tests.unit.rules.bidding.spoken import after, legal, refused

TURN_UP = TurnUp()
FORCED = TurnUp(pass_out=EightPasses.FORCED_FIRST)
FOUR, EIGHT = "pass pass pass pass", "pass pass pass pass pass pass pass pass"


def test_the_first_round_offers_the_turned_suit() -> None:
    """One takes the turned suit or passes."""
    assert legal(TURN_UP, "", "9h") == "pass H"
    assert legal(TURN_UP, "pass pass pass", "9h") == "pass H"


@pytest.mark.parametrize(
    ("suits", "expected"), [(SecondRound.OTHER, "pass S D C"), (SecondRound.ANY, "pass S H D C")]
)
def test_the_second_round_offers_other_suits(suits: SecondRound, expected: str) -> None:
    """The turned suit is left out, or not."""
    assert legal(TurnUp(round2_suits=suits), FOUR, "9h") == expected


@pytest.mark.parametrize(
    ("calls", "contract"),
    [
        ("pass H", Contract(Strain.HEARTS, None, Seat(1))),
        (f"{FOUR} pass pass C", Contract(Strain.CLUBS, None, Seat(2))),
    ],
)
def test_the_first_take_closes(calls: str, contract: Contract) -> None:
    """Whoever takes first plays his suit."""
    standing = after(TURN_UP, calls, "9h")
    assert standing.contract == contract
    assert TURN_UP.legal(standing, next(iter(cards("9h")))) == ()


def test_eight_passes_pass_the_deal_out() -> None:
    """Nobody took in two rounds: the deal is over."""
    assert after(TURN_UP, f"{FOUR} pass pass pass", "9h").phase is Phase.BIDDING
    assert after(TURN_UP, EIGHT, "9h").phase is Phase.PASSED_OUT


def test_eight_passes_may_force_the_first_player() -> None:
    """The first player must choose one of the four suits and is the taker."""
    assert after(FORCED, EIGHT, "9h").phase is Phase.FORCED
    assert legal(FORCED, EIGHT, "9h") == "S H D C"
    assert after(FORCED, f"{EIGHT} H", "9h").contract == Contract(Strain.HEARTS, None, Seat(0))


@pytest.mark.parametrize(
    ("calls", "text", "code"),
    [
        ("", "S", "OnlyTurnedSuit"),
        (FOUR, "H", "TurnedSuitRefused"),
        ("", "double", "NoDoublingHere"),
        ("H", "redouble", "NoDoublingHere"),
        ("", "100H", "NoLevelHere"),
        ("", "NT", "StrainNotOffered"),
        (EIGHT, "pass", "MustName"),
    ],
)
def test_a_refused_call_has_its_name(calls: str, text: str, code: str) -> None:
    """Each reason to refuse a call is told apart."""
    bidding = FORCED if calls == EIGHT else TURN_UP
    assert refused(bidding, calls, text, "9h").code == code


@pytest.mark.parametrize(("calls", "text"), [("", "S"), (FOUR, "H")])
def test_a_wrong_suit_is_shown_the_turned_card(calls: str, text: str) -> None:
    """The refusal names the card that decides."""
    assert str(refused(TURN_UP, calls, text, "9h").params["turned"]) == "9h"


def test_an_auction_about_a_turned_card_needs_one() -> None:
    """A ruleset that turns no card cannot use this family."""
    with pytest.raises(ValueError, match="turned card"):
        TURN_UP.legal(Standing(Seat(0)), None)
