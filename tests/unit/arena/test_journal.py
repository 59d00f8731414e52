"""A duel that was killed is taken up from its journal, and ends with exactly the same figures."""

import json
from pathlib import Path
from typing import Any

import pytest

from rebelote.arena import (
    BadJournal,
    CannotKeepJournal,
    DuelResult,
    JournalInUse,
    OtherJournal,
    duel,
)
from rebelote.arena.duel import terms_of
from rebelote.arena.journal import journal_at

PAIRS = 12


def play(path: Path | None, pairs: int = PAIRS, **more: Any) -> DuelResult:
    """Play the duel of these tests."""
    told: dict[str, Any] = {"first": "rules", "second": "random", "ruleset": "bulgarian"}
    return duel(**told | more, pairs=pairs, journal=path)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return the journal of the whole duel: its terms, then three blocks."""
    path = tmp_path_factory.mktemp("arena") / "whole.jsonl"
    play(path)
    return path.read_bytes()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return the place of a journal."""
    return tmp_path / "kept" / "duel.jsonl"


def put(path: Path, data: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(data)


def counting(path: Path) -> tuple[DuelResult, int]:
    """Play the duel; return its result and how many pairs were in the journal before."""
    told: list[int] = []
    result = duel("rules", "random", "bulgarian", pairs=PAIRS, journal=path, progress=told.append)
    return result, told[0]


def test_a_journal_changes_no_figure(path: Path) -> None:
    """With one or without, the pairs are the same."""
    assert play(path).pairs == play(None).pairs


def test_a_whole_journal_is_enough(path: Path, whole: bytes) -> None:
    """Nothing is played again, and the times are those of then."""
    put(path, whole)
    result, done = counting(path)
    assert done == PAIRS
    assert result == play(path)
    assert path.read_bytes() == whole


@pytest.mark.parametrize("lost", [1, 2, 40, 200])
def test_a_torn_last_line_loses_its_block_only(path: Path, whole: bytes, lost: int) -> None:
    """Whatever is left of the last line, the first two blocks stay and the figures come out."""
    put(path, whole[:-lost])
    result, done = counting(path)
    assert done == 10
    assert result.pairs == play(None).pairs


def test_a_last_line_of_rubbish_is_a_torn_one(path: Path, whole: bytes) -> None:
    """After a power failure a block may hold zeros."""
    lines = whole.splitlines(keepends=True)
    put(path, b"".join(lines[:-1]) + bytes(300) + b"\n")
    result, done = counting(path)
    assert done == 10
    assert result.pairs == play(None).pairs


@pytest.mark.parametrize("size", [0, 1, 30])
def test_a_torn_first_line_is_a_new_journal(path: Path, whole: bytes, size: int) -> None:
    """A duel killed at once begins anew."""
    put(path, whole[:size])
    result, done = counting(path)
    assert done == 0
    assert result.pairs == play(None).pairs


def test_more_pairs_may_be_asked_for(path: Path, whole: bytes) -> None:
    """The pairs that are there are kept, the rest is played."""
    put(path, whole)
    assert play(path, 20).pairs == play(None, 20).pairs


def test_fewer_pairs_may_be_asked_for(path: Path, whole: bytes) -> None:
    """The first ones count."""
    put(path, whole)
    assert play(path, 7).pairs == play(None, 7).pairs
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("field", "more"),
    [
        ("first", {"first": "random"}),
        ("second", {"second": "rules"}),
        ("ruleset", {"ruleset": "bulgarian(target=101)"}),
        ("seed", {"seed": "2"}),
        ("second", {"part": "play"}),
    ],
)
def test_a_journal_of_other_arguments_is_refused(
    path: Path, whole: bytes, field: str, more: dict[str, Any]
) -> None:
    """The error names what differs, and the journal stays as it is."""
    put(path, whole)
    with pytest.raises(OtherJournal) as caught:
        play(path, **more)
    assert caught.value.params["field"] == field
    assert path.read_bytes() == whole


@pytest.mark.parametrize("text", [b"what is this", b"{}\n", b"[1]\n\n", b"\xff\n", b"[" * 99_999])
def test_a_file_that_is_no_journal_is_refused(path: Path, text: bytes) -> None:
    """Somebody's file is not written over."""
    put(path, text)
    with pytest.raises(BadJournal) as caught:
        play(path)
    assert caught.value.params["line"] == 1
    assert path.read_bytes() == text


def test_a_device_is_no_journal() -> None:
    """Where nothing is kept, nothing can be taken up."""
    with pytest.raises(BadJournal):
        play(Path("/dev/null"))


def test_a_place_for_no_file_is_named(tmp_path: Path) -> None:
    """The system's error comes with the journal's name, for whoever writes other files too."""
    with pytest.raises(CannotKeepJournal) as caught:
        play(tmp_path)
    assert caught.value.params == {"path": tmp_path, "problem": "Is a directory"}


def damaged(block: dict[str, object], change: str) -> dict[str, object]:
    """Return the value of a line with a fault, without the sum that would tell of any."""
    pairs = json.loads(json.dumps(block["pairs"]))
    if change == "text":
        pairs[0][1][0] = "9"
    if change == "fraction":
        pairs[0][1][0] = 1.5
    if change == "short":
        pairs[0].pop()
    if change == "again":
        pairs[0][0] = 0
    if change == "twice":
        pairs[0][0] = pairs[1][0]
    if change == "nothing":
        return {}
    return {name: block[name] for name in ("first", "second")} | {"pairs": pairs}


@pytest.mark.parametrize("change", ["text", "fraction", "short", "again", "twice", "nothing"])
def test_a_damaged_line_is_named(path: Path, whole: bytes, change: str) -> None:
    """A line before the last that cannot have been written so is no torn one."""
    lines = whole.splitlines(keepends=True)
    lines[2] = json.dumps(damaged(json.loads(lines[2]), change)).encode() + b"\n"
    put(path, b"".join(lines))
    with pytest.raises(BadJournal) as caught:
        play(path)
    assert caught.value.params["line"] == 3


@pytest.mark.parametrize("field", ["pairs", "first"])
def test_figures_changed_by_hand_are_damage(path: Path, whole: bytes, field: str) -> None:
    """A line whose numbers are likely ones, but not those that were written, does not count."""
    lines = whole.splitlines(keepends=True)
    block = json.loads(lines[1])
    if field == "pairs":
        block["pairs"][0][1][0] += 10
    else:
        block["first"][2] += 1
    lines[1] = json.dumps(block, separators=(",", ":")).encode() + b"\n"
    put(path, b"".join(lines))
    with pytest.raises(BadJournal) as caught:
        play(path)
    assert caught.value.params["line"] == 2


def test_a_journal_without_sums_is_taken_up(path: Path, whole: bytes) -> None:
    """Lines were once written without a sum, and still count."""
    head, *blocks = whole.splitlines(keepends=True)
    for line in blocks:
        block = json.loads(line)
        del block["sum"]
        head += json.dumps(block).encode() + b"\n"
    put(path, head)
    result, done = counting(path)
    assert done == PAIRS
    assert result.pairs == play(None).pairs


def test_two_processes_do_not_write_one_journal(path: Path) -> None:
    """The second is refused while the first is at it."""
    terms = terms_of("rules", "random", "bulgarian")
    with journal_at(path, terms), pytest.raises(JournalInUse), journal_at(path, terms):
        pass
