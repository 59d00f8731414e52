"""Who asks, in which language, and in which house: what the routes take from a request."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import Depends
from starlette.requests import HTTPConnection

from rebelote.notation.wording import LANGUAGES, UnknownLanguage
from rebelote.server.errors import NotAGuest
from rebelote.server.house import House, now
from rebelote.server.limiting import Limits, address_of
from rebelote.server.refusing import language_asked
from rebelote.storage import Guest, is_token

COOKIE: Final = "rebelote_guest"


def house_of(connection: HTTPConnection) -> House:
    """Return the house that the application serves."""
    house: House = connection.app.state.house
    return house


def limits_of(connection: HTTPConnection) -> Limits:
    """Return what is allowed to each address and guest."""
    limits: Limits = connection.app.state.limits
    return limits


def count_request(connection: HTTPConnection) -> None:
    """Count what costs the server something; raises `TooManyRequests`."""
    limits_of(connection).count_request(address_of(connection))


def guest_if_known(connection: HTTPConnection) -> Guest | None:
    """Return the guest of the browser's cookie, or None."""
    token = connection.cookies.get(COOKIE)
    return house_of(connection).guests.find(token) if token else None


def guest_of(connection: HTTPConnection) -> Guest:
    """Return the guest of the cookie, or one who has nothing yet and is kept nowhere, without id.

    Raises `NotAGuest` for a cookie that this server did not give.
    """
    guest = guest_if_known(connection)
    if guest is not None:
        return guest
    if not is_token(connection.cookies.get(COOKIE, "")):
        raise NotAGuest()
    return newcomer(language_asked(connection))


def newcomer(language: str) -> Guest:
    """Return a guest of whom nothing is kept."""
    return Guest("", "", language, {}, now(), now())


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


def language_before_hello(socket: HTTPConnection) -> str:
    """Return the language for a socket that has not said its own yet.

    A language of the address that we do not speak is passed over, since the page behind it needs
    a sentence and not another reason why there is none.
    """
    asked = socket.query_params.get("language")
    return language_of(socket, asked if asked in LANGUAGES else None)


async def keeper_of(
    connection: HTTPConnection, language: Annotated[str, Depends(language_of)]
) -> Guest:
    """Return the guest of the cookie, who is made now that there is something to keep.

    Two requests at once make one guest, since the cookie is that of both. Raises `NotAGuest` for a
    cookie that this server did not give, or `TooManyGuests`.
    """
    guest = guest_of(connection)
    if guest.id:
        return guest
    limits_of(connection).count_guest(address_of(connection))
    token = connection.cookies[COOKIE]
    made = house_of(connection).guests.create(language=language, at=now(), token=token)
    _, guest = await asyncio.wrap_future(made)
    return guest


# For the routes that make something or let something be worked out.
COUNTED: Final = [Depends(count_request)]
AskedHouse = Annotated[House, Depends(house_of)]
AskedGuest = Annotated[Guest, Depends(guest_of)]
AskedKeeper = Annotated[Guest, Depends(keeper_of)]
AskedLanguage = Annotated[str, Depends(language_of)]
