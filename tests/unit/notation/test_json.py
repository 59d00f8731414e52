"""The JSON form of records, and the published schema."""

import json
from importlib.resources import files
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from rebelote.notation import (
    BadRecord,
    DealRecord,
    MatchRecord,
    from_json,
    parse_deal,
    parse_match,
    record_of_view,
    to_json,
)
from rebelote.rules.registry import rulesets
from rebelote.rules.seating import SEATS
from tests.unit.notation.played import BELGIAN, FRENCH, LINES, deal_of, faults_of

PUBLISHED = files("rebelote.notation") / "schema" / "match.schema.json"
SCHEMA = json.loads(PUBLISHED.read_text("utf-8"))
VALIDATOR = Draft202012Validator(SCHEMA)
MATCH = to_json(
    parse_match(
        f'[Format "1"]\n[Ruleset "french501@1"]\n[First "2"]\n[Seat0 "Anne"]\n'
        f"1. {FRENCH}\n2. {FRENCH}"
    )[0]
)
DEAL = to_json(parse_deal(FRENCH))


def back(record: DealRecord | MatchRecord) -> DealRecord | MatchRecord:
    """Return a record that was written to JSON text and read again."""
    return from_json(json.loads(json.dumps(to_json(record))))


def bad(value: object) -> list[str]:
    """Return the codes and paths of the faults for which a value cannot be read."""
    with pytest.raises(BadRecord) as caught:
        from_json(value)
    return [f"{fault.error.code} {fault.place.field}".rstrip() for fault in caught.value.faults]


def without(value: dict[str, Any], name: str) -> dict[str, Any]:
    """Return an object that lacks a field."""
    return {key: one for key, one in value.items() if key != name}


def test_the_schema_is_one() -> None:
    """The published file is a valid schema of the draft it names."""
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("line", LINES)
def test_a_deal_comes_back_from_json(line: str) -> None:
    """A deal's JSON follows the schema and is read as the same record."""
    record = parse_deal(line)
    VALIDATOR.validate(to_json(record))
    assert back(record) == record


@pytest.mark.parametrize("text", rulesets())
@pytest.mark.parametrize("steps", [0, 5, 11, 30])
def test_a_view_comes_back_from_json(text: str, steps: int) -> None:
    """Unknown cards and announces heard follow the schema and come back."""
    record = record_of_view(deal_of(text, 7, steps).view(SEATS[1]))
    VALIDATOR.validate(to_json(record))
    assert back(record) == record


def test_a_match_comes_back_from_json() -> None:
    """A match's JSON follows the schema and is read as the same record."""
    VALIDATOR.validate(MATCH)
    record = from_json(MATCH)
    assert isinstance(record, MatchRecord)
    assert to_json(record) == MATCH


def test_the_format_stands_at_the_top() -> None:
    """Every object carries the version of the format, deals of a match do not repeat it."""
    assert (MATCH["format"], DEAL["format"]) == (1, 1)
    assert "Format" not in MATCH["tags"]
    assert "format" not in MATCH["deals"][0]


def test_hands_are_by_seat() -> None:
    """The first hand is that of seat 0, whoever speaks first."""
    assert DEAL["first"] == 2
    assert DEAL["hands"][2] == "9..A87.Q"


def test_a_deal_needs_four_fields() -> None:
    """What is left out has its neutral value."""
    small = {key: DEAL[key] for key in ("format", "ruleset", "first", "hands")}
    VALIDATOR.validate(small)
    record = from_json(small)
    assert isinstance(record, DealRecord)
    assert (record.turned, record.stock, record.packets, record.score) == (None, (), None, None)
    assert (record.pending, record.last, record.calls, record.plays) == (0, False, (), ())


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("packets", [3, 2], None),
        ("packets", [2, 3], (2, 3)),
        ("stock", ["?", "?"], (None,)),
        ("ruleset", "french501", "french501@1"),
    ],
)
def test_values_are_put_in_their_canonical_form(name: str, value: object, expected: object) -> None:
    """Usual packets, unknown stocks and rulesets have one form."""
    assert getattr(from_json(DEAL | {name: value}), name) == expected


@pytest.mark.parametrize("name", ["format", "ruleset", "first", "hands"])
def test_a_missing_field_of_a_deal_is_named(name: str) -> None:
    """Four fields must be there, says the schema too."""
    value = without(DEAL, name)
    assert bad(value) == [f"MissingField {name}"]
    assert not VALIDATOR.is_valid(value)


@pytest.mark.parametrize("name", ["format", "tags", "deals"])
def test_a_missing_field_of_a_match_is_named(name: str) -> None:
    """A match needs its tags and a list of deals."""
    value = without(MATCH, name)
    missing = ["MissingTag tags/Ruleset", "MissingTag tags/First"] if name == "tags" else []
    assert bad(value) == [f"MissingField {name}", *missing]
    assert not VALIDATOR.is_valid(value)


