"""Terms of a table."""

from dataclasses import replace

import pytest

from rebelote.tables import BadTerms, Terms
from rebelote.tables.pot import BadStake


def test_the_usual_terms_are_good():
    """Whoever says nothing plays for nothing, and a good player takes over."""
    Terms("ada").check()
    assert (Terms("ada").stake, Terms("ada").bot) == (0, "confirme@1")


@pytest.mark.parametrize(
    ("field", "value"),
    [("pot", "lottery"), ("speed", "cheetah"), ("bot", ""), ("returns", -1)],
)
def test_terms_nobody_could_agree_on_are_named(field, value):
    """The error has the field and what was found there."""
    with pytest.raises(BadTerms) as caught:
        replace(Terms("ada"), **{field: value}).check()
    assert caught.value.params == {"field": field, "value": value}


def test_nobody_stakes_less_than_nothing():
    """A negative stake would take chips from the others."""
    with pytest.raises(BadStake):
        Terms("ada", stake=-1).check()
