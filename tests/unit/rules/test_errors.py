"""Every named error, provoked through the public interface."""

import pickle
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, cast

import pytest

from rebelote.cards import CARDS, Card, RebeloteError, Suit
from rebelote.engine import Deal
from rebelote.rules import SEATS, IllegalAction, Strain, Tally, Team, errors
from rebelote.rules.registry import ruleset
from rebelote.rules.scoring import check_tally
from tests.rules.table import action, after, call, cards, deal_of, played_out

HEARTS = "AhKhQhJhTh9h8h7h"
SPADES = "AsKsQsJsTs9s8s7s"
COINCHE_S = "80S pass pass pass"
COINCHE_H = "80H pass pass pass"


class Refused(NamedTuple):
    """An action that is refused: the deal, what was done before, the action, the parameters."""

    variant: str
    hands: dict[int, str]
    calls: str
    before: str
    text: str
    params: dict[str, Any]
    turned: str | None = None


def card(text: str) -> Card:
    return Card.parse(text)


REFUSED = {
    # turn and phase
    "DealIsOver": Refused("coinche", {}, "pass pass pass pass", "", "80H", {"action": "80H"}),
    "AuctionIsOpen": Refused("coinche", {0: "As"}, "", "", "As", {"action": "As"}),
    "AuctionIsClosed": Refused("coinche", {}, COINCHE_S, "", "90H", {"call": "90H"}),
    # the auction
    "BidTooLow": Refused("coinche", {}, "100S", "", "90H", {"standing": call("100S")}),
    "LevelNotOffered": Refused(
        "coinche(bid_max=80)", {}, "", "", "85H", {"offered": (80, "capot")}
    ),
    "NoLevelHere": Refused("bulgarian", {}, "", "", "80H", {}),
    "StrainNotOffered": Refused("coinche", {}, "", "", "80NT", {"offered": tuple(Strain)[:4]}),
    "OnlyTurnedSuit": Refused("concours", {}, "", "", "S", {"turned": card("9h")}, "9h"),
    "TurnedSuitRefused": Refused(
        "french501", {}, "pass pass pass pass", "", "H", {"turned": card("9h")}, "9h"
    ),
    "MustName": Refused("bela", {}, "pass pass pass", "", "pass", {}),
    "NothingToDouble": Refused("coinche", {}, "", "", "double", {}),
    "OwnSideDoubled": Refused("coinche", {}, "80S pass", "", "double", {"bidder": 0}),
    "AlreadyDoubled": Refused("coinche", {}, "80S double", "", "double", {}),
    "NothingToRedouble": Refused("coinche", {}, "80S", "", "redouble", {}),
    "OnlyTakersRedouble": Refused("bulgarian", {}, "S double pass", "", "redouble", {"bidder": 0}),
    "ContractFrozen": Refused("coinche", {}, "80S double", "", "100S", {}),
    "NoDoublingHere": Refused("bela", {}, "", "", "double", {}),
    # the cards
    "CardNotHeld": Refused("coinche", {1: "As"}, COINCHE_S, "", "As", {"card": card("As")}),
    "MustFollow": Refused(
        "coinche",
        {0: "Ah", 1: "7h 7s"},
        COINCHE_S,
        "Ah",
        "7s",
        {"card": card("7s"), "suit": Suit.HEARTS},
    ),
    "MustRise": Refused(
        "coinche",
        {0: "9s", 1: "Js 7s"},
        COINCHE_S,
        "9s",
        "7s",
        {"card": card("7s"), "because": card("9s")},
    ),
    "MustRuff": Refused(
        "coinche",
        {0: HEARTS, 1: "7s 8d"},
        COINCHE_S,
        "Ah",
        "8d",
        {"card": card("8d"), "suit": Suit.HEARTS, "trump": Suit.SPADES},
    ),
    "MustOverruff": Refused(
        "coinche",
        {0: HEARTS, 1: "9s", 2: "Js 7s"},
        COINCHE_S,
        "Ah 9s",
        "7s",
        {"card": card("7s"), "because": card("9s")},
    ),
    "MustUnderruff": Refused(
        "french501",
        {0: HEARTS, 1: "Js", 2: "7s 8d"},
        "pass pass S",
        "Ah Js",
        "8d",
        {"card": card("8d"), "because": card("Js")},
    ),
    # announces
    "NoAnnounces": Refused("bulgarian", {0: HEARTS}, "NT pass pass pass", "", "(AhKhQhJhTh)", {}),
    "AnnouncesAutomatic": Refused("ktga_fr", {0: HEARTS}, "H", "", "(AhKhQhJhTh)", {}),
    "DeclaredTooLate": Refused(
        "coinche", {0: HEARTS, 1: SPADES}, COINCHE_H, "Ah As 7d 7c", "(9h8h7h)", {}
    ),
    "DeclaredTwice": Refused("coinche", {0: HEARTS}, COINCHE_H, "(9h8h7h)", "(AhKhQhJhTh)", {}),
    "NothingDeclared": Refused("coinche", {0: HEARTS}, COINCHE_H, "", "()", {}),
    "AnnounceNotHeld": Refused(
        "coinche", {1: "KsQsJs"}, COINCHE_H, "", "(KsQsJs)", {"cards": cards("KsQsJs")}
    ),
    "AnnounceNotWhole": Refused(
        "coinche",
        {0: "KsQsJsTs", 1: "As 9s"},
        COINCHE_H,
        "",
        "(KsQsJs)",
        {"cards": cards("KsQsJs"), "whole": cards("KsQsJsTs")},
    ),
    "CardAnnouncedTwice": Refused(
        "coinche",
        {0: "KsKhKdKcQsJs"},
        COINCHE_H,
        "",
        "(KsKhKdKc,KsQsJs)",
        {"card": card("Ks")},
    ),
    # the belote
    "BeloteAutomatic": Refused("ktga_fr", {0: HEARTS}, "H", "", "Kh!", {"card": card("Kh")}),
    "BeloteNotHeld": Refused(
        "coinche", {0: "Kh", 1: "Qh"}, COINCHE_H, "", "Kh!", {"card": card("Kh")}
    ),
    "BeloteNotSaid": Refused(
        "coinche", {0: HEARTS, 1: SPADES}, COINCHE_H, "Kh As 7d 7c", "Qh!", {"card": card("Qh")}
    ),
    "BeloteKingFirst": Refused(
        "coinche(belote_king_first=on)", {0: HEARTS}, COINCHE_H, "", "Qh!", {"card": card("Qh")}
    ),
    "BeloteDiscarded": Refused(
        "bulgarian", {0: SPADES, 1: HEARTS}, "AT pass pass pass", "As", "Kh!", {"card": card("Kh")}
    ),
}


