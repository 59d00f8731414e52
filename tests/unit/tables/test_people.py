"""Pauses, clocks and promises at a table of people."""

from dataclasses import replace

import pytest

from rebelote.notation import print_match
from rebelote.rules import SEATS, Declare
from rebelote.tables import (
    FINISHED,
    Away,
    BrokenLog,
    Closed,
    DealNext,
    DealNotFinished,
    Dealt,
    Event,
    ForCompanyOnly,
    ForSoloOnly,
    Leave,
    NoDealYet,
    NothingChanges,
    NotRevealed,
    NotStarted,
    Pause,
    PauseAsked,
    Resign,
    Resume,
    Resumed,
    Return,
    Reveal,
    Revealed,
    Speed,
    Table,
    TableClosed,
    TablePaused,
    Terms,
    TimeLeft,
    TimeUp,
    Undo,
    Wake,
    Woken,
)
from rebelote.tables.fairness import BadProof, WrongCommitment, WrongShuffle, verify

from .gathered import (
    NAMES,
    SECRETS,
    act,
    begun,
    fair_deal,
    in_auction,
    is_mid_trick,
    may_declare,
    played_until,
    promised,
    told,
    waiting,
)
from .seated import opened, pack_of

ENTROPIES = ("ab" * 16, "", "cd" * 16, "")


# --- solo and company -----------------------------------------------------------------------------


@pytest.mark.parametrize("command", [Leave("ada"), Pause("ada"), Return("ada"), Wake()])
def test_a_solo_table_knows_nothing_of_company(command):
    """It has no clock, nobody leaves it, and nothing is promised."""
    with pytest.raises(ForCompanyOnly):
        opened()[0].handle(command)


def test_nothing_is_taken_back_or_given_up_in_company():
    """Whoever has enough leaves; not even one person among computers plays for chips alone."""
    table = in_auction(persons=1)
    for command in (Undo(table.seq, "ada"), Resign("ada")):
        with pytest.raises(ForSoloOnly):
            table.handle(command)
    table = told(table, act(table))
    assert table.moments == ()
    assert not table.can_undo


@pytest.mark.parametrize("command", [Pause("ada"), Resume("ada"), Return("ada")])
def test_before_the_match_there_is_nothing_to_stop_or_to_tell(command):
    """The error says that people still sit down."""
    with pytest.raises(NotStarted):
        told(waiting()[0], command)


# --- pauses ---------------------------------------------------------------------------------------


def paused(table, at=0):
    """Return a table at which everybody present has asked for a pause."""
    return told(table, *[Pause(table.seats[seat].player) for seat in table.present], at=at)


def test_a_pause_begins_when_everybody_present_has_asked():
    """Whoever is away is not asked."""
    table = told(in_auction(), Leave("dan"))
    assert table.handle(Pause("ada")) == (PauseAsked(0),)
    table = told(table, Pause("ada"), Pause("bea"))
    assert not table.is_paused
    assert table.view(SEATS[3]).company.pause_asked == (0, 1)
    assert told(table, Pause("cid")).is_paused


def test_nothing_is_done_in_a_pause():
    """Not by computers either, and no time is up."""
    table = in_auction()
    stopped = paused(table)
    assert stopped.to_act is None
    assert stopped.deadline() is None
    with pytest.raises(TablePaused):
        stopped.handle(replace(act(table), seq=stopped.seq))
    with pytest.raises(TimeLeft):
        stopped.handle(TimeUp(SEATS[0], 10**9))
    between = paused(begun())
    with pytest.raises(TablePaused):
        between.handle(DealNext(between.seq, pack_of(1)))
    with pytest.raises(BrokenLog):
        between.fold(Dealt(1, "".join(map(str, pack_of(1)))))


def test_anybody_present_ends_the_pause():
    """The turn has the time it had, and everybody must ask again for another pause."""
    table = paused(in_auction(at=1000), at=6000)
    assert table.handle(Resume("cid")) == (Resumed(2),)
    table = told(table, Resume("cid"), at=100_000)
    assert table.deadline().move == 115_000
    assert table.company.pause_asked == ()


