"""simulate, replay, score, legal, perft, rules and conformance, from the outside."""

import io
import json
import os
import signal
import subprocess
import time

import pytest

from rebelote.match import replay_match
from rebelote.notation import parse_match
from rebelote.rules.registry import ruleset, rulesets

from .running import COMMAND, environment, is_one_line, outside

VARIANTS = sorted(rulesets())
LINE = "bulgarian@1 3:T.T.K.K8/K9..J.AQ/A8...TJ9/.KJ7.Q9.|-|Ad7sAh8h8d9h7dTdQhJs7cQs - - -"
PLAY = "concours@1 3:87.8.K.K/.Q.AQ7.8/.K.TJ8.A/T.A..J97|7h|Js9dTcJhQs9sQcAs9hThKs H JsQsAs -"
# The same position as the seat to act sees it.
VIEW = "concours@1 3:?/?/?/T.A..J97|7h|????????KsTh9h H JsQsAs -"


def simulate(rebelote, out, *more):
    return rebelote("simulate", "--out", out, "--bots", "random", "--seed", "s", *more)


# --- simulate ---------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS)
def test_simulated_matches_replay_without_a_fault(variant, rebelote, home):
    """What simulate writes, replay accepts, in every variant."""
    out = home / "out.belote"
    done = simulate(rebelote, out, "--variant", variant, "--matches", 2, "--jobs", 1, "--json")
    assert done.code == 0
    assert done.json["matches"] == 2
    assert done.json["bot_faults"] == 0
    replayed = rebelote("replay", out, "--json")
    assert replayed.code == 0
    assert replayed.json["deals"] == done.json["deals"]
    assert replayed.json["unfinished"] == 0


def test_the_same_seed_writes_the_same_bytes(rebelote, home):
    """Whatever the number of processes; another seed writes others."""
    texts = []
    for name, more in (("a", ["--jobs", 1]), ("b", ["--jobs", 3]), ("c", ["--jobs", 1])):
        out = home / name
        seed = ["--seed", "other"] if name == "c" else []
        rules = ["-v", "bulgarian(target=40)", "--matches", 9]
        assert simulate(rebelote, out, *rules, *more, *seed).code == 0
        texts.append(out.read_bytes())
    assert texts[0] == texts[1]
    assert texts[0] != texts[2]


def test_bots_are_seated_in_order(rebelote, home):
    """Four names are the seats 0 to 3; one name is all four."""
    out = home / "out"
    rules = ["-v", "bulgarian(target=1)", "--jobs", 1]
    rebelote("simulate", "--out", out, *rules, "--bots", "random,rules,random,rules")
    (record,) = parse_match(out.read_text())
    seats = [record.tags[f"Seat{seat}"] for seat in range(4)]
    assert seats == ["random@1", "rules@1", "random@1", "rules@1"]


def test_house_options_reach_the_record(rebelote, home):
    """--option changes the ruleset of every match."""
    out = home / "out"
    done = simulate(rebelote, out, "-o", "announces=off", "-o", "target=1")
    assert done.out.startswith("bulgarian@1(announces=off,target=1): 1 match, ")
    (record,) = parse_match(out.read_text())
    assert record.tags["Ruleset"] == "bulgarian@1(announces=off,target=1)"


def test_nothing_is_drawn_where_nobody_looks(rebelote, home):
    """Without a terminal there is no progress bar."""
    done = simulate(rebelote, home / "out", "-v", "bulgarian(target=1)")
    assert done.err == ""


def test_a_progress_bar_is_drawn_on_a_terminal(home, capsys, monkeypatch):
    """On a terminal the bar stands on stderr, and goes away."""
    from rebelote.cli.commands.simulate import _progress
    from rebelote.cli.simulation import Played

    monkeypatch.setenv("FORCE_COLOR", "1")
    played = [Played("", 1, None, 0), Played("", 2, 1, 0)]
    assert list(_progress(played, 2)) == played
    assert "100%" in capsys.readouterr().err


