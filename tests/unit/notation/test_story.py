"""What happens at a table, told in every language."""

import random

import pytest

from rebelote.bots import create
from rebelote.cards import CARDS
from rebelote.engine import public_event
from rebelote.match import Match
from rebelote.notation.wording import (
    LANGUAGES,
    Telling,
    say_deal_begins,
    say_deal_end,
    say_match_end,
    say_resigned,
    say_undone,
    tell_event,
)
from rebelote.notation.wording.catalogue import catalogue_of
from rebelote.rules import PASS, SEATS, TEAMS
from rebelote.rules.registry import rulesets


def told(variant, seed, language, seat=0):
    """Return all that a seat is told of a deal that club players play."""
    pack = list(CARDS)
    random.Random(seed).shuffle(pack)
    deal = Match(rulesets()[variant]).deal(pack)
    found: list[Telling] = []
    while deal.to_act is not None:
        actor = deal.to_act
        action = create("rules", 0).decide(deal.view(actor))
        after = deal.apply(action)
        event = public_event(actor, action)
        found += tell_event(event, deal.view(SEATS[seat]), after.view(SEATS[seat]), language)
        deal = after
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", sorted(rulesets()))
def test_every_event_has_a_sentence(variant, language):
    """Whatever the variant, each thing told has words, in the order in which it happened."""
    story = [one for seed in range(4) for one in told(variant, seed, language)]
    assert all(one.text.strip() for one in story)
    kinds = [one.kind for one in story]
    assert kinds.count("played") == 4 * kinds.count("trick")
    assert {"called", "contract", "played", "trick"} <= set(kinds)


def test_the_seats_are_those_of_the_listener():
    """The same card is told of "you" and of a compass name."""
    mine, theirs = (
        next(one for one in told("coinche", 1, "en", seat) if one.kind == "played")
        for seat in (0, 2)
    )
    assert mine.seat == theirs.seat == 0
    assert mine.text.startswith("You: ")
    assert theirs.text.startswith("North: ")


def test_the_dealer_and_the_turned_card_open_a_deal():
    """Where a card is turned up it is named."""
    pack = list(CARDS)
    turned = Match(rulesets()["french501"]).deal(pack).view(SEATS[0])
    plain = Match(rulesets()["bulgarian"]).deal(pack).view(SEATS[0])
    assert say_deal_begins(plain, "en") == "Dealer: West"
    assert "Turned card: " in say_deal_begins(turned, "en")


def test_a_deal_and_a_match_end_as_the_listener_sees_it():
    """Own marks first; won, lost or drawn."""
    assert say_deal_end("contract made", (7, 3), SEATS[1], "en") == ("Contract made. Us 3, them 7.")
    assert say_match_end((7, 3), TEAMS[0], SEATS[0], "en") == "You win the match, 7 to 3."
    assert say_match_end((7, 3), TEAMS[0], SEATS[1], "en") == "The match is lost, 3 to 7."
    assert say_match_end((7, 7), None, SEATS[1], "en") == "The match is a draw, 7 all."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_all_events(language):
    """The same sentences exist everywhere, with the same fields."""
    assert set(catalogue_of(language).events) == set(catalogue_of("fr").events)
    assert say_resigned(language)
    assert say_undone(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_that_is_passed_out_is_told(language):
    """After the last pass nobody plays, and that is said."""
    deal = Match(rulesets()["concours"]).deal(CARDS)
    found: list[Telling] = []
    while deal.to_act is not None:
        after = deal.apply(PASS)
        event = public_event(deal.to_act, PASS)
        found = list(tell_event(event, deal.view(SEATS[0]), after.view(SEATS[0]), language))
        deal = after
    assert [one.kind for one in found] == ["called", "passed_out"]
    assert found[-1].text
