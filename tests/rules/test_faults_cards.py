"""Faults that other belote programs had with tricks and legal cards, tried on our engine."""

import pytest

from rebelote.cards import Card
from rebelote.rules.errors import MustRise
from rebelote.rules.registry import rulesets
from tests.rules.table import after, cards, deal_of, legal, played_out, trick

BULGARIAN_AND_FRENCH = pytest.mark.parametrize("variant", ["bulgarian", "french501", "coinche"])


def test_no_trumps_keep_the_plain_order() -> None:
    """Of ace of clubs, king of hearts, ten and nine of spades on a spade lead the ten wins."""
    full = trick("bulgarian", "NT", "9s Ac Kh Ts")
    assert full.winner == 3


@BULGARIAN_AND_FRENCH
def test_a_discard_never_wins(variant: str) -> None:
    """A king thrown on a jack led does not take the trick."""
    assert trick(variant, "S", "Jc Kd 8c 7c").winner == 0


@pytest.mark.parametrize("variant", rulesets())
def test_a_ruff_is_not_measured_against_the_plain_ace(variant: str) -> None:
    """A seven of trumps on the partner's ace is beaten by any higher trump, which is imposed."""
    assert legal(variant, "C", "Ad 7c", "8c Qc 9s") == cards("8c Qc")


def test_a_strange_suit_never_wins_at_all_trumps() -> None:
    """A jack of hearts thrown on the nine of spades loses, and its owner was free to throw it."""
    assert trick("bulgarian", "AT", "9s Jh 8s 7s").winner == 0
    assert legal("bulgarian", "AT", "9s", "Jh 7d") == cards("Jh 7d")


def test_one_rises_in_the_suit_led_at_all_trumps() -> None:
    """On a nine of hearts the jack must be played, not the seven."""
    assert legal("bulgarian", "AT", "9h", "Jh 7h") == cards("Jh")


def test_all_trumps_do_not_fall_into_the_plain_branch() -> None:
    """On an ace of hearts the jack must go up; eight and clubs may not be played."""
    assert legal("bulgarian", "AT", "Ah", "Jh 8h Kc") == cards("Jh")


@pytest.mark.parametrize("variant", rulesets())
def test_one_rises_on_led_trumps(variant: str) -> None:
    """On a ten of trumps the jack is the only choice beside the seven."""
    assert legal(variant, "S", "Ts", "Js 7s Ah") == cards("Js")


@pytest.mark.parametrize(
    ("variant", "expected"),
    [
        ("coinche", "9s 8s Ad Kd"),
        ("bulgarian", "9s 8s Ad Kd"),
        ("french501", "9s 8s"),
        ("concours", "9s 8s"),
        ("ktga_be", "9s 8s"),
        ("ktga_fr", "9s 8s"),
        ("bela", "9s 8s"),
        ("coinche(cannot_overruff=under)", "9s 8s"),
        ("french501(cannot_overruff=free)", "9s 8s Ad Kd"),
    ],
)
def test_the_underruff_is_a_switch(variant: str, expected: str) -> None:
    """Under a jack that ruffed, belote undertrumps and coinche is free."""
    assert legal(variant, "S", "Ah 7h Js", "9s 8s Ad Kd") == cards(expected)


def test_ruffing_the_partner_belongs_to_the_variant() -> None:
    """Where one always ruffs, the partner's master card is no excuse; in France it is."""
    assert legal("bela", "S", "Ah 7h", "9s 8s Ad") == cards("9s 8s")
    assert legal("french501", "S", "Ah 7h", "9s 8s Ad") == cards("9s 8s Ad")


def test_beating_a_plain_suit_belongs_to_the_variant() -> None:
    """A led plain suit must be beaten only where the ruleset says so."""
    assert legal("bela(plain_rise=on)", "S", "Th", "Ah 7h") == cards("Ah")
    assert legal("bela", "S", "Th", "Ah 7h") == cards("Ah 7h")


def test_the_suit_led_is_known_from_the_trick_alone() -> None:
    """The moment a card lies the next seat is held to its suit, and to that one only."""
    deal = deal_of("coinche", {0: "7h", 1: "8h Qh"}, "80S pass pass pass")
    bound = after(deal, "7h")
    assert {str(action) for action in bound.legal_actions()} >= {"8h", "Qh"}
    assert all(str(action)[1:2] == "h" for action in bound.legal_actions() if len(str(action)) == 2)


@pytest.mark.parametrize("variant", ["french501", "coinche", "concours", "bulgarian", "ktga_fr"])
def test_a_partner_s_ruff_need_not_be_beaten(variant: str) -> None:
    """The partner's ace of trumps wins on hearts, and any of seven trumps may be played."""
    hand = "Js 9s Ts Ks Qs 8s 7s"
    assert legal(variant, "S", "7h As 8h", hand) == cards(hand)


@pytest.mark.parametrize("variant", rulesets())
def test_only_the_jack_beats_the_nine(variant: str) -> None:
    """On a nine of trumps jack, ten and ace leave only the jack."""
    assert legal(variant, "S", "9s", "Js Ts As") == cards("Js")


def test_a_lower_trump_is_refused_with_the_card_to_beat() -> None:
    """The refusal names the nine that the ten does not beat."""
    refused = trick("coinche", "S", "9s").refusal(cards("Js Ts As"), Card.parse("Ts"))
    assert isinstance(refused, MustRise)
    assert refused.params == {"card": Card.parse("Ts"), "because": Card.parse("9s")}


@pytest.mark.parametrize("strain", ["S", "H", "D", "C", "NT", "AT"])
def test_the_suit_led_is_followed_in_every_contract(strain: str) -> None:
    """Whoever holds the suit led plays it, whatever the contract."""
    for led in "shdc":
        hand = "".join(f"8{suit}" for suit in "shdc")
        assert legal("bulgarian", strain, f"7{led}", hand) == cards(f"8{led}")


@pytest.mark.parametrize("variant", rulesets())
@pytest.mark.parametrize("strain", ["S", "H"])
def test_a_single_card_is_always_playable(variant: str, strain: str) -> None:
    """The last card of a hand is legal on anything."""
    for table in ("As", "7h Ah", "Js 9s Ah", "Ad 7s Js"):
        for held in ("Jc", "7s", "Kd", "8h"):
            assert legal(variant, strain, table, held) == cards(held)


@pytest.mark.parametrize("seed", range(5))
def test_a_trick_is_settled_on_its_fourth_card(seed: int) -> None:
    """The last trick too is given to its winner at once, for the last ten points."""
    deal = played_out(deal_of("coinche", {}, "80S pass pass pass"), seed)
    last = deal.tricks[-1].winner
    assert last is not None
    assert deal.tally.last_trick == last % 2
    assert sum(deal.tally.card_points) == 152
