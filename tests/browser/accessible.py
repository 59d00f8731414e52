"""What axe-core finds wrong with a page in each of the colours it can have."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

AXE = Path(__file__).parents[2] / "ui" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """(rules) => axe.run({
    resultTypes: ["violations"],
    ...(rules === null ? {} : { runOnly: { type: "rule", values: rules } }),
}).then((found) => found.violations)"""
# The rules that colours alone can break.
OF_COLOUR = ("color-contrast", "link-in-text-block")
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


def violations(page: Any, colours: Colours, rules: Sequence[str] | None = None) -> list[str]:
    """Return what axe-core objects to on the page in these colours, each with its first element.

    Without a list of rules, all that are usual are tried.
    """
    # Evaluated, not added as an element: the pages forbid scripts that are not theirs.
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    page.evaluate(DRESS, colours._asdict())
    return [
        f"{one['id']}: {one['help']}: {json.dumps(one['nodes'][0]['target'])}"
        for one in page.evaluate(RUN, rules)
    ]
