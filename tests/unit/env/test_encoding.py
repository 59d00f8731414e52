"""Views as rows of numbers."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rebelote.cards import CARDS, Card
from rebelote.engine import Deal
from rebelote.env.encoding import FIELDS, SIZE, encode, highest, place_of
from rebelote.rules import CAPOT, DOUBLE, PASS, SEATS, Bid, Play, Ruleset, Seat, Strain
from rebelote.rules.declarations import kind_of
from rebelote.rules.registry import ruleset
from tests.unit.env.everything import RULESETS


def field(deal: Deal, seat: Seat, name: str) -> list[int]:
    return list(map(int, encode(deal.view(seat))[place_of(name)]))


def started(rules: Ruleset, seed: int = 0, **facts: Any) -> Deal:
    return Deal.start(rules, Random(seed).sample(CARDS, 32), **facts)


def contrée(calls: list[Any], seed: int = 0) -> Deal:
    deal = started(ruleset("coinche"), seed)
    for call in calls:
        deal = deal.apply(call)
    return deal


def ones(numbers: Iterable[float]) -> list[int]:
    return [place for place, number in enumerate(numbers) if number]


def test_the_fields_fill_the_row() -> None:
    """Fields follow one another and leave no gap."""
    places = [place_of(one.name) for one in FIELDS]
    assert [place.start for place in places] == [0, *(place.stop for place in places[:-1])]
    assert places[-1].stop == SIZE == len(highest())


def test_the_reference_shows_the_layout() -> None:
    """The table of the documentation has the places, names, shapes and meanings of all fields."""
    page = Path(__file__).parents[3] / "docs" / "reference" / "env.md"
    lines = page.read_text("utf-8").splitlines()
    for one in FIELDS:
        place = place_of(one.name)
        shape = " x ".join(map(str, one.shape))
        row = f"| {place.start}-{place.stop - 1} | {one.name} | {shape} | {one.meaning} |"
        assert row in lines


@pytest.mark.parametrize("rules", RULESETS.values(), ids=str)
def test_numbers_stay_within_their_bounds(rules: Ruleset) -> None:
    """In random games no number is above what its field allows, or below zero but for scores."""
    chance = Random(2)
    bounds = highest()
    for seed in range(10):
        deal = started(rules, seed, scores=(-30, 120), pending=81)
        while not deal.is_over:
            deal = deal.apply(chance.choice(deal.legal_actions()))
            row = encode(deal.view(SEATS[seed & 3]))
            assert all(number <= most for number, most in zip(row, bounds, strict=True))
            assert min(row[: place_of("scores").start]) >= 0


def exchanged(deal: Deal, seat: Seat, chance: Random) -> Deal:
    """Return the deal at its start with the cards that the seat cannot see in other places."""
    layout = deal.setup.layout
    own = {int(card) for card in deal.view(seat).dealt} | {layout.turned}
    hidden = [card for card in CARDS if card not in own]
    moved = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
    hands = [sum(1 << moved.get(card, card) for card in hand) for hand in deal.hands]
    stock = tuple(moved.get(card, card) for card in layout.stock)
    first, second, third, fourth = hands
    other = layout._replace(hands=(first, second, third, fourth), stock=stock)
    return Deal.open(deal.setup.__class__(deal.ruleset, other, deal.setup.first))


@pytest.mark.parametrize("rules", RULESETS.values(), ids=str)
def test_hidden_cards_leave_no_trace(rules: Ruleset) -> None:
    """Through the auction a seat reads the same numbers whatever the others and the stock hold."""
    chance = Random(4)
    for seed in range(10):
        for seat in SEATS:
            deal = started(rules, seed)
            other = exchanged(deal, seat, chance)
            assert other.hands != deal.hands
            while deal.progress is None and not deal.is_over:
                assert encode(deal.view(seat)) == encode(other.view(seat))
                call = chance.choice(deal.legal_actions())
                deal, other = deal.apply(call), other.apply(call)


@pytest.mark.parametrize("rules", RULESETS.values(), ids=str)
def test_only_cards_in_view_are_marked(rules: Ruleset) -> None:
    """Through the play no field of cards shows a card that the seat has not seen."""
    chance = Random(6)
    fields = ("hand", "turned", "tricks", "played", "words", "shown")
    for seed in range(8):
        deal = started(rules, seed)
        while not deal.is_over:
            deal = deal.apply(chance.choice(deal.legal_actions()))
            for seat in SEATS:
                view = deal.view(seat)
                seen = set(view.hand) | {card for _, card in view.played}
                seen |= {view.turned} if view.turned is not None else set()
                seen |= {card for sets in view.shown for cards in sets for card in cards}
                row = encode(view)
                for name in fields:
                    assert {place % 32 for place in ones(row[place_of(name)])} <= seen


def test_the_auction_is_read_from_the_seat_that_looks() -> None:
    """Bidder, bid and multiplier stand there, and the latest call first."""
    deal = contrée([Bid(90, Strain.HEARTS), PASS, Bid(CAPOT, Strain.CLUBS), DOUBLE])
    me = SEATS[1]
    assert ones(field(deal, me, "bidder")) == [1]
    assert ones(field(deal, me, "strain")) == [Strain.CLUBS]
    assert field(deal, me, "level") == [0, 1]
    assert field(deal, me, "multiplier") == [2]
    calls = field(deal, me, "calls")
    assert ones(calls[:16]) == [2, 4 + 2]
    assert ones(calls[16:32]) == [1, 4 + 1, 8 + Strain.CLUBS, 15]
    first_bid = calls[48:64]
    assert ones(first_bid) == [3, 4 + 1, 8 + Strain.HEARTS, 14]
    assert first_bid[14] == 90


def test_tricks_are_read_from_the_seat_that_looks() -> None:
    """Who led, what lies in each trick and who played it are told."""
    deal = contrée([Bid(80, Strain.SPADES), PASS, PASS, PASS])
    cards: list[Card] = []
    for _ in range(5):
        play = next(one for one in deal.legal_actions() if isinstance(one, Play))
        cards.append(play.card)
        deal = deal.apply(play)
    winner = deal.tricks[0].winner
    assert winner is not None
    me = SEATS[3]
    assert ones(field(deal, me, "leaders")) == [1, 4 + ((winner + 1) & 3)]
    assert ones(field(deal, me, "tricks")) == sorted([*cards[:4], 32 + cards[4]])
    played = field(deal, me, "played")
    assert cards[0] in ones(played[32:64])
    assert set(ones(played[:32])) == {cards[3]} | ({cards[4]} if winner == me else set())
    assert field(deal, me, "points") == [deal.card_points[1], deal.card_points[0]]


def test_announces_and_scores_are_told() -> None:
    """Kinds by seat at once, cards from the second trick on, scores of the own team first."""
    rules = ruleset("ktga_fr")
    for seed in range(200):
        deal = started(rules, seed, scores=(300, 200))
        turned = deal.setup.layout.turned
        assert turned is not None
        deal = deal.apply(Bid(None, Strain(turned.suit)))
        for _ in range(4):
            play = next(one for one in deal.legal_actions() if isinstance(one, Play))
            deal = deal.apply(play)
        if deal.declared[2]:
            break
    counts = field(deal, SEATS[1], "announced")
    assert sum(counts[4:8]) == len(deal.declared[2])
    assert sum(counts) == sum(map(len, deal.declared))
    assert {kind_of(one) for one in deal.declared[2]}
    cards = {card for one in deal.declared[2] for card in one}
    assert set(ones(field(deal, SEATS[1], "shown")[32:64])) == cards
    assert field(deal, SEATS[1], "scores") == [200, 300]
    assert field(deal, SEATS[1], "in_match") == [1]
