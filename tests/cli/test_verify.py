"""`rebelote verify`: files that prove their deals, and those that do not."""

from dataclasses import replace

import pytest

from rebelote.notation import print_match
from tests.unit.tables.dealt import fair_match

PROOFS, RECORD = fair_match("bulgarian")
BARE = {tag: RECORD.tags[tag] for tag in ("Format", "Ruleset", "First")}


@pytest.fixture
def file(tmp_path):
    """Give a file of two matches that prove their deals."""
    path = tmp_path / "evening.belote"
    path.write_text(print_match(RECORD) * 2)
    return path


def spoil(file, old, new):
    """Change the second match of a file."""
    before, found, after = file.read_text().rpartition(old)
    assert found
    file.write_text(before + new + after)


def test_a_fair_file_is_verified_and_its_promises_are_shown(rebelote, file):
    """They are to be compared with those that were seen before the deals."""
    done = rebelote("verify", file, "--language", "en")
    assert (done.code, done.err) == (0, "")
    *promises, summary = done.out.splitlines()
    assert promises == [f"{one.number}. promised: {one.commitment}" for one in PROOFS] * 2
    assert summary.endswith(f"2 matches, {2 * len(PROOFS)} deals, dealt as promised")


def test_the_same_for_a_program(rebelote, file):
    """Table, deal and promise of each deal."""
    done = rebelote("verify", file, "--json")
    assert done.code == 0
    assert done.json["matches"] == 2
    first = {"table": "fair", "deal": 1, "commitment": PROOFS[0].commitment}
    assert done.json["deals"][0] == first
    assert len(done.json["deals"]) == 2 * len(PROOFS)


def test_a_deal_that_was_not_fair_is_named(rebelote, file):
    """Exit code 1: it was checked, and is false."""
    spoil(file, PROOFS[1].secret, PROOFS[0].secret)
    done = rebelote("verify", file, "--language", "en")
    assert (done.code, done.out) == (1, "")
    assert "The secret told after deal 2 is not the one promised before it." in done.err


def test_a_file_without_proofs_proves_nothing(rebelote, file):
    """Exit code 2: it could not be checked."""
    spoil(file, f'[Secret1 "{PROOFS[0].secret}"]\n', "")
    done = rebelote("verify", file, "--language", "en")
    assert (done.code, done.out) == (2, "")
    assert "This match lacks the tag Secret1." in done.err


def test_a_file_that_promises_nothing_says_so_once(rebelote, file):
    """One sentence for the match, not four for each of its deals."""
    file.write_text(print_match(replace(RECORD, tags=BARE)))
    done = rebelote("verify", file, "--language", "en")
    assert (done.code, done.out) == (2, "")
    assert done.err.count("lacks the tag") == 1


def test_a_file_whose_deal_is_cut_off_is_not_called_fair(rebelote, file):
    """Nothing is over, so nothing was looked at."""
    file.write_text(print_match(replace(RECORD, tags=BARE, deals=())))
    done = rebelote("verify", file, "--language", "en")
    assert done.code == 0
    assert done.out.endswith(": 1 match, no deal finished, so there is nothing to verify\n")


def test_what_is_no_record_is_told_as_by_the_other_commands(rebelote, file):
    """Places and sentences."""
    file.write_text("nonsense\n")
    done = rebelote("verify", file, "--json")
    assert done.code == 2
    assert done.json["faults"][0]["line"] == 1
