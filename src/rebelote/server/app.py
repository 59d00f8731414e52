"""The application: routes, guard, errors, pages, over one house."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from rebelote import __version__
from rebelote.server.errors import NoSuchPage
from rebelote.server.guarding import Guard
from rebelote.server.house import House
from rebelote.server.limiting import Limits
from rebelote.server.models import Problem
from rebelote.server.pages import Pages
from rebelote.server.refusing import language_asked, teach_errors
from rebelote.server.routes import (
    chips,
    deals,
    lessons,
    me,
    rooms,
    rules,
    scores,
    status,
    tables,
)
from rebelote.server.settings import Settings

_SMALLEST_ZIPPED = 1024


def create_app(house: House, settings: Settings, pages: Path | None = None) -> FastAPI:
    """Return the ASGI application that serves a house, which it closes at its end."""

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        house.thinkers.warm_up()
        working = [asyncio.create_task(one) for one in (house.wake_rooms(), house.keep_swept())]
        try:
            yield
        finally:
            for task in working:
                task.cancel()
            house.close()

    app = FastAPI(
        title="Rebelote",
        version=__version__,
        lifespan=lifespan,
        # The pages that show a description load scripts from elsewhere; the description stays.
        docs_url=None,
        redoc_url=None,
        responses={"4XX": {"model": Problem}, "5XX": {"model": Problem}},
    )
    app.state.house, app.state.settings, app.state.pages = house, settings, Pages(pages)
    app.state.limits = Limits(settings)
    teach_errors(app)
    for module in (me, chips, rules, tables, rooms, deals, scores, lessons, status):
        app.include_router(module.router)
    app.add_api_route("/api/{path:path}", _nothing, include_in_schema=False)
    app.add_api_route("/{path:path}", _page, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_middleware(GZipMiddleware, minimum_size=_SMALLEST_ZIPPED)
    app.add_middleware(Guard, origins=settings.origins)
    # The outermost: the others see who asked the proxy.
    app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=list(settings.trusted_proxies))
    return app


def _nothing(request: Request) -> Response:
    raise NoSuchPage(path=request.url.path)


def _page(path: str, request: Request) -> Response:
    pages: Pages = request.app.state.pages
    return pages.answer(path, language_asked(request))
