"""People play at one table against the real server, each over a socket of the own."""

import json

import pytest
from websockets.exceptions import ConnectionClosed

from rebelote.notation import parse_match
from rebelote.storage import audit, looking_at
from rebelote.tables.clock import GRACE, MOVE, RESERVE, Speed
from rebelote.tables.fairness import verify

from .people import (
    NO_ENTROPY,
    chips,
    gather,
    look,
    open_room,
    play_match,
    play_on,
    start,
    together,
)
from .secrets_in_frames import check_frames, own_cards_of

SHORT = "concours@1(deals=1)"
ALL_TIME = MOVE[Speed.TORTOISE] + RESERVE + GRACE


def refusal(frame):
    """Return the name of what refused a command."""
    return frame["reason"]["code"] if frame["type"] == "refused" else None


def leave_all(pages):
    """Get up one after another, so that the table is closed, and close the tabs."""
    for page in pages:
        page.ask("stand")
        page.close()


def kinds(page):
    """Return what a page was told of comings and goings."""
    return [frame["kind"] for frame in page.frames if frame["type"] == "noticed"]


def test_four_people_play_a_match_for_chips(four, stranger, server):
    """Four sockets in four languages play to the end, the pot is paid, and a rematch is opened.

    No frame of a seat, or of somebody who looks on, holds a card that is hidden from them, and the
    deal is proved with what each added.
    """
    table = open_room(four[0], SHORT, stake=100)
    pages = gather(four, table)
    assert [chips(one)["balance"] for one in four] == [900, 900, 900, 900]
    watcher = look(stranger, table)
    start(pages)
    assert play_match(pages) >= 1
    assert {page.room["stage"] for page in pages} == {"over"}
    won = [seat["chips"] for seat in pages[0].room["seats"]]
    assert sum(won) == 0
    assert any(won)
    assert [chips(one)["balance"] for one in four] == [1000 + one for one in won]
    assert sum(line["chips"] for line in pages[0].room["pot"]) == 400
    with looking_at(server.house.database.path) as connection:
        assert audit(connection).faults == ()
    text = stranger.http.get(f"/api/rooms/{table}/record").text
    (record,) = parse_match(text)
    assert verify(record)[0].entropies == (NO_ENTROPY,) * 4
    while watcher.room["stage"] != "over":
        watcher.hear()
    hands = own_cards_of(record)
    for page in pages:
        assert check_frames(page.frames, hands[page.view["seat"]]) > 0
    assert check_frames(watcher.frames, set()) > 0
    watcher.close()
    _play_again(four, pages, table)


def _play_again(four, pages, table):
    answer = four[1].http.post(f"/api/rooms/{table}/rematch", json={"places": "kept"})
    assert answer.status_code == 201, answer.text
    again = four[2].http.post(f"/api/rooms/{table}/rematch", json={"places": "drawn"})
    assert again.json() == answer.json()
    moved = [page.until(lambda frame: frame["type"] == "moved") for page in pages]
    assert [one["seat"] for one in moved] == [0, 1, 2, 3]
    card = four[0].http.get(f"/api/rooms/{answer.json()['code']}").json()
    assert [seat["kind"] for seat in card["seats"]] == ["empty", "person", "empty", "empty"]
    assert (card["stake"], card["my_seat"], card["can_sit"]) == (100, None, True)
    for page in pages:
        page.close()
    host = look(four[1], answer.json()["id"])
    assert host.ask("cancel")["type"] == "accepted"
    host.close()


def test_whoever_is_silent_is_played_for_and_comes_back(four, server):
    """The clock runs out: the computer has the seat, and gives it back when asked."""
    table = open_room(four[0], SHORT)
    pages = gather(four, table)
    start(pages)
    together(pages)
    silent = pages[pages[0].view["to_act"]]
    assert silent.room["clock"]["gone_in"] == ALL_TIME
    assert refusal(silent.command("act", action="Js!!")) is not None
    server.clock.advance(MOVE[Speed.TORTOISE])
    silent.until(lambda frame: frame["type"] == "room" and frame["clock"]["phase"] == "reserve")
    assert silent.room["clock"]["gone_in"] == RESERVE + GRACE
    server.clock.advance(RESERVE + GRACE)
    silent.until(lambda frame: frame["type"] == "noticed" and frame["kind"] == "replaced")
    silent.until(lambda frame: frame["type"] == "room")
    seat = silent.view["seat"]
    assert silent.room["seats"][seat]["is_away"]
    assert silent.view["seats"][seat]["bot"] == "confirme@1"
    assert refusal(silent.command("act", action="pass")) == "Away"
    assert silent.ask("return")["type"] == "accepted"
    # A trick that the computer leads at once has to end first.
    play_on(pages)
    assert not silent.room["seats"][seat]["is_away"]
    assert silent.room["seats"][seat]["returns_left"] == 2
    leave_all(pages)


