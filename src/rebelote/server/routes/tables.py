"""The guest's tables: open, list, give up, take the record, play again; and the socket of one."""

from __future__ import annotations

from contextlib import ExitStack, suppress

from fastapi import APIRouter, Response, WebSocket
from fastapi.responses import PlainTextResponse

from rebelote.cards import RebeloteError
from rebelote.notation import print_match
from rebelote.notation.wording import say_title
from rebelote.rules.registry import ruleset as ruleset_of
from rebelote.server.asking import (
    COOKIE,
    COUNTED,
    AskedGuest,
    AskedHouse,
    AskedKeeper,
    AskedLanguage,
    count_request,
    guest_of,
    house_of,
    language_before_hello,
    limits_of,
)
from rebelote.server.limiting import address_of
from rebelote.server.models import Opened, TableAsked, TableListed
from rebelote.server.refusing import language_asked
from rebelote.server.wire import Wire, turn_away
from rebelote.storage import Listing
from rebelote.tables import RESIGNED, Resign, TableClosed

router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.post("", status_code=201, dependencies=COUNTED)
async def open_table(asked: TableAsked, house: AskedHouse, guest: AskedKeeper) -> Opened:
    """Open a solo table and deal."""
    rules = ruleset_of(asked.ruleset)
    return Opened(id=await house.open_solo(guest, rules, asked.level))


@router.get("")
def list_tables(house: AskedHouse, guest: AskedGuest, language: AskedLanguage) -> list[TableListed]:
    """Return the guest's tables, those last played first."""
    return [_listed(one, language) for one in house.journal.listings(guest.id)]


@router.delete("/{table_id}", status_code=204)
async def give_up(table_id: str, house: AskedHouse, guest: AskedGuest) -> Response:
    """Give a match up; one that is over stays as it is."""
    live, _ = await house.seat_at(table_id, guest)
    # It may end while this waits for its turn.
    with suppress(TableClosed):
        await live.command("resign", lambda: Resign(guest.id))
    return Response(status_code=204)


@router.get(
    "/{table_id}/record",
    response_model=None,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(table_id: str, house: AskedHouse, guest: AskedGuest) -> PlainTextResponse:
    """Return the finished deals of a match as a `.belote` file."""
    live, _ = await house.seat_at(table_id, guest)
    headers = {"content-disposition": f'attachment; filename="{table_id}.belote"'}
    return PlainTextResponse(print_match(live.table.record()), headers=headers)


@router.post("/{table_id}/rematch", status_code=201, dependencies=COUNTED)
async def rematch(table_id: str, house: AskedHouse, guest: AskedGuest) -> Opened:
    """Open a table with the same rules against the same level."""
    old = house.listing(table_id, guest.id)
    return Opened(id=await house.open_solo(guest, ruleset_of(old.ruleset), old.level))


@router.websocket("/{table_id}/socket")
async def table_socket(socket: WebSocket, table_id: str) -> None:
    """Serve the socket of a table to a guest who sits there, or looks on among people."""
    house, language = house_of(socket), language_asked(socket)
    with ExitStack() as counted:
        try:
            count_request(socket)
            language = language_before_hello(socket)
            guest = guest_of(socket)
            live = await house.table_for(table_id, guest)
            who = guest.id or socket.cookies[COOKIE]
            counted.enter_context(limits_of(socket).socket(address_of(socket), who))
        except RebeloteError as error:
            await turn_away(socket, error, language)
            return
        await socket.accept()
        with house.figures.sockets.track_inprogress():
            await Wire(socket, live, guest.id, language).run()


def _listed(one: Listing, language: str) -> TableListed:
    summary = one.summary
    try:
        title = say_title(ruleset_of(one.ruleset), language)
    except RebeloteError:
        # A variant that a plugin brought may be gone; its tables still are the guest's.
        title = one.ruleset
    return TableListed(
        id=one.id,
        ruleset=one.ruleset,
        title=title,
        level=one.level,
        seat=one.seat,
        deal=summary.deal,
        finished=summary.finished,
        scores=summary.scores,
        is_over=summary.closed is not None,
        is_resigned=summary.closed == RESIGNED,
        winner=summary.winner,
        updated=one.updated,
    )
