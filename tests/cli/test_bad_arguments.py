"""A bad argument, or a file that does not hold what it should, is one line and an exit code."""

import json

import pytest

from rebelote.notation import print_match

from .played import simulated
from .running import BROKEN, FALSE, is_one_line, outside

LINE = "bulgarian@1 3:T.T.K.K8/K9..J.AQ/A8...TJ9/.KJ7.Q9.|-|Ad7sAh8h8d9h7dTdQhJs7cQs - - -"
SOLVED = "concours@1 3:87.8.K.K/.Q.AQ7.8/.K.TJ8.A/T.A..J97|7h|Js9dTcJhQs9sQcAs9hThKs H JsQsAs -"
DEAL = ["score", "--contract", "S", "--taker", "0", "--last", "0", "--points", "100,52"]
COMMANDS = [
    (["nosuchcommand"], "nosuchcommand"),
    (["play", "--nosuchoption"], "--nosuchoption"),
    (["play", "--variant", "tarot"], "“tarot” is not known"),
    (["play", "--variant", "bulgarian@7"], "no version 7"),
    (["play", "--variant", "bulgarian(("], "bulgarian(("),
    (["play", "--option", "announces"], "--option"),
    (["play", "--option", "announces=perhaps"], "announces"),
    (["play", "--option", "nosuch=1"], "nosuch"),
    (["play", "--variant", "concours", "--target", "500"], "target"),
    (["play", "--target", "0"], "target"),
    (["play", "--target", "x"], "--target"),
    (["play", "--seat", "0"], "--seat"),
    (["play", "--seat", "5"], "--seat"),
    (["play", "--bots", "deepblue"], "“deepblue” is not known"),
    (["play", "--bots", "rules,rules"], "--bots"),
    (["play", "--level", "champion"], "debutant, amateur, confirme, expert"),
    (["play", "--level", "expert", "--bots", "rules"], "one of them, --level or --bots"),
    (["play", "--resume", "--level", "expert"], "nothing else beside --resume"),
    (["play", "--bots", "rules@9"], "rules@9"),
    (["play", "--pace", "nan"], "--pace"),
    (["play", "--pace", "-1"], "--pace"),
    (["play", "--language", "xx"], "--language"),
    (["play", "--game", ""], "--game"),
    (["play", "--game", "-"], "--game"),
    (["play", "--game", "FOLDER"], "Is a directory"),
    (["play", "--game", "/dev/null"], "not a regular file"),
    (["play", "--game", "FILE"], "a file that holds a game of Rebelote"),
    (["play", "--game", "GAME"], "a file that holds a game of Rebelote"),
    (["play", "--game", "BYTES"], "not UTF-8"),
    (["play", "--resume", "--game", "FOLDER"], "Is a directory"),
    (["play", "--resume", "--game", "/dev/null"], "not a regular file"),
    (["play", "--resume", "--game", "GAME"], "no seat of a person"),
    (["play", "--option", "target=٣"], "target"),
    (["play", "--option", f"target={'1' * 5000}"], "target"),
    (["play", "--option", "packets_before=٣-٢"], "“٣-٢”"),
    (["simulate"], "--out"),
    (["simulate", "--out", "OUT", "--matches", "0"], "--matches"),
    (["simulate", "--out", "OUT", "--jobs", "0"], "--jobs"),
    (["simulate", "--out", "OUT", "--bots", "a,b"], "“a” is not known"),
    (["simulate", "--out", "OUT", "--bots", "rules,rules"], "--bots"),
    (["simulate", "--out", "OUT", "--variant", "tarot"], "tarot"),
    (["simulate", "--out", "FOLDER"], "Is a directory"),
    (["simulate", "--out", "FILE/x"], "cannot be written"),
    (["arena", "rules"], "second"),
    (["arena", "deepblue", "rules"], "“deepblue” is not known"),
    (["arena", "rules", "rules+deepblue"], "“deepblue” is not known"),
    (["arena", "rules", "MISSING.py:make"], "FileNotFoundError"),
    (["arena", "rules", "no_such_module:make"], "no_such_module"),
    (["arena", "rules", "rules", "--variant", "tarot"], "tarot"),
    (["arena", "rules", "rules", "--pairs", "0"], "--pairs"),
    (["arena", "rules", "rules", "--jobs", "0"], "--jobs"),
    (["arena", "rules", "rules", "--phase", "cards"], "whole, bidding, play"),
    (["arena", "rules", "rules", "--journal", "FOLDER"], "Is a directory"),
    (["arena", "rules", "rules", "--journal", "FILE"], "no journal of a duel"),
    (["arena", "rules", "rules", "--journal", "BYTES"], "no journal of a duel"),
    (["arena", "rules", "rules", "--journal", "OUT", "--out", "OUT"], "a file of its own"),
    (["arena", "rules", "rules", "--journal", "FOLDER", "--out", "OUT"], "FOLDER cannot be kept"),
    (["arena", "rules", "rules", "--out", "OUT", "--plot", "OUT"], "a file of its own"),
    (["arena", "rules", "rules", "--out", "FOLDER"], "Is a directory"),
    (["arena", "rules", "rules", "--plot", "OUT"], "--plot"),
    (["arena", "rules", "rules", "--plot", "OUT.gif"], "--plot"),
    (["arena", "rules", "rules", "--plot", "FILE/x.svg"], "cannot be written"),
    (["arena", "rules", "rules", "--cluster", "nonsense"], "port"),
    (["replay"], "FILE"),
    (["replay", "MISSING"], "MISSING"),
    (["replay", "FOLDER"], "Is a directory"),
    (["replay", "BYTES"], "not UTF-8"),
    (["replay", "GAME", "--deal", "99"], "--deal"),
    (["replay", "GAME", "--deal", "0"], "--deal"),
    (["replay", "GAME", "--deal", "1", "--match", "2"], "--match"),
    (["replay", "GAME", "--letters", "xx"], "xx"),
    (["conformance", "MISSING"], "MISSING"),
    (["conformance", "FILE"], "JSON"),
    (["conformance", "DEEP"], "JSON"),
    (["conformance", "OBJECT"], "a JSON list"),
    (["score", "--file", "MISSING"], "MISSING"),
    (["score", "--file", "FILE"], "JSON"),
    (["score", "--file", "LIST"], "a JSON object"),
    (["score", "--file", "OBJECT"], "The field “what” is not known"),
    (["score"], "contract"),
    (["score", "--contract", "Z", "--points", "100,52"], "contract"),
    (["score", "--contract", "S", "--points", "100"], "--points"),
    (["score", "--contract", "S", "--points", "a,b"], "--points"),
    (["score", "--contract", "S", "--taker", "0", "--last", "0", "--points", "9,9"], "--points"),
    (["score", "--contract", "S", "--taker", "7", "--last", "0", "--points", "100,52"], "--taker"),
    (["score", "--contract", "S", "--points", f"{'1' * 5000},1"], "--points"),
    (["score", "--contract", "S", "--points", "٣,٢"], "--points"),
    ([*DEAL, "-v", "coinche", "--bid", "1" * 5000], "--bid"),
    ([*DEAL, "-v", "coinche", "--bid", "٨٠"], "--bid"),
    ([*DEAL, "--pending", "1" * 50], "--pending"),
    ([*DEAL, "--announces", "15,0"], "--announces"),
    (["legal", ""], "cannot be read"),
    (["legal", LINE.replace("bulgarian", "tarot")], "tarot"),
    (["legal", LINE[:40]], "ends too early"),
    (["legal", LINE[:-5] + "zz - -"], "cannot be read"),
    (["perft", "what"], "cannot be read"),
    (["perft", LINE.replace("T.T.K.K8", "?")], "unknown"),
    (["perft", LINE, "--depth", "-1"], "--depth"),
    (["perft", LINE, "--depth", "x"], "--depth"),
    (["rules", "show", "tarot"], "tarot"),
    (["rules", "show"], "variant"),
    (["rules", "diff", "bela"], "second"),
    (["rules", "diff", "bela", "tarot"], "tarot"),
    (["rules", "list", "--language", "xx"], "--language"),
]


