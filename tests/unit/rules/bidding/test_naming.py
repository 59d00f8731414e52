"""Naming a suit once (RULES.md 4.1 `name_once`)."""

import pytest

from rebelote.rules import Contract, Phase, Seat, Strain
from rebelote.rules.bidding import NameOnce
from rebelote.rules.bidding.naming import FourPasses
from tests.unit.rules.bidding.spoken import after, legal, refused

BELA = NameOnce()
THREE = "pass pass pass"


@pytest.mark.parametrize("calls", ["", "pass", "pass pass"])
def test_each_names_a_suit_or_passes(calls: str) -> None:
    """The first three have the choice."""
    assert legal(BELA, calls) == "pass S H D C"


def test_the_dealer_must_name() -> None:
    """After three passes the fourth speaker has no pass."""
    assert legal(BELA, THREE) == "S H D C"
    assert refused(BELA, THREE, "pass").code == "MustName"


def test_the_first_suit_named_is_played() -> None:
    """The auction closes with it."""
    standing = after(BELA, "pass D")
    assert standing.contract == Contract(Strain.DIAMONDS, None, Seat(1))
    assert BELA.legal(standing, None) == ()


def test_the_dealer_may_pass_by_house_rule() -> None:
    """The fourth pass then passes the deal out."""
    house = NameOnce(pass_out=FourPasses.REDEAL_NEXT)
    assert legal(house, THREE) == "pass S H D C"
    assert after(house, f"{THREE} pass").phase is Phase.PASSED_OUT


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("double", "NoDoublingHere"),
        ("redouble", "NoDoublingHere"),
        ("100H", "NoLevelHere"),
        ("NT", "StrainNotOffered"),
    ],
)
def test_a_refused_call_has_its_name(text: str, code: str) -> None:
    """Each reason to refuse a call is told apart."""
    assert refused(BELA, "", text).code == code
