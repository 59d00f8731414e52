"""Whole files or none."""

import errno
import io
import os
import stat
import sys
from pathlib import Path

import pytest

from rebelote.cli.files import (
    CannotRead,
    CannotWrite,
    alone_with,
    is_file,
    read_text,
    set_aside,
    write_whole,
    writing_whole,
)


@pytest.fixture(autouse=True)
def english(monkeypatch):
    """Tell errors in English whatever the language of the machine."""
    monkeypatch.setenv("REBELOTE_LANGUAGE", "en")


def test_a_text_comes_back(tmp_path):
    """What was written is read, in a folder that did not exist before, and nothing else is left."""
    path = tmp_path / "new" / "game.belote"
    write_whole(path, "dix de der : 10 €\n")
    assert read_text(path) == "dix de der : 10 €\n"
    assert [one.name for one in path.parent.iterdir()] == ["game.belote"]


def test_a_text_replaces_the_old_one_and_keeps_its_mode(tmp_path):
    """The new text takes the name, with the permissions of the old file."""
    path = tmp_path / "game"
    path.write_text("old")
    path.chmod(0o600)
    write_whole(path, "new")
    assert path.read_text() == "new"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_link_stays_a_link(tmp_path):
    """Writing through a link changes what it points to."""
    path, link = tmp_path / "real", tmp_path / "link"
    path.write_text("old")
    link.symlink_to(path)
    write_whole(link, "new")
    assert link.is_symlink()
    assert path.read_text() == "new"


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_text(tmp_path, monkeypatch, step):
    """When the disk is full the old file is whole, the draft is gone, the error names the place."""

    def full(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    path = tmp_path / "game"
    path.write_text("old")
    if step == "fsync":
        monkeypatch.setattr(os, "fsync", full)
    else:
        monkeypatch.setattr("pathlib.Path.replace", full)
    with pytest.raises(CannotWrite) as caught:
        write_whole(path, "new")
    assert caught.value.params == {"path": path, "problem": "No space left on device"}
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_an_interruption_leaves_the_old_text(tmp_path):
    """Ctrl-C in the middle of writing leaves the old file and no draft."""
    path = tmp_path / "game"
    path.write_text("old")

    def interrupted():
        with writing_whole(path) as file:
            file.write("half")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_what_is_wrong_with_the_place_shows_at_once(tmp_path):
    """A folder that cannot be made is told before any work is done."""
    (tmp_path / "file").write_text("")
    reached = []

    def write():
        with writing_whole(tmp_path / "file" / "out"):
            reached.append(True)

    with pytest.raises(CannotWrite):
        write()
    assert not reached


def test_a_file_stands_there_or_not(tmp_path):
    """Only a regular file is one; what else stands there is refused by what it is."""
    path = tmp_path / "game"
    assert not is_file(path)
    path.write_text("")
    assert is_file(path)
    assert not is_file(path / "below")
    os.mkfifo(tmp_path / "pipe")
    for other, problem in (
        (tmp_path, "Is a directory"),
        (tmp_path / "pipe", "not a regular file"),
        (tmp_path / ("x" * 5000), "File name too long"),
    ):
        with pytest.raises(CannotRead) as caught:
            is_file(other)
        assert caught.value.params["problem"] == problem


def test_one_at_a_time_holds_a_file(tmp_path):
    """A second holder is told so, another file is free, and nothing is left behind."""
    path = tmp_path / "game"
    link = tmp_path / "link"
    link.symlink_to(path)
    with alone_with(path) as first, alone_with(link) as second, alone_with(tmp_path / "b") as other:
        assert (first, second, other) == (True, False, True)
    with alone_with(path) as again:
        assert again
    assert list(tmp_path.iterdir()) == [link]


def test_a_lock_deleted_under_its_holder_is_taken_anew(tmp_path, monkeypatch):
    """A lock on a file that has lost its name guards nothing, so another one is taken."""
    import fcntl

    path, lock, tries = tmp_path / "game", tmp_path / ".game.lock", []

    def late(handle, how):
        tries.append(how)
        if len(tries) < 3:
            lock.unlink()
        if len(tries) == 2:
            lock.touch()

    monkeypatch.setattr(fcntl, "flock", late)
    with alone_with(path) as is_alone:
        assert is_alone
        assert lock.exists()
    assert len(tries) == 3


def test_without_a_lock_the_file_is_free(tmp_path, monkeypatch):
    """Where the folder or the system has no locks the block runs all the same."""
    (tmp_path / "file").write_text("")
    with alone_with(tmp_path / "file" / "game") as is_alone:
        assert is_alone
    monkeypatch.setitem(sys.modules, "fcntl", None)
    with alone_with(tmp_path / "game") as is_alone:
        assert is_alone


def test_a_folder_is_no_file(tmp_path):
    """A folder can be neither written nor read as a file."""
    with pytest.raises(CannotWrite) as caught:
        write_whole(tmp_path, "text")
    assert caught.value.params["problem"] == "Is a directory"
    with pytest.raises(CannotRead):
        read_text(tmp_path)
    assert tmp_path.is_dir()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no full device")
def test_a_device_is_written_to_and_never_replaced():
    """A full device refuses the text and is still a device."""
    with pytest.raises(CannotWrite) as caught:
        write_whole(Path("/dev/full"), "text")
    assert caught.value.params["problem"] == "No space left on device"
    assert stat.S_ISCHR(Path("/dev/full").stat().st_mode)


def test_a_reader_that_has_gone_is_no_fault_of_the_disk(tmp_path):
    """A closed pipe stays a broken pipe, which the command takes as the end."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)

    def write():
        with writing_whole(pipe) as file:
            os.close(reader)
            file.write("text" * 100_000)

    with pytest.raises(BrokenPipeError):
        write()


def test_a_missing_file_is_named(tmp_path):
    """A file that is not there, or vanished, is named with the system's reason."""
    path = tmp_path / "gone"
    with pytest.raises(CannotRead) as caught:
        read_text(path)
    assert caught.value.params == {"path": path, "problem": "No such file or directory"}


def test_other_bytes_than_text_are_placed(tmp_path):
    """A file that is not UTF-8 is refused with the place of the first wrong byte."""
    path = tmp_path / "bytes"
    path.write_bytes(b"abc\xff")
    with pytest.raises(CannotRead) as caught:
        read_text(path)
    assert caught.value.params["problem"] == "not UTF-8 text (byte 4)"


def test_a_dash_is_standard_input(monkeypatch):
    """`-` reads what is piped in, and nothing where standard input is closed."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("piped"))
    assert read_text(Path("-")) == "piped"
    monkeypatch.setattr(sys, "stdin", None)
    assert read_text(Path("-")) == ""


def test_games_set_aside_never_cover_each_other(tmp_path):
    """Each gets the first free name; there is none for a file that does not exist."""
    path = tmp_path / "game.belote"
    assert set_aside(path, "previous") is None
    names = []
    for text in ("one", "two", "three"):
        path.write_text(text)
        aside = set_aside(path, "previous")
        assert aside is not None
        names.append((aside.name, aside.read_text()))
    assert names == [
        ("previous.belote", "one"),
        ("previous-2.belote", "two"),
        ("previous-3.belote", "three"),
    ]


def test_a_game_that_cannot_be_set_aside_stays(tmp_path, monkeypatch):
    """A folder that refuses the new name leaves the old one."""

    def refuse(*_):
        raise PermissionError(errno.EACCES, "Permission denied")

    path = tmp_path / "game.belote"
    path.write_text("one")
    monkeypatch.setattr("pathlib.Path.replace", refuse)
    with pytest.raises(CannotWrite):
        set_aside(path, "previous")
    assert path.read_text() == "one"
