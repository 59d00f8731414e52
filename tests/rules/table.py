"""A card table for tests: deals with the hands one wants, calls and cards written as text."""

from collections.abc import Mapping
from random import Random
from typing import Any

from rebelote.cards import CARDS, FULL_PACK, Card, CardSet
from rebelote.engine import Deal, Trick
from rebelote.rules import (
    CAPOT,
    DOUBLE,
    PASS,
    REDOUBLE,
    SEATS,
    Action,
    Bid,
    Call,
    Declare,
    Play,
    Ruleset,
)
from rebelote.rules.ranking import STRAIN_BY_LETTERS
from rebelote.rules.registry import ruleset

HAND_SIZE = 8
CALLS: dict[str, Call] = {"pass": PASS, "double": DOUBLE, "redouble": REDOUBLE}


def rules(text: str | Ruleset) -> Ruleset:
    """Return the ruleset of a text, or the ruleset itself."""
    return text if isinstance(text, Ruleset) else ruleset(text)


def cards(text: str) -> CardSet:
    """Read a set of cards: `Ks Qs`."""
    return CardSet.parse(text)


def call(text: str) -> Call:
    """Read a call: `pass`, `double`, `redouble`, `H`, `100H`, `capotH`."""
    if text in CALLS:
        return CALLS[text]
    letters = text.lstrip("0123456789").removeprefix(CAPOT)
    level = text.removesuffix(letters)
    strain = STRAIN_BY_LETTERS[letters]
    return Bid(CAPOT if level == CAPOT else int(level) if level else None, strain)


def action(text: str) -> Action:
    """Read a call, a card (`Ks`, with a word `Ks!`) or announces (`(KsQsJs,Td9d8d)`)."""
    if text.startswith("("):
        return Declare(tuple(CardSet.parse(one) for one in text[1:-1].split(",") if one))
    if text.rstrip("!")[-1:] in "shdc" and len(text.rstrip("!")) == 2:
        return Play(Card.parse(text.rstrip("!")), says_belote=text.endswith("!"))
    return call(text)


def after(deal: Deal, text: str) -> Deal:
    """Return the deal after actions separated by spaces."""
    for one in text.split():
        deal = deal.apply(action(one))
    return deal


def full_hands(named: Mapping[int, str]) -> list[CardSet]:
    """Complete hands of which some cards are named with the rest of the pack, in pack order."""
    hands = [cards(named.get(seat, "")) for seat in SEATS]
    rest = list(FULL_PACK)
    for hand in hands:
        rest = [card for card in rest if card not in hand]
    for seat, hand in enumerate(hands):
        share = HAND_SIZE - len(hand)
        hands[seat] = hand | CardSet.of(rest[:share])
        rest = rest[share:]
    assert not rest, "a card was named twice, or a hand has more than eight"
    return hands


def pack_of(
    variant: str | Ruleset,
    hands: list[CardSet],
    *,
    first: int = 0,
    taker: int = 0,
    turned: Card | None = None,
) -> list[Card]:
    """Return the pack from which these hands of eight come, the turned card among the taker's."""
    dealing = rules(variant).dealing
    # The pack in natural order shows where each place of a pack ends up.
    layout = dealing.lay_out(CARDS, SEATS[first], None)
    pack: list[Card | None] = [None] * 32
    for seat, places in enumerate(dealing.complete(layout, SEATS[first], SEATS[taker])):
        left = list(hands[seat])
        for place in CardSet(places):
            if place == layout.turned and turned is not None:
                pack[place] = turned
                left.remove(turned)
        for place in CardSet(places):
            if pack[place] is None:
                pack[place] = left.pop(0)
    return [card for card in pack if card is not None]


def deal_of(
    variant: str | Ruleset,
    hands: Mapping[int, str],
    calls: str,
    *,
    first: int = 0,
    turned: str | None = None,
    **facts: Any,
) -> Deal:
    """Return a deal after its calls; `hands` name cards of the hands of eight by seat.

    In a game with a turned card one of the taker's cards that fits the calls is turned, unless
    `turned` names it; who takes, takes it. Calls are spoken in turn from `first`.
    """
    chosen, words = rules(variant), calls.split()
    bids = [place for place, word in enumerate(words) if word not in CALLS]
    taker = (first + bids[-1]) % 4 if bids else first
    shown = None if turned is None else Card.parse(turned)
    if turned is not None and not any(turned in named.split() for named in hands.values()):
        hands = {**hands, taker: f"{hands.get(taker, '')} {turned}"}
    full = full_hands(hands)
    if chosen.dealing.has_turned_card and shown is None and bids:
        trump = STRAIN_BY_LETTERS[words[bids[-1]]]
        is_first_round = bids[-1] < 4
        shown = next(card for card in full[taker] if (int(card.suit) == trump) is is_first_round)
    pack = pack_of(chosen, full, first=first, taker=taker, turned=shown)
    return after(Deal.start(chosen, pack, SEATS[first], **facts), calls)


def trick(variant: str | Ruleset, strain: str, text: str, leader: int = 0) -> Trick:
    """Return the trick with these cards in order of play."""
    played = tuple(Card.parse(one) for one in text.split())
    return Trick(rules(variant), STRAIN_BY_LETTERS[strain], SEATS[leader], played)


def legal(variant: str | Ruleset, strain: str, text: str, hand: str, leader: int = 0) -> CardSet:
    """Return the cards of a hand that may be played next on a trick."""
    return trick(variant, strain, text, leader).duty(cards(hand))[0]


def shuffled(seed: int) -> list[Card]:
    """Return the pack in an order that the seed decides."""
    pack = list(CARDS)
    Random(seed).shuffle(pack)
    return pack


def played_out(deal: Deal, seed: int | None = None) -> Deal:
    """Play a deal to its end: the first legal action each time, or seeded random ones."""
    chance = None if seed is None else Random(seed)
    while not deal.is_over:
        actions = deal.legal_actions()
        deal = deal.apply(actions[0] if chance is None else chance.choice(actions))
    return deal
