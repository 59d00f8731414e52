"""Properties of the notation over all variants: round trips, cuts and corruption."""

import functools
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rebelote.match import record_of_match, replay_match
from rebelote.notation import (
    DealRecord,
    Fault,
    RecordError,
    from_json,
    parse_deal,
    parse_match,
    position,
    print_deal,
    print_match,
    record_of,
    record_of_view,
    replay,
    to_json,
)
from rebelote.rules.registry import ruleset, rulesets
from rebelote.rules.seating import SEATS
from tests.unit.notation.played import LINES, deal_of, match_of

TEXTS = [
    *rulesets(),
    "coinche(announces=off)",
    "bulgarian(announce_mode=auto,belote_say=auto)",
    "ktga_be(announce_mode=declare,belote_say=say_both)",
]
texts = st.sampled_from(TEXTS)
seeds = st.integers(0, 10_000)
steps = st.integers(0, 60)
letters = st.sampled_from(["en", "fr"])
# What notation is made of, and what it is not.
signs = st.sampled_from('AKQJT9871Zshdcpx?!()/|.,:;-=@+ \t\n\r\0♠é\u212a\u017f\ufe0f0[]"\\')


def refused(act: Callable[[], object]) -> tuple[Fault, ...]:
    """Return the faults for which an act is refused; any other exception fails the test."""
    try:
        act()
    except RecordError as error:
        return error.faults
    return ()


def judge(line: str) -> DealRecord | None:
    """Read, replay and place a line; all faults have a column. Return the record if it is one."""
    faults = refused(lambda: parse_deal(line))
    record = None if faults else parse_deal(line)
    if record is not None:
        faults = (*refused(lambda: replay(record)), *refused(lambda: position(record)))
    assert all(fault.place.column for fault in faults)
    return record


@given(texts, seeds, steps, letters)
def test_a_deal_reads_back(text: str, seed: int, count: int, alphabet: str) -> None:
    """Parsing what was printed gives the record, and replaying it the deal, at any moment."""
    deal = deal_of(text, seed, count)
    record = parse_deal(print_deal(deal, alphabet), alphabet)
    assert record == record_of(deal)
    assert replay(record) == deal
    assert from_json(to_json(record)) == record


@given(texts, seeds, steps, st.sampled_from(SEATS), letters)
def test_a_view_reads_back(text: str, seed: int, count: int, seat: int, alphabet: str) -> None:
    """What a seat knows is written with question marks and read as the same record."""
    record = record_of_view(deal_of(text, seed, count).view(SEATS[seat]))
    assert parse_deal(print_deal(record, alphabet), alphabet) == record
    assert from_json(to_json(record)) == record


@given(texts, seeds, steps, st.sampled_from(SEATS))
def test_a_view_holds_no_hidden_card(text: str, seed: int, count: int, seat: int) -> None:
    """The line of a view names no card that is still hidden from the seat."""
    deal = deal_of(text, seed, count)
    view = deal.view(SEATS[seat])
    record = record_of_view(view)
    named = {card for hand in record.hands for card in hand.cards}
    named |= {card for card in record.stock if card is not None}
    own = set(view.dealt) | set(view.hand) | {card for _, card in view.played}
    assert named <= own
    assert not named & set(view.hand) - set(deal.hands[seat])


@given(texts, seeds, steps)
def test_a_position_has_the_legal_actions(text: str, seed: int, count: int) -> None:
    """From the line of the seat to act alone follows everything that it may do."""
    deal = deal_of(text, seed, count)
    if deal.to_act is None:
        return
    line = print_deal(record_of_view(deal.view(deal.to_act)))
    assert set(position(parse_deal(line)).legal_actions()) == set(deal.legal_actions())


@given(texts, seeds, st.integers(0, 400))
def test_a_line_cut_anywhere_is_a_position_or_has_a_place(text: str, seed: int, cut: int) -> None:
    """No cut line raises anything but a named error with a place."""
    line = print_deal(deal_of(text, seed))
    judge(line[:cut])


@given(texts, seeds, steps, st.integers(0, 400), signs, st.integers(0, 2))
def test_a_corrupted_line_raises_named_errors_only(
    text: str, seed: int, count: int, at: int, sign: str, gone: int
) -> None:
    """One character more, less or other gives a record with a canonical line, or a named error."""
    line = print_deal(deal_of(text, seed, count))
    record = judge(line[:at] + sign + line[at + gone :])
    if record is not None:
        assert parse_deal(print_deal(record)) == record
        assert from_json(to_json(record)) == record


@given(texts, seeds, letters, st.sampled_from(["/", " / ", " ", ""]), st.booleans())
def test_another_spelling_has_the_same_canonical_line(
    text: str, seed: int, alphabet: str, between: str, has_signs: bool
) -> None:
    """Spaces, signs of suits and upper-case letters change nothing."""
    written = print_deal(deal_of(text, seed), alphabet)
    head, cards, *facts, calls, plays, score = written.split(" ")
    other = plays.replace("/", between)
    if has_signs and "tierce" not in plays:
        signs_of = dict(zip("shdc" if alphabet == "en" else "pckt", "♠♥♦♣", strict=True))
        other = "".join(signs_of.get(letter, letter) for letter in other)
    fields = [head, cards.upper(), *facts, calls.replace(",", " , "), other, score]
    assert print_deal(parse_deal("  ".join(fields), alphabet), alphabet) == written


@given(st.text(max_size=60))
def test_any_text_raises_named_errors_only(text: str) -> None:
    """Whatever is read as a deal or as a match, only `BadRecord` says no."""
    assert refused(lambda: parse_deal(text))
    assert refused(lambda: parse_match(text))


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=10,
)
fields = [
    "format",
    "ruleset",
    "first",
    "hands",
    "turned",
    "stock",
    "packets",
    "pending",
    "last",
    "calls",
    "plays",
    "score",
    "tags",
    "deals",
]


@given(st.sampled_from(LINES), st.sampled_from(fields), values)
def test_any_json_value_raises_named_errors_only(line: str, name: str, value: object) -> None:
    """Whatever stands in a field, only `BadRecord` says no."""
    faults = refused(lambda: from_json(to_json(parse_deal(line)) | {name: value}))
    assert all(str(fault) for fault in faults)


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("seed", range(2))
def test_a_reader_recomputes_a_match(text: str, seed: int) -> None:
    """Deals, scores, pending points, rotation and result follow from the text alone."""
    match, deals = match_of(text, seed)
    record = record_of_match(ruleset(text), deals, deals[0].setup.first)
    (again,) = parse_match(print_match(record))
    assert replay_match(again) == (match, tuple(deals))


@given(texts, seeds, st.integers(0, 3000), signs, st.integers(0, 2))
def test_a_corrupted_match_raises_named_errors_only(
    text: str, seed: int, at: int, sign: str, gone: int
) -> None:
    """One character more, less or other in a file gives records, or a named error with a line."""
    _, deals = match_of(text, seed, 2)
    written = print_match(record_of_match(ruleset(text), deals, deals[0].setup.first))
    text = written[:at] + sign + written[at + gone :]
    faults = refused(lambda: parse_match(text))
    for record in () if faults else parse_match(text):
        assert parse_match(print_match(record)) == (record,)
        faults += refused(functools.partial(replay_match, record))
    assert all(fault.place.line for fault in faults)
