"""The guest: who I am to this server, and everything it keeps of me."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from fastapi import APIRouter, Request, Response

from rebelote.notation.wording import LANGUAGES, UnknownLanguage, say_title
from rebelote.rules.registry import rulesets
from rebelote.server.asking import (
    COOKIE,
    COUNTED,
    AskedGuest,
    AskedHouse,
    AskedKeeper,
    AskedLanguage,
    guest_if_known,
    newcomer,
)
from rebelote.server.errors import TooLarge
from rebelote.server.house import DAY_MILLISECONDS, now
from rebelote.server.models import Me, MeChange, Results
from rebelote.storage import Guest, is_token, new_token
from rebelote.storage import Results as Kept

router = APIRouter(prefix="/api/me", tags=["guest"])

_YEAR_SECONDS = 365 * 24 * 3600
_SETTINGS_KB = 16


@router.get("")
async def me(
    request: Request, response: Response, house: AskedHouse, language: AskedLanguage
) -> Me:
    """Return the guest of this browser, who gets a cookie; a guest is kept from the first deed."""
    guest, token = guest_if_known(request), request.cookies.get(COOKIE, "")
    if guest is None:
        guest, token = newcomer(language), token if is_token(token) else new_token()
    elif now() - guest.updated > DAY_MILLISECONDS:
        # The day of the last visit says which guests are old.
        guest = await asyncio.wrap_future(house.guests.change(guest.id, at=now()))
    # Each visit begins its year anew, or a guest who plays every day would be lost one day.
    set_cookie(response, token, is_secure=request.app.state.settings.secure_cookie)
    return _shown(guest)


@router.put("", dependencies=COUNTED)
async def change_me(change: MeChange, house: AskedHouse, guest: AskedKeeper) -> Me:
    """Change the name, the language or the page's own settings."""
    if change.language is not None and change.language not in LANGUAGES:
        raise UnknownLanguage(language=change.language, known=", ".join(LANGUAGES))
    if change.settings is not None and len(json.dumps(change.settings)) > _SETTINGS_KB * 1024:
        raise TooLarge(most=_SETTINGS_KB)
    changed = house.guests.change(
        guest.id,
        at=now(),
        name=None if change.name is None else change.name.strip(),
        language=change.language,
        settings=change.settings,
    )
    return _shown(await asyncio.wrap_future(changed))


@router.get("/export")
def export_me(house: AskedHouse, guest: AskedGuest) -> dict[str, Any]:
    """Return all that is kept of the guest, finished deals with all cards open."""
    if not guest.id:
        return {"guest": None, "tables": [], "shares": [], "statistics": [], "chips": []}
    return house.guests.export(guest.id)


@router.delete("", status_code=204)
async def delete_me(response: Response, house: AskedHouse, guest: AskedGuest) -> None:
    """Delete the guest with tables and shared deals; nothing of it is kept."""
    if guest.id:
        await house.forget(guest)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")


@router.get("/statistics")
def statistics(house: AskedHouse, guest: AskedGuest, language: AskedLanguage) -> list[Results]:
    """Return what came of the guest's closed matches, by variant and level."""
    return [_result(one, language) for one in house.guests.results(guest.id)]


def set_cookie(response: Response, token: str, *, is_secure: bool) -> None:
    """Give the browser the cookie by which the guest is known again."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=_YEAR_SECONDS,
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_secure,
    )


def _shown(guest: Guest) -> Me:
    return Me(name=guest.name, language=guest.language, settings=dict(guest.settings))


def _result(one: Kept, language: str) -> Results:
    rules = rulesets().get(one.variant)
    return Results(
        variant=one.variant,
        title=one.variant if rules is None else say_title(rules, language),
        level=one.level,
        won=one.won,
        lost=one.lost,
        drawn=one.drawn,
        resigned=one.resigned,
        deals=one.deals,
    )
