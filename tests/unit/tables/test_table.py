"""Tables: commands, refusals, events."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from rebelote.match import MatchIsOver, replay_match
from rebelote.notation import BadRecord, parse_match, print_match
from rebelote.notation.errors import BadCall, BadDeclaration
from rebelote.rules import PASS, SEATS, Phase, Seat
from rebelote.rules.errors import (
    AuctionIsClosed,
    AuctionIsOpen,
    BadPack,
    DealIsOver,
    IllegalAction,
    NoSuchSeat,
    NotYourTurn,
)
from rebelote.rules.registry import ruleset, rulesets
from rebelote.tables import (
    FINISHED,
    RESIGNED,
    Act,
    Acted,
    BadSeating,
    BrokenLog,
    Closed,
    DealNext,
    DealNotFinished,
    Dealt,
    NoDealYet,
    NotAtTable,
    NotYourSeat,
    Open,
    Opened,
    Person,
    Resign,
    Stale,
    Table,
    TableClosed,
    Undo,
    Undone,
    from_plain,
)

from .seated import BOT, ME, act, after, opened, pack_of, played, step

TWO = (ME, BOT, Person("bea", "Bea"), BOT)


def in_auction(**opening):
    return played(until=lambda table: table.to_act is not None, **opening)[0]


def in_play(variant="bulgarian", **opening):
    def until(table):
        return table.deal is not None and table.deal.phase is Phase.PLAY

    return played(variant, until, **opening)[0]


def deal_over(variant="bulgarian", seed=0):
    return played(variant, lambda table: bool(table.finished), seed)[0]


# --- opening and dealing --------------------------------------------------------------------------


def test_the_first_event_names_the_ruleset_with_its_options():
    """A log says by itself by which rules it was played."""
    rules = ruleset("coinche(target=2000)")
    event = Table.open(Open(rules, (ME, BOT, BOT, BOT), SEATS[2]))
    assert event == Opened(str(rules), (ME, BOT, BOT, BOT), 2)
    table = Table.begin(event)
    assert table.ruleset == rules
    assert table.match.first == 2
    assert (table.seq, table.number, table.to_act) == (1, 0, None)


@pytest.mark.parametrize(
    "seats",
    [
        (BOT, BOT, BOT, BOT),
        (ME, BOT, ME, BOT),
        (ME, BOT, Person("ada", "another name"), BOT),
        (Person("", "nobody"), BOT, BOT, BOT),
        (ME, BOT, BOT),
    ],
)
def test_seats_that_make_no_table_are_refused(seats):
    """A person at least, nobody twice, four of them; a log that says otherwise is broken."""
    with pytest.raises(BadSeating):
        Table.open(Open(ruleset("bela"), seats))
    with pytest.raises(BrokenLog):
        Table.begin(Opened("bela@1", seats, 0))


def test_a_first_seat_that_does_not_exist_is_refused():
    """Seats count from 0 to 3."""
    with pytest.raises(NoSuchSeat):
        Table.open(Open(ruleset("bela"), (ME, BOT, BOT, BOT), Seat(4)))


def test_a_deal_is_dealt_from_the_pack_that_came_with_the_command():
    """Packs are given: the table makes none."""
    table, _ = opened()
    pack = pack_of(3)
    (event,) = table.handle(DealNext(1, pack))
    assert event == Dealt(1, "".join(map(str, pack)))
    after_it = table.fold(event)
    assert after_it.deal == table.match.deal(pack)
    assert (after_it.seq, after_it.number, after_it.to_act) == (2, 1, 0)


def test_what_is_no_pack_is_refused():
    """The engine's own error says which cards are missing."""
    table, _ = opened()
    with pytest.raises(BadPack):
        table.handle(DealNext(1, pack_of(3)[:31]))


def test_the_next_deal_waits_for_the_end_of_the_last():
    """Nobody can throw a deal away by asking for another one."""
    table = in_play()
    with pytest.raises(DealNotFinished) as caught:
        table.handle(DealNext(table.seq, pack_of(1)))
    assert caught.value.params == {"phase": Phase.PLAY}


def test_the_next_deal_follows_the_finished_one():
    """It has the next number, and the next seat speaks first."""
    table = deal_over()
    following = after(table, DealNext(table.seq, pack_of(1)))
    assert following.number == table.number + 1 == 2
    assert following.to_act == 1
    assert following.heard == ()


def test_nothing_can_be_done_before_the_first_deal():
    """A seat without cards has nothing to say."""
    table, _ = opened()
    with pytest.raises(NoDealYet):
        table.handle(Act(1, SEATS[0], "pass", "ada"))


# --- acting ---------------------------------------------------------------------------------------


