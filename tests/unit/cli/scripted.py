"""A terminal at which a scripted person plays, for its tests."""

import re

import pytest

from rebelote.cli.entry import typed_for
from rebelote.cli.terminal import Quit, Terminal
from rebelote.rules import Phase

from .table import act_sensibly, advance, new_session, screen, sensible

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CLEAR = "\x1b[2J\x1b[H"


class Table:
    """A terminal whose person types what a function answers to each prompt.

    `texts[n]` is what stood on the screen, or was told since the last prompt, at prompt n.
    """

    def __init__(self, session, answer, monkeypatch, **more):
        is_linear = more.pop("is_linear", True)
        size = {"height": more.pop("height", 24), "width": more.pop("width", 80)}
        self.console, self.out = screen(**size, colour=None if is_linear else "standard")
        self.session, self.answer = session, answer
        self.texts, self.kept, self._seen = [], [], 0
        self.terminal = Terminal(
            session=session,
            console=self.console,
            language=more.pop("language", "en"),
            is_linear=is_linear,
            pace_seconds=more.pop("pace_seconds", 0),
            keep=more.pop("keep", self._keep),
            **more,
        )
        monkeypatch.setattr("builtins.input", self._input)

    def _keep(self, session):
        self.kept.append(session.all_deals)

    def _input(self, _=""):
        text = self.out.getvalue()
        self.texts.append(text[self._seen :])
        self._seen = len(text)
        typed = self.answer(self)
        if typed is None:
            raise EOFError
        return typed

    @property
    def text(self):
        return self.texts[-1]

    def play(self):
        self.terminal.play()
        return self.out.getvalue()


def script(*lines):
    """Answer with these lines, then with the end of the input."""
    left = list(lines)
    return lambda table: left.pop(0) if left else None


def sensibly(table):
    """Answer as a club player would, and go on after each deal."""
    session = table.session
    if not session.is_persons_turn:
        return ""
    view = session.current.view(session.seating.person)
    return typed_for(sensible(session), view, table.terminal.language)


def stopped(table):
    """Play until the script ends, and return all that was printed."""
    with pytest.raises(Quit):
        table.play()
    return table.out.getvalue()


def in_play(variant="bulgarian", seed="x"):
    """Return a session at the person's first card."""
    session = advance(new_session(variant, seed))
    while session.current.phase is not Phase.PLAY or not session.is_persons_turn:
        if session.current.is_over:
            session.finish_deal()
            session.start_deal()
            advance(session)
        else:
            act_sensibly(session)
    return session
