"""A server that is killed loses nothing that it acknowledged."""

import json

import pytest

from . import kills_of_people
from .kills import main


@pytest.mark.untraced
def test_a_killed_server_resumes_at_the_right_card(capsys):
    """Three kills at any moment: the log is whole, each accepted command there, the view not older.

    `make prove` kills fifty times.
    """
    assert main(3) == 0
    verdict = json.loads(capsys.readouterr().out)
    assert verdict["passed"]


@pytest.mark.untraced
def test_a_killed_server_keeps_what_people_play_for(capsys):
    """Two kills while two people play for chips: nothing acknowledged is lost, and no chip.

    `make prove` kills a hundred times.
    """
    assert kills_of_people.main(2) == 0
    verdict = json.loads(capsys.readouterr().out)
    assert verdict["passed"]
