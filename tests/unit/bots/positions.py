"""Positions written as text: hands as cards in a row, calls and cards as they are spoken."""

from rebelote.bots import create
from rebelote.cards import CARDS, Card, CardSet
from rebelote.engine import Deal
from rebelote.engine.deal import Setup
from rebelote.rules import (
    DOUBLE,
    PASS,
    REDOUBLE,
    SEATS,
    Action,
    Bid,
    Call,
    Play,
)
from rebelote.rules.dealing import Layout
from rebelote.rules.ranking import STRAIN_BY_LETTERS
from rebelote.rules.registry import ruleset

ALL_CARDS = CardSet.of(CARDS)


def call(text: str) -> Call:
    """Read a call: `pass`, `double`, `H`, `100H`."""
    known: dict[str, Call] = {"pass": PASS, "double": DOUBLE, "redouble": REDOUBLE}
    if text in known:
        return known[text]
    letters = text.lstrip("0123456789")
    level = text[: len(text) - len(letters)]
    return Bid(int(level) if level else None, STRAIN_BY_LETTERS[letters])


def auction(rules: str, hands: dict[int, str], *calls: str, turned: str = "") -> Deal:
    """Return a deal in its auction; seat 0 speaks first, other cards are dealt as they come."""
    chosen = ruleset(rules)
    size = chosen.dealing.cards_before
    held = {seat: CardSet.parse(text) for seat, text in hands.items()}
    card = Card.parse(turned) if turned else None
    rest = ALL_CARDS
    for cards in held.values():
        assert len(cards) == size, cards
        rest -= cards
    left = [one for one in rest if one != card]
    for seat in SEATS:
        if seat not in held:
            # Every third card mixes the suits, so that nobody is dealt a hand to bid on.
            held[seat] = CardSet.of(left[:: max(1, len(left) // size)][:size])
            left = [one for one in left if one not in held[seat]]
    dealt = tuple(int(held[seat]) for seat in SEATS)
    layout = Layout((dealt[0], dealt[1], dealt[2], dealt[3]), card, tuple(left))
    deal = Deal.open(Setup(chosen, layout, SEATS[0]))
    for text in calls:
        deal = deal.apply(call(text))
    return deal


def position(rules: str, hands: list[str], bid: str, taker: int, cards: str = "") -> Deal:
    """Return a deal in its play: hands of eight, seat 0 leads, the cards played so far.

    The rules must deal eight cards before the auction, or five and the rest without a turned card.
    """
    chosen = ruleset(rules)
    size = chosen.dealing.cards_before
    parsed = [CardSet.parse(text) for text in hands]
    assert sum(map(int, parsed)) == int(ALL_CARDS), "these are not the 32 cards"
    first = [CardSet.of(list(hand)[:size]) for hand in parsed]
    stock = tuple(card for hand in parsed for card in list(hand)[size:])
    layout = Layout((int(first[0]), int(first[1]), int(first[2]), int(first[3])), None, stock)
    deal = Deal.open(Setup(chosen, layout, SEATS[0]))
    for _ in range(taker):
        deal = deal.apply(PASS)
    deal = deal.apply(call(bid))
    while deal.contract is None:
        deal = deal.apply(PASS)
    for name in cards.split():
        deal = deal.apply(Play(Card.parse(name.rstrip("!")), says_belote=name.endswith("!")))
    return deal


def decision(deal: Deal, seed: int = 1) -> Action:
    """Return what the club player does."""
    seat = deal.to_act
    assert seat is not None
    return create("rules", seed).decide(deal.view(seat))


def card_played(deal: Deal) -> str:
    """Return the card that the club player plays, once it has declared what it holds."""
    action = decision(deal)
    while not isinstance(action, Play):
        deal = deal.apply(action)
        action = decision(deal)
    return str(action.card)
