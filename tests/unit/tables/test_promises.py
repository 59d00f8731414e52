"""Promises at a solo table: every deal is proved, whatever is taken back."""

from random import Random

import pytest

from rebelote.notation import parse_match, print_match
from rebelote.rules import SEATS
from rebelote.rules.registry import ruleset
from rebelote.tables import (
    FINISHED,
    Closed,
    DealNext,
    NothingToUndo,
    NotRevealed,
    Open,
    Reveal,
    Table,
    Undo,
)
from rebelote.tables.fairness import NO_ENTROPIES, commitment, shuffle, verify
from tests.unit.tables.dealt import secret_of
from tests.unit.tables.seated import BOT, ME, after, step


def promised(number):
    return commitment("alone", number, secret_of(number))


def begun():
    """Return a solo table that promises its deals, the first one dealt, and its log."""
    seats = (ME, BOT, BOT, BOT)
    promise = promised(1)
    opened = Table.open(
        Open(ruleset("bulgarian"), seats, SEATS[0], table="alone", commitment=promise)
    )
    log = [opened]
    return deal(Table.begin(opened), 1, log), log


def deal(table, number, log=None):
    """Return the table after a deal was dealt as promised."""
    return after(table, DealNext(table.seq, shuffle(secret_of(number)), NO_ENTROPIES), log)


def played(table, log=None, seed=0):
    """Return the table once its deal is over."""
    chance = Random(seed)
    while table.to_act is not None:
        table = step(table, chance, log)
    return table


def test_a_solo_match_proves_every_deal():
    """Its log folds again, and its file verifies."""
    table, log = begun()
    number = 1
    while table.closed is None:
        table = played(table, log, seed=number)
        table = after(table, Reveal(secret_of(number), promised(number + 1)), log)
        if table.closed is None:
            number += 1
            table = deal(table, number, log)
    assert log[-1] == Closed(FINISHED)
    assert Table.replay(log) == table
    assert verify(parse_match(print_match(table.record()))[0]) == table.promises.proofs
    assert len(table.promises.proofs) == number


def test_the_next_deal_waits_for_the_secret():
    """Alone, too."""
    table = played(begun()[0])
    with pytest.raises(NotRevealed):
        table.handle(DealNext(table.seq, shuffle(secret_of(2)), NO_ENTROPIES))


def test_what_is_taken_back_is_promised_still():
    """Nobody returns into a deal whose secret was told, so that no promise is made twice."""
    table, _ = begun()
    while not table.can_undo:
        table = step(table, Random(1))
    back = after(table, Undo(table.seq, "ada"))
    assert back.promises == table.promises
    over = after(played(table), Reveal(secret_of(1), promised(2)))
    with pytest.raises(NothingToUndo):
        over.handle(Undo(over.seq, "ada"))


def test_a_table_that_promised_nothing_is_told_nothing():
    """Logs from before there were promises stay as they are."""
    table = Table.begin(Table.open(Open(ruleset("bulgarian"), (ME, BOT, BOT, BOT))))
    table = played(deal(table, 1))
    assert not table.awaits_secret
    assert table.view(SEATS[0]).commitment == ""
    assert "Commitment1" not in print_match(table.record())