def test_bots_that_had_to_be_replaced_are_told(rebelote, home, monkeypatch):
    """A bot that fails does not end a match, and the faults are counted."""
    from rebelote.bots import RandomBot

    def fail(self, view):
        raise RuntimeError("broken")

    monkeypatch.setattr(RandomBot, "decide", fail)
    # A game in which somebody must take: where all may pass, players who only pass never end.
    done = simulate(rebelote, home / "out", "-v", "bela(target=1)", "--jobs", 1)
    assert done.code == 0
    assert "a bot had to be replaced" in done.err
    assert rebelote("replay", home / "out").code == 0


# --- replay -----------------------------------------------------------------------------------


@pytest.fixture
def game(rebelote, home):
    """Return a file with two short matches."""
    out = home / "game.belote"
    simulate(rebelote, out, "-v", "french501(target=200)", "--matches", 2, "--jobs", 1)
    return out


def test_a_true_record_is_told(rebelote, game):
    """One line with what was checked, and exit code 0."""
    done = rebelote("replay", game)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(f"{game}: 2 matches, ")
    assert done.out.count("\n") == 1
    assert rebelote("replay", game, "-l", "fr").out.endswith("aucune faute\n")


def test_a_record_comes_through_a_pipe(rebelote, game):
    """`-` reads standard input."""
    assert rebelote("replay", "-", typed=game.read_text()).code == 0


def test_a_deal_is_shown_step_by_step(rebelote, game):
    """--deal shows hands, calls, tricks and sheet; --match chooses the match."""
    shown = rebelote("replay", game, "--deal", 1, "--match", 2).out
    deals = replay_match(parse_match(game.read_text())[1])[1]
    assert shown.count("Trick to ") == len(deals[0].tricks)
    assert shown.splitlines()[0].startswith("South: ")
    assert "Score of the deal" in shown or not deals[0].tricks


def test_a_match_without_a_deal_is_refused(rebelote, game):
    """--match chooses the match of the deal shown: where none is, it is not ignored."""
    for number in (1, 9):
        done = rebelote("replay", game, "--match", number)
        assert (done.code, done.out) == (2, "")
        assert is_one_line(done.err)
        assert "--deal or --step" in done.err


def test_a_deal_is_shown_in_words_where_signs_lack(rebelote, game, home):
    """In Latin-1 a deal has no question mark: cards and "cœur" are spelt."""
    more = {"PYTHONIOENCODING": "latin-1"}
    done = outside(home, "replay", game, "--deal", 1, "-l", "fr", encoding="latin-1", **more)
    assert done.code == 0
    assert "de coeur" in done.out
    assert "?" not in done.out


def test_steps_wait_for_enter(rebelote, game):
    """--step alone shows the first deal, a line at each Enter, with the same lines."""
    stepped = rebelote("replay", game, "--step", typed="\n" * 60)
    whole = rebelote("replay", game, "--deal", 1)
    assert [line for line in stepped.out.splitlines() if line] == whole.out.splitlines()


def test_french_letters_are_read_when_asked_for(rebelote, game, home):
    """A record in French letters is false or broken in English ones."""
    from rebelote.notation import print_match

    french = home / "french"
    french.write_text(
        "\n".join(print_match(one, "fr") for one in parse_match(game.read_text())),
        encoding="utf-8",
    )
    assert rebelote("replay", french, "--letters", "fr").code == 0
    assert rebelote("replay", french).code != 0


# --- score ------------------------------------------------------------------------------------

DEAL = ["--contract", "H", "--taker", 0, "--points", "100,52", "--last", 1, "--tricks", "5,3"]


def test_the_score_of_a_deal_is_shown_with_its_lines(rebelote):
    """The sheet shows cards, last trick, rounding and marks."""
    done = rebelote("score", "-v", "bulgarian", *DEAL, "--announces", "20,0", "--belote", "0,20")
    assert done.code == 0
    shown = done.out
    assert "Contract made" in shown
    assert "+100" in shown
    assert shown.splitlines()[-1].split() == ["Marks", "12", "8"]


