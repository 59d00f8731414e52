"""The same blocks, whoever plays them, and whatever becomes of the players' processes."""

import os
import sys
from pathlib import Path

import pytest

from rebelote.arena import UnknownPlayer, WorkersLost, duel
from rebelote.arena.crew import processes
from rebelote.extras import MissingExtra
from tests.unit.arena.mortal import deaths, mortal


def test_processes_give_the_figures_of_one() -> None:
    """The result does not depend on the number of processes."""
    one = duel("rules", "random", "bulgarian", pairs=30)
    two = duel("rules", "random", "bulgarian", pairs=30, jobs=2)
    assert two.pairs == one.pairs


def test_a_dead_process_is_replaced(tmp_path: Path) -> None:
    """Its block is played again, and the figures are those of a quiet run."""
    quiet = duel("rules", "random", "bulgarian", pairs=12)
    result = duel(mortal(tmp_path, 1), "random", "bulgarian", pairs=12, jobs=2)
    assert deaths(tmp_path) == 1
    assert result.pairs == quiet.pairs


@pytest.mark.untraced
def test_a_block_that_kills_every_process_ends_the_duel(tmp_path: Path) -> None:
    """There is an error with a name, and no end of deaths."""
    with pytest.raises(WorkersLost):
        duel(mortal(tmp_path, 100), "random", "bulgarian", pairs=2, jobs=2)
    assert 3 <= deaths(tmp_path) <= 6


def test_a_player_missing_elsewhere_is_named(tmp_path: Path) -> None:
    """An error in another process is the same named error here."""
    path = tmp_path / "here.py"
    path.write_text(
        "import os\nfrom rebelote.bots import RandomBot\n"
        f"if os.getpid() != {os.getpid()}: raise OSError('not on this machine')\n"
    )
    with pytest.raises(UnknownPlayer, match="not on this machine"):
        duel(f"{path}:RandomBot", "random", "bulgarian", pairs=2, jobs=2)


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without joblib one line says how to get it."""
    monkeypatch.setitem(sys.modules, "joblib", None)
    with pytest.raises(MissingExtra) as caught:
        processes(2)
    assert caught.value.params == {"package": "joblib", "extra": "arena"}
