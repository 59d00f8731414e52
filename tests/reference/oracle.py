"""The value of an ending by trying every line, with no idea of how to search.

    python -m tests.reference.oracle --endings 20000

compares the solver with it on random endings of one to four cards, in every ruleset, strain and
value of the options of following; the last line of output is a verdict in JSON.
"""

import argparse
import sys
from random import Random

from rebelote.engine import Deal
from rebelote.engine.deal import Setup
from rebelote.engine.progress import begin
from rebelote.engine.trick import beats
from rebelote.rules import SEATS, Ruleset, Strain
from rebelote.rules.actions import PLAYS, Contract
from rebelote.rules.dealing import Layout
from rebelote.rules.errors import RulesetError
from rebelote.rules.options import options_of
from rebelote.rules.registry import rulesets
from rebelote.solver import Position, can_reach, solve, value
from tests.reference.verdict import conclude

CAPOT = 90


def in_play(rules: Ruleset, strain: Strain, pack, first: int) -> Deal:
    """Return a deal at its first lead, whatever contracts the ruleset knows."""
    hands = tuple(sum(1 << card for card in pack[8 * seat : 8 * seat + 8]) for seat in range(4))
    setup = Setup(rules, Layout(hands, None, ()), SEATS[first])
    opened = Deal.open(setup)
    contract = Contract(strain, None, SEATS[first])
    play = begin(setup.ruleset, setup.layout, setup.first, contract)
    return Deal(setup, opened.auction, play)


def cards_of(deal: Deal) -> list[int]:
    """Return the cards that may be played now."""
    return [card for card in range(32) if deal.progress.legal >> card & 1]


def ending_value(deal: Deal) -> int:
    """Return team 0's points of a deal played out, with last trick and capot."""
    points = deal.card_points[0] + 10 * (deal.progress.leaders[-1] % 2 == 0)
    tricks = deal.tricks_won
    if tricks[1] == 0:
        return points + CAPOT
    return -CAPOT if tricks[0] == 0 else points


def brute_force(deal: Deal) -> int:
    """Return the value of a deal in play by applying every card; slow beyond two cards each."""
    if deal.is_over:
        return ending_value(deal)
    values = [brute_force(deal.apply(PLAYS[card])) for card in cards_of(deal)]
    return min(values) if deal.to_act % 2 else max(values)


