"""Deal lines: the canonical spelling, lenient reading, and all faults at once."""

import pytest

from rebelote.cards import CARDS, Card
from rebelote.engine import Deal
from rebelote.notation import BadRecord, parse_deal, print_deal, replay
from rebelote.notation.errors import LineEndsEarly, UnknownLetters
from rebelote.notation.record import HIDDEN_STOCK
from rebelote.rules.actions import PASS, Bid, Play
from rebelote.rules.ranking import Strain
from rebelote.rules.registry import ruleset
from tests.unit.notation.played import COINCHE, FRENCH, LINES, PASSED_OUT, changed, faults_of

HANDS = "0:A.T.K.Q/?/?/?|Td|?"


def bad(line: str, letters: str = "en") -> list[tuple[str, str]]:
    """Return the faults for which a line cannot be read."""
    return faults_of(BadRecord, lambda: parse_deal(line, letters))


@pytest.mark.parametrize("line", LINES)
def test_a_canonical_line_reads_back(line: str) -> None:
    """What was written is read, and written the same."""
    assert print_deal(parse_deal(line)) == line


@pytest.mark.parametrize("line", LINES)
def test_a_deal_is_written_like_its_record(line: str) -> None:
    """A deal and its record have one spelling."""
    assert print_deal(replay(parse_deal(line))) == line


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_split_by_spaces(line: str) -> None:
    """Ruleset, cards, auction, play and score are parted by single spaces."""
    assert len(line.split(" ")) == 5


@pytest.mark.parametrize("line", LINES)
def test_french_letters_read_back(line: str) -> None:
    """A line in French letters is the same record, if it is read in French letters."""
    record = parse_deal(line)
    assert parse_deal(print_deal(record, "fr"), "fr") == record


def test_french_letters_are_written_when_asked_for() -> None:
    """Cards, calls and announces are in French letters, the ruleset and facts are not."""
    fields = print_deal(parse_deal(FRENCH), "fr").split()
    assert fields[0] == "french501@1"
    assert fields[1].startswith("2:9..A87.D/A.RD8.10./")
    assert fields[2:4] == [
        "C",
        "7k10kRk(Vt10t9t)Vk/Rc!VcAc9c/At10tRtDc!/Dk7c7t8k/8tVtDt8c/VpRp10p9p/9t10cAp8p/Ak9k7pDp",
    ]


def test_french_letters_are_not_guessed() -> None:
    """A line in French letters is not read as an English one."""
    assert bad(print_deal(parse_deal(FRENCH), "fr"))


def test_unknown_letters_are_refused() -> None:
    """Letters that do not exist are a mistake of the caller."""
    with pytest.raises(UnknownLetters):
        parse_deal(FRENCH, "de")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("french501@1 ", "  french501@1   "),
        ("french501@1", "french501"),
        ("2:", "2 : "),
        ("9..A87.Q/", " 9 ..78A.q / "),
        ("9..A87.Q/", "9sAd8d7dQc/"),
        ("K.J.K.A8", "K♠ J♥ K♦ A♣ 8♣"),
        ("A.KQ8.T.", "A.KQ8.10."),
        ("|9h|", "| 9♥ | "),
        ("ThKc9d", "10h Kc 9♦"),
        (" H ", " h "),
        (" H ", " ♥ "),
        (" H ", " packets=3-2 pending=0 H "),
        ("7dTdKd", "7d 10d Kd "),
        ("(JcTc9c)Jd/", "( 9c Tc Jc ) Jd "),
        ("Kh!", "Kh !"),
        ("Kh!JhAh9h/Ac", "Kh!JhAh9hAc"),
        ("7sQs 0-202", "7sQs/ 0-202 \n"),
    ],
)
def test_a_line_is_read_leniently(old: str, new: str) -> None:
    """Another spelling of a field gives the same record, and so the canonical line."""
    record = changed(FRENCH, old, new)
    assert record == parse_deal(FRENCH)
    assert print_deal(record) == FRENCH


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("|-|- ", "|| "),
        (",double,", ",x,"),
        (",pass,pass 7h", " pass p 7h"),
        ("pass,80H,90D", "PASS , 80♥ 90♦"),
        ("capotS", "CAPOTs"),
        ("(announces=off)", " (announces = OFF)"),
    ],
)
def test_an_auction_is_read_leniently(old: str, new: str) -> None:
    """Calls may stand apart by spaces, in any case, with short words and signs."""
    assert changed(COINCHE, old, new) == parse_deal(COINCHE)


