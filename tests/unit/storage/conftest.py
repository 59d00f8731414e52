"""What the tests of the storage share."""

import pytest

from .kept import House


@pytest.fixture
def house(tmp_path):
    """Give an open database with a guest, and close it."""
    house = House(tmp_path / "rebelote.db")
    yield house
    house.database.close()