def test_an_action_becomes_an_event_with_its_author():
    """The event has the action as the notation writes it, and who decided it."""
    table = in_auction()
    (event,) = table.handle(Act(table.seq, SEATS[0], " PASS ", "ada"))
    assert event == Acted(0, "pass", "ada")
    assert table.fold(event).deal == table.deal.apply(PASS)


def test_another_bot_may_decide_for_a_computer():
    """A bot that fails is replaced for a move, and the log says by which."""
    table = in_auction(first=1)
    (event,) = table.handle(Act(table.seq, SEATS[1], "pass", "random@1"))
    assert event.author == "random@1"


def test_a_person_cannot_act_for_the_others():
    """Neither for another person nor for a computer."""
    table = in_auction(seats=TWO)
    with pytest.raises(NotYourSeat) as caught:
        table.handle(Act(table.seq, SEATS[0], "pass", "bea"))
    assert caught.value.params == {"seat": 0}
    with pytest.raises(NotYourSeat):
        table.handle(Act(table.seq, SEATS[1], "pass", "bea"))
    with pytest.raises(NotYourSeat):
        table.handle(Act(table.seq, SEATS[0], "pass", "rules@1"))


def test_a_seat_that_does_not_exist_cannot_act():
    """Whatever a frame says, the error has a name."""
    with pytest.raises(NoSuchSeat):
        in_auction().handle(Act(2, Seat(7), "pass", "ada"))


def test_a_command_about_an_earlier_position_is_stale():
    """It is never guessed what was meant; a position that is yet to come is no better."""
    table = in_auction()
    for found in (table.seq - 1, table.seq + 1):
        with pytest.raises(Stale) as caught:
            table.handle(replace(act(table, PASS), seq=found))
        assert caught.value.params == {"seq": table.seq, "found": found}


def test_nobody_acts_out_of_turn():
    """The engine's error tells whose turn it is."""
    table = in_auction()
    with pytest.raises(NotYourTurn) as caught:
        table.handle(act(table, PASS, SEATS[2]))
    assert caught.value.params["to_act"] == 0


def test_a_finished_deal_takes_no_action():
    """Between two deals nobody is to act."""
    table = deal_over()
    assert table.to_act is None
    with pytest.raises(DealIsOver):
        table.handle(act(table, "Js", SEATS[0]))


@pytest.mark.parametrize(
    ("where", "text", "error"),
    [
        (in_auction, "Js", AuctionIsOpen),
        (in_auction, "quack", BadCall),
        (in_auction, "(tierce)", BadDeclaration),
        (in_play, "100H", AuctionIsClosed),
        (in_play, "pass", AuctionIsClosed),
        (in_play, "", BadCall),
    ],
)
def test_a_text_that_does_not_fit_has_a_named_error(where, text, error):
    """An action of the other phase is told from one that cannot be read."""
    table = where()
    with pytest.raises(error):
        table.handle(act(table, text))


def test_a_card_is_no_bid_that_nobody_can_make():
    """The seven of spades reads like a bid of seven: the table answers that cards come later."""
    table = in_auction(variant="coinche")
    with pytest.raises(AuctionIsOpen):
        table.handle(act(table, "7s"))
    (event,) = table.handle(act(table, "90h"))
    assert event.action == "90H"


@pytest.mark.parametrize("variant", sorted(rulesets()))
def test_the_rules_refuse_with_their_own_errors(variant):
    """A card that may not be played is refused by the error that names the rule."""
    chance = Random(variant)
    table = in_play(variant)
    refused = set()
    while not table.finished:
        for card in table.deal.hands[table.to_act]:
            try:
                table.handle(act(table, card))
            except IllegalAction as error:
                refused.add(error.code)
        table = step(table, chance)
    assert "MustFollow" in refused


# --- ends -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", sorted(rulesets()))
def test_the_last_card_of_a_match_closes_the_table(variant):
    """The closing event goes with the card, so that both are on the disk or neither."""
    table, log = played(variant)
    assert [event.kind for event in log[-2:]] == ["acted", "closed"]
    assert table.closed == FINISHED
    assert table.match.is_over
    assert table.seq == len(log)
    assert table.sheets[-1].totals == table.match.scores


def test_nothing_happens_at_a_closed_table():
    """Every command is refused by the same error, and every event breaks the log."""
    table, _ = played()
    for command in (
        act(table, "Js", SEATS[0]),
        DealNext(table.seq, pack_of(0)),
        Undo(table.seq, "ada"),
        Resign("ada"),
    ):
        with pytest.raises(TableClosed):
            table.handle(command)
    with pytest.raises(BrokenLog):
        table.fold(Closed(RESIGNED))


def test_a_person_may_give_the_match_up_at_any_moment():
    """Even while another seat is to act, and whatever was seen last."""
    table = in_play()
    assert table.handle(Resign("ada")) == (Closed(RESIGNED),)
    gone = table.fold(Closed(RESIGNED))
    assert gone.closed == RESIGNED
    assert gone.to_act is None
    assert not gone.can_undo


