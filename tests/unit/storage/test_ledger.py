"""Chips: where they come from, where they lie during a match, and who has them after."""

from concurrent.futures import Future
from datetime import date, timedelta
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rebelote.cards import RebeloteError
from rebelote.rules import SEATS, TEAMS
from rebelote.storage import (
    FLOOR,
    OPENING_GRANT,
    AlreadyStaked,
    Database,
    Guests,
    Ledger,
    Line,
    NoStake,
    NotEnoughChips,
    Reason,
    StorageError,
    UnknownGuest,
    WrongSettlement,
    audit,
)
from rebelote.tables import Table
from rebelote.tables.pot import BadStake, Scheme, Stake, settle
from tests.unit.tables.seated import opened, played

DAY = date(2030, 5, 1)


@pytest.fixture
def bank(house):
    """Give the ledger of the house, its guest `ada` and another, `bo`, both with their chips."""
    return Bank(house)


class Bank:
    """A ledger with two guests and short names for what happens to their chips."""

    def __init__(self, house):
        self.database, self.ledger, self.guests = house.database, house.ledger, house.guests
        self.ada = house.guest.id
        self.bo = house.guests.create(language="en", at=1).result()[1].id
        for guest in (self.ada, self.bo):
            self.ledger.welcome(guest, at=5).result()

    def post(self, posting):
        """Write a posting by itself, as the journal does beside an event."""
        self.database.write(posting).result()

    def sit(self, guest, chips, table="t", seq=1):
        self.post(self.ledger.sit(table, guest, chips, seq=seq, at=10))

    def lose(self, chips, table):
        """Let `ada` lose so many chips to `bo`."""
        self.sit(self.ada, chips, table)
        self.sit(self.bo, 1, table, 2)
        self.settle({self.bo: chips + 1}, table)

    def settle(self, shares, table="t"):
        self.post(self.ledger.settle(table, shares, at=20))

    def audit(self):
        return self.database.read(audit)

    @property
    def balances(self):
        return self.ledger.balance(self.ada), self.ledger.balance(self.bo)


def test_a_guest_begins_with_chips_once(house):
    """A second welcome gives nothing."""
    assert house.ledger.balance(house.guest.id) == 0
    assert house.ledger.welcome(house.guest.id, at=1).result() == OPENING_GRANT
    assert house.ledger.welcome(house.guest.id, at=2).result() == OPENING_GRANT
    assert len(house.ledger.statement(house.guest.id)) == 1


def test_nobody_unknown_gets_or_stakes_chips(house):
    """An account belongs to a guest."""
    with pytest.raises(UnknownGuest):
        house.ledger.welcome("nobody", at=1).result()
    with pytest.raises(UnknownGuest):
        house.ledger.top_up("nobody", DAY, at=1).result()
    with pytest.raises(UnknownGuest):
        house.database.write(house.ledger.sit("t", "nobody", 1, seq=1, at=1)).result()


def test_a_poor_guest_is_brought_up_to_the_floor_once_a_day(bank):
    """The next day it is done again, if need be."""
    bank.lose(950, "t")
    assert bank.ledger.top_up(bank.ada, DAY, at=30).result() == FLOOR - 50
    bank.lose(150, "u")
    assert bank.ledger.top_up(bank.ada, DAY, at=40).result() == 0
    assert bank.ledger.top_up(bank.ada, DAY + timedelta(1), at=50).result() == FLOOR - 50


def test_chips_in_escrow_count_for_the_floor(bank):
    """Who stakes everything is not poor."""
    bank.sit(bank.ada, OPENING_GRANT)
    assert bank.ledger.top_up(bank.ada, DAY, at=30).result() == 0


def test_a_clock_that_went_back_gives_no_second_top_up(bank):
    """A day before one that was used is no new day."""
    bank.lose(1000, "t")
    assert bank.ledger.top_up(bank.ada, DAY, at=30).result() == FLOOR
    bank.lose(FLOOR, "u")
    assert bank.ledger.top_up(bank.ada, DAY - timedelta(1), at=40).result() == 0


def test_a_stake_lies_in_escrow_until_the_pot_is_paid(bank):
    """Then it is the winner's."""
    bank.sit(bank.ada, 100)
    bank.sit(bank.bo, 100, seq=2)
    assert bank.balances == (900, 900)
    assert bank.audit()[:5] == (4, -2000, 1800, 200, 2)
    bank.settle({bank.ada: 0, bank.bo: 200})
    assert bank.balances == (900, 1100)
    assert bank.audit()[:5] == (5, -2000, 2000, 0, 0)


