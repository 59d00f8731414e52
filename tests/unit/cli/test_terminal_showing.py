"""What the terminal shows: windows, signs, colours, and who thinks."""

import io
import re
import time

import pytest

from rebelote.analysis import hint
from rebelote.cli import terminal
from rebelote.cli.terminal import Quit
from rebelote.cli.words import word

from .scripted import CLEAR, ESCAPES, Table, in_play, script, sensibly, stopped
from .table import (
    LANGUAGES,
    VARIANTS,
    advance,
    new_session,
    screen,
)


class Slow:
    """Wait, as a player who thinks does, until the screen shows a text."""

    def __init__(self, table, text, act):
        self.table, self.text, self.act = table, text, act

    def __call__(self):
        end = time.monotonic() + 20
        while self.text not in self.table.out.getvalue() and time.monotonic() < end:
            time.sleep(0.01)
        return self.act()


@pytest.mark.parametrize("is_linear", [True, False])
def test_a_player_who_thinks_long_is_said_to(is_linear, monkeypatch):
    """The screen does not just stand still, and the text is gone with the next picture."""
    monkeypatch.setattr(terminal, "THINKING_SECONDS", 0.01)
    monkeypatch.setattr(terminal, "THINKING_TOLD_SECONDS", 0.01)
    session = new_session(first=1)
    table = Table(session, script(), monkeypatch, is_linear=is_linear)
    slow = Slow(table, "East: thinking...", session.bots_action)
    monkeypatch.setattr(session, "bots_action", slow)
    stopped(table)
    assert ("thinking...\n" in table.out.getvalue()) is is_linear
    assert is_linear or "thinking" not in table.text.split(CLEAR)[-1]


def test_the_table_is_drawn_before_anybody_acts(monkeypatch):
    """Whoever thinks first does so in front of a table."""
    session = new_session(first=1)
    table = Table(session, script(), monkeypatch, is_linear=False)
    drawn = []

    def look():
        drawn.append(table.out.getvalue())
        raise Quit

    monkeypatch.setattr(session, "bots_action", look)
    with pytest.raises(Quit):
        table.play()
    assert "Bulgarian belot" in drawn[0]


def test_a_hint_that_takes_long_is_said_to_be_looked_for(monkeypatch):
    """The person knows that the key was heard."""
    monkeypatch.setattr(terminal, "THINKING_SECONDS", 0.01)
    session = in_play()
    table = Table(session, script("h"), monkeypatch, is_linear=False)
    monkeypatch.setattr(session, "hint", Slow(table, "Looking for a hint...", session.hint))
    stopped(table)
    assert "Looking for a hint..." in table.out.getvalue()


def test_who_answers_at_once_is_not_said_to_think(monkeypatch):
    """Nothing is told of players whose card is there at once."""
    table = Table(new_session("bulgarian(target=1)"), sensibly, monkeypatch)
    assert "thinking" not in table.play()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_hint_fits_the_smallest_screen(variant, language, monkeypatch):
    """With a hint below the hand the picture has no more lines than the window, in any phase."""
    session = new_session(variant, first=1)
    asked: list[int] = []

    def answer(table):
        if len(asked) >= 24 or not session.is_persons_turn:
            return None
        asked.append(len(asked))
        return "h" if len(asked) % 2 else sensibly(table)

    def quick_hint():
        return hint(session.current.view(session.seating.person), worlds=4, seconds=None)

    monkeypatch.setattr(session, "hint", quick_hint)
    small = {"is_linear": False, "height": 22, "width": 78, "language": language}
    text = stopped(Table(session, answer, monkeypatch, **small))
    assert len(asked) > 9
    for page in text.split(CLEAR):
        assert len(ESCAPES.sub("", page).split("\n")) <= 22


def test_linear_mode_speaks_without_decoration(monkeypatch):
    """No box, arrow, dot or escape reaches a screen reader, and each hand is told once."""
    table = Table(new_session("coinche(target=1)"), sensibly, monkeypatch, language="fr")
    text = table.play()
    assert not set("─│·▶…\x1b") & set(text)
    assert max(told.count("Votre main : ") for told in table.texts) == 1


