"""The solver beside colver's, card by card, on contrée deals at the start and in the middle.

    python -m tests.reference.double_dummy --deals 1000

colver gives the points of one side from 0 to 252 with the capot. Where the two differ colver is
asked again, one card later and again, until what it said of a card is not what it says after the
card: a difference is explained by such a contradiction and by nothing else. The last line of output
is a verdict in JSON.
"""

import argparse
import sys
from collections.abc import Sequence
from random import Random

from rebelote.cards import Card
from rebelote.engine import Deal
from rebelote.rules import Strain
from rebelote.rules.actions import PLAYS
from rebelote.rules.registry import ruleset
from rebelote.solver import Position, solve
from tests.reference.oracle import cards_of, in_play, random_pack
from tests.reference.verdict import conclude

ORDER = "789JQKTA"
# The house that colver plays: no duty to go under a ruff that one cannot beat.
RULES = "coinche(cannot_overruff=free,partner_trump_cannot_rise=free)"


def number(card: int) -> int:
    """Return colver's number of a card."""
    return 8 * (card // 8) + ORDER.index(str(Card(card))[0])


def ask(hands, strain: Strain, leader: int, played: Sequence[Card]) -> dict[Card, int]:
    """Return colver's values after these cards: points of the first side of its game."""
    import colver

    turned = [[number(card) for card in hands[(seat + leader) % 4]] for seat in range(4)]
    env = colver.Env.deal_with_hands(3, turned)
    env.set_contract(int(strain), 80, 0, 0)
    env.set_phase_playing()
    for card in played:
        env.step(number(card))
    cards = {number(card): card for hand in hands for card in hand}
    return {cards[theirs]: points for theirs, points in env.solve_scores()["scores"]}


def our_values(position: Position, first: int) -> dict[Card, int]:
    """Return our values as colver tells them: points of the side of the first seat."""
    values = solve(position).values.items()
    return {card: max(0, position.total - one if first % 2 else one) for card, one in values}


def contradicts_itself(deal: Deal, card: Card, hands, strain: Strain, leader: int) -> bool:
    """Tell whether colver's value of a card, or of one that follows, is not the best after it."""
    played = [one for trick in (*deal.tricks, deal.trick) if trick for one in trick.cards]
    said = ask(hands, strain, leader, played)[card]
    deal, played = deal.apply(PLAYS[card]), [*played, card]
    if len(played) == len(hands) * len(hands[0]):
        return False
    after = ask(hands, strain, leader, played)
    is_own_side = deal.to_act is not None and (deal.to_act - leader) % 2 == 0
    if said != (max if is_own_side else min)(after.values()):
        return True
    ours = our_values(Position.of(deal), leader)
    differing = [one for one in after if after[one] != ours[one]]
    return any(contradicts_itself(deal, one, hands, strain, leader) for one in differing)


def compare(random: Random, played: int) -> tuple[list[str], int]:
    """Return the differences at one position, after so many cards, and how many are explained."""
    strain, leader = Strain(random.randrange(4)), random.randrange(4)
    deal = in_play(ruleset(RULES), strain, random_pack(random), leader)
    hands = tuple(tuple(hand) for hand in deal.hands)
    cards = []
    for _ in range(played):
        cards.append(random.choice(cards_of(deal)))
        deal = deal.apply(PLAYS[cards[-1]])
    theirs = ask(hands, strain, leader, cards)
    ours = our_values(Position.of(deal), leader)
    if set(theirs) != set(ours):
        return [f"{strain}: {sorted(theirs)} there, {sorted(ours)} here"], 0
    differing = [card for card in ours if ours[card] != theirs[card]]
    faults = [
        f"{strain} {card}: ours {ours[card]}, theirs {theirs[card]}"
        for card in differing
        if not contradicts_itself(deal, card, hands, strain, leader)
    ]
    return faults, len(differing) - len(faults)


def main() -> int:
    """Compare so many deals, and as many later positions, and print the verdict."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    random = Random(asked.seed)
    faults, explained = [], 0
    for _ in range(asked.deals):
        for is_whole in (True, False):
            played = 0 if is_whole else random.randrange(4, 31)
            found, contradictions = compare(random, played)
            faults += found
            explained += contradictions
    figure = (
        f"{len(faults)} differences in {asked.deals} whole deals and as many later positions, "
        f"all cards of each; {explained} more where colver contradicts itself"
    )
    return conclude(faults, figure)


if __name__ == "__main__":
    sys.exit(main())
