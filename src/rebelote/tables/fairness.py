"""Fair deals: a secret promised before anybody's numbers, a shuffle made of both, and its proof.

Everything that is hashed is plain text, so that a stranger can redo it with any SHA-256 program:

- the commitment is the SHA-256 of `rebelote-deal-1|TABLE|NUMBER|SECRET`, in hexadecimal;
- the stream is the bytes of the SHA-256 of `rebelote-shuffle-1|SECRET|E0|E1|E2|E3|BLOCK` for the
  blocks 0, 1, 2 and so on, one after another;
- the shuffle goes from the last card down to the second: each changes places with one that is not
  behind it, by the rest of the next byte divided by how many those are. A byte that is not below
  the last whole multiple of that number is thrown away, so that all are as likely.

`SECRET` is 32 bytes and each of `E0` to `E3`, what the four seats add, 16 bytes, in lower-case
hexadecimal; it is empty for a seat that adds nothing. The pack that is shuffled runs from the seven
of spades to the ace of clubs; index 0 of the result is dealt first (RULES.md 4.6).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from rebelote.cards import CARDS, Card
from rebelote.engine import Deal
from rebelote.match import replay_match
from rebelote.notation import Fault, MatchRecord
from rebelote.notation.errors import BadTagValue, MissingTag, Untrue, raise_faults
from rebelote.rules import SEATS
from rebelote.tables.errors import TableError

SECRET_BYTES: Final = 32
ENTROPY_BYTES: Final = 16

# What the four seats add when nobody adds anything.
NO_ENTROPIES: Final = ("", "", "", "")

_COMMITMENT, _SHUFFLE = "rebelote-deal-1", "rebelote-shuffle-1"
_TABLE: Final = "Table"
# How a seat that adds nothing is written in a file.
_ABSENT: Final = "-"
_BYTES: Final = 256


class BadProof(TableError):
    """A secret or an entropy has another form than it should; parameters `field`, `value`."""


class WrongCommitment(Untrue):
    """The secret of a deal is not the one that was promised before it; parameter `deal`."""


class WrongShuffle(Untrue):
    """The cards are not those that the secret and the seats' numbers give; parameter `deal`."""


@dataclass(frozen=True, slots=True)
class Proof:
    """All that is needed to redo a deal: its table, its number from 1, what was said and when.

    `commitment` was shown before the deal, `entropies` were added then by the four seats, "" for
    one that added nothing, and `secret` is told when the deal is over; all in hexadecimal.
    """

    table: str
    number: int
    commitment: str
    secret: str
    entropies: tuple[str, ...] = NO_ENTROPIES

    def pack(self) -> tuple[Card, ...]:
        """Return the pack that was dealt if all was fair; raises `WrongCommitment`, `BadProof`."""
        if commitment(self.table, self.number, self.secret) != self.commitment:
            raise WrongCommitment(deal=self.number)
        return shuffle(self.secret, self.entropies)

    def check(self, deal: Deal) -> None:
        """Raise `BadProof`, `WrongCommitment` or `WrongShuffle` unless a deal was promised so."""
        setup = deal.setup
        dealt = setup.ruleset.dealing.lay_out(self.pack(), setup.first, setup.packets)
        if dealt != setup.layout:
            raise WrongShuffle(deal=self.number)


def commitment(table: str, number: int, secret: str) -> str:
    """Return what is shown of a secret before its deal; raises `BadProof`."""
    _check_bytes("secret", secret, SECRET_BYTES)
    return _hash(_COMMITMENT, table, number, secret).hex()