def test_who_asked_may_think_better_of_it():
    """Only once, and only who asked."""
    table = told(in_auction(), Pause("ada"))
    with pytest.raises(NothingChanges):
        table.handle(Pause("ada"))
    with pytest.raises(NothingChanges):
        table.handle(Resume("bea"))
    assert told(table, Resume("ada")).company.pause_asked == ()


def test_a_pause_begins_when_the_last_who_did_not_ask_leaves():
    """Nobody is there who minds."""
    table = told(in_auction(persons=2), Pause("ada"), Leave("bea"))
    assert table.is_paused


def test_who_is_away_has_no_say_in_pauses():
    """Nor does asking again in a pause change anything."""
    table = told(in_auction(), Leave("ada"))
    for command in (Pause("ada"), Resume("ada")):
        with pytest.raises(Away):
            table.handle(command)
    with pytest.raises(NothingChanges):
        paused(table).handle(Pause("bea"))


def test_a_pause_ends_when_the_last_person_present_leaves():
    """Who is on the way back waits for the end of the trick, and would wait for ever."""
    table = played_until(begun(persons=2), is_mid_trick)
    table = told(table, Leave("bea"), Return("bea"), Pause("ada"), Leave("ada"))
    assert (table.is_paused, table.closed) == (False, None)
    table = played_until(table, lambda one: not is_mid_trick(one))
    assert table.present == (1,)


def test_in_a_pause_people_come_and_go():
    """The table stays still until somebody goes on."""
    table = told(paused(in_auction()), Leave("ada"), Return("ada"))
    assert table.is_paused
    assert table.present == SEATS


# --- clocks ---------------------------------------------------------------------------------------


def test_the_clock_runs_for_the_person_to_act():
    """Between deals, in calm play and for computers it does not."""
    table = in_auction(at=5000)
    assert (table.deadline().seat, table.deadline().move) == (0, 25_000)
    assert begun().deadline() is None
    assert in_auction(terms=Terms("ada", speed=Speed.CALM)).deadline() is None
    assert told(table, Leave("ada")).deadline() is None


def test_an_answer_begins_the_next_turn():
    """What was used beyond the move's time is gone from the reserve of that seat."""
    table = in_auction()
    table = told(table, act(table, "pass"), at=23_000)
    assert table.company.clock.reserves == (57_000, 60_000, 60_000, 60_000)
    assert (table.deadline().seat, table.deadline().move) == (1, 43_000)


def test_a_computer_uses_up_nobodys_reserve():
    """Neither its own seat's nor that of the person it plays for."""
    table = told(in_auction(first=1), Leave("bea"))
    table = told(table, act(table, "pass"), at=90_000)
    assert table.company.clock.reserves == (60_000,) * 4


def test_announcing_does_not_begin_another_turn():
    """The card that follows has what is left of the same time."""
    table = played_until(begun("bulgarian"), may_declare, at=1000)
    before = table.deadline()
    legal = table.deal.legal_actions()
    declaring = next(action for action in legal if isinstance(action, Declare))
    after = told(table, act(table, declaring), at=9000)
    assert after.deadline() == before


def test_the_time_without_a_server_does_not_count():
    """Everybody goes on with the time they had."""
    table = in_auction(at=1000)
    assert table.handle(Wake()) == (Woken(),)
    assert told(table, Wake(), at=500_000).deadline().move == 520_000


def test_a_clock_that_lies_gives_no_time_back():
    """An event that seems to have come before the last one came with it."""
    table = in_auction(at=50_000)
    table = told(table, act(table, "pass"), at=10_000)
    assert table.deadline().move == 70_000


# --- promises -------------------------------------------------------------------------------------


def fair(**how):
    table = begun(table="t", commitment=promised(1), **how)
    return told(table, fair_deal(table, 1, ENTROPIES))


