"""Duels as figures of strength."""

from pathlib import Path

from benchmarks.strength import UNIT, arguments, fight, margins, row

CLUB = ("rules", "random")


def asked(*words: str):
    """Return a command line as such a benchmark reads it."""
    return arguments("About.", 6).parse_args(words)


def test_a_duel_is_measured_in_standard_errors():
    """The row holds how many of them the first player is ahead, and what that rests on."""
    result = fight(asked(), "one", CLUB, "bela")
    found = row("rules ahead of random", result, 3.0)
    assert found.measured == round(result.mean / result.standard_error, 2)
    assert found.unit == UNIT
    assert "6 pairs" in found.note


def test_a_player_at_fault_has_shown_nothing(monkeypatch):
    """Where a player had to be replaced, the row is not measured, and says why."""

    def break_down(self, view):
        raise RuntimeError("broken")

    monkeypatch.setattr("rebelote.bots.chance.RandomBot.decide", break_down)
    found = row("rules ahead of random", fight(asked(), "one", CLUB, "bela"), 3.0)
    assert found.measured is None
    assert "faults" in found.note


def test_a_duel_is_taken_up_from_its_journal(tmp_path: Path):
    """A second run with the same folder plays nothing and tells the same, times included."""
    first = fight(asked("--journals", str(tmp_path)), "one", CLUB, "bela")
    before = (tmp_path / "one.jsonl").read_bytes()
    again = fight(asked("--journals", str(tmp_path)), "one", CLUB, "bela")
    assert again == first
    assert (tmp_path / "one.jsonl").read_bytes() == before


def test_a_picture_shows_means_with_their_errors():
    """Each duel is a bar as long as its mean, with its standard error."""
    result = fight(asked(), "one", CLUB, "bela")
    (series,) = margins("p", "A plot", {"bela": result}).series
    assert (list(series.x), list(series.y)) == (["bela"], [round(result.mean, 3)])
    assert list(series.error) == [round(result.standard_error, 3)]
