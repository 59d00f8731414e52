"""The HTTP part: the guest, the rules, reviews, the score keeper, lessons, pages, refusals."""

import re
from contextlib import suppress

import pytest

from rebelote.cards import CARDS
from rebelote.match import Match
from rebelote.notation import print_deal
from rebelote.notation.wording import LANGUAGES
from rebelote.rules import PASS
from rebelote.rules.errors import InconsistentOptions
from rebelote.rules.registry import rulesets
from rebelote.server.asking import COOKIE
from rebelote.server.guarding import LARGEST_BODY_KB

from .client import Page

RECORD = """[Format "1"]
[Ruleset "{ruleset}"]
"""


def code(answer):
    """Return the code of a refusal, which always has a sentence too."""
    assert answer.json()["text"]
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize(
    ("way", "path", "body"),
    [
        ("put", "/api/me", '{"settings": {"deck": %s}}'),
        ("post", "/api/rulesets", '{"variant": "coinche", "options": {"target": %s}}'),
        ("post", "/api/score", '{"ruleset": "coinche", "deals": [{"contract": %s}]}'),
    ],
)
@pytest.mark.parametrize("value", ['"\\ud800"', '{"\\ud800": 1}', "NaN", "[1e999]"])
def test_a_value_that_cannot_be_sent_back(web, way, path, body, value):
    """Half a character or an infinite number is refused by name and kept nowhere."""
    web.get("/api/me")
    headers = {"content-type": "application/json"}
    answer = web.request(way.upper(), path, content=body % value, headers=headers)
    assert code(answer) == (422, "BadRequestBody")


# --- the guest ----------------------------------------------------------------------------------


def test_the_cookie_is_not_for_scripts(web):
    """The first call gives it; it is httpOnly and stays on this site."""
    answer = web.get("/api/me", headers={"accept-language": "nl-BE,fr;q=0.8"})
    assert answer.json() == {"name": "", "language": "nl", "settings": {}}
    cookie = answer.headers["set-cookie"].lower()
    assert cookie.startswith(COOKIE)
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_the_cookie_lasts_as_long_as_the_guest_comes(web):
    """Each visit gives the same cookie again, and its time begins anew."""
    first = web.get("/api/me").headers["set-cookie"]
    assert "Max-Age=31536000" in first
    assert web.get("/api/me").headers["set-cookie"] == first


def test_only_a_hash_of_the_cookie_is_kept(web, tmp_path):
    """The database does not hold what the browser holds."""
    web.get("/api/me")
    token = web.cookies[COOKIE].encode()
    assert all(token not in path.read_bytes() for path in tmp_path.glob("games.sqlite3*"))


def test_the_guest_is_changed_and_remembered(web):
    """Name, language and settings come back."""
    web.get("/api/me")
    wanted = {"name": "Ana", "language": "hr", "settings": {"deck": "large", "sizes": [1, 2]}}
    assert web.put("/api/me", json=wanted).json() == wanted
    assert web.get("/api/me").json() == wanted


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"language": "tlh"}, (400, "UnknownLanguage")),
        ({"name": "x" * 41}, (422, "BadRequestBody")),
        ({"settings": {"x": "y" * 20000}}, (413, "TooLarge")),
        ({"settings": [1]}, (422, "BadRequestBody")),
        ({"chips": 1000}, (422, "BadRequestBody")),
    ],
)
def test_a_change_that_will_not_do(web, change, expected):
    """It is refused by name and nothing is changed."""
    before = web.get("/api/me").json()
    assert code(web.put("/api/me", json=change)) == expected
    assert web.get("/api/me").json() == before


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"name": "x" * 41}, "(body.name) : 40 caractères ou éléments au plus."),
        ({"settings": [1]}, "(body.settings) : un objet avec des champs nommés."),
        ({"chips": 1000}, "(body.chips) : ce champ n’existe pas."),
        ({"name": 1}, "(body.name) : un texte."),
    ],
)
def test_a_wrong_field_is_told_in_the_readers_language(web, change, sentence):
    """With its name and with what is expected, and no English among it."""
    web.get("/api/me")
    answer = web.put("/api/me", json=change, params={"language": "fr"})
    text = answer.json()["text"].replace("\N{NO-BREAK SPACE}", " ")
    assert text == f"La demande ne se lit pas {sentence}"


