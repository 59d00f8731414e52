"""What `rebelote bench` measures: how fast this machine plays, in processor time of one core.

Everything is drawn from fixed seeds, so that two machines do the same work; how much of it fits in
the time allowed is what differs.
"""

from __future__ import annotations

import platform
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from itertools import count, cycle
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final, NamedTuple

from rebelote import __version__, solver
from rebelote.bots import Bot, bots, create, play_deal
from rebelote.cards import CARDS, CardSet
from rebelote.engine import Deal, Event, View
from rebelote.rules import SEATS, Action, Strain
from rebelote.rules.registry import rulesets
from rebelote.solver import Batch, Position
from rebelote.solver.errors import LimitReached

POSITIONS: Final = 70
OTHERS: Final = "rules"


class Budget(NamedTuple):
    """Seconds of processor time for each measure, that of a computer player for each of them."""

    engine: float
    first_lead: float
    three_tricks: float
    playouts: float
    bot: float


USUAL = Budget(3.0, 3.0, 1.5, 1.0, 2.0)
QUICK = Budget(0.8, 0.8, 0.4, 0.3, 0.4)


@dataclass(frozen=True)
class Speed:
    """So many pieces of work in so much processor time; `nodes` where positions were searched."""

    number: int
    seconds: float
    nodes: int | None = None

    @property
    def per_second(self) -> float:
        """The pieces of work a second."""
        return self.number / self.seconds if self.seconds else 0.0


@dataclass(frozen=True)
class Pace:
    """The processor time of a computer player's decisions, in milliseconds."""

    decisions: int
    median_ms: float
    most_ms: float


@dataclass(frozen=True)
class Measure:
    """One line of the result: what was measured, and how it went."""

    name: str
    found: Speed | Pace

    @property
    def facts(self) -> dict[str, Any]:
        """The figures for a program, rounded to what they can mean."""
        facts: dict[str, Any] = {"measure": self.name, **asdict(self.found)}
        if isinstance(self.found, Speed):
            facts["per_second"] = self.found.per_second
            if self.found.nodes is None:
                del facts["nodes"]
        return {
            key: float(f"{value:.4g}") if isinstance(value, float) else value
            for key, value in facts.items()
        }


def machine() -> dict[str, str]:
    """Return what the figures were measured with and on."""
    return {
        "rebelote": __version__,
        "python": platform.python_version(),
        "platform": platform.platform(),
        "processor": _processor(),
        "backend": solver.backend(),
        "build": solver.processor(),
    }


def measures(budget: Budget) -> Iterator[Measure]:
    """Give one measure after another; each is taken when it is asked for."""
    yield Measure("engine", _rate(_deals(), budget.engine))
    leads = _first_leads()
    yield Measure("first_lead", _searches(leads, budget.first_lead))
    later = list(map(_after_three_tricks, leads))
    yield Measure("three_tricks", _searches(later, budget.three_tricks))
    yield Measure("playouts", _rate(_playouts(leads), budget.playouts))
    for rules in rulesets().values():
        # The first call under a ruleset fills tables that all players of the process share.
        play_deal(Deal.start(rules, CARDS), [create(OTHERS, seat) for seat in SEATS])
    for name in bots():
        yield Measure(name, _pace(name, budget.bot))


def _rate(work: Iterator[int], seconds: float) -> Speed:
    """Let an endless piece of work go on for so long; what it gives is how much it has done."""
    next(work)  # The first time fills tables that stay.
    done = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        done += next(work)
    return Speed(done, spent)


def _deals() -> Iterator[int]:
    """Play random deals from the shuffle to the score, one of each variant in turn."""
    chance = Random(0)
    pack = list(CARDS)
    while True:
        for rules in rulesets().values():
            chance.shuffle(pack)
            deal = Deal.start(rules, pack)
            while actions := deal.legal_actions():
                deal = deal.apply(chance.choice(actions))
            if deal.contract is not None:
                deal.score()
        yield len(rulesets())


def _searches(positions: Sequence[Position], seconds: float) -> Speed:
    """Search values until the time is over; none where even the first one takes longer."""
    done = nodes = 0
    started = time.process_time()
    for position in cycle(positions):
        spent = time.process_time() - started
        if spent >= seconds:
            break
        try:
            nodes += solver.evaluate(position, seconds=None if done else 2 * seconds).nodes
        except LimitReached:
            break
        done += 1
    return Speed(done, time.process_time() - started, nodes)


def _first_leads() -> list[Position]:
    """Return random hands before the first lead, a suit contract under every ruleset in turn."""
    chance = Random(0)
    pack = list(CARDS)
    positions = []
    for rules, _ in zip(cycle(rulesets().values()), range(POSITIONS), strict=False):
        chance.shuffle(pack)
        first, second, third, fourth = (CardSet.of(pack[at : at + 8]) for at in range(0, 32, 8))
        positions.append(Position(rules, Strain.HEARTS, (first, second, third, fourth)))
    return positions


def _after_three_tricks(position: Position) -> Position:
    """Return a position twelve random cards later."""
    chance = Random(int(position.hands[0]))
    for _ in range(12):
        position = position.play(chance.choice(tuple(position.legal)))
    return position


def _playouts(leads: Sequence[Position]) -> Iterator[int]:
    """Play batches of deals at random to their ends."""
    rules = leads[0].ruleset
    batch = Batch.of([Position(rules, Strain.HEARTS, one.hands) for one in leads])
    each = 100 if solver.backend() == "native" else 1
    for seed in count():
        batch.playouts(each, seed)
        yield each * len(batch)


class _Timed:
    """A computer player with a watch."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.spent: list[float] = []
        self._bot = bot

    def observe(self, event: Event) -> None:
        self._bot.observe(event)

    def decide(self, view: View) -> Action:
        started = time.process_time()
        try:
            return self._bot.decide(view)
        finally:
            self.spent.append(time.process_time() - started)


def _pace(name: str, seconds: float) -> Pace:
    """Time a player's decisions in whole deals of every variant, with club players around it."""
    spent: list[float] = []
    started = time.process_time()
    for number, rules in enumerate(cycle(rulesets().values())):
        if spent and time.process_time() - started >= seconds:
            break
        pack = list(CARDS)
        Random(number).shuffle(pack)
        timed = _Timed(create(name, number))
        players: list[Bot] = [create(OTHERS, number) for _ in SEATS]
        players[number % len(SEATS)] = timed
        play_deal(Deal.start(rules, pack), players)
        spent += timed.spent
    return Pace(len(spent), 1000 * median(spent), 1000 * max(spent))


def _processor() -> str:
    """Return the processor's name as far as the system tells it."""
    with suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()
