"""Other people's engines as referees: colver for contrée, belote-cli for the French belote.

    python -m tests.reference.outside --deals 2000

They are judged against RULES.md, not believed: every difference must be explained by a house
option, which is that the engine agrees with them once that option has their value. The last line of
output is a verdict in JSON.
"""

import argparse
import importlib.util
import json
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import NamedTuple

from rebelote.engine import Deal, Trick
from rebelote.rules.actions import Bid, Call, Double, Pass, Play, Redouble
from rebelote.rules.ranking import Strain
from rebelote.rules.registry import ruleset
from rebelote.rules.ruleset import Ruleset
from rebelote.rules.seating import SEATS
from tests.reference.situation import random_pack, random_players

PLUGIN = Path(__file__).parents[1] / "plugins" / "contree" / "rebelote_contree.py"


def contree() -> Ruleset:
    """Return the ruleset of the contrée plugin, from its file."""
    spec = importlib.util.spec_from_file_location("rebelote_contree", PLUGIN)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module.RULESET


@dataclass
class Findings:
    """What a comparison found: positions compared, differences by the option that explains them."""

    counts: Counter = field(default_factory=Counter)
    explained: Counter = field(default_factory=Counter)
    unexplained: list[str] = field(default_factory=list)

    def add(self, name: str | None, what: str) -> None:
        """Note a difference; without a name nothing explains it."""
        if name is None:
            self.unexplained.append(what)
        else:
            self.explained[name] += 1

    def join(self, other: "Findings") -> None:
        """Add what another comparison found."""
        self.counts.update(other.counts)
        self.explained.update(other.explained)
        self.unexplained += other.unexplained


class House(NamedTuple):
    """A ruleset of ours, and the house options in which the other engine is known to differ."""

    rules: Ruleset
    theirs: dict[str, str]

    def variations(self):
        """Give a name and a ruleset for each option put to their value, and for all together."""
        for name, value in self.theirs.items():
            yield name, self.rules.with_options(**{name: value})
        if len(self.theirs) > 1:
            yield " and ".join(self.theirs), self.rules.with_options(**self.theirs)


def compare_cards(house: House, deal: Deal, theirs: set[str], found: Findings) -> None:
    """Compare the cards that may be played now; look for the option behind a difference."""
    found.counts["positions"] += 1
    trick, hand = deal.trick, deal.hands[deal.to_act]
    ours = {str(action.card) for action in deal.legal_actions() if isinstance(action, Play)}
    if ours == theirs:
        return
    for name, rules in house.variations():
        varied = Trick(rules, trick.strain, trick.leader, trick.cards)
        if set(map(str, varied.duty(hand)[0])) == theirs:
            found.add(name, "")
            return
    found.add(
        None,
        f"{house.rules} {trick.strain.letters} trick {' '.join(map(str, trick.cards))}"
        f" hand {hand}: ours {sorted(ours)}, theirs {sorted(theirs)}",
    )


def random_deal(rules: Ruleset, random: Random) -> Deal:
    """Return a deal about to begin."""
    first = SEATS[random.randrange(4)]
    packets = random.choice(rules.dealing.packets_before)
    pack = random_pack(rules, first, packets, random)
    return Deal.start(rules, pack, first, packets=packets)


# --- colver ---------------------------------------------------------------------------------------


