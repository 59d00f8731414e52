"""Tables of people: open, list, look at, find quickly, play again; and what may be said there."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import PlainTextResponse

from rebelote.notation import print_match
from rebelote.rules.registry import ruleset as ruleset_of
from rebelote.server.asking import (
    COUNTED,
    AskedGuest,
    AskedHouse,
    AskedKeeper,
    AskedLanguage,
)
from rebelote.server.models import MOST
from rebelote.server.rooms.lobby import Lobby, Wanted, terms_of
from rebelote.server.rooms.models import (
    PhraseShown,
    QuickAsked,
    RematchAsked,
    RoomAsked,
    RoomCard,
    RoomListed,
    RoomOpened,
)
from rebelote.server.rooms.printing import card_of, listed
from rebelote.server.rooms.talk import phrases

router = APIRouter(prefix="/api", tags=["rooms"])

MOST_LISTED = 50


@router.post("/rooms", status_code=201, dependencies=COUNTED)
async def open_room(asked: RoomAsked, house: AskedHouse, guest: AskedKeeper) -> RoomOpened:
    """Open a table of people and sit down at it as its host, for the stake that it has."""
    rules, terms = ruleset_of(asked.ruleset), terms_of(guest, asked)
    opened = await Lobby(house).open(guest, rules, terms)
    return RoomOpened(id=opened.id, code=opened.code)


@router.get("/rooms")
async def list_rooms(
    house: AskedHouse,
    guest: AskedGuest,
    language: AskedLanguage,
    variant: Annotated[str | None, Query(max_length=100)] = None,
    speed: Annotated[str | None, Query(max_length=20)] = None,
    stake_most: Annotated[int | None, Query(ge=0, le=MOST)] = None,
    free: bool = False,
    mine: bool = False,
) -> list[RoomListed]:
    """Return public tables: those that wait, the newest first, then those one may look on at.

    `mine` are those that are not over where the guest sits, private ones too, to come back to.
    """
    if mine:
        own = [await Lobby(house).find(name) for name in house.rooms.open_of(guest.id)]
        return [listed(live, language) for live in own]
    wanted = Wanted(variant, speed, stake_most, is_free=free)
    return [listed(live, language) for live in Lobby(house).listed(wanted)[:MOST_LISTED]]


@router.post("/rooms/quick", dependencies=COUNTED)
def quick_seat(asked: QuickAsked, house: AskedHouse, guest: AskedGuest) -> RoomOpened:
    """Return the fullest public table that waits and fits; nothing is staked yet."""
    wanted = Wanted(asked.variant, None, asked.stake_most, is_free=True)
    found = Lobby(house).fullest(wanted, guest)
    return RoomOpened(id=found.id, code=found.code)


@router.get("/rooms/{name}", dependencies=COUNTED)
async def show_room(
    name: str, house: AskedHouse, guest: AskedGuest, language: AskedLanguage
) -> RoomCard:
    """Return what is told of a table, by its name or its code, before one sits down."""
    live = await Lobby(house).find(name)
    balance = None
    if guest.id:
        balance = await asyncio.wrap_future(house.ledger.welcome(guest.id, at=house.clock.now()))
    return card_of(live, guest, balance, language)


@router.post("/rooms/{table_id}/rematch", status_code=201, dependencies=COUNTED)
async def rematch_room(
    table_id: str, asked: RematchAsked, house: AskedHouse, guest: AskedGuest
) -> RoomOpened:
    """Open a table like one that is over, and tell everybody who is still there."""
    opened = await Lobby(house).rematch(table_id, guest, is_drawn=asked.places == "drawn")
    return RoomOpened(id=opened.id, code=opened.code)


@router.get(
    "/rooms/{table_id}/record",
    response_model=None,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def room_record(table_id: str, house: AskedHouse, guest: AskedGuest) -> PlainTextResponse:
    """Return the finished deals with their proofs as a `.belote` file, to whoever may see them."""
    live = await Lobby(house).find(table_id)
    live.check_reader(guest)
    headers = {"content-disposition": f'attachment; filename="{live.id}.belote"'}
    return PlainTextResponse(print_match(live.table.record()), headers=headers)


@router.get("/phrases")
def list_phrases(language: AskedLanguage) -> list[PhraseShown]:
    """Return what may be said at every table, in the reader's language."""
    return phrases(language)