def test_the_score_is_told_as_json(rebelote):
    """The same deal as JSON: marks, and lines of which they are the sum."""
    told = rebelote("score", *DEAL, "--json").json
    assert told["marks"] == [10, 6]
    assert sum(line["points"] for line in told["lines"] if line["team"] == 0) == 100


def test_the_fields_may_come_from_a_file(rebelote, home):
    """JSON gives the fields, and options win over it."""
    path = home / "deal.json"
    fields = {
        "contract": "H",
        "taker_team": 1,
        "card_points": [100, 52],
        "last_trick": 1,
        "bid": 80,
        "double": 2,
        "last_deal": False,
    }
    path.write_text(json.dumps(fields))
    one = rebelote("score", "-v", "coinche", "--file", path, "--json").json
    assert one["outcome"] == "failed"
    two = rebelote("score", "-v", "coinche", "--file", path, "--taker", 0, "--json").json
    assert two["outcome"] == "made"
    typed = rebelote(
        *("score", "-v", "coinche", "--file", "-", "--json"), typed=json.dumps(fields)
    ).json
    assert typed == one


@pytest.mark.parametrize(("bid", "outcome"), [("capot", "made"), ("100", "made")])
def test_bids_are_numbers_or_capot(bid, outcome, rebelote):
    """Both are typed as they are said."""
    deal = ["--contract", "H", "--taker", 0, "--points", "152,0", "--last", 0, "--tricks", "8,0"]
    told = rebelote("score", "-v", "coinche", *deal, "--bid", bid, "--json").json
    assert told["outcome"] == outcome


def test_the_last_deal_and_points_in_suspense(rebelote):
    """--pending goes to the winner; --last-deal decides ties where a contest ends."""
    deal = ["--contract", "H", "--taker", 0, "--points", "81,71", "--last", 1]
    tie = rebelote("score", "-v", "concours", *deal, "--json").json
    assert tie["outcome"] == "tie"
    assert tie["pending"] > 0
    last = rebelote("score", "-v", "concours", *deal, "--last-deal", "--json").json
    assert last["pending"] == 0
    won = rebelote("score", "-v", "concours", *DEAL, "--pending", 81, "--json").json
    assert sum(won["pending_won"]) == 81


# --- legal, perft -----------------------------------------------------------------------------


def test_legal_calls_are_listed(rebelote):
    """Each in the notation and in words."""
    done = rebelote("legal", LINE)
    assert done.code == 0
    assert "pass  pass" in done.out.splitlines()
    assert "NT  no-trumps" in done.out.splitlines()


@pytest.mark.parametrize("line", [PLAY, VIEW], ids=["whole", "view"])
def test_legal_cards_are_listed_with_the_reasons_of_the_others(line, rebelote):
    """Spades are led: the seat's spades are legal, the others are refused with the rule.

    What the other hands hold need not be known.
    """
    done = rebelote("legal", line)
    assert done.code == 0
    legal = [row for row in done.out.splitlines() if "–" not in row]
    refused = [row for row in done.out.splitlines() if "–" in row]
    assert {row.split()[0] for row in legal} == {"Ts", "Ks"}
    assert len(refused) == 6
    assert all("You must follow" in row for row in refused)
    told = rebelote("legal", line, "--json").json
    assert told["to_act"] == 2
    assert sorted(told["legal"]) == ["Ks", "Ts"]
    assert {one["code"] for one in told["refused"].values()} == {"MustFollow"}
    assert rebelote("legal", line, "-l", "fr").out.count("Vous devez fournir") == 6


def test_a_deal_that_is_over_leaves_nothing_to_do(rebelote, game):
    """Nobody is to act, and that is said."""
    record = parse_match(game.read_text())[0]
    from rebelote.notation import print_deal

    done = rebelote("legal", print_deal(record.deals[-1]))
    assert done.code == 0
    assert "nobody is to act" in done.out


def test_perft_counts_calls_and_cards(rebelote):
    """An open auction counts ways to close it, a position in play counts cards."""
    assert rebelote("perft", PLAY, "--depth", 1).out == "2\n"
    assert rebelote("perft", PLAY, "--depth", 1, "--json").json == {"depth": 1, "count": 2}
    assert int(rebelote("perft", LINE, "--depth", 5, "--passes", 4).out) > 0