class Colver:
    """A deal of ours played along by colver, which numbers cards and calls in its own way."""

    ORDER = "789JQKTA"

    def __init__(self, deal: Deal) -> None:
        """Give colver the hands; seats turn so that its first to speak is ours."""
        import colver

        self.offset = deal.setup.first
        hands = [deal.hands[(seat + self.offset) % 4] for seat in range(4)]
        numbers = [[self.number(str(card)) for card in hand] for hand in hands]
        self.env = colver.Env.deal_with_hands(3, numbers)

    def number(self, card: str) -> int:
        """Return colver's number of a card."""
        return 8 * "shdc".index(card[1]) + self.ORDER.index(card[0])

    def card(self, number: int) -> str:
        """Return the card that colver gives this number."""
        return self.ORDER[number % 8] + "shdc"[number // 8]

    def call_number(self, call: Call) -> int:
        """Return colver's number of a call."""
        if isinstance(call, Bid):
            return (
                37 + call.strain
                if call.level == "capot"
                else call.level // 10 * 4 - 31 + call.strain
            )
        return {Pass: 0, Double: 41, Redouble: 42}[type(call)]

    def skip_idle_passes(self, ours: Deal) -> int:
        """Pass for seats that have nothing else to say, and that ours does not ask."""
        skipped = 0
        while self.env.phase() == 0 and self.seat != ours.to_act:
            if self.env.legal_actions() != [0]:
                break
            self.env.step(0)
            skipped += 1
        while self.env.phase() == 0 and ours.progress is not None:
            self.env.step(0)
            skipped += 1
        return skipped

    @property
    def seat(self) -> int:
        """Our number of the seat to act."""
        return (self.env.current_player() + self.offset) % 4

    def pair(self, values) -> tuple[int, int]:
        """Return a pair of team values in our order."""
        first, second = map(int, values)
        return (second, first) if self.offset % 2 else (first, second)


def compare_calls(house: House, deal: Deal, theirs: list[int], colver: Colver, found) -> None:
    """Compare the calls open now."""
    found.counts["calls"] += 1
    ours = {colver.call_number(call) for call in deal.legal_actions() if _is_known(call)}
    ours |= {str(call) for call in deal.legal_actions() if not _is_known(call)}
    if ours == set(theirs):
        return
    for name, rules in house.variations():
        calls = rules.bidding.legal(deal.auction.standing, None)
        if all(map(_is_known, calls)) and set(map(colver.call_number, calls)) == set(theirs):
            found.add(name, "")
            return
    found.add(None, f"{house.rules} {deal.auction.calls}: ours {ours}, theirs {theirs}")


def _is_known(call: Call) -> bool:
    """Tell whether colver has a number for the call: its bids end at 160."""
    return not isinstance(call, Bid) or call.level == "capot" or call.level in range(80, 161, 10)


def compare_with_colver(house: House, random: Random, *, marks: bool = True) -> Findings:
    """Play a deal with both: calls, cards, card points, and marks where they are meant equal."""
    found = Findings()
    deal = random_deal(house.rules, random)
    colver = Colver(deal)
    players = random_players(random)
    while not deal.is_over:
        found.counts["passes only colver asks for"] += colver.skip_idle_passes(deal)
        if colver.seat != deal.to_act:
            found.add(None, f"{house.rules} {deal.auction.calls}: {colver.seat} is to act there")
            return found
        theirs = colver.env.legal_actions()
        actions = deal.legal_actions()
        if deal.progress is None:
            compare_calls(house, deal, theirs, colver, found)
            shared = [one for one in actions if _is_known(one)]
            shared = [one for one in shared if colver.call_number(one) in theirs]
        else:
            cards = {colver.card(number) for number in theirs}
            compare_cards(house, deal, cards, found)
            shared = [one for one in actions if str(getattr(one, "card", "")) in cards]
        action = players[deal.to_act].choose(shared, random)
        is_call = deal.progress is None
        number = colver.call_number(action) if is_call else colver.number(str(action.card))
        colver.env.step(number)
        deal = deal.apply(action)
    if deal.contract is not None:
        compare_end(house, deal, colver, found, marks=marks)
    return found


def compare_end(house: House, deal: Deal, colver: Colver, found: Findings, *, marks: bool) -> None:
    """Compare what the cards counted, and the marks."""
    found.counts["deals"] += 1
    tally = deal.tally
    points = list(tally.card_points)
    points[tally.last_trick] += 10 if tally.capot is None else 100
    pairs = [("card points", tuple(points), colver.pair(colver.env.get_points()))]
    pairs.append(("tricks", tally.tricks, colver.pair(colver.env.get_tricks_won())))
    if marks:
        pairs.append(("marks", deal.score().marks, colver.pair(colver.env.rewards())))
    for what, ours, theirs in pairs:
        if ours != theirs:
            found.add(None, f"{house.rules} {what}: ours {ours}, theirs {theirs}, {tally}")


# --- belote-cli -----------------------------------------------------------------------------------


class BeloteCli:
    """The functions of belote-cli that know which card may be played and which wins."""

    RANKS = ("SEVEN", "EIGHT", "NINE", "TEN", "JACK", "QUEEN", "KING", "ACE")
    SUITS = ("SPADES", "HEARTS", "DIAMONDS", "CLUBS")

    def __init__(self) -> None:
        """Import the package, whose name is not that of its distribution."""
        from belote import deck, game

        self.deck, self.game = deck, game

    def card(self, card):
        """Return their card."""
        suit, rank = self.deck.Suit[self.SUITS[card.suit]], self.deck.Rank[self.RANKS[card.rank]]
        return self.deck.Card(suit, rank)

    def strain(self, strain: Strain):
        """Return their trump and contract."""
        if strain is Strain.NO_TRUMP:
            return None, self.deck.Contract.SANS_ATOUT
        if strain is Strain.ALL_TRUMP:
            return self.deck.Suit.TOUT_ATOUT, self.deck.Contract.TOUT_ATOUT
        return self.deck.Suit[self.SUITS[strain]], self.deck.Contract.NORMAL

    def table(self, trick: Trick):
        """Return their cards on the table."""
        return tuple(
            self.game.TrickCard(self.game.Seat((trick.leader + at) % 4), self.card(card))
            for at, card in enumerate(trick.cards)
        )

    def legal(self, deal: Deal) -> set[str]:
        """Return what they let the seat to act play, in our words."""
        ours = {self.card(card): str(card) for card in deal.hands[deal.to_act]}
        trump, contract = self.strain(deal.contract.strain)
        state = self.game.GameState(
            hands=tuple(tuple(map(self.card, hand)) for hand in deal.hands),
            trump=trump,
            contract=contract,
            phase=self.game.Phase.PLAYING,
            current_trick=self.table(deal.trick),
        )
        return {ours[card] for card in self.game.legal_cards(state, self.game.Seat(deal.to_act))}

    def winner(self, trick: Trick) -> int:
        """Return the seat to which they give a trick."""
        trump, contract = self.strain(trick.strain)
        is_no_trump = contract == self.deck.Contract.SANS_ATOUT
        seat = self.game.trick_winner_seat(self.table(trick), trump, is_sans_atout=is_no_trump)
        return seat.value

    def points(self, trick: Trick) -> int:
        """Return what the cards of a trick count to them."""
        trump, _ = self.strain(trick.strain)
        return sum(self.deck.card_points(self.card(card), trump) for card in trick.cards)


def compare_with_belote_cli(house: House, random: Random) -> Findings:
    """Play a deal of ours at random and ask belote-cli about every card and trick."""
    found, judge = Findings(), BeloteCli()
    deal = random_deal(house.rules, random)
    players = random_players(random)
    while not deal.is_over:
        if deal.progress is not None:
            compare_cards(house, deal, judge.legal(deal), found)
        deal = deal.apply(players[deal.to_act].choose(deal.legal_actions(), random))
    for trick in deal.tricks:
        found.counts["tricks"] += 1
        if judge.winner(trick) != trick.winner:
            found.add(None, f"{trick}: won by {trick.winner}, to them by {judge.winner(trick)}")
        if judge.points(trick) != trick.points:
            found.add(None, f"{trick}: {trick.points} points, to them {judge.points(trick)}")
    return found


# --- what is compared -----------------------------------------------------------------------------

OF_COLVER = {
    "contree": {},
    "contree(trump_rise=off)": {"trump_rise": "on"},
    "contree(plain_rise=on)": {"plain_rise": "off"},
    "contree(ruff_when=always)": {"ruff_when": "opponent"},
    "contree(cannot_overruff=under)": {"cannot_overruff": "free"},
    "contree(partner_trump_cannot_rise=under)": {"partner_trump_cannot_rise": "free"},
    "coinche": {"bid_max": "160"},
}
OF_BELOTE_CLI = {
    "french501": {},
    "concours": {},
    "ktga_fr": {},
    "ktga_be": {"partner_trump_cannot_rise": "free"},
    "bela": {"ruff_when": "opponent"},
    "bulgarian": {"cannot_overruff": "under"},
    "french501(trump_rise=off)": {"trump_rise": "on"},
    "french501(plain_rise=on)": {"plain_rise": "off"},
    "french501(cannot_overruff=free)": {"cannot_overruff": "under"},
}


def house_of(text: str, theirs: dict[str, str]) -> House:
    """Return a ruleset of ours, of the plugin too, with the options they have otherwise."""
    name, _, options = text.partition("(")
    rules = contree() if name == "contree" else ruleset(name)
    changes = dict(one.split("=") for one in options.rstrip(")").split(",") if one)
    return House(rules.with_options(**changes) if changes else rules, theirs)


def compare(judge: str, text: str, deals: int, seed: int) -> Findings:
    """Compare one ruleset with `colver` or `belote-cli` over random deals."""
    random = Random(seed)
    found = Findings()
    houses = OF_COLVER if judge == "colver" else OF_BELOTE_CLI
    house = house_of(text, houses[text])
    for _ in range(deals):
        if judge == "colver":
            found.join(compare_with_colver(house, random, marks=text.startswith("contree")))
        else:
            found.join(compare_with_belote_cli(house, random))
    return found


def main() -> int:
    """Compare all rulesets with both referees and print the verdict."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=2000, help="for each ruleset")
    asked = parser.parse_args()
    total = Findings()
    for judge, houses in (("colver", OF_COLVER), ("belote-cli", OF_BELOTE_CLI)):
        for seed, text in enumerate(houses):
            found = compare(judge, text, asked.deals, seed)
            silent = [name for name in houses[text] if not found.explained[name]]
            found.unexplained += [f"{text}: {judge} never differed by {name}" for name in silent]
            differences = dict(found.explained) or "none"
            print(f"{judge:10} {text:42} {dict(found.counts)} explained differences: {differences}")
            total.join(found)
    for what in total.unexplained[:20]:
        print(what)
    figure = (
        f"{len(total.unexplained)} unexplained differences in {total.counts['positions']:,}"
        f" positions and {total.counts['calls']:,} calls; explained: {total.explained.total():,}"
    )
    print(json.dumps({"figure": figure, "passed": not total.unexplained}))
    return 1 if total.unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
