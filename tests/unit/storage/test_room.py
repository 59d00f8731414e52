"""Tables of people in the database."""

import pytest

from rebelote.storage import Rooms, UnknownTable, together
from rebelote.storage.room import CODE_LENGTH, CODE_LETTERS
from rebelote.tables import Person
from tests.unit.tables.gathered import BOT
from tests.unit.tables.seated import opened


@pytest.fixture
def rooms(house):
    return Rooms(house.database)


def keep(house, table_id, owner, players):
    """Keep a table of people with these players, at which the owner sits first."""
    _, log = opened(seats=(Person(owner), BOT, BOT, BOT))
    also = together(Rooms.keep(table_id), Rooms.seat(table_id, players))
    house.journal.open(table_id, owner, log, level="people", at=20, also=also).result()


def test_a_code_names_a_table(house, rooms):
    """Four letters that are not easily mistaken, and another table has others."""
    me = house.guest.id
    codes = set()
    for table_id in "stu":
        keep(house, table_id, me, {0: me})
        code = rooms.code_of(table_id)
        assert len(code) == CODE_LENGTH
        assert set(code) <= set(CODE_LETTERS)
        assert rooms.named(code) == table_id
        codes.add(code)
    assert len(codes) == 3
    assert set(rooms.open()) == set(rooms.open_of(me)) == {"s", "t", "u"}
    with pytest.raises(UnknownTable):
        rooms.named("IIII")


def test_a_table_of_people_is_no_solo_table(house, rooms):
    """It is listed among those at which one sat, as the guest's own."""
    me = house.guest.id
    house.open("solo")
    keep(house, "t", me, {0: me})
    assert [one.id for one in house.journal.listings(me)] == ["solo"]
    assert [one.id for one in house.journal.sat_at(me)] == ["t"]
    assert rooms.code_of("solo") is None
    assert house.guests.results(me) == ()


def test_another_person_inherits_a_table(house, rooms):
    """Where somebody else sat it stays when its owner is deleted; where nobody did it goes."""
    me = house.guest.id
    _, other = house.guests.create(language="en", at=11).result()
    keep(house, "ours", me, {0: me, 2: other.id})
    keep(house, "mine", me, {0: me, 2: "gone"})
    house.guests.delete(me, at=30).result()
    found = house.journal.listing("ours")
    assert (found.owner, found.seat) == (other.id, 2)
    with pytest.raises(UnknownTable):
        house.journal.listing("mine")
