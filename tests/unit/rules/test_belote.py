"""King and queen of trumps in one hand (RULES.md 3.4 and 4.4)."""

import pytest

from rebelote.cards import Card, CardSet, Suit
from rebelote.rules import Seat, Strain
from rebelote.rules.belote import AtDiscard, Belote, Manner, Pair, PairState, Say
from rebelote.rules.errors import (
    BeloteAutomatic,
    BeloteDiscarded,
    BeloteKingFirst,
    BeloteNotSaid,
)

KING, QUEEN = Card.parse("Kh"), Card.parse("Qh")
HELD = Pair(Suit.HEARTS, Seat(0))
FIRST, BOTH = Belote(belote_say=Say.SAY_FIRST), Belote(belote_say=Say.SAY_BOTH)
AUTO = Belote(belote_say=Say.AUTO)
KING_FIRST = Belote(belote_king_first=True)

LEAD, FOLLOW, RUFF, DISCARD = Manner


def state(belote: Belote, *plays: tuple[Card, Manner, bool]) -> PairState:
    """Return what a pair has become after its cards were played, with a word or without."""
    pair = HELD
    for card, manner, says in plays:
        pair = belote.after(pair, card, manner, says=says)
    return pair.state


def hands(*texts: str) -> tuple[int, ...]:
    return tuple(int(CardSet.parse(text)) for text in texts)


def test_the_pair_is_king_and_queen_of_trumps_in_one_hand() -> None:
    """Only the hand with both cards of the trump suit holds a belote."""
    held = hands("KsQsAh", "KhQh", "Kd", "Qd")
    assert Belote().pairs(held, Strain.HEARTS) == (Pair(Suit.HEARTS, Seat(1)),)
    assert Belote().pairs(held, Strain.DIAMONDS) == ()


def test_there_may_be_several_pairs_at_all_trumps() -> None:
    """Each suit has its own pair, several in one hand too."""
    found = Belote().pairs(hands("KsQsKhQh", "KdQd", "Kc", "Qc"), Strain.ALL_TRUMP)
    assert [(pair.suit, pair.seat) for pair in found] == [
        (Suit.SPADES, 0),
        (Suit.HEARTS, 0),
        (Suit.DIAMONDS, 1),
    ]


def test_there_is_no_belote_at_no_trumps() -> None:
    """Without trumps there is no pair."""
    assert Belote().pairs(hands("KsQsKhQh", "", "", ""), Strain.NO_TRUMP) == ()


def test_a_pair_knows_its_cards() -> None:
    """The cards of a pair are its king and queen."""
    assert HELD.cards == CardSet.parse("KhQh")


@pytest.mark.parametrize(
    ("belote", "first_says", "second_says", "expected"),
    [
        (FIRST, True, True, PairState.MADE),
        (FIRST, True, False, PairState.MADE),
        (FIRST, False, False, PairState.LOST),
        (BOTH, True, True, PairState.MADE),
        (BOTH, True, False, PairState.LOST),
        (BOTH, False, False, PairState.LOST),
        (AUTO, False, False, PairState.MADE),
    ],
)
@pytest.mark.parametrize("cards", [(KING, QUEEN), (QUEEN, KING)])
def test_what_must_be_said(
    belote: Belote,
    first_says: bool,
    second_says: bool,
    expected: PairState,
    cards: tuple[Card, Card],
) -> None:
    """One word, both or none make the pair, in either order of the cards."""
    plays = ((cards[0], LEAD, first_says), (cards[1], FOLLOW, second_says))
    assert state(belote, *plays) is expected


@pytest.mark.parametrize("belote", [FIRST, BOTH, AUTO])
def test_one_card_played_leaves_the_pair_open(belote: Belote) -> None:
    """The second card is still to come."""
    assert state(belote, (KING, RUFF, belote is not AUTO)) is PairState.OPEN


