"""How cards rank and count (RULES.md section 2)."""

import pytest

from rebelote.cards import Card, Rank, Suit
from rebelote.rules import Strain
from rebelote.rules.ranking import STANDARD_RANKING, STRAIN_BY_LETTERS

PLAIN = "ATKQJ987"
TRUMP = "J9ATKQ87"


def order(suit: Suit, strain: Strain) -> str:
    return "".join(rank.letter for rank in STANDARD_RANKING.order(suit, strain))


def points(text: str, strain: Strain) -> list[int]:
    return [STANDARD_RANKING.tables[strain].points[Card.parse(card)] for card in text.split()]


@pytest.mark.parametrize(
    ("strain", "letters", "trumps"),
    [
        (Strain.SPADES, "S", "s"),
        (Strain.HEARTS, "H", "h"),
        (Strain.DIAMONDS, "D", "d"),
        (Strain.CLUBS, "C", "c"),
        (Strain.NO_TRUMP, "NT", ""),
        (Strain.ALL_TRUMP, "AT", "shdc"),
    ],
)
def test_a_strain_names_its_trumps(strain: Strain, letters: str, trumps: str) -> None:
    """A suit has itself for trumps, no-trumps none, all-trumps every suit."""
    assert str(strain) == letters
    assert STRAIN_BY_LETTERS[letters] is strain
    assert "".join(suit.letter for suit in strain.trump_suits) == trumps
    assert strain.is_suit is (len(trumps) == 1)


def test_trumps_rank_apart_from_other_suits() -> None:
    """Jack and nine lead the trumps; the others go from the ace down."""
    assert order(Suit.HEARTS, Strain.HEARTS) == TRUMP
    assert order(Suit.SPADES, Strain.HEARTS) == PLAIN


@pytest.mark.parametrize("suit", Suit)
def test_every_suit_is_plain_at_no_trumps_and_trump_at_all_trumps(suit: Suit) -> None:
    """No-trumps know the plain order only, all-trumps the trump order only."""
    assert order(suit, Strain.NO_TRUMP) == PLAIN
    assert order(suit, Strain.ALL_TRUMP) == TRUMP


def test_trumps_and_plain_cards_count_apart() -> None:
    """A trump suit counts 62 points, any other 30."""
    assert points("Js 9s As Ts Ks Qs 8s 7s", Strain.SPADES) == [20, 14, 11, 10, 4, 3, 0, 0]
    assert points("Ah Th Kh Qh Jh 9h 8h 7h", Strain.SPADES) == [11, 10, 4, 3, 2, 0, 0, 0]


@pytest.mark.parametrize(
    ("strain", "total"),
    [(Strain.DIAMONDS, 152), (Strain.NO_TRUMP, 120), (Strain.ALL_TRUMP, 248)],
)
def test_the_pack_counts_as_the_strain_says(strain: Strain, total: int) -> None:
    """A suit contract has 152 card points, no-trumps 120, all-trumps 248."""
    assert sum(STANDARD_RANKING.tables[strain].points) == total


def test_the_tables_know_what_beats_a_card() -> None:
    """Above the trump ace stand the nine and the jack, above the plain ten the ace."""
    tables = STANDARD_RANKING.tables[Strain.SPADES]
    assert tables.higher[Card.parse("As")] == 1 << Card.parse("9s") | 1 << Card.parse("Js")
    assert tables.higher[Card.parse("Th")] == 1 << Card.parse("Ah")


def test_only_a_suit_contract_ruffs() -> None:
    """At all-trumps every suit ranks as trumps, yet none beats another."""
    tables = STANDARD_RANKING.tables
    assert tables[Strain.CLUBS].ruffs == tables[Strain.CLUBS].ranked_as_trump == Suit.CLUBS.cards
    assert (tables[Strain.ALL_TRUMP].ruffs, tables[Strain.ALL_TRUMP].ranked_as_trump) == (
        0,
        0xFFFFFFFF,
    )
    assert (tables[Strain.NO_TRUMP].ruffs, tables[Strain.NO_TRUMP].ranked_as_trump) == (0, 0)


def test_the_standard_ranking_has_every_rank_once() -> None:
    """Both orders are permutations of the eight ranks."""
    assert sorted(STANDARD_RANKING.trump_order) == sorted(STANDARD_RANKING.plain_order) == [*Rank]