def fair_end(**how):
    """Return a table with a finished deal whose secret is still to be told."""
    return played_until(fair(**how), lambda table: table.deal.is_over)


def test_a_secret_is_told_after_its_deal():
    """With it goes the promise of the next one."""
    table = fair_end()
    command = Reveal(SECRETS[1], promised(2))
    assert table.handle(command) == (Revealed(1, SECRETS[1], promised(2)),)
    table = told(table, command)
    proof = table.promises.proofs[0]
    assert (proof.number, proof.entropies, proof.commitment) == (1, ENTROPIES, promised(1))
    assert table.promises.commitment == promised(2)
    with pytest.raises(NothingChanges):
        table.handle(command)


def test_the_next_deal_waits_for_the_secret_of_the_last():
    """Nobody can forget to tell it."""
    table = fair_end()
    with pytest.raises(NotRevealed) as caught:
        table.handle(fair_deal(table, 2))
    assert caught.value.params == {"deal": 1}
    with pytest.raises(BrokenLog):
        table.fold(Dealt(2, "".join(map(str, pack_of(1)))))


def test_a_secret_is_not_told_while_its_deal_is_played():
    """Nor before the first."""
    with pytest.raises(DealNotFinished):
        fair().handle(Reveal(SECRETS[1]))
    with pytest.raises(NoDealYet):
        begun(table="t", commitment=promised(1)).handle(Reveal(SECRETS[1]))


def test_a_false_secret_is_found():
    """One that was not promised, and one that does not give the cards that were dealt."""
    with pytest.raises(WrongCommitment):
        fair_end().handle(Reveal(SECRETS[3]))
    table = begun(table="t", commitment=promised(1))
    table = told(table, DealNext(table.seq, pack_of(1), ENTROPIES))
    table = played_until(table, lambda table: table.deal.is_over)
    with pytest.raises(WrongShuffle):
        table.handle(Reveal(SECRETS[1]))
    with pytest.raises(BrokenLog):
        table.fold(Revealed(1, SECRETS[1], ""))
    with pytest.raises(BrokenLog):
        fair_end().fold(Revealed(2, SECRETS[1], ""))


@pytest.mark.parametrize("entropies", [(), ("ab" * 16,), ("ab", "", "", ""), ("",) * 5])
def test_what_the_seats_add_has_a_form(entropies):
    """Another one could not be proved later."""
    table = begun(table="t", commitment=promised(1))
    with pytest.raises(BadProof):
        table.handle(DealNext(table.seq, pack_of(1), entropies))


def test_the_last_secret_closes_the_match():
    """The last card does not, so that the last deal can be proved; nobody leaves in between."""
    log: list[tuple[Event, int]] = []
    table, number = begun(table="t", commitment=promised(1), log=log), 0
    while table.closed is None:
        if table.awaits_secret and table.match.is_over:
            with pytest.raises(TableClosed):
                table.handle(Leave("ada"))
        if table.awaits_secret:
            table = told(table, Reveal(SECRETS[number], promised(number + 1)), log=log)
        else:
            number += 1
            table = told(table, fair_deal(table, number, ENTROPIES), log=log)
            table = played_until(table, lambda one: one.deal.is_over, seed=number, log=log)
    assert [event for event, _ in log[-2:]][1] == Closed(FINISHED)
    assert len(table.promises.proofs) == number == len(table.finished)
    assert Table.replay(event for event, _ in log) == table
    assert len(verify(table.record())) == number


def test_a_record_has_the_deals_that_can_be_proved():
    """One whose secret is still to be told is left out."""
    table = fair_end()
    assert "Commitment1" not in print_match(table.record())
    assert len(table.record().deals) == 0
    table = told(table, Reveal(SECRETS[1], promised(2)))
    assert "Commitment1" in print_match(table.record())
    assert len(verify(table.record())) == 1
    assert NAMES[0] not in print_match(table.record())
