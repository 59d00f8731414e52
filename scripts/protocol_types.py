"""Writes the server's interface down: for the browser client as OpenAPI, for people as a page.

`python -m scripts.protocol_types` writes them, `--check` only says whether they are up to date. One
OpenAPI document holds the HTTP part and, among its schemas, the frames of the socket; the client's
types, of the frames and of the answers, are made from it. The page of the frames is made from the
structs' docstrings, and what a first game starts with from the settings of the command.
"""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, get_args

import msgspec

from rebelote.cli import settings
from rebelote.server import protocol
from rebelote.server.app import create_app
from rebelote.server.house import House
from rebelote.server.levels import LEVELS
from rebelote.server.models import Asked
from rebelote.server.rooms import frames
from rebelote.server.settings import Settings
from rebelote.server.thinking import Thinkers
from rebelote.storage import Database
from scripts.typescript import declarations, references

ROOT = Path(__file__).parents[1]
INTERFACE = ROOT / "ui/src/net/openapi.json"
FRAMES = ROOT / "ui/src/net/protocol.ts"
ANSWERS = ROOT / "ui/src/net/answers.ts"
START = ROOT / "ui/src/net/start.ts"
PAGE = ROOT / "docs/reference/protocol.md"

SCRIPT_HEAD = "/** {what} Written by `python -m scripts.protocol_types`: do not edit. */\n"

HEAD = """# The socket of a table

<!-- Written by `python -m scripts.protocol_types` from `rebelote.server.protocol`. -->

A page opens a WebSocket at `/api/tables/{id}/socket`, with the cookie `rebelote_guest` that
`GET /api/me` gave it, and says `hello`. The server answers with an `update`; from then on each
side sends what is below: one JSON object a message, whose `type` is the word in the heading.

- A command has an `id` made by the page, which keeps it until it is accepted and sends it again
  after a reconnect: a command that is known is answered with its number and not carried out twice.
- `seq` is that of the view acted upon. Upon another position a command is refused (`Stale`).
- What changes the table is on the disk before `accepted` is sent, and `accepted` comes before the
  `update` that shows it. Every socket of the table gets that `update`, each in its language.
- Whatever cannot be read, is too large (2,048 bytes), too fast (20 a second) or against the rules
  is `refused` by name; the socket stays open and the position is sent again, except after messages
  that come too fast.
- At a table of people a `room` stands beside every `update`, and comes alone when something changes
  that is no event: who is connected, who waits for the next deal, a phase of the clock. A guest
  without a seat looks on. What people ask for among themselves has no `seq`, since it is about no
  position.
- The server closes with 1012 when it stops or drops the table: come back and say `hello`. With
  4404 there is no such table for this guest, with 1008 the page has read nothing for too long.

Everything else goes over HTTP, which describes itself at `/openapi.json`: guests, rules, opening
and listing tables, records, reviews, the score keeper, lessons. A refusal there is
`{"code", "text"}` with a status of 400 or more.

Cards, calls, declarations and rulesets are printed as in the [notation](notation.md); seats count
0 to 3 in order of play, teams are `seat % 2`.
"""


def document() -> dict[str, Any]:
    """Return the OpenAPI document of the HTTP part with the frames among its schemas."""
    with TemporaryDirectory() as folder:
        house = House(Database(Path(folder) / "games"), Thinkers(1))
        found = create_app(house, Settings()).openapi()
        house.close()
    # It changes with every release, and the interface does not.
    found["info"]["version"] = "1"
    (frame, reply), structs = msgspec.json.schema_components(
        (protocol.Frame, protocol.Reply), ref_template="#/components/schemas/{name}"
    )
    schemas = found["components"]["schemas"]
    schemas |= {"Frame": frame, "Reply": reply} | structs
    asked = {kind.__name__ for kind in (*get_args(protocol.Frame), *Asked.__subclasses__())}
    for name, schema in schemas.items():
        if name not in asked and "properties" in schema:
            # What the server sends is always whole.
            schema["required"] = list(schema["properties"])
    return found


def page() -> str:
    """Return the page of the frames."""
    parts = [HEAD]
    for title, union in (
        ("From the page to the server", protocol.Frame),
        ("From the server to the page", protocol.Reply),
    ):
        parts.append(f"## {title}\n")
        parts += [_section(kind) for kind in get_args(union)]
    framed = {*get_args(protocol.Frame), *get_args(protocol.Reply)}
    parts.append("## What stands in them\n")
    parts += [_section(kind) for kind in _structs() if kind not in framed]
    return "\n".join(parts)


