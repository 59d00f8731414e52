"""What the command starts with when nothing is asked: data, not rules."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextvars import ContextVar
from pathlib import Path
from typing import Final

SOLO_VARIANT: Final = "bulgarian"
PEOPLE_VARIANT: Final = "ktga_be"
BOT: Final = "rules"
# From the weakest to the strongest; the usual one answers at once and is a fair match for many.
LEVELS: Final = ("debutant", "amateur", "confirme", "expert")
LEVEL: Final = "confirme"
LANGUAGES: Final = ("fr", "en", "bg", "hr", "nl")

# What --language asked for: errors are told in that language too.
ASKED_LANGUAGE: ContextVar[str | None] = ContextVar("asked_language", default=None)


def language(environ: Mapping[str, str] | None = None) -> str:
    """Return the language asked for by --language or by the environment.

    `REBELOTE_LANGUAGE` wins, then the usual LC_ALL, LC_MESSAGES and LANG: French where they name
    a language that is not here. A C locale is a program's or a developer's, and gets English.
    """
    asked = ASKED_LANGUAGE.get()
    if asked is not None:
        return asked
    environ = os.environ if environ is None else environ
    names = ("REBELOTE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    wanted = next((environ[name] for name in names if environ.get(name)), "C")
    code = wanted.split(".")[0].split("_")[0].lower()
    if code in ("c", "posix"):
        return "en"
    return code if code in LANGUAGES else "fr"


def saved_game() -> Path:
    """Return where a game is kept: the user's data folder, or `REBELOTE_HOME`."""
    home = os.environ.get("REBELOTE_HOME")
    if home:
        return Path(home) / "game.belote"
    # Imported here because few commands keep a game.
    import platformdirs

    return platformdirs.user_data_path("rebelote", appauthor=False) / "game.belote"


def is_debugging() -> bool:
    """Tell whether `REBELOTE_DEBUG` asks for tracebacks and logs."""
    return bool(os.environ.get("REBELOTE_DEBUG"))
