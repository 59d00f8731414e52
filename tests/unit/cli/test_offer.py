"""What a person may do, in words."""

import pytest

from rebelote.cli.entry import open_announces, typed_for
from rebelote.cli.offer import offers, tell_hand
from rebelote.notation.wording import say_action, say_card
from rebelote.rules import Phase, Play

from .table import LANGUAGES, VARIANTS, passing, states


def views(variant, wanted):
    """Return the first view of a seat to act that is as wanted."""
    for seed in range(400):
        for deal in states(variant, seed):
            if deal.to_act is not None and len(deal.tricks) < 4:
                view = deal.view(deal.to_act)
                if wanted(view):
                    return view
    raise AssertionError("no such view")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_call_that_has_a_number_is_listed(variant, language):
    """The numbers of the list are those that are typed."""
    deal = next(states(variant))
    view = deal.view(deal.to_act)
    line = next(iter(offers(view, language)))
    for number, call in enumerate(view.legal_actions[:1], start=1):
        assert f"{number} {say_action(call, language, view.ruleset)}" in line


def test_bids_in_points_are_explained():
    """The legend shows an example that is legal, the levels and the letters of the suits."""
    deal = next(states("coinche"))
    lines = list(offers(deal.view(deal.to_act), "fr"))
    assert lines[-1] == (
        "Enchère : points puis lettre (80p) ; de 80 à capot ; p pique, c cœur, k carreau, t trèfle"
    )


def test_a_doubled_bid_leaves_no_legend():
    """Where no bid is legal none is explained."""
    view = views("coinche", lambda one: one.multiplier > 1 and one.contract is None)
    assert len(list(offers(view, "en"))) == 1


def test_a_forced_choice_is_told():
    """Who must name a trump is told so before the list."""
    *_, deal = passing("ktga_be")
    view = deal.view(deal.to_act)
    assert view.phase is Phase.FORCED
    assert next(iter(offers(view, "en"))).startswith("All the others passed")


@pytest.mark.parametrize("count", [1, 2])
def test_announces_to_be_made_are_offered(count):
    """One announce is named, several are numbered; after one's first card nothing is offered."""
    view = views("french501", lambda one: len(open_announces(one)) == count)
    line = next(iter(offers(view, "en")))
    assert line.startswith("To announce before your first card: ")
    assert ("d1" in line) is (count > 1)


@pytest.mark.parametrize("is_second", [False, True])
def test_the_words_of_the_belote_are_offered(is_second):
    """The keys are those that say the word with the card."""

    def can_say(view):
        says = [a for a in view.legal_actions if isinstance(a, Play) and a.says_belote]
        return bool(says) and bool(view.words) is is_second

    view = views("concours", can_say)
    said = next(a for a in view.legal_actions if isinstance(a, Play) and a.says_belote)
    line = list(offers(view, "en"))[-1]
    assert ("“rebelote”" if is_second else "“belote”") in line
    assert typed_for(said, view, "en") in line


def test_the_hand_is_told_in_full_words():
    """Each card has its number; numbers that may be played are told when not all may."""
    view = views(
        "bulgarian",
        lambda one: (
            one.phase is Phase.PLAY
            and 0 < len(one.legal_actions) < len(one.hand)
            and not any(isinstance(a, Play) and a.says_belote for a in one.legal_actions)
            and not open_announces(one)
        ),
    )
    hand, playable = tell_hand(view, "en")
    assert all(say_card(card, "en") in hand for card in view.hand)
    numbers = sorted(typed_for(action, view, "en") for action in view.legal_actions)
    assert playable == f"Playable: {', '.join(numbers)}"


def test_a_hand_of_which_all_may_be_played_says_no_more():
    """A lead is free."""
    view = views("bulgarian", lambda one: one.trick is not None and not one.trick.cards)
    assert len(list(tell_hand(view, "en"))) == 1
