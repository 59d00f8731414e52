"""Deals gone over again: of the guest's tables, of a file, and those that were shared."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Body, Path, Query

from rebelote.analysis.steps import SteppedReview
from rebelote.notation import print_deal
from rebelote.server.asking import COUNTED, AskedGuest, AskedHouse, AskedLanguage
from rebelote.server.errors import NoSuchDeal
from rebelote.server.house import House, now
from rebelote.server.models import MOST, ShareAsked, Shared
from rebelote.server.studying import review_deal, review_text
from rebelote.tables import Table

router = APIRouter(prefix="/api", tags=["reviews"])

Number = Annotated[int, Query(ge=1, le=MOST)]
DealNumber = Annotated[int, Path(ge=1, le=MOST)]


@router.get("/tables/{table_id}/deals/{deal}/review", dependencies=COUNTED)
async def review_of_table(
    table_id: str, deal: DealNumber, house: AskedHouse, guest: AskedGuest, language: AskedLanguage
) -> SteppedReview:
    """Return the review of a finished deal of the guest's table."""
    live, _ = await house.seat_at(table_id, guest)
    return await _review(live.table, deal, house, language)


@router.post("/review", dependencies=COUNTED)
async def review_of_file(
    text: Annotated[str, Body(media_type="text/plain")],
    house: AskedHouse,
    language: AskedLanguage,
    deal: Number = 1,
) -> SteppedReview:
    """Return the review of a deal of a `.belote` text."""
    key = (text, deal, language)
    return await house.thinkers.study(review_text, text, deal, language, key=key)


@router.post("/shares", status_code=201, dependencies=COUNTED)
async def share(asked: ShareAsked, house: AskedHouse, guest: AskedGuest) -> Shared:
    """Show a finished deal to whoever is given its address."""
    live, _ = await house.seat_at(asked.table, guest)
    _finished(live.table, asked.deal)
    made = await asyncio.wrap_future(house.shares.create(asked.table, asked.deal, at=now()))
    return Shared(token=made.token)


@router.get("/shares/{token}", dependencies=COUNTED)
async def shared(token: str, house: AskedHouse, language: AskedLanguage) -> SteppedReview:
    """Return the review of a deal that was shared."""
    found = house.shares.find(token)
    table = await asyncio.to_thread(house.journal.table, found.table_id)
    return await _review(table, found.deal, house, language)


def _finished(table: Table, number: int) -> None:
    """Refuse what is not over: its cards are nobody's to see; raises `NoSuchDeal`."""
    if not 1 <= number <= len(table.finished):
        raise NoSuchDeal(deal=number)


async def _review(table: Table, number: int, house: House, language: str) -> SteppedReview:
    _finished(table, number)
    deal, deals = table.finished[number - 1], len(table.finished)
    key = (print_deal(deal), str(deal.setup.scores), number, deals, language)
    return await house.thinkers.study(review_deal, deal, number, deals, language, key=key)
