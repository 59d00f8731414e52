"""Counts of legal sequences."""

import pytest

from rebelote.cards import CARDS
from rebelote.cli.perft import perft, perft_auction
from rebelote.engine import Deal
from rebelote.rules.actions import PASS, Bid, Play
from rebelote.rules.errors import AuctionIsOpen
from rebelote.rules.ranking import Strain
from rebelote.rules.registry import ruleset

TAKE_SPADES = Bid(None, Strain.SPADES)


def one_suit_each(variant="bela"):
    """Return a deal in which each seat holds a suit, the first one spades as trumps."""
    packets = (3, 3, 2)
    left = [list(CARDS[8 * seat : 8 * seat + 8]) for seat in range(4)]
    pack = []
    for size in packets:
        for hand in left:
            pack += hand[:size]
            del hand[:size]
    return Deal.start(ruleset(variant), pack).apply(TAKE_SPADES)


def test_no_card_is_one_way():
    """Nothing to play is one sequence, the empty one."""
    assert perft(one_suit_each(), 0) == 1


def test_every_card_counts_where_all_are_free():
    """Four hands of one suit each, which can neither follow nor ruff, play 8 cards each."""
    assert perft(one_suit_each(), 1) == 8
    assert perft(one_suit_each(), 3) == 8**3


def test_the_winner_leads_on():
    """After the first trick its winner has seven cards left, the others as many."""
    assert perft(one_suit_each(), 5) == 8**4 * 7


def test_a_word_does_not_make_a_second_way():
    """The king of trumps with and without its word is one card; so is a hand with announces."""
    deal = one_suit_each()
    plays = [action for action in deal.legal_actions() if isinstance(action, Play)]
    assert len(plays) > perft(deal, 1)


def test_nothing_follows_the_last_card():
    """There are no sequences longer than the cards left."""
    deal = one_suit_each()
    while not deal.is_over:
        deal = deal.apply(deal.legal_actions()[0])
    assert perft(deal, 0) == 1
    assert perft(deal, 1) == 0


def test_cards_need_a_contract():
    """Before there is a contract no card can be counted."""
    with pytest.raises(AuctionIsOpen):
        perft(Deal.start(ruleset("bela"), CARDS), 1)


def test_auctions_of_a_single_round():
    """At bela each of four seats may name four suits, and the dealer must."""
    assert perft_auction(Deal.start(ruleset("bela"), CARDS), 3, 4) == 16


def test_fewer_passes_allow_fewer_auctions():
    """With one pass at most, only the first two seats can have named."""
    assert perft_auction(Deal.start(ruleset("bela"), CARDS), 1, 4) == 8


def test_two_rounds_about_a_turned_card():
    """Four takes of the turned suit, four seats times three suits, and everybody passing."""
    assert perft_auction(Deal.start(ruleset("french501"), CARDS), 8, 8) == 4 + 12 + 1


def test_a_forced_choice_is_part_of_the_auction():
    """After eight passes the Belgian first player has four suits to choose from."""
    assert perft_auction(Deal.start(ruleset("ktga_be"), CARDS), 8, 9) == 4 + 12 + 4


def test_an_auction_too_long_is_not_counted():
    """Auctions that are not closed within the calls allowed do not count."""
    assert perft_auction(Deal.start(ruleset("french501"), CARDS), 8, 7) == 4 + 3 * 3


def test_a_closed_auction_has_one_way():
    """A contract stands: nothing is left to say; so it is when all have passed."""
    passed = Deal.start(ruleset("coinche"), CARDS)
    for _ in range(4):
        passed = passed.apply(PASS)
    assert perft_auction(passed, 4, 4) == 1
    assert perft_auction(one_suit_each(), 0, 0) == 1