@pytest.fixture
def places(home):
    """Return the files that the commands are given."""
    record, _, _ = simulated("bulgarian@1(target=1)")
    texts = {
        "FILE": "no JSON",
        "DEEP": "[" * 100_000,
        "OBJECT": '{"what": 1}',
        "LIST": "[]",
        "GAME": print_match(record),
        "TWO": print_match(record) + "\n" + print_match(record),
    }
    for name, text in texts.items():
        (home / name).write_text(text, encoding="utf-8")
    (home / "BYTES").write_bytes(b"\xff\xfe")
    (home / "FOLDER").mkdir()
    return home


@pytest.mark.parametrize(("arguments", "said"), COMMANDS, ids=lambda one: " ".join(one)[:60])
def test_a_bad_argument_is_one_line(arguments, said, rebelote, places):
    """The line says what is wrong, the code is 2 and nothing has been written."""
    names = {"OUT", "FILE", "DEEP", "OBJECT", "LIST", "GAME", "BYTES", "FOLDER", "MISSING"}
    given = [str(places / one) if one.split("/")[0] in names else one for one in arguments]
    before = {path: path.stat().st_mtime_ns for path in places.rglob("*")}
    done = rebelote(*given)
    assert done.code == BROKEN
    assert is_one_line(done.err)
    assert said.lower() in done.err.lower()
    assert done.out == ""
    assert {path: path.stat().st_mtime_ns for path in places.rglob("*")} == before


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["replay", "GAME", "--deal", "99"], "il faut : de 1 à "),
        (["replay", "GAME", "--deal", "1", "--match", "2"], "il faut : de 1 à 1."),
        (["review", "GAME", "--deal", "99"], "il faut : de 1 à "),
        (["simulate", "--out", "OUT", "--bots", "rules,rules"], "un nom, ou quatre séparés"),
        (["play", "--bots", "rules,random"], "un nom, ou trois séparés"),
        (["play", "--option", "foo"], "il faut : nom=valeur."),
        (["play", "--resume", "--game", "TWO"], "reprendre : plusieurs parties y sont."),
        (["play", "--resume", "--game", "GAME"], "aucune place n'y est celle d'une personne"),
        (["play", "--game", "/dev/null"], "ce n'est pas un fichier ordinaire"),
        (["replay", "BYTES"], "ce n'est pas un texte UTF-8 (octet 1)"),
        (["score", "--file", "LIST"], "il faut : un objet JSON."),
        (["score", "--contract", "S", "--points", "1"], "il faut : deux nombres, comme 100,52."),
        ([*DEAL, "--belote", "90,0"], "sont permis : en tout 20 au plus."),
        ([*DEAL, "--pending", "-1"], "sont permis : un nombre entier."),
        (["conformance", "OBJECT"], "il faut : une liste JSON d'exemples."),
        (["solve", "--file", "TWO"], "lignes »"),
        (["solve", SOLVED, "--nodes", "1"], "sa limite (positions)"),
    ],
    ids=lambda one: " ".join(one)[:60],
)
def test_a_french_line_is_french_to_its_end(arguments, said, rebelote, places, monkeypatch):
    """What was given and what is asked for are told in the language of the sentence."""
    monkeypatch.setenv("REBELOTE_LANGUAGE", "fr")
    names = {"OUT", "OBJECT", "LIST", "GAME", "TWO", "BYTES"}
    done = rebelote(*(str(places / one) if one in names else one for one in arguments))
    assert done.code == BROKEN
    assert is_one_line(done.err)
    assert said in done.err


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (LINE.replace("T.T.K.K8", "T.T.K.K9"), "twice"),
        (LINE.replace("T.T.K.K8", "T8.T.K.K8"), "6"),
        (LINE[:-5] + "redouble - -", "doubled"),
    ],
)
def test_a_false_position_is_one_line_and_code_1(line, said, rebelote):
    """A line that can be read and is not true was checked and is false."""
    done = rebelote("legal", line)
    assert (done.code, done.out) == (FALSE, "")
    assert is_one_line(done.err)
    assert said in done.err