def test_who_leaves_before_the_start_has_the_stake_back(bank):
    """And may sit down again."""
    bank.sit(bank.ada, 100)
    bank.post(bank.ledger.leave("t", bank.ada, seq=2, at=11))
    assert bank.balances == (1000, 1000)
    bank.sit(bank.ada, 100, seq=3)
    assert bank.balances == (900, 1000)


def test_who_has_no_stake_gets_none_back(bank):
    """Leaving twice neither."""
    with pytest.raises(NoStake) as caught:
        bank.post(bank.ledger.leave("t", bank.ada, seq=2, at=11))
    assert caught.value.params == {"table": "t"}


def test_nobody_stakes_more_than_there_is(bank):
    """What lies at another table is not there."""
    bank.sit(bank.ada, 600, "other")
    with pytest.raises(NotEnoughChips) as caught:
        bank.sit(bank.ada, 401)
    assert caught.value.params == {"needed": 401, "found": 400}
    with pytest.raises(NotEnoughChips):
        bank.sit(bank.ada, 10**40)
    assert bank.balances == (400, 1000)


@pytest.mark.parametrize("chips", [-1, 0.5, True, "1"])
def test_a_stake_is_a_number_of_chips(chips):
    """A negative one would take chips from a table."""
    with pytest.raises(BadStake):
        Ledger.sit("t", "ada", chips, seq=1, at=1)


def test_a_table_without_a_stake_moves_nothing(bank):
    """Nothing stands in the statement of who sits there."""
    bank.sit(bank.ada, 0)
    bank.settle({bank.ada: 0})
    assert [line.reason for line in bank.ledger.statement(bank.ada)] == [Reason.GRANT]


def test_nobody_stakes_twice_at_a_table(bank):
    """Whoever changes places has staked already."""
    bank.sit(bank.ada, 100)
    with pytest.raises(AlreadyStaked):
        bank.sit(bank.ada, 100, seq=2)
    assert bank.balances == (900, 1000)


def test_a_pot_is_paid_out_once_and_whole_to_those_who_staked(bank):
    """Anything else is refused, and the stakes stay where they are."""
    bank.sit(bank.ada, 100)
    for shares in ({bank.ada: 99}, {bank.ada: 101}, {bank.bo: 100}, {bank.ada: 150, bank.bo: -50}):
        with pytest.raises(WrongSettlement):
            bank.settle(shares)
    bank.settle({bank.ada: 100})
    with pytest.raises(WrongSettlement) as caught:
        bank.settle({bank.ada: 100})
    assert caught.value.params == {"table": "t", "expected": 0, "found": 100}
    assert bank.balances == (1000, 1000)


def test_a_refund_gives_every_stake_to_who_put_it_in(bank):
    """A second one gives nothing more."""
    bank.sit(bank.ada, 100)
    bank.sit(bank.bo, 30, seq=2)
    for _ in range(2):
        bank.post(bank.ledger.refund("t", at=12))
    assert bank.balances == (1000, 1000)


def test_a_statement_tells_every_movement_and_what_there_was_then(bank):
    """The latest comes first, and only so many as are asked for."""
    bank.sit(bank.ada, 100)
    bank.settle({bank.ada: 100})
    lines = [
        Line(20, Reason.SETTLED, "t", 100, 1000),
        Line(10, Reason.SAT, "t", -100, 900),
        Line(5, Reason.GRANT, None, 1000, 1000),
    ]
    assert bank.ledger.statement(bank.ada) == lines
    assert bank.ledger.statement(bank.ada, 2) == lines[:2]


def test_the_export_of_a_guest_tells_the_chips(bank):
    """They belong to one's data."""
    assert bank.guests.export(bank.ada)["chips"] == [
        {"at": 5, "reason": "grant", "table_id": None, "chips": 1000, "balance": 1000}
    ]


# --- guests who go ----------------------------------------------------------------------------


def test_a_deleted_guest_gives_the_chips_back_and_forfeits_the_stake(bank):
    """The stake stays in the pot of the others, as when somebody leaves."""
    bank.sit(bank.ada, 100)
    bank.sit(bank.bo, 100, seq=2)
    bank.guests.delete(bank.ada, at=15).result()
    assert bank.audit()[:5] == (5, -1100, 900, 200, 2)
    shares = settle(
        [Stake(bank.ada, SEATS[0], 100, False), Stake(bank.bo, SEATS[1], 100)],
        TEAMS[0],
        Scheme.CASINO,
    )
    bank.settle(shares)
    assert bank.ledger.balance(bank.bo) == 1100
    assert bank.audit().escrow == 0


