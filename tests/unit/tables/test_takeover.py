"""Away and back."""

from random import Random

import pytest

from rebelote.bots import create
from rebelote.rules import SEATS, Declare, Play
from rebelote.rules.actions import PLAYS_SAID
from rebelote.tables import (
    ABANDONED,
    LEFT,
    SILENT,
    Act,
    Acted,
    Away,
    BrokenLog,
    Closed,
    Computer,
    DealNext,
    Event,
    Leave,
    NoReturnsLeft,
    NotAtTable,
    NothingChanges,
    NotYourSeat,
    Replaced,
    Return,
    ReturnAsked,
    Returned,
    TableClosed,
    Terms,
    TimeLeft,
    TimeUp,
)

from .gathered import (
    TERMS,
    act,
    begun,
    in_auction,
    is_mid_trick,
    may_declare,
    played_until,
    step,
    told,
)
from .seated import pack_of

# Move, reserve and grace of the usual speed.
ALL_TIME = 20_000 + 60_000 + 60_000
STAND_IN = Computer("rules@1")


def player_at(table, seat):
    return table.seats[seat].player


def in_mid_trick(**how):
    return played_until(begun(**how), is_mid_trick)


# --- away -----------------------------------------------------------------------------------------


def test_the_computer_plays_for_whoever_leaves():
    """It has the seat with its cards, and whoever left is still known there."""
    table = in_auction()
    assert table.handle(Leave("bea")) == (Replaced(1, "rules@1", LEFT),)
    left = told(table, Leave("bea"))
    assert left.player_of(SEATS[1]) == STAND_IN
    assert left.seats == table.seats
    assert left.deal == table.deal
    assert left.present == (0, 2, 3)
    assert left.persons == SEATS


def test_a_late_card_of_whoever_is_away_is_refused():
    """The error says who plays now; the others may not act for the seat either."""
    table = told(in_auction(), Leave("ada"))
    for author, error in (("ada", Away), ("bea", NotYourSeat)):
        with pytest.raises(error) as caught:
            table.handle(Act(table.seq, SEATS[0], "pass", author))
        assert caught.value.params == {"seat": 0}
    (event,) = table.handle(act(table, "pass"))
    assert event == Acted(0, "pass", "rules@1")


def test_nobody_leaves_twice():
    """And a stranger cannot leave."""
    table = told(in_auction(), Leave("ada"))
    with pytest.raises(Away):
        table.handle(Leave("ada"))
    with pytest.raises(NotAtTable):
        table.handle(Leave("eve"))


def test_the_last_person_who_leaves_closes_the_table():
    """Computers do not play on by themselves."""
    table = told(in_auction(), Leave("ada"), Leave("bea"), Leave("cid"))
    assert table.handle(Leave("dan")) == (Replaced(3, "rules@1", LEFT), Closed(ABANDONED))
    closed = told(table, Leave("dan"))
    assert closed.closed == ABANDONED
    with pytest.raises(TableClosed):
        closed.handle(Return("ada"))


def test_silence_gives_the_seat_to_the_computer_when_all_time_is_used_up():
    """Not a millisecond before, and only that of the seat to act."""
    table = in_auction(at=1000)
    until = 1000 + ALL_TIME
    for seat, now in ((0, until - 1), (1, until)):
        with pytest.raises(TimeLeft):
            table.handle(TimeUp(SEATS[seat], now))
    assert table.handle(TimeUp(SEATS[0], until)) == (Replaced(0, "rules@1", SILENT),)
    gone = told(table, TimeUp(SEATS[0], until), at=until)
    assert gone.company.clock.reserves[0] == 0
    assert gone.deadline() is None
    with pytest.raises(TimeLeft):
        gone.handle(TimeUp(SEATS[0], until * 9))


def test_who_answers_in_grace_keeps_the_seat():
    """The time is up when the computer has taken the seat, not before."""
    table = in_auction()
    late = told(table, act(table, "pass"), at=ALL_TIME - 1)
    assert late.present == SEATS
    assert late.company.clock.reserves[0] == 0
    with pytest.raises(TimeLeft):
        late.handle(TimeUp(SEATS[0], ALL_TIME))


def test_a_computer_announces_for_whoever_is_away():
    """What may be declared is declared before the card, and the word of the belote is said."""
    table = told(begun(), *map(Leave, ("bea", "cid", "dan")))
    chance, bot = Random(1), create("rules", 0)
    done: set[str] = set()
    while done != {"declared", "said"}:
        if table.to_act in (None, 0):
            table = step(table, chance)
            continue
        legal = table.deal.legal_actions()
        action = bot.decide(table.view(table.to_act).view)
        if may_declare(table):
            assert isinstance(action, Declare)
            done.add("declared")
        if isinstance(action, Play) and PLAYS_SAID[action.card] in legal:
            assert action.says_belote
            done.add("said")
        table = told(table, act(table, action))