def test_a_person_who_leaves_is_replaced_until_the_table_is_empty(four, server):
    """The match goes on with computers; with the last person it is closed and stakes go back."""
    table = open_room(four[0], SHORT, stake=10)
    pages = gather(four[:2], table)
    for seat in (2, 3):
        assert pages[0].ask("fill", seat=seat, level="debutant")["type"] == "accepted"
    start(pages)
    assert pages[1].ask("stand")["type"] == "accepted"
    assert chips(four[1])["balance"] == 990
    together(pages)
    back = look(four[1], table)
    assert back.room["can"] == ["talk", "return"]
    assert back.view["hand"] == pages[1].view["hand"] or back.view["hand"]
    assert pages[0].ask("stand")["type"] == "accepted"
    while pages[0].room["stage"] != "over":
        pages[0].hear()
    assert "abandoned" in kinds(pages[0])
    assert [chips(one)["balance"] for one in four[:2]] == [1000, 1000]
    for page in (*pages, back):
        page.close()


def test_a_pause_stops_the_clock(four, server):
    """Once everybody asks nothing is played and no time passes; anybody goes on."""
    table = open_room(four[0], SHORT)
    pages = gather(four, table)
    start(pages)
    for page in pages:
        assert page.ask("pause")["type"] == "accepted"
    together(pages)
    assert {page.room["stage"] for page in pages} == {"paused"}
    assert [page.room["clock"] for page in pages] == [None] * 4
    server.clock.advance(10 * ALL_TIME)
    assert pages[0].ask("resume")["type"] == "accepted"
    together(pages)
    assert pages[0].room["clock"]["gone_in"] == ALL_TIME
    leave_all(pages)


def test_the_next_deal_comes_by_itself(four, server):
    """Nobody asks for it: it is dealt after a while, with what was added until then."""
    table = open_room(four[0], "concours@1(deals=2)")
    pages = gather(four, table)
    start(pages)
    play_on(pages)
    assert pages[0].room["next_in"] == 15_000
    assert refusal(pages[0].ask("entropy", deal=1, bytes=NO_ENTROPY)) == "NothingChanges"
    server.clock.advance(15_000)
    pages[0].until(lambda f: f["type"] == "room" and f["promise"]["entropy_wanted"])
    server.clock.advance(2_000)
    for page in pages:
        page.until(lambda frame: frame["type"] == "update" and frame["view"]["deal"] == 2)
    leave_all(pages)


def test_what_is_refused_before_the_match(four):
    """Each refusal has its name, and moves no chip."""
    host, other = four[0], four[1]
    assert host.http.post("/api/rooms", json={"ruleset": SHORT, "stake": -1}).status_code == 422
    for stake in (1001, 2**53 - 1):
        answer = host.http.post("/api/rooms", json={"ruleset": SHORT, "stake": stake})
        assert answer.json()["code"] == "NotEnoughChips"
    table = open_room(host, SHORT, stake=900)
    one, two = look(host, table), look(other, table)
    assert two.room["my_seat"] is None
    assert refusal(two.ask("start")) == "NotAtTable"
    assert refusal(two.ask("sit", seat=0)) == "SeatTaken"
    assert refusal(two.ask("sit", seat=7)) == "NoSuchSeat"
    assert refusal(two.ask("say", phrase="hello")) == "NotAtTable"
    poor = open_room(other, SHORT, stake=500)
    assert refusal(two.ask("sit", seat=1)) == "NotEnoughChips"
    leaver = look(other, poor)
    assert leaver.ask("stand")["type"] == "accepted"
    leaver.close()
    assert two.ask("sit", seat=1)["type"] == "accepted"
    assert refusal(two.ask("fill", seat=2, level="expert")) == "NotHost"
    assert refusal(one.ask("start")) == "SeatsMissing"
    assert refusal(one.ask("fill", seat=2, level="none")) == "UnknownLevel"
    assert refusal(one.ask("pause")) == "NotStarted"
    assert two.ask("sit", seat=3)["type"] == "accepted"
    assert [chips(x)["balance"] for x in (host, other)] == [100, 100]
    assert one.ask("swap", seat=0, other=3)["type"] == "accepted"
    assert one.ask("cancel")["type"] == "accepted"
    together([one, two])
    assert refusal(two.ask("sit", seat=1)) == "TableClosed"
    assert [chips(x)["balance"] for x in (host, other)] == [1000, 1000]
    one.close()
    two.close()


def test_a_full_table_and_forged_deeds(four, stranger):
    """Nobody acts for another, takes back, asks for advice, or sits down at a full table."""
    table = open_room(four[0], SHORT, has_spectators=False)
    pages = gather(four, table)
    late = look(stranger, table)
    assert refusal(late.ask("sit", seat=2)) == "SeatTaken"
    start(pages)
    late.until(lambda frame: frame["type"] == "refused")
    assert refusal(late.frames[-1]) == "NoSpectators"
    with pytest.raises(ConnectionClosed):
        late.hear()
    late.close()
    together(pages)
    turn = pages[0].view["to_act"]
    other = pages[(turn + 1) % 4]
    assert refusal(other.command("act", action="pass")) is not None
    assert refusal(other.command("undo")) == "ForSoloOnly"
    assert refusal(other.ask("sit", seat=2)) == "AlreadyStarted"
    other.say(type="ask_hint", id="hint", seq=other.view["seq"])
    other.until(lambda frame: frame["type"] == "refused")
    assert refusal(other.frames[-1]) == "NothingToAdvise"
    leave_all(pages)


