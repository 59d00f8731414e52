"""What stands before every request: origin, size, and the headers that keep a page to itself."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rebelote.server.errors import ForeignOrigin, TooLarge
from rebelote.server.refusing import refusal

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
LARGEST_BODY_KB: Final = 512

# Nothing from elsewhere and no script in a page; a style attribute alone is let through, since
# cards are placed by numbers.
CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": CONTENT_POLICY,
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}


class Guard:
    """Middleware that refuses foreign pages and oversized bodies and sets the headers."""

    def __init__(self, app: ASGIApp, origins: Iterable[str] = ()) -> None:
        self._app = app
        self._origins = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        is_socket = scope["type"] == "websocket"
        foreign = self._foreign_origin(headers)
        if foreign and (is_socket or scope["method"] not in SAFE_METHODS):
            await refusal(scope, ForeignOrigin(origin=foreign))(scope, receive, send)
            return
        if is_socket:
            await self._app(scope, receive, send)
            return
        await self._pass(scope, receive, _with_headers(send), headers)

    async def _pass(self, scope: Scope, receive: Receive, send: Send, headers: Headers) -> None:
        try:
            size = int(headers.get("content-length", "0"))
        except ValueError:
            size = 0
        most = LARGEST_BODY_KB * 1024
        if size > most:
            await refusal(scope, TooLarge(most=LARGEST_BODY_KB))(scope, receive, send)
            return
        # Without a length the body is counted as it comes.
        read = 0

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > most:
                raise TooLarge(most=LARGEST_BODY_KB)
            return message

        await self._app(scope, counted, send)

    def _foreign_origin(self, headers: Headers) -> str | None:
        """Return the origin of a page that is not ours; browsers always name theirs."""
        origin = headers.get("origin")
        if origin is None:
            site = headers.get("sec-fetch-site", "none")
            return None if site in ("same-origin", "none") else site
        if origin in self._origins or urlsplit(origin).netloc == headers.get("host"):
            return None
        return origin


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
