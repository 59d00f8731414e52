"""Every kind of bad input gets a clear line that names the place, and the right exit code."""

import errno
import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

from rebelote.cards import Card
from rebelote.cli.simulation import Task, play_task
from rebelote.match import replay_match
from rebelote.notation import Hand, parse_match, print_match
from rebelote.rules import DOUBLE, Declare, Phase, Play
from rebelote.rules.actions import PLAYS

from .running import is_one_line, outside

BROKEN, FALSE = 2, 1


def simulated(variant, wanted=lambda deal: deal.phase is Phase.OVER):
    """Return the record of a match and the index of its first deal that is as wanted."""
    for number in range(200):
        text = play_task(Task(variant, ("random@1",) * 4, "bad", number)).text
        (record,) = parse_match(text)
        _, deals = replay_match(record)
        for at, deal in enumerate(deals):
            if wanted(deal):
                return record, at, deal
    raise AssertionError("no such deal")


def changed(record, at, **fields):
    """Return the text of a match in which one deal says something else."""
    deals = list(record.deals)
    deals[at] = replace(deals[at], **fields)
    return print_match(replace(record, deals=tuple(deals)))


def unknown_version():
    record, _, _ = simulated("bulgarian@1(target=1)")
    return print_match(record).replace("bulgarian@1", "bulgarian@99")


def missing_plugin():
    record, _, _ = simulated("bulgarian@1(target=1)")
    return print_match(record).replace("bulgarian@1", "fromaplugin@1")


def impossible_option():
    record, _, _ = simulated("bulgarian@1(target=1)")
    return print_match(record).replace("target=1", "target=none")


def option_without_effect():
    record, _, _ = simulated("concours@1(deals=1)")
    return print_match(record).replace("(deals=1)", "(contest=split)")


def declared_too_late():
    record, at, _ = simulated(
        "french501@1(target=1)", lambda deal: any(deal.declared) and deal.tricks
    )
    plays = list(record.deals[at].plays)
    declaration = next(move for move in plays if isinstance(move, Declare))
    where = plays.index(declaration)
    seat_plays = [n for n, move in enumerate(plays) if isinstance(move, Play) and n > where]
    plays.remove(declaration)
    # Four cards later it is not that seat's first card any more, if it is its turn at all.
    plays.insert(seat_plays[4], declaration)
    return changed(record, at, plays=tuple(plays), score=None)


def word_without_the_pair():
    record, at, deal = simulated("concours@1(deals=1)", lambda deal: deal.tricks)
    plays = list(record.deals[at].plays)
    pairs = {card for pair in deal.pairs for card in pair.cards}
    n = next(n for n, move in enumerate(plays) if move.card not in map(Card, pairs))
    plays[n] = Play(plays[n].card, says_belote=True)
    return changed(record, at, plays=tuple(plays), score=None)


def own_side_doubled():
    record, at, _ = simulated(
        "bulgarian@1(target=1)",
        lambda deal: (
            len(deal.auction.calls) > 3
            and str(deal.auction.calls[0][1]) not in ("pass", "double")
            and str(deal.auction.calls[1][1]) == "pass"
        ),
    )
    calls = list(record.deals[at].calls)
    calls[2] = DOUBLE
    return changed(record, at, calls=tuple(calls), score=None)


def card_twice():
    record, at, _ = simulated("coinche@1(target=1)")
    first, second, *others = record.deals[at].hands
    cards = list(second.cards)
    cards[0] = first.cards[0]
    return changed(record, at, hands=(first, Hand.of(sorted(cards)), *others), score=None)


def hand_of_nine():
    record, at, _ = simulated("coinche@1(target=1)")
    first, second, *others = record.deals[at].hands
    more = Hand.of([*first.cards, second.cards[0]])
    less = Hand.of(second.cards[1:])
    return changed(record, at, hands=(more, less, *others), score=None)


def illegal_card():
    record, at, deal = simulated("concours@1(deals=1)", lambda deal: deal.tricks)
    plays = list(record.deals[at].plays)
    held = deal.progress.frame.hands[deal.setup.first]
    plays[0] = PLAYS[next(card for card in range(32) if not held >> card & 1)]
    return changed(record, at, plays=tuple(plays), score=None)


def wrong_score():
    record, at, _ = simulated("ktga_be@1(target=1)")
    us, them = record.deals[at].score
    return changed(record, at, score=(us + 1, them))


