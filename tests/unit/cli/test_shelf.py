"""The place of one game."""

from pathlib import Path

import pytest

from rebelote.cli.commands.arguments import BadArgument
from rebelote.cli.files import CannotRead, CannotWrite
from rebelote.cli.saving import NotOurGame
from rebelote.cli.shelf import Shelf, resuming

from .table import act_sensibly, advance, new_session


def test_the_usual_place_needs_no_file_in_the_command(tmp_path, monkeypatch):
    """Only a chosen file is named, quoted for the shell."""
    monkeypatch.setenv("REBELOTE_HOME", str(tmp_path))
    assert Shelf(None, "en").path == tmp_path / "game.belote"
    assert Shelf(None, "en").command == "rebelote play --resume"
    assert resuming(Path("a b")) == "rebelote play --resume --game 'a b'"


@pytest.mark.parametrize("name", ["", ".", "-"])
def test_no_name_is_no_place(name):
    """An empty name and standard input are refused as the option's value."""
    with pytest.raises(BadArgument) as caught:
        Shelf(Path(name), "en")
    assert caught.value.params["argument"] == "--game"


def test_a_folder_is_no_place(tmp_path):
    """The refusal says what stands there."""
    with pytest.raises(CannotRead):
        Shelf(tmp_path, "en")


def test_a_kept_game_comes_back(tmp_path):
    """What was kept is taken up; where nothing was, that is told."""
    shelf = Shelf(tmp_path / "game", "en")
    with pytest.raises(NotOurGame):
        shelf.require()
    session = act_sensibly(advance(new_session()))
    assert shelf.keep(session) is None
    shelf.require()
    assert shelf.take_up().deal == session.deal


def test_a_foreign_file_stays_as_it_is(tmp_path):
    """A chosen file that holds no game is refused and neither moved nor changed."""
    path = tmp_path / "letter.txt"
    path.write_text("Dear friend")
    with pytest.raises(BadArgument):
        Shelf(path, "en").clear()
    assert path.read_text() == "Dear friend"
    assert list(tmp_path.iterdir()) == [path]


def test_a_game_is_put_aside_with_the_command_for_it(tmp_path):
    """The line that is told takes the game of before up again."""
    shelf = Shelf(tmp_path / "game.belote", "fr")
    shelf.keep(act_sensibly(advance(new_session())))
    (told,) = shelf.clear()
    assert f"« rebelote play --resume --game {tmp_path / 'previous.belote'} »" in told
    assert shelf.clear() == []


def test_a_held_game_is_refused(tmp_path):
    """While one holds the game another one cannot."""
    path = tmp_path / "game"
    first, second = Shelf(path, "en").opened(), Shelf(path, "en").opened()
    with first, pytest.raises(CannotWrite) as caught, second:
        pass
    assert "another terminal" in str(caught.value.params["problem"])
