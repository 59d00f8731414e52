"""What the command starts with when nothing is asked: data, not rules."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import platformdirs

SOLO_VARIANT: Final = "bulgarian"
BOT: Final = "rules"
LANGUAGES: Final = ("fr", "en")


def language(environ: dict[str, str] | None = None) -> str:
    """Return the language asked for by the environment: French unless it names English.

    `REBELOTE_LANGUAGE` wins, then the usual LC_ALL, LC_MESSAGES and LANG; a C locale is a
    program's or a developer's, and gets English.
    """
    environ = dict(os.environ) if environ is None else environ
    names = ("REBELOTE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    wanted = next((environ[name] for name in names if environ.get(name)), "C")
    code = wanted.split(".")[0].split("_")[0].lower()
    return "en" if code in ("en", "c", "posix") else "fr"


def saved_game() -> Path:
    """Return where an interrupted game is kept: the user's data folder, or `REBELOTE_HOME`."""
    home = os.environ.get("REBELOTE_HOME")
    folder = Path(home) if home else platformdirs.user_data_path("rebelote", appauthor=False)
    return folder / "game.belote"


def is_debugging() -> bool:
    """Tell whether `REBELOTE_DEBUG` asks for tracebacks and logs."""
    return bool(os.environ.get("REBELOTE_DEBUG"))