def wrong_result():
    record, _, _ = simulated("ktga_be@1(target=1)")
    return print_match(replace(record, tags=record.tags | {"Result": "1-2"}))


def truncated():
    return print_match(simulated("bela@1(target=1)")[0])[:-60].rpartition("|")[0]


def cut_in_the_head():
    return print_match(simulated("bela@1(target=1)")[0])[:30]


RECORDS = [
    (unknown_version, BROKEN, "has no version 99"),
    (missing_plugin, BROKEN, "“fromaplugin” is not known"),
    (impossible_option, BROKEN, "“none”"),
    (option_without_effect, BROKEN, "no effect"),
    (declared_too_late, FALSE, "announce"),
    (word_without_the_pair, FALSE, "belote"),
    (own_side_doubled, FALSE, "your side"),
    (card_twice, FALSE, "twice"),
    (hand_of_nine, FALSE, "9"),
    (illegal_card, FALSE, "do not hold"),
    (wrong_score, FALSE, "score"),
    (wrong_result, FALSE, "result"),
    (truncated, BROKEN, "ends too early"),
    (cut_in_the_head, BROKEN, ""),
    (lambda: "", BROKEN, "no match"),
    (lambda: "what is this", BROKEN, ""),
    (lambda: "[[[[[" * 500, BROKEN, ""),
]


@pytest.mark.parametrize(("make", "code", "said"), RECORDS)
def test_a_bad_record_names_every_place(make, code, said, rebelote, home):
    """Each fault is one line with file and place; false is 1, unreadable is 2."""
    path = home / "bad.belote"
    path.write_text(make(), encoding="utf-8")
    done = rebelote("replay", path)
    assert done.code == code
    assert done.out == ""
    lines = done.err.splitlines()
    assert lines
    assert all(line.startswith(f"{path}:") and line.split(":")[1].isdecimal() for line in lines)
    assert said.lower() in done.err.lower()
    assert "Traceback" not in done.err
    assert "fault of Rebelote" not in done.err


@pytest.mark.parametrize(("make", "code", "said"), RECORDS)
def test_the_faults_can_be_read_by_a_program(make, code, said, rebelote, home):
    """With --json the faults have place, line, code and sentence, and the exit code is the same."""
    path = home / "bad.belote"
    path.write_text(make(), encoding="utf-8")
    done = rebelote("replay", path, "--json")
    assert done.code == code
    assert done.json["faults"]
    assert all({"place", "line", "code", "why"} <= set(fault) for fault in done.json["faults"])
    assert any(said.lower() in fault["why"].lower() for fault in done.json["faults"])


def test_all_faults_are_reported_at_once(rebelote, home):
    """Faults of several matches of a file come in one run."""
    path = home / "bad.belote"
    path.write_text(wrong_score() + "\n" + wrong_result(), encoding="utf-8")
    done = rebelote("replay", path)
    assert done.code == FALSE
    assert len(done.err.splitlines()) >= 2


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


