"""The journal of a process that is killed."""

from .killed import run


def test_whatever_was_acknowledged_is_there_after_a_kill(tmp_path):
    """No acknowledged command is lost, no log has a gap, no command is in it twice.

    No chip is lost, and every match that ended has paid its pot out once.

    `make prove` kills more often.
    """
    findings = run(4, tmp_path / "rebelote.db")
    assert findings.faults == []
    assert findings.kills == 4
    assert findings.acknowledged > 4
    assert findings.settled > 0