@pytest.mark.parametrize("arguments", [["replay", "MISSING"], ["play", "--variant", "tarot"]])
def test_a_process_tells_it_the_same_way(arguments, tmp_path):
    """From the outside too: one line on stderr, nothing on stdout, exit code 2."""
    done = outside(tmp_path, *arguments)
    assert (done.code, done.out) == (BROKEN, "")
    assert is_one_line(done.err)


def test_the_field_of_a_file_is_no_option(rebelote, home):
    """What a JSON file gives is named by its field, what an option gives by the option."""
    path = home / "deal.json"
    path.write_text('{"contract": "S", "taker_team": 0, "card_points": [9, 9], "last_trick": 1}')
    assert "card points" in rebelote("score", "--file", path).err
    assert "--points" in rebelote("score", "--file", path, "--points", "8,8").err


def test_json_of_a_score_keeps_working(rebelote, home):
    """The same file that is refused with a fault is read without it."""
    good = {"contract": "S", "taker_team": 0, "card_points": [100, 52], "last_trick": 1}
    path = home / "deal.json"
    path.write_text(json.dumps(good))
    assert rebelote("score", "--file", path).code == 0
    path.write_text(json.dumps(good | {"tricks": [9, -1]}))
    assert rebelote("score", "--file", path).code == BROKEN


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "--variant", "\x1b[31mRED"],
        ["play", "--bots", "\x1b[31mRED"],
        ["\x1b[31mRED"],
        ["replay", "\x1b[31mRED"],
        ["legal", "\x1b[31mRED"],
    ],
)
def test_an_argument_cannot_command_the_terminal(arguments, rebelote):
    """Whatever is typed, the error shows its control characters as escapes."""
    done = rebelote(*arguments)
    assert done.code == BROKEN
    assert is_one_line(done.err)
    assert "\x1b" not in done.err
