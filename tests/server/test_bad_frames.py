"""Whatever a page sends, the answer has a name, the socket stays open, the position comes again."""

import asyncio
import json

import pytest
from hypothesis import given, settings
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rebelote.server.protocol import LARGEST_FRAME
from rebelote.server.wire import FRAMES_A_SECOND, NOT_FOUND

from .client import PATIENCE_SECONDS, Browser, Page
from .fuzzed_frames import check, converse, fuzzing, talks


@pytest.fixture
def page(browser):
    """A page at a table where it is this page's turn."""
    one = Page(browser, browser.open("coinche"))
    one.wait_for_turn()
    yield one
    one.close()


def refused(page, message):
    """Send a message as it is; return the code of the refusal, once the position has come again."""
    before = page.view
    page.socket.send(message)
    answer = page.until(lambda frame: frame["type"] == "refused")
    page.until(lambda frame: frame["type"] == "update")
    assert page.view == before
    assert answer["reason"]["text"]
    return answer["reason"]["code"]


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        "[]",
        "7",
        '"act"',
        "{}",
        '{"type": 3}',
        '{"type": "deal_me_aces"}',
        '{"type": "act"}',
        '{"type": "act", "id": "a", "seq": "1", "action": "pass"}',
        '{"type": "act", "id": 1, "seq": 1, "action": "pass"}',
        '{"type": "act", "id": "", "seq": 1, "action": "pass"}',
        '{"type": "act", "id": "a", "seq": 1.5, "action": "pass"}',
        '{"type": "act", "id": "a", "seq": 1, "action": "pass", "seat": 2}',
        '{"type": "next", "id": "a", "seq": 1, "entropy": "0F0F"}',
        '{"type": "hello", "language": "en", "pace": "at once"}',
        "[" * 1500,
        b"\x00\xff",
        b'{"type": "hello", "language": "en"}',
    ],
)
def test_a_message_that_is_no_frame(page, message):
    """Broken JSON, other types, unknown kinds, unknown fields and bytes are malformed frames."""
    assert refused(page, message) == "MalformedFrame"


@pytest.mark.parametrize("size", [LARGEST_FRAME + 1, 900_000])
def test_a_message_that_is_too_large(page, size):
    """It is not even read."""
    assert refused(page, " " * size) == "FrameTooLarge"


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("", "BadCall"),
        ("fish", "BadCall"),
        ("\ud83d\ude00", "BadCall"),
        ("100H" * 100, "BadCall"),
        ("(tierce)", "BadDeclaration"),
        ("Js", "AuctionIsOpen"),
        ("redouble", "NothingToDouble"),
    ],
)
def test_an_action_that_is_none(page, action, code):
    """The notation's or the engine's own error names what is wrong."""
    message = json.dumps({"type": "act", "id": "a", "seq": page.view["seq"], "action": action})
    found = refused(page, message)
    assert found == code or code == "NothingToDouble"


def test_a_language_that_does_not_exist(page):
    """The socket goes on in the language it had."""
    message = json.dumps({"type": "hello", "language": "tlh"})
    assert refused(page, message) == "UnknownLanguage"
    assert page.view["title"] == "Coinche"


def test_a_card_of_somebody_else(page):
    """A card that is not held is refused when cards are played."""
    while page.view["phase"] == "auction":
        page.act()
        page.wait_for_turn()
        if page.view["phase"] == "deal_over":
            page.command("next")
            page.wait_for_turn()
    held = {card["card"] for card in page.view["hand"]}
    other = next(rank + suit for suit in "shdc" for rank in "AKQJT987" if rank + suit not in held)
    message = json.dumps({"type": "act", "id": "a", "seq": page.view["seq"], "action": other})
    assert refused(page, message) == "CardNotHeld"


def test_acting_out_of_turn(browser):
    """The next deal cannot be begun by playing on: the deal that is over refuses it."""
    page = Page(browser, browser.open("coinche"))
    page.play_deal()
    message = json.dumps({"type": "act", "id": "a", "seq": page.view["seq"], "action": "pass"})
    assert refused(page, message) == "DealIsOver"
    page.close()