def test_people_talk_in_their_own_languages(four):
    """A phrase is translated for each reader; free text is for private tables; both are limited."""
    private = open_room(four[0], SHORT, is_private=True)
    pages = gather(four[:2], private)
    assert pages[0].ask("say", phrase="thanks")["type"] == "accepted"
    said = [page.until(lambda frame: frame["type"] == "said")["text"] for page in pages]
    assert said == ["Thank you!", "Merci\u202f!"]
    assert refusal(pages[0].ask("say", text="<b>again</b>")) == "TooMuchTalk"
    assert pages[1].ask("say", text="<b>again</b>")["type"] == "accepted"
    assert pages[0].until(lambda f: f["type"] == "said")["text"] == "<b>again</b>"
    assert refusal(pages[0].ask("say", phrase="none")) == "UnknownPhrase"
    leave_all(pages)
    public = look(four[0], open_room(four[0], SHORT))
    assert refusal(public.ask("say", text="hello")) == "NoFreeText"
    leave_all([public])


def test_public_tables_are_listed_and_found(four):
    """A list shows public tables that wait; the quick seat is at the fullest; a code finds all."""
    full = open_room(four[0], "bela", stake=50)
    pages = gather(four[:2], full)
    open_room(four[2], "bela", stake=20)
    hidden = open_room(four[3], "bela", is_private=True)
    wanted = {"variant": "bela", "free": 1, "stake_most": 50}
    listed = four[3].http.get("/api/rooms", params=wanted).json()
    assert [one["stake"] for one in listed] == [20, 50]
    asked = {"variant": "bela", "stake_most": 50}
    assert four[3].http.post("/api/rooms/quick", json=asked).json()["id"] == full
    none = four[3].http.post("/api/rooms/quick", json={"variant": "ktga_fr"})
    assert (none.status_code, none.json()["code"]) == (404, "NoRoomFound")
    card = four[0].http.get(f"/api/rooms/{hidden}", params={"language": "nl"}).json()
    found = four[0].http.get(f"/api/rooms/{card['code'].lower()}").json()
    assert found["id"] == hidden
    mine = four[3].http.get("/api/rooms", params={"mine": 1}).json()
    assert [one["id"] for one in mine] == [hidden]
    assert "geen geldwaarde" in card["terms"]["lines"][-1]
    leave_all(pages)
    for browser in four[2:]:
        browser.http.delete("/api/me").raise_for_status()


def test_a_deleted_host_leaves_the_table_to_the_others(four, server):
    """The seat is played for, the table has another owner, and no chip is made or lost."""
    table = open_room(four[0], SHORT, stake=100)
    pages = gather(four, table)
    start(pages)
    pages[0].close()
    four[0].http.delete("/api/me").raise_for_status()
    pages[1].until(lambda frame: frame["type"] == "noticed" and frame["kind"] == "replaced")
    leave_all(pages[1:])
    assert four[1].http.get(f"/api/rooms/{table}/record").status_code == 200
    assert [chips(one)["balance"] for one in four[1:]] == [1000] * 3
    with looking_at(server.house.database.path) as connection:
        assert audit(connection).faults == ()


def test_the_free_chips_of_a_day(browser):
    """Whoever has enough gets none; the statement tells where the first ones came from."""
    browser.http.put("/api/me", json={"name": "Ada"})
    answer = browser.http.post("/api/me/chips/daily")
    assert (answer.status_code, answer.json()["code"]) == (409, "NoTopUpToday")
    assert [line["reason"] for line in chips(browser)["lines"]] == ["grant"]


def test_a_table_that_nobody_comes_to_is_cancelled(four, server):
    """After half an hour without anybody the stake goes back."""
    table = open_room(four[0], SHORT, stake=30)
    server.clock.advance(30 * 60_000)
    page = look(four[0], table)
    while page.room["stage"] != "over":
        page.hear()
    assert chips(four[0])["balance"] == 1000
    page.close()


def test_a_command_of_people_is_sent_again(four):
    """An id that is known is answered with its number; a reload shows what stood before."""
    table = open_room(four[0], SHORT)
    pages = gather(four[:2], table)
    first = pages[0].ask("fill", seat=2, level="amateur", id="once")
    assert pages[0].ask("swap", seat=1, other=2)["type"] == "accepted"
    pages[0].say(type="fill", id="once", seat=2, level="amateur")
    again = pages[0].until(lambda frame: frame["type"] == "accepted")
    assert json.dumps(again) == json.dumps(first)
    back = look(four[1], table)
    assert back.room["my_seat"] == 2
    back.close()
    leave_all(pages)
