"""The guest's chips, which have no money value: what there is, and the free ones of a day."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from fastapi import APIRouter

from rebelote.notation.wording import say_company
from rebelote.server.asking import (
    COUNTED,
    AskedGuest,
    AskedHouse,
    AskedKeeper,
    AskedLanguage,
)
from rebelote.server.errors import NoTopUpToday
from rebelote.server.house import House, now
from rebelote.server.rooms.models import ChipLine, ChipsShown
from rebelote.storage import FLOOR, OPENING_GRANT

router = APIRouter(prefix="/api/me/chips", tags=["chips"])

MOST_LINES = 200


@router.get("")
async def chips(house: AskedHouse, guest: AskedGuest, language: AskedLanguage) -> ChipsShown:
    """Return the guest's chips; whoever is new has those to begin with from the first deed on."""
    if not guest.id:
        return ChipsShown(balance=OPENING_GRANT, in_play=0, floor=FLOOR, can_top_up=False, lines=[])
    await asyncio.wrap_future(house.ledger.welcome(guest.id, at=now()))
    return _shown(house, guest.id, language)


@router.post("/daily", dependencies=COUNTED)
async def daily(house: AskedHouse, guest: AskedKeeper, language: AskedLanguage) -> ChipsShown:
    """Bring a guest who has few chips up to the floor, once a day."""
    await asyncio.wrap_future(house.ledger.welcome(guest.id, at=now()))
    today = datetime.now(UTC).date()
    if not await asyncio.wrap_future(house.ledger.top_up(guest.id, today, at=now())):
        raise NoTopUpToday(floor=FLOOR)
    return _shown(house, guest.id, language)


def _shown(house: House, guest_id: str, language: str) -> ChipsShown:
    ledger, today = house.ledger, datetime.now(UTC).date()
    lines = [
        ChipLine(
            at=line.at,
            reason=line.reason,
            text=say_company(f"chips_{line.reason}", language),
            table=line.table_id,
            chips=line.chips,
            balance=line.balance,
        )
        for line in ledger.statement(guest_id, MOST_LINES)
    ]
    return ChipsShown(
        balance=ledger.balance(guest_id),
        in_play=ledger.in_play(guest_id),
        floor=FLOOR,
        can_top_up=bool(ledger.lacking(guest_id, today)),
        lines=lines,
    )
