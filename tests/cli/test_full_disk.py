"""A full disk, a full output and a file that vanishes: what is lost is told, the rest is kept."""

import errno
import os
from pathlib import Path

import pytest

from .running import BROKEN, is_one_line


def full(*_):
    """Answer as a disk without room does."""
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_full_disk_leaves_no_file(rebelote, home, monkeypatch):
    """simulate on a full disk ends with one line, and neither a file nor a draft is left."""
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
    monkeypatch.setattr(os, "fsync", full)
    typed = "1\n\n2\n3\n4\n5\n6\n7\n8\n" * 200
    done = rebelote("play", "-v", "bulgarian(target=1)", "--seed", "f", typed=typed)
    assert done.code == BROKEN
    assert "recorded" not in done.out
    assert "This game is not kept." in done.err


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