class Minimax:
    """The same on numbers, each set of hands before a lead being valued once.

    The duties and what beats what are the engine's; `value` is what a deal in play comes to.
    """

    def __init__(self, deal: Deal) -> None:
        """Take the rules of a deal in play."""
        self.following = deal.ruleset.following
        self.tables = deal.progress.frame.tables
        self.known = {}

    def value(self, deal: Deal) -> int:
        """Return the value of a deal in play, or over, from the tricks taken and those to come."""
        if deal.is_over:
            return ending_value(deal)
        progress = deal.progress
        table = progress.played[len(progress.played) // 4 * 4 :]
        tricks = deal.tricks_won
        may = (tricks[1] == 0, tricks[0] == 0)
        to_come = self.play(progress.hands, progress.turn, table, progress.leaders[-1], may)
        return progress.points[0] + to_come

    def play(self, hands, seat, table, leader, may) -> int:
        """Return what team 0 still takes; capot counts with the last trick."""
        if not table:
            if not hands[seat]:
                return 10 * (seat % 2 == 0) + CAPOT * (may[0] - may[1])
            key = (hands, seat, may)
            if key not in self.known:
                self.known[key] = self.choose(hands, seat, table, leader, may, hands[seat])
            return self.known[key]
        best, winner = self.winner(table, leader)
        led = 0xFF << (table[0] // 8 * 8)
        partner_wins = (winner - seat) % 4 == 2
        cards, _ = self.following.duty(hands[seat], led, best, partner_wins, self.tables)
        return self.choose(hands, seat, table, leader, may, cards)

    def winner(self, table, leader):
        """Return the best card on the table and who played it."""
        best = 0
        for place in range(1, len(table)):
            if beats(table[place], table[best], self.tables.higher, self.tables.ruffs):
                best = place
        return table[best], (leader + best) % 4

    def choose(self, hands, seat, table, leader, may, cards) -> int:
        """Try every card."""
        values = []
        for card in range(32):
            if not cards >> card & 1:
                continue
            left = tuple(hand & ~(1 << card) for hand in hands)
            after = (*table, card)
            if len(after) < 4:
                values.append(self.play(left, (seat + 1) % 4, after, leader, may))
                continue
            _, winner = self.winner(after, leader)
            points = sum(self.tables.points[one] for one in after) * (winner % 2 == 0)
            still = (may[0] and winner % 2 == 0, may[1] and winner % 2 == 1)
            values.append(points + self.play(left, winner, (), winner, still))
        return min(values) if seat % 2 else max(values)


def random_rules(random: Random) -> Ruleset:
    """Draw a ruleset, its options of following as published or flipped."""
    rules = rulesets()[random.choice(sorted(rulesets()))]
    for name, option, given in options_of(rules.following):
        if random.random() < 0.4:
            try:
                rules = rules.with_options(**{name: random.choice(option.domain.others(given))})
            except RulesetError:
                continue
    return rules


def random_pack(random: Random) -> list[int]:
    """Draw an order of the pack, at times with whole suits in few hands."""
    pack = list(range(32))
    random.shuffle(pack)
    if random.random() < 0.4:
        spread = random.choice((0.6, 1.2, 2.5))
        pack.sort(key=lambda card: card // 8 + random.random() * spread)
    return pack


def random_ending(random: Random, most_cards: int = 4) -> Deal:
    """Play a deal at random until few cards are left, in the middle of a trick or not."""
    strain = random.choice(tuple(Strain))
    deal = in_play(random_rules(random), strain, random_pack(random), random.randrange(4))
    cards = random.choice([n for n in (1, 2, 2, 3, 3, 4) if n <= most_cards])
    # One side may aim at all tricks, or capots would be too rare to be compared.
    aims = random.random() < 0.3
    for _ in range(4 * (8 - cards) + random.choice((0, 0, 1, 2, 3))):
        choices = cards_of(deal)
        tables = deal.progress.frame.tables
        card = random.choice(choices)
        if aims:
            strength = [bin(tables.higher[one]).count("1") for one in choices]
            pick = min if deal.to_act % 2 == 0 else max
            card = choices[strength.index(pick(strength))]
        deal = deal.apply(PLAYS[card])
    return deal


def faults_of(deal: Deal, random: Random) -> list[str]:
    """Return what the solver says of an ending that trying every line does not confirm."""
    plain = Minimax(deal)
    expected = {card: plain.value(deal.apply(PLAYS[card])) for card in cards_of(deal)}
    position = Position.of(deal)
    solution = solve(position)
    best = (min if deal.to_act % 2 else max)(expected.values())
    faults = []
    if dict(solution.values) != expected:
        faults.append(f"cards: expected {expected}, found {dict(solution.values)}")
    if solution.value != best or value(position) != best:
        faults.append(f"value: expected {best}, found {solution.value} and {value(position)}")
    team = random.randrange(2)
    reached = solution.points[team]
    if not can_reach(position, team, reached) or can_reach(position, team, reached + 1):
        faults.append(f"team {team} can reach {reached} and no more, the solver says otherwise")
    return [f"{deal.ruleset} {position.strain}: {one}" for one in faults]


def main() -> int:
    """Compare so many endings and print the verdict."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--endings", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    random = Random(asked.seed)
    cards, capots, houses, faults = 0, 0, set(), []
    for _ in range(asked.endings):
        deal = random_ending(random)
        found = faults_of(deal, random)
        cards += len(cards_of(deal))
        capots += 0 in deal.tricks_won
        houses.add((str(deal.ruleset), deal.progress.frame.contract.strain))
        faults += found
    figure = (
        f"{len(faults)} differences in {asked.endings} endings ({cards} cards, {len(houses)} "
        f"rulesets with strain, {capots} with a capot open)"
    )
    return conclude(faults, figure)


if __name__ == "__main__":
    sys.exit(main())