@pytest.mark.parametrize("manner", [LEAD, FOLLOW, RUFF])
def test_the_word_goes_with_a_card_that_leads_follows_or_ruffs(manner: Manner) -> None:
    """Only a card thrown on another suit cannot carry the word."""
    assert FIRST.refusal(HELD, KING, manner) is None


def test_a_discard_carries_no_word() -> None:
    """The first card of the pair thrown on another suit makes no belote."""
    refused = FIRST.refusal(HELD, KING, DISCARD)
    assert isinstance(refused, BeloteDiscarded)
    assert refused.params == {"card": KING}


@pytest.mark.parametrize("at_discard", AtDiscard)
def test_the_first_card_thrown_loses_the_pair(at_discard: AtDiscard) -> None:
    """Both readings of the all-trumps rule agree about the first card."""
    belote = Belote(belote_at_discard=at_discard)
    assert state(belote, (KING, DISCARD, False), (QUEEN, LEAD, False)) is PairState.LOST


@pytest.mark.parametrize(
    ("at_discard", "expected"),
    [(AtDiscard.EITHER, PairState.LOST), (AtDiscard.FIRST, PairState.MADE)],
)
def test_the_second_card_thrown_is_a_house_matter(
    at_discard: AtDiscard, expected: PairState
) -> None:
    """After a good first card the second one may be thrown under one reading only."""
    belote = Belote(belote_at_discard=at_discard)
    assert state(belote, (KING, LEAD, True), (QUEEN, DISCARD, False)) is expected


def test_rebelote_may_be_said_with_a_second_card_that_may_be_thrown() -> None:
    """Where only the first card matters the second carries its word from a discard too."""
    pair = FIRST.after(HELD, KING, LEAD, says=True)
    assert isinstance(FIRST.refusal(pair, QUEEN, DISCARD), BeloteDiscarded)
    first_only = Belote(belote_at_discard=AtDiscard.FIRST)
    assert first_only.refusal(pair, QUEEN, DISCARD) is None


def test_rebelote_follows_belote() -> None:
    """The second word is refused when the first was not said."""
    silent = FIRST.after(HELD, KING, LEAD, says=False)
    refused = FIRST.refusal(silent, QUEEN, LEAD)
    assert isinstance(refused, BeloteNotSaid)
    assert refused.params == {"card": QUEEN}
    said = FIRST.after(HELD, KING, LEAD, says=True)
    assert FIRST.refusal(said, QUEEN, LEAD) is None


def test_the_king_comes_first_where_the_rules_say_so() -> None:
    """The word with the queen first is refused, and the pair is lost."""
    refused = KING_FIRST.refusal(HELD, QUEEN, LEAD)
    assert isinstance(refused, BeloteKingFirst)
    assert refused.params == {"card": QUEEN}
    assert KING_FIRST.refusal(HELD, KING, LEAD) is None
    automatic = Belote(belote_say=Say.AUTO, belote_king_first=True)
    queen_first = (QUEEN, LEAD, False), (KING, LEAD, False)
    assert state(automatic, *queen_first) is PairState.LOST
    assert state(automatic, *reversed(queen_first)) is PairState.MADE


def test_nobody_says_what_counts_by_itself() -> None:
    """Saying the word in the automatic game is refused."""
    refused = AUTO.refusal(HELD, KING, LEAD)
    assert isinstance(refused, BeloteAutomatic)
    assert refused.params == {"card": KING}


@pytest.mark.parametrize(
    ("belote", "after_first", "after_both"),
    [(FIRST, 20, 20), (BOTH, 0, 20), (AUTO, 0, 20)],
)
def test_what_a_pair_has_brought_so_far(belote: Belote, after_first: int, after_both: int) -> None:
    """The twenty points come with the first word where it is enough, else with the second card."""
    assert belote.points(HELD) == 0
    says = belote is not AUTO
    first = belote.after(HELD, KING, LEAD, says=says)
    assert belote.points(first) == after_first
    assert belote.points(belote.after(first, QUEEN, LEAD, says=says)) == after_both