def shuffle(secret: str, entropies: Sequence[str] = NO_ENTROPIES) -> tuple[Card, ...]:
    """Return the pack that a secret and the seats' numbers give; raises `BadProof`."""
    _check_bytes("secret", secret, SECRET_BYTES)
    if len(entropies) != len(SEATS):
        raise BadProof(field="entropy", value=" ".join(entropies))
    for entropy in filter(None, entropies):
        _check_bytes("entropy", entropy, ENTROPY_BYTES)
    pack, stream = list(CARDS), _stream(secret, entropies)
    for left in range(len(pack), 1, -1):
        # Bytes beyond the last whole multiple would favour the first places.
        fair = _BYTES - _BYTES % left
        place = next(byte for byte in stream if byte < fair) % left
        pack[left - 1], pack[place] = pack[place], pack[left - 1]
    return tuple(pack)


def check_entropy(entropy: str) -> None:
    """Raise `BadProof` unless this is what a seat may add to a shuffle."""
    _check_bytes("entropy", entropy, ENTROPY_BYTES)


# --- files ----------------------------------------------------------------------------------------


def proof_tags(proofs: Iterable[Proof]) -> dict[str, str]:
    """Return the tags that make a `.belote` file its own proof: `Table`, `Commitment1`, ..."""
    tags: dict[str, str] = {}
    for proof in proofs:
        tags[_TABLE] = proof.table
        tags[f"Commitment{proof.number}"] = proof.commitment
        tags[f"Secret{proof.number}"] = proof.secret
        tags[f"Entropy{proof.number}"] = " ".join(one or _ABSENT for one in proof.entropies)
    return tags


def verify(record: MatchRecord) -> tuple[Proof, ...]:
    """Redo every deal of a match from the proofs in its tags, and return the proofs.

    A last deal that goes on is not looked at: its secret is still one. Raises `FalseRecord` when a
    deal was not dealt as promised or the record is false by itself, `BadRecord` when a proof is
    missing or cannot be read; each with all the faults, in the order of the deals.
    """
    _, deals = replay_match(record)
    proofs: list[Proof] = []
    faults: list[Fault] = []
    over = [deal for deal in deals if deal.is_over]
    # Without it no deal can be proved, and one sentence says so better than one for each deal.
    if over and _TABLE not in record.tags:
        raise_faults([Fault(record.place(_TABLE), MissingTag(tag=_TABLE))])
    for number, deal in enumerate(over, start=1):
        missing = list(_missing(record, number))
        faults += missing
        if not missing:
            proofs.append(_proof(record, number))
            faults += _differences(record, deal, proofs[-1])
    raise_faults(faults)
    return tuple(proofs)


def _missing(record: MatchRecord, number: int) -> Iterator[Fault]:
    for tag in (f"Commitment{number}", f"Secret{number}", f"Entropy{number}"):
        if tag not in record.tags:
            yield Fault(record.place(tag), MissingTag(tag=tag))


def _proof(record: MatchRecord, number: int) -> Proof:
    tags = record.tags
    written = tags[f"Entropy{number}"].split(" ")
    return Proof(
        tags[_TABLE],
        number,
        tags[f"Commitment{number}"],
        tags[f"Secret{number}"],
        tuple("" if one == _ABSENT else one for one in written),
    )


def _differences(record: MatchRecord, deal: Deal, proof: Proof) -> Iterator[Fault]:
    """Give what keeps a proof from being that of a deal."""
    try:
        proof.check(deal)
    except BadProof as error:
        tag = f"{str(error.params['field']).capitalize()}{proof.number}"
        yield Fault(record.place(tag), BadTagValue(tag=tag, value=record.tags[tag]))
    except (WrongCommitment, WrongShuffle) as error:
        yield Fault(record.place(f"Commitment{proof.number}"), error)


# --- bytes ----------------------------------------------------------------------------------------


def _stream(secret: str, entropies: Sequence[str]) -> Iterator[int]:
    block = 0
    while True:
        yield from _hash(_SHUFFLE, secret, *entropies, block)
        block += 1


def _hash(*parts: object) -> bytes:
    return sha256("|".join(map(str, parts)).encode()).digest()


def _check_bytes(field: str, text: str, size: int) -> None:
    if re.fullmatch(f"[0-9a-f]{{{2 * size}}}", text) is None:
        raise BadProof(field=field, value=text)
