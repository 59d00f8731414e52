"""Duplicate pairs: the same packs, first seat and seeds twice, with the sides exchanged."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rebelote.arena.player import CallerAndPlayer, Player
from rebelote.bots import Bot, Guarded, play_deal, play_match
from rebelote.cards import CARDS, Card
from rebelote.engine import Deal, Event, View
from rebelote.match import Match
from rebelote.rules import SEATS, Action, Phase, Ruleset
from rebelote.rules.registry import ruleset
from rebelote.rules.scoring.sheet import LAST_TRICK_POINTS


@dataclass(frozen=True, slots=True)
class Terms:
    """All that the figures of a duel depend on but the number of its pairs.

    `ruleset` is its text, `seed` the text from which all chance is drawn. Games are deals that
    stand alone, at 0-0 with nothing in suspense, or whole matches.
    """

    first: Player
    second: Player
    ruleset: str
    seed: str
    are_matches: bool = False


class Game(NamedTuple):
    """One game: by how much the first player's side is ahead.

    `marks` are those of the deal, or of the match at its end; `points` are card points with the
    last trick, over all deals; `wins` is 1, 0 or -1.
    """

    marks: int
    points: int
    wins: int


class Pair(NamedTuple):
    """The same cards twice: first with the first player at seats 0 and 2, then at 1 and 3."""

    number: int
    games: tuple[Game, Game]


class Clock(NamedTuple):
    """Decisions with the processor time they took, in seconds, in all and at worst."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def plus(self, other: Clock) -> Clock:
        """Return what both took."""
        return Clock(
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            max(self.slowest, other.slowest),
        )


class Effort(NamedTuple):
    """What one player needed: time for calls and for cards; its faults; searches cut short.

    A search that its own time limit cut short depends on the load of the machine, and with it the
    figures of the duel.
    """

    calls: Clock = Clock()
    cards: Clock = Clock()
    faults: int = 0
    cut: int = 0

    def plus(self, other: Effort) -> Effort:
        """Return what both needed."""
        return Effort(
            self.calls.plus(other.calls),
            self.cards.plus(other.cards),
            self.faults + other.faults,
            self.cut + other.cut,
        )


class Block(NamedTuple):
    """Pairs that were played in one go, with what the two players needed."""

    pairs: tuple[Pair, ...]
    first: Effort
    second: Effort


class Clocked:
    """A computer player whose decisions are timed; forced ones are never asked for."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.calls = Clock()
        self.cards = Clock()
        self.cut = 0

    @property
    def name(self) -> str:
        """The name of the player that is timed."""
        return self._bot.name

    def observe(self, event: Event) -> None:
        """Pass the event on."""
        self._bot.observe(event)

    def decide(self, view: View) -> Action:
        """Return the player's action, and note the processor time that it took."""
        bot = self._bot.deciding(view) if isinstance(self._bot, CallerAndPlayer) else self._bot
        started = time.process_time()
        try:
            return bot.decide(view)
        finally:
            seconds = time.process_time() - started
            taken = Clock(1, seconds, seconds)
            if view.contract is None:
                self.calls = self.calls.plus(taken)
            else:
                self.cards = self.cards.plus(taken)
            searched = getattr(bot, "searched", None)
            self.cut += bool(getattr(searched, "is_cut", False))


def play_block(terms: Terms, numbers: Sequence[int]) -> Block:
    """Play the pairs of these numbers: the same ones give the same games in any process."""
    rules = ruleset(terms.ruleset)
    pairs = []
    efforts = [Effort(), Effort()]
    for number in numbers:
        games = []
        for swap in (False, True):
            game, needed = _play(terms, rules, number, swap)
            games.append(game)
            efforts = [one.plus(more) for one, more in zip(efforts, needed, strict=True)]
        pairs.append(Pair(number, (games[0], games[1])))
    return Block(tuple(pairs), *efforts)


def _play(terms: Terms, rules: Ruleset, number: int, swap: bool) -> tuple[Game, list[Effort]]:
    """Play one game of a pair; return it with what each player needed."""
    key = f"{terms.seed}/{number}"
    chance = random.Random(key)
    packs = _packs(chance.sample(CARDS, len(CARDS)), key)
    opener = chance.choice(SEATS)
    seeds = [chance.getrandbits(32) for _ in SEATS]
    # Sides: 0 is the first player, 1 the second.
    sides = [(seat + swap) & 1 for seat in SEATS]
    players = (terms.first, terms.second)
    clocked = [Clocked(players[sides[seat]].create(seeds[seat])) for seat in SEATS]
    bots = [Guarded(bot) for bot in clocked]
    if terms.are_matches:
        game = _match_ahead(Match(rules, opener), bots, packs, swap)
    else:
        game = _deal_ahead(play_deal(Deal.start(rules, next(packs), opener), bots), swap)
    efforts = [Effort(), Effort()]
    for side, bot, guarded in zip(sides, clocked, bots, strict=True):
        needed = Effort(bot.calls, bot.cards, len(guarded.faults), bot.cut)
        efforts[side] = efforts[side].plus(needed)
    return game, efforts


def _packs(first: Sequence[Card], key: str) -> Iterator[Sequence[Card]]:
    """Give the pack of the first deal, then those of the following ones of a match."""
    yield first
    more = random.Random(f"{key}/packs")
    while True:
        yield more.sample(CARDS, len(CARDS))


def _deal_ahead(deal: Deal, ahead: int) -> Game:
    """Return what a deal gave the team `ahead`; one that was passed out gave nothing."""
    if deal.phase is Phase.PASSED_OUT:
        return Game(0, 0, 0)
    marks = deal.score().marks
    lead = marks[ahead] - marks[1 - ahead]
    return Game(lead, _points_ahead(deal, ahead), (lead > 0) - (lead < 0))


def _match_ahead(
    match: Match, bots: Sequence[Bot], packs: Iterator[Sequence[Card]], ahead: int
) -> Game:
    match, deals = play_match(match, bots, packs)
    lead = match.scores[ahead] - match.scores[1 - ahead]
    wins = 0 if match.winner is None else 1 if match.winner == ahead else -1
    points = sum(_points_ahead(deal, ahead) for deal in deals if deal.contract is not None)
    return Game(lead, points, wins)


def _points_ahead(deal: Deal, ahead: int) -> int:
    taken = list(deal.card_points)
    taken[deal.tally.last_trick] += LAST_TRICK_POINTS
    return taken[ahead] - taken[1 - ahead]
