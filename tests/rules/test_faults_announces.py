"""Faults that other belote programs had with announces and belote, tried on our engine."""

from itertools import permutations

import pytest

from rebelote.cards import Suit
from rebelote.rules import SEATS, Seat, Strain, Tally, Team
from rebelote.rules.declarations import NOBODY, Kind, Sets, kind_of, maximal, points_of
from rebelote.rules.registry import ruleset
from tests.rules.table import after, cards, deal_of

TIERCE_H, TIERCE_S = (cards("AhKhQh"),), (cards("AsKsQs"),)


def retained(variant: str, made: list[Sets], strain: Strain, first: int = 0) -> list[int]:
    kept = ruleset(variant).announces.retained(made, strain, Seat(first))
    return [sum(map(points_of, sets)) for sets in kept]


@pytest.mark.parametrize("places", [*permutations(range(4), 2)])
def test_equal_announces_never_depend_on_the_order_of_a_list(places: tuple[int, int]) -> None:
    """Two equal tierces of opponents cancel out, or go to the first in play at Bela."""
    made: list[Sets] = [(), (), (), ()]
    made[places[0]], made[places[1]] = TIERCE_H, TIERCE_S
    are_partners = places[0] % 2 == places[1] % 2
    for first in range(4):
        assert sum(retained("coinche", made, Strain.CLUBS, first)) == (40 if are_partners else 0)
        winner = min(places, key=lambda seat: (seat - first) % 4)
        bela = retained("bela", made, Strain.CLUBS, first)
        assert [seat for seat in range(4) if bela[seat]] == (
            sorted(places) if are_partners else [winner]
        )


@pytest.mark.parametrize("variant", ["coinche", "french501", "bulgarian", "bela", "ktga_be"])
def test_partners_do_not_cancel_each_other(variant: str) -> None:
    """Equal tierces of two partners both count."""
    assert retained(variant, [TIERCE_H, (), TIERCE_S, ()], Strain.CLUBS) == [20, 0, 20, 0]


def test_announces_become_known_with_the_first_trick() -> None:
    """The value is heard at the declaration; the card that ends the trick shows the cards."""
    deal = deal_of("coinche", {0: "AhKhQh"}, "80S pass pass pass")
    heard = after(deal, "(AhKhQh)")
    while len(heard.tricks) < 1:
        assert heard.view(SEATS[2]).announced[0] == (Kind.TIERCE,)
        assert heard.view(SEATS[2]).shown == NOBODY
        heard = heard.apply(heard.legal_actions()[0])
    assert heard.view(SEATS[2]).shown[0] == TIERCE_H
    assert heard.view(SEATS[2]).retained[0] == TIERCE_H


@pytest.mark.parametrize(
    ("variant", "level", "expected"),
    [("french501", None, (0, 202)), ("coinche", 80, (20, 260)), ("ktga_fr", None, (20, 182))],
)
def test_failing_takers_lose_their_announces(
    variant: str, level: int | None, expected: tuple[int, int]
) -> None:
    """A taker's tierce goes to the defence; the belote only where it is not kept."""
    failed = Tally(
        strain=Strain.SPADES,
        taker_team=Team(0),
        card_points=(40, 112),
        last_trick=Team(0),
        announces=(20, 0),
        belote=(20, 0),
        level=level,
    )
    assert ruleset(variant).scoring.score(failed).marks == expected


@pytest.mark.parametrize(
    ("text", "kind", "points"),
    [
        ("AhKhQh", Kind.TIERCE, 20),
        ("AhKhQhJh", Kind.FIFTY, 50),
        ("AhKhQhJhTh", Kind.HUNDRED, 100),
        ("AsAhAdAc", Kind.CARRE, 100),
        ("9s9h9d9c", Kind.CARRE, 150),
        ("JsJhJdJc", Kind.CARRE, 200),
    ],
)
def test_no_announce_is_missing(text: str, kind: Kind, points: int) -> None:
    """Runs of three, four and five and the carrés are all found and valued."""
    assert maximal(cards(text)) == (cards(text),)
    assert (kind_of(cards(text)), points_of(cards(text))) == (kind, points)


@pytest.mark.parametrize("suit", Suit)
def test_every_suit_is_in_trump_order_at_all_trumps(suit: Suit) -> None:
    """Whoever sorts a hand finds jack and nine on top in each suit."""
    order = ruleset("bulgarian").ranking.order(suit, Strain.ALL_TRUMP)
    assert "".join(rank.letter for rank in order) == "J9ATKQ87"


def test_hidden_cards_count_for_announces_and_belote() -> None:
    """At Bela what the hidden cards complete is announced and said like the rest."""
    hands = {0: "KhQhJh"}
    deal = deal_of("bela", hands, "H")
    before = deal_of("bela", hands, "")
    assert deal.hands[0] - before.hands[0] != cards("")
    actions = set(map(str, deal.legal_actions()))
    assert {"Kh!", "Qh!", "(KhQhJh)"} <= actions