@pytest.mark.parametrize(
    ("name", "value", "fault"),
    [
        ("format", 2, "UnknownFormat format"),
        ("format", "1", "BadValue format"),
        ("ruleset", 5, "BadValue ruleset"),
        ("ruleset", "a b", "BadValue ruleset"),
        ("ruleset", "a(b", "BadValue ruleset"),
        ("first", 4, "BadValue first"),
        ("first", True, "BadValue first"),
        ("hands", ["?", "?", "?"], "BadValue hands"),
        ("hands", {}, "BadValue hands"),
        ("hands", ["?", "?", "?", "Z"], "BadHand hands/3"),
        ("hands", ["?", "?", "?", None], "BadValue hands/3"),
        ("turned", "1s", "BadCard turned"),
        ("turned", 1, "BadValue turned"),
        ("stock", "KsQs", "BadValue stock"),
        ("stock", ["Ks", "Z"], "BadCard stock/1"),
        ("packets", [], "BadValue packets"),
        ("packets", [9], "BadValue packets"),
        ("packets", "3-2", "BadValue packets"),
        ("pending", -1, "BadValue pending"),
        ("pending", 1.5, "BadValue pending"),
        ("pending", 10**9, "BadValue pending"),
        ("last", 1, "BadValue last"),
        ("calls", ["Z"], "BadCall calls/0"),
        ("calls", [7], "BadValue calls/0"),
        ("plays", ["Ks", "()"], "BadDeclaration plays/1"),
        ("score", [1], "BadValue score"),
        ("score", [1, "2"], "BadValue score"),
        ("score", "1-2", "BadValue score"),
        ("extra", 1, "UnknownField extra"),
    ],
)
def test_a_wrong_value_of_a_deal_is_named(name: str, value: object, fault: str) -> None:
    """Each field has its kind of value; the path leads to what is wrong, the schema agrees."""
    assert bad(DEAL | {name: value}) == [fault]
    assert not VALIDATOR.is_valid(DEAL | {name: value})


@pytest.mark.parametrize(
    ("tags", "fault"),
    [
        ([], "BadValue tags"),
        ({"Seat0": 1}, "BadValue tags"),
        ({"Seat 0": "Anne"}, "BadValue tags"),
        ({"First": "4"}, "BadTagValue tags/First"),
        ({"Result": "won"}, "BadTagValue tags/Result"),
    ],
)
def test_a_wrong_tag_is_named(tags: Any, fault: str) -> None:
    """Tags are texts with names; some have a form of their own."""
    value = MATCH | {"tags": tags if isinstance(tags, list) else MATCH["tags"] | tags}
    assert bad(value)[0] == fault
    assert not VALIDATOR.is_valid(value)


def test_a_tag_of_another_format_does_not_count() -> None:
    """The version stands in `format`; a tag of that name says nothing else."""
    record = from_json(MATCH | {"tags": MATCH["tags"] | {"Format": "9"}})
    assert isinstance(record, MatchRecord)
    assert record.tags["Format"] == "1"


@pytest.mark.parametrize(
    ("deals", "fault"),
    [
        ({}, "BadValue deals"),
        ([7], "BadValue deals/0"),
        ([MATCH["deals"][0], without(MATCH["deals"][0], "hands")], "MissingField deals/1/hands"),
        ([MATCH["deals"][0] | {"plays": ["Z"]}], "BadCard deals/0/plays/0"),
        ([MATCH["deals"][0] | {"format": 1}], "UnknownField deals/0/format"),
    ],
)
def test_a_wrong_deal_of_a_match_is_named(deals: object, fault: str) -> None:
    """The path leads through the list of deals, the schema agrees."""
    assert bad(MATCH | {"deals": deals}) == [fault]
    assert not VALIDATOR.is_valid(MATCH | {"deals": deals})


@pytest.mark.parametrize("value", [None, 1, "x", [], [DEAL]])
def test_only_an_object_is_a_record(value: object) -> None:
    """Anything else is one fault at the top."""
    assert bad(value) == ["BadValue"]


def test_all_faults_of_a_value_are_told_at_once() -> None:
    """Every field is read, whatever is wrong with others."""
    value = DEAL | {"first": 9, "calls": ["Z", "H", 5], "score": 3, "more": 1}
    assert bad(value) == [
        "BadValue first",
        "BadCall calls/0",
        "BadValue calls/2",
        "BadValue score",
        "UnknownField more",
    ]


def test_the_text_at_fault_is_shown_in_part() -> None:
    """A long value is cut in the place of its fault."""
    faults = faults_of(BadRecord, lambda: from_json(DEAL | {"turned": "x" * 500}))
    assert faults == [("BadCard", "x" * 40)]


def test_a_ruleset_that_is_unknown_is_kept() -> None:
    """Reading checks no ruleset."""
    record = from_json(to_json(parse_deal(BELGIAN)) | {"ruleset": "unheard@3"})
    assert isinstance(record, DealRecord)
    assert record.ruleset == "unheard@3"
