"""What a person alone with computers takes back."""

from dataclasses import replace
from random import Random

import pytest

from rebelote.rules import SEATS
from rebelote.rules.registry import rulesets
from rebelote.tables import (
    Acted,
    DealNext,
    Dealt,
    NothingToUndo,
    Person,
    Stale,
    Table,
    Undo,
    Undone,
    UndoNotOffered,
)

from .seated import BOT, ME, act, after, pack_of, played, step

TWO = (ME, BOT, Person("bea", "Bea"), BOT)


def has_a_trick(table):
    return table.deal is not None and bool(table.deal.tricks)


def without_seq(table):
    return replace(table, seq=0)


@pytest.mark.parametrize("variant", sorted(rulesets()))
def test_undo_returns_to_before_the_persons_last_action(variant):
    """One by one back to the first of the deal, and each time exactly to what was."""

    def is_deep_in_a_deal(table):
        depths = [len(moment.finished) for moment in table.moments]
        return depths.count(len(table.finished)) == 4

    table, log = played(variant, is_deep_in_a_deal, seed=1)
    stands: list[Table] = []
    again = Table.begin(log[0])
    for event in log[1:]:
        if isinstance(event, Dealt):
            stands.clear()
        if isinstance(event, Acted) and event.author == "ada":
            stands.append(again)
        again = again.fold(event)
    assert len(stands) == 4
    while stands:
        assert table.can_undo
        (event,) = table.handle(Undo(table.seq, "ada"))
        assert event == Undone(stands[-1].seq)
        seq = table.seq
        table = table.fold(event)
        assert table.seq == seq + 1
        assert without_seq(table) == without_seq(stands.pop())
    assert not table.can_undo
    with pytest.raises(NothingToUndo):
        table.handle(Undo(table.seq, "ada"))


def test_nobody_returns_into_a_deal_that_is_over():
    """Its cards are open, so its end stands, before the next deal and in it."""
    table, log = played(until=lambda table: len(table.finished) == 1)
    for _ in range(2):
        assert table.moments
        assert not table.can_undo
        assert not table.view(SEATS[0]).can_undo
        with pytest.raises(NothingToUndo):
            table.handle(Undo(table.seq, "ada"))
        if table.deal.is_over:
            table = after(table, DealNext(table.seq, pack_of(7)), log)


def test_after_an_undo_the_match_goes_on():
    """Another action may be chosen, and the log still tells the whole story."""
    table, log = played(until=lambda table: len(table.moments) == 3)
    table = after(table, Undo(table.seq, "ada"), log)
    chance = Random(1)
    while table.closed is None:
        table = step(table, chance, log)
    assert Table.replay(log) == table


def test_a_thought_about_what_was_taken_back_is_stale():
    """A bot that was still thinking answers an earlier position."""
    table = played(until=lambda table: table.moments and table.to_act not in (0, None))[0]
    late = act(table, table.deal.legal_actions()[0])
    with pytest.raises(Stale):
        after(table, Undo(table.seq, "ada")).handle(late)


def test_several_persons_take_nothing_back():
    """What one person did has been seen by another."""
    table = played(until=has_a_trick, seats=TWO)[0]
    assert not table.can_undo
    assert table.moments == ()
    with pytest.raises(UndoNotOffered) as caught:
        table.handle(Undo(table.seq, "bea"))
    assert caught.value.params == {"persons": 2}