def refused_deal(case: Refused) -> Deal:
    deal = deal_of(case.variant, case.hands, case.calls, turned=case.turned)
    return after(deal, case.before)


@pytest.mark.parametrize("code", REFUSED)
def test_an_illegal_action_raises_its_error(code: str) -> None:
    """The error is named after the rule, and carries the action and what refuses it."""
    case = REFUSED[code]
    deal = refused_deal(case)
    tried = action(case.text)
    with pytest.raises(IllegalAction) as caught:
        deal.apply(tried)
    error = caught.value
    assert error.code == code
    whole = {name: error.params[name] for name in ("call", "declaration") if name in error.params}
    assert all(value == tried for value in whole.values())
    expected = {
        name: action(value) if name in ("action", "call") else value
        for name, value in case.params.items()
    }
    assert {name: error.params[name] for name in expected} == expected
    assert set(error.params) == set(expected) | set(whole)


@pytest.mark.parametrize("code", REFUSED)
def test_an_illegal_action_changes_nothing(code: str) -> None:
    """After a refusal the deal equals a deal on which it was never tried."""
    case = REFUSED[code]
    deal = refused_deal(case)
    with pytest.raises(IllegalAction):
        deal.apply(action(case.text))
    assert deal == refused_deal(case)


@pytest.mark.parametrize("code", REFUSED)
def test_an_illegal_action_is_not_offered(code: str) -> None:
    """What is refused is never among the legal actions."""
    case = REFUSED[code]
    tried = action(case.text)
    assert tried not in refused_deal(case).legal_actions()


def test_another_seat_may_not_act() -> None:
    """The error says who tried and whose turn it is."""
    with pytest.raises(errors.NotYourTurn) as caught:
        deal_of("coinche", {}, "").apply(call("80H"), SEATS[2])
    assert caught.value.params == {"seat": 2, "to_act": 0, "action": call("80H")}


TALLY = Tally(Strain.SPADES, Team(0), (80, 72), Team(0), level=80)


def bad_tally(**fields: Any) -> None:
    tally = TALLY.__class__(**{name: getattr(TALLY, name) for name in TALLY.__slots__} | fields)
    coinche = ruleset("coinche")
    check_tally(tally, coinche.ranking, coinche.scoring)


class Provoked(NamedTuple):
    """What raises an error, and the parameters that are checked (None: any value)."""

    provoke: Callable[[], object]
    params: dict[str, Any]


def start(variant: str, pack: Any, **facts: Any) -> Deal:
    return Deal.start(ruleset(variant), pack, **facts)


