"""Errors as HTTP answers: always a code and a sentence, never a traceback."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response
from starlette.types import Scope
from starlette.websockets import WebSocket

from rebelote.cards import Reason, RebeloteError
from rebelote.lessons import NoSuchPuzzle
from rebelote.notation.wording import LANGUAGES, say_error
from rebelote.rules.errors import UnknownRuleset
from rebelote.server.errors import (
    BadRequestBody,
    BotsStopped,
    ForeignOrigin,
    HouseFull,
    MethodNotOffered,
    NoRoomFound,
    NoSuchDeal,
    NoSuchPage,
    NotAGuest,
    NoTopUpToday,
    PagesNotBuilt,
    ServerFault,
    ThoughtTooLong,
    TooBusy,
    TooLarge,
    TooManyGuests,
    TooManyRequests,
    TooManySockets,
    TooManyTables,
)
from rebelote.storage import StorageError, UnknownGuest, UnknownShare, UnknownTable

LOGGER = logging.getLogger("rebelote.server")
DEFAULT_LANGUAGE: Final = "fr"
USUAL_STATUS: Final = 400
FAULTS_FROM: Final = 500

STATUSES: Final[dict[type[RebeloteError], int]] = {
    NotAGuest: 401,
    UnknownGuest: 401,
    ForeignOrigin: 403,
    NoRoomFound: 404,
    NoSuchDeal: 404,
    NoSuchPuzzle: 404,
    UnknownRuleset: 404,
    NoSuchPage: 404,
    UnknownShare: 404,
    UnknownTable: 404,
    MethodNotOffered: 405,
    NoTopUpToday: 409,
    TooLarge: 413,
    BadRequestBody: 422,
    TooManyGuests: 429,
    TooManyRequests: 429,
    TooManySockets: 429,
    TooManyTables: 429,
    ServerFault: 500,
    BotsStopped: 503,
    HouseFull: 503,
    PagesNotBuilt: 503,
    StorageError: 503,
    ThoughtTooLong: 503,
    TooBusy: 503,
}
# What is expected where Pydantic reports so: our words for it, and which bound stands in them.
_EXPECTED: Final = {
    "missing": "field_needed",
    "extra_forbidden": "field_unknown",
    "string_type": "text",
    "string_unicode": "characters_and_numbers",
    "value_error": "characters_and_numbers",
    "bool_type": "true_or_false",
    "bool_parsing": "true_or_false",
    "int_type": "any_whole_number",
    "int_parsing": "any_whole_number",
    "int_parsing_size": "any_whole_number",
    "int_from_float": "any_whole_number",
    "list_type": "list",
    "dict_type": "object",
    "model_type": "object",
    "model_attributes_type": "object",
    "json_invalid": "json",
}
_BOUNDED: Final = {
    "string_too_long": ("length_at_most", "most", "max_length"),
    "too_long": ("length_at_most", "most", "max_length"),
    "greater_than_equal": ("not_below", "low", "ge"),
    "less_than_equal": ("not_above", "high", "le"),
}
# Those that say after how many seconds it makes sense to ask again.
LATER: Final = (HouseFull, TooManyGuests, TooManyRequests)


def status_of(error: RebeloteError) -> int:
    """Return the status of an error: that of its nearest kind that has one."""
    return next((STATUSES[kind] for kind in type(error).__mro__ if kind in STATUSES), USUAL_STATUS)


def language_asked(connection: HTTPConnection) -> str:
    """Return a language we speak: that of the address, else of the browser, else French."""
    asked = connection.query_params.get("language")
    if asked in LANGUAGES:
        return asked
    for part in connection.headers.get("accept-language", "").split(","):
        code = part.split(";")[0].strip().split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return DEFAULT_LANGUAGE


def fit_to_tell(error: RebeloteError) -> RebeloteError:
    """Return an error as a page may show it: a file by its name, wherever its folder is."""
    if not isinstance(error, StorageError) or "path" not in error.params:
        return error
    return type(error)(**error.params | {"path": Path(str(error.params["path"])).name})


def told(error: RebeloteError, language: str) -> JSONResponse:
    """Return the answer that tells an error."""
    content = {"code": error.code, "text": say_error(fit_to_tell(error), language)}
    answer = JSONResponse(content, status_of(error))
    if isinstance(error, LATER):
        answer.headers["retry-after"] = str(error.params["seconds"])
    return answer


def refusal(scope: Scope, error: RebeloteError) -> Response:
    """Return the answer that tells an error to whoever asked, over HTTP or before a socket."""
    return told(error, language_asked(HTTPConnection(scope)))


def teach_errors(app: FastAPI) -> None:
    """Let the application answer every error by name."""
    app.add_exception_handler(RebeloteError, _on_error)
    app.add_exception_handler(RequestValidationError, _on_invalid)
    app.add_exception_handler(HTTPException, _on_status)
    app.add_exception_handler(Exception, _on_fault)


async def _on_error(request: Request | WebSocket, error: Exception) -> Response:
    assert isinstance(error, RebeloteError), "registered for these"
    if status_of(error) >= FAULTS_FROM:
        LOGGER.error("%s %s: %s", request.scope.get("method"), request.url.path, error)
    return told(error, language_asked(request))


async def _on_invalid(request: Request | WebSocket, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError), "registered for these"
    first = error.errors()[0]
    field = ".".join(str(part) for part in first["loc"])
    problem = expected(str(first["type"]), first.get("ctx", {}))
    return told(BadRequestBody(field=field, problem=problem), language_asked(request))


def expected(kind: str, bounds: Mapping[str, object]) -> Reason:
    """Return what is expected in words of ours where Pydantic found a fault of some kind."""
    if kind in _BOUNDED:
        code, name, bound = _BOUNDED[kind]
        return Reason.of(code, **{name: bounds[bound]})
    return Reason.of(_EXPECTED.get(kind, "something_else"))


async def _on_status(request: Request | WebSocket, error: Exception) -> Response:
    assert isinstance(error, HTTPException), "registered for these"
    path, cause = request.url.path, error.__cause__
    if isinstance(cause, RebeloteError):
        # The framework wraps what went wrong while it read a body.
        return told(cause, language_asked(request))
    if error.status_code == STATUSES[MethodNotOffered]:
        answer = told(
            MethodNotOffered(method=request.scope["method"], path=path), language_asked(request)
        )
        answer.headers.update(error.headers or {})
        return answer
    if error.status_code == STATUSES[NoSuchPage]:
        return told(NoSuchPage(path=path), language_asked(request))
    bad = BadRequestBody(field="body", problem=Reason.of("something_else"))
    return told(bad, language_asked(request))


async def _on_fault(request: Request | WebSocket, error: Exception) -> Response:
    """Answer for a fault of ours; Starlette passes it on to the log with its traceback."""
    return told(ServerFault(), language_asked(request))
