"""What a table has promised about its deals, and what was told of it since."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rebelote.engine import Deal
from rebelote.rules import SEATS
from rebelote.tables.event import Opened
from rebelote.tables.fairness import BadProof, Proof, check_entropy


@dataclass(frozen=True, slots=True)
class Promises:
    """The promises of a table by whose name `table` they are made.

    `commitment` is that of the deal on the table until its secret is told, then that of the next;
    "" where nothing is promised any more. `entropies` were added to the deal on the table;
    `proofs` are those of the deals whose secrets were told.
    """

    table: str
    commitment: str
    entropies: tuple[str, ...] = ()
    proofs: tuple[Proof, ...] = ()

    @classmethod
    def of(cls, event: Opened) -> Promises | None:
        """Return the promises of a table that was opened; None where it promised nothing."""
        return cls(event.table, event.commitment) if event.commitment else None

    def awaits_secret(self, finished: int) -> bool:
        """Whether the last of so many finished deals still keeps its secret."""
        return bool(self.commitment) and finished > len(self.proofs)

    def check_entropies(self, entropies: tuple[str, ...]) -> None:
        """Raise `BadProof` unless the next deal can be proved with what the seats add."""
        if not self.commitment:
            return
        if len(entropies) != len(SEATS):
            raise BadProof(field="entropy", value=" ".join(entropies))
        for entropy in filter(None, entropies):
            check_entropy(entropy)

    def dealt(self, entropies: tuple[str, ...]) -> Promises:
        """Return the promises once the next deal is dealt."""
        return replace(self, entropies=entropies)

    def told(self, deal: Deal, number: int, secret: str, commitment: str) -> Promises:
        """Return the promises once the secret of a deal is told, and the next one promised.

        Raises `WrongCommitment`, `WrongShuffle` or `BadProof`.
        """
        proof = Proof(self.table, number, self.commitment, secret, self.entropies)
        proof.check(deal)
        return replace(self, commitment=commitment, proofs=(*self.proofs, proof))
