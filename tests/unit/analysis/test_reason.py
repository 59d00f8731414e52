"""Why a card is the best one: facts of the table, whatever the numbers are."""

import pytest

from rebelote.analysis import Why, hint
from rebelote.analysis.calls import CallOutlook
from rebelote.analysis.reason import reasons_for, reasons_for_call
from rebelote.bots.outlook import CardOutlook, Outlook, Searched
from rebelote.cards import Card
from rebelote.notation.wording import LANGUAGES, say_reason
from rebelote.notation.wording.catalogue import catalogue_of
from rebelote.rules import CAPOT, DOUBLE, PASS, Bid, Declare, Play, Strain
from tests.unit.bots.positions import auction, position

from .tables import SIX_TRICKS, club_deal, ending, view_to_act

SEARCHED = Searched(8, 8, every_world=False, is_cut=False, seconds=0.1, backend="native")
# Hands in order of play; spades are trumps and the first seat leads.
PLAIN = ["JsAs8sAhTh7hAd7d", "9sTs7sKhQh8hTc7c", "KsJh9hTdKdQdAcKc", "QsJd9d8dQcJc9c8c"]
TWO_RUFFS = ["JsAs8sAhTh7hAd7d", "9sTs7sKhQh8hTc7c", "Jh9hTdKdQdJd9d8d", "KsQsAcKcQcJc9c8c"]
TWO_TOPS = ["JsAs8sAhTh7hAd7c", "9sTs7sKhQh8h9c8c", "Jh9hTdKdQdJdKcQc", "KsQsAcTcJc7d9d8d"]
SINGLETON = ["JsAs8sAh7hAd7dKc", "9sTs7sKhThQhTc7c", "Jh9h8hTdKdQdJd9d", "KsQs8dAcQcJc9c8c"]
TIERCE = ["JsAs8sAhTh7hTd7d", "9sTs7sKhQh8hTc7c", "KsJh9hAdKdQdAcKc", "QsJd9d8dQcJc9c8c"]


def outlook(view, best, others=-50.0, chance=0.5, error=0.0):
    """Return an outlook in which one legal card is better than all the others."""
    cards = [a.card for a in view.legal_actions if isinstance(a, Play) and not a.says_belote]
    found = [CardOutlook(Card.parse(best), 100.0, 1.0, chance, 100.0, 0.0)]
    found += [
        CardOutlook(card, others, 1.0, 0.5, others, error)
        for card in cards
        if card != found[0].card
    ]
    return Outlook(view.seat, tuple(found), SEARCHED)


def why(deal, best, **more):
    """Return the reasons for a card at a table."""
    view = view_to_act(deal)
    return reasons_for(view, outlook(view, best, **more))


def at(cards, taker=0, hands=PLAIN):
    """Return a deal after these cards, 80 in spades having been bid."""
    return position("coinche", hands, "80S", taker, cards)


def check(reason, best, code, **params):
    """Check a reason with its parameters, of which cards are given as texts."""
    assert reason.code == code
    expected = {"card": best, **params}
    told = {name: str(value) for name, value in reason.params.items()}
    assert told == {name: str(value) for name, value in expected.items()}


@pytest.mark.parametrize(
    ("cards", "best", "code", "params"),
    [
        ("", "Js", Why.DRAWS_TRUMPS, {}),
        ("", "Ah", Why.HIGHEST_LEFT, {}),
        ("", "7h", Why.LEADS_LOW, {"kept": "Ah"}),
        ("7h", "Kh", Why.TAKES, {"points": 4}),
        ("Ah 8h", "Jh", Why.GIVES_POINTS, {"points": 2}),
        ("Ah 8h", "9h", Why.SAVES_HIGH, {"kept": "Jh"}),
        ("Ah", "8h", Why.SAVES_POINTS, {"points": 0}),
        ("Ah", "Qh", Why.SAVES_HIGH, {"kept": "Kh"}),
        ("Ah", "Kh", Why.BRINGS_MORE, {"other": "8h"}),
        ("7d", "7s", Why.RUFFS, {}),
    ],
)
def test_a_card_has_a_reason_that_is_true_at_the_table(cards, best, code, params):
    """The reason tells what the card does there, with its parameters."""
    reason, *_ = why(at(cards), best)
    check(reason, best, code, **params)


def test_a_card_that_nobody_can_beat_is_cashed():
    """With all trumps gone an ace cannot lose."""
    reason, *_ = why(ending(SIX_TRICKS), "Ah")
    check(reason, "Ah", Why.CASHES)


def test_an_ace_without_trumps_about_takes_the_trick_surely():
    """The ace of diamonds on the ten is 21 points, and no trump is left."""
    cards = " ".join(SIX_TRICKS.split()[:21])
    reason, *_ = why(ending(cards), "Ad")
    check(reason, "Ad", Why.TAKES_SURELY, points=21)


def test_the_cheaper_of_two_sure_winners_keeps_the_higher():
    """Last to play, the ten beats the king and the ace stays."""
    reason, *_ = why(at("7c 8c Kc", hands=TWO_TOPS), "Tc")
    check(reason, "Tc", Why.KEEPS_HIGHER, kept="Ac")


def test_a_higher_trump_on_a_ruff_overruffs():
    """The second of two who have no diamond goes over the first."""
    reason, *_ = why(at("7d 7s 8d", hands=TWO_RUFFS), "Qs")
    check(reason, "Qs", Why.OVERRUFFS)


