"""Playing in the terminal, from the outside."""

import re
import signal
import subprocess
import time

import pytest

from rebelote.cli import settings
from rebelote.cli.saving import session_from
from rebelote.match import replay_match
from rebelote.notation import parse_match

from .running import COMMAND, OnTerminal, environment, is_one_line, kept, outside


@pytest.mark.parametrize("variant", ["bulgarian(target=20)", "coinche(target=100)"])
def test_a_whole_match_can_be_played_through_a_pipe(variant, tmp_path):
    """A person who tries one number after another reaches the end of the match.

    The record that is left replays without a fault.
    """
    typed = "1\n\n2\n3\n4\n5\n6\n7\n8\n" * 400
    done = outside(tmp_path, "play", "--variant", variant, "--seed", "w", typed=typed)
    assert (done.code, done.err) == (0, "")
    assert "The match is recorded in" in done.out
    match, _ = replay_match(parse_match(kept(tmp_path))[-1])
    assert match.is_over


def test_the_end_of_the_input_keeps_the_game(rebelote, home):
    """When nothing more can be typed the game is kept and taken up where it stood."""
    done = rebelote("play", "--seed", "e", "--seat", "3", typed="1\n")
    assert (done.code, done.err) == (0, "")
    assert "Game kept" in done.out
    before = kept(home)
    again = rebelote("play", "--resume")
    assert again.code == 0
    assert kept(home) == before
    assert again.out.split("Your c")[0].splitlines()[-1] in done.out


def test_the_same_seed_plays_the_same_match(tmp_path):
    """Seed and actions make the match, wherever it is kept."""
    texts = []
    for name in ("a", "b"):
        outside(tmp_path / name, "play", "--seed", "s", typed="1\n" * 9)
        texts.append(kept(tmp_path / name))
    assert texts[0] == texts[1]


def test_every_option_of_the_game_is_in_the_record(rebelote, home):
    """Variant, house options, target, bots, seat and seed are those asked for."""
    done = rebelote(
        *("play", "-v", "coinche", "-o", "announces=off", "--target", "500"),
        *("--bots", "random,rules,random", "--seat", "2", "--seed", "xyz"),
    )
    assert done.code == 0
    session = session_from(kept(home), "x")
    assert str(session.ruleset) == "coinche@1(announces=off,target=500)"
    assert session.seating.person == 1
    assert session.seating.bots == ("random@1", "rules@1", "random@1", "rules@1")
    assert session.seating.seed == "xyz"


def test_the_usual_level_is_told_and_no_other(rebelote, home):
    """Who asks for nothing is told that there are levels; who asks for one knows."""
    done = rebelote("play")
    assert "at the level “confirme”; --level chooses another one: debutant, amateur" in done.out
    assert session_from(kept(home), "x").seating.bots[1:] == ("confirme@1",) * 3
    assert "at the level" not in rebelote("play", "--level", "confirme").out
    assert "at the level" not in rebelote("play", "--bots", "rules").out


@pytest.mark.parametrize("level", settings.LEVELS)
def test_a_level_is_that_of_partner_and_opponents(level, rebelote, home):
    """All three are the same player, and the game that is kept says so."""
    done = rebelote("play", "--level", level, "--seat", "2", "--seed", "s", typed="1\n1\n1\n")
    assert (done.code, done.err) == (0, "")
    bots = session_from(kept(home), "x").seating.bots
    assert [bots[seat] for seat in (2, 3, 0)] == [f"{level}@1"] * 3
    again = rebelote("play", "--resume", typed="h\n")
    assert again.code == 0
    assert "Hint: " in again.out


def test_a_game_kept_before_there_were_levels_is_taken_up(rebelote, home):
    """Its players are those that it names."""
    rebelote("play", "--bots", "rules", "--seed", "old", typed="1\n")
    old = kept(home)
    assert old.count('"rules@1"') == 3
    assert rebelote("play", "--resume", typed="1\n").code == 0
    assert kept(home).count('"rules@1"') == 3


def test_a_new_game_puts_an_unfinished_one_aside(rebelote, home):
    """It is told in one line where the other one is, and --game takes that up."""
    rebelote("play", "--seed", "old", typed="1\n")
    old = kept(home)
    done = rebelote("play", "--seed", "new")
    aside = home / "previous.belote"
    assert f"“rebelote play --resume --game {aside}”" in done.out.splitlines()[0]
    assert aside.read_text() == old
    assert '[Seed "new"]' in kept(home)
    again = rebelote("play", "--resume", "--game", aside)
    assert again.code == 0
    assert aside.read_text() == old


def test_a_game_in_which_nothing_was_done_is_not_put_aside(rebelote, home):
    """Starting twice leaves one game."""
    for seed in ("one", "two"):
        rebelote("play", "--seed", seed)
    assert [one.name for one in home.iterdir()] == ["game.belote"]