def test_export_and_delete(web):
    """The export holds the tables; after deleting, the browser is a stranger."""
    web.get("/api/me")
    table = web.post("/api/tables", json={"ruleset": "coinche", "level": "amateur"}).json()["id"]
    exported = web.get("/api/me/export").json()
    assert [one["id"] for one in exported["tables"]] == [table]
    assert web.delete("/api/me").status_code == 204
    assert code(web.get("/api/tables")) == (401, "NotAGuest")


# --- rules ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_has_its_options_explained(web, language):
    """Title, promise, and for each option a sentence, its value among the choices or bounds."""
    found = {
        one["id"]: one for one in web.get("/api/variants", params={"language": language}).json()
    }
    assert set(found) == set(rulesets())
    for one in found.values():
        assert one["title"]
        assert one["promise"]
        assert (one["target"] is None) is not (one["deals"] is None)
        for option in one["options"]:
            assert option["title"]
            values = [choice["value"] for choice in option["choices"]]
            if values:
                assert option["value"] in values
            else:
                assert option["low"] <= int(option["value"]) <= option["high"]


def test_every_choice_of_an_option_makes_a_ruleset(web):
    """What the form offers the rules take, unless another option stands against it."""
    for one in web.get("/api/variants").json():
        for option in one["options"]:
            for choice in option["choices"]:
                with suppress(InconsistentOptions):
                    rulesets()[one["id"]].with_options(**{option["name"]: choice["value"]})


def test_a_ruleset_is_told_by_what_differs(web):
    """The canonical text, and a line for each option that was changed."""
    asked = {"variant": "coinche", "options": {"target": 500}}
    made = web.post("/api/rulesets", params={"language": "en"}, json=asked).json()
    assert made["ruleset"] == "coinche@1(target=500)"
    assert len(made["lines"]) == 1
    assert web.post("/api/rulesets", json={"ruleset": made["ruleset"]}).json()["lines"]


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ({"ruleset": "bridge"}, (404, "UnknownRuleset")),
        ({"ruleset": "((("}, (400, "BadRulesetText")),
        ({"variant": "coinche", "options": {"target": "many"}}, (400, "BadOptionValue")),
        ({"variant": "coinche", "options": {"wings": 2}}, (400, "UnknownOption")),
        ({}, (422, "BadRequestBody")),
    ],
)
def test_a_ruleset_that_does_not_exist(web, asked, expected):
    """The registry's own error names what is wrong."""
    assert code(web.post("/api/rulesets", json=asked)) == expected


def test_a_table_needs_a_level_that_exists(web):
    """The level is looked up by name."""
    web.get("/api/me")
    asked = {"ruleset": "coinche", "level": "champion"}
    assert code(web.post("/api/tables", json=asked)) == (400, "UnknownLevel")


# --- what was played -----------------------------------------------------------------------------


def test_a_finished_deal_is_reviewed_and_shared(browser):
    """The review has four hands; the link shows the same to a stranger; an open deal is refused."""
    table = browser.open("ktga_fr", "debutant")
    page = Page(browser, table)
    path = f"/api/tables/{table}/deals/1/review"
    assert code(browser.http.get(path)) == (404, "NoSuchDeal")
    asked = {"table": table, "deal": 1}
    assert code(browser.http.post("/api/shares", json=asked)) == (404, "NoSuchDeal")
    page.play_deal()
    page.close()
    review = browser.http.get(path, params={"language": "en"}).json()
    assert [len(hand) for hand in review["hands"]] != [0] * 4
    token = browser.http.post("/api/shares", json=asked).json()["token"]
    shared = browser.http.get(f"/api/shares/{token}", params={"language": "en"}).json()
    assert shared == review
    assert code(browser.http.get("/api/shares/nothing")) == (404, "UnknownShare")


def test_a_line_that_is_a_deal_is_reviewed(browser):
    """What the command line reads is read here too, a deal that is not over as far as it goes."""
    line = print_deal(Match(rulesets()["coinche"]).deal(list(CARDS)).apply(PASS))
    answer = browser.http.post(
        "/api/review", content=line, headers={"content-type": "text/plain"}
    ).json()
    assert answer["line"] == line
    assert [step["action"] for step in answer["steps"]] == ["pass"]


