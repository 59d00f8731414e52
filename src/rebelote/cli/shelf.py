"""Where one game is kept: what may stand there, what is put aside, what cannot be kept."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rebelote.cards import RebeloteError
from rebelote.cli import settings
from rebelote.cli.commands.arguments import BadArgument
from rebelote.cli.files import (
    STANDARD_INPUT,
    CannotRead,
    CannotWrite,
    alone_with,
    is_file,
    read_text,
    set_aside,
    write_whole,
)
from rebelote.cli.saving import Kept, NotOurGame, is_game, session_from, state_of, text_of
from rebelote.cli.session import Session
from rebelote.cli.words import word
from rebelote.notation.wording import say_error

UNFINISHED: Final = "previous"
FINISHED: Final = "finished"


@dataclass
class Shelf:
    """The file of a game: the one that the person chose, or else the usual one.

    Raises `BadArgument` or `CannotRead` where something else than a file stands.
    """

    chosen: Path | None
    language: str
    _refusal: str | None = None

    def __post_init__(self) -> None:
        """Look at what stands there."""
        if self.chosen is not None and str(self.chosen) in (STANDARD_INPUT, "", "."):
            raise self._unfit()
        is_file(self.path)

    @property
    def path(self) -> Path:
        """The file."""
        return settings.saved_game() if self.chosen is None else self.chosen

    @property
    def command(self) -> str:
        """What takes the game up again."""
        return resuming(self.chosen)

    @contextmanager
    def opened(self) -> Iterator[None]:
        """Hold the game during the block; raises `CannotWrite` where another process does."""
        with alone_with(self.path) as is_alone:
            if not is_alone:
                raise CannotWrite(path=self.path, problem=word("open_elsewhere", self.language))
            yield

    def require(self) -> None:
        """Raise `NotOurGame` where no game is kept."""
        if not is_file(self.path):
            raise NotOurGame(path=self.path, problem=word("nothing_kept", self.language))

    def take_up(self) -> Session:
        """Return the kept game; raises `CannotRead`, `NotOurGame` or the faults of the record."""
        return session_from(read_text(self.path), self.path)

    def clear(self) -> list[str]:
        """Put the game of before aside; return what the person is told of it.

        A chosen file that holds no game of ours is refused; what is broken at the usual place is
        ours all the same. Raises `BadArgument` or `CannotRead`.
        """
        state = self._state()
        if state is None or state is Kept.UNTOUCHED:
            return []
        try:
            aside = set_aside(self.path, FINISHED if state is Kept.FINISHED else UNFINISHED)
        except CannotWrite as error:
            # The game of before stays where it is; the new one is played without being kept.
            self._refusal = say_error(error, self.language)
            return []
        if aside is None or state is Kept.FINISHED:
            return []
        return [word("set_aside", self.language, command=resuming(aside))]

    def keep(self, session: Session) -> str | None:
        """Store the match; return in one line what went wrong, if anything did."""
        problem = self._refusal
        if problem is None:
            try:
                write_whole(self.path, text_of(session))
            except RebeloteError as error:
                problem = say_error(error, self.language)
        return problem and word("not_kept", self.language, problem=problem)

    def _state(self) -> Kept | None:
        """Return what stands there, None for nothing."""
        if not is_file(self.path):
            return None
        try:
            text = read_text(self.path)
        except CannotRead:
            if self.chosen is not None:
                raise
            return Kept.UNFINISHED
        if self.chosen is not None and not is_game(text):
            raise self._unfit()
        return state_of(text)

    def _unfit(self) -> BadArgument:
        needed = word("game_file", self.language)
        return BadArgument(argument="--game", value=self.chosen, allowed=needed)


def resuming(path: Path | None) -> str:
    """Return the command that takes a game up again; None is the usual place."""
    more = "" if path is None else f" --game {shlex.quote(str(path))}"
    return f"rebelote play --resume{more}"
