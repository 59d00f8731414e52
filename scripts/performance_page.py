"""The page of the performance figures, and its pictures, made from the files of what was measured.

Nothing here measures or remembers anything: the same files give the same page and, with the same
version of matplotlib, the same pictures to the byte. A picture carries the digest of its data, by
which a test sees that it is the picture of these.
"""

import hashlib
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from benchmarks.report import Plot, Row, number, read

MARKS = {"met": "yes", "moonshot": "yes, and the moonshot", "MISSED": "**no**"}
NOT_MEASURED = "**not measured**"
HEAD = """# Performance

Made by `make figures` from the files in `docs/reference/performance`, one for each benchmark, and
by nothing else. Times are processor time of one core unless a row says otherwise; a rival ran in
the same process, turn by turn. `benchmarks/README.md` tells how to measure them again. A figure
that was missed is marked as such and stays on the page."""


def page_of(measured: Sequence[dict[str, Any]]) -> str:
    """Return the page for these figures, in this order."""
    sections = [HEAD, _summary(measured), *map(_section, measured)]
    return "\n\n".join(sections) + "\n"


def _summary(measured: Sequence[dict[str, Any]]) -> str:
    """Return the table of all figures: how many rows reach what they must."""
    lines = [
        "| figures | what must be | reached | moonshots | reached |",
        "| --- | --- | --- | --- | --- |",
    ]
    for figure in measured:
        rows = read(figure).rows
        verdicts = Counter(row.verdict for row in rows)
        must = sum(row.must is not None for row in rows)
        missed = sum(row.must is not None and not row.is_passed for row in rows)
        moonshots = sum(row.moonshot is not None for row in rows)
        lines.append(
            f"| {figure['title']} | {must} | {must - missed} | {moonshots} "
            f"| {verdicts['moonshot']} |"
        )
    return "\n".join(lines)


def _section(figure: dict[str, Any]) -> str:
    """Return what is told of one benchmark."""
    report = read(figure)
    load = ", ".join(map(str, figure["load"]))
    around = (
        f"`{figure['command']}`, {figure['date']}, commit {figure['commit']}, "
        f"Python {figure['python']}, {figure['processors']} processors ({figure['processor']}), "
        f"load averages {load} at the start, {number(figure['seconds'])} s."
    )
    about = [report.about] if report.about else []
    parts = [f"## {figure['title']}", *about, around, _table(report.rows)]
    folder = "performance"
    parts += [f"![{plot.title}]({folder}/{plot.name}.svg)" for plot in report.plots]
    parts += [str(figure["remarks"])] if figure.get("remarks") else []
    return "\n\n".join(parts)


def _table(rows: Sequence[Row]) -> str:
    """Return the rows as a table."""
    lines = [
        "| what | measured | must | moonshot | reached | rests on |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for row in rows:
        sign = {"more": "≥", "less": "≤"}[row.better]
        demands = [
            "" if demand is None else f"{sign} {number(demand)}"
            for demand in (row.must, row.moonshot)
        ]
        measured = "not measured" if row.measured is None else f"{number(row.measured)} {row.unit}"
        mark = MARKS.get(row.verdict, "")
        if row.verdict == "not measured" and row.must is not None:
            mark = NOT_MEASURED
        if row.verdict == "no demand" and row.moonshot is not None:
            mark = "not the moonshot"
        cells = (row.what, measured, *demands, mark, row.note)
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def digest_of(plot: Plot) -> str:
    """Return what tells the data of a picture from any other."""
    return hashlib.sha256(json.dumps(asdict(plot), sort_keys=True).encode()).hexdigest()


def load(folder: Path, order: Sequence[str]) -> list[dict[str, Any]]:
    """Return the figures that were measured, in the order of their names in `order`."""
    names = [name for name in order if (folder / f"{name}.json").exists()]
    return [json.loads((folder / f"{name}.json").read_text(encoding="utf-8")) for name in names]


def write_page(folder: Path, order: Sequence[str]) -> None:
    """Write the page beside the folder of the files, and the pictures into it."""
    measured = load(folder, order)
    folder.with_suffix(".md").write_text(page_of(measured), encoding="utf-8")
    plots = [plot for figure in measured for plot in read(figure).plots]
    for path in folder.glob("*.svg"):
        if path.stem not in {plot.name for plot in plots}:
            path.unlink()
    for plot in plots:
        path = folder / f"{plot.name}.svg"
        if not path.exists() or digest_of(plot) not in path.read_text(encoding="utf-8"):
            draw(plot, path)


def draw(plot: Plot, path: Path) -> None:
    """Draw a picture; needs matplotlib, of the extra `plots`."""
    import matplotlib as mpl

    # Words stay words, and names inside the file are drawn from the data, not from chance.
    mpl.use("svg")
    mpl.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": plot.name, "font.size": 9})
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7.5, 1.2 + _height(plot)), layout="constrained")
    if plot.kind == "bars":
        _draw_bars(plot, axes)
    else:
        style = "o-" if plot.kind == "line" else "o"
        for one in plot.series:
            axes.errorbar(one.x, one.y, yerr=one.error or None, fmt=style, label=one.name, ms=4)
        axes.set(xlabel=plot.x, ylabel=plot.y, yscale="log" if plot.is_log else "linear")
        if plot.level is not None:
            axes.axhline(plot.level, color="0.4", lw=0.8, ls="--")
    axes.set_title(plot.title, fontsize=10)
    axes.grid(alpha=0.25)
    axes.set_axisbelow(True)
    if len(plot.series) > 1:
        axes.legend(frameon=False)
    about = {"Date": None, "Creator": None, "Description": digest_of(plot)}
    figure.savefig(path, format="svg", metadata=about)
    pyplot.close(figure)


def _height(plot: Plot) -> float:
    """Return the height of a picture's axes in inches."""
    if plot.kind != "bars":
        return 3.0
    return 0.3 * max(len(one.x) for one in plot.series) * (0.6 + 0.4 * len(plot.series))


def _draw_bars(plot: Plot, axes: Any) -> None:
    """Draw bars that lie down, so that their names can be read."""
    names = list(dict.fromkeys(str(x) for one in plot.series for x in one.x))
    thick = 0.8 / len(plot.series)
    for at, one in enumerate(plot.series):
        places = [names.index(str(x)) + (at - (len(plot.series) - 1) / 2) * thick for x in one.x]
        axes.barh(places, one.y, thick, xerr=one.error or None, label=one.name, capsize=2)
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()
    axes.set(xlabel=plot.y, ylabel=plot.x, xscale="log" if plot.is_log else "linear")
    if plot.level is not None:
        axes.axvline(plot.level, color="0.4", lw=0.8, ls="--")


def unlike(folder: Path, order: Sequence[str]) -> list[str]:
    """Return what is not as the files would make it: the page, pictures, files of no figure."""
    measured = load(folder, order)
    wrong = [path.name for path in folder.glob("*.json") if path.stem not in order]
    if folder.with_suffix(".md").read_text(encoding="utf-8") != page_of(measured):
        wrong.append("the page")
    plots = {plot.name: plot for figure in measured for plot in read(figure).plots}
    for name, plot in plots.items():
        path = folder / f"{name}.svg"
        if not path.exists() or digest_of(plot) not in path.read_text(encoding="utf-8"):
            wrong.append(path.name)
    return wrong + [path.name for path in folder.glob("*.svg") if path.stem not in plots]