def _structs() -> Iterator[type[msgspec.Struct]]:
    for module in (protocol, frames):
        for one in vars(module).values():
            is_struct = inspect.isclass(one) and issubclass(one, msgspec.Struct)
            if is_struct and one.__module__ == module.__name__:
                yield one


def _section(kind: type[msgspec.Struct]) -> str:
    config = kind.__struct_config__
    title = f"`{config.tag}`" if config.tag is not None else kind.__name__
    rows = ["| field | type | default |", "| --- | --- | --- |"]
    for one in msgspec.structs.fields(kind):
        default = ""
        if one.default is not msgspec.NODEFAULT:
            default = f"`{json.dumps(one.default)}`"
        elif one.default_factory is not msgspec.NODEFAULT:
            default = f"`{json.dumps(one.default_factory())}`"
        rows.append(f"| `{one.encode_name}` | {_type(one.type)} | {default} |")
    text = inspect.getdoc(kind) or ""
    return f"### {title}\n\n{text}\n\n" + "\n".join(rows) + "\n"


def _type(kind: Any) -> str:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    arguments = get_args(kind)
    if not arguments:
        return "null" if kind is type(None) else str(kind.__name__)
    name = getattr(kind, "__name__", "")
    if name == "Literal":
        return ", ".join(f"`{one}`" for one in arguments)
    if name in ("list", "tuple"):
        inner = [_type(one) for one in arguments]
        return f"list of {inner[0]}" if name == "list" else f"[{', '.join(inner)}]"
    if hasattr(kind, "__metadata__"):
        return _type(arguments[0])
    return " or ".join(_type(one) for one in arguments)


def frames_module(schemas: dict[str, Any]) -> str:
    """Return the TypeScript module of the frames, with the names that the client has for them."""
    names = [kind.__name__ for kind in _structs()]
    commands = [kind.__name__ for kind in get_args(protocol.Frame) if kind is not protocol.Hello]
    named = ("SeatKind", "Stage", "ClockPhase", "Deed", "NoticeKind")
    aliases = {
        "Pair": "readonly [number, number]",
        "Phase": _union(protocol.Phase),
        "Pace": _union(protocol.Pace),
        **{name: _union(getattr(frames, name)) for name in named},
        "Command": " | ".join(commands),
        "Frame": "Hello | Command",
        "Reply": " | ".join(kind.__name__ for kind in get_args(protocol.Reply)),
    }
    head = SCRIPT_HEAD.format(what="What goes over the socket of a table, both ways.")
    types = [f"export type {name} = {text};\n" for name, text in aliases.items()]
    return "\n".join([head, *types, declarations(schemas, names)])


def answers_module(found: dict[str, Any]) -> str:
    """Return the TypeScript module of everything that HTTP asks and answers."""
    schemas = found["components"]["schemas"]
    framed = {kind.__name__ for kind in _structs()} | {"Frame", "Reply"}
    # FastAPI describes an answer of its own that this server never gives.
    unused = {"HTTPValidationError", "ValidationError"}
    names = references(schemas, sorted(set(schemas) - framed - unused))
    head = SCRIPT_HEAD.format(what="What the server is asked, and what it answers, over HTTP.")
    return "\n".join([head, declarations(schemas, names)])


def start_module() -> str:
    """Return the TypeScript module of what the first games start with."""
    levels = ", ".join(f"'{level}'" for level in LEVELS)
    return "\n".join(
        [
            SCRIPT_HEAD.format(what="What the first games start with."),
            "/** From the weakest computer players to the strongest. */",
            f"export const LEVELS = [{levels}] as const;",
            f"export const FIRST_VARIANT = '{settings.SOLO_VARIANT}';",
            f"export const FIRST_PEOPLE_VARIANT = '{settings.PEOPLE_VARIANT}';",
            f"export const FIRST_LEVEL = '{settings.LEVEL}';\n",
        ]
    )


def _union(kind: Any) -> str:
    return " | ".join(f"'{one}'" for one in get_args(kind))


def written() -> dict[Path, str]:
    """Return the files with their texts."""
    found = document()
    text = json.dumps(found, indent=1, ensure_ascii=False, sort_keys=True) + "\n"
    return {
        INTERFACE: text,
        FRAMES: frames_module(found["components"]["schemas"]),
        ANSWERS: answers_module(found),
        START: start_module(),
        PAGE: page(),
    }


def main(arguments: list[str]) -> int:
    """Write the files, or compare them; return 1 where one is stale."""
    files = written()
    if "--check" in arguments:
        stale = [path for path, text in files.items() if path.read_text("utf-8") != text]
        for path in stale:
            print(f"{path.relative_to(ROOT)}: stale; run python -m scripts.protocol_types")
        return int(bool(stale))
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
