"""Chooses the positions of corpus/perft.json by the planted faults that they catch.

    PYTHONPATH=. .venv/bin/python scripts/choose_positions.py

A count from the first lead is nearly blind to the rules of ruffing: positions with four tricks left
are searched until every fault changes the counts of two of them. The counts are the engine's own;
the tests have the second referee count again. The same seed gives the same file.
"""

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from rebelote.cards import CARDS
from rebelote.cli.perft import perft, perft_auction
from rebelote.engine import Deal
from rebelote.notation import print_deal
from rebelote.rules.ranking import Strain
from rebelote.rules.registry import ruleset, rulesets
from rebelote.rules.ruleset import Ruleset
from rebelote.rules.seating import SEATS
from tests.reference.planted import Plant, faults_of, under_fault
from tests.reference.situation import random_players

CORPUS = Path(__file__).parents[1] / "corpus" / "perft.json"
TRIES, LARGEST_COUNT, TWICE = 1500, 2500, 2

# Bids in points are so many that only a short ladder can be counted to its end.
AUCTIONS = {"coinche": ("coinche(bid_max=90)", 4, 5), "bulgarian": ("bulgarian", 5, 6)}


def random_position(rules: Ruleset, cards: int, random: Random) -> Deal:
    """Return a random deal in play before a lead, after so many cards."""
    while True:
        pack = list(CARDS)
        random.shuffle(pack)
        deal = Deal.start(rules, pack, SEATS[random.randrange(4)])
        players = random_players(random)
        while not deal.is_over:
            if deal.progress is not None and len(deal.progress.played) == cards:
                return deal
            deal = deal.apply(players[deal.to_act or 0].choose(deal.legal_actions(), random))


def entry(name: str, deal: Deal, depth: int, count: int, catches: list[str]) -> dict[str, Any]:
    """Return an entry of the corpus."""
    return {
        "id": name,
        "kind": "cards",
        "deal": print_deal(deal),
        "depth": depth,
        "count": count,
        "catches": catches,
    }


def caught_by(deal: Deal, depth: int, count: int, faults: dict[str, Plant]) -> list[str]:
    """Return the faults that change the count."""
    return [
        name for name, plant in faults.items() if perft(under_fault(deal, plant), depth) != count
    ]


def positions_of(rules: Ruleset) -> list[dict[str, Any]]:
    """Return the entries of one variant."""
    random = Random(rules.id)
    faults = faults_of(rules)
    caught: Counter[str] = Counter()
    entries: list[dict[str, Any]] = []

    def keep(deal: Deal, depth: int, count: int, catches: list[str]) -> None:
        caught.update(catches)
        name = f"{rules.id}-{len(entries) + 1}"
        entries.append(entry(name, deal, depth, count, catches))

    strains: list[Strain | None] = [None]
    strains += [strain for strain in rules.bidding.strains if not strain.is_suit]
    for strain in strains:
        deal = random_position(rules, 0, random)
        while strain is not None and (deal.contract is None or deal.contract.strain is not strain):
            deal = random_position(rules, 0, random)
        count = perft(deal, 7)
        catches = [
            name for name, plant in faults.items() if perft(under_fault(deal, plant), 7) != count
        ]
        keep(deal, 7, count, catches)
    for _ in range(TRIES):
        wanted = [name for name in faults if caught[name] < TWICE]
        if not wanted:
            break
        deal = random_position(rules, 16, random)
        count = perft(deal, 8)
        if count > LARGEST_COUNT:
            continue
        if caught_by(deal, 8, count, {name: faults[name] for name in wanted}):
            keep(deal, 8, count, caught_by(deal, 8, count, faults))
    for name in faults:
        if not caught[name]:
            print(f"{rules.id}: nothing catches {name!r}")
    return entries


def auction_of(rules: Ruleset) -> dict[str, Any]:
    """Return the entry that counts auctions of one variant."""
    text, passes, depth = AUCTIONS.get(rules.id, (rules.id, 8, 9))
    pack = list(CARDS)
    Random(rules.id).shuffle(pack)
    deal = Deal.start(ruleset(text), pack)
    return {
        "id": f"{rules.id}-auction",
        "kind": "auction",
        "deal": print_deal(deal),
        "passes": passes,
        "depth": depth,
        "count": perft_auction(deal, passes, depth),
    }


def main() -> None:
    """Write the corpus."""
    entries: list[dict[str, Any]] = []
    for rules in rulesets().values():
        entries += [*positions_of(rules), auction_of(rules)]
        print(f"{rules.id}: {len(entries)} entries so far", flush=True)
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in entries)
    CORPUS.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
