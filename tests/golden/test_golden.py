"""One match of every variant, as it was played once; `scripts/regolden.py` rewrites them."""

from pathlib import Path

import pytest

from rebelote.match.replay import record_of_match, replay_match
from rebelote.notation import FalseRecord, parse_match, print_match
from rebelote.rules.seating import SEATS

GOLDEN = Path(__file__).parents[2] / "corpus" / "golden"
MATCHES = sorted(GOLDEN.glob("*.belote"))


@pytest.fixture(params=MATCHES, ids=lambda path: path.stem)
def text(request):
    """Give the text of a golden match."""
    return request.param.read_text(encoding="utf-8")


def test_the_match_is_still_true(text):
    """Every call, card, score and the result are what the engine says today."""
    (record,) = parse_match(text)
    match, deals = replay_match(record)
    assert match.is_over
    assert len(deals) == len(record.deals)


def test_the_match_is_written_as_before(text):
    """The replayed match is written with the same letters, scores and points in suspense."""
    (record,) = parse_match(text)
    match, deals = replay_match(record)
    first = SEATS[int(record.tags["First"])]
    assert print_match(record_of_match(match.ruleset, deals, first, record.tags)) == text


def test_a_changed_score_is_noticed(text):
    """One mark more in the last deal makes the record false."""
    (record,) = parse_match(with_another_score(text))
    with pytest.raises(FalseRecord):
        replay_match(record)


def with_another_score(text):
    """Return the match with one mark more in its last deal."""
    *lines, last = text.rstrip("\n").split("\n")
    facts, score = last.rsplit(" ", 1)
    ours, theirs = score.split("-")
    return "\n".join([*lines, f"{facts} {int(ours) + 1}-{theirs}"]) + "\n"