def test_what_a_deleted_guest_would_get_goes_to_the_house(bank):
    """Nobody is left to have it, and no chip may be lost."""
    bank.sit(bank.ada, 100)
    bank.sit(bank.bo, 100, seq=2)
    bank.guests.delete(bank.ada, at=15).result()
    bank.post(bank.ledger.refund("t", at=20))
    assert bank.audit()[:5] == (6, -1000, 1000, 0, 0)


def test_stakes_at_the_tables_of_a_deleted_guest_go_back(house):
    """The tables go with their owner, and no stake may lie at a table that is gone."""
    bank = Bank(house)
    house.open("own")
    bank.sit(bank.ada, 100, "own")
    bank.sit(bank.bo, 100, "own", 2)
    bank.guests.delete(bank.ada, at=15).result()
    assert bank.ledger.balance(bank.bo) == 1000
    assert bank.audit()[1:] == (-1000, 1000, 0, 0, ())


# --- with events ------------------------------------------------------------------------------


def test_chips_move_with_the_event_that_moves_them(house):
    """The settlement of a match is in the transaction of its last event."""
    bank = Bank(house)
    table, log = played()
    house.journal.open(
        "t",
        bank.ada,
        log[:1],
        level="x",
        at=1,
        also=bank.ledger.sit("t", bank.ada, 50, seq=1, at=1),
    ).result()
    assert bank.balances == (950, 1000)
    pay = bank.ledger.settle("t", {bank.ada: 50}, at=9)
    before = Table.replay(log[:-2])
    house.journal.append("t", log[1:-2], before, command_id="a", at=2).result()
    for _ in range(2):
        # The second time the command is known, and pays nothing.
        house.journal.append("t", log[-2:], table, command_id="b", at=9, also=pay).result()
    assert bank.balances == (1000, 1000)
    assert bank.audit()[3:] == (0, 0, ())


def test_an_event_whose_chips_are_refused_does_not_happen(house):
    """Who cannot pay the stake does not sit."""
    bank = Bank(house)
    _, log = opened()
    sit = bank.ledger.sit("t", bank.ada, 1001, seq=1, at=1)
    with pytest.raises(NotEnoughChips):
        house.journal.open("t", bank.ada, log, level="x", at=1, also=sit).result()
    assert house.journal.listings(bank.ada) == []


@settings(max_examples=8, deadline=None)
@given(data=st.data())
def test_no_chip_is_made_or_lost_whatever_happens(tmp_path_factory, data):
    """After any row of sittings, leavings, settlements, refunds, top-ups and deletions."""
    with Database(tmp_path_factory.mktemp("ledger") / "rebelote.db") as database:
        guests, ledger = Guests(database), Ledger(database)
        names = [guests.create(language="en", at=1).result()[1].id for _ in range(3)]
        for name in names:
            ledger.welcome(name, at=1).result()
        for seq in range(data.draw(st.integers(1, 12))):
            guest, table = data.draw(st.sampled_from(names)), data.draw(st.sampled_from("tu"))
            chips, what = data.draw(st.integers(0, 1200)), data.draw(st.sampled_from(HAPPENINGS))
            happen(database, what, guest, table, chips, seq)
            found = database.read(audit)
            assert found.house + found.players + found.escrow == 0
            assert {fault.code for fault in found.faults} <= {"StakeWithoutMatch"}


HAPPENINGS = ("sit", "leave", "settle", "refund", "top up", "delete")


def happen(database, what, guest, table, chips, seq):
    """Do something with chips, be it refused or not."""
    ledger = Ledger(database)
    done: Future[Any]
    if what == "top up":
        done = ledger.top_up(guest, DAY + timedelta(seq), at=1)
    elif what == "delete":
        done = Guests(database).delete(guest, at=1)
    else:
        posting = {
            "sit": ledger.sit(table, guest, chips, seq=seq, at=1),
            "leave": ledger.leave(table, guest, seq=seq, at=1),
            "settle": ledger.settle(table, {guest: chips}, at=1),
            "refund": ledger.refund(table, at=1),
        }[what]
        done = database.write(posting)
    assert done.exception() is None or isinstance(done.exception(), RebeloteError)
    assert not isinstance(done.exception(), StorageError)
