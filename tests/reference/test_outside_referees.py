"""Other people's engines as referees; `make prove` compares more deals by `outside.py`.

They come with the extra `referees`. Where they cannot be had, the environment variable
REBELOTE_WITHOUT_REFEREES=1 skips these tests; without it, a missing referee is a failure.
"""

import importlib.util
import os

import pytest

from tests.reference.outside import OF_BELOTE_CLI, OF_COLVER, compare

MODULES = {"colver": "colver", "belote-cli": "belote"}
DEALS = 60


@pytest.fixture(params=MODULES)
def judge(request):
    """Give the name of an installed referee."""
    if importlib.util.find_spec(MODULES[request.param]) is None:
        if os.environ.get("REBELOTE_WITHOUT_REFEREES") == "1":
            pytest.skip(f"{request.param} is not installed, and REBELOTE_WITHOUT_REFEREES says so")
        pytest.fail(f"{request.param} is not installed: install the extra `referees`")
    return request.param


def houses(judge: str) -> dict[str, dict[str, str]]:
    """Return the rulesets compared with a referee, and the options in which each differs."""
    return OF_COLVER if judge == "colver" else OF_BELOTE_CLI


def test_rulesets_like_theirs_show_no_difference(judge):
    """Where all our options have their values, both allow the same, a thousand positions each.

    For colver that is also every call, the card points and, in contrée, the marks.
    """
    like_theirs = [text for text, theirs in houses(judge).items() if not theirs]
    assert like_theirs
    for seed, text in enumerate(like_theirs):
        found = compare(judge, text, DEALS, seed)
        assert not found.unexplained
        assert not found.explained
        assert found.counts["positions"] >= 1000


def test_every_difference_has_a_named_option(judge):
    """Rulesets unlike theirs differ only where one named option, put to their value, agrees."""
    for seed, (text, theirs) in enumerate(houses(judge).items()):
        if theirs:
            found = compare(judge, text, DEALS, seed)
            assert not found.unexplained
            assert set(found.explained) <= set(theirs)
