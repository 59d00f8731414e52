"""Dealing as it was promised: secrets from the system's own source of chance, told when due."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field

from rebelote.rules import SEATS, Seat
from rebelote.server.errors import PromiseLost
from rebelote.storage import Posting, Secrets
from rebelote.tables import DealNext, Reveal, Table
from rebelote.tables.fairness import SECRET_BYTES, commitment, shuffle


@dataclass(eq=False)
class Dealer:
    """Whoever shuffles for one table; `secrets` are those that it has promised."""

    table_id: str
    secrets: dict[str, str] = field(default_factory=dict)

    def promise(self, number: int) -> str:
        """Draw the secret of a deal and return its commitment."""
        secret = secrets.token_hex(SECRET_BYTES)
        promised = commitment(self.table_id, number, secret)
        self.secrets[promised] = secret
        return promised

    def keep(self, promised: str) -> Posting:
        """Return what keeps the secret of a commitment in the transaction that tells it."""
        return Secrets.keep(self.table_id, promised, self._secret(promised))

    def deal(self, table: Table, seq: int, added: Mapping[Seat, str] | None = None) -> DealNext:
        """Return what deals the next deal; `added` is what seats add to the shuffle.

        A table that was opened before deals were promised goes on without promises. Raises
        `PromiseLost`, or `BadProof` for what cannot be added.
        """
        if table.promises is None or not table.promises.commitment:
            return DealNext(seq, shuffle(secrets.token_hex(SECRET_BYTES)))
        entropies = tuple((added or {}).get(seat, "") for seat in SEATS)
        secret = self._secret(table.promises.commitment)
        return DealNext(seq, shuffle(secret, entropies), entropies)

    def reveal(self, table: Table) -> Reveal:
        """Return what tells the secret of a deal that is over and promises the next, if any."""
        assert table.promises is not None, "a secret is awaited"
        secret = self._secret(table.promises.commitment)
        following = "" if table.match.is_over else self.promise(len(table.finished) + 1)
        return Reveal(secret, following)

    def _secret(self, promised: str) -> str:
        if promised not in self.secrets:
            raise PromiseLost(table=self.table_id)
        return self.secrets[promised]
