"""Replaying a record: the deal, or every fault with its place."""

from random import Random

import pytest

from rebelote.cards import Card, CardSet
from rebelote.notation import (
    BadRecord,
    DealRecord,
    FalseRecord,
    parse_deal,
    position,
    print_deal,
    record_of,
    record_of_view,
    replay,
)
from rebelote.notation.replay import check
from rebelote.rules.actions import Declare, Play
from rebelote.rules.bidding import Phase
from rebelote.rules.errors import IllegalPlay
from rebelote.rules.registry import rulesets
from rebelote.rules.seating import SEATS
from tests.unit.notation.played import (
    BELGIAN,
    BULGARIAN,
    COINCHE,
    FRENCH,
    LINES,
    PASSED_OUT,
    changed,
    deal_of,
    faults_of,
    play,
)

HIDDEN = "ktga_be@1 0:J.J8.7.7/?/?/?|Jd|?"


def false(record: DealRecord) -> list[tuple[str, str]]:
    """Return the faults for which a record is false."""
    return faults_of(FalseRecord, lambda: replay(record))


def bad(record: DealRecord) -> list[tuple[str, str]]:
    """Return the faults for which a record cannot be checked."""
    return faults_of(BadRecord, lambda: replay(record))


# --- full records ----------------------------------------------------------------------------


@pytest.mark.parametrize("text", rulesets())
@pytest.mark.parametrize("steps", [0, 2, 9, 20, 1000])
def test_a_record_gives_its_deal_back(text: str, steps: int) -> None:
    """The deal of a record equals the deal it was made of, whatever its state."""
    for seed in range(3):
        deal = deal_of(text, seed, steps)
        assert replay(record_of(deal)) == deal


def test_a_passed_out_deal_is_replayed() -> None:
    """Nobody marks anything in a deal that everybody passed."""
    assert replay(parse_deal(PASSED_OUT)).phase is Phase.PASSED_OUT


@pytest.mark.parametrize("line", LINES)
def test_a_score_may_be_missing(line: str) -> None:
    """A line cut before its score is the same deal."""
    cut = line[: line.rindex(" ")]
    assert replay(parse_deal(cut)) == replay(parse_deal(line))


@pytest.mark.parametrize(
    ("line", "old", "new", "fault"),
    [
        (FRENCH, "0-202", "0-201", ("WrongScore", "0-201")),
        (PASSED_OUT, "0-0", "8-0", ("WrongScore", "8-0")),
        (FRENCH, "7sQs 0-202", "7s 0-202", ("ScoreTooEarly", "0-202")),
        (FRENCH, "Kh!JhAh9h", "Kh!KsAh9h", ("MustFollow", "Ks")),
        (FRENCH, "JsKsTs9s", "JsKs9s9s", ("CardNotHeld", "9s")),
        (FRENCH, "7sQs 0", "7sQsAs 0", ("DealIsOver", "As")),
        (FRENCH, " H 7d", " - 7d", ("AuctionIsOpen", "7d")),
        (FRENCH, " H ", " H,pass ", ("AuctionIsClosed", "pass")),
        (FRENCH, " H ", " S ", ("OnlyTurnedSuit", "S")),
        (FRENCH, "Jd/Kh!", "Jd/(AsKsQs)Kh!", ("DeclaredTooLate", "(AsKsQs)")),
        (FRENCH, "7dTd", "7d(KhQhJh)Td", ("AnnounceNotHeld", "(KhQhJh)")),
        (FRENCH, "7dTd", "7d(tierce)Td", ("HiddenCards", "(tierce)")),
        (FRENCH, "JhAh9h/", "Jh!Ah9h/", ("BeloteNotHeld", "Jh!")),
        (FRENCH, "Jd/Kh!", "Jd!/Kh!", ("BeloteNotHeld", "Jd!")),
        (BELGIAN, "Kh7sJh9h", "Kh!7sJh9h", ("BeloteAutomatic", "Kh!")),
        (COINCHE, "90D,pass,100D", "90D,pass,double", ("OwnSideDoubled", "double")),
        (COINCHE, "100D", "90H", ("BidTooLow", "90H")),
        (FRENCH, " H ", " packets=2-3 H ", ("PacketsNotOffered", "packets=2-3")),
    ],
)
def test_a_false_statement_is_named(line: str, old: str, new: str, fault: tuple[str, str]) -> None:
    """The first action that the rules refuse, or a wrong score, is told with its text."""
    kind = BadRecord if fault[0] == "HiddenCards" else FalseRecord
    assert faults_of(kind, lambda: replay(changed(line, old, new))) == [fault]