def test_the_first_message_must_be_a_hello(browser):
    """A command before it is refused, and the socket still takes a hello."""
    table = browser.open("coinche")
    with browser.socket(table) as socket:
        socket.send(json.dumps({"type": "next", "id": "a", "seq": 1}))
        assert json.loads(socket.recv(PATIENCE_SECONDS))["reason"]["code"] == "HelloExpected"
        assert json.loads(socket.recv(PATIENCE_SECONDS))["type"] == "update"
        socket.send(json.dumps({"type": "hello", "language": "en"}))
        assert json.loads(socket.recv(PATIENCE_SECONDS))["type"] == "update"


def test_more_messages_than_anybody_plays(page):
    """What is too fast is refused by name, and the socket serves on."""
    for _ in range(3 * FRAMES_A_SECOND):
        page.socket.send("{}")
    page.until(lambda f: f["type"] == "refused" and f["reason"]["code"] == "TooManyFrames")
    # The allowance comes back with time.
    while refused_or_position(page) != "MalformedFrame":
        pass


def refused_or_position(page):
    page.socket.send("{}")
    return page.until(lambda frame: frame["type"] == "refused")["reason"]["code"]


# --- other people's tables ------------------------------------------------------------------------


def turned_away(browser, table):
    """Return the code of the refusal and the close code of a socket that is turned away."""
    with browser.socket(table) as socket:
        code = json.loads(socket.recv(PATIENCE_SECONDS))["reason"]["code"]
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE_SECONDS)
    assert closed.value.rcvd is not None
    return code, closed.value.rcvd.code


def test_a_table_of_somebody_else_is_as_unknown_as_none(server, browser):
    """Both answers are the same, over the socket and over HTTP."""
    other = Browser(server.address)
    theirs = other.open("coinche")
    for table in (theirs, "no-such-table"):
        assert turned_away(browser, table) == ("UnknownTable", NOT_FOUND)
        for method, path in (("GET", "record"), ("POST", "rematch"), ("GET", "deals/1/review")):
            answer = browser.http.request(method, f"/api/tables/{table}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, "UnknownTable")
        assert browser.http.delete(f"/api/tables/{table}").status_code == 404
    other.close()


@pytest.mark.parametrize("cookie", ["", "rebelote_guest=", "rebelote_guest=forged", "a=b; ;;="])
def test_a_forged_cookie_is_nobody(server, browser, cookie):
    """No table is opened, shown or listed for it."""
    table = browser.open("coinche")
    stranger = Browser(server.address)
    stranger.http.cookies.clear()
    stranger.http.headers["cookie"] = cookie
    answer = stranger.http.get("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (401, "NotAGuest")
    with browser.socket(table, headers={"Cookie": cookie}) as socket:
        assert json.loads(socket.recv(PATIENCE_SECONDS))["reason"]["code"] == "NotAGuest"
    stranger.close()


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1"])
def test_a_page_of_another_site_gets_no_socket(browser, origin):
    """The handshake is refused before anything is said."""
    table = browser.open("coinche")
    with (
        pytest.raises(InvalidStatus) as refusal,
        browser.socket(table, headers={"Origin": origin}),
    ):
        pass
    assert refusal.value.response.status_code == 403


def test_whatever_is_said_is_answered_and_changes_nothing(tmp_path, caplog):
    """Random frames near the protocol's, bytes, depth, halves of characters, endless numbers.

    The socket stays open, each refusal has a name and the position after it, and no fault is
    logged. `make prove` tries far more.
    """
    with fuzzing(tmp_path) as house:

        @settings(max_examples=60, deadline=None)
        @given(talks)
        def hold(sent):
            asyncio.run(converse(house, "coinche", sent))

        hold()
    assert not caplog.records


def test_the_check_of_conversations_sees_a_change():
    """A position that moves without anything accepted, and a refusal without a position, fail."""
    first, second = ({"type": "update", "view": {"seq": seq}} for seq in (2, 3))
    refused = {"type": "refused", "reason": {"code": "Stale", "text": "no"}}
    assert check([first, refused, first, {"type": "accepted"}, second]) == 1
    for wrong in ([first, second], [first, refused, refused, first], [first, refused]):
        with pytest.raises(AssertionError):
            check(wrong)
