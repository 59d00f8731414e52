"""rebelote review, from the outside."""

import pytest

from rebelote.notation import print_deal
from tests.unit.analysis.tables import ACE_FIRST, SIX_TRICKS, ending
from tests.unit.notation.played import FRENCH, PASSED_OUT

from .running import is_one_line

DONE = print_deal(ending(ACE_FIRST, "150S"))
CUT = print_deal(ending(SIX_TRICKS, "150S"))
HIDDEN = "concours@1 3:?/?/?/T.A..J97|7h|????????KsTh9h H JsQsAs -"


@pytest.fixture
def review(rebelote, home):
    """Return the command on a file of these lines, over few worlds."""

    def command(*lines, more=(), name="deals.txt"):
        path = home / name
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return rebelote("review", path, "--worlds", 4, *more)

    return command


def test_a_deal_line_is_reviewed_in_full(review):
    """What it came to, the moments with the card that was better, players and tricks."""
    done = review(DONE)
    assert done.code == 0
    assert "first lead, all cards seen: South-North 0, East-West 310." in done.out
    assert "South, trick 7: A♥, better 7♦." in done.out
    assert "600 (card points: 10) on the" in done.out
    assert "the contract was safe and now fails" in done.out
    assert "Accuracy" in done.out
    assert done.out.count("▶") == 8 + 1


def test_the_moments_come_before_the_tricks(review):
    """Whoever reads the first lines has read what matters."""
    out = review(DONE).out
    assert out.index("Critical moments") < out.index("Accuracy") < out.index("Trick ")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_line_is_wider_than_80_columns(language, review):
    """In both languages everything fits a terminal of the usual width."""
    done = review(DONE, more=["-l", language])
    assert max(map(len, done.out.splitlines())) <= 80


def test_french_is_spoken(review):
    """The same in French."""
    done = review(DONE, more=["-l", "fr"])
    assert "Moments clés" in done.out
    assert "Sud, pli 7\u00a0: A♥, mieux valait 7♦." in done.out


def test_several_deals_are_summed_up(review):
    """Each deal has a few lines, with its number, its accuracies and its first moment."""
    done = review(DONE, FRENCH, PASSED_OUT)
    assert [f"Deal {number} · " in done.out for number in (1, 2, 3, 4)] == [True] * 3 + [False]
    assert "Accuracy: South" in done.out
    assert "Trick " not in done.out


def test_one_deal_of_several_is_shown_in_full(review):
    """It keeps its number."""
    done = review(PASSED_OUT, DONE, more=["--deal", 2])
    assert done.out.startswith("Deal 2 · ")
    assert "trick 7" in done.out


def test_a_deal_that_was_passed_out_is_told_by_its_calls(review):
    """There is nothing else."""
    done = review(PASSED_OUT)
    assert done.code == 0
    assert "Everybody passes" in done.out
    assert "Calls: " in done.out
    assert "Trick " not in done.out


def test_an_unfinished_deal_says_so(review):
    """What was played is judged."""
    done = review(CUT)
    assert done.code == 0
    assert "The deal is not finished (6 tricks made)" in done.out


def test_a_deal_not_begun_says_so(review):
    """Cards alone are nothing to judge."""
    done = review(CUT.split(" ")[0] + " " + CUT.split(" ")[1] + " - - -")
    assert done.code == 0
    assert "Nothing has been played yet." in done.out


def test_json_has_every_deal(review):
    """The same values for a program, with the sentences of the language."""
    done = review(DONE, PASSED_OUT, more=["--json"])
    assert [one["number"] for one in done.json["deals"]] == [1, 2]
    first, second = done.json["deals"]
    assert first["deal"] == DONE
    assert first["marks"] == [0, 310]
    assert second["best_marks"] is None


def test_a_match_file_is_reviewed(rebelote, home):
    """What simulate writes can be looked at again."""
    path = home / "out.belote"
    made = rebelote("simulate", "--out", path, "-v", "french501(target=100)", "--seed", 1)
    assert made.code == 0
    done = rebelote("review", path, "--deal", 1, "--worlds", 1)
    assert done.code == 0
    assert done.out.startswith("Deal 1 · French Belote")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("nonsense", 2),
        ("", 2),
        (HIDDEN, 2),
        ('[Format "1"]', 2),
        (DONE.replace(" Ah", " 7h").replace("/Ah", "/7h"), 1),
        (DONE[:-5] + "310-0", 1),
    ],
)
def test_a_record_at_fault_is_told_with_its_place(line, code, review):
    """False records exit with 1 and unreadable ones with 2, as `replay` tells them."""
    done = review(line)
    assert (done.code, done.out) == (code, "")
    assert "deals.txt:" in done.err
    assert "Traceback" not in done.err


def test_every_fault_of_a_file_is_told(review):
    """Two bad lines are two faults."""
    done = review("nonsense", DONE, "more nonsense")
    assert done.code == 2
    assert ":1:" in done.err
    assert ":3:" in done.err


def test_faults_can_be_had_as_json(review):
    """As for `replay`."""
    done = review(DONE[:-5] + "310-0", more=["--json"])
    assert done.code == 1
    assert done.json["faults"][0]["code"] == "WrongScore"


@pytest.mark.parametrize(
    "more", [["--deal", 0], ["--deal", 9], ["--worlds", 0], ["--worlds", 10**9]]
)
def test_a_number_out_of_bounds_is_refused_in_one_line(more, review):
    """Deals and worlds that there are not are named."""
    done = review(DONE, more=more)
    assert (done.code, done.out) == (2, "")
    assert is_one_line(done.err)


def test_a_file_that_is_not_there_is_refused_in_one_line(rebelote, home):
    """As everywhere."""
    done = rebelote("review", home / "none.belote")
    assert done.code == 2
    assert is_one_line(done.err)


def test_standard_input_can_be_reviewed(rebelote):
    """A line may come through a pipe."""
    done = rebelote("review", "-", "--worlds", 1, typed=PASSED_OUT)
    assert done.code == 0


def test_a_file_of_something_else_is_not_read_to_its_end(review, monkeypatch):
    """After so many faults the rest is left alone, and the last fault says so."""
    monkeypatch.setattr("rebelote.match.reading.MOST_FAULTS", 5)
    done = review(*["nonsense"] * 9, more=["--json"])
    assert done.code == 2
    assert done.json["found"] == 6
    assert done.json["faults"][-1]["code"] == "TooManyFaults"