def test_a_ten_after_the_auction_is_a_card() -> None:
    """After a space 10h is the first card of the play; after a comma it would be a bid."""
    assert parse_deal(f"coinche@1 {HANDS} 100H,pass 10h Kh").plays[0] == Play(Card.parse("Th"))
    assert parse_deal(f"coinche@1 {HANDS} 10H,pass").calls == (Bid(10, Strain.HEARTS), PASS)


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("|Td|Ks 10h 9c", "|Td|KsTh9c - - -"),
        ("|Td|Ks 10h pass", "|Td|KsTh pass - -"),
        ("|Td|KsQs 10H", "|Td|KsQs 10H - -"),
        ("|Td|? 10H", "|Td|? 10H - -"),
        ("|Td|Ks 10H,pass", "|Td|Ks 10H,pass - -"),
        ("|| 10H,pass", "|-|- 10H,pass - -"),
    ],
)
def test_a_ten_after_the_stock_is_a_card_among_cards_that_stand_apart(
    text: str, cards: str
) -> None:
    """After a stock in one piece, or before a comma, 10H is a bid."""
    assert print_deal(parse_deal(f"x 0:?/?/?/?{text}")) == f"x 0:?/?/?/?{cards}"


def test_facts_from_outside_stand_before_the_auction() -> None:
    """Packets, points in suspense and the last deal are written when they say something."""
    record = changed(FRENCH, " H ", " last pending=8 packets=2-3 H ")
    assert (record.packets, record.pending, record.last) == ((2, 3), 8, True)
    assert " packets=2-3 pending=8 last H " in print_deal(record)


def test_a_line_may_hide_cards() -> None:
    """Unknown hands and stocks are question marks, a known part of the stock keeps its place."""
    line = "ktga_be@1 0:J.J8.7.7/?/A.T.T9.?/?|Jd|8sQd????????? - - -"
    assert print_deal(parse_deal(line)) == line


@pytest.mark.parametrize("stock", ["?", "???", "? ?"])
def test_an_unknown_stock_has_one_spelling(stock: str) -> None:
    """However many question marks stand there, nothing is known of the stock."""
    record = parse_deal(f"bela@1 0:?/?/?/?|-|{stock} - - -")
    assert record.stock == HIDDEN_STOCK
    assert print_deal(record) == "bela@1 0:?/?/?/?|-|? - - -"


@pytest.mark.parametrize(
    ("line", "canonical"),
    [
        (f"x {HANDS}", f"x {HANDS} - - -"),
        (f"x {HANDS} last", f"x {HANDS} last - - -"),
        (f"x {HANDS} pass", f"x {HANDS} pass - -"),
        (f"x {HANDS} - Ks", f"x {HANDS} - Ks -"),
        (f"x {HANDS} - - 0-0", f"x {HANDS} - - 0-0"),
        (f"x {HANDS} H Ks(tierce)", f"x {HANDS} H Ks(tierce) -"),
    ],
)
def test_a_line_may_be_cut_short(line: str, canonical: str) -> None:
    """A line that ends after the cards or later is a position; empty fields are written -."""
    assert print_deal(parse_deal(line)) == canonical


