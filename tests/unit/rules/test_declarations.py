"""Announces: found, compared, refused (RULES.md 3.3 and 4.3)."""

from itertools import combinations

import pytest

from rebelote.cards import CARDS, CardSet, Rank
from rebelote.rules import Declare, Seat, Strain
from rebelote.rules.declarations import (
    NOBODY,
    Announces,
    CarreOrder,
    Comparison,
    Kind,
    Mode,
    Sets,
    Tie,
    choices,
    is_announce,
    kind_of,
    maximal,
    points_of,
    refusal,
)
from tests.rules.table import cards, shuffled

JOINT, SPLIT = Announces(), Announces(contest=Comparison.SPLIT, announce_trump_break=False)
BY_LENGTH = Announces(run_length_break=True)


def found(hand: str) -> list[str]:
    return [str(one) for one in maximal(cards(hand))]


def kept(
    announces: Announces, *hands: str, strain: Strain = Strain.SPADES, first: int = 0
) -> list[int]:
    """Return the points that count for each seat when everybody announces all he holds.

    Only cards that matter are named; seats without any may be left out at the end.
    """
    made = [*(maximal(cards(hand)) for hand in hands), *NOBODY][:4]
    return [sum(map(points_of, sets)) for sets in announces.retained(made, strain, Seat(first))]


@pytest.mark.parametrize(
    ("text", "kind", "points"),
    [
        ("KsQsJs", Kind.TIERCE, 20),
        ("9d8d7d", Kind.TIERCE, 20),
        ("KsQsJsTs", Kind.FIFTY, 50),
        ("AhKhQhJhTh", Kind.HUNDRED, 100),
        ("AhKhQhJhTh9h", Kind.HUNDRED, 100),
        ("AhKhQhJhTh9h8h", Kind.HUNDRED, 100),
        ("JsJhJdJc", Kind.CARRE, 200),
        ("9s9h9d9c", Kind.CARRE, 150),
        ("AsAhAdAc", Kind.CARRE, 100),
        ("TsThTdTc", Kind.CARRE, 100),
        ("KsKhKdKc", Kind.CARRE, 100),
        ("QsQhQdQc", Kind.CARRE, 100),
    ],
)
def test_an_announce_has_a_kind_and_points(text: str, kind: Kind, points: int) -> None:
    """Runs count 20, 50 and 100; carrés 200, 150 and 100."""
    assert kind_of(cards(text)) is kind
    assert points_of(cards(text)) == points


@pytest.mark.parametrize(
    ("hand", "announces"),
    [
        ("As Qs Ts 8s Ah Qh Th 8h", []),
        ("7s7h7d7c8s8h8d8c", []),
        ("KsQsJs 7d8d Ah 9c 8c", ["KsQsJs"]),
        ("KsQsJsTs 9d8d7d Ah", ["KsQsJsTs", "9d8d7d"]),
        ("AsKsQs Ts9s8s7s Ah", ["Ts9s8s7s", "AsKsQs"]),
        ("AsKsQsJsTs9s8s 7h", ["AsKsQsJsTs9s8s"]),
        ("AsKsQsJsTs9s8s7s", ["AsKsQsJsTs", "9s8s7s"]),
        ("KsKhKdKc QsJsTs 7h", ["KsKhKdKc", "QsJsTs"]),
        ("KsKhKdKc AsQsJs 7h", ["KsKhKdKc"]),
        ("JsJhJdJc 9s9h9d9c", ["9s9h9d9c", "JsJhJdJc"]),
        ("9h8h7h As Ks Qd Jd 7c", ["9h8h7h"]),
    ],
)
def test_the_announces_of_a_hand(hand: str, announces: list[str]) -> None:
    """Carrés first, then the whole runs of what is left; eight in a row make two."""
    assert found(hand) == announces


def test_ace_and_seven_do_not_join() -> None:
    """A run never goes round the corner."""
    assert found("8s7sAs Ks 9h") == []


def all_announces(hand: CardSet) -> Sets:
    """Return every announce in a hand by the definition, runs of any length of three or more."""
    carres = [CardSet.of(c for c in CARDS if c.rank is rank) for rank in Rank if rank >= 2]
    runs = [
        CardSet(((1 << length) - 1) << (8 * suit + low))
        for suit in range(4)
        for length in range(3, 9)
        for low in range(9 - length)
    ]
    return tuple(one for one in carres + runs if one & hand == one)