def test_a_broken_game_is_put_aside_too(rebelote, home):
    """What cannot be read is not lost either."""
    (home / "game.belote").write_bytes(b"\xff\xfe")
    done = rebelote("play", "--seed", "x")
    assert "previous.belote" in done.out
    assert (home / "previous.belote").read_bytes() == b"\xff\xfe"


def test_a_finished_game_becomes_finished(rebelote, home):
    """A match that was played to its end is kept under another name without a word."""
    typed = "1\n\n2\n3\n4\n5\n6\n7\n8\n" * 200
    rebelote("play", "-v", "bulgarian(target=1)", "--seed", "f", typed=typed)
    old = kept(home)
    done = rebelote("play", "--seed", "x")
    assert "belote" not in done.out.splitlines()[0].split()
    assert (home / "finished.belote").read_text() == old
    result = rebelote("play", "--resume", "--game", home / "finished.belote")
    assert re.search("You win|The match is lost", result.out)


def test_on_a_terminal_the_table_is_drawn(tmp_path):
    """Screen mode draws in colour, answers commands, keeps on q and takes up again."""
    with OnTerminal(tmp_path, "play", "--seed", "t", "--pace", "0") as table:
        shown = table.wait_for("Your call > ")
        assert "Bulgarian belot · deal 1" in shown
        assert re.search(r"\x1b\[[0-9;]*3[0-7]m", table.text)
        table.type("?")
        table.wait_for("save and quit")
        table.type("1")
        table.wait_for(" > ")
        table.type("q")
        code, shown = table.end()
    assert code == 0
    assert "Game kept" in shown
    with OnTerminal(tmp_path, "play", "--resume", "--pace", "0") as table:
        table.wait_for(" > ")
        assert "You: pass" in table.wait_for("You: ")


def test_no_color_draws_without_colour(tmp_path):
    """NO_COLOR leaves the signs and takes the colours."""
    with OnTerminal(tmp_path, "play", "--seed", "t", "--pace", "0", NO_COLOR="1") as table:
        table.wait_for("Your call > ")
        assert not re.search(r"\x1b\[[0-9;]*3[0-7]m", table.text)


@pytest.mark.parametrize(
    ("arguments", "more"),
    [(["--linear"], {}), ([], {"TERM": "dumb"}), ([], {"REBELOTE_LINEAR": "1"})],
    ids=["option", "dumb terminal", "environment"],
)
def test_lines_can_be_had_on_a_terminal(arguments, more, tmp_path):
    """The option, the environment or a plain terminal give lines without any escape."""
    with OnTerminal(tmp_path, "play", "--seed", "t", *arguments, **more) as table:
        table.wait_for("Your call: ")
        assert "\x1b" not in table.text
        assert "│" not in table.text


@pytest.mark.parametrize(
    "more",
    [{"columns": 60, "rows": 20}, {"PYTHONIOENCODING": "latin-1"}],
    ids=["small window", "no signs"],
)
def test_lines_come_where_a_terminal_cannot_show_the_table(more, tmp_path):
    """A small window, or an encoding without suits, gives lines without being asked."""
    with OnTerminal(tmp_path, "play", "--seed", "t", **more) as table:
        shown = table.wait_for("Your call: ")
    assert "in lines." in shown or "in words." in shown
    assert "Your hand: 1: " in shown
    assert "\x1b" not in table.text


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_keeps_the_game(number, tmp_path):
    """An interrupt at the prompt ends like q: the game is kept, the code is 0; no draft is left."""
    with OnTerminal(tmp_path, "play", "--seed", "i", "--pace", "0") as table:
        table.wait_for("Your call > ")
        table.type("1")
        table.wait_for(" > ")
        table.send(number)
        code, shown = table.end()
    assert code == 0
    assert "Game kept" in shown
    assert "interrupted" not in shown
    assert "Traceback" not in shown
    assert [one.name for one in tmp_path.iterdir()] == ["game.belote"]
    assert len(session_from(kept(tmp_path), "x").current.auction.calls) >= 1


def test_ctrl_c_while_the_others_play_keeps_the_game(tmp_path):
    """An interrupt while a bot's card stays on the table is no different."""
    with OnTerminal(tmp_path, "play", "--seed", "i2", "--seat", "3", "--pace", "9") as table:
        table.wait_for("Bulgarian belot")
        time.sleep(0.3)
        table.send(signal.SIGINT)
        code, shown = table.end()
    assert code == 0
    assert "Game kept" in shown
    assert session_from(kept(tmp_path), "x").seating.person == 2


def test_a_killed_game_is_taken_up_at_the_same_card(tmp_path):
    """After kill -9 in the middle of a trick the same prompt comes back with the same table."""
    with OnTerminal(tmp_path, "play", "--seed", "k", "--pace", "0") as table:
        shown = table.wait_for("Your call > ")
        while "Your card > " not in shown or " tricks 0–0" in shown:
            table.type("h")
            (keys,) = re.findall(r"\(type (\S+)\)", table.wait_for("(type "))
            table.wait_for(" > ")
            table.type(keys)
            shown = table.wait_for(" > ")
        table.send(signal.SIGKILL)
        table.end()
    before = kept(tmp_path)
    with OnTerminal(tmp_path, "play", "--resume", "--pace", "0") as table:
        again = table.wait_for(" > ")
    screen = shown[shown.rindex("Bulgarian belot") :]
    assert again[again.rindex("Bulgarian belot") :].strip() == screen.strip()
    assert kept(tmp_path) == before


