"""Optional packages."""

import sys

import pytest

from rebelote.env import aec
from rebelote.env.errors import NeedsPackage
from rebelote.env.packages import needed


def test_an_installed_package_is_returned() -> None:
    """What is there is imported."""
    assert needed("json").dumps([]) == "[]"


@pytest.mark.parametrize("package", ["numpy", "gymnasium", "pettingzoo"])
def test_a_missing_package_is_named(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment says what is missing and which extra brings it."""
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(NeedsPackage) as caught:
        aec("coinche")
    assert caught.value.params == {"package": package, "extra": "env"}