def best_value(hand: CardSet) -> int:
    """Return the most that announces without a shared card can be worth, by trying all of them."""
    known = all_announces(hand)
    best = 0
    for size in range(1, 3):
        for some in combinations(known, size):
            if sum(map(len, some)) == len(CardSet.of(card for one in some for card in one)):
                # A run of eight is one hundred and one tierce, as 4.3.1 says.
                worth = sum(120 if len(one) == 8 else points_of(one) for one in some)
                best = max(best, worth)
    return best


HANDS_WITH_A_CARRE = [
    CardSet.of(carre) | CardSet.of(shuffled(seed)[:4])
    for seed in range(60)
    for carre in ([c for c in CARDS if c.rank == rank] for rank in range(2, 8))
]
HANDS_OF_A_SUIT_AND_MORE = [
    CardSet.of([*shuffled(seed)[:2], *CARDS[8:16]][:8]) for seed in range(60)
]


@pytest.mark.parametrize("hands", [HANDS_WITH_A_CARRE, HANDS_OF_A_SUIT_AND_MORE])
def test_no_other_choice_of_announces_is_worth_more(hands: list[CardSet]) -> None:
    """The automatic choice is the dearest, also where a carré cuts a run."""
    assert [sum(map(points_of, maximal(hand))) for hand in hands] == list(map(best_value, hands))


def test_a_run_of_kings_and_tens_gives_way_to_the_carre() -> None:
    """Among choices of equal worth the carré is taken."""
    assert found("TsThTdTc 9s8sJsQs") == ["TsThTdTc"]


def test_any_part_of_one_s_announces_may_be_declared() -> None:
    """With two announces there are three declarations: each alone and both."""
    first, second = maximal(cards("KsQsJs 9d8d7d"))
    assert choices((first, second)) == (
        Declare((first,)),
        Declare((second,)),
        Declare((first, second)),
    )
    assert choices(()) == ()


# --- the contest --------------------------------------------------------------------------------


def test_the_team_with_the_best_announce_counts_all() -> None:
    """Both partners of the better team count, the others nothing."""
    assert kept(JOINT, "AhKhQhJh", "KdQdJd", "9c8c7c", "Td9d8d") == [50, 0, 20, 0]


def test_a_team_alone_counts_what_it_made() -> None:
    """Without announces on the other side nothing is compared."""
    assert kept(JOINT, "", "KdQdJd", "", "Tc9c8c") == [0, 20, 0, 20]


def test_nobody_announces_nobody_counts() -> None:
    """Without any announce nothing is kept."""
    assert JOINT.retained([(), (), (), ()], Strain.SPADES, Seat(0)) == NOBODY


def test_a_carre_beats_a_run_of_the_same_value() -> None:
    """A hundred of queens is better than a hundred in a row."""
    assert kept(JOINT, "JsTs9s8s7s", "QsQhQdQc") == [0, 100, 0, 0]


def test_the_higher_top_card_decides_between_equal_runs() -> None:
    """A tierce to the king beats a tierce to the queen."""
    assert kept(JOINT, "QhJhTh", "KdQdJd") == [0, 20, 0, 0]


def test_trumps_decide_between_runs_of_the_same_cards() -> None:
    """Of two tierces to the king the one in trumps counts, where trumps matter."""
    assert kept(JOINT, "KhQhJh", "KsQsJs") == [0, 20, 0, 0]


def test_runs_of_the_same_cards_cancel_out() -> None:
    """Equal announces of both teams leave nothing, whoever comes first."""
    assert kept(JOINT, "KhQhJh", "KdQdJd") == [0, 0, 0, 0]
    without_trumps = Announces(announce_trump_break=False)
    assert kept(without_trumps, "KhQhJh", "KsQsJs") == [0, 0, 0, 0]


def test_trumps_do_not_decide_at_all_trumps() -> None:
    """Where every suit is trumps none is better."""
    assert kept(JOINT, "KhQhJh", "KsQsJs", strain=Strain.ALL_TRUMP) == [0, 0, 0, 0]


@pytest.mark.parametrize(("first", "expected"), [(0, [20, 0, 0, 0]), (1, [0, 20, 0, 0])])
def test_the_first_speaker_may_win_a_tie(first: int, expected: list[int]) -> None:
    """At Bela the holder met first from the dealer's right counts."""
    bela = Announces(announce_tie=Tie.FIRST_SPEAKER, announce_trump_break=False)
    assert kept(bela, "KhQhJh", "KsQsJs", first=first) == expected


def test_only_holders_of_the_best_announce_break_a_tie() -> None:
    """A partner who speaks first with less does not win the tie for his side."""
    bela = Announces(announce_tie=Tie.FIRST_SPEAKER, announce_trump_break=False)
    assert kept(bela, "9c8c7c", "KsQsJs", "KhQhJh", "") == [0, 20, 0, 0]


