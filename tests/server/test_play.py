"""A scripted page plays against the real server."""

import pytest

from rebelote.match import replay_match
from rebelote.notation import parse_match
from rebelote.notation.wording import LANGUAGES
from rebelote.rules.registry import rulesets
from rebelote.tables.fairness import verify

from .client import Page

KINDS = {"called", "contract", "played", "trick", "deal_over"}


@pytest.mark.parametrize("variant", sorted(rulesets()))
def test_a_whole_deal_in_every_variant(browser, variant):
    """Every command is accepted until the sheet is there; the record is true, the deal proved."""
    table = browser.open(variant, "amateur")
    page = Page(browser, table)
    promise = page.view["promise"]
    page.play_deal()
    while page.view["sheet"]["outcome"]["code"] == "passed_out":
        page.command("next")
        page.play_deal()
    happened = {one["kind"] for f in page.frames for one in f.get("happened", ())}
    assert happened >= KINDS
    assert page.view["sheet"]["totals"] != [0, 0]
    (record,) = parse_match(browser.http.get(f"/api/tables/{table}/record").text)
    match, deals = replay_match(record)
    assert verify(record)[0].commitment == promise
    assert list(match.scores) == page.view["sheet"]["totals"]
    assert len(deals) == page.view["deal"]
    page.close()


def test_the_next_deal_starts_where_the_former_ended(browser):
    """The scores before a deal are the totals after the one before, and its sheet is kept."""
    page = Page(browser, browser.open("french501"))
    page.play_deal()
    totals = page.view["sheet"]["totals"]
    assert page.command("next")["type"] == "accepted"
    assert (page.view["deal"], page.view["scores"]) == (2, totals)
    assert [sheet["totals"] for sheet in page.view["sheets"]] == [totals]
    page.close()


def test_the_number_of_a_page_goes_into_the_shuffle(browser):
    """The proof of the deal has it as that of its seat, and the promise that was seen before."""
    table = browser.open("french501")
    page = Page(browser, table)
    page.play_deal()
    promise = page.view["promise"]
    assert page.command("next", entropy="0f" * 16)["type"] == "accepted"
    page.play_deal()
    (record,) = parse_match(browser.http.get(f"/api/tables/{table}/record").text)
    proof = verify(record)[1]
    assert (proof.commitment, proof.entropies) == (promise, ("0f" * 16, "", "", ""))
    page.close()


def test_a_reload_returns_to_the_same_card(browser):
    """A second hello after the socket closed shows the position that was left."""
    table = browser.open("coinche")
    page = Page(browser, table)
    page.wait_for_turn()
    page.act()
    page.wait_for_turn()
    left = page.view
    page.close()
    back = Page(browser, table)
    assert back.view == left
    assert back.frames[0]["happened"] == []
    back.close()


def test_a_second_tab_sees_the_same(browser):
    """What one tab does, the other hears, in its own language."""
    table = browser.open("bulgarian")
    one, two = Page(browser, table, "en"), Page(browser, table, "fr")
    one.wait_for_turn()
    one.act()
    one.wait_for_turn()
    two.until(lambda f: f["type"] == "update" and f["view"]["seq"] == one.view["seq"])
    assert two.view["hand"] == [
        card | {"refusal": two_card["refusal"]}
        for card, two_card in zip(one.view["hand"], two.view["hand"], strict=True)
    ]
    assert two.view["title"] == "Belote bulgare"
    one.close()
    two.close()


def test_a_command_sent_twice_is_done_once(browser):
    """The same id gives the same number again, after a reconnect too, and nothing happens."""
    table = browser.open("ktga_be")
    page = Page(browser, table)
    page.wait_for_turn()
    seq, action = page.view["seq"], page.choose()
    first = page.command("act", id="mine", action=action)
    page.close()
    page = Page(browser, table)
    page.say(type="act", id="mine", seq=seq, action=action)
    again = page.until(lambda frame: frame["type"] == "accepted")
    assert again == first
    page.close()


def test_a_stale_command_is_refused_with_the_position(browser):
    """A command about an earlier position is never guessed at."""
    page = Page(browser, browser.open("coinche"))
    page.wait_for_turn()
    refused = page.command("act", action=page.choose(), seq=page.view["seq"] - 1)
    assert (refused["type"], refused["reason"]["code"]) == ("refused", "Stale")
    page.close()


def test_an_illegal_action_keeps_the_position(browser):
    """The refusal is the engine's, in the socket's language; the view stays as it was."""
    page = Page(browser, browser.open("coinche"))
    page.wait_for_turn()
    before = page.view
    refused = page.command("act", action="7s")
    assert refused["reason"] == {
        "code": "AuctionIsOpen",
        "text": "The auction is not over, it is too early for “7 of spades”.",
    }
    assert page.view == before
    page.close()


def test_an_undo_returns_to_before_my_last_action(browser):
    """The hand and the calls are those of before."""
    page = Page(browser, browser.open("coinche"))
    page.wait_for_turn()
    before = page.view
    assert not before["can_undo"]
    page.act()
    page.wait_for_turn()
    assert page.view["can_undo"]
    assert page.command("undo")["type"] == "accepted"
    assert {**page.view, "seq": 0} == {**before, "seq": 0}
    page.close()


def test_a_hint_is_a_legal_action_with_its_reason(browser):
    """The answer carries the id of the question and something that may be done."""
    page = Page(browser, browser.open("concours"))
    page.wait_for_turn()
    page.say(type="ask_hint", id="why", seq=page.view["seq"])
    hint = page.until(lambda frame: frame["type"] in ("hint", "refused"))
    assert hint["id"] == "why"
    view = page.view
    cards = [card["card"] for card in view["hand"] if card["legal"]]
    calls = [offer["call"] for offer in view["offers"]]
    declares = [offer["action"] for offer in view["declares"]]
    # Computers may have called before, so that a card is to be played, maybe with a word.
    assert hint["action"].rstrip("!") in [*calls, *cards, *declares]
    assert hint["text"]
    page.close()


def test_no_hint_while_another_is_to_act(browser):
    """A question about somebody else's turn is refused by name."""
    page = Page(browser, browser.open("coinche"))
    page.play_deal()
    page.say(type="ask_hint", id="why", seq=page.view["seq"])
    refused = page.until(lambda frame: frame["type"] == "refused")
    assert refused["reason"]["code"] == "NothingToAdvise"
    page.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_speaks_every_language(browser, language):
    """A deal is told to its end in each of the languages."""
    page = Page(browser, browser.open("bela"), language)
    page.play_deal()
    texts = [
        one["text"] for f in page.frames for one in f.get("happened", ()) if one["kind"] != "taken"
    ]
    assert all(texts)
    page.close()


def test_the_rematch_has_the_same_rules(browser):
    """A second table is opened against the same level."""
    table = browser.open("coinche(target=500)", "expert")
    again = browser.http.post(f"/api/tables/{table}/rematch").json()["id"]
    listed = {one["id"]: one for one in browser.http.get("/api/tables").json()}
    assert again != table
    for field in ("ruleset", "level"):
        assert listed[again][field] == listed[table][field]


def test_a_match_given_up_is_over(browser):
    """The socket hears it, nothing can be done any more, and giving up again changes nothing."""
    table = browser.open("coinche")
    page = Page(browser, table)
    page.wait_for_turn()
    assert browser.http.delete(f"/api/tables/{table}").status_code == 204
    page.until(lambda f: f["type"] == "update" and f["view"]["phase"] == "match_over")
    assert page.command("act", action="pass")["reason"]["code"] == "TableClosed"
    assert browser.http.delete(f"/api/tables/{table}").status_code == 204
    page.close()