@pytest.mark.parametrize(
    ("line", "missing"),
    [
        ("", "ruleset"),
        ("   ", "ruleset"),
        ("x", "first"),
        ("x 0", "first"),
        ("x 0:", "hands"),
        ("x 0:?/?/?/?", "hands"),
        ("x 0:?/?/?/?|", "turned"),
        ("x 0:?/?/?/?|Td", "turned"),
    ],
)
def test_a_line_cut_before_its_cards_is_refused(line: str, missing: str) -> None:
    """What is missing first is named, and the place is the end of the line."""
    with pytest.raises(BadRecord) as caught:
        parse_deal(line)
    (fault,) = caught.value.faults
    assert (fault.error.code, fault.error.params) == ("LineEndsEarly", {"missing": missing})
    assert fault.place.column == len(line) + 1


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("x)1 0:?/?/?/?|-|-", ("BadRulesetText", "x)1")),
        ("x(y(z) 0:?/?/?/?|-|-", ("BadRulesetText", "x(y(z)")),
        ("x 4:?/?/?/?|-|-", ("BadFirst", "4")),
        ("x :?/?/?/?|-|-", ("BadFirst", "")),
        ("x 0:?/?/?|-|-", ("BadHandCount", "?/?/?")),
        ("x 0:?/?/Z/?|-|-", ("BadHand", "Z")),
        ("x 0:?/?//?|-|-", ("BadHand", "")),
        ("x 0:?/?/?/?|Z|-", ("BadCard", "Z")),
        ("x 0:?/?/?/?|-|Z", ("BadCard", "Z")),
        ("x 0:?/?/?/?|-|KsZ", ("BadCard", "Z")),
        (f"x {HANDS} pending=8 pending=8", ("RepeatedFact", "pending=8")),
        (f"x {HANDS} pending=", ("BadFact", "pending=")),
        (f"x {HANDS} pending=-8", ("BadFact", "pending=-8")),
        (f"x {HANDS} pending=12345678", ("BadFact", "pending=12345678")),
        (f"x {HANDS} packets=9", ("BadFact", "packets=9")),
        (f"x {HANDS} Z", ("BadCall", "Z")),
        (f"x {HANDS} pass,", ("BadCall", "")),
        (f"x {HANDS} pass,,pass", ("BadCall", "")),
        (f"x {HANDS} pass,Z,pass", ("BadCall", "Z")),
        (f"x {HANDS} H Z", ("BadCard", "Z")),
        (f"x {HANDS} H KsZsQs", ("BadCard", "ZsQs")),
        (f"x {HANDS} H Ks/Qs", ("BadTrickEnd", "/")),
        (f"x {HANDS} H /Qs", ("BadTrickEnd", "/")),
        (f"x {HANDS} H KsQsJsTs9s/", ("BadTrickEnd", "/")),
        (f"x {HANDS} H (Ks", ("BadDeclaration", "(Ks")),
        (f"x {HANDS} H ()Ks", ("BadDeclaration", "()")),
        (f"x {HANDS} H (tierce,Ks)", ("BadDeclaration", "(tierce,Ks)")),
        (f"x {HANDS} H Ks 15", ("BadCard", "15")),
        (f"x {HANDS} H Ks 15-", ("BadScore", "15-")),
        (f"x {HANDS} H Ks 1234567-0", ("BadScore", "1234567-0")),
        (f"x {HANDS} - - x", ("BadScore", "x")),
        (f"x {HANDS} H Ks 15-7 more", ("Leftover", "more")),
        (f"x {HANDS} H Ks - 15-7", ("Leftover", "15-7")),
    ],
)
def test_what_cannot_be_read_is_named(line: str, fault: tuple[str, str]) -> None:
    """One text that has no meaning gives one fault with that text."""
    assert bad(line) == [fault]
    with pytest.raises(BadRecord) as caught:
        parse_deal(line)
    place = caught.value.faults[0].place
    assert line[place.column - 1 :].startswith(place.token)


def test_a_line_cut_in_its_ruleset_has_two_faults() -> None:
    """Options without an end are told, and that nothing follows."""
    assert bad("x(y=1") == [("BadRulesetText", "x(y=1"), ("LineEndsEarly", "")]


def test_all_faults_of_a_line_are_told_at_once() -> None:
    """Every field is read, whatever is wrong with those before it."""
    line = "x 7:?/Z/?/?|1|2s2h packets=0 Z,pass Z/KsQs (x)Js 1-2 3"
    assert bad(line) == [
        ("BadFirst", "7"),
        ("BadHand", "Z"),
        ("BadCard", "1"),
        ("BadCard", "2s2h"),
        ("BadFact", "packets=0"),
        ("BadCall", "Z"),
        ("BadCard", "Z"),
        ("BadTrickEnd", "/"),
        ("BadDeclaration", "(x)"),
        ("Leftover", "3"),
    ]


def test_faults_carry_the_number_of_the_line() -> None:
    """A line of a file is called by its number."""
    with pytest.raises(BadRecord) as caught:
        parse_deal("x 9:?/?/?/?|-|-", number=12)
    assert [fault.place.line for fault in caught.value.faults] == [12]


def test_the_passed_out_deal_has_no_play() -> None:
    """Its play is empty and nobody marks."""
    assert PASSED_OUT.endswith(",pass - 0-0")
    assert parse_deal(PASSED_OUT).score == (0, 0)


def test_a_line_cut_inside_its_stock_is_truncated_and_not_false() -> None:
    """The end of the text before the stock is complete makes an unreadable record."""
    deal = Deal.start(ruleset("bulgarian"), CARDS)
    line = print_deal(deal).removesuffix(" - - -")
    with pytest.raises(BadRecord) as caught:
        parse_deal(line[:-2])
    assert isinstance(caught.value.faults[0].error, LineEndsEarly)
