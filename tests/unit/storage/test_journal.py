"""Logs of tables: no gap, no double, nothing lost."""

import pytest

from rebelote.rules.registry import ruleset
from rebelote.storage import (
    DatabaseDamaged,
    Fenced,
    Outpaced,
    Summary,
    UnknownGuest,
    UnknownTable,
)
from rebelote.tables import (
    RESIGNED,
    BrokenLog,
    Closed,
    Computer,
    DealNext,
    Open,
    Person,
    Table,
)
from tests.unit.tables.seated import act, pack_of, played

from .kept import House

GONE = Closed(RESIGNED)


def dealt(house, table_id="t", command_id="c"):
    """Open a table and deal; return it."""
    table = house.open(table_id)
    events = table.handle(DealNext(table.seq, pack_of(1)))
    table = table.fold(events[0])
    house.journal.append(table_id, events, table, command_id=command_id, at=21).result()
    return table


def test_what_was_appended_is_read_in_order(house):
    """Each entry tells its number, its writer, its command and its time."""
    table = dealt(house)
    first, second = house.journal.read("t")
    assert (first.seq, first.command_id, first.at) == (1, None, 20)
    assert (second.seq, second.command_id, second.at) == (2, "c", 21)
    assert first.epoch == second.epoch == house.database.epoch
    assert Table.replay([first.event, second.event]) == table == house.journal.table("t")


def test_reading_goes_on_after_a_number(house):
    """Who has seen some events asks for the rest."""
    dealt(house)
    assert [entry.seq for entry in house.journal.read("t", after_seq=1)] == [2]
    assert house.journal.read("t", after_seq=2) == []
    assert house.journal.read("elsewhere") == []
    with pytest.raises(UnknownTable):
        house.journal.table("elsewhere")


def test_a_whole_match_comes_back_after_a_restart(tmp_path):
    """The log and the index say the same."""
    house = House(tmp_path / "rebelote.db")
    table = house.keep_match()
    house.database.close()
    again = House(tmp_path / "rebelote.db")
    assert again.journal.table("t") == table
    assert again.journal.listing("t").seq == table.seq
    again.database.close()


def test_a_command_sent_twice_is_written_once(house):
    """The second answer is the first one, even if the table has gone on since."""
    table = dealt(house)
    events = table.handle(act(table, "pass"))
    after = table.fold(events[0])
    for _ in range(2):
        written = house.journal.append("t", events, after, command_id="pass", at=22)
        assert written.result() == 3
    gone = after.fold(GONE)
    assert house.journal.append("t", [GONE], gone, command_id="end", at=23).result() == 4
    again = house.journal.append("t", events, after, command_id="pass", at=24)
    assert again.result() == 3
    assert [entry.seq for entry in house.journal.read("t")] == [1, 2, 3, 4]


def test_a_command_twice_in_one_group_is_written_once(house):
    """Two tabs may send it in the same moment."""
    table = house.open()
    gone = table.fold(GONE)
    twice = [house.journal.append("t", [GONE], gone, command_id="x", at=1) for _ in range(2)]
    assert [future.result() for future in twice] == [2, 2]
    assert len(house.journal.read("t")) == 2


def test_commands_of_other_tables_may_have_the_same_name(house):
    """Names of commands are made by pages that do not know of each other."""
    dealt(house, "one", "same")
    dealt(house, "two", "same")
    assert house.journal.seq_of("one", "same") == house.journal.seq_of("two", "same") == 2
    assert house.journal.seq_of("one", "other") is None


def test_a_command_of_several_events_stands_with_the_last(house):
    """It is answered with the number after which everything of it has happened."""
    _, log = played()
    house.keep(log[:-2])
    before = house.journal.table("t")
    after = before.fold(log[-2]).fold(log[-1])
    written = house.journal.append("t", log[-2:], after, command_id="end", at=5)
    assert written.result() == len(log)
    *_, last, closing = house.journal.read("t")
    assert (last.command_id, closing.command_id) == (None, "end")
    assert house.journal.append("t", log[-2:], after, command_id="end", at=5).result() == len(log)


