"""What happens at a table, told in every language."""

import random
from itertools import pairwise

import pytest

from rebelote.bots import create
from rebelote.cards import CARDS, CardSet
from rebelote.engine import public_event
from rebelote.match import Match
from rebelote.notation.wording import (
    LANGUAGES,
    Telling,
    say_announce,
    say_announces,
    say_deal_begins,
    say_deal_end,
    say_event,
    say_match_end,
    say_played,
    tell_event,
)
from rebelote.notation.wording.catalogue import catalogue_of
from rebelote.rules import PASS, SEATS, TEAMS
from rebelote.rules.registry import rulesets


def states(variant, seed):
    """Give a deal that club players play, from its beginning to its end."""
    pack = list(CARDS)
    random.Random(seed).shuffle(pack)
    deal = Match(rulesets()[variant]).deal(pack)
    yield None, deal
    while deal.to_act is not None:
        action = create("rules", 0).decide(deal.view(deal.to_act))
        event = public_event(deal.to_act, action)
        deal = deal.apply(action)
        yield event, deal


def played_out(variant, seed):
    *_, (_, deal) = states(variant, seed)
    return deal


def told(variant, seed, language, seat=0):
    """Return all that a seat is told of such a deal."""
    found: list[Telling] = []
    for (_, before), (event, after) in pairwise(states(variant, seed)):
        found += tell_event(event, before.view(SEATS[seat]), after.view(SEATS[seat]), language)
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
    assert say_event("resigned", language)
    assert say_event("undone", language)


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


def test_the_second_word_of_the_belote_is_another():
    """Told again later, each card of the pair still has the word that was said with it."""
    said: list[str] = []
    for seed in range(3000):
        view = played_out("concours", seed).view(SEATS[0])
        words = [card for _, card in view.played if card in view.words]
        if len(words) == 2:
            said = [say_played(card, view, "en") for card in words]
            break
    assert [one.rpartition(", ")[2] for one in said] == ["“belote”", "“rebelote”"]


def test_announces_are_listed():
    """Several announces stand one after another."""
    sets = (CardSet.parse("KsQsJs"), CardSet.parse("Th9h8h7h"))
    assert say_announces(sets, "en") == ", ".join(say_announce(cards, "en") for cards in sets)
