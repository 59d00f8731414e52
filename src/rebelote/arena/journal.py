"""The journal of a duel: a line for its terms, then a line for every block that was played.

Each line is on the disk before the next block counts, so that whoever kills the duel, or the power,
takes away the blocks that were not finished and at most the last line. A block's line ends with a
sum of what it says, so that figures changed by hand or by a bad disk do not count.
"""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, BinaryIO
from zlib import crc32

from rebelote import __version__
from rebelote.arena.errors import BadJournal, CannotKeepJournal, JournalInUse, OtherJournal
from rebelote.arena.pair import Block, Clock, Effort, Game, Pair, Terms

FORMAT = 1


class Journal:
    """An open journal: `blocks` are those that were in it; `add` puts another one on the disk."""

    def __init__(self, path: Path, file: BinaryIO, terms: Terms) -> None:
        self._path = path
        self._file = file
        self.blocks: list[Block] = []
        self._read(_head_of(terms))

    def add(self, block: Block) -> None:
        """Write a block, and wait until it is on the disk; raises `CannotKeepJournal`."""
        with _naming(self._path):
            self._write(_block_as_json(block))

    def _read(self, head: dict[str, Any]) -> None:
        """Read what is there, or begin; a last line that is not whole is cut off."""
        lines = self._file.read().splitlines(keepends=True)
        if not lines or (len(lines) == 1 and _line(head).startswith(lines[0])):
            # New, or cut off while its first line was written.
            self._cut(0)
            self._write(head)
            return
        self._compare(_value(lines[0]), head)
        seen: set[int] = set()
        size = len(lines[0])
        for number, line in enumerate(lines[1:], start=2):
            block = _read_block(line, seen)
            if block is not None:
                self.blocks.append(block)
                size += len(line)
            elif number < len(lines):
                raise BadJournal(path=self._path, line=number)
        self._cut(size)

    def _compare(self, found: Any, head: dict[str, Any]) -> None:
        """Raise `OtherJournal` when the first line tells of another duel than ours."""
        if not isinstance(found, dict) or found.keys() != head.keys():
            raise BadJournal(path=self._path, line=1)
        for field, expected in head.items():
            if found[field] != expected:
                differs = {"expected": expected, "found": found[field]}
                raise OtherJournal(path=self._path, field=field, **differs)

    def _cut(self, size: int) -> None:
        self._file.truncate(size)
        self._file.seek(size)

    def _write(self, value: dict[str, Any]) -> None:
        self._file.write(_line(value))
        self._file.flush()
        os.fsync(self._file.fileno())


@contextmanager
def journal_at(path: Path, terms: Terms) -> Iterator[Journal]:
    """Open the journal of a duel with these terms, new or begun, for this process alone.

    Raises `BadJournal`, `OtherJournal`, `JournalInUse`, `CannotKeepJournal`; nothing is changed
    then.
    """
    with _naming(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        # Created where it is missing, kept where it is there, read from its beginning.
        file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+b")
    with file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise BadJournal(path=path, line=1)
        _lock(path, file)
        with _naming(path):
            journal = Journal(path, file, terms)
        yield journal


@contextmanager
def _naming(path: Path) -> Iterator[None]:
    """Give the system's error the journal's name: a duel may be writing other files besides."""
    try:
        yield
    except OSError as error:
        raise CannotKeepJournal(path=path, problem=error.strerror or error) from error


def _lock(path: Path, file: BinaryIO) -> None:
    try:
        import fcntl  # Not every system has it.

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise JournalInUse(path=path) from error
    except (ImportError, OSError):
        return  # The lock is a safeguard and no condition.


def _head_of(terms: Terms) -> dict[str, Any]:
    """Return the first line: the format, and all that the figures depend on."""
    players = {"first": str(terms.first), "second": str(terms.second)}
    return {"rebelote_arena": FORMAT, "version": __version__} | asdict(terms) | players


def _line(value: dict[str, Any]) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _value(line: bytes) -> Any:
    """Return the value of a line; None for one that is damaged or cut off."""
    if not line.endswith(b"\n"):
        return None
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def _block_as_json(block: Block) -> dict[str, Any]:
    pairs = [[pair.number, *pair.games] for pair in block.pairs]
    value = {"pairs": pairs, "first": block.first, "second": block.second}
    return value | {"sum": crc32(_line(value))}


def _read_block(line: bytes, seen: set[int]) -> Block | None:
    """Return the block of a line, whose pairs are new; None for a line that holds no such."""
    value = _value(line)
    try:
        # Lines of earlier journals have no sum.
        if "sum" in value and value.pop("sum") != crc32(_line(value)):
            return None
        pairs = tuple(
            Pair(_whole(number), (Game(*map(_whole, a)), Game(*map(_whole, b))))
            for number, a, b in value["pairs"]
        )
        block = Block(pairs, _effort(value["first"]), _effort(value["second"]))
    except (AttributeError, KeyError, TypeError, ValueError):
        return None
    numbers = {pair.number for pair in pairs}
    if len(numbers) < len(pairs) or numbers & seen:
        return None
    seen |= numbers
    return block


def _effort(value: Any) -> Effort:
    calls, cards, faults, cut = value
    return Effort(_clock(calls), _clock(cards), _whole(faults), _whole(cut))


def _clock(value: Any) -> Clock:
    decisions, seconds, slowest = value
    return Clock(_whole(decisions), float(seconds), float(slowest))


def _whole(value: Any) -> int:
    if type(value) is not int:
        raise TypeError(value)
    return value
