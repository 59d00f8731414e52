"""Fair deals: promises, shuffles and their proofs."""

from collections import Counter
from hashlib import sha256

import pytest

from rebelote.cards import CARDS
from rebelote.engine import Deal
from rebelote.match import record_of_match
from rebelote.notation import BadRecord, FalseRecord, parse_match, print_match
from rebelote.rules import SEATS
from rebelote.rules.registry import ruleset
from rebelote.tables.fairness import (
    NO_ENTROPIES,
    BadProof,
    Proof,
    WrongCommitment,
    WrongShuffle,
    check_entropy,
    commitment,
    proof_tags,
    shuffle,
    verify,
)
from tests.unit.tables.dealt import fair_match, proof_of, secret_of
from tests.unit.tables.evenness import BOUND, count, deviations

SECRET = secret_of(1)
PACK_OF_NOUGHTS = "Td8sQc9d7cQhKh8d8hJcThKsAc7d9sKcJh9c8cJdAhTsQs7hAs9hTcKdQdAd7sJs"
ENTROPIES = ("0123456789abcdef" * 2, "", "f" * 32, "")


def test_a_promise_can_be_redone_with_any_program_for_sha_256():
    """It is the hash of a line of plain text."""
    line = f"rebelote-deal-1|table|3|{SECRET}"
    assert commitment("table", 3, SECRET) == sha256(line.encode()).hexdigest()


def test_a_shuffle_can_be_redone_from_its_description():
    """A second writing of it, from the last card down, gives the same pack."""
    text = f"rebelote-shuffle-1|{SECRET}|{'|'.join(ENTROPIES)}|"
    stream = b"".join(sha256(f"{text}{block}".encode()).digest() for block in range(9))
    pack, at = list(range(32)), 0
    for last in range(31, 0, -1):
        while stream[at] >= 256 // (last + 1) * (last + 1):
            at += 1
        other = stream[at] % (last + 1)
        at += 1
        pack[last], pack[other] = pack[other], pack[last]
    assert shuffle(SECRET, ENTROPIES) == tuple(CARDS[card] for card in pack)


def test_the_same_numbers_always_give_the_same_pack():
    """Proofs of old games hold for ever: this pack was written down when the shuffle was made."""
    pack = shuffle("00" * 32, NO_ENTROPIES)
    assert "".join(map(str, pack)) == PACK_OF_NOUGHTS


@pytest.mark.parametrize(
    ("secret", "entropies"),
    [
        (secret_of(2), ENTROPIES),
        (SECRET, (ENTROPIES[0], "", "f" * 31 + "e", "")),
        (SECRET, (ENTROPIES[0], "f" * 32, "", "")),
        (SECRET, NO_ENTROPIES),
    ],
)
def test_every_number_of_a_shuffle_counts(secret, entropies):
    """Another secret, another entropy or another seat for it gives another pack."""
    assert shuffle(secret, entropies) != shuffle(SECRET, ENTROPIES)


@pytest.fixture(scope="module")
def counts():
    """Give what many deals have come to."""
    return count(range(4000))


def test_deals_are_even(counts):
    """No card is frequent at a place, and partners lack suits together as often as they should.

    `make prove` deals ten million hands.
    """
    assert all(abs(one) < BOUND for one in deviations(counts))


def test_uneven_deals_are_noticed(counts):
    """A card that likes a place, and partners whose voids hang together."""
    cells, voids = counts
    assert deviations(([cells[0] + 300, *cells[1:]], voids))[0] > BOUND
    assert deviations((cells, (voids[0], voids[1] + Counter({(1, 1): 150}))))[2] > BOUND


@pytest.mark.parametrize(
    "secret", ["", "ab", "00" * 31 + "0G", "AB" * 32, "00" * 33, "00" * 32 + "\n"]
)
def test_a_secret_of_another_form_is_refused(secret):
    """It is 32 bytes in lower-case hexadecimal, so that only one text stands for it."""
    with pytest.raises(BadProof):
        commitment("table", 1, secret)
    with pytest.raises(BadProof) as caught:
        shuffle(secret)
    assert caught.value.params == {"field": "secret", "value": secret}


@pytest.mark.parametrize("entropy", ["00", "zz" * 16, "00" * 17, "AB" * 16])
def test_an_entropy_of_another_form_is_refused(entropy):
    """It is 16 bytes."""
    with pytest.raises(BadProof):
        shuffle(SECRET, ("", entropy, "", ""))
    with pytest.raises(BadProof) as caught:
        check_entropy(entropy)
    assert caught.value.params == {"field": "entropy", "value": entropy}