PROVOKED = {
    "BadPack": Provoked(
        lambda: start("coinche", [*CARDS[:31], CARDS[0]]),
        {"missing": cards("Ac"), "repeated": cards("7s")},
    ),
    "NotAnAction": Provoked(
        lambda: start("coinche", CARDS).apply(cast(Any, "pass")), {"action": "pass"}
    ),
    "NoSuchSeat": Provoked(lambda: start("coinche", CARDS, first=4), {"number": 4}),
    "PacketsNotOffered": Provoked(
        lambda: start("coinche", CARDS, packets=(4, 4)),
        {"packets": (4, 4), "offered": ((3, 2, 3),)},
    ),
    "DealNotOver": Provoked(lambda: start("coinche", CARDS).score(), {"phase": "bidding"}),
    "UnknownRuleset": Provoked(lambda: ruleset("whist"), {"ruleset": "whist", "known": None}),
    "UnknownRulesetVersion": Provoked(
        lambda: ruleset("bela@9"), {"ruleset": "bela", "version": None, "known": None}
    ),
    "BadRulesetText": Provoked(lambda: ruleset("bela(("), {"text": "bela(("}),
    "UnknownOption": Provoked(
        lambda: ruleset("bela(deals=3)"), {"ruleset": "bela", "option": "deals", "known": None}
    ),
    "OptionWithoutEffect": Provoked(
        lambda: ruleset("bela(cannot_overruff=free)"),
        {"ruleset": "bela", "option": "cannot_overruff", "because": None},
    ),
    "BadOptionValue": Provoked(
        lambda: ruleset("bela(target=0)"), {"option": "target", "value": "0", "allowed": None}
    ),
    "InconsistentOptions": Provoked(lambda: ruleset("bela(packets_before=3-2)"), {"because": None}),
    "BadTally": Provoked(
        lambda: bad_tally(card_points=(80, 80)),
        {"field": "card_points", "value": (80, 80), "because": None},
    ),
}


@pytest.mark.parametrize("code", PROVOKED)
def test_an_impossible_wish_raises_its_error(code: str) -> None:
    """Packs, texts, options and points that cannot be have an error that says what is wrong."""
    case = PROVOKED[code]
    with pytest.raises(RebeloteError) as caught:
        case.provoke()
    assert caught.value.code == code
    assert set(caught.value.params) == set(case.params)
    for name, value in case.params.items():
        assert value is None or caught.value.params[name] == value


def leaves(kind: type[RebeloteError]) -> Iterator[str]:
    """Give the names of the errors of the rules that have no more special one below them."""
    for below in kind.__subclasses__():
        if below.__module__ == errors.__name__:
            if not below.__subclasses__():
                yield below.__name__
            yield from leaves(below)


def test_every_error_is_provoked_somewhere() -> None:
    """No error of the rules exists without a test that provokes it."""
    elsewhere = {"NotYourTurn", "BrokenPlugin"}
    assert set(leaves(RebeloteError)) - {"LevelNotOffered"} - elsewhere <= {*REFUSED, *PROVOKED}
    assert {*REFUSED, *PROVOKED} - {"LevelNotOffered"} <= set(leaves(RebeloteError))


@pytest.mark.parametrize("code", REFUSED)
def test_an_error_crosses_a_process_boundary(code: str) -> None:
    """Actions, cards and bids inside an error survive pickling."""
    case = REFUSED[code]
    with pytest.raises(IllegalAction) as caught:
        refused_deal(case).apply(action(case.text))
    again = pickle.loads(pickle.dumps(caught.value))
    assert type(again) is type(caught.value)
    assert again.params == caught.value.params


@pytest.mark.parametrize("text", ["As", "pass", "80H", "(KsQsJs)"])
def test_nothing_may_be_done_after_the_last_card(text: str) -> None:
    """A card, a call and announces are refused alike once the deal is over."""
    deal = played_out(deal_of("coinche", {}, COINCHE_S))
    with pytest.raises(errors.DealIsOver) as caught:
        deal.apply(action(text), SEATS[0])
    assert caught.value.params == {"action": action(text)}


@pytest.mark.parametrize("text", ["As", "(KsQsJs)"])
def test_nothing_may_be_played_after_everybody_passed(text: str) -> None:
    """A passed-out deal takes neither cards nor announces."""
    with pytest.raises(errors.DealIsOver):
        deal_of("coinche", {}, "pass pass pass pass").apply(action(text))


def test_announces_wait_for_the_contract() -> None:
    """Nothing is declared during the auction."""
    with pytest.raises(errors.AuctionIsOpen):
        deal_of("coinche", {0: HEARTS}, "").apply(action("(9h8h7h)"))