def test_a_chosen_file_is_named_when_the_game_is_kept(rebelote, home):
    """The command that takes the game up again has the file, quoted for the shell."""
    game = home / "my game.belote"
    done = rebelote("play", "--game", game, typed="1\n")
    assert f"“rebelote play --resume --game '{game}'”" in done.out


def test_a_match_of_bots_at_the_usual_place_is_not_lost(rebelote, home):
    """A record in which nobody sits is put aside and not written over."""
    rebelote("simulate", "--out", home / "game.belote", "-v", "bulgarian", "--bots", "random")
    old = kept(home)
    assert rebelote("play", "--seed", "x").code == 0
    assert kept(home, "previous.belote") == old


@pytest.mark.parametrize("more", [[], ["--resume"]])
def test_a_game_is_open_in_one_terminal_only(more, tmp_path):
    """A second `play` on the file is refused in one line, and after the first one it is not."""
    with OnTerminal(tmp_path, "play", "--seed", "t", "--pace", "0") as table:
        table.wait_for("Your call > ")
        before = kept(tmp_path)
        done = outside(tmp_path, "play", *more)
        assert (done.code, done.out) == (2, "")
        assert is_one_line(done.err)
        assert "open in another terminal" in done.err
        assert "--game" in done.err
        assert outside(tmp_path, "play", "--game", tmp_path / "second.belote").code == 0
        assert kept(tmp_path) == before
        table.send(signal.SIGKILL)
        table.end()
    assert outside(tmp_path, "play", *more).code == 0
    assert sorted(one.name for one in tmp_path.iterdir()) == ["game.belote", "second.belote"]


def test_thousands_of_digits_mean_nothing(rebelote, home):
    """The game answers and goes on."""
    many = "1" * 5000
    typed = f"{many}\n{many}h\n80{many}h\nd{many}\n"
    done = rebelote("play", "-v", "coinche", "--seed", "x", typed=typed)
    assert (done.code, done.err) == (0, "")
    assert done.out.count("means nothing here") == 4


def test_what_cannot_be_put_aside_stays(rebelote, home, monkeypatch):
    """The game of before is not written over; the new one is played, and told not to be kept."""
    rebelote("play", "--seed", "old", typed="1\n")
    old = kept(home)

    def refuse(*_):
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as locked:
        locked.setattr("pathlib.Path.replace", refuse)
        done = rebelote("play", "--seed", "new", typed="1\n1\n")
    assert done.code == 2
    assert done.out.count("This game is not kept.") == 1
    assert is_one_line(done.err)
    assert "This game is not kept." in done.err
    assert kept(home) == old


def test_what_cannot_be_kept_is_told_at_the_end(rebelote, home):
    """Where the folder cannot be made, the game can be played, and ends with an error."""
    blocked = home / "file"
    blocked.write_text("")
    game = blocked / "home" / "game.belote"
    done = rebelote("play", "--seed", "x", "--game", game, typed="1\n")
    assert done.code == 2
    assert is_one_line(done.err)
    assert "cannot be written" in done.err
    assert "cannot be written" in done.out


def test_a_person_may_have_closed_the_output(tmp_path):
    """`rebelote play | head` ends quietly."""
    with subprocess.Popen(
        [*COMMAND, "play", "--seed", "x"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        text=True,
    ) as process:
        assert process.stdout is not None
        process.stdout.close()
        _, err = process.communicate("1\n" * 50, timeout=60)
    assert "Traceback" not in err
    assert process.returncode == 0


def test_resume_without_a_game_says_so(rebelote, home):
    """The file is named, and that no game is in it."""
    done = rebelote("play", "--resume")
    assert done.code == 2
    assert is_one_line(done.err)
    assert str(home / "game.belote") in done.err
    assert "no game is kept there" in done.err


def test_resume_takes_no_options_of_a_new_game(rebelote, home):
    """What a kept game cannot follow is refused and not ignored."""
    rebelote("play")
    done = rebelote("play", "--resume", "--variant", "coinche")
    assert done.code == 2
    assert is_one_line(done.err)
    assert "--variant" in done.err
    assert rebelote("play", "--resume", "--linear", "--pace", "1").code == 0


def test_the_game_is_told_in_french(rebelote, home):
    """--language fr speaks French from the first line to the last, errors included."""
    done = rebelote("play", "--language", "fr", "--seed", "x")
    assert "\nBelote bulgare, donne 1\n" in done.out
    assert "Partie gardée" in done.out
    done = rebelote("play", "--language", "fr", "--variant", "x")
    assert done.err.startswith("rebelote: La variante")
