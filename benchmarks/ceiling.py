"""How much of what a player would gain that sees all cards `expert` gains, in the play alone.

    python -m benchmarks.ceiling [--pairs 200] [--variant V] [--journals FOLDER] [--json]

Every deal is called by `rules` at all four seats. Then `rules` plays it against `expert`, and
against a player that sees the four hands and plays each card for the best exact value, both ways
round. The share is one of sums over the same deals; its error is the jackknife's.
"""

from __future__ import annotations

import json
import math
import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from benchmarks.report import Plot, Report, Row, Series
from benchmarks.strength import arguments, variants
from rebelote.bots import create
from rebelote.bots.playing import Weighing
from rebelote.bots.reading import Reading
from rebelote.cards import CARDS
from rebelote.engine import Deal
from rebelote.rules import SEATS, Action, Declare, Play, Ruleset, Seat
from rebelote.rules.registry import ruleset
from rebelote.solver import Position, solve

Chooser = Callable[[Deal], Action]
MOONSHOT = 0.7


def by_bot(name: str, seed: int) -> Chooser:
    """Return a choice by what the seat to act may see."""
    bot = create(name, seed)
    return lambda deal: bot.decide(deal.view(_seat(deal)))


def with_all_cards(deal: Deal) -> Action:
    """Return the choice of who sees all cards; among the best ones that of the club player."""
    legal = deal.legal_actions()
    declarations = [action for action in legal if isinstance(action, Declare)]
    if declarations:
        return max(declarations, key=lambda action: len(action.sets))
    seat = _seat(deal)
    values = solve(Position.of(deal)).values
    best = max(values.values(), key=lambda value: value if seat % 2 == 0 else -value)
    equal = [card for card, value in values.items() if value == best]
    card = Weighing(Reading(deal.view(seat))).choose(equal)
    plays = [a for a in legal if isinstance(a, Play) and a.card == card]
    return max(plays, key=lambda play: play.says_belote)


def _seat(deal: Deal) -> Seat:
    seat = deal.to_act
    assert seat is not None, "somebody is to act"
    return seat


def finish(deal: Deal, choosers: Sequence[Chooser]) -> Deal:
    """Return the deal once it is over, each seat choosing in its way."""
    while (seat := deal.to_act) is not None:
        legal = deal.legal_actions()
        deal = deal.apply(legal[0] if len(legal) == 1 else choosers[seat](deal))
    return deal


def gains_of(rules: Ruleset, key: str) -> tuple[float, float] | None:
    """Return the marks a deal that `expert` and all-seeing gain; None where nobody takes."""
    chance = random.Random(key)
    deal = Deal.start(rules, chance.sample(CARDS, len(CARDS)), chance.choice(SEATS))
    club = by_bot("rules", 0)
    while deal.contract is None:
        if deal.to_act is None:
            return None
        deal = deal.apply(club(deal))
    gains = []
    for other in (by_bot("expert", chance.getrandbits(32)), with_all_cards):
        ahead = 0
        for side in (0, 1):
            ended = finish(deal, [other if seat % 2 == side else club for seat in range(4)])
            marks = ended.score().marks
            ahead += marks[side] - marks[1 - side]
        gains.append(ahead / 2)
    return gains[0], gains[1]


def measured(variant: str, pairs: int, seed: str, folder: Path | None) -> list[tuple[float, float]]:
    """Return the gains of so many deals that were taken, played now or before."""
    path = None if folder is None else folder / f"ceiling-{variant}-{pairs}-{seed}.json"
    if path is not None and path.exists():
        return [(float(a), float(b)) for a, b in json.loads(path.read_text(encoding="utf-8"))]
    rules = ruleset(variant)
    found: list[tuple[float, float]] = []
    number = 0
    while len(found) < pairs:
        gains = gains_of(rules, f"ceiling/{seed}/{number}")
        number += 1
        if gains is not None:
            found.append(gains)
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(found), encoding="utf-8")
    return found


def share_of(gains: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Return the first gains' share of the second ones, and its standard error."""
    first, second = (math.fsum(one) for one in zip(*gains, strict=True))
    whole, number = first / second, len(gains)
    without = [(first - a) / (second - b) for a, b in gains]
    middle = math.fsum(without) / number
    spread = math.fsum((one - middle) ** 2 for one in without)
    return whole, math.sqrt(spread * (number - 1) / number)


def main(words: list[str] | None = None) -> int:
    """Play and print."""
    parser = arguments(__doc__ or "", 200)
    parser.add_argument("--variant", action="append", help="a ruleset; may be repeated")
    asked = parser.parse_args(words)
    rows: list[Row] = []
    shares: dict[str, tuple[float, float]] = {}
    for variant in variants(asked.variant):
        gains = measured(variant, asked.pairs, asked.seed, asked.journals)
        share, error = shares[variant] = share_of(gains)
        ours, theirs = (math.fsum(one) / len(gains) for one in zip(*gains, strict=True))
        note = f"± {error:.2f}; {ours:+.2f} of {theirs:+.2f} marks a deal, {len(gains)} pairs"
        what = f"share of what seeing all cards gains over rules in play, {variant}"
        rows.append(Row(what, round(share, 3), "of it", moonshot=MOONSHOT, note=note))
        print(f"{variant}: {share:.2f} {note}", file=sys.stderr, flush=True)
    least = min(share for share, _ in shares.values())
    title = "Share of what a player that sees all cards gains over rules, in the play"
    bars = Series(
        "expert",
        list(shares),
        [round(share, 3) for share, _ in shares.values()],
        [round(error, 3) for _, error in shares.values()],
    )
    plot = Plot("ceiling", title, "bars", "", "share", [bars], level=MOONSHOT)
    figure = f"{least:.0%} or more of what seeing all cards gains, {len(shares)} variants"
    return Report(figure, rows, [plot]).publish(is_json=asked.json)


if __name__ == "__main__":
    sys.exit(main())
