"""Settings shared by all tests."""

import os
from collections.abc import Iterator
from pathlib import Path

import coverage
import pytest
from hypothesis import settings

# Machines are shared: how long one example takes says nothing about the code. Where CI is set,
# hypothesis chooses its own "ci" profile, which has no deadline and draws the same examples each
# time; the loaded profile is the parent either way.
settings.register_profile("rebelote", parent=settings(), deadline=None)
settings.load_profile("rebelote")

TESTS = Path(__file__).parent
# These try whole games, processes or pages. Which lines are tried is known from the tests beside
# the modules, and watching every line would double what these cost.
UNTRACED = frozenset({"benchmarks", "browser", "examples", "plugins", "properties", "reference"})
FOR_CHILDREN = "COVERAGE_PROCESS_CONFIG"


def pytest_configure(config: pytest.Config) -> None:
    """Name the marks that tests carry."""
    config.addinivalue_line("markers", "untraced: plays long games, so coverage does not watch it")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Let coverage look away from a test that it only slows down, and from its processes."""
    watching = coverage.Coverage.current()
    folder = item.path.relative_to(TESTS).parts[0]
    if watching is None or not (folder in UNTRACED or item.get_closest_marker("untraced")):
        return (yield)
    watching.stop()
    told = os.environ.pop(FOR_CHILDREN, None)
    try:
        return (yield)
    finally:
        if told is not None:
            os.environ[FOR_CHILDREN] = told
        watching.start()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the tests of the browser together: they share a browser and a server, and are long."""
    items.sort(key=lambda item: TESTS / "browser" not in item.path.parents)
