"""solve, from the outside."""

import pytest

from rebelote.cli.lettering import SIGNS
from rebelote.solver import backend

from .running import is_one_line, outside

CARDS = "concours@1 3:87.8.K.K/.Q.AQ7.8/.K.TJ8.A/T.A..J97|7h|Js9dTcJhQs9sQcAs9hThKs H "
EARLY = CARDS + "JsQsAs -"
LATE = CARDS + "JsQsAsKsAc7cKc8cQc9c7hTc7sJh9sTsQhKh9h8h -"
VIEW = "concours@1 3:?/?/?/T.A..J97|7h|????????KsTh9h H JsQsAs -"
FRENCH = (
    "concours@1 3:87.8.R.R/.D.AD7.8/.R.10V8.A/10.A..V97|7c|Vp9k10tVcDp9pDtAp9c10cRp C "
    "VpDpApRp/At7tRt8t/Dt9t7c10t/7pVc9p10p/DcRc9c8c -"
)

native = pytest.mark.skipif(backend() == "python", reason="slow without the kernel")


@native
def test_every_legal_card_has_its_points_and_marks(rebelote):
    """The side to play comes first, and what the others cost stands beside the best."""
    done = rebelote("solve", EARLY)
    assert (done.code, done.err) == (0, "")
    lines = [" ".join(line.split()) for line in done.out.splitlines()]
    assert lines[:3] == [
        "Contract: hearts, taken by West",
        "On the table: West jack of spades, South queen of spades, East ace of spades",
        "To play: North",
    ]
    assert lines[4:6] == ["K♠ 114–48 +162 best", "10♠ 108–54 +162 6"]
    assert lines[6] == "With best play by all, the contract fails."
    assert lines[7].endswith("(native kernel)")


def test_the_answer_as_json(rebelote):
    """Values are those of `rebelote.solver`, seen from team 0."""
    found = rebelote("solve", LATE, "--json").json
    nodes = found.pop("nodes")
    seconds = found.pop("seconds")
    assert nodes > 0
    assert seconds > 0
    assert found == {
        "ruleset": "concours@1",
        "to_act": 2,
        "contract": "H",
        "taker": 3,
        "multiplier": 1,
        "values": {"Th": 114, "Ah": 114, "Jc": 114},
        "marks": {"Th": 162, "Ah": 162, "Jc": 162},
        "made": {"Th": False, "Ah": False, "Jc": False},
        "best": ["Th", "Ah", "Jc"],
        "line": [],
        "backend": backend(),
    }


def test_a_line_of_best_play_goes_to_the_last_card(rebelote):
    """--line tells every trick, and JSON every card."""
    told = rebelote("solve", LATE, "--line").out
    assert told.count("♥") + told.count("♠") + told.count("♦") + told.count("♣") == 3 + 12
    assert "Best play:" in told
    line = rebelote("solve", LATE, "--line", "--json").json["line"]
    assert len(line) == 12
    assert len(set(line)) == 12


def test_french_letters_are_read_when_asked_for(rebelote):
    """The same position in French letters has the same answer."""
    in_french = rebelote("solve", FRENCH, "--letters", "fr", "--json").json
    in_english = rebelote("solve", LATE, "--json").json
    assert in_french["values"] == in_english["values"]
    assert rebelote("solve", FRENCH).code == 2


def test_french_is_told_when_asked_for(rebelote):
    """Contract, cards and headings are French."""
    told = rebelote("solve", LATE, "-l", "fr", "--line").out
    for wanted in (
        "Contrat\u00a0: cœur",
        "À jouer : Nord",
        "coût",
        "la meilleure",
        "V♣",
        "Meilleure suite",
    ):
        assert wanted in told


@pytest.mark.parametrize("place", ["file", "pipe", "dash"])
def test_the_line_may_come_from_elsewhere(place, rebelote, home):
    """A file, --file - or - read the same line."""
    file = home / "position"
    file.write_text(f"\n{LATE}\n\n")
    asked = {"file": ["--file", file], "pipe": ["--file", "-"], "dash": ["-"]}[place]
    typed = file.read_text()
    assert rebelote("solve", *asked, "--json", typed=typed).json["values"]["Ah"] == 114


def test_cards_are_named_in_words_where_signs_lack(home):
    """In ASCII no card is a question mark."""
    done = outside(home, "solve", LATE, "--line", encoding="ascii", PYTHONIOENCODING="ascii")
    assert done.code == 0
    assert "ace of hearts" in done.out
    assert "?" not in done.out
    assert not set(SIGNS) & set(done.out)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ([VIEW], "rebelote.analysis.hint"),
        ([], "a file given by --file."),
        ([LATE, "--seconds", "0"], "--seconds; what is needed: a number above 0"),
        ([LATE, "--seconds", "nan"], "a number above 0"),
        ([LATE, "--file", "x"], "and not both"),
        (["bulgarian@1"], "ends too early"),
        ([CARDS.replace(" H ", " - ") + "- -"], "no card to play"),
        ([EARLY, "--nodes", "1"], "stopped by its limit (nodes)"),
        ([EARLY, "--seconds", "1e-9"], "stopped by its limit (time)"),
        ([LATE, "--nodes", "58", "--line"], "stopped by its limit (nodes)"),
        ([EARLY, "--nodes", "0"], "nodes"),
        (["--file", "no-such-file"], "no-such-file"),
    ],
)
def test_what_cannot_be_solved_is_told_in_one_line(asked, told, rebelote):
    """Exit code 2, nothing on standard output."""
    done = rebelote("solve", *asked)
    assert (done.code, done.out) == (2, "")
    assert is_one_line(done.err), done.err
    assert told in done.err


@pytest.mark.parametrize("text", ["", f"{LATE}\n{LATE}"])
def test_a_file_holds_one_position(text, rebelote, home):
    """None or several are refused."""
    (home / "position").write_text(text)
    done = rebelote("solve", "--file", home / "position")
    assert done.code == 2
    assert is_one_line(done.err)
    assert "one deal line" in done.err
