"""Comparing bots: the same figures whoever plays and is killed, told in words and files."""

import json
import os
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest

from rebelote.arena import duel

from .running import COMMAND, OnTerminal, environment

PLAYERS = Path(__file__).parents[1] / "unit" / "arena" / "players.py"
DUEL = ["arena", "rules", "random", "--variant", "bulgarian"]


def figures(told):
    """Return what does not depend on the machine."""
    return {name: value for name, value in told.items() if name != "effort"}


def test_the_command_gives_the_figures_of_the_library(rebelote):
    """The JSON is that of the library's result."""
    result = duel("rules", "random", "bulgarian", pairs=6, seed="x")
    told = rebelote(*DUEL, "--pairs", 6, "--seed", "x", "--json").json
    assert figures(told) == json.loads(json.dumps(figures(result.as_json())))
    assert told["effort"]["first"]["cards"]["decisions"] > 50


def test_options_reach_the_duel(rebelote):
    """Ruleset, phase and kind of game are those asked for."""
    more = ["--option", "target=51", "--phase", "bidding", "--matches"]
    told = rebelote(*DUEL, "--pairs", 2, *more, "--json").json
    assert told["ruleset"] == "bulgarian@1(target=51)"
    assert (told["second"], told["games"]) == ("random@1+rules@1", "matches")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "rules@1 against random@1, bulgarian@1: 4 pairs of deals, seed 1\nMarks: +"),
        ("fr", "rules@1 contre random@1, bulgarian@1 : 4 paires de donnes, graine 1\nPoints marqu"),
    ],
)
def test_the_figures_are_told_in_words(rebelote, language, said):
    """Lines for a person, in both languages, with the time of each player."""
    done = rebelote(*DUEL, "--pairs", 4, "--language", language)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(said)
    assert done.out.splitlines()[-1].startswith("random@1")


def test_french_figures_have_a_comma_and_one_pair_is_one(rebelote):
    """No point stands between two digits, and a single pair is told in the singular."""
    told = rebelote(*DUEL, "--pairs", 1, "--language", "fr").out
    assert ": 1 paire de donnes, " in told
    assert re.search(r"[0-9],[0-9]", told)
    assert not re.search(r"[0-9]\.[0-9]", told)


def test_a_single_pair_proves_nothing(rebelote):
    """Its error is not known, and said to be so."""
    told = rebelote(*DUEL, "--pairs", 1).out
    assert told.count("± ∞") == 3
    assert "inf" not in told


def test_result_and_plot_are_written(rebelote, home):
    """The JSON file holds what --json prints, the plot is a picture."""
    files = ["--out", home / "a.json", "--plot", home / "a.svg"]
    done = rebelote(*DUEL, "--pairs", 4, "--json", *files)
    assert json.loads((home / "a.json").read_text()) == done.json
    assert "<svg" in (home / "a.svg").read_text()


def test_a_player_against_itself_is_the_control(rebelote):
    """It gives exactly 0, and exit code 0."""
    done = rebelote("arena", "rules", "rules", "--pairs", 4)
    assert (done.code, done.err) == (0, "")
    assert "Marks: +0.00 ± 0.00" in done.out


def test_a_player_that_does_not_repeat_itself_is_found_out(rebelote):
    """Against itself it does not give 0: exit code 1, and a line that says so."""
    done = rebelote("arena", f"{PLAYERS}:Moody", f"{PLAYERS}:Moody", "--pairs", 4)
    assert done.code == 1
    assert "does not repeat itself" in done.err


@pytest.mark.parametrize(("player", "said"), [("Broken", "replaced"), ("Hurried", "cut short")])
def test_what_spoils_the_figures_is_told(rebelote, player, said):
    """Faults and searches cut short are one line on standard error."""
    done = rebelote("arena", "rules", f"{PLAYERS}:{player}", "--pairs", 2)
    assert done.code == 0
    assert said in done.err
    assert done.err.count("\n") == 1


def lines_of(path):
    return path.read_bytes().count(b"\n") if path.exists() else 0


def test_a_killed_duel_is_taken_up(rebelote, home):
    """After a kill the same command ends with the figures of a quiet run."""
    path = home / "duel.jsonl"
    asked = [*DUEL, "--pairs", "60", "--json"]
    process = subprocess.Popen(
        [*COMMAND, *asked, "--journal", str(path)],
        stdout=subprocess.DEVNULL,
        env=environment(home),
    )
    while lines_of(path) < 3 and process.poll() is None:
        time.sleep(0.01)
    process.kill()
    assert process.wait() == -signal.SIGKILL
    before = lines_of(path)
    taken_up = rebelote(*asked, "--journal", path).json
    assert 3 <= before < lines_of(path)
    assert figures(taken_up) == figures(rebelote(*asked).json)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_terminal_shows_how_far_it_is_and_hears_ctrl_c(home, jobs):
    """A bar counts pairs; an interrupted duel says so, with exit code 2, and keeps its blocks."""
    path = home / "duel.jsonl"
    asked = [*DUEL, "--pairs", "100000", "--jobs", jobs, "--journal", str(path)]
    with OnTerminal(home, *asked, REBELOTE_LANGUAGE="en") as table:
        table.wait_for("0/100000")
        while lines_of(path) < 2:
            table.text = ""
            table.wait_for("/100000")
        # As a terminal does, which tells the processes that play as well.
        table.text = ""
        os.killpg(table.process.pid, signal.SIGINT)
        code, text = table.end()
    assert code == 2
    # The tracker of the processes that play may have a last word about what they held.
    assert "rebelote: interrupted" in text
    assert "Traceback" not in text
    assert duel("rules", "random", "bulgarian", pairs=5, journal=path).pairs
