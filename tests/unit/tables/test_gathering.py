"""People who sit down."""

import pytest

from rebelote.rules import SEATS, Seat
from rebelote.rules.errors import NoSuchSeat
from rebelote.rules.registry import ruleset
from rebelote.tables import (
    CANCELLED,
    AlreadyStarted,
    BadSeating,
    BadTerms,
    BrokenLog,
    Cancel,
    Clear,
    Closed,
    Computer,
    DealNext,
    Empty,
    Fill,
    Filled,
    Leave,
    Left,
    NotAtTable,
    NothingChanges,
    NotHost,
    NotStarted,
    Open,
    Person,
    Seated,
    SeatsMissing,
    SeatTaken,
    Sit,
    Start,
    Started,
    Swap,
    Table,
    TableClosed,
    Terms,
)
from rebelote.tables.gathering import host_of

from .gathered import ADA, BEA, BOT, CID, DAN, NOBODY, TERMS, begun, told, waiting
from .seated import pack_of


def full():
    return waiting(seats=(ADA, BEA, CID, DAN))[0]


def test_a_table_of_people_waits():
    """It is opened with whoever opened it, and no match has begun."""
    table, _ = waiting()
    assert table.seats == (ADA, NOBODY, NOBODY, NOBODY)
    assert not table.is_started
    assert table.to_act is None
    with pytest.raises(NotStarted):
        table.handle(DealNext(table.seq, pack_of(1)))


@pytest.mark.parametrize(
    ("seats", "terms", "error"),
    [
        ((NOBODY,) * 4, TERMS, BadSeating),
        ((BEA, NOBODY, NOBODY, NOBODY), TERMS, BadSeating),
        ((ADA, ADA, NOBODY, NOBODY), TERMS, BadSeating),
        ((ADA, NOBODY, BOT, BOT), None, BadSeating),
        ((ADA, NOBODY, BOT, BOT), Terms("ada", speed="now"), BadTerms),
    ],
)
def test_what_makes_no_table_is_refused(seats, terms, error):
    """The host sits, nobody twice, and only a table with terms waits for people."""
    with pytest.raises(error):
        Table.open(Open(ruleset("bela"), seats, SEATS[0], terms))


def test_a_person_sits_down_and_changes_the_seat():
    """The seat they had is empty then."""
    table, _ = waiting()
    (event,) = table.handle(Sit("bea", "Bea", SEATS[2]))
    assert event == Seated(2, "bea", "Bea")
    table = told(table, Sit("bea", "Bea", SEATS[2]))
    assert table.seats == (ADA, NOBODY, BEA, NOBODY)
    table = told(table, Sit("bea", "Bea", SEATS[3]))
    assert table.seats == (ADA, NOBODY, NOBODY, BEA)


def test_nobody_sits_where_somebody_is():
    """Neither on a person nor on a computer, nor twice on one's own seat."""
    table = told(waiting()[0], Sit("bea", "Bea", SEATS[1]), Fill("ada", SEATS[2], "rules@1"))
    for seat, who in ((0, "cid"), (1, "cid"), (2, "cid"), (1, "bea")):
        with pytest.raises(SeatTaken) as caught:
            table.handle(Sit(who, who, SEATS[seat]))
        assert caught.value.params == {"seat": seat}


def test_there_are_four_seats():
    """Another number is refused by name, and so is a person without an id."""
    table, _ = waiting()
    for command in (
        Sit("bea", "Bea", Seat(4)),
        Fill("ada", Seat(-1), "rules@1"),
        Clear("ada", Seat(9)),
        Swap("ada", SEATS[0], Seat(5)),
    ):
        with pytest.raises(NoSuchSeat):
            table.handle(command)
    with pytest.raises(BadSeating):
        table.handle(Sit("", "nobody", SEATS[1]))


def test_who_gets_up_leaves_an_empty_seat():
    """And has nothing more to say there."""
    table = told(waiting()[0], Sit("bea", "Bea", SEATS[1]))
    assert table.handle(Leave("bea")) == (Left(1),)
    table = told(table, Leave("bea"))
    assert table.seats[1] == Empty()
    with pytest.raises(NotAtTable):
        table.handle(Leave("bea"))