def test_only_those_who_sit_here_may_resign_or_undo():
    """A stranger is told so, and nothing else."""
    table = in_play()
    for command in (Resign("eve"), Undo(table.seq, "eve")):
        with pytest.raises(NotAtTable):
            table.handle(command)
    with pytest.raises(NotAtTable):
        table.seat_of("eve")
    assert table.seat_of("ada") == 0


def test_a_deal_in_which_all_pass_is_finished_without_marks():
    """It has a sheet without a score, and the match goes on with the next seat."""
    table = in_auction()
    while not table.finished:
        table = after(table, act(table, PASS))
    assert table.sheets[0].score is None
    assert table.sheets[0].totals == (0, 0)
    assert table.match.first == 1
    assert after(table, DealNext(table.seq, pack_of(5))).number == 2


# --- logs -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", sorted(rulesets()))
def test_a_log_replays_to_the_same_table(variant):
    """Nothing about a table is known that its events do not say."""
    table, log = played(variant, seed=2)
    assert Table.replay(log) == table


def test_a_log_of_an_earlier_release_is_the_same_match():
    """It was written before there were tables of people: a finished match with three undos."""
    lines = (Path(__file__).parents[2] / "golden" / "solo-table.jsonl").read_text().splitlines()
    plain = [json.loads(line) for line in lines]
    log = [from_plain(one.pop("kind"), one) for one in plain]
    table = Table.replay(log)
    assert (table.seq, table.closed, table.match.scores) == (103, FINISHED, (224, 0))
    assert table == Table.replay(log, range(len(log)))
    assert table.company is None
    assert table.is_solo


@pytest.mark.parametrize(
    "events",
    [
        [],
        [Dealt(1, "")],
        [Opened("nowhere@1", (ME, BOT, BOT, BOT), 0)],
        [Opened("bela@1", (ME, BOT, BOT, BOT), 9)],
    ],
)
def test_a_log_begins_with_an_opening_that_makes_sense(events):
    """An empty log is no table either."""
    with pytest.raises(BrokenLog):
        Table.replay(events)


@pytest.mark.parametrize(
    "event",
    [
        Opened("bela@1", (ME, BOT, BOT, BOT), 0),
        Dealt(2, ""),
        Acted(0, "7s", "ada"),
        Acted(5, "pass", "ada"),
        Acted(0, "quack", "ada"),
        Acted(1, "pass", "rules@1"),
        Undone(1),
    ],
)
def test_an_event_that_cannot_follow_breaks_the_log(event):
    """The error has the number that the event would have, so that the place can be found."""
    table = in_auction()
    with pytest.raises(BrokenLog) as caught:
        table.fold(event)
    assert caught.value.params["seq"] == 3


def test_events_between_deals_are_checked_too():
    """No card before a deal, no deal out of number, no pack that is none."""
    table, _ = opened()
    for event in (Acted(0, "pass", "ada"), Dealt(2, "7s"), Dealt(1, "7s"), Dealt(1, "xx")):
        with pytest.raises(BrokenLog):
            table.fold(event)


def test_an_undo_that_leads_elsewhere_breaks_the_log():
    """It names the event to which the person's last action answered."""
    table = played(until=lambda table: len(table.moments) == 2)[0]
    with pytest.raises(BrokenLog):
        table.fold(Undone(table.moments[0].seq))


def test_a_finished_match_deals_no_more():
    """A log that was cut before its closing event is still over by its scores."""
    _, log = played()
    table = Table.replay(log[:-1])
    with pytest.raises(MatchIsOver):
        table.handle(DealNext(table.seq, pack_of(0)))


# --- the record -----------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", sorted(rulesets()))
def test_the_record_of_a_match_replays(variant):
    """What is handed out is a true record with the names of those who played."""
    table, _ = played(variant, first=2)
    record = parse_match(print_match(table.record()))[0]
    match, deals = replay_match(record)
    assert match == table.match
    assert deals == table.finished
    assert record.tags["Seat0"] == "Ada"
    assert record.tags["Seat1"] == "rules@1"


def test_the_record_holds_finished_deals_only():
    """The cards of a deal in progress do not leave the table."""
    table = in_play(first=3)
    assert table.record().deals == ()
    assert table.record().tags["First"] == "3"
    over = deal_over()
    following = after(over, DealNext(over.seq, pack_of(1)))
    assert len(following.record().deals) == 1


def test_a_name_that_no_file_can_hold_is_a_named_error():
    """Half a character came from somewhere; the record says which tag it is."""
    table = deal_over()
    table = replace(table, seats=(Person("ada", "\ud800"), BOT, BOT, BOT))
    with pytest.raises(BadRecord):
        table.record()
