"""Files as the command reads and writes them: whole or not at all, every failure with its place."""

from __future__ import annotations

import errno
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
from rebelote.cli import settings
from rebelote.cli.words import word

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
        problem = word("not_utf8", settings.language(), at=error.start + 1)
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


def is_file(path: Path) -> bool:
    """Tell whether a file stands at a path; raises `CannotRead` where something else does."""
    try:
        mode = path.stat().st_mode
    except (FileNotFoundError, NotADirectoryError, PermissionError):
        return False
    except OSError as error:
        raise CannotRead(path=path, problem=_problem(error)) from error
    if not stat.S_ISREG(mode):
        if stat.S_ISDIR(mode):
            problem = os.strerror(errno.EISDIR)
        else:
            problem = word("no_regular_file", settings.language())
        raise CannotRead(path=path, problem=problem)
    return True


@contextmanager
def alone_with(path: Path) -> Iterator[bool]:
    """Keep other processes that ask from a file during the block; false when one was earlier.

    The lock is on a hidden neighbour, because the file itself is replaced, and ends with the
    process. Where no lock can be had, there is none: it is a safeguard and no condition.
    """
    try:
        lock = _lock(path.resolve())
    except BlockingIOError:
        yield False
        return
    except (OSError, ImportError):
        yield True
        return
    neighbour, handle = lock
    try:
        yield True
    finally:
        with suppress(OSError):
            neighbour.unlink()
        os.close(handle)


def _lock(path: Path) -> tuple[Path, int]:
    """Return the locked neighbour of a file and its handle; raises `BlockingIOError` if held."""
    import fcntl  # Not every system has it.

    path.parent.mkdir(parents=True, exist_ok=True)
    neighbour = path.with_name(f".{path.name}.lock")
    while True:
        handle = os.open(neighbour, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            # Whoever held it may have deleted it meanwhile: then this one guards nothing.
            if os.path.samestat(os.fstat(handle), neighbour.stat()):
                return neighbour, handle
        except FileNotFoundError:
            pass
        except BaseException:
            os.close(handle)
            raise
        os.close(handle)


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
