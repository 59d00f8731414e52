"""What a benchmark reports: rows with what was demanded of them, and data to plot.

benchmarks/README.md describes the JSON object that ends the output of every benchmark.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

Better = Literal["more", "less"]
Kind = Literal["bars", "line", "points"]
Verdict = Literal["not measured", "no demand", "MISSED", "met", "moonshot"]


@dataclass(frozen=True, slots=True)
class Row:
    """One figure: what was measured, in which unit, and what was demanded of it.

    `measured` is None where it could not be measured here, a rival not being installed. `better`
    tells which way is good. `note` gives what the number rests on: sizes, means and their errors.
    """

    what: str
    measured: float | None
    unit: str
    must: float | None = None
    moonshot: float | None = None
    better: Better = "more"
    note: str = ""

    @property
    def verdict(self) -> Verdict:
        """What came of the demands."""
        if self.measured is None:
            return "not measured"
        if self.moonshot is not None and self._reaches(self.measured, self.moonshot):
            return "moonshot"
        if self.must is None:
            return "no demand"
        return "met" if self._reaches(self.measured, self.must) else "MISSED"

    @property
    def is_passed(self) -> bool:
        """Whether the figure reaches what it must; one that was not measured does not."""
        return self.must is None or self.verdict not in ("not measured", "MISSED")

    def _reaches(self, measured: float, demand: float) -> bool:
        return measured >= demand if self.better == "more" else measured <= demand


@dataclass(frozen=True, slots=True)
class Series:
    """One line, or one set of bars, of a plot; `error` draws that much above and below."""

    name: str
    x: Sequence[float | str]
    y: Sequence[float]
    error: Sequence[float] = ()


@dataclass(frozen=True, slots=True)
class Plot:
    """Data for one picture. `name` is a file's name; `level` draws a line at what must be."""

    name: str
    title: str
    kind: Kind
    x: str
    y: str
    series: Sequence[Series]
    level: float | None = None
    is_log: bool = False


@dataclass(frozen=True, slots=True)
class Report:
    """All that one benchmark found; `figure` says it in a sentence, `about` under what terms."""

    figure: str
    rows: Sequence[Row]
    plots: Sequence[Plot] = field(default=())
    about: str = ""

    @property
    def passed(self) -> bool:
        """Whether every row reaches what it must."""
        return all(row.is_passed for row in self.rows)

    def as_json(self) -> dict[str, Any]:
        """Return the object of benchmarks/README.md."""
        return {
            "figure": self.figure,
            "about": self.about,
            "passed": self.passed,
            "rows": [_rounded(asdict(row)) for row in self.rows],
            "plots": [asdict(plot) for plot in self.plots],
        }

    def publish(self, *, is_json: bool) -> int:
        """Print the table, and the JSON line if asked; return the exit code of the benchmark."""
        print(table_of(self.rows))
        if is_json:
            print(json.dumps(self.as_json()))
        return 0 if self.passed else 1


def _rounded(row: dict[str, Any]) -> dict[str, Any]:
    """Return a row with no more digits than a measurement is worth."""
    measured = row["measured"]
    return row if measured is None else row | {"measured": float(f"{measured:.5g}")}


def read(found: Mapping[str, Any]) -> Report:
    """Return the report that a JSON object holds; raises `ValueError` where it does not fit."""
    try:
        rows = [Row(**row) for row in found["rows"]]
        plots = [
            Plot(**{**plot, "series": [Series(**one) for one in plot["series"]]})
            for plot in found.get("plots", ())
        ]
        return Report(found["figure"], rows, plots, found.get("about", ""))
    except (KeyError, TypeError) as error:
        raise ValueError(f"not a benchmark's report: {error}") from error


def number(value: float | None) -> str:
    """Return a number as people read it: three figures that count, thousands apart."""
    if value is None:
        return "-"
    return f"{value:,.0f}" if abs(value) >= 100 or value == int(value) else f"{value:.3g}"


def table_of(rows: Sequence[Row]) -> str:
    """Return the rows as aligned text."""
    lines = [("what", "measured", "unit", "must", "moonshot", "")]
    for row in rows:
        demands = (number(row.must), number(row.moonshot))
        lines.append((row.what, number(row.measured), row.unit, *demands, row.verdict))
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if at in (1, 3, 4) else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )
