"""A duel drawn: how the mean settled as pairs were played, and how the pairs are spread."""

from __future__ import annotations

import math
from collections.abc import Sequence
from io import BytesIO
from typing import TYPE_CHECKING, NamedTuple

from rebelote.arena.result import DuelResult
from rebelote.extras import needed

if TYPE_CHECKING:
    from matplotlib.axes import Axes

FORMATS = ("svg", "png", "pdf")

# Two standard errors to both sides hold about 95 % of what chance does to a mean.
BAND = 2.0

_INK, _PAPER_LINE, _ACCENT = "#1f4e79", "#777777", "#b8862b"


class Labels(NamedTuple):
    """The texts of the plot."""

    title: str
    pairs: str = "pairs played"
    mean: str = "mean, marks a game"
    band: str = "± 2 standard errors"
    margin: str = "marks a game, by pair"
    number: str = "number of pairs"


class Point(NamedTuple):
    """The mean of the first `pairs` pairs, with its standard error."""

    pairs: int
    mean: float
    standard_error: float


def running(margins: Sequence[float]) -> list[Point]:
    """Return the mean after each pair from the second on, with its standard error."""
    points = []
    mean = squares = 0.0
    for count, margin in enumerate(margins, start=1):
        # Welford's way: the squares of what deviates, without large numbers that cancel.
        deviation = margin - mean
        mean += deviation / count
        squares += deviation * (margin - mean)
        if count > 1:
            points.append(Point(count, mean, math.sqrt(squares / (count - 1) / count)))
    return points


def check_drawable() -> None:
    """Raise `MissingExtra` where matplotlib is missing: better before a long duel than after."""
    needed("matplotlib", "plots")


def draw(result: DuelResult, form: str = "svg", labels: Labels | None = None) -> bytes:
    """Return the plot of a duel as a file of one of `FORMATS`; raises `MissingExtra`.

    The same result gives the same bytes.
    """
    check_drawable()
    import matplotlib as mpl
    from matplotlib.figure import Figure

    terms = result.terms
    labels = labels or Labels(f"{terms.first} – {terms.second}, {terms.ruleset}")
    with mpl.rc_context({"svg.hashsalt": "rebelote", "font.size": 9}):
        sheet = Figure(figsize=(9, 3.6), layout="constrained")
        sheet.suptitle(labels.title)
        left, right = sheet.subplots(1, 2, width_ratios=(3, 2))
        _draw_running(left, result, labels)
        _draw_spread(right, result, labels)
        file = BytesIO()
        # The date of its making would make every file another one.
        dateless = {"svg": {"Date": None}, "pdf": {"CreationDate": None}, "png": {}}
        sheet.savefig(file, format=form, dpi=150, metadata=dateless[form])
    return file.getvalue()


def _draw_running(axes: Axes, result: DuelResult, labels: Labels) -> None:
    """Draw the running mean in its band, and the line of equal players."""
    points = running(result.margins)
    counts = [point.pairs for point in points]
    means = [point.mean for point in points]
    low = [point.mean - BAND * point.standard_error for point in points]
    high = [point.mean + BAND * point.standard_error for point in points]
    axes.axhline(0, color=_PAPER_LINE, linewidth=0.8)
    axes.fill_between(counts, low, high, color=_INK, alpha=0.2, linewidth=0, label=labels.band)
    axes.plot(counts, means, color=_INK, linewidth=1.5)
    axes.set_xlabel(labels.pairs)
    axes.set_ylabel(labels.mean)
    axes.legend(frameon=False)


def _draw_spread(axes: Axes, result: DuelResult, labels: Labels) -> None:
    """Draw how many pairs ended with which margin, and their mean."""
    axes.hist(result.margins, bins="auto", color=_INK, alpha=0.7)
    axes.axvline(0, color=_PAPER_LINE, linewidth=0.8)
    axes.axvline(result.mean, color=_ACCENT, linewidth=1.5)
    axes.set_xlabel(labels.margin)
    axes.set_ylabel(labels.number)