def test_an_append_that_would_leave_a_gap_or_a_double_is_refused(house):
    """The error tells where the log is."""
    table = dealt(house)
    for after in (table, table.fold(GONE).__class__(table.seats, table.match, seq=5)):
        with pytest.raises(Outpaced) as caught:
            house.journal.append("t", [GONE], after, command_id=None, at=1).result()
        assert caught.value.params == {"seq": 2, "found": after.seq - 1}
    assert len(house.journal.read("t")) == 2


def test_of_two_that_follow_the_same_event_one_is_written(house):
    """Both may be in one group."""
    table = house.open()
    after = table.fold(GONE)
    one, two = (house.journal.append("t", [GONE], after, command_id=name, at=1) for name in "ab")
    assert one.result() == 2
    with pytest.raises(Outpaced):
        two.result()


def test_a_table_that_does_not_exist_is_named(house):
    """It was deleted, perhaps, while somebody played at it."""
    table = house.open("other")
    written = house.journal.append("t", [GONE], table.fold(GONE), command_id=None, at=1)
    with pytest.raises(UnknownTable) as caught:
        written.result()
    assert caught.value.params == {"table": "t"}
    with pytest.raises(UnknownTable):
        house.journal.listing("t")


def test_a_table_is_opened_once_and_for_a_guest(house):
    """A second opening, or one for nobody, writes nothing."""
    table = house.open()
    event = Table.open(Open(table.ruleset, table.seats))
    again = house.journal.open("t", house.guest.id, [event], level="rules", at=1)
    with pytest.raises(DatabaseDamaged):
        again.result()
    with pytest.raises(UnknownGuest):
        house.journal.open("u", "nobody", [event], level="rules", at=1).result()
    assert house.journal.read("u") == []


def test_an_earlier_run_cannot_write_behind_a_later_one(house):
    """A server that was asleep wakes up and is refused, whatever it remembers."""
    table = house.open()
    later = house.database.epoch + 1
    events = table.handle(DealNext(1, pack_of(1)))
    after = table.fold(events[0])
    house.journal.append("t", events, after, command_id="c", at=1, epoch=later).result()
    sleeper = house.journal.append("t", [GONE], after.fold(GONE), command_id="d", at=1)
    with pytest.raises(Fenced) as caught:
        sleeper.result()
    assert caught.value.params == {"epoch": later, "found": later - 1}
    assert house.journal.read("t")[-1].epoch == later


def test_the_index_tells_where_a_table_stands(house):
    """A list of games needs no replay of their logs."""
    table = dealt(house)
    listing = house.journal.listing("t")
    assert listing.owner == house.guest.id
    assert (listing.seq, listing.seat, listing.level) == (2, 0, "rules")
    assert listing.ruleset == str(table.ruleset)
    assert listing.summary == Summary(1, 0, (0, 0), None, None)
    assert (listing.created, listing.updated) == (20, 21)


def test_the_index_tells_how_a_match_ended(house):
    """Marks and winner are those of the match."""
    table = house.keep_match()
    summary = house.journal.listing("t").summary
    assert summary == Summary.of(table)
    assert summary.scores == table.match.scores
    assert summary.winner == table.match.winner
    assert summary.closed == "finished"
    assert summary.finished == summary.deal


def test_the_owner_may_sit_anywhere(house):
    """The index has the seat, by which it tells who won."""
    bot = Computer("rules@1")
    event = Table.open(Open(ruleset("bela"), (bot, bot, bot, Person("ada"))))
    house.journal.open("t", house.guest.id, [event], level="rules", at=1).result()
    assert house.journal.listing("t").seat == 3


def test_the_tables_last_played_come_first(house):
    """Of one guest only."""
    house.open("old", at=1)
    house.open("new", at=3)
    house.open("middle", at=2)
    _, other = house.guests.create(language="en", at=1).result()
    assert [game.id for game in house.journal.listings(house.guest.id)] == ["new", "middle", "old"]
    assert house.journal.listings(other.id) == []


@pytest.mark.parametrize("payload", ["{", "[]", '"x"', '{"number": "1"}'])
def test_a_damaged_payload_is_a_broken_log(house, payload):
    """What a bad disk made of it has a name too."""
    dealt(house)
    change = "UPDATE event SET payload = ? WHERE seq = 2"
    house.database.write(lambda one: one.execute(change, (payload,))).result()
    with pytest.raises(BrokenLog) as caught:
        house.journal.table("t")
    assert caught.value.params["seq"] == 2
