"""The score sheet of one deal: what was counted, the lines, the marks (RULES.md 4.5)."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, NamedTuple, Protocol

from rebelote.cards import Reason
from rebelote.rules.actions import Level
from rebelote.rules.errors import BadTally
from rebelote.rules.ranking import Ranking, Strain
from rebelote.rules.seating import TEAMS, Team

LAST_TRICK_POINTS: Final = 10
TRICKS: Final = 8

Pair = tuple[int, int]


class Outcome(StrEnum):
    """Whether the takers made their contract, failed, or the deal is a tie."""

    MADE = "made"
    FAILED = "failed"
    TIE = "tie"


@dataclass(frozen=True, slots=True)
class Tally:
    """What the table counted when the last card fell; pairs are (team 0, team 1).

    `card_points` are without the last trick's ten. `announces` are the retained ones, `belote` the
    points of belotes made. `pending` is in marks, brought from earlier deals. `is_last` says that
    the match ends with this deal whatever happens.
    """

    strain: Strain
    taker_team: Team
    card_points: Pair
    last_trick: Team
    tricks: Pair = (4, 4)
    announces: Pair = (0, 0)
    belote: Pair = (0, 0)
    level: Level | None = None
    multiplier: int = 1
    pending: int = 0
    is_last: bool = False

    @property
    def defence(self) -> Team:
        """The team that did not take."""
        return TEAMS[1 - self.taker_team]

    @property
    def capot(self) -> Team | None:
        """The team that took all eight tricks, if one did."""
        for team in TEAMS:
            if self.tricks[team] == TRICKS:
                return team
        return None


class LineCode(StrEnum):
    """What a line of the score sheet stands for."""

    CARDS = "cards"
    LAST_TRICK = "last_trick"
    NO_TRUMP_DOUBLED = "no_trump_doubled"
    CAPOT = "capot"
    ANNOUNCES = "announces"
    BELOTE = "belote"
    CAPOT_ANNOUNCES = "capot_announces"
    CAPOT_BELOTE = "capot_belote"
    BID = "bid"
    FAILED = "failed"
    FAILED_BASE = "failed_base"
    LAST_DEAL_TIE = "last_deal_tie"
    SUSPENDED = "suspended"
    ONE_TOTAL = "one_total"
    ROUNDING = "rounding"
    COMPLEMENT = "complement"
    MULTIPLIER = "multiplier"
    PENDING_WON = "pending_won"

    @property
    def article(self) -> str:
        """The article of RULES.md that the line applies."""
        return _ARTICLES[self]


_ARTICLES = {
    LineCode.CARDS: "2",
    LineCode.LAST_TRICK: "3.5 last trick",
    LineCode.NO_TRUMP_DOUBLED: "2",
    LineCode.CAPOT: "3.5 capot / valat",
    LineCode.ANNOUNCES: "3.3",
    LineCode.BELOTE: "3.4",
    LineCode.CAPOT_ANNOUNCES: "3.5 announces of a capoted side",
    LineCode.CAPOT_BELOTE: "3.4 side without a trick",
    LineCode.BID: "3.5 made",
    LineCode.FAILED: "3.5 failed",
    LineCode.FAILED_BASE: "3.5 failed",
    LineCode.LAST_DEAL_TIE: "3.5 last deal tie",
    LineCode.SUSPENDED: "3.5 tie",
    LineCode.ONE_TOTAL: "3.5 doubled deal",
    LineCode.ROUNDING: "3.6",
    LineCode.COMPLEMENT: "3.6",
    LineCode.MULTIPLIER: "3.5 doubled deal",
    LineCode.PENDING_WON: "3.5 pend goes to",
}


class Line(NamedTuple):
    """One line of the sheet: so many points for (or, negative, from) a team, and why."""

    code: LineCode
    team: Team
    points: int


@dataclass(frozen=True, slots=True)
class Score:
    """The marks of one deal and the lines of which they are the sum.

    For each team, the points of its lines add up to `marks * unit`; `unit` is the card points one
    mark stands for (1 or 10). `totals` decided the contract. `marks` hold the pending points won.
    """

    outcome: Outcome
    totals: Pair
    marks: Pair
    pending_won: Pair
    pending: int
    unit: int
    lines: tuple[Line, ...]
    capot: Team | None = None

    @property
    def own_marks(self) -> Pair:
        """The marks before any pending points are added."""
        return self.marks[0] - self.pending_won[0], self.marks[1] - self.pending_won[1]


class Scoring(Protocol):
    """A scoring family."""

    @property
    def needs_level(self) -> bool:
        """Whether the contract must carry a level."""

    def score(self, tally: Tally) -> Score:
        """Return the score of a deal that was played to its end."""


@dataclass
class Sheet:
    """A score sheet being written: lines in points, one mark being `unit` points."""

    tally: Tally
    unit: int
    lines: list[Line] = field(default_factory=list)
    pending: int = 0
    pending_won: list[int] = field(default_factory=lambda: [0, 0])

    def add(self, code: LineCode, team: Team, points: int) -> None:
        """Write a line, unless it would say nothing."""
        if points:
            self.lines.append(Line(code, team, points))

    def move(self, code: LineCode, giver: Team, points: int) -> None:
        """Write two lines that move points to the other team."""
        self.add(code, giver, -points)
        self.add(code, TEAMS[1 - giver], points)

    def total(self, team: Team) -> int:
        """Return the points of a team's lines so far."""
        return sum(line.points for line in self.lines if line.team == team)

    @property
    def totals(self) -> Pair:
        """The points of both teams so far."""
        return self.total(TEAMS[0]), self.total(TEAMS[1])

    def count(self) -> None:
        """Write what each team brought home: cards, announces and belote."""
        for team in TEAMS:
            self.add(LineCode.CARDS, team, self.tally.card_points[team])
        for team in TEAMS:
            self.add(LineCode.ANNOUNCES, team, self.tally.announces[team])
            self.add(LineCode.BELOTE, team, self.tally.belote[team])

    def round_to(self, code: LineCode, team: Team, marks: int) -> None:
        """Write the line that brings a team's total to so many marks."""
        self.add(code, team, marks * self.unit - self.total(team))

    def suspend(self, team: Team, points: int, marks: int) -> None:
        """Take points from a team and keep them, as so many marks, for a later deal."""
        self.add(LineCode.SUSPENDED, team, -points)
        self.pending += marks

    def win_pending(self, team: Team | None) -> None:
        """Give the points in suspense to the winner of the deal; a tie leaves them."""
        if team is None:
            self.pending += self.tally.pending
            return
        self.pending_won[team] = self.tally.pending
        self.add(LineCode.PENDING_WON, team, self.tally.pending * self.unit)

    def close(self, outcome: Outcome, totals: Pair) -> Score:
        """Return the score that the lines add up to."""
        first, second = self.totals
        return Score(
            outcome=outcome,
            totals=totals,
            marks=(first // self.unit, second // self.unit),
            pending_won=(self.pending_won[0], self.pending_won[1]),
            pending=self.pending,
            unit=self.unit,
            lines=tuple(self.lines),
            capot=self.tally.capot,
        )


def check_tally(tally: Tally, ranking: Ranking, scoring: Scoring) -> None:
    """Raise `BadTally` when no deal can give these points, as typed by a person or a file."""
    pack = sum(ranking.tables[tally.strain].points)
    cards, tricks = tally.card_points, tally.tricks
    has_cards_without_trick = any(cards[team] and not tricks[team] for team in TEAMS)
    level = Reason.of("level_needed" if scoring.needs_level else "no_level_here")
    checks = (
        ("card_points", cards, min(cards) >= 0, Reason.of("not_negative")),
        ("card_points", cards, sum(cards) == pack, Reason.of("cards_count", points=pack)),
        ("tricks", tricks, min(tricks) >= 0, Reason.of("not_negative")),
        ("tricks", tricks, sum(tricks) == TRICKS, Reason.of("tricks_played", tricks=TRICKS)),
        ("tricks", tricks, not has_cards_without_trick, Reason.of("points_need_tricks")),
        ("last_trick", tally.last_trick, tricks[tally.last_trick] > 0, Reason.of("no_trick_taken")),
        (
            "announces",
            tally.announces,
            _are_steps(tally.announces, 10),
            Reason.of("steps_of", points=10),
        ),
        ("belote", tally.belote, _are_steps(tally.belote, 20), Reason.of("steps_of", points=20)),
        ("pending", tally.pending, tally.pending >= 0, Reason.of("not_negative")),
        ("bid", tally.level, (tally.level is not None) is scoring.needs_level, level),
    )
    for name, value, is_right, because in checks:
        if not is_right:
            raise BadTally(field=name, value=value, because=because)


def _are_steps(points: Pair, step: int) -> bool:
    return all(one >= 0 and one % step == 0 for one in points)
