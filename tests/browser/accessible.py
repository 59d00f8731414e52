"""What axe-core finds wrong with a page in each of the colours it can have."""

import json
from pathlib import Path
from typing import Any, NamedTuple

AXE = Path(__file__).parents[2] / "ui" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """(tags) => axe.run({
    resultTypes: ["violations"],
    ...(tags === null ? {} : { runOnly: { type: "tag", values: tags } }),
}).then((found) => found.violations)"""
DRESS = "(colours) => Object.assign(document.documentElement.dataset, colours)"


class Colours(NamedTuple):
    """The preferences that change colours, by the names of their values."""

    theme: str
    suits: str
    felt: str


# Both themes with two colours of suits and four, of both kinds; the felts take turns.
EVERY = tuple(
    Colours(theme, suits, ("green", "blue", "wine")[(row + column) % 3])
    for row, theme in enumerate(("light", "dark"))
    for column, suits in enumerate(("2", "4", "4-orange"))
)


def violations(page: Any, colours: Colours, tags: list[str] | None = None) -> list[str]:
    """Return what axe-core objects to on the page in these colours, each with its first element.

    With tags, only rules that have one of them are tried.
    """
    # Evaluated, not added as an element: the pages forbid scripts that are not theirs.
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    page.evaluate(DRESS, colours._asdict())
    return [
        f"{one['id']}: {one['help']}: {json.dumps(one['nodes'][0]['target'])}"
        for one in page.evaluate(RUN, tags)
    ]
