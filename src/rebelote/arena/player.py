"""Who may be compared: a computer player by its name, or made by a function from outside.

A player is written `expert`, `rules@1`, `package.module:factory` or `folder/file.py:factory`. Two
of these with a plus between, `expert+rules`, are one player: the first calls, the second plays.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path
from types import ModuleType

from rebelote.arena.errors import UnknownPlayer
from rebelote.bots import Bot, create
from rebelote.engine import Event, View
from rebelote.rules import Action

# Who calls or plays for both sides where only the rest is compared: it leaves nothing to chance.
COMMON = "rules"

_JOINT, _FACTORY_MARK = "+", ":"


class Part(StrEnum):
    """What is compared: whole deals, the calls alone, or the play of the cards alone."""

    WHOLE = "whole"
    BIDDING = "bidding"
    PLAY = "play"


@dataclass(frozen=True, slots=True)
class Player:
    """Who calls and who plays, as texts from which any process can make the same player."""

    calls: str
    plays: str

    @classmethod
    def read(cls, text: str, part: Part = Part.WHOLE) -> Player:
        """Return the player of a text, made complete by the common one in what is not compared.

        Names get their versions. Raises `UnknownBot`, `UnknownPlayer`.
        """
        calls, joint, plays = text.partition(_JOINT)
        calls = _full_name(calls.strip())
        plays = _full_name(plays.strip()) if joint else calls
        common = _full_name(COMMON)
        if part is Part.PLAY:
            calls = common
        if part is Part.BIDDING:
            plays = common
        return cls(calls, plays)

    def create(self, seed: int) -> Bot:
        """Return a computer player for one seat; raises `UnknownBot`, `UnknownPlayer`."""
        caller = _create(self.calls, seed)
        if self.calls == self.plays:
            return caller
        return CallerAndPlayer(caller, _create(self.plays, seed))

    def __str__(self) -> str:
        """Show the text that reads back as this player."""
        return self.calls if self.calls == self.plays else f"{self.calls}{_JOINT}{self.plays}"


class CallerAndPlayer:
    """Two computer players in one seat: one calls, the other declares and plays the cards."""

    def __init__(self, caller: Bot, player: Bot) -> None:
        self._caller = caller
        self._player = player

    @property
    def name(self) -> str:
        """The names of both."""
        return f"{self._caller.name}{_JOINT}{self._player.name}"

    def observe(self, event: Event) -> None:
        """Let both hear it."""
        self._caller.observe(event)
        self._player.observe(event)

    def decide(self, view: View) -> Action:
        """Let the one decide whose part it is."""
        return self.deciding(view).decide(view)

    def deciding(self, view: View) -> Bot:
        """Return the one whose part it is."""
        return self._caller if view.contract is None else self._player


def _full_name(text: str) -> str:
    """Return a name with its version, or the place of a factory as it was given."""
    bot = _create(text, 0)
    return text if _FACTORY_MARK in text else bot.name


def _create(text: str, seed: int) -> Bot:
    if _FACTORY_MARK not in text:
        return create(text, seed)
    factory = _factory(text)
    try:
        return factory(seed)
    except Exception as error:
        raise UnknownPlayer(player=text, problem=_describe(error)) from error


@cache
def _factory(text: str) -> Callable[[int], Bot]:
    """Return the function that a text names; raises `UnknownPlayer`."""
    place, _, name = text.rpartition(_FACTORY_MARK)
    # What a module from outside raises, or the factory in it, is of any kind.
    try:
        module = _load(Path(place)) if place.endswith(".py") else importlib.import_module(place)
        factory: Callable[[int], Bot] = getattr(module, name)
    except Exception as error:
        raise UnknownPlayer(player=text, problem=_describe(error)) from error
    if not callable(factory):
        raise UnknownPlayer(player=text, problem=f"{name} is no function")
    return factory


def _load(path: Path) -> ModuleType:
    """Return the module of a file, whatever folder it lies in."""
    name = f"rebelote_player_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is no Python file")
    module = importlib.util.module_from_spec(spec)
    # Dataclasses look their module up while it is being read.
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def _describe(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