@pytest.mark.parametrize(
    ("old", "new", "faults"),
    [
        ("9..A87.Q/", "9..A87.Q9/", [("WrongHandSize", "9..A87.Q9"), ("CardTwice", "T..J.TJ9")]),
        ("9..A87.Q/", "..A87.Q/", [("WrongHandSize", "..A87.Q")]),
        ("K.J.K.A8", "K.J.K.AA", [("CardTwice", "K.J.K.AA")]),
        ("|9h|", "|Kh|", [("CardTwice", "Kh")]),
        ("|9h|", "|-|", [("NoTurnedCard", "-")]),
        ("7cAhQs", "7cAhAs", [("CardTwice", "As")]),
        ("7cAhQs", "7cAh", [("WrongStockSize", "Th")]),
        ("|ThKc9dQdJs7s8s7h7cAhQs", "|-", [("WrongStockSize", "-")]),
        ("french501@1", "french501@2", [("UnknownRulesetVersion", "french501@2")]),
        ("french501@1", "unheard@1", [("UnknownRuleset", "unheard@1")]),
        ("french501@1", "french501@1(x=1)", [("UnknownOption", "french501@1(x=1)")]),
    ],
)
def test_wrong_cards_are_named(old: str, new: str, faults: list[tuple[str, str]]) -> None:
    """Sizes, cards that stand twice and unknown rulesets are told with their texts."""
    is_unknown = faults[0][0].startswith("Unknown")
    assert (bad if is_unknown else false)(changed(FRENCH, old, new)) == faults


def test_a_game_without_a_turned_card_has_none() -> None:
    """A card that nobody turned is told."""
    assert ("TurnedCardHere", "Td") in false(changed(BULGARIAN, "|-|8dTc", "|Td|8dTc"))


def test_all_faults_of_a_record_are_told_at_once() -> None:
    """An unknown ruleset, a hand of nine and a card twice are three faults."""
    record = changed(FRENCH, "french501@1 2:9..A87.Q/", "french501@7 2:9..A87.QJT98/")
    assert bad(record) == [
        ("UnknownRulesetVersion", "french501@7"),
        ("WrongHandSize", "9..A87.QJT98"),
        ("CardTwice", "K.J.K.A8"),
        ("CardTwice", "T..J.TJ9"),
        ("CardTwice", "T..J.TJ9"),
        ("CardTwice", "T..J.TJ9"),
    ]


def test_calls_are_checked_although_the_cards_are_wrong() -> None:
    """A refused call is told beside a hand of the wrong size."""
    record = changed(FRENCH, "9..A87.Q/", "..A87.Q/")
    record = parse_deal(print_deal(record).replace(" H ", " S "))
    assert false(record) == [("WrongHandSize", "..A87.Q"), ("OnlyTurnedSuit", "S")]


def test_calls_about_a_missing_card_are_not_checked() -> None:
    """Without the turned card nothing can be said about the auction."""
    record = parse_deal(FRENCH.replace("|9h|", "|-|").replace(" H ", " AT "))
    assert false(record) == [("NoTurnedCard", "-")]