def test_the_last_card_of_a_suit_makes_a_void():
    """On a trick of the partner's, the only diamond goes and trumps are kept."""
    reason, *_ = why(at("7h Th 8h", hands=SINGLETON), "8d")
    check(reason, "8d", Why.MAKES_VOID)


def test_a_suit_that_the_partner_ruffed_is_led_again():
    """West ruffed hearts: East leads another."""
    reason, *_ = why(at("Ah 8h 9h Qs 8d 7d 7s Qd"), "Qh")
    check(reason, "Qh", Why.PARTNER_RUFFS)


def test_a_suit_that_the_taker_ruffed_costs_him_trumps():
    """East took and ruffed diamonds: North leads another."""
    reason, *_ = why(at("7d 7s Qd 8d Tc Ac 8c 7h", taker=1), "Kd")
    check(reason, "Kd", Why.FORCES_TAKER)


def test_a_card_that_the_partner_showed_wins_the_suit():
    """North showed a tierce to the ace of diamonds."""
    deal = at("Js 7s", hands=TIERCE)
    (declaration,) = [one for one in deal.legal_actions() if isinstance(one, Declare)]
    deal = deal.apply(declaration)
    for card in ("Ks", "Qs"):
        deal = deal.apply(Play(Card.parse(card)))
    reason, *_ = why(deal, "7d")
    check(reason, "7d", Why.PARTNER_WINS)


def test_cards_about_equal_are_told_so():
    """Where no card is clearly worse there is nothing to explain."""
    reason, *more = why(at(""), "Js", others=99.0, error=5.0)
    assert (reason.code, more) == (Why.EQUAL, [])


def test_a_contract_made_clearly_more_often_is_a_second_reason():
    """The takers' side makes it 80 times in 100 instead of 50."""
    _, second = why(at(""), "Js", chance=0.8)
    assert second.code == Why.MAKES_CONTRACT
    assert (second.params["percent"], second.params["other_percent"]) == (80, 50)


def test_the_defence_is_told_how_often_the_contract_fails():
    """What is made 30 times in 100 fails 70 times."""
    _, second = why(at("Ah"), "8h", chance=0.3)
    assert second.code == Why.BEATS_CONTRACT
    assert (second.params["percent"], second.params["other_percent"]) == (70, 50)


def test_a_small_change_of_the_contract_is_not_worth_a_reason():
    """Two times in a hundred may be chance."""
    assert len(why(at(""), "Js", chance=0.52)) == 1


def call_reason(deal, call, *others):
    """Return why a call is made rather than others."""
    outlooks = [CallOutlook(call, 10.0), *(CallOutlook(one, 0.0) for one in others)]
    (reason,) = reasons_for_call(view_to_act(deal), outlooks)
    return reason


@pytest.mark.parametrize(
    ("calls", "call", "code"),
    [
        ((), PASS, Why.PASSES),
        ((), Bid(80, Strain.HEARTS), Why.BIDS),
        (("80S",), Bid(CAPOT, Strain.HEARTS), Why.BIDS_MORE),
        (("80S",), DOUBLE, Why.DOUBLES),
    ],
)
def test_a_call_has_a_reason(calls, call, code):
    """Passing, bidding first, bidding higher and doubling are told apart."""
    deal = auction("coinche", {}, *calls)
    assert call_reason(deal, call, Bid(90, Strain.CLUBS)).code == code


def test_a_call_that_promises_less_is_not_said_to_promise_more():
    """Where another call looks a little better, the club player's is kept, and that is said."""
    view = view_to_act(auction("coinche", {}))
    outlooks = [CallOutlook(PASS, 0.0), CallOutlook(Bid(80, Strain.HEARTS), 1.0)]
    (reason,) = reasons_for_call(view, outlooks)
    assert (reason.code, reason.params) == (Why.CLUB_CALL, {"call": PASS})


def test_a_call_without_another_is_the_only_one():
    """There is nothing to compare it with."""
    assert call_reason(auction("coinche", {}), PASS).code == Why.ONLY_CALL


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", Why)
def test_every_reason_has_a_sentence(code, language):
    """No code is without words, and no words are without a code."""
    sentences = catalogue_of(language).reasons
    assert code in sentences
    assert {one for one in sentences if one.startswith("hint_")} == set(Why)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_the_reasons_of_hints_can_be_said(seed, language):
    """Every reason given in a deal makes a sentence with all its parameters in words."""
    deal = club_deal("french501", seed)
    past = type(deal).open(deal.setup)
    while past.to_act is not None:
        found = hint(view_to_act(past), worlds=2, seconds=None)
        for reason in found.reasons:
            sentence = say_reason(reason, language, deal.ruleset)
            assert sentence[0].isupper() or not sentence[0].isalpha()
            assert sentence.endswith(".")
            assert not set(sentence) & set("{}")
        past = past.apply(found.action)


def test_a_card_is_compared_with_the_one_that_was_played():
    """Where several are worse, the one asked about stands in the reasons."""
    view = view_to_act(at(""))
    reasons = reasons_for(view, outlook(view, "Js", chance=0.8), None, Card.parse("7h"))
    assert reasons[1].params["other"] == Card.parse("7h")
