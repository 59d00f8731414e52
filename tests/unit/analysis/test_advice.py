"""What a seat is advised to do, from its view alone."""

from dataclasses import replace

import pytest

from rebelote.analysis import Why, hint
from rebelote.cards import Card
from rebelote.engine import Deal
from rebelote.rules import SEATS, Declare, Play
from rebelote.rules.registry import rulesets
from rebelote.solver.errors import BadRequest, LimitReached

from .tables import ACE_FIRST, SIX_TRICKS, before, club_deal, ending, view_to_act


def hint_at(deal, **asked):
    """Return the hint for the seat to act, over few worlds and without a clock."""
    return hint(view_to_act(deal), **{"worlds": 8, "seconds": None} | asked)


def test_the_better_of_two_leads_is_advised():
    """A contract of 150 needs the last trick: the seven goes first, more often than not."""
    found = hint_at(ending(SIX_TRICKS, "150S"))
    assert found.action == Play(Card.parse("7d"))
    assert [str(one.card) for one in found.cards] == ["7d", "Ah"]
    assert found.cards[0].contract_chance > found.cards[1].contract_chance
    assert Why.MAKES_CONTRACT in [one.code for one in found.reasons]


@pytest.mark.parametrize("rules", rulesets())
def test_every_hint_of_a_deal_is_legal(rules):
    """Calls, announces and cards: what is advised may be done, and has a reason."""
    deal = Deal.open(club_deal(rules, 5).setup)
    while deal.to_act is not None:
        found = hint_at(deal, worlds=2)
        assert found.seat == deal.to_act
        assert found.action in deal.legal_actions()
        assert found.reason == found.reasons[0]
        deal = deal.apply(found.action)


def test_a_hint_lists_every_legal_card():
    """Nothing that may be played is left out."""
    deal = before(club_deal("coinche", 2), 4)
    found = hint_at(deal)
    legal = {one.card for one in deal.legal_actions() if isinstance(one, Play)}
    assert {one.card for one in found.cards} == legal
    assert found.searched.done >= 8


def test_the_same_seed_gives_the_same_hint():
    """Nothing is left to chance but what the seed decides."""
    deal = before(club_deal("coinche", 2), 5)
    first, second = hint_at(deal), hint_at(deal)
    assert first.cards == second.cards


def test_the_only_card_needs_no_search():
    """The last card of a hand is told at once."""
    found = hint_at(before(ending(ACE_FIRST), 28))
    assert found.reason.code == Why.ONLY_CARD
    assert found.cards == ()


def test_announces_are_made_in_full():
    """Before the first card everything held is declared."""
    for seed in range(50):
        deal = before(club_deal("french501", seed), 0)
        declarations = [one for one in deal.legal_actions() if isinstance(one, Declare)]
        if declarations:
            break
    found = hint_at(deal)
    assert found.action == max(declarations, key=lambda one: len(one.sets))
    assert found.reason.code == Why.DECLARES


def test_a_call_is_advised_with_all_calls():
    """The first call listed is the one to make."""
    deal = Deal.open(club_deal("coinche", 2).setup)
    found = hint_at(deal)
    assert found.calls[0].call == found.action
    assert len(found.calls) == len(deal.legal_actions())


def test_without_time_the_club_player_advises(monkeypatch):
    """Where not one world is searched in time there is a card all the same, and it is said why."""

    def stopped(*_, **__):
        raise LimitReached(limit="time", nodes=0)

    monkeypatch.setattr("rebelote.analysis.advice.outlook", stopped)
    deal = before(club_deal("coinche", 2), 4)
    found = hint_at(deal)
    assert found.action in deal.legal_actions()
    assert found.reason.code == Why.JUDGEMENT


def test_a_bad_number_of_worlds_is_refused():
    """No world at all is a bad request and not a lack of time."""
    with pytest.raises(BadRequest):
        hint_at(ending(SIX_TRICKS), worlds=0)


def test_a_seat_that_is_not_to_act_has_no_hint():
    """There is nothing to advise."""
    deal = ending(SIX_TRICKS)
    with pytest.raises(ValueError, match="not to act"):
        hint(deal.view(SEATS[1]))


def test_the_scores_of_the_match_count():
    """A hint weighs the match: worth is then a chance between 0 and 1."""
    view = replace(ending(SIX_TRICKS).view(SEATS[0]), scores=(900, 900))
    found = hint(view, worlds=8, seconds=None)
    assert all(0 <= one.worth <= 1 for one in found.cards)
