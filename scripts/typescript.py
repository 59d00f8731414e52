"""TypeScript types from the schemas of an OpenAPI document, one interface for each object."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

Schema = Mapping[str, Any]

_NAMED: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
_REFERENCE: Final = "#/components/schemas/"
_WIDTH: Final = 100


def declarations(schemas: Mapping[str, Schema], names: Iterable[str]) -> str:
    """Return the declarations of these schemas, in this order."""
    return "\n".join(_declaration(name, schemas[name]) for name in names)


def references(schemas: Mapping[str, Schema], names: Iterable[str]) -> list[str]:
    """Return these schemas and all that they lead to, each after what stands in it."""
    found: list[str] = []

    def visit(name: str) -> None:
        if name in found:
            return
        for inner in _names_in(schemas[name]):
            visit(inner)
        found.append(name)

    for name in names:
        visit(name)
    return found


def _names_in(schema: Any) -> list[str]:
    if isinstance(schema, Mapping):
        own = schema.get("$ref")
        inner = [name for value in schema.values() for name in _names_in(value)]
        return inner + ([own.removeprefix(_REFERENCE)] if isinstance(own, str) else [])
    if isinstance(schema, list):
        return [name for value in schema for name in _names_in(value)]
    return []


def _declaration(name: str, schema: Schema) -> str:
    head = _comment(schema.get("description", ""))
    if "properties" not in schema:
        return f"{head}export type {name} = {_type(schema)};\n"
    needed = schema.get("required", ())
    lines = [f"{head}export interface {name} {{"]
    for field, kind in schema["properties"].items():
        mark = "" if field in needed else "?"
        lines.append(f"  readonly {field}{mark}: {_type(kind)};")
    return "\n".join([*lines, "}", ""])


def _comment(text: str) -> str:
    """Return a description as a comment, its paragraphs kept."""
    lines = text.strip().splitlines()
    if not lines:
        return ""
    if len(lines) == 1 and len(lines[0]) <= _WIDTH:
        return f"/** {lines[0]} */\n"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */", ""])


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(_REFERENCE)
    if "const" in schema:
        return _literal(schema["const"])
    if "enum" in schema:
        return " | ".join(map(_literal, schema["enum"]))
    parts = schema.get("anyOf") or schema.get("oneOf")
    if parts:
        return " | ".join(dict.fromkeys(map(_type, parts)))
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(_NAMED[one] for one in kind)
    if kind == "array":
        return _array(schema)
    if kind == "object":
        inner = schema.get("additionalProperties", True)
        of = _type(inner) if isinstance(inner, Mapping) else "unknown"
        return f"Readonly<Record<string, {of}>>"
    return _NAMED.get(str(kind), "unknown")


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"readonly [{', '.join(map(_type, schema['prefixItems']))}]"
    items = schema.get("items", True)
    inner = _type(items) if isinstance(items, Mapping) else "unknown"
    if " | " in inner or inner.startswith("readonly"):
        inner = f"({inner})"
    return f"readonly {inner}[]"


def _literal(value: object) -> str:
    return json.dumps(value, ensure_ascii=False).replace('"', "'")
