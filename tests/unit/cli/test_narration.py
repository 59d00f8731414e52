"""Sentences about what happens."""

import pytest

from rebelote.cards import CardSet
from rebelote.cli.narration import (
    narrate,
    seat_name,
    tell_calls,
    tell_last_trick,
    tell_situation,
    tell_so_far,
)
from rebelote.engine import public_event
from rebelote.notation import actions_of
from rebelote.notation.wording import say_card, say_deal_begins, say_taken
from rebelote.rules import SEATS, Phase, Seat

from .table import LANGUAGES, VARIANTS, finished, new_session, passing, states


def seed_of(deal):
    variant = deal.ruleset.id
    return next(n for n in range(50) if list(states(variant, n))[-1] == deal)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_story_is_the_sentences_one_after_another(variant, language):
    """Telling a deal anew gives what was told while it was played, whoever listens."""
    for viewer in (0, 3):
        told: list[str] = []
        before = None
        for deal in states(variant, 1):
            view = deal.view(SEATS[viewer])
            if before is None:
                told.append(say_deal_begins(view, language))
            else:
                *_, action = actions_of(deal)
                told += narrate(
                    public_event(before.to_act, action), before.view(view.seat), view, language
                )
            assert list(tell_so_far(deal, view.seat, language)) == told
            before = deal


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_card_is_told_before_it_may_be_known(variant):
    """The story up to any point names no card hidden from the listener."""
    for deal in states(variant, 2):
        view = deal.view(SEATS[0])
        told = " ".join(tell_so_far(deal, SEATS[0], "en"))
        shown = CardSet.of(card for sets in view.shown for cards in sets for card in cards)
        known = shown | CardSet.of(card for _, card in view.played)
        if view.turned is not None:
            known |= 1 << view.turned
        hidden = CardSet((1 << 32) - 1) - known
        assert [str(card) for card in hidden if say_card(card, "en") in told] == []


def test_a_deal_is_told_in_order():
    """Opening, calls, contract, cards, trick: nothing is told twice and nothing is left out."""
    deal = finished("bulgarian")
    story = list(tell_so_far(deal, SEATS[0], "en"))
    assert story[0].startswith("Dealer: ")
    assert sum(line.startswith("Trick to ") for line in story) == 8
    assert sum(line.startswith("Contract: ") for line in story) == 1
    calls = len(deal.auction.calls)
    assert story[calls + 1].startswith("Contract: ")


def test_the_words_of_the_belote_are_told():
    """The first card of the pair is told with "belote", the second with "rebelote"."""
    for seed in range(3000):
        deal = list(states("concours", seed))[-1]
        if deal.progress is not None and len(CardSet(deal.progress.said)) == 2:
            break
    story = " ".join(tell_so_far(deal, SEATS[0], "en"))
    assert story.index("“belote”") < story.index("“rebelote”")


@pytest.mark.parametrize("variant", VARIANTS)
def test_announces_are_told_by_kind_and_shown_after_the_trick(variant):
    """While the first trick lies kinds are heard; after it cards are shown and those that count."""
    for seed in range(300):
        for deal in states(variant, seed):
            if len(deal.tricks) == 1 and any(deal.declared):
                story = list(tell_so_far(deal, SEATS[0], "en"))
                assert any(", announce: " in line for line in story)
                assert any(", announce shown: " in line for line in story)
                assert any(
                    line.startswith("Counting: ") or line == "No announce counts." for line in story
                )
                return
    assert not deal.ruleset.announces.announces


def test_a_deal_that_everybody_passes_is_told():
    """The last pass ends the deal."""
    *_, deal = passing("bulgarian")
    assert deal.phase is Phase.PASSED_OUT
    assert list(tell_so_far(deal, SEATS[0], "en"))[-1] == "Everybody passes: a new deal."


def test_seats_are_named_from_the_viewer():
    """The viewer is "you", the partner sits north, the next player east where play goes right."""
    view = finished("bulgarian").view(SEATS[1])
    names = [seat_name(view, seat, "en") for seat in SEATS]
    assert names == ["West", "You", "East", "North"]


def test_a_clockwise_game_seats_the_next_player_west():
    """Where play goes to the left the next player sits there."""
    view = new_session("bulgarian(rotation=cw)").current.view(Seat(0))
    assert [seat_name(view, seat, "en") for seat in SEATS] == ["You", "West", "North", "East"]


def test_the_situation_of_an_auction_and_of_a_trick():
    """Who comes back hears the calls, or the contract and the cards on the table."""
    for deal in states("concours", seed_of(finished("concours"))):
        view = deal.view(SEATS[0])
        lines = list(tell_situation(view, "en"))
        if view.contract is None:
            assert lines == [say_deal_begins(view, "en"), tell_calls(view, "en")]
        else:
            on_table = len(view.trick.cards) if view.trick is not None else 0
            assert lines[0] == say_taken(view, "en")
            assert len(lines) == 1 + on_table


def test_the_calls_and_the_last_trick_can_be_asked_for():
    """Both are one sentence; before there are any it says so."""
    start, *_, end = states("bulgarian", seed_of(finished("bulgarian")))
    view = start.view(SEATS[0])
    assert tell_calls(view, "en") == "Nobody has called yet."
    assert tell_last_trick(view, "en") == "No trick has been made yet."
    told = tell_last_trick(end.view(SEATS[0]), "en")
    assert told.startswith("Last trick: ")
    assert told.count(",") == 4
    assert all(say_card(card, "en") in told for card in end.tricks[-1].cards)
    calls = tell_calls(end.view(SEATS[0]), "en")
    assert calls.count(",") == len(end.auction.calls) - 1
