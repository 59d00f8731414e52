"""Optional packages."""

import sys

import pytest

from rebelote.env import aec
from rebelote.extras import MissingExtra, needed


def test_an_installed_package_is_returned() -> None:
    """What is there is imported."""
    assert needed("json", "any").dumps([]) == "[]"


@pytest.mark.parametrize("package", ["numpy", "gymnasium", "pettingzoo"])
def test_a_missing_package_is_named(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment says what is missing and which extra brings it."""
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingExtra) as caught:
        aec("coinche")
    assert caught.value.params == {"package": package, "extra": "env"}


def test_a_program_without_a_package_ends_in_what_to_install() -> None:
    """Whoever reads the error itself, as in a traceback, learns the command."""
    error = MissingExtra(package="numpy", extra="env")
    assert str(error) == "the package numpy is missing here: pip install 'rebelote[env]'"
