"""Write the interface of the server for the browser client: `python -m scripts.protocol_types`.

One OpenAPI document holds the HTTP part and the frames of the socket; the client's build makes
TypeScript types of it. `--check` only says whether the file is up to date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from rebelote.server.protocol import Frame, Reply

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "ui/src/net/openapi.json"


def interface() -> dict[str, Any]:
    """Return the OpenAPI document with the frames among its schemas."""
    document: dict[str, Any] = {
        "openapi": "3.1.0",
        "info": {"title": "Rebelote", "version": "1"},
        "paths": {},
        "components": {"schemas": {}},
    }
    (frame, reply), frames = msgspec.json.schema_components(
        (Frame, Reply), ref_template="#/components/schemas/{name}"
    )
    document["components"]["schemas"] |= {"Frame": frame, "Reply": reply} | frames
    return document


def printed() -> str:
    """Return the document as it stands in the file."""
    return json.dumps(interface(), indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def main(arguments: list[str]) -> int:
    """Write the file, or compare it; return 1 where it is stale."""
    text = printed()
    if "--check" in arguments:
        return int(TARGET.read_text(encoding="utf-8") != text)
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
