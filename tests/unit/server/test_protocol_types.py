"""The interface as it is written down for the client and for people is the one that is served."""

import pytest

from scripts.protocol_types import written
from scripts.typescript import declarations, references


def test_no_file_is_stale():
    """The files are what the script would write; otherwise run it and read the difference."""
    for path, text in written().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} is stale"


@pytest.mark.parametrize(
    ("schema", "text"),
    [
        ({"type": "string"}, "string"),
        ({"type": ["integer", "null"]}, "number | null"),
        ({"anyOf": [{"$ref": "#/components/schemas/B"}, {"type": "null"}]}, "B | null"),
        ({"enum": ["a", "b"]}, "'a' | 'b'"),
        ({"const": 7}, "7"),
        (
            {"type": "array", "items": {"anyOf": [{"type": "number"}, {"type": "null"}]}},
            "readonly (number | null)[]",
        ),
        (
            {"type": "array", "prefixItems": [{"type": "integer"}, {"type": "integer"}]},
            "readonly [number, number]",
        ),
        (
            {"type": "object", "additionalProperties": {"type": "boolean"}},
            "Readonly<Record<string, boolean>>",
        ),
        ({"type": "object", "additionalProperties": True}, "Readonly<Record<string, unknown>>"),
        ({}, "unknown"),
    ],
)
def test_a_schema_becomes_a_type(schema, text):
    """Each form that the schemas use has its type."""
    assert declarations({"A": schema}, ["A"]) == f"export type A = {text};\n"


def test_an_object_becomes_an_interface():
    """With its comment, and a mark where a field may be missing."""
    schema = {
        "description": "One.",
        "properties": {"a": {"type": "string"}, "b": {"type": "integer"}},
        "required": ["a"],
    }
    assert declarations({"A": schema}, ["A"]) == (
        "/** One. */\nexport interface A {\n  readonly a: string;\n  readonly b?: number;\n}\n"
    )


def test_what_stands_in_a_schema_comes_before_it():
    """References are followed, each name once."""
    schemas: dict[str, dict[str, object]] = {
        "A": {"properties": {"b": {"$ref": "#/components/schemas/B"}}},
        "B": {"type": "array", "items": {"$ref": "#/components/schemas/C"}},
        "C": {"type": "string"},
    }
    assert references(schemas, ["A", "B"]) == ["C", "B", "A"]
