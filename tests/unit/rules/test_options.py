"""House options: what values are read, written and varied."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import pytest

from rebelote.rules import Strain
from rebelote.rules.options import (
    Alias,
    Choice,
    Domain,
    Need,
    Number,
    OnOff,
    PacketChoice,
    StrainLadder,
    option,
    options_of,
)


class Side(StrEnum):
    LEFT = "left"
    RIGHT = "Right"


CHOICE, NUMBER, BY_TEN = Choice(Side), Number(1, 3), Number(10, 30, 10)
PACKETS, STRAINS = PacketChoice(), StrainLadder()
LOW, HIGH = (Strain.CLUBS, Strain.HEARTS), (Strain.NO_TRUMP, Strain.ALL_TRUMP)


@pytest.mark.parametrize(
    ("domain", "raw", "value"),
    [
        (OnOff(), "on", True),
        (OnOff(), "OFF", False),
        (OnOff(), True, True),
        (OnOff(), False, False),
        (OnOff(), "true", True),
        (CHOICE, "left", Side.LEFT),
        (CHOICE, "RIGHT", Side.RIGHT),
        (CHOICE, Side.RIGHT, Side.RIGHT),
        (NUMBER, "3", 3),
        (NUMBER, 1, 1),
        (BY_TEN, " 20 ", 20),
        (PACKETS, "3-2", ((3, 2),)),
        (PACKETS, "3-2/2-3", ((3, 2), (2, 3))),
        (PACKETS, [3, 2], ((3, 2),)),
        (PACKETS, [[3, 2], [2, 3]], ((3, 2), (2, 3))),
        (PACKETS, ((3, 2),), ((3, 2),)),
        (STRAINS, "C-H", LOW),
        (STRAINS, "nt-at", HIGH),
        (STRAINS, ["C", "H"], LOW),
        (STRAINS, HIGH, HIGH),
    ],
)
def test_a_value_is_read(domain: Domain, raw: object, value: object) -> None:
    """Texts, JSON values and the option's own types are read."""
    assert domain.read(raw) == value


@pytest.mark.parametrize(
    ("domain", "raw"),
    [
        (OnOff(), "yes"),
        (OnOff(), 1),
        (OnOff(), ""),
        (CHOICE, "middle"),
        (CHOICE, None),
        (NUMBER, 0),
        (NUMBER, 4),
        (NUMBER, "two"),
        (NUMBER, True),
        (NUMBER, 1.0),
        (BY_TEN, 15),
        (PACKETS, "3-"),
        (PACKETS, "0-5"),
        (PACKETS, "3-2/3-2"),
        (PACKETS, []),
        (PACKETS, "three"),
        (PACKETS, [3.9, 2]),
        (PACKETS, [True, 4]),
        (STRAINS, "C-C"),
        (STRAINS, "X"),
        (STRAINS, []),
        (STRAINS, ""),
    ],
)
def test_another_value_is_refused(domain: Domain, raw: object) -> None:
    """What is not among the values allowed raises a ValueError."""
    with pytest.raises(ValueError):  # noqa: PT011 - the ruleset names the option and the value
        domain.read(raw)


@pytest.mark.parametrize(
    ("domain", "value", "text"),
    [
        (OnOff(), True, "on"),
        (OnOff(), False, "off"),
        (CHOICE, Side.RIGHT, "Right"),
        (NUMBER, 2, "2"),
        (PACKETS, ((3, 2), (2, 3)), "3-2/2-3"),
        (STRAINS, LOW, "C-H"),
    ],
)
def test_a_written_value_reads_back(domain: Domain, value: Any, text: str) -> None:
    """Each value has one spelling, which means it."""
    assert domain.write(value) == text
    assert domain.read(text) == value


@pytest.mark.parametrize(
    ("domain", "value", "others"),
    [
        (OnOff(), True, (False,)),
        (CHOICE, Side.LEFT, (Side.RIGHT,)),
        (NUMBER, 2, (3, 1)),
        (NUMBER, 3, (2,)),
        (BY_TEN, 10, (20,)),
        (PACKETS, ((3, 2),), (((2, 3),), ((5,),))),
        (PACKETS, ((3, 3),), (((6,),),)),
        (STRAINS, LOW, (LOW[::-1], LOW[:1])),
        (STRAINS, LOW[:1], ()),
        (PACKETS, ((8,),), ()),
    ],
)
def test_a_value_has_neighbours(domain: Domain, value: Any, others: tuple[Any, ...]) -> None:
    """Other legal values are offered to whoever varies an option."""
    assert domain.others(value) == others


@pytest.mark.parametrize(
    ("domain", "code"),
    [
        (OnOff(), "on_or_off"),
        (CHOICE, "one_of"),
        (NUMBER, "whole_number"),
        (BY_TEN, "whole_number_by"),
        (PACKETS, "ways_to_deal"),
        (STRAINS, "list_of_contracts"),
    ],
)
def test_a_domain_says_what_it_allows(domain: Domain, code: str) -> None:
    """The description of the values is a code to be worded in any language."""
    assert domain.allowed.code == code


@pytest.mark.parametrize(
    ("need", "value", "expected"),
    [
        (Need("x"), None, True),
        (Need("x", (True,)), True, True),
        (Need("x", (True,)), False, False),
        (Need("x", (Strain.ALL_TRUMP,)), HIGH, True),
        (Need("x", (Strain.ALL_TRUMP,)), LOW, False),
    ],
)
def test_a_need_is_met_by_a_value_or_a_list_with_it(
    need: Need, value: object, expected: bool
) -> None:
    """A need without values wants the option only; with values, one of them."""
    assert need.is_met(value) is expected


def test_an_alias_translates_its_own_values() -> None:
    """A switch known by another name means one value on and another off."""
    alias = Alias("takes", OnOff(), ((False, "keep"), (True, "transfer")))
    assert [alias.translate(raw) for raw in ("on", False)] == ["transfer", "keep"]
    with pytest.raises(ValueError):  # noqa: PT011 - the ruleset names the option and the value
        alias.translate("perhaps")


def test_only_declared_fields_are_options() -> None:
    """Fields made without `option` are fixed by the variant."""

    @dataclass(frozen=True)
    class Part:
        depth: int = option(2, NUMBER)
        width: int = 7

    assert [(name, value) for name, _, value in options_of(Part())] == [("depth", 2)]
