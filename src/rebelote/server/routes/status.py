"""How the server fares, for people and for collectors."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from rebelote import __version__
from rebelote.cards import RebeloteError
from rebelote.server.asking import AskedHouse
from rebelote.server.errors import NoSuchPage
from rebelote.server.house import House
from rebelote.server.models import Health, Part
from rebelote.server.pages import Pages
from rebelote.solver import backend

router = APIRouter(tags=["status"])


@router.get("/health")
def health(request: Request, response: Response, house: AskedHouse) -> Health:
    """Return what works here and what is missing; the status is 503 where the game cannot go on."""
    pages: Pages = request.app.state.pages
    parts = {
        "kernel": Part(state=backend(), works=backend() == "native"),
        "pages": Part(state="built" if pages.are_built else "missing", works=pages.are_built),
        "bots": _bots(house),
        "database": _database(house),
    }
    is_playable = parts["database"].works
    response.status_code = 200 if is_playable else 503
    return Health(version=__version__, works=is_playable, parts=parts)


@router.get(
    "/metrics",
    response_model=None,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
def metrics(request: Request, house: AskedHouse) -> Response:
    """Return the figures in the text form of Prometheus."""
    if not request.app.state.settings.metrics:
        raise NoSuchPage(path=request.url.path)
    return Response(house.figures.printed(), media_type="text/plain; version=0.0.4")


def _bots(house: House) -> Part:
    """The game goes on whatever becomes of a thought: the safe choice is played in its place."""
    thinkers = house.thinkers
    parts = [
        f"{word} {times}"
        for word, times in (("restarted", thinkers.restarts), ("given up", thinkers.given_up))
        if times
    ]
    return Part(state=", ".join(parts) or "ready", works=True)


def _database(house: AskedHouse) -> Part:
    try:
        house.database.read(lambda connection: connection.execute("SELECT 1").fetchone())
    except RebeloteError as error:
        return Part(state=type(error).__name__, works=False)
    return Part(state="open", works=True)
