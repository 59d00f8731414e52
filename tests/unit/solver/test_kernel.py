import os

import pytest

from rebelote.rules import Strain
from rebelote.rules.registry import rulesets
from rebelote.solver import backend, kernel, processor


@pytest.mark.skipif(
    os.environ.get("REBELOTE_REQUIRE_NATIVE") != "1", reason="a kernel is not demanded"
)
def test_the_kernel_is_there_where_it_is_demanded() -> None:
    """A broken compiler must not pass for an installation without one."""
    assert backend() == "native"


def test_the_search_says_who_does_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the kernel the name is python."""
    monkeypatch.setattr(kernel, "core", None)
    assert backend() == "python"
    assert processor() == "python"


@pytest.mark.skipif(kernel.core is None, reason="installed without the kernel")
def test_the_kernel_names_its_build() -> None:
    """The build is one of those compiled."""
    assert backend() == "native"
    assert processor() in ("portable", "bmi2")


@pytest.mark.skipif(kernel.core is None, reason="installed without the kernel")
@pytest.mark.parametrize("name", rulesets())
def test_every_ruleset_is_taken_by_the_kernel(name: str) -> None:
    """Tables and duties of any ruleset and strain are numbers the kernel accepts."""
    for strain in Strain:
        assert kernel.native_rules(rulesets()[name], strain) is not None


@pytest.mark.skipif(kernel.core is None, reason="installed without the kernel")
def test_an_order_that_is_none_is_refused() -> None:
    """The kernel checks what it is given before it searches."""
    assert kernel.core is not None
    same = [0] * 32
    with pytest.raises(ValueError, match="order"):
        kernel.core.Rules(same, same, 0, 0, (True,) * 5, 10, 90)
