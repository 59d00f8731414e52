"""The play as one flat value."""

import pytest

from rebelote.cards import Card
from rebelote.engine.progress import Progress, begin
from rebelote.rules import SEATS, Contract, Strain
from rebelote.rules.belote import Manner
from rebelote.rules.following import Following
from rebelote.rules.registry import ruleset
from tests.rules.table import after, deal_of

ONE_SUIT_EACH = {
    0: "AhKhQhJhTh9h8h7h",
    1: "AsKsQsJsTs9s8s7s",
    2: "AdKdQdJdTd9d8d7d",
    3: "AcKcQcJcTc9c8c7c",
}
SPADES_TRUMP = deal_of("coinche", ONE_SUIT_EACH, "80S pass pass pass")


def progress_after(texts: str) -> Progress:
    progress = after(SPADES_TRUMP, texts).progress
    assert progress is not None
    return progress


def test_the_play_begins_with_the_hands_complete() -> None:
    """Stock and turned card are dealt, the first seat leads from all its cards."""
    rules = ruleset("concours")
    layout = rules.dealing.lay_out([Card(number) for number in range(32)], SEATS[1], None)
    progress = begin(rules, layout, SEATS[1], Contract(Strain.HEARTS, None, SEATS[2]))
    assert [hand.bit_count() for hand in progress.hands] == [8, 8, 8, 8]
    assert layout.turned is not None
    assert progress.hands[2] >> layout.turned & 1
    assert (progress.turn, progress.legal) == (1, progress.hands[1])
    assert progress.frame.hands == progress.hands


@pytest.mark.parametrize(
    ("played", "card", "manner"),
    [
        ("", "Ah", Manner.LEAD),
        ("7h", "8h", Manner.FOLLOW),
        ("7h", "7s", Manner.RUFF),
        ("7h", "7c", Manner.DISCARD),
        ("7h 7s 7d 7c", "Ah", Manner.LEAD),
    ],
)
def test_a_card_comes_in_one_manner(played: str, card: str, manner: Manner) -> None:
    """It leads, follows the suit led, ruffs with a trump, or is thrown."""
    assert progress_after(played).manner(Card.parse(card)) is manner


def test_a_card_changes_hand_turn_and_table() -> None:
    """The played card leaves the hand, wins so far, and the next seat sees its duty."""
    before = progress_after("")
    card = Card.parse("Ah")
    played = before.after(card, Following(), before.pairs, before.said)
    assert played.hands[0] == before.hands[0] & ~(1 << card)
    assert (played.turn, played.best, played.winning) == (1, card, 0)
    assert played.legal == before.hands[1], "only trumps are held, so all of them ruff"
    assert before == progress_after("")


def test_the_fourth_card_counts_the_trick_for_its_winner() -> None:
    """The ruff of seat 1 takes ace, ten and nothing else, and seat 1 leads."""
    progress = progress_after("Ah 7s Td 7c")
    assert (progress.points, progress.turn, progress.leaders) == ((0, 21), 1, (0, 1))