def test_the_last_one_to_get_up_closes_the_table():
    """Computers wait for nobody."""
    table = told(waiting()[0], Fill("ada", SEATS[1], "rules@1"))
    assert table.handle(Leave("ada")) == (Left(0), Closed(CANCELLED))
    with pytest.raises(TableClosed):
        told(table, Leave("ada")).handle(Sit("bea", "Bea", SEATS[0]))


def test_the_host_fills_seats_and_clears_them():
    """A computer can be sent away, a person cannot."""
    table = told(waiting()[0], Sit("bea", "Bea", SEATS[1]))
    assert table.handle(Fill("ada", SEATS[2], "rules@1")) == (Filled(2, "rules@1"),)
    table = told(table, Fill("ada", SEATS[2], "rules@1"))
    assert table.seats[2] == Computer("rules@1")
    assert told(table, Clear("ada", SEATS[2])).seats[2] == Empty()
    for seat in (1, 3):
        with pytest.raises(NothingChanges):
            table.handle(Clear("ada", SEATS[seat]))
    with pytest.raises(SeatTaken):
        table.handle(Fill("ada", SEATS[1], "rules@1"))


def test_the_host_lets_seats_change_places():
    """Any two of them, an empty one too."""
    table = told(waiting()[0], Sit("bea", "Bea", SEATS[1]))
    table = told(table, Swap("ada", SEATS[1], SEATS[2]), Swap("ada", SEATS[0], SEATS[2]))
    assert table.seats == (BEA, NOBODY, ADA, NOBODY)
    with pytest.raises(NothingChanges):
        table.handle(Swap("ada", SEATS[1], SEATS[3]))


@pytest.mark.parametrize(
    "command",
    [Fill, Clear, Swap, Start, Cancel],
)
def test_only_the_host_leads(command):
    """Others who sit there are refused, and strangers before them."""
    table = told(full())
    details = {Fill: (SEATS[1], "x"), Clear: (SEATS[1],), Swap: SEATS[:2], Start: SEATS[:1]}
    for player, error in (("bea", NotHost), ("eve", NotAtTable)):
        with pytest.raises(error):
            table.handle(command(player, *details.get(command, ())))


def test_when_the_host_has_left_the_next_one_leads():
    """The table goes on without whoever opened it."""
    table = told(full(), Leave("ada"))
    assert host_of(TERMS, table.seats) == "bea"
    table = told(table, Sit("ada", "Ada", SEATS[0]))
    assert host_of(TERMS, table.seats) == "ada"


def test_the_match_begins_with_four():
    """Whoever was drawn speaks first, and seats no longer change."""
    assert full().handle(Start("ada", SEATS[2])) == (Started(2),)
    table = told(full(), Start("ada", SEATS[2]))
    assert table.is_started
    assert told(table, DealNext(table.seq, pack_of(1))).to_act == 2
    for command in (Sit("eve", "Eve", SEATS[0]), Start("ada", SEATS[0]), Cancel("ada")):
        with pytest.raises(AlreadyStarted):
            table.handle(command)


def test_the_match_waits_for_its_last_player():
    """The error counts the seats that are empty."""
    table = told(waiting()[0], Sit("bea", "Bea", SEATS[1]))
    with pytest.raises(SeatsMissing) as caught:
        table.handle(Start("ada", SEATS[0]))
    assert caught.value.params == {"missing": 2}


def test_one_person_may_play_with_three_computers():
    """For chips too, and with a clock."""
    assert begun(persons=1).is_started


def test_the_host_may_cancel():
    """As long as the match has not begun."""
    assert full().handle(Cancel("ada")) == (Closed(CANCELLED),)


@pytest.mark.parametrize(
    "event",
    [Seated(0, "eve", "Eve"), Filled(0, "x"), Left(1), Started(0), Started(7), Seated(9, "e", "")],
)
def test_events_that_cannot_follow_break_the_log(event):
    """What no command could cause is found when the log is read."""
    with pytest.raises(BrokenLog):
        waiting()[0].fold(event)


def test_seats_are_not_emptied_once_the_match_has_begun():
    """Whoever leaves then is played for."""
    with pytest.raises(BrokenLog):
        begun().fold(Left(0))


def test_a_name_may_be_another_persons_name():
    """Who somebody is does not depend on what they are called."""
    table = told(waiting()[0], Sit("eve", "Ada", SEATS[1]))
    assert table.seats[1] == Person("eve", "Ada")
