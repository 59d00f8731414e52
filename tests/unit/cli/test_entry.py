"""What a person types."""

import pytest

from rebelote.cards import CardSet
from rebelote.cli.entry import (
    MOST_NUMBERED,
    letter_of,
    numbered_calls,
    open_announces,
    open_declarations,
    read_action,
    typed_for,
)
from rebelote.rules import CAPOT, DOUBLE, PASS, REDOUBLE, Bid, Declare, Phase, Play, Strain
from rebelote.tables.hand import sorted_hand

from .table import LANGUAGES, VARIANTS, states


def first_view(variant, seed=0):
    deal = next(states(variant, seed))
    return deal.view(deal.to_act)


def play_view(variant="bulgarian", seed=0):
    deal = next(one for one in states(variant, seed) if one.phase is Phase.PLAY)
    return deal.view(deal.to_act)


def declaring_view(count):
    """Return a view of a seat that may make so many announces."""
    for seed in range(2000):
        for deal in states("coinche", seed):
            if deal.phase is Phase.PLAY and deal.trick is not None and not deal.tricks:
                view = deal.view(deal.to_act)
                if len(open_announces(view)) == count:
                    return view
    raise AssertionError("no such hand")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_legal_action_can_be_typed(variant, language):
    """What the command tells to type for an action is read as that action, and as no other."""
    for seed in range(6):
        for deal in states(variant, seed):
            if deal.is_over:
                continue
            view = deal.view(deal.to_act)
            typed = {typed_for(one, view, language): one for one in view.legal_actions}
            assert len(typed) == len(view.legal_actions)
            for text, action in typed.items():
                assert read_action(text, view, language) == action


def test_few_calls_are_numbered():
    """Where nine calls or fewer are open, each has a number."""
    view = first_view("bulgarian")
    assert numbered_calls(view) == list(view.legal_actions)
    assert len(view.legal_actions) <= MOST_NUMBERED


def test_many_bids_are_typed_as_level_and_letter():
    """In the Coinche only the calls that are no bids have numbers."""
    view = first_view("coinche")
    assert numbered_calls(view) == [PASS]
    assert read_action("1", view, "fr") is PASS
    assert read_action("2", view, "fr") is None


@pytest.mark.parametrize(
    ("text", "language", "bid"),
    [
        ("80p", "fr", Bid(80, Strain.SPADES)),
        ("80 C", "fr", Bid(80, Strain.HEARTS)),
        ("90k", "fr", Bid(90, Strain.DIAMONDS)),
        ("t100", "fr", Bid(100, Strain.CLUBS)),
        ("80s", "en", Bid(80, Strain.SPADES)),
        ("h 90", "en", Bid(90, Strain.HEARTS)),
        ("capot d", "en", Bid(CAPOT, Strain.DIAMONDS)),
        ("ccapot", "en", Bid(CAPOT, Strain.CLUBS)),
        ("7n", "en", Bid(7, Strain.NO_TRUMP)),
        ("7a", "fr", Bid(7, Strain.ALL_TRUMP)),
    ],
)
def test_a_bid_is_read_in_the_letters_of_the_language(text, language, bid):
    """Level and letter come in any order, with spaces and capitals as one likes."""
    assert read_action(text, first_view("coinche"), language) == bid


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_strain_has_a_letter_of_its_own(language):
    """Six strains, six letters."""
    assert len({letter_of(strain, language) for strain in Strain}) == 6


@pytest.mark.parametrize(("text", "call"), [("p", PASS), ("x", DOUBLE), ("XX", REDOUBLE)])
def test_pass_and_doubles_have_letters_everywhere(text, call):
    """Letters are calls even where they are illegal: the engine says why."""
    assert read_action(text, first_view("bulgarian"), "fr") is call


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0",
        "99",
        "80",
        "80z",
        "p80x",
        "-1",
        "²",
        "!",
        "d",
        "é",
        "\u0661",
        "8\u0660c",
        "1" * 5000,
        "80" + "0" * 5000 + "c",
    ],
)
def test_nonsense_in_the_auction_is_no_action(text):
    """What is neither a number, a letter nor a bid is not understood."""
    assert read_action(text, first_view("coinche"), "fr") is None


@pytest.mark.parametrize(
    "text", ["", "0", "9", "100", "p", "80p", "1!!", "²", "x1", "٣", "1" * 5000]
)
def test_nonsense_in_the_play_is_no_action(text):
    """Only the numbers of the cards held are cards."""
    assert read_action(text, play_view(), "fr") is None


def test_a_card_is_played_with_and_without_the_word():
    """The number plays the card, the exclamation mark says the word with it."""
    view = play_view()
    card = sorted_hand(view)[2]
    assert read_action("3", view, "fr") == Play(card)
    assert read_action(" 3 ! ", view, "fr") == Play(card, says_belote=True)


def test_d_declares_all_and_numbers_choose():
    """`d` alone declares everything, `d2` the second announce alone."""
    view = declaring_view(2)
    held = open_announces(view)
    assert open_declarations(view)[-1] == Declare(held)
    assert read_action("d", view, "fr") == Declare(held)
    assert read_action("d2", view, "fr") == Declare((held[1],))
    assert read_action("d3", view, "fr") is None
    assert read_action("dx", view, "fr") is None
    assert read_action("d٢", view, "fr") is None
    assert read_action("d" + "1" * 5000, view, "fr") is None


def test_d_without_announces_is_left_to_the_engine():
    """With nothing to declare the declaration is empty, so that the refusal has a reason."""
    view = declaring_view(0)
    assert open_announces(view) == ()
    assert read_action("d", view, "fr") == Declare(())
    assert not CardSet(0)
