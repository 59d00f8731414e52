"""Schemathesis asks every route for what its description allows and for what it does not."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from rebelote.server.app import create_app
from rebelote.server.asking import COOKIE
from rebelote.server.house import House
from rebelote.server.settings import Settings
from rebelote.server.thinking import Thinkers
from rebelote.storage import Database

CHECKS = [
    schemathesis.checks.not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
]
# What an answer takes seconds for is asked less often.
EXAMPLES, SLOW_EXAMPLES = 6, 2
SLOW = ("review", "checks", "lessons/")


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A house with a pool of one process."""
    one = House(Database(tmp_path_factory.mktemp("schema") / "games.sqlite3"), Thinkers(1, 600))
    yield one
    one.close()


def test_every_route_answers_as_it_is_described(house, tmp_path):
    """Whatever is asked, the answer is one of those described, and never a fault of the server."""
    schema = schemathesis.openapi.from_asgi(
        "/openapi.json", create_app(house, Settings(), tmp_path)
    )
    asked = []
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]  # A wrong description raises here.
        token, _ = house.guests.create(language="en", at=0).result()
        _ask(operation, f"{COOKIE}={token}")
        asked.append(operation.label)
    assert len(asked) > 20


def _ask(operation, cookie):
    is_slow = any(word in operation.path for word in SLOW)

    @settings(
        max_examples=SLOW_EXAMPLES if is_slow else EXAMPLES, suppress_health_check=list(HealthCheck)
    )
    @given(operation.as_strategy())
    def ask(case):
        case.call_and_validate(checks=CHECKS, headers={"cookie": cookie})

    ask()