def test_a_record_is_reviewed(browser):
    """The `.belote` file of a table gives the same review as the table."""
    table = browser.open("ktga_fr", "debutant")
    page = Page(browser, table)
    page.play_deal()
    page.close()
    text = browser.http.get(f"/api/tables/{table}/record").text
    answer = browser.http.post(
        "/api/review",
        params={"deal": 1, "language": "en"},
        content=text,
        headers={"content-type": "text/plain"},
    )
    assert answer.status_code == 200
    assert f"1. {answer.json()['line']}" in text.splitlines()
    beyond = browser.http.post(
        "/api/review", params={"deal": 9}, content=text, headers={"content-type": "text/plain"}
    )
    assert code(beyond) == (404, "NoSuchDeal")


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (b"", (422, "BadRequestBody")),
        (b"hello", (400, "BadRecord")),
        (b"\xff\xfe\x00", (422, "BadRequestBody")),
        (RECORD.format(ruleset="bridge@1").encode(), (400, "BadRecord")),
        (b"1. " * 1000, (400, "BadRecord")),
    ],
)
def test_a_record_that_is_broken(browser, body, expected):
    """The first faults are told, each with its place."""
    answer = browser.http.post("/api/review", content=body, headers={"content-type": "text/plain"})
    assert code(answer) == expected
    assert len(answer.json()["text"]) < 2000


# --- score keeper and lessons ---------------------------------------------------------------------


def test_a_deal_is_marked(web):
    """An entry as the form asks for it gives a sheet whose marks are the totals."""
    asked = {"ruleset": "french501"}
    form = web.get("/api/score/form", params=asked).json()
    names = [field["name"] for field in form["fields"] if field["is_needed"]]
    entry = {"contract": "H", "taker_team": 0, "card_points": [100, 52], "last_trick": 0}
    assert set(names) <= set(entry)
    kept = web.post("/api/score", json={**asked, "deals": [entry]}).json()
    assert kept["errors"] == []
    assert kept["totals"] == kept["deals"][0]["sheet"]["marks"] == [110, 52]


def test_a_wrong_entry_is_told_and_counts_for_nothing(web):
    """Its error stands in its place, with the field."""
    asked = {"ruleset": "french501", "deals": [{"contract": "H", "taker_team": 7}]}
    kept = web.post("/api/score", json=asked).json()
    assert kept["errors"] == [1]
    assert kept["deals"][0]["error"]["text"]
    assert kept["totals"] == [0, 0]


def test_lessons_checks_and_puzzles(browser):
    """Every variant is taught; a puzzle of the list is shown; unknown names are refused."""
    http = browser.http
    lessons = http.get("/api/lessons").json()
    assert {one["variant"] for one in lessons} == set(rulesets())
    assert http.get("/api/lessons/bela", params={"language": "hr"}).json()["sections"]
    assert http.get("/api/lessons/bela/checks", params={"seed": 5}).json()["plays"]
    first = http.get("/api/puzzles", params={"variant": "bela"}).json()[0]
    assert http.get(f"/api/puzzles/{first['id']}").json()["best"]
    assert code(http.get("/api/puzzles/none")) == (404, "NoSuchPuzzle")
    assert code(http.get("/api/lessons/bridge")) == (404, "UnknownRuleset")


# --- the guard and the pages ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [{"origin": "https://elsewhere.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}],
)
def test_another_site_changes_nothing(web, headers):
    """Unsafe methods are refused for pages of other sites; reading is not."""
    web.get("/api/me")
    answer = web.put("/api/me", json={"name": "Eve"}, headers=headers)
    assert code(answer) == (403, "ForeignOrigin")
    assert web.get("/api/me", headers=headers).json()["name"] == ""


def test_a_page_of_its_own_site_may_change(web):
    """The origin that is the address asked is at home."""
    web.get("/api/me")
    answer = web.put("/api/me", json={"name": "Ana"}, headers={"origin": "http://testserver"})
    assert answer.json()["name"] == "Ana"


