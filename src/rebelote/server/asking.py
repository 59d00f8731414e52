"""Who asks, in which language, and in which house: what the routes take from a request."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends
from starlette.requests import HTTPConnection

from rebelote.notation.wording import LANGUAGES, UnknownLanguage
from rebelote.server.errors import NotAGuest
from rebelote.server.house import House
from rebelote.server.refusing import language_asked
from rebelote.storage import Guest

COOKIE: Final = "rebelote_guest"


def house_of(connection: HTTPConnection) -> House:
    """Return the house that the application serves."""
    house: House = connection.app.state.house
    return house


def guest_if_known(connection: HTTPConnection) -> Guest | None:
    """Return the guest of the browser's cookie, or None."""
    token = connection.cookies.get(COOKIE)
    return house_of(connection).guests.find(token) if token else None


def guest_of(connection: HTTPConnection) -> Guest:
    """Return the guest of the browser's cookie; raises `NotAGuest`."""
    guest = guest_if_known(connection)
    if guest is None:
        raise NotAGuest()
    return guest


def language_of(connection: HTTPConnection, language: str | None = None) -> str:
    """Return the language of the answer: the one asked for, the guest's, or the browser's.

    Raises `UnknownLanguage`.
    """
    if language is not None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language=language, known=", ".join(LANGUAGES))
        return language
    guest = guest_if_known(connection)
    if guest is not None and guest.language in LANGUAGES:
        return guest.language
    return language_asked(connection)


AskedHouse = Annotated[House, Depends(house_of)]
AskedGuest = Annotated[Guest, Depends(guest_of)]
AskedLanguage = Annotated[str, Depends(language_of)]