def test_faults_of_a_record_that_was_not_read_have_paths() -> None:
    """A record made by a program is called by field and index."""
    deal = deal_of("french501", 1, 1)
    record = DealRecord(
        ruleset="french501@1",
        first=SEATS[0],
        hands=record_of(deal).hands,
        turned=None,
        stock=record_of(deal).stock,
    )
    with pytest.raises(FalseRecord) as caught:
        replay(record)
    assert [str(fault.place) for fault in caught.value.faults] == ["turned"]


def test_a_wrong_score_leaves_the_deal() -> None:
    """Checking gives the deal beside the fault when only the score is wrong."""
    deal, faults = check(changed(FRENCH, "0-202", "1-202"))
    assert deal == replay(parse_deal(FRENCH))
    assert [fault.error.code for fault in faults] == ["WrongScore"]


# --- records with unknown cards ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "token"),
    [
        (f"{HIDDEN} - - -", "?"),
        ("ktga_be@1 0:J.J8.7.7/Q.Q.K8.8/A.T.T9.A/9..A.TJ9|Jd|? - - -", "?"),
        (FRENCH.replace("(JcTc9c)", "(tierce)"), "(tierce)"),
    ],
)
def test_unknown_cards_cannot_be_replayed(line: str, token: str) -> None:
    """The first thing that the writer did not know is named."""
    assert bad(parse_deal(line)) == [("HiddenCards", token)]


def test_a_full_record_is_its_own_position() -> None:
    """With all cards known a position is a replayed deal."""
    record = parse_deal(FRENCH[: FRENCH.index("Jd/Kh!")])
    assert position(record) == replay(record)


@pytest.mark.parametrize("text", [*rulesets(), "bulgarian(announce_mode=auto,belote_say=auto)"])
@pytest.mark.parametrize("seed", range(4))
def test_a_view_tells_what_its_seat_may_do(text: str, seed: int) -> None:
    """At every step the view of the seat to act gives its legal actions and its hand."""
    deal, chance = deal_of(text, seed, 0), Random(seed)
    while deal.to_act is not None:
        view = deal.view(deal.to_act)
        seen = position(record_of_view(view))
        assert seen.to_act == deal.to_act
        assert set(seen.legal_actions()) == set(view.legal_actions)
        assert seen.view(view.seat).hand == view.hand
        assert (seen.tricks, seen.trick) == (deal.tricks, deal.trick)
        deal = play(deal, chance, 1)


def test_a_position_gives_reasons() -> None:
    """A card that may not be played is refused for the same reason as in the whole deal."""
    deal = deal_of("french501", 5, 12)
    assert deal.to_act is not None
    seen = position(record_of_view(deal.view(deal.to_act)))
    refused = 0
    for card in deal.hands[deal.to_act]:
        if Play(card) in deal.legal_actions():
            continue
        with pytest.raises(IllegalPlay) as expected:
            deal.apply(Play(card))
        with pytest.raises(type(expected.value)) as caught:
            seen.apply(Play(card))
        assert caught.value.params == expected.value.params
        refused += 1
    assert refused


def test_a_position_of_another_seat_has_no_hand() -> None:
    """The hand of the seat to act must be known once cards are played."""
    record = parse_deal(f"{HIDDEN} pass,D -")
    assert faults_of(BadRecord, lambda: position(record)) == [("HiddenHand", "J.J8.7.7")]


def test_a_position_in_the_auction_needs_no_hand() -> None:
    """What may be called does not depend on cards."""
    record = parse_deal(f"{HIDDEN} pass")
    assert [str(call) for call in position(record).legal_actions()] == ["pass", "D"]


def test_a_hand_known_in_part_is_not_known() -> None:
    """A seat with some unknown cards cannot be told what it may play."""
    record = parse_deal("coinche@1 0:AKQ...A?/?/?/?|-|- 80S,pass,pass,pass -")
    assert faults_of(BadRecord, lambda: position(record)) == [("HiddenHand", "AKQ...A?")]


