"""Calls, announces and cards played as text."""

import pytest

from rebelote.cards import BadCard, CardSet
from rebelote.notation.actions import (
    Heard,
    declare,
    parse_action,
    parse_call,
    parse_move,
    print_action,
    print_call,
    print_move,
    sound_of,
)
from rebelote.notation.errors import BadCall, BadDeclaration
from rebelote.rules.actions import CAPOT, DOUBLE, PASS, PLAYS, REDOUBLE, Bid, Call, Declare, Play
from rebelote.rules.declarations import Kind
from rebelote.rules.ranking import Strain

KING = PLAYS[14]
TWO_RUNS = Declare((CardSet.parse("KhQhJh"), CardSet.parse("Tc9c8c")))

CALLS: list[tuple[Call, str, str]] = [
    (PASS, "pass", "passe"),
    (DOUBLE, "double", "contre"),
    (REDOUBLE, "redouble", "surcontre"),
    (Bid(None, Strain.SPADES), "S", "P"),
    (Bid(None, Strain.NO_TRUMP), "NT", "SA"),
    (Bid(None, Strain.ALL_TRUMP), "AT", "TA"),
    (Bid(100, Strain.HEARTS), "100H", "100C"),
    (Bid(CAPOT, Strain.CLUBS), "capotC", "capotT"),
]


@pytest.mark.parametrize(("call", "english", "french"), CALLS)
def test_a_call_is_written_and_read(call: Call, english: str, french: str) -> None:
    """Each call has one spelling a language, which reads back."""
    assert (print_call(call), print_call(call, "fr")) == (english, french)
    assert parse_call(english) == parse_call(french, "fr") == call


@pytest.mark.parametrize(
    ("text", "call"),
    [
        ("P", PASS),
        ("x", DOUBLE),
        ("XX", REDOUBLE),
        (" h ", Bid(None, Strain.HEARTS)),
        ("♥", Bid(None, Strain.HEARTS)),
        ("90♠\ufe0f", Bid(90, Strain.SPADES)),
        ("Capot♦", Bid(CAPOT, Strain.DIAMONDS)),
    ],
)
def test_a_call_is_read_leniently(text: str, call: Call) -> None:
    """Short words, any case and the signs of the suits are read."""
    assert parse_call(text) == call


@pytest.mark.parametrize("text", ["", "Z", "H100", "100", "capot", "passe", "1234567H", "H,S"])
def test_anything_else_is_no_call(text: str) -> None:
    """Other texts are refused and named."""
    with pytest.raises(BadCall) as caught:
        parse_call(text)
    assert caught.value.params == {"text": text}


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        (KING, "Kh", "Rc"),
        (Play(KING.card, says_belote=True), "Kh!", "Rc!"),
        (TWO_RUNS, "(KhQhJh,Tc9c8c)", "(RcDcVc,10t9t8t)"),
        (Heard((Kind.CARRE, Kind.TIERCE)), "(carre,tierce)", "(carré,tierce)"),
        (Heard((Kind.FIFTY, Kind.HUNDRED)), "(fifty,hundred)", "(cinquante,cent)"),
    ],
)
def test_a_move_is_written_and_read(
    move: Play | Declare | Heard, english: str, french: str
) -> None:
    """Each card and each declaration has one spelling a language, which reads back."""
    assert (print_move(move), print_move(move, "fr")) == (english, french)
    assert parse_move(english) == parse_move(french, "fr") == move


@pytest.mark.parametrize("text", ["(Tc9c8c,KhQhJh)", "( 8c10c9c , JhKhQh )", "(J♥Q♥K♥,T♣9♣8♣)"])
def test_announces_are_read_in_any_order(text: str) -> None:
    """The order of announces and of their cards does not matter."""
    assert parse_move(text) == TWO_RUNS


def test_kinds_are_read_in_any_order() -> None:
    """The order of kinds does not matter, nor does the accent of carré in French."""
    assert parse_move("(Tierce,Carre)") == parse_move("(tierce,carre)", "fr")


def test_a_word_is_read_after_a_space() -> None:
    """The ! may stand apart from its card."""
    assert parse_move("Kh !") == Play(KING.card, says_belote=True)


@pytest.mark.parametrize("text", ["", "K", "!", "Kh!!", "pass"])
def test_anything_else_is_no_card_played(text: str) -> None:
    """Other texts are refused and named."""
    with pytest.raises(BadCard) as caught:
        parse_move(text)
    assert caught.value.params == {"text": text}


@pytest.mark.parametrize(
    "text", ["()", "(", "(KhQhJh", "(Kh,)", "(KhKh)", "(KhXh)", "(quinte)", "(tierce,Kh)"]
)
def test_anything_else_is_no_declaration(text: str) -> None:
    """A declaration names cards, each once in an announce, or kinds, not both."""
    with pytest.raises(BadDeclaration) as caught:
        parse_move(text)
    assert caught.value.params == {"text": text}


def test_a_declaration_is_put_in_the_order_of_writing() -> None:
    """Announces stand by their first cards, spades before hearts, high before low."""
    sets = tuple(map(CardSet.parse, ("Tc9c8c", "9s8s7s", "AsKsQs")))
    assert print_move(declare(sets)) == "(AsKsQs,9s8s7s,Tc9c8c)"


def test_the_table_hears_kinds() -> None:
    """What is heard of a declaration is the kind of each announce."""
    assert sound_of(TWO_RUNS) == Heard((Kind.TIERCE, Kind.TIERCE))


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("100H", Bid(100, Strain.HEARTS)),
        ("Kh", KING),
        ("10H", PLAYS[11]),
        ("p", PASS),
        ("(KhQhJh,Tc9c8c)", TWO_RUNS),
    ],
)
def test_a_player_types_any_action(text: str, action: object) -> None:
    """Calls, cards and declarations are told apart; a ten with its suit is the card."""
    assert parse_action(text) == action


def test_a_player_cannot_declare_by_kind() -> None:
    """A declaration needs its cards."""
    with pytest.raises(BadDeclaration):
        parse_action("(tierce)")


def test_what_is_no_action_is_refused_as_a_call() -> None:
    """A text that is nothing at all is called a bad call."""
    with pytest.raises(BadCall):
        parse_action("hello")


@pytest.mark.parametrize("action", [Bid(100, Strain.HEARTS), PASS, DOUBLE, KING, TWO_RUNS])
@pytest.mark.parametrize("letters", ["en", "fr"])
def test_an_action_of_any_kind_is_written_and_read(action, letters):
    """Calls, cards and declarations come back as they were."""
    assert parse_action(print_action(action, letters), letters) == action