def test_four_seats_add_to_a_shuffle():
    """A fifth number is nobody's."""
    with pytest.raises(BadProof):
        shuffle(SECRET, (*NO_ENTROPIES, ""))


def test_a_proof_stands_for_its_own_deal_only():
    """Two cards that changed places are noticed."""
    proof, game = proof_of(4), ruleset("bulgarian")
    pack = list(proof.pack())
    proof.check(Deal.start(game, pack, SEATS[0]))
    pack[0], pack[-1] = pack[-1], pack[0]
    with pytest.raises(WrongShuffle):
        proof.check(Deal.start(game, pack, SEATS[0]))


@pytest.mark.parametrize("field", ["table", "number", "commitment", "secret"])
def test_a_promise_holds_for_one_secret_of_one_deal_of_one_table(field):
    """A deal cannot be proved by the numbers of another."""
    proof, other = proof_of(4), proof_of(5, table="elsewhere")
    values = {name: getattr(proof, name) for name in Proof.__dataclass_fields__}
    with pytest.raises(WrongCommitment):
        Proof(**{**values, field: getattr(other, field)}).pack()


@pytest.mark.parametrize("variant", ["ktga_be", "concours", "bulgarian", "bela"])
def test_a_file_of_a_match_is_its_own_proof(variant):
    """Every deal is redone from the text alone, whatever way its variant deals."""
    proofs, record = fair_match(variant)
    (read,) = parse_match(print_match(record))
    assert verify(read) == proofs
    assert len(proofs) == len(read.deals)


def test_a_deal_that_goes_on_keeps_its_secret():
    """It has no proof yet, and the others are redone."""
    proofs, record = fair_match("bulgarian")
    game = ruleset("bulgarian")
    assert verify(record_of_match(game, [Deal.start(game, CARDS, SEATS[0])])) == ()
    assert len(verify(record)) == len(proofs)


def changed(record, **tags):
    """Return a record as it is read from a file in which some tags are others, or gone."""
    text = print_match(record)
    for name, value in tags.items():
        lines = text.splitlines(keepends=True)
        at = next(at for at, line in enumerate(lines) if line.startswith(f"[{name} "))
        lines[at] = "" if value is None else f'[{name} "{value}"]\n'
        text = "".join(lines)
    return parse_match(text)[0]


def codes(caught):
    """Return the faults' places and codes."""
    return [(fault.place.field, fault.error.code) for fault in caught.value.faults]


def test_another_secret_than_the_promised_one_is_named_with_its_deal():
    """Of two wrong deals the first comes first."""
    _, record = fair_match("bulgarian")
    with pytest.raises(FalseRecord) as caught:
        verify(changed(record, Secret2="00" * 32, Secret1="11" * 32))
    assert codes(caught) == [("Commitment1", "WrongCommitment"), ("Commitment2", "WrongCommitment")]
    assert caught.value.faults[0].error.params == {"deal": 1}


def test_other_numbers_of_the_seats_give_other_cards():
    """The secret was the promised one, and the cards are not those dealt."""
    _, record = fair_match("bulgarian")
    with pytest.raises(FalseRecord) as caught:
        verify(changed(record, Entropy2=f"{'0' * 32} - - -"))
    assert codes(caught) == [("Commitment2", "WrongShuffle")]


@pytest.mark.parametrize(
    ("tag", "value"), [("Secret1", "00"), ("Entropy1", "-"), ("Entropy1", "- - - zz")]
)
def test_a_proof_that_cannot_be_read_is_no_false_one(tag, value):
    """The place is that of the tag."""
    _, record = fair_match("bulgarian")
    with pytest.raises(BadRecord) as caught:
        verify(changed(record, **{tag: value}))
    assert codes(caught) == [(tag, "BadTagValue")]


@pytest.mark.parametrize("tag", ["Commitment1", "Secret2", "Entropy1"])
def test_a_deal_without_a_proof_is_not_taken_for_fair(tag):
    """What is missing is named."""
    _, record = fair_match("bulgarian")
    with pytest.raises(BadRecord) as caught:
        verify(changed(record, **{tag: None}))
    assert [fault.error.params for fault in caught.value.faults] == [{"tag": tag}]


def test_tags_are_written_deal_by_deal():
    """A seat that added nothing is a dash."""
    proof = proof_of(1)
    assert proof_tags([proof]) == {
        "Table": "fair",
        "Commitment1": proof.commitment,
        "Secret1": proof.secret,
        "Entropy1": f"{proof.entropies[0]} - {proof.entropies[2]} -",
    }
