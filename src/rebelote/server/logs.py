"""The logs: lines for people or JSON for programs, without anything secret in them."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any, Final

import structlog

from rebelote.server.settings import Settings

SECRETS: Final = ("authorization", "cookie", "pack", "set-cookie", "token")
HIDDEN: Final = "***"
# Whoever knows the token of a shared deal may see it.
_IN_ADDRESS: Final = re.compile(r"(?<=/)(shares?)/[^\s/?#\"']+")
_IN_QUERY: Final = re.compile(r"(?<=[?&])(token)=[^\s&#\"']*", re.IGNORECASE)


def configure(settings: Settings) -> None:
    """Send every log of the process, uvicorn's too, to standard error in the form asked for."""
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        hide_secrets,
    ]
    is_json = settings.log_form == "json"
    renderer: Any = structlog.processors.JSONRenderer(ensure_ascii=False)
    if not is_json:
        # The usual traceback of the console shows local variables: hands and packs among them.
        renderer = structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    final: list[Any] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if is_json:
        final.append(structlog.processors.format_exc_info)
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared, processors=[*final, renderer]
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    # What uvicorn tells of every connection is asked for with the requests.
    logging.getLogger("uvicorn").setLevel(
        logging.INFO if settings.log_requests else logging.WARNING
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )


def hide_secrets(_: object, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Replace what must not be read in a log, also where it is part of an address."""
    for name in event:
        if name.lower() in SECRETS:
            event[name] = HIDDEN
        elif isinstance(event[name], str):
            event[name] = without_secrets(event[name])
    return event


def without_secrets(text: str) -> str:
    """Return a text with the addresses in it as a log may have them."""
    text = _IN_ADDRESS.sub(rf"\1/{HIDDEN}", text)
    return _IN_QUERY.sub(rf"\1={HIDDEN}", text)
