"""Audits: chips that are right, and everything that can be wrong with them."""

import pytest

from rebelote.storage import (
    ChipsMadeOrLost,
    GivenByAPerson,
    Overdrawn,
    StakeWithoutMatch,
    WrongEscrow,
    audit,
)


@pytest.fixture
def staked(house):
    """Give a house at whose open table `t` its guest has staked 100 of 1000 chips."""
    house.ledger.welcome(house.guest.id, at=1).result()
    house.open("t")
    house.database.write(house.ledger.sit("t", house.guest.id, 100, seq=1, at=2)).result()
    return house


def test_chips_that_are_right_come_to_nothing_together(staked):
    """What people have and what is staked came from the house."""
    found = staked.database.read(audit)
    assert found == (2, -1000, 900, 100, 1, ())


def test_an_empty_database_is_right(house):
    """There is nothing to count."""
    assert house.database.read(audit) == (0, 0, 0, 0, 0, ())


@pytest.mark.parametrize(
    ("tampering", "expected"),
    [
        (
            "UPDATE entry SET amount = 1007 WHERE key LIKE 'grant%' AND account LIKE 'player%'",
            [(ChipsMadeOrLost, {"chips": 7})],
        ),
        (
            "DELETE FROM entry WHERE key LIKE 'grant%' AND account = 'house'",
            [(ChipsMadeOrLost, {"chips": 1000})],
        ),
        (
            "UPDATE entry SET account = 'player:mallory' WHERE key LIKE 'sat%' AND amount > 0",
            [
                (GivenByAPerson, {"transfer": "sat/t/1"}),
                (WrongEscrow, {"table": "t", "expected": 100, "found": 0}),
            ],
        ),
        (
            "UPDATE entry SET account = 'player:mallory' WHERE key LIKE 'sat%' AND amount < 0",
            [(Overdrawn, {"account": "player:mallory", "chips": -100})],
        ),
        ("UPDATE stake SET chips = 90", [(WrongEscrow, {"expected": 90, "found": 100})]),
        ("DELETE FROM stake", [(WrongEscrow, {"expected": 0, "found": 100})]),
        (
            "INSERT INTO stake VALUES ('u', 'x', 5)",
            [(WrongEscrow, {"table": "u", "found": 0}), (StakeWithoutMatch, {"table": "u"})],
        ),
        ("UPDATE game SET closed = 'finished'", [(StakeWithoutMatch, {"table": "t"})]),
        ("DELETE FROM game", [(StakeWithoutMatch, {"table": "t"})]),
    ],
)
def test_whatever_was_tampered_with_is_named(staked, tampering, expected):
    """The fault tells which transfer, account or table, and by how much."""
    staked.database.write(lambda connection: connection.execute(tampering)).result()
    faults = staked.database.read(audit).faults
    assert [type(fault) for fault in faults] == [kind for kind, _ in expected]
    for fault, (_, params) in zip(faults, expected, strict=True):
        assert params.items() <= fault.params.items()
