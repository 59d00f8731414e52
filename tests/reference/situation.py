"""Random situations for comparing two referees: packs, house options, players, tallies.

Uniform play hardly ever reaches a capot, a litige or a contest of announces, so packs are stacked
and players are eager, strong or silent from time to time. All chance comes from the `Random` given.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from rebelote.cards import CARDS, Card
from rebelote.engine import Deal
from rebelote.rules.actions import Bid, Declare, Double, Pass, Play, Redouble
from rebelote.rules.errors import RulesetError
from rebelote.rules.options import Choice
from rebelote.rules.ranking import Strain
from rebelote.rules.scoring import Tally
from rebelote.rules.seating import SEATS, TEAMS, next_seat

# --- house options ------------------------------------------------------------------------------


def with_random_options(ruleset, random: Random):
    """Return the ruleset with up to six house options changed, none at all in one case of four."""
    if random.random() < 0.25:
        return ruleset
    changed = ruleset
    for _ in range(random.randint(1, 6)):
        name, setting = random.choice(sorted(changed.settings.items()))
        others = setting.option.domain.others(setting.value)
        if others:
            try:
                changed = changed.with_options(**{name: random.choice(others)})
            except RulesetError:
                continue  # Two numbers that contradict each other: other options will do.
    return changed


def options_of_referee(ruleset) -> dict:
    """Return every option of a ruleset in the names and values of the second referee.

    Options without effect keep the referee's own value: it has to show that they have none.
    """
    options = {}
    for name, setting in ruleset.settings.items():
        value, domain = setting.value, setting.option.domain
        if name == "rotation":
            continue  # Seats are in order of play: the direction is only a picture.
        if name == "packets_before":
            value = list(value[0])
        elif name == "contracts":
            value = [strain.letters for strain in value]
        elif isinstance(domain, Choice):
            value = str(value)
        options[name] = None if (name, value) == ("last_deal_tie", "none") else value
    return options


# --- packs ----------------------------------------------------------------------------------------


def random_pack(ruleset, first: int, packets, random: Random) -> list[Card]:
    """Return a shuffled pack, or one that gives a team strength or every hand long runs."""
    pack = list(CARDS)
    random.shuffle(pack)
    kind = random.choice(["fair", "fair", "fair", "strong team", "long suits", "same ranks"])
    if kind == "fair":
        return pack
    noise = random.choice([0.0, 1.0, 3.0])
    if kind == "strong team":
        suit = random.randrange(4)
        wished = sorted(pack, key=lambda card: -_strength(card, suit) - random.random() * noise)
        order = [0, 2, 0, 2] * 4 + [1, 3, 1, 3] * 4
    else:
        by_suit = kind == "long suits"
        wished = sorted(
            pack,
            key=lambda card: (
                (card.suit * 8 + card.rank if by_suit else card.rank * 4)
                + random.random() * noise * 3
            ),
        )
        order = [at // 8 for at in range(32)]
    side = random.randrange(4)
    return _pack_that_deals(
        [
            [card for card, who in zip(wished, order, strict=True) if (who + side) % 4 == seat]
            for seat in range(4)
        ],
        ruleset,
        first,
        packets,
        random,
    )


def _strength(card: Card, suit: int) -> int:
    """Rate a card for a team that plays in a suit."""
    return card.rank + (8 if card.suit == suit else 0) + (4 if card.rank == 7 else 0)


def _pack_that_deals(hands, ruleset, first: int, packets, random: Random) -> list[Card]:
    """Return a pack that deals these hands of eight when `first` takes."""
    deal = Deal.start(ruleset, CARDS, SEATS[first], packets=packets)
    layout = deal.setup.layout
    places = ruleset.dealing.complete(layout, SEATS[first], SEATS[first])
    pack: list[Card] = [CARDS[0]] * 32
    for seat, hand in enumerate(hands):
        random.shuffle(hand)
        slots = [at for at in range(32) if places[seat] >> at & 1]
        for slot, card in zip(slots, hand, strict=True):
            pack[slot] = card
    return pack


# --- players --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Player:
    """How a seat chooses among its legal actions; probabilities between 0 and 1."""

    takes: float
    doubles: float
    goes_capot: float
    declares: float
    says: float
    style: str  # any, high, low

    def choose(self, actions: Sequence, random: Random):
        """Return one of the legal actions."""
        if isinstance(actions[0], Pass | Bid | Double | Redouble):
            return self._call(actions, random)
        declarations = [one for one in actions if isinstance(one, Declare)]
        if declarations and random.random() < self.declares:
            fullest = max(declarations, key=lambda one: len(one.sets))
            return fullest if random.random() < 0.6 else random.choice(declarations)
        return self._play([one for one in actions if isinstance(one, Play)], random)

    def _call(self, actions: Sequence, random: Random):
        doubles = [one for one in actions if isinstance(one, Double | Redouble)]
        if doubles and random.random() < self.doubles:
            return doubles[0]
        bids = [one for one in actions if isinstance(one, Bid)]
        capots = [one for one in bids if one.level == "capot"]
        if capots and random.random() < self.goes_capot:
            return random.choice(capots)
        if bids and (Pass() not in actions or random.random() < self.takes):
            return random.choice(bids[: random.choice([1, 4, 12, len(bids)])])
        return random.choice([one for one in actions if not isinstance(one, Bid)])

    def _play(self, plays: Sequence[Play], random: Random) -> Play:
        cards = sorted({play.card for play in plays}, key=lambda card: (card.rank, card.suit))
        card = random.choice(cards)
        if self.style != "any" and random.random() < 0.9:
            card = cards[-1 if self.style == "high" else 0]
        said = Play(card, says_belote=True)
        return said if said in plays and random.random() < self.says else Play(card)


def random_players(random: Random) -> list[Player]:
    """Return four players; now and then one team is strong and the other weak."""
    is_uneven = random.random() < 0.3
    strong = random.randrange(2)

    def player(seat: int) -> Player:
        style = "any"
        if is_uneven:
            style = "high" if seat % 2 == strong else "low"
        return Player(
            takes=random.choice([0.0, 0.1, 0.3, 0.7]),
            doubles=random.choice([0.0, 0.3, 0.9]),
            goes_capot=random.choice([0.0, 0.0, 0.05, 0.3]),
            declares=random.choice([0.0, 0.7, 1.0, 1.0]),
            says=random.choice([0.3, 0.8, 1.0, 1.0]),
            style=style,
        )

    return [player(seat) for seat in range(4)]


# --- tallies --------------------------------------------------------------------------------------


def random_tally(ruleset, random: Random) -> Tally:
    """Return what a table might have counted; ties, capots and edges of rounding are frequent."""
    strain = random.choice(ruleset.bidding.strains)
    pack = sum(ruleset.ranking.tables[strain].points)
    taker = random.choice(TEAMS)
    last = random.choice(TEAMS)
    won = random.randint(1, 7)
    tricks, cards = (won, 8 - won), random.randint(0, pack)
    announces = _random_announces(ruleset, strain, random)
    belote = _random_belote(strain, random)
    if random.random() < 0.2:
        tricks, cards = ((8, 0), pack) if last == 0 else ((0, 8), 0)
    elif random.random() < 0.5:
        cards = _cards_near_tie(pack, last, strain, ruleset, announces, belote)
        cards = min(pack, max(0, cards + random.choice([0, 0, 0, -1, 1])))
    level, multiplier = _random_stake(ruleset, random)
    return Tally(
        strain=strain,
        taker_team=taker,
        card_points=(cards, pack - cards),
        last_trick=last,
        tricks=tricks,
        announces=announces,
        belote=belote,
        level=level,
        multiplier=multiplier,
        pending=random.choice([0, 0, 0, 8, 16, 81, 91]),
        is_last=random.random() < 0.2,
    )


def _random_announces(ruleset, strain: Strain, random: Random) -> tuple[int, int]:
    if not ruleset.announces.exist_at(strain) or random.random() < 0.5:
        return 0, 0
    some = [0, 20, 40, 50, 70, 100, 120, 150, 200, 220, 300]
    kept = (random.choice(some), random.choice(some) if random.random() < 0.5 else 0)
    return kept if random.random() < 0.5 else kept[::-1]


def _random_belote(strain: Strain, random: Random) -> tuple[int, int]:
    pairs = random.randint(0, len(strain.trump_suits))
    first = random.randint(0, pairs)
    return 20 * first, 20 * (pairs - first)


def _cards_near_tie(pack, last, strain, ruleset, announces, belote) -> int:
    """Return card points of team 0 that make both totals equal, where that is possible."""
    factor = 1
    if strain is Strain.NO_TRUMP and getattr(ruleset.scoring, "nt_double", False):
        factor = 2
    side = [announces[team] + belote[team] + 10 * factor * (last == team) for team in TEAMS]
    return (factor * pack + side[1] - side[0]) // (2 * factor)


def _random_stake(ruleset, random: Random):
    """Return a level and a multiplier that the ruleset's auction can reach."""
    level = None
    if ruleset.scoring.needs_level:
        level = random.choice(ruleset.bidding.levels)
    factors = [1]
    if "double_multiplier" in ruleset.settings:
        factors += [ruleset.bidding.double_multiplier, ruleset.bidding.redouble_multiplier]
    return level, random.choice(factors)


def first_dealer(first: int) -> int:
    """Return the seat that deals when `first` speaks first."""
    return next_seat(first + 2)
