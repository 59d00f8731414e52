"""The searchers that tests ask for by name."""

import pytest

from rebelote.solver import kernel


@pytest.fixture
def searcher(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Search by the kernel, where there is one, or without."""
    name = str(request.param)
    if name == "python":
        monkeypatch.setattr(kernel, "core", None)
    elif kernel.core is None:
        pytest.skip("installed without the kernel")
    return name
