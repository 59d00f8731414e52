"""Guests: people known by a cookie alone, with their settings, results and shared deals."""

from __future__ import annotations

import hashlib
import json
import re
import secrets
import sqlite3
from collections.abc import Mapping
from concurrent.futures import Future
from dataclasses import asdict, dataclass
from typing import Any, Final

from rebelote.cards import RebeloteError
from rebelote.notation import print_match
from rebelote.rules import team_of
from rebelote.storage.database import Database
from rebelote.storage.errors import UnknownGuest
from rebelote.storage.journal import Journal, Listing
from rebelote.storage.ledger import Ledger, close_account
from rebelote.storage.room import inherit
from rebelote.storage.share import shares_of
from rebelote.tables import RESIGNED

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")


@dataclass(frozen=True, slots=True)
class Guest:
    """A guest as we know them; times are in milliseconds since 1970.

    `updated` is the last change, or the last visit where that is a day later.
    """

    id: str
    name: str
    language: str
    settings: Mapping[str, Any]
    created: int
    updated: int


@dataclass(frozen=True, slots=True)
class Results:
    """What came of a guest's closed matches of one variant against one level.

    `deals` counts the deals dealt; a match given up is neither won nor lost.
    """

    variant: str
    level: str
    won: int = 0
    lost: int = 0
    drawn: int = 0
    resigned: int = 0
    deals: int = 0


class Guests:
    """The guests in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._journal = Journal(database)
        self._ledger = Ledger(database)

    def create(
        self, *, language: str, at: int, token: str | None = None
    ) -> Future[tuple[str, Guest]]:
        """Make a guest; the future gives the token of the cookie, of which only a hash is kept.

        Whoever comes with a token that was given before, and comes twice at once, is one guest.
        """
        secret = new_token() if token is None else token
        guest = Guest(secrets.token_hex(8), "", language, {}, at, at)
        row = (guest.id, _hash_of(secret), guest.name, language, "{}", at, at)

        def work(connection: sqlite3.Connection) -> tuple[str, Guest]:
            connection.execute(
                "INSERT INTO guest VALUES (?, ?, ?, ?, ?, ?, ?)"
                " ON CONFLICT (token_hash) DO NOTHING",
                row,
            )
            return secret, _guest(connection, "token_hash", secret) or guest

        return self._database.write(work)

    def find(self, token: str) -> Guest | None:
        """Return the guest whose cookie holds this token, or None."""
        return self._database.read(lambda connection: _guest(connection, "token_hash", token))

    def change(
        self,
        guest_id: str,
        *,
        at: int,
        name: str | None = None,
        language: str | None = None,
        settings: Mapping[str, Any] | None = None,
    ) -> Future[Guest]:
        """Change what is given; `settings` replaces them all. The future raises `UnknownGuest`."""
        text = None if settings is None else json.dumps(settings, ensure_ascii=False)

        def work(connection: sqlite3.Connection) -> Guest:
            connection.execute(
                "UPDATE guest SET name = coalesce(?, name), language = coalesce(?, language),"
                " settings = coalesce(?, settings), updated = ? WHERE id = ?",
                (name, language, text, at, guest_id),
            )
            return _known(connection, guest_id)

        return self._database.write(work)

    def results(self, guest_id: str) -> tuple[Results, ...]:
        """Return what came of the guest's closed matches, by variant and level."""
        found: dict[tuple[str, str], Results] = {}
        for game in self._journal.listings(guest_id):
            if game.summary.closed is not None:
                key = game.ruleset.partition("@")[0], game.level
                found[key] = _with(found.get(key, Results(*key)), game)
        return tuple(found[key] for key in sorted(found))

    def export(self, guest_id: str) -> dict[str, Any]:
        """Return all that is kept of a guest, ready for JSON; raises `UnknownGuest`.

        Matches come as records of their finished deals: the cards of a deal in progress stay hidden
        from its player here too. A record that cannot be written any more is None.
        """
        guest = self._database.read(lambda connection: _known(connection, guest_id))
        games = self._journal.listings(guest_id) + self._journal.sat_at(guest_id)
        shares = self._database.read(lambda connection: shares_of(connection, guest_id))
        return {
            "guest": asdict(guest),
            "tables": [{**asdict(game), "record": self._record(game.id)} for game in games],
            "shares": [share._asdict() for share in shares],
            "statistics": [asdict(one) for one in self.results(guest_id)],
            "chips": [line._asdict() for line in self._ledger.statement(guest_id)],
        }

    def delete(self, guest_id: str, *, at: int) -> Future[None]:
        """Delete a guest with tables, logs and shared deals; the future raises `UnknownGuest`.

        Tables at which others sat stay theirs. The chips go back to the house; stakes at tables of
        others stay in their pots.
        """

        def work(connection: sqlite3.Connection) -> None:
            if not _delete(connection, guest_id, at):
                raise UnknownGuest(guest=guest_id)

        return self._database.write(work)

    def delete_old(self, *, unused_before: int, before: int, at: int) -> Future[int]:
        """Delete guests who came last before a time, with all that is theirs; give their number.

        The time is `unused_before` for those without any table, `before` for the others.
        """

        def work(connection: sqlite3.Connection) -> int:
            last_table = (
                "(SELECT max(updated) FROM game WHERE owner = guest.id"
                " OR id IN (SELECT table_id FROM sitter WHERE player = guest.id))"
            )
            old = connection.execute(
                f"SELECT id FROM guest WHERE max(updated, coalesce({last_table}, 0))"
                f" < iif({last_table} IS NULL, ?, ?)",
                (unused_before, before),
            ).fetchall()
            return sum(_delete(connection, guest_id, at) for (guest_id,) in old)

        return self._database.write(work)

    def _record(self, table_id: str) -> str | None:
        try:
            return print_match(self._journal.table(table_id).record())
        except RebeloteError:
            return None


