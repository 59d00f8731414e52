"""Files as the command reads and writes them: whole or not at all, every failure with its place."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from rebelote.cards import RebeloteError


class CannotRead(RebeloteError):
    """A file could not be read; parameters `path`, `problem`."""


class CannotWrite(RebeloteError):
    """A file could not be written, and what was there before is still there; `path`, `problem`."""


def read_text(path: Path) -> str:
    """Return the text of a UTF-8 file; `-` reads standard input. Raises `CannotRead`."""
    try:
        if str(path) == "-":
            return sys.stdin.read()
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        problem = f"not UTF-8 text (byte {error.start + 1})"
        raise CannotRead(path=path, problem=problem) from error
    except OSError as error:
        raise CannotRead(path=path, problem=_problem(error)) from error


def write_whole(path: Path, text: str) -> None:
    """Write a file so that readers see the old text or the new one, never a part.

    The text goes to a neighbouring file first, which then takes the name. Raises `CannotWrite`.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        draft = Path(name)
        try:
            with os.fdopen(descriptor, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            draft.chmod(0o644)
            draft.replace(path)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise CannotWrite(path=path, problem=_problem(error)) from error


def _problem(error: OSError) -> str:
    return error.strerror or str(error)