# --- back -----------------------------------------------------------------------------------------


def test_in_an_auction_the_seat_is_taken_back_at_once():
    """The next call is the person's."""
    table = told(in_auction(), Leave("ada"))
    assert table.handle(Return("ada")) == (Returned(0),)
    back = told(table, Return("ada"), at=7000)
    assert back.present == SEATS
    assert back.deadline().move == 27_000
    with pytest.raises(NotYourSeat):
        back.handle(Act(back.seq, SEATS[0], "pass", "rules@1"))


def test_in_a_trick_the_seat_is_taken_back_at_the_next_one():
    """The event that gives it back goes with the card that ends the trick."""
    table = in_mid_trick()
    away = table.to_act
    player = player_at(table, away)
    table = told(table, Leave(player))
    assert table.handle(Return(player)) == (ReturnAsked(away),)
    table = told(table, Return(player))
    while len(table.deal.trick.cards) < 3:
        assert away not in table.present
        table = told(table, act(table))
    events = table.handle(act(table))
    assert events[1:] == (Returned(away),)
    assert away in told(table, act(table)).present


def test_between_deals_the_seat_is_taken_back_at_once():
    """Nothing is being played then."""
    table = told(in_auction(), Leave("bea"))
    table = played_until(table, lambda table: bool(table.finished))
    assert told(table, Return("bea")).present == SEATS


def test_who_asks_to_come_back_may_think_better_of_it():
    """The computer goes on then; the table is not given up for that."""
    table = in_mid_trick()
    table = told(table, Leave("ada"), Return("ada"), Leave("ada"))
    assert table.company.returning == ()
    assert 0 not in table.present
    assert table.company.returns_left(SEATS[0]) == 3


def test_who_waits_to_come_back_keeps_the_table_open():
    """The last one present may leave while another one is on the way."""
    table = told(in_mid_trick(persons=2), Leave("ada"), Return("ada"))
    table = told(table, Leave("bea"))
    assert table.closed is None
    table = played_until(table, lambda table: not is_mid_trick(table))
    assert table.present == (0,)


def test_how_often_one_comes_back_is_bounded():
    """Then the computer keeps the seat to the end."""
    table = in_auction()
    for left in (3, 2, 1):
        assert table.view(SEATS[0]).company.returns_left == (left, 3, 3, 3)
        table = told(table, Leave("ada"), Return("ada"))
    table = told(table, Leave("ada"))
    with pytest.raises(NoReturnsLeft) as caught:
        table.handle(Return("ada"))
    assert caught.value.params == {"returns": 3}


def test_who_is_there_cannot_come_back():
    """Nor can anybody ask twice."""
    table = in_mid_trick()
    with pytest.raises(NothingChanges):
        table.handle(Return("ada"))
    table = told(table, Leave("ada"), Return("ada"))
    with pytest.raises(NothingChanges):
        table.handle(Return("ada"))


def test_a_deal_can_be_dealt_while_somebody_is_away():
    """The match waits for nobody."""
    table = told(begun(), Leave("ada"))
    assert told(table, DealNext(table.seq, pack_of(1))).to_act == 0


@pytest.mark.parametrize("event", [Returned(0), ReturnAsked(0), Replaced(2, "x", LEFT)])
def test_events_that_cannot_follow_break_the_log(event):
    """Who is there has not been away, and computers are replaced by nobody."""
    with pytest.raises(BrokenLog):
        in_auction(persons=2).fold(event)


# --- the pot --------------------------------------------------------------------------------------


def test_the_stakes_tell_who_is_present():
    """Whoever is away has staked as well; computers have staked nothing."""
    table = told(in_auction(persons=3), Leave("bea"))
    stakes = [(one.player, one.seat, one.chips, one.is_present) for one in table.stakes]
    assert stakes == [("ada", 0, 50, True), ("bea", 1, 50, False), ("cid", 2, 50, True)]


def test_the_terms_name_the_computer_that_takes_over():
    """It is the same for everybody."""
    table = told(in_auction(terms=Terms("ada", bot="other@1")), Leave("bea"))
    assert table.player_of(SEATS[1]) == Computer("other@1")
    assert TERMS.bot == "rules@1"


def test_a_whole_match_is_played_with_goings_and_comings():
    """The log folds to the same table, and the match comes to its end."""
    chance = Random(5)
    log: list[tuple[Event, int]] = []
    table = begun(log=log)
    at = 0
    while table.closed is None:
        at += chance.randrange(8000)
        player = chance.choice(["ada", "bea"])
        try:
            command = chance.choice([Leave, Return])(player)
            table = told(table, command, at=at, log=log) if chance.random() < 0.2 else table
        except (Away, NothingChanges, NoReturnsLeft):
            pass
        table = step(table, chance, at, log)
    events, times = zip(*log, strict=True)
    assert type(table).replay(events, times) == table
    assert table.closed == "finished"
