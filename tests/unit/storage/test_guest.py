"""Guests: a cookie, settings, results, and the way out."""

import json

import pytest

from rebelote.match import replay_match
from rebelote.notation import parse_match
from rebelote.storage import Guest, Results, Shares, UnknownGuest, UnknownShare, UnknownTable
from rebelote.tables import RESIGNED, Closed
from tests.unit.tables.seated import played


def test_a_guest_is_found_by_the_token_of_the_cookie(house):
    """Nothing else is asked of anybody."""
    assert house.guests.find(house.token) == house.guest
    assert house.guest == Guest(house.guest.id, "", "fr", {}, 10, 10)
    assert house.guests.find("another") is None
    assert house.guests.find(house.guest.id) is None


def test_tokens_are_long_and_none_is_given_twice(house):
    """Nobody guesses another guest's."""
    made = [house.guests.create(language="fr", at=1).result() for _ in range(50)]
    assert len({token for token, _ in made} | {guest.id for _, guest in made}) == 100
    assert min(len(token) for token, _ in made) >= 43


def test_the_file_does_not_hold_the_token(house):
    """Who reads a backup cannot sit down as somebody else."""
    house.database.close()
    files = house.path.parent.glob("rebelote.db*")
    assert not any(house.token.encode() in file.read_bytes() for file in files)


def test_what_is_given_is_changed_and_the_rest_stays(house):
    """Name, language and settings one by one."""
    guests, own = house.guests, house.guest.id
    assert guests.change(own, name="Ada", at=11).result().name == "Ada"
    changed = guests.change(own, settings={"four_colours": True, "pace": "brisk"}, at=12).result()
    assert changed.settings == {"four_colours": True, "pace": "brisk"}
    changed = guests.change(own, language="en", at=13).result()
    assert changed == Guest(own, "Ada", "en", changed.settings, 10, 13)
    assert guests.change(own, settings={}, at=14).result().settings == {}
    assert guests.find(house.token).updated == 14


def test_a_guest_who_is_gone_cannot_be_changed(house):
    """Nor exported, nor deleted again."""
    for change in (
        house.guests.change("nobody", name="x", at=1),
        house.guests.delete("nobody", at=1),
    ):
        with pytest.raises(UnknownGuest):
            change.result()
    with pytest.raises(UnknownGuest):
        house.guests.export("nobody")


def test_results_are_counted_by_variant_and_level(house):
    """A match in progress does not count, and a house rule makes no other variant."""
    assert house.guests.results(house.guest.id) == ()
    won = [house.keep_match(f"b{seed}", seed=seed) for seed in range(4)]
    house.keep_match("c", "coinche", "expert")
    house.open("going on", "bela")
    coinche, other = sorted(
        house.guests.results(house.guest.id), key=lambda one: one.variant, reverse=True
    )
    assert (coinche.variant, coinche.level) == ("coinche", "expert")
    assert coinche.won + coinche.lost == 1
    own = sum(table.match.winner == 0 for table in won)
    deals = sum(len(table.finished) for table in won)
    assert other == Results("bulgarian", "rules", won=own, lost=4 - own, deals=deals)


def test_a_match_given_up_is_neither_won_nor_lost(house):
    """It is counted as what it is."""
    _, log = played(until=lambda table: len(table.finished) == 1)
    house.keep([*log, Closed(RESIGNED)])
    (results,) = house.guests.results(house.guest.id)
    assert results == Results("bulgarian", "rules", resigned=1, deals=1)


def test_a_drawn_match_is_nobodys(house):
    """Some houses end a match level."""
    house.keep_match()
    house.database.write(lambda one: one.execute("UPDATE game SET winner = NULL")).result()
    (results,) = house.guests.results(house.guest.id)
    assert (results.won, results.lost, results.drawn) == (0, 0, 1)


def test_the_export_holds_everything_in_plain_values(house):
    """Guest, tables with their records, shared deals, results; ready for JSON."""
    table = house.keep_match()
    share = Shares(house.database).create("t", 1, at=40).result()
    export = json.loads(json.dumps(house.guests.export(house.guest.id)))
    assert export["guest"]["id"] == house.guest.id
    assert export["tables"][0]["summary"]["scores"] == list(table.match.scores)
    match, deals = replay_match(parse_match(export["tables"][0]["record"])[0])
    assert match == table.match
    assert deals == table.finished
    assert export["shares"] == [{"token": share.token, "table_id": "t", "deal": 1, "created": 40}]
    assert export["statistics"][0]["variant"] == "bulgarian"
    assert house.token not in json.dumps(export)


def test_the_export_shows_no_card_of_a_deal_in_progress(house):
    """Its player is not to see the others' hands there."""
    _, log = played(until=lambda table: table.number == 2)
    house.keep(log)
    record = house.guests.export(house.guest.id)["tables"][0]["record"]
    assert len(parse_match(record)[0].deals) == 1
    assert log[-1].pack not in json.dumps(house.guests.export(house.guest.id))


def test_a_log_that_cannot_be_read_does_not_stop_the_export(house):
    """The rest is the guest's all the same."""
    house.keep_match()
    change = "UPDATE event SET kind = 'chimed' WHERE seq = 3"
    house.database.write(lambda one: one.execute(change)).result()
    (table,) = house.guests.export(house.guest.id)["tables"]
    assert table["record"] is None
    assert table["id"] == "t"


def test_a_deleted_guest_leaves_nothing(house):
    """Neither games nor logs nor shared deals nor the cookie; other guests keep theirs."""
    house.keep_match()
    shares = Shares(house.database)
    share = shares.create("t", 1, at=1).result()
    token, other = house.guests.create(language="en", at=1).result()
    house.guests.delete(house.guest.id, at=1).result()
    assert house.guests.find(house.token) is None
    assert house.journal.listings(house.guest.id) == []
    assert house.journal.read("t") == []
    with pytest.raises(UnknownTable):
        house.journal.table("t")
    with pytest.raises(UnknownShare):
        shares.find(share.token)
    assert house.guests.find(token) == other