# --- rules ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_variant_is_listed(language, rebelote):
    """Name, title and promise of each."""
    done = rebelote("rules", "list", "-l", language)
    assert all(str(one) in done.out for one in rulesets().values())
    told = rebelote("rules", "list", "--json").json
    assert [one["ruleset"] for one in told] == [str(one) for one in rulesets().values()]


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_option_of_a_ruleset_is_shown(variant, rebelote):
    """All options with their values, in words; as JSON too."""
    done = rebelote("rules", "show", variant)
    settings = ruleset(variant).settings
    assert all(name in done.out for name in settings)
    told = rebelote("rules", "show", variant, "--json").json
    assert set(told["options"]) == set(settings)
    assert set(told["sentences"]) == set(settings)


def test_differences_are_shown(rebelote):
    """What differs between two rulesets, house options included; nothing between equals."""
    done = rebelote("rules", "diff", "coinche", "coinche(target=2000)")
    assert "target" in done.out
    told = rebelote("rules", "diff", "coinche", "coinche(target=2000)", "--json").json
    assert told == {"target": ["1000", "2000"]}
    assert rebelote("rules", "diff", "bela", "bela").out == "No difference.\n"
    assert rebelote("rules", "diff", "bela", "bela", "--json").json == {}


def test_the_group_alone_shows_its_help(rebelote):
    """`rebelote rules` lists what can be asked."""
    done = rebelote("rules")
    assert done.code == 0
    assert "diff" in done.out


# --- conformance ------------------------------------------------------------------------------

VECTOR = {
    "id": "x",
    "kind": "nosuch",
    "variant": "bela",
    "options": {},
    "given": {},
    "expected": {},
}


def test_vectors_that_fail_exit_with_1(rebelote, home):
    """The summary is JSON either way."""
    path = home / "vectors.json"
    path.write_text(json.dumps([VECTOR]))
    done = rebelote("conformance", path)
    assert done.code == 1
    assert done.json["failed"] == 1
    path.write_text("[]")
    done = rebelote("conformance", path)
    assert done.code == 0
    assert done.json == {"passed": 0, "failed": 0, "failures": []}


# --- outside ----------------------------------------------------------------------------------


def test_output_that_nobody_reads_is_no_failure(home):
    """`rebelote rules show ... | head -1` ends with 0 and without a word."""
    with subprocess.Popen(
        [*COMMAND, "rules", "show", "coinche"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(home),
    ) as process:
        assert process.stdout is not None
        process.stdout.close()
        _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, b"")


def is_gone(group):
    """Tell whether soon no process of a group is left."""
    end = time.monotonic() + 10
    while time.monotonic() < end:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


def test_ctrl_c_ends_a_simulation_with_all_its_processes(home):
    """One line, code 2, and neither file nor draft nor process is left."""
    out = home / "out.belote"
    arguments = ["simulate", "--out", out, "--matches", "20000", "--bots", "random", "--jobs", "2"]
    with subprocess.Popen(
        [*COMMAND, *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(home),
        start_new_session=True,
    ) as process:
        end = time.monotonic() + 30
        while not any(home.iterdir()) and time.monotonic() < end:
            time.sleep(0.05)
        time.sleep(0.5)
        os.killpg(process.pid, signal.SIGINT)
        shown, err = process.communicate(timeout=30)
    assert process.returncode == 2
    assert (shown, err) == (b"", b"rebelote: interrupted\n")
    assert list(home.iterdir()) == []
    assert is_gone(process.pid)


def test_letters_that_the_output_lacks_are_replaced(home):
    """A terminal without accents gets plain letters, and no question marks."""
    done = outside(home, "play", "-l", "fr", "--seed", "x", PYTHONIOENCODING="ascii")
    assert done.code == 0
    assert done.out.isascii()
    assert "coeur" in done.out
    assert "?" not in done.out


def test_the_input_of_a_test_is_a_text(rebelote):
    """What the tests type is not a terminal."""
    assert not io.StringIO("x").isatty()
