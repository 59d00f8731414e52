"""Deals whose ends can be counted by hand, and deals played out by club players."""

from random import Random

from rebelote.bots import create, play_deal
from rebelote.cards import CARDS
from rebelote.engine import Deal, View
from rebelote.engine.deal import Setup
from rebelote.notation import actions_of
from rebelote.rules import SEATS
from rebelote.rules.dealing import Layout
from rebelote.rules.registry import ruleset
from tests.unit.bots.positions import position

# Spades are trumps and seat 0 wins the first six tricks: 120 points. Then it holds Ah and 7d, the
# others Th Ad, 8h 8d, 9h 9d in order of play. Ah first takes 21 and loses the last trick; 7d first
# loses 11, and the ace takes 21 and the last ten behind it. All other cards are forced.
HANDS = [
    "Js9sAcTcKhAhTd7d",
    "7sKs7cJcJhThJdAd",
    "8sTs8cQcQh8hQd8d",
    "QsAs9cKc7h9hKd9d",
]
SIX_TRICKS = "Js 7s 8s Qs 9s Ks Ts As Ac 7c 8c 9c Tc Jc Qc Kc Kh Jh Qh 7h Td Jd Qd Kd"
ACE_FIRST = f"{SIX_TRICKS} Ah Th 8h 9h 7d Ad 8d 9d"
SEVEN_FIRST = f"{SIX_TRICKS} 7d Ad 8d 9d Th 8h 9h Ah"
LEAD = 24
"""How many cards fell before the one that matters."""


def ending(cards: str, bid: str = "80S") -> Deal:
    """Return the deal above with these cards played, in coinche, seat 0 being the taker."""
    return position("coinche", HANDS, bid, 0, cards)


def club_deal(rules: str, seed: int) -> Deal:
    """Return a deal with a contract, called and played by club players."""
    chance = Random(seed)
    while True:
        pack = list(CARDS)
        chance.shuffle(pack)
        deal = Deal.start(ruleset(rules), pack, SEATS[chance.randrange(4)])
        deal = play_deal(deal, [create("rules", 0) for _ in SEATS])
        if deal.contract is not None:
            return deal


def view_to_act(deal: Deal) -> View:
    """Return the view of the seat to act."""
    seat = deal.to_act
    assert seat is not None
    return deal.view(seat)


def before(deal: Deal, cards: int) -> Deal:
    """Return a deal as it stood when so many cards had been played, announces made."""
    past = Deal.open(deal.setup)
    for action in actions_of(deal):
        if past.progress is not None and len(past.progress.played) == cards:
            return past
        past = past.apply(action)
    return past


def with_hands(deal: Deal, left: list[int]) -> Deal:
    """Return a deal with the same past in which the seats now hold other cards."""
    setup = deal.setup
    played = [0, 0, 0, 0]
    view = deal.view(SEATS[0])
    for seat, card in view.played:
        played[seat] |= 1 << card
    first, second, third, fourth = (a | b for a, b in zip(played, left, strict=True))
    layout = Layout((first, second, third, fourth), setup.layout.turned, setup.layout.stock)
    other = Deal.open(Setup(setup.ruleset, layout, setup.first))
    for action in actions_of(deal):
        other = other.apply(action)
    return other
