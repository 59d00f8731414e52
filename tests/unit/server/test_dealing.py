"""Dealing as promised."""

import pytest

from rebelote.rules import SEATS
from rebelote.rules.registry import ruleset
from rebelote.server.dealing import Dealer
from rebelote.server.errors import PromiseLost
from rebelote.tables import Open, Table
from rebelote.tables.fairness import verify
from tests.unit.tables.seated import BOT, ME, after, played
from tests.unit.tables.test_promises import played as played_out


def opened(dealer):
    promised = dealer.promise(1)
    table = dealer.table_id
    seats = (ME, BOT, BOT, BOT)
    asked = Open(ruleset("coinche"), seats, SEATS[0], table=table, commitment=promised)
    return Table.begin(Table.open(asked))


def test_a_dealer_keeps_its_promises():
    """Every deal is the promised one, and the last promises nothing more."""
    dealer = Dealer("t")
    table = opened(dealer)
    while table.closed is None:
        number = {SEATS[2]: f"{table.seq:032x}"}
        table = played_out(after(table, dealer.deal(table, table.seq, number)), seed=table.seq)
        table = after(table, dealer.reveal(table))
    proofs = verify(table.record())
    assert len(proofs) == len(table.finished)
    assert proofs[0].entropies == ("", "", f"{1:032x}", "")
    assert table.promises.commitment == ""


def test_no_secret_is_drawn_twice():
    """They come from the system, not from a number."""
    assert Dealer("t").promise(1) != Dealer("t").promise(1)


def test_a_secret_that_is_lost_is_named():
    """Nothing else may be dealt instead of what was promised."""
    table = opened(Dealer("t"))
    with pytest.raises(PromiseLost) as caught:
        Dealer("t").deal(table, table.seq)
    assert caught.value.params == {"table": "t"}


def test_a_table_from_before_there_were_promises_goes_on_without():
    """Its deals are shuffled all the same."""
    table, _ = played(until=lambda table: len(table.finished) == 1)
    one, other = (Dealer("t").deal(table, table.seq) for _ in range(2))
    assert one.entropies == ()
    assert one.pack != other.pack
    assert after(table, one).number == 2