def test_length_decides_between_hundreds_where_it_counts() -> None:
    """Six in a row beat five higher ones only where length matters."""
    hands = "AhKhQhJhTh", "KdQdJdTd9d8d"
    assert kept(JOINT, *hands) == [100, 0, 0, 0]
    assert kept(BY_LENGTH, *hands) == [0, 100, 0, 0]


@pytest.mark.parametrize(
    ("order", "ranking"),
    [(CarreOrder.TEN_ABOVE_KING, "J9ATKQ"), (CarreOrder.TEN_LAST, "J9AKQT")],
)
def test_the_order_of_carres(order: CarreOrder, ranking: str) -> None:
    """Each carré beats the ones after it in the order of the ruleset."""
    announces = Announces(carre_order=order)
    for better, worse in combinations(ranking, 2):
        hands = ["".join(rank + suit for suit in "shdc") for rank in (worse, better)]
        assert [bool(points) for points in kept(announces, *hands)] == [False, True, False, False]


def test_runs_and_carres_may_be_compared_apart() -> None:
    """In a split contest one team counts its runs and the other its carrés."""
    hands = "AhKhQh", "9s9h9d9c", "", "Jc Tc 8c7c"
    assert kept(SPLIT, *hands) == [20, 150, 0, 0]
    assert kept(JOINT, *hands) == [0, 150, 0, 0]


def test_equal_runs_cancel_out_apart_from_carres() -> None:
    """In a split contest a tie of the runs leaves the carrés alone."""
    assert kept(SPLIT, "AhKhQh", "AdKdQd", "9s9h9d9c", "8c7c") == [0, 0, 150, 0]


def test_there_are_no_announces_at_no_trumps() -> None:
    """No-trumps have none, and neither has a game that switched them off."""
    assert JOINT.exist_at(Strain.ALL_TRUMP)
    assert not JOINT.exist_at(Strain.NO_TRUMP)
    assert not Announces(announces=False).exist_at(Strain.HEARTS)


def test_announces_are_made_unless_they_are_automatic() -> None:
    """A part made without options wants its announces to be said."""
    assert Announces().announce_mode is Mode.DECLARE


# --- refusals -------------------------------------------------------------------------------------

HAND = cards("KsKhKdKc AsQsJs 7h")
LONG = cards("KhQhJhTh 7s 9s Ad 8c")


@pytest.mark.parametrize(
    ("hand", "sets", "code", "params"),
    [
        (LONG, (), "NothingDeclared", {}),
        (LONG, ("KhQhJhTh", "KhQhJhTh"), "CardAnnouncedTwice", {"card": "Th"}),
        (LONG, ("KhQhJh",), "AnnounceNotWhole", {"cards": "KhQhJh", "whole": "KhQhJhTh"}),
        (LONG, ("KhJhTh",), "AnnounceNotHeld", {"cards": "KhJhTh"}),
        (LONG, ("AcKcQc",), "AnnounceNotHeld", {"cards": "AcKcQc"}),
        (LONG, ("KhQh",), "AnnounceNotHeld", {"cards": "KhQh"}),
        (HAND, ("KsKhKdKc", "AsKsQsJs"), "CardAnnouncedTwice", {"card": "Ks"}),
        (HAND, ("AsKsQsJs",), "CardAnnouncedTwice", {"card": "Ks"}),
        (HAND, ("Ks7h",), "AnnounceNotHeld", {"cards": "Ks7h"}),
        (HAND, ("KsKhKdKc", "9c8c7c"), "AnnounceNotHeld", {"cards": "9c8c7c"}),
    ],
)
def test_a_false_declaration_is_refused(
    hand: CardSet, sets: tuple[str, ...], code: str, params: dict[str, str]
) -> None:
    """The refusal names what is not held, not whole, or used twice."""
    declaration = Declare(tuple(cards(one) for one in sets))
    error = refusal(declaration, hand, maximal(hand))
    assert error.code == code
    given = {name: str(value) for name, value in error.params.items() if name != "declaration"}
    assert error.params["declaration"] == declaration
    assert given == params


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("KsQsJs", True),
        ("AsKsQsJsTs9s8s", True),
        ("AsKsQsJsTs9s8s7s", False),
        ("JsJhJdJc", True),
        ("8s8h8d8c", False),
        ("KsQs", False),
        ("KsQsTs", False),
        ("KsQsJh", False),
        ("KsQsJsTh", False),
        ("", False),
    ],
)
def test_cards_are_one_announce_or_not(text: str, expected: bool) -> None:
    """A carré or a run of three to seven is one; eight in a row are two."""
    assert is_announce(CardSet.parse(text)) is expected