@pytest.mark.parametrize("is_counted", [True, False])
def test_a_body_that_is_too_large(web, is_counted):
    """With its length said or not."""
    body = b"x" * (LARGEST_BODY_KB * 1024 + 1)
    content = body if is_counted else iter([body[: len(body) // 2], body[len(body) // 2 :]])
    answer = web.post("/api/review", content=content, headers={"content-type": "text/plain"})
    assert code(answer) == (413, "TooLarge")


@pytest.mark.parametrize("path", ["/", "/api/variants", "/jouer", "/nothing.js"])
def test_every_answer_keeps_to_itself(web, path):
    """No script but our own files, no frame, no guessing of types."""
    headers = web.get(path).headers
    policy = headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "default-src 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"


def test_the_pages_are_served(web):
    """Files as they are, hashed ones for ever; the client's own addresses get the page."""
    page = web.get("/")
    assert page.headers["cache-control"] == "no-cache"
    assert web.get("/table/abc").text == page.text
    script = web.get("/assets/main-1a2b.js")
    assert (script.text, "immutable" in script.headers["cache-control"]) == ("void 0;", True)


def test_the_service_worker_is_asked_for_anew_each_time(web):
    """It stands for all pages, so it is at their root, a script, and never an old one."""
    worker = web.get("/worker.js").headers
    assert worker["cache-control"] == "no-cache"
    assert worker["content-type"].startswith("text/javascript")


@pytest.mark.parametrize("path", ["/", "/table/abc", "/assets/main-1a2b.js"])
def test_a_page_can_be_asked_about(web, path):
    """HEAD gives the headers of GET and no body."""
    whole, head = web.get(path), web.head(path)
    assert (head.status_code, head.content) == (200, b"")
    for name in ("content-length", "content-type", "cache-control", "etag"):
        assert head.headers[name] == whole.headers[name]


@pytest.mark.parametrize(
    "path", ["/nothing.js", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/%00.js", "/api/x"]
)
def test_what_is_not_there(web, path):
    """A missing file is refused by name, and nothing outside the folder is served."""
    answer = web.get(path)
    assert "secret" not in answer.text or code(answer)
    assert code(answer) == (404, "NoSuchPage")


def test_without_pages_a_plain_one_says_how_to_build_them(browser):
    """It is a page for people, in the browser's language, and asks for no script."""
    answer = browser.http.get("/", headers={"accept-language": "fr"})
    assert answer.status_code == 503
    assert "make play" in answer.text
    assert '<html lang="fr">' in answer.text


def test_a_database_that_is_lost_is_told_to_each_as_they_need(web, caplog):
    """Pages and sockets hear what it is called; the log alone says where the file is."""
    database = web.app.state.house.database
    web.get("/api/me")
    database.close()
    answer = web.get("/api/tables")
    assert code(answer) == (503, "DatabaseClosed")
    with web.websocket_connect(
        "/api/tables/x/socket", headers={"cookie": f"{COOKIE}={web.cookies[COOKIE]}"}
    ) as page:
        refused = page.receive_json()
    assert refused["reason"]["code"] == "DatabaseClosed"
    for told in (answer.text, refused["reason"]["text"]):
        assert database.path.name in told
        assert str(database.path.parent) not in told
    assert str(database.path) in caplog.text


def test_a_method_that_is_not_offered(web):
    """The answer says which ones are."""
    answer = web.patch("/api/me", json={})
    assert code(answer) == (405, "MethodNotOffered")
    assert answer.headers["allow"]


def test_a_language_that_does_not_exist(web):
    """It is refused by name, in a language that does."""
    assert code(web.get("/api/variants", params={"language": "tlh"})) == (400, "UnknownLanguage")


def test_health_tells_what_became_of_thoughts(web):
    """Processes that were started again, and thoughts that were given up."""
    thinkers = web.app.state.house.thinkers
    thinkers.restarts, thinkers.given_up = 2, 1
    bots = web.get("/health").json()["parts"]["bots"]
    assert bots == {"state": "restarted 2, given up 1", "works": True}


def test_health_and_figures(web):
    """What works is told part by part, and the figures are in the collector's form."""
    health = web.get("/health").json()
    assert health["works"]
    assert set(health["parts"]) == {"kernel", "pages", "bots", "database"}
    assert health["parts"]["pages"] == {"state": "built", "works": True}
    assert re.search(r"^rebelote_tables 0\.0$", web.get("/metrics").text, re.MULTILINE)
