"""Files as the command reads and writes them: whole or not at all, every failure with its place."""

from __future__ import annotations

import os
import secrets
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import TextIO

from rebelote.cards import RebeloteError

STANDARD_INPUT = "-"


class CannotRead(RebeloteError):
    """A file could not be read; parameters `path`, `problem`."""


class CannotWrite(RebeloteError):
    """A file could not be written, and what was there before is still there; `path`, `problem`."""


def read_text(path: Path) -> str:
    """Return the text of a UTF-8 file; `-` reads standard input. Raises `CannotRead`."""
    try:
        if str(path) == STANDARD_INPUT:
            # A shell may have closed it.
            return "" if sys.stdin is None else sys.stdin.read()
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        problem = f"not UTF-8 text (byte {error.start + 1})"
        raise CannotRead(path=path, problem=problem) from error
    except OSError as error:
        raise CannotRead(path=path, problem=_problem(error)) from error


def write_whole(path: Path, text: str) -> None:
    """Write a file so that readers see the old text or the new one; raises `CannotWrite`."""
    with writing_whole(path) as file:
        file.write(text)


@contextmanager
def writing_whole(path: Path) -> Iterator[TextIO]:
    """Give a text file to fill; it takes the name when the block ends well, and only then.

    Whatever is wrong with the place shows before the block begins. Raises `CannotWrite`.
    """
    try:
        with _straight(path) if _is_special(path) else _draft(path) as file:
            yield file
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        raise CannotWrite(path=path, problem=_problem(error)) from error


def set_aside(path: Path, name: str) -> Path | None:
    """Give a file a new name in its folder, numbered if taken; None where there is no file.

    Raises `CannotWrite`.
    """
    numbered = (f"{name}-{number}" if number > 1 else name for number in count(1))
    free = (path.with_name(f"{one}{path.suffix}") for one in numbered)
    aside = next(one for one in free if not one.exists())
    try:
        path.replace(aside)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise CannotWrite(path=aside, problem=_problem(error)) from error
    return aside


def _is_special(path: Path) -> bool:
    """Tell whether a path names a device, a pipe or the like: no file may take its place."""
    try:
        return not stat.S_ISREG(path.stat().st_mode)
    except FileNotFoundError:
        return False


@contextmanager
def _straight(path: Path) -> Iterator[TextIO]:
    with path.open("w", encoding="utf-8", newline="\n") as file:
        yield file


@contextmanager
def _draft(path: Path) -> Iterator[TextIO]:
    """Give a neighbouring file that takes the name in the end, or goes away."""
    path = path.resolve()  # A link stays one: what it points to is what changes.
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with draft.open("x", encoding="utf-8", newline="\n") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileNotFoundError):
            draft.chmod(stat.S_IMODE(path.stat().st_mode))
        draft.replace(path)
    except BaseException:
        # Ctrl-C included: nothing half-written stays behind.
        draft.unlink(missing_ok=True)
        raise


def _problem(error: OSError) -> str:
    return error.strerror or str(error)