def new_token() -> str:
    """Return a token for a cookie; nothing is kept of it until a guest is made."""
    return secrets.token_urlsafe(32)


def is_token(text: str) -> bool:
    """Return whether a text has the form of a token."""
    return _TOKEN.fullmatch(text) is not None


def _delete(connection: sqlite3.Connection, guest_id: str, at: int) -> bool:
    """Delete a guest; tables at which others sat get another owner first."""
    inherit(connection, guest_id)
    close_account(connection, guest_id, at)
    return connection.execute("DELETE FROM guest WHERE id = ?", (guest_id,)).rowcount > 0


def _hash_of(token: str) -> bytes:
    # The token is 32 random bytes, so that a plain hash cannot be turned back.
    return hashlib.sha256(token.encode()).digest()


def _guest(connection: sqlite3.Connection, column: str, value: str) -> Guest | None:
    key = _hash_of(value) if column == "token_hash" else value
    found = connection.execute(
        f"SELECT id, name, language, settings, created, updated FROM guest WHERE {column} = ?",
        (key,),
    ).fetchone()
    if found is None:
        return None
    guest_id, name, language, settings, created, updated = found
    return Guest(guest_id, name, language, json.loads(settings), created, updated)


def _known(connection: sqlite3.Connection, guest_id: str) -> Guest:
    guest = _guest(connection, "id", guest_id)
    if guest is None:
        raise UnknownGuest(guest=guest_id)
    return guest


def _with(results: Results, game: Listing) -> Results:
    """Return the results with one more closed match."""
    winner, own = game.summary.winner, team_of(game.seat)
    is_resigned = game.summary.closed == RESIGNED
    return Results(
        results.variant,
        results.level,
        won=results.won + (not is_resigned and winner == own),
        lost=results.lost + (not is_resigned and winner == 1 - own),
        drawn=results.drawn + (not is_resigned and winner is None),
        resigned=results.resigned + is_resigned,
        deals=results.deals + game.summary.deal,
    )