def test_the_view_of_a_finished_deal_is_a_finished_position() -> None:
    """When all cards are played nobody is to act."""
    deal = replay(parse_deal(FRENCH))
    assert position(record_of_view(deal.view(SEATS[1]))).is_over


COINCHE_VIEW = "coinche@1 0:AKQ.AK.A.KQ/?/?/?|-|- 80S,pass,pass,pass "


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (COINCHE_VIEW + "7s", ("CardNotHeld", "7s")),
        (COINCHE_VIEW + "As7sKs", ("CardNotHeld", "Ks")),
        (COINCHE_VIEW + "As7s8s7s", ("CardNotHeld", "7s")),
        (COINCHE_VIEW + "(tierce)As7s8sTs/Kd", ("CardNotHeld", "Kd")),
        (COINCHE_VIEW + "(carre)As", ("KindNotHeld", "(carre)")),
        (COINCHE_VIEW + "As7s8sTs/Ah7s", ("CardNotHeld", "7s")),
        (COINCHE_VIEW.replace("80S", "80S,80H") + "-", ("BidTooLow", "80H")),
        (COINCHE_VIEW.replace("AKQ", "AKQJ") + "-", ("WrongHandSize", "AKQJ.AK.A.KQ")),
        (COINCHE_VIEW + "As7s8sTs 10-20", ("ScoreTooEarly", "10-20")),
        (f"{HIDDEN} pass,D Jd", ("CardNotHeld", "Jd")),
        (f"{HIDDEN} pass,D 7d7h8c9d/7d", ("CardNotHeld", "7d")),
        (f"{HIDDEN} pass,D 7d7hJs", ("CardNotHeld", "Js")),
        (f"{HIDDEN} D JhAhThJd", ("CardNotHeld", "Jd")),
        ("coinche@1 0:AKQ.AK.A.KQ/?/?/?|-|- 80S As", ("AuctionIsOpen", "As")),
    ],
)
def test_a_false_position_is_named(line: str, fault: tuple[str, str]) -> None:
    """What contradicts the known cards, the auction or the course of play is told."""
    assert faults_of(FalseRecord, lambda: position(parse_deal(line))) == [fault]


def test_a_position_of_an_unknown_ruleset_is_refused() -> None:
    """Without rules nothing can be said."""
    record = parse_deal("unheard@1 0:?/?/?/?|-|? -")
    assert faults_of(BadRecord, lambda: position(record)) == [("UnknownRuleset", "unheard@1")]


def test_own_announces_heard_count_as_made() -> None:
    """A seat that has just declared is to play, and may not declare again."""
    seen = position(parse_deal(COINCHE_VIEW + "(tierce)"))
    assert seen.to_act == 0
    assert not any(isinstance(action, Declare) for action in seen.legal_actions())


def test_what_other_seats_said_is_left_out() -> None:
    """Announces and words of hidden hands do not matter to the seat to act."""
    line = COINCHE_VIEW + "As(KdQdJd)7s8s(hundred)Ts/Ah7hQh!8h"
    seen = position(parse_deal(line))
    assert seen.to_act == 0
    assert seen.declared == ((), (), (), ())
    with pytest.raises(IllegalPlay):
        seen.apply(Play(Card.parse("7d")))


def test_the_known_part_of_the_stock_goes_to_its_seat() -> None:
    """A hand of five is completed from its place in the stock, the taker's by the turned card."""
    seen = position(parse_deal("ktga_be@1 0:J.J8.7.7/?/?/?|Jd|8sQd????????? D Jd8d9dTd"))
    assert seen.hands[0] == CardSet.parse("Js 8s Jh 8h Qd 7d 7c")


def test_hidden_hands_may_have_discarded() -> None:
    """A hand is not asked for cards that nobody knows it to hold."""
    assert position(parse_deal(COINCHE_VIEW + "Ah7c8c9c")).to_act == 0
