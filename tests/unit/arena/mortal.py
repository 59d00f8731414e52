"""Players that take their whole process with them when they die."""

from __future__ import annotations

from pathlib import Path

_TEXT = """
import os
import signal
from pathlib import Path

from rebelote.bots import RulesBot

DEATHS = Path({folder!r})


class Mortal(RulesBot):
    def decide(self, view):
        for number in range({most}):
            try:
                (DEATHS / str(number)).touch(exist_ok=False)
            except FileExistsError:
                continue
            os.kill(os.getpid(), signal.SIGKILL)
        return super().decide(view)
"""


def mortal(folder: Path, most: int) -> str:
    """Return a player that plays as `rules` does, once it has killed so many processes."""
    path = folder / "mortal.py"
    path.write_text(_TEXT.format(folder=str(folder), most=most), encoding="utf-8")
    return f"{path}:Mortal"


def deaths(folder: Path) -> int:
    """Return how many processes it has killed."""
    return sum(path.name.isdecimal() for path in folder.iterdir())