def test_a_full_disk_leaves_no_file(rebelote, home, monkeypatch):
    """simulate on a full disk ends with one line, and neither a file nor a draft is left."""

    def full(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    out = home / "out.belote"
    done = rebelote("simulate", "--out", out, "--bots", "random", "-v", "bulgarian(target=1)")
    assert done.code == BROKEN
    assert is_one_line(done.err)
    assert "No space left on device" in done.err
    assert list(home.iterdir()) == []


def test_a_full_disk_does_not_end_a_game(rebelote, home, monkeypatch):
    """The person is told once and at the end that nothing is kept, and by the exit code."""
    rebelote("play", "--seed", "old", typed="1\n")
    old = {path.name: path.read_text() for path in home.iterdir()}

    def full(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    done = rebelote("play", "--resume", typed="h\n1\n1\n1\n")
    assert done.code == BROKEN
    assert done.out.count("No space left on device") == 1
    assert "Game kept" not in done.out
    assert is_one_line(done.err)
    assert "This game is not kept." in done.err
    assert {path.name: path.read_text() for path in home.iterdir()} == old


def test_a_match_that_cannot_be_kept_is_not_told_as_recorded(rebelote, home, monkeypatch):
    """At the end of a match on a full disk the exit code says that no file holds it."""

    def full(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    typed = "1\n\n2\n3\n4\n5\n6\n7\n8\n" * 200
    done = rebelote("play", "-v", "bulgarian(target=1)", "--seed", "f", typed=typed)
    assert done.code == BROKEN
    assert "recorded" not in done.out
    assert "This game is not kept." in done.err


def test_the_field_of_a_file_is_no_option(rebelote, home):
    """What a JSON file gives is named by its field, what an option gives by the option."""
    path = home / "deal.json"
    path.write_text('{"contract": "S", "taker_team": 0, "card_points": [9, 9], "last_trick": 1}')
    assert "card points" in rebelote("score", "--file", path).err
    assert "--points" in rebelote("score", "--file", path, "--points", "8,8").err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no full device")
@pytest.mark.parametrize(
    "arguments", [["rules", "list"], ["rules", "list", "--json"], ["play", "--seed", "x"]]
)
def test_a_full_output_is_told(arguments, tmp_path):
    """Where standard output cannot be written to, stderr says so."""
    import subprocess

    from .running import COMMAND, environment

    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*COMMAND, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(tmp_path),
            text=True,
            timeout=60,
            check=False,
        )
    assert done.returncode == BROKEN
    assert is_one_line(done.stderr)
    assert "No space left on device" in done.stderr


def test_a_game_that_vanishes_is_written_again(rebelote, home, monkeypatch):
    """A file deleted under the game comes back with the next action, whole."""
    from rebelote.cli import terminal

    read = terminal.Terminal._read

    def vanish(self, prompt):
        (home / "game.belote").unlink(missing_ok=True)
        return read(self, prompt)

    monkeypatch.setattr(terminal.Terminal, "_read", vanish)
    assert rebelote("play", "--seed", "x", typed="1\n").code == 0
    assert rebelote("replay", home / "game.belote").code == 0


def test_json_of_a_score_keeps_working(rebelote, home):
    """The same file that is refused with a fault is read without it."""
    good = {"contract": "S", "taker_team": 0, "card_points": [100, 52], "last_trick": 1}
    path = home / "deal.json"
    path.write_text(json.dumps(good))
    assert rebelote("score", "--file", path).code == 0
    path.write_text(json.dumps(good | {"tricks": [9, -1]}))
    assert rebelote("score", "--file", path).code == BROKEN


HOSTILE = "\x1b]0;gone\x07\x9b31m\u202e"


def test_a_hostile_record_cannot_command_the_terminal(rebelote, home):
    """Escapes, bells and directions of a file are shown as escapes, in lines and in JSON."""
    path = home / "hostile.belote"
    path.write_text(f'[{HOSTILE}\n[Format "1"]\n[Ruleset "{HOSTILE}@1"]\n1. {HOSTILE} x\n')
    done = rebelote("replay", path)
    assert done.code == BROKEN
    assert r"\x1b]0;gone\x07\x9b31m\u202e" in done.err
    shown = done.err + rebelote("replay", path, "--json").out
    assert not set(HOSTILE) & set("\x1b\x07\x9b\u202e") & set(shown)


def test_few_of_many_faults_are_told(rebelote, home):
    """Twenty lines, then how many more; --json says how many there are and lists a thousand."""
    path = home / "many.belote"
    path.write_text("x\n" * 2000)
    lines = rebelote("replay", path).err.splitlines()
    assert len(lines) == 21
    assert lines[-1] == "... and 1983 more faults"
    told = rebelote("replay", path, "--json").json
    assert (told["found"], len(told["faults"])) == (2003, 1000)


def test_little_is_quoted_of_what_is_read(rebelote, home):
    """A line of a million NULs is quoted by its beginning."""
    path = home / "nul.belote"
    path.write_bytes(b"\0" * 1_000_000)
    done = rebelote("replay", path)
    assert done.code == BROKEN
    assert len(done.err) < 2000


def test_a_record_beyond_all_sense_is_not_read(rebelote, home):
    """A file of more than 64 MB is refused in one line, before anything of it is read."""
    path = home / "large.belote"
    with path.open("wb") as file:
        file.truncate(64_000_001)
    done = rebelote("replay", path)
    assert (done.code, done.out) == (BROKEN, "")
    assert is_one_line(done.err)
    assert "larger than 64 MB" in done.err


def test_what_a_pipe_gives_beyond_all_sense_is_refused(rebelote, monkeypatch):
    """Standard input has no size; what came of it is measured before it is parsed."""
    monkeypatch.setattr("rebelote.cli.commands.records.MOST_MEGABYTES", 0)
    done = rebelote("replay", "-", typed="x")
    assert done.code == BROKEN
    assert "larger than 0 MB" in done.err


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