def test_notes_are_told_at_the_beginning(monkeypatch):
    """What the command has to say stands before the first prompt."""
    for is_linear in (True, False):
        table = Table(
            new_session(), script(), monkeypatch, is_linear=is_linear, notes=["Kept elsewhere."]
        )
        stopped(table)
        assert "Kept elsewhere." in table.texts[0]


def test_cards_stay_as_long_as_the_pace_says(monkeypatch):
    """A bot's card stays one pace, a complete trick longer, and the person is never waited for."""
    waits: list[float] = []
    monkeypatch.setattr(time, "sleep", waits.append)
    table = Table(
        new_session("bulgarian(target=1)"),
        sensibly,
        monkeypatch,
        is_linear=False,
        pace_seconds=0.5,
    )
    table.play()
    assert set(waits) == {0.5, 1.25}


def test_linear_mode_never_waits(monkeypatch):
    """A listener hears everything in a row."""
    waits: list[float] = []
    monkeypatch.setattr(time, "sleep", waits.append)
    Table(new_session("bulgarian(target=1)"), sensibly, monkeypatch, pace_seconds=5).play()
    assert waits == []


def test_no_colour_is_drawn_where_none_is_wanted(monkeypatch):
    """With NO_COLOR the screen has no colour code, and suits are told by their signs."""
    monkeypatch.setenv("NO_COLOR", "1")
    table = Table(advance(new_session()), script(), monkeypatch, is_linear=False)
    text = stopped(table)
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]m", text)
    assert set("♠♥♦♣") & set(text)


def test_suits_are_drawn_in_colour(monkeypatch):
    """Else red suits are drawn in colour."""
    monkeypatch.delenv("NO_COLOR", raising=False)
    table = Table(advance(new_session()), script(), monkeypatch, is_linear=False)
    assert re.search(r"\x1b\[[0-9;]*3[0-7]m", stopped(table))


def test_the_console_of_the_tests_writes_to_a_text():
    """The console that the other tests look at is no terminal of this machine."""
    console, text = screen()
    console.print("x")
    assert isinstance(text, io.StringIO)
    assert text.getvalue() == "x\n"


@pytest.mark.parametrize(
    ("size", "told"),
    [
        ({"width": 77}, "A window of 77 columns and 24 lines"),
        ({"height": 21}, "A window of 80 columns and 21 lines"),
    ],
)
def test_where_no_table_can_be_drawn_all_is_told(size, told, monkeypatch):
    """In a window too small for the table a line says so, and the whole hand is told."""
    table = Table(new_session(), script(), monkeypatch, is_linear=False, **size)
    shown = stopped(table)
    assert shown.startswith(told)
    assert CLEAR not in shown
    assert "Your hand: 1: " in shown


def test_the_smallest_window_is_drawn_in(monkeypatch):
    """78 columns and 22 lines are enough for the drawn table."""
    table = Table(new_session(), script(), monkeypatch, is_linear=False, width=78, height=22)
    assert CLEAR in stopped(table)


def test_a_window_that_shrinks_goes_over_to_lines(monkeypatch):
    """At the next prompt the situation is told instead of drawn, and stays told."""

    def shrink(table):
        table.console.width = 40
        return "?" if len(table.texts) < 3 else None

    table = Table(new_session(), shrink, monkeypatch, is_linear=False)
    stopped(table)
    assert CLEAR in table.texts[0]
    assert all(CLEAR not in text for text in table.texts[1:])
    assert "A window of 40 columns" in table.texts[1]
    assert "Your hand: " in table.texts[1]


def test_a_narrow_window_gets_lines_that_fit(monkeypatch):
    """Lines end between words before the window does, those of the help too; none is lost."""
    table = Table(new_session(), script("?", "s"), monkeypatch, is_linear=False, width=40)
    shown = ESCAPES.sub("", stopped(table)).replace("Your call: ", "")
    assert max(map(len, shown.split("\n"))) <= 40
    assert " ".join(word("help", "en").split()) in " ".join(shown.split())


def test_without_the_suits_signs_all_is_told(monkeypatch):
    """An encoding that lacks them is named in one line; then everything is in words."""
    table = Table(new_session(), script(), monkeypatch, is_linear=False)
    monkeypatch.setattr(type(table.console), "encoding", "latin-1")
    shown = stopped(table)
    assert shown.startswith("The terminal lacks the suits' signs (latin-1)")
    assert CLEAR not in shown
