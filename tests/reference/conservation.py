"""Random players through all variants: nothing breaks, and no point appears or is lost.

    python -m tests.reference.conservation --deals 10000 --jobs 2

Every deal is checked against the invariants of RULES.md 4.5, written here as sums that do not look
at who won. The last line of output is a verdict in JSON.
"""

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from random import Random

from rebelote.bots import Guarded, create, play_deal
from rebelote.cards import CARDS
from rebelote.engine import Deal
from rebelote.match import Match
from rebelote.rules.ranking import Strain
from rebelote.rules.registry import ruleset, rulesets
from rebelote.rules.scoring import Outcome, Score, Tally
from rebelote.rules.seating import SEATS
from tests.reference.verdict import conclude

CARD_POINTS = {Strain.NO_TRUMP: 120, Strain.ALL_TRUMP: 248}
SHARE = 250


class Lost(AssertionError):
    """Points, cards or tricks that do not add up."""


def check(what: str, left, right) -> None:
    """Raise `Lost` unless both are the same."""
    if left != right:
        raise Lost(f"{what}: {left} is not {right}")


def check_deal(deal: Deal) -> None:
    """Check what holds in every deal that was played, whatever the variant."""
    tally, score = deal.tally, deal.score()
    played = [card for trick in deal.tricks for card in trick.cards]
    check("cards played once each", sorted(played), sorted(CARDS))
    check("tricks", sum(tally.tricks), 8)
    check("card points", sum(tally.card_points), CARD_POINTS.get(tally.strain, 152))
    check(
        "winners",
        [trick.winner for trick in deal.tricks[:-1]],
        [trick.leader for trick in deal.tricks[1:]],
    )
    for team in (0, 1):
        lines = sum(line.points for line in score.lines if line.team == team)
        check("lines and marks", lines, score.marks[team] * score.unit)
    check("pending won or kept", sum(score.pending_won) in (0, tally.pending), True)
    check("nothing negative", min(*score.marks, score.pending) >= 0, True)
    FAMILIES[deal.ruleset.id](tally, score)


def everything(tally: Tally, score: Score) -> int:
    """Return all points of a deal: cards, last trick or capot, announces, belote."""
    cards = sum(tally.card_points) + 10
    if tally.strain is Strain.NO_TRUMP:
        cards *= 2
    return cards + 90 * (tally.capot is not None) + sum(tally.announces) + sum(tally.belote)


def in_points(tally: Tally, score: Score) -> None:
    """Every point is marked or hangs."""
    total = everything(tally, score)
    check("totals", sum(score.totals), total)
    check("marks and pending", sum(score.marks) + score.pending, total + tally.pending)


def in_belgian_tens(tally: Tally, score: Score) -> None:
    """A deal is 16 tens, a capot 25, and announces and belote are whole tens."""
    tens = (16 if tally.capot is None else 25) + (sum(tally.announces) + sum(tally.belote)) // 10
    check("marks and pending", sum(score.marks) + score.pending, tens + tally.pending)


def in_bulgarian_tens(tally: Tally, score: Score) -> None:
    """Rounded in pair, the marks are the rounded sum, multiplied where the deal was doubled."""
    total = everything(tally, score)
    up_from = 6 if tally.strain.is_suit else 5
    tens = (total // 10 + (total % 10 >= up_from)) * tally.multiplier
    check("totals", sum(score.totals), total)
    check("marks and pending", sum(score.marks) + score.pending, tens + tally.pending)


def in_bids(tally: Tally, score: Score) -> None:
    """Made, both totals and the bid are marked, each rounded; else one side's cards are a base."""
    bid = 250 if tally.level == "capot" else tally.level
    taker, defence = tally.taker_team, tally.defence
    is_made = score.outcome is Outcome.MADE
    winner = taker if is_made else defence
    if is_made and tally.multiplier == 1:
        raw = [score.totals[taker] + bid, score.totals[defence]]
        expected = sum(10 * ((points + 5) // 10) for points in raw)
    else:
        base = 250 if tally.level == "capot" or tally.capot == winner else 160
        whole = base + bid + sum(tally.announces) + tally.belote[winner]
        expected = 10 * ((whole + 5) // 10) * tally.multiplier + tally.belote[1 - winner]
    check("marks", sum(score.marks), expected)
    check("nothing hangs", score.pending, tally.pending)


FAMILIES = {
    "bela": in_points,
    "bulgarian": in_bulgarian_tens,
    "coinche": in_bids,
    "concours": in_points,
    "french501": in_points,
    "ktga_be": in_belgian_tens,
    "ktga_fr": in_points,
}


def play(variant: str, deals: int, seed: int) -> tuple[Counter, list[str]]:
    """Play deals in matches between random players; return what happened and what failed."""
    random = Random(f"{variant} {seed}")
    rules, happened, failures = ruleset(variant), Counter(), []
    match = Match(rules, SEATS[seed % 4])
    for number in range(deals):
        pack = list(CARDS)
        random.shuffle(pack)
        players = [Guarded(create("random", random.getrandbits(32))) for _ in SEATS]
        packets = random.choice(rules.dealing.packets_before)
        try:
            deal = play_deal(match.deal(pack, packets), players)
            if deal.contract is None:
                happened["passed out"] += 1
            else:
                check_deal(deal)
                happened[deal.score().outcome.value] += 1
            match = match.add(deal)
        except Exception as error:
            # Whatever breaks is what this looks for; the next deal is another.
            failures.append(f"{variant} seed {seed} deal {number}: {error!r}, pack {pack}")
        failures += [f"{variant}: {fault}" for player in players for fault in player.faults]
        if match.is_over:
            happened["matches over"] += 1
            match = Match(rules, match.first)
    happened["deals"] += deals
    return happened, failures


def main() -> int:
    """Play as many deals of every variant as asked for, and print the verdict."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=10_000, help="for each variant")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    shares = [min(SHARE, asked.deals - at) for at in range(0, asked.deals, SHARE)]
    tasks = list(product(rulesets(), enumerate(shares)))
    happened: Counter = Counter()
    failures: list[str] = []
    with ProcessPoolExecutor(asked.jobs) as pool:
        names = [name for name, _ in tasks]
        seeds = [seed for _, (seed, _) in tasks]
        sizes = [size for _, (_, size) in tasks]
        for some, broken in pool.map(play, names, sizes, seeds):
            happened.update(some)
            failures += broken
    for name, number in sorted(happened.items()):
        print(f"{number:8}  {name}")
    figure = (
        f"{len(failures)} failures in {happened['deals']:,} deals of {len(rulesets())} variants"
    )
    return conclude(failures, figure)


if __name__ == "__main__":
    sys.exit(main())
