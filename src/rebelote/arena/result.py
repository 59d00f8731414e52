"""What a duel showed: means of paired differences, with what chance alone may have added."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from rebelote.arena.pair import Block, Clock, Effort, Game, Pair, Terms

# A lead of so many standard errors is no luck.
CLEAR = 5.0


class Figure(NamedTuple):
    """A mean with its standard error, which is infinite where a single pair was played."""

    mean: float
    standard_error: float

    @property
    def ratio(self) -> float:
        """How many standard errors the mean is away from 0; 0 where both are 0."""
        if self.standard_error:
            return self.mean / self.standard_error
        return math.copysign(math.inf, self.mean) if self.mean else 0.0

    @classmethod
    def of(cls, values: Iterable[float]) -> Figure:
        """Return the figure of independent values, at least one."""
        given = list(values)
        mean = math.fsum(given) / len(given)
        if len(given) == 1:
            return cls(mean, math.inf)
        variance = math.fsum((value - mean) ** 2 for value in given) / (len(given) - 1)
        return cls(mean, math.sqrt(variance / len(given)))


@dataclass(frozen=True, slots=True)
class DuelResult:
    """The pairs of a duel by number, and the figures that follow from them.

    Every figure is the first player's less the second's, a game; its standard error is that of
    paired differences: the mean of the two games of a pair counts as one value.
    """

    terms: Terms
    pairs: tuple[Pair, ...]
    first: Effort
    second: Effort

    @classmethod
    def of(cls, terms: Terms, blocks: Iterable[Block], most: int | None = None) -> DuelResult:
        """Return the result of these blocks, in whatever order they came.

        Of pairs numbered from `most` on only the time they took is counted.
        """
        pairs: list[Pair] = []
        first = second = Effort()
        for block in blocks:
            pairs += block.pairs
            first, second = first.plus(block.first), second.plus(block.second)
        counted = (pair for pair in pairs if most is None or pair.number < most)
        return cls(terms, tuple(sorted(counted)), first, second)

    @property
    def margins(self) -> tuple[float, ...]:
        """The marks a game by which the first player was ahead in each pair."""
        return tuple((a.marks + b.marks) / 2 for a, b in self._games)

    @property
    def marks(self) -> Figure:
        """Marks a game."""
        return Figure.of(self.margins)

    @property
    def points(self) -> Figure:
        """Card points a game, the last trick's ten included."""
        return Figure.of((a.points + b.points) / 2 for a, b in self._games)

    @property
    def win_rate(self) -> Figure:
        """The share of games won, a draw counting one half; even players have 0.5."""
        return Figure.of((2 + a.wins + b.wins) / 4 for a, b in self._games)

    @property
    def mean(self) -> float:
        """Marks a game."""
        return self.marks.mean

    @property
    def standard_error(self) -> float:
        """The standard error of the marks a game."""
        return self.marks.standard_error

    @property
    def ratio(self) -> float:
        """How many standard errors of marks the first player is ahead."""
        return self.marks.ratio

    @property
    def is_clear(self) -> bool:
        """Whether the first player is ahead by more than five standard errors."""
        return self.ratio > CLEAR

    @property
    def is_exactly_even(self) -> bool:
        """Whether each pair ended level, as those of a player against itself must."""
        return not any(any(map(sum, zip(*games, strict=True))) for games in self._games)

    @property
    def won(self) -> int:
        """Pairs in which the first player was ahead in marks."""
        return sum(margin > 0 for margin in self.margins)

    @property
    def lost(self) -> int:
        """Pairs in which the second player was ahead in marks."""
        return sum(margin < 0 for margin in self.margins)

    @property
    def drawn(self) -> int:
        """Pairs in which nobody was ahead in marks."""
        return len(self.pairs) - self.won - self.lost

    @property
    def faults(self) -> int:
        """How often a player had to be replaced by a safe action."""
        return self.first.faults + self.second.faults

    @property
    def cut(self) -> int:
        """How many searches were cut short by a time limit of their own."""
        return self.first.cut + self.second.cut

    @property
    def _games(self) -> Iterable[tuple[Game, Game]]:
        return (pair.games for pair in self.pairs)

    def as_json(self) -> dict[str, Any]:
        """Return the result for a program to read; what is not finite is None."""
        terms = self.terms
        return {
            "first": str(terms.first),
            "second": str(terms.second),
            "ruleset": terms.ruleset,
            "seed": terms.seed,
            "games": "matches" if terms.are_matches else "deals",
            "pairs": len(self.pairs),
            "marks": _figure_as_json(self.marks),
            "points": _figure_as_json(self.points),
            "win_rate": _figure_as_json(self.win_rate),
            "won": self.won,
            "lost": self.lost,
            "drawn": self.drawn,
            "faults": self.faults,
            "cut": self.cut,
            "effort": {
                "first": _effort_as_json(self.first),
                "second": _effort_as_json(self.second),
            },
            "margins": list(self.margins),
        }


def _figure_as_json(figure: Figure) -> dict[str, float | None]:
    error = figure.standard_error
    return {"mean": figure.mean, "standard_error": error if math.isfinite(error) else None}


def _effort_as_json(effort: Effort) -> dict[str, Any]:
    return {
        "calls": _clock_as_json(effort.calls),
        "cards": _clock_as_json(effort.cards),
        "faults": effort.faults,
        "cut": effort.cut,
    }


def _clock_as_json(clock: Clock) -> dict[str, float]:
    """Return decisions with their processor time in milliseconds, on average and at worst."""
    return {
        "decisions": clock.decisions,
        "mean_ms": round(mean_ms(clock), 4),
        "slowest_ms": round(clock.slowest * 1000, 4),
    }


def mean_ms(clock: Clock) -> float:
    """Return the processor time of a decision in milliseconds, 0 where there was none."""
    return clock.seconds / clock.decisions * 1000 if clock.decisions else 0.0
