"""The root of the named errors."""

import pickle

import pytest

from rebelote.cards import BadCard, Reason, RebeloteError
from rebelote.rules.errors import MustRise


def test_the_code_is_the_name() -> None:
    """An error's code is its class name."""
    assert MustRise(card="7s", because="9s").code == "MustRise"


def test_an_error_shows_code_and_parameters() -> None:
    """Logs see which rule was broken and by what."""
    assert str(MustRise(card="7s", because="9s")) == "MustRise(card=7s, because=9s)"


def test_a_bad_card_is_a_value_error_too() -> None:
    """Code that reads cards may catch the plain Python error."""
    assert issubclass(BadCard, ValueError)
    assert issubclass(BadCard, RebeloteError)


@pytest.mark.parametrize("error", [MustRise(card="7s", because="9s"), BadCard(text="x")])
def test_an_error_crosses_a_process_boundary(error: RebeloteError) -> None:
    """Pickling keeps the class and the parameters."""
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert again.params == error.params


def test_a_reason_shows_code_and_parameters() -> None:
    """A reason reads like an error."""
    assert str(Reason.of("pack_counts", points=152)) == "pack_counts(points=152)"


def test_a_reason_without_parameters_is_its_code() -> None:
    """Nothing stands behind the code when there is nothing to say."""
    assert str(Reason("no_trick")) == "no_trick"
