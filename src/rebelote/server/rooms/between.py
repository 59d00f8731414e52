"""Between two deals of a table of people: who waits for the next, and what seats add to it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rebelote.rules import Seat
from rebelote.tables import Table

# How long people may look at a sheet, and how long their pages have to add to the shuffle, in ms.
NEXT_AFTER: Final = 15_000
ENTROPY_WITHIN: Final = 2_000


@dataclass(eq=False)
class Between:
    """What is kept beside the log until the next deal is dealt; times are in ms.

    `next_at` is when the server goes on by itself, `asked_until` when it no longer waits for what
    seats add. `added` is for the deal of this `number`.
    """

    number: int = 0
    ready: set[Seat] = field(default_factory=set)
    added: dict[Seat, str] = field(default_factory=dict)
    next_at: int | None = None
    asked_until: int | None = None

    def fit(self, table: Table, now: int) -> None:
        """Make it fit a table: begin to wait, go on waiting, or wait for nothing."""
        number = len(table.finished) + 1
        if not is_between(table):
            self.next_at = self.asked_until = None
            self.ready.clear()
        if number != self.number:
            self.number = number
            self.added.clear()
        if not is_between(table):
            return
        if self.next_at is None and self.asked_until is None:
            self.next_at = now if table.deal is None else now + NEXT_AFTER
        everybody = set(table.present)
        is_due = self.next_at is not None and now >= self.next_at
        if self.asked_until is None and (is_due or self.ready >= everybody):
            self.next_at, self.asked_until = None, now + ENTROPY_WITHIN

    def is_due(self, table: Table, now: int) -> bool:
        """Whether the next deal is to be dealt now."""
        if not is_between(table) or self.asked_until is None:
            return False
        return now >= self.asked_until or set(self.added) >= set(table.present)

    @property
    def due_at(self) -> int | None:
        """When something is to be done here; None while there is nothing to wait for."""
        return self.next_at if self.asked_until is None else self.asked_until


def is_between(table: Table) -> bool:
    """Whether the next deal of a match may be dealt."""
    is_on_table = table.deal is not None and not table.deal.is_over
    is_still = table.closed is not None or table.is_paused or table.match.is_over
    return table.is_started and not (is_on_table or is_still or table.awaits_secret)
