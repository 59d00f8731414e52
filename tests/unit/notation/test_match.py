"""Match files: tags, numbered deals, several matches, and all faults at once."""

import pytest

from rebelote.notation import BadRecord, MatchRecord, parse_deal, parse_match, print_match
from rebelote.notation.match import MOST_FAULTS
from tests.unit.notation.played import BULGARIAN, FRENCH, PASSED_OUT, faults_of

HEAD = '[Format "1"]\n[Ruleset "french501@1"]\n[First "2"]\n'
TEXT = f'{HEAD}[Seat0 "Anne"]\n[Result "-"]\n1. {FRENCH}\n2. {FRENCH}\n'


def bad(text: str) -> list[tuple[str, str]]:
    """Return the faults for which a text cannot be read."""
    return faults_of(BadRecord, lambda: parse_match(text))


def lines_of_faults(text: str) -> list[int]:
    """Return the numbers of the lines with faults."""
    with pytest.raises(BadRecord) as caught:
        parse_match(text)
    return [fault.place.line for fault in caught.value.faults]


def test_a_match_reads_back() -> None:
    """What was written is read, and written the same."""
    (record,) = parse_match(TEXT)
    assert record.tags["Seat0"] == "Anne"
    assert record.deals == (parse_deal(FRENCH),) * 2
    assert print_match(record) == TEXT


def test_french_letters_read_back() -> None:
    """A match in French letters is the same record, if it is read in French letters."""
    (record,) = parse_match(TEXT)
    assert parse_match(print_match(record, "fr"), "fr") == (record,)


def test_the_format_is_always_written() -> None:
    """A record without the tag is written in the format of today."""
    text = print_match(MatchRecord({"Ruleset": "bela@1", "First": "0"}))
    assert text == '[Format "1"]\n[Ruleset "bela@1"]\n[First "0"]\n'


def test_tags_are_written_in_their_order() -> None:
    """Another order of tags gives the same text."""
    head = HEAD.splitlines()
    (record,) = parse_match("\n".join(['[Result "-"]', '[Event "Club"]', *reversed(head)]))
    assert print_match(record).splitlines() == [*head, '[Event "Club"]', '[Result "-"]']


@pytest.mark.parametrize("value", ["", 'A "b" \\ c', "é♠", "two\nlines", "a]b", "\t"])
def test_a_tag_holds_any_text(value: str) -> None:
    """Quotes, backslashes and new lines in a name come back as they were."""
    record = MatchRecord({"Format": "1", "Ruleset": "bela@1", "First": "0", "Seat1": value})
    assert parse_match(print_match(record)) == (record,)


@pytest.mark.parametrize(
    "text",
    [
        "\ufeff" + TEXT,
        TEXT.replace("\n", "\r\n"),
        TEXT.replace("\n1.", "\n\n  1.   "),
        TEXT.replace('[Seat0 "', '  [ Seat0   "'),
        TEXT.replace('french501@1"]', 'french501@1()"]'),
    ],
)
def test_a_match_is_read_leniently(text: str) -> None:
    """Byte order marks, other ends of lines, empty lines and spaces do not matter."""
    assert parse_match(text) == parse_match(TEXT)


def test_a_file_holds_several_matches() -> None:
    """A tag after a deal begins another match, and so does a second format without any deal."""
    texts = [TEXT, HEAD, TEXT]
    records = parse_match("\n".join(texts))
    assert [print_match(record) for record in records] == texts
    assert parse_match("".join(texts)) == records


def test_a_match_without_format_may_follow_a_deal() -> None:
    """A match that forgot its format is still seen as another match."""
    assert bad(TEXT + '[Ruleset "bela@1"]\n[First "0"]') == [("MissingTag", "")]


def test_deals_know_their_lines() -> None:
    """The places of a deal are lines and columns of the file."""
    (record,) = parse_match(TEXT)
    place = record.deals[1].place("score")
    line = TEXT.splitlines()[place.line - 1]
    assert (place.line, line[place.column - 1 :]) == (7, "0-202")


def test_tags_know_their_lines() -> None:
    """The place of a tag is its line."""
    (record,) = parse_match(TEXT)
    assert record.place("Ruleset").line == 2


@pytest.mark.parametrize("text", ["", "\n \n", "\ufeff"])
def test_an_empty_text_holds_no_match(text: str) -> None:
    """A file without a match is refused at its first line."""
    assert bad(text) == [("NoMatchHere", "")]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('[Format "1"]\n', "", ("MissingTag", "")),
        ('[Format "1"]', '[Format "2"]', ("UnknownFormat", '[Format "2"]')),
        ('french501@1"]', 'french501"]', ("NoRulesetVersion", '[Ruleset "french501"]')),
        ('[First "2"]', '[First "two"]', ("BadTagValue", '[First "two"]')),
        ('[Result "-"]', '[Result "won"]', ("BadTagValue", '[Result "won"]')),
        ('[Result "-"]', r'[Half "\ud800"]', ("BadTagValue", r'[Half "\ud800"]')),
        ('[First "2"]', '[First "2"]\n[First "2"]', ("RepeatedTag", '[First "2"]')),
        ('"Anne"]', '"Anne', ("BadTag", '[Seat0 "Anne')),
        ('"Anne"', r'"An\e"', ("BadTag", r'[Seat0 "An\e"]')),
        ('"Anne"', '"Anne" "Bo"', ("BadTag", '[Seat0 "Anne" "Bo"]')),
        ("2. ", "3. ", ("BadDealNumber", "3")),
        ("2. ", "# ", ("BadTag", f"# {FRENCH}")),
        ("2. ", "2.", ("BadTag", f"2.{FRENCH}")),
        (" 0-202\n2", " 0-2x2\n2", ("BadScore", "0-2x2")),
    ],
)
def test_what_cannot_be_read_is_named(old: str, new: str, fault: tuple[str, str]) -> None:
    """One line that has no meaning gives one fault with its text."""
    assert old in TEXT
    assert bad(TEXT.replace(old, new, 1)) == [fault]


def test_a_number_without_a_deal_is_an_empty_line() -> None:
    """A file cut after the number of a deal is told where it ends."""
    assert bad(f"{TEXT}3.") == [("LineEndsEarly", "")]


def test_in_an_unknown_format_nothing_else_is_judged() -> None:
    """What a later format means cannot be called wrong."""
    assert bad('[Format "2"]\n[First "north"]\n1. who knows\n') == [
        ("UnknownFormat", '[Format "2"]')
    ]


def test_all_faults_of_a_file_are_told_at_once() -> None:
    """Every match and every line is read, whatever is wrong before it."""
    text = f'{HEAD}junk\n1. x 9:?/?/?/?|-|-\n5. {FRENCH} Z\n\n[Format "1"]\n[First "0"]\n'
    assert lines_of_faults(text) == [4, 5, 6, 6, 8]


def test_a_deal_before_any_tag_is_read() -> None:
    """A file that begins with a deal lacks its tags, and they are asked for at that line."""
    faults = bad(f"1. {BULGARIAN}\n2. {PASSED_OUT}")
    assert faults == [("MissingTag", "")] * 3


def test_after_very_many_faults_the_rest_is_not_read() -> None:
    """The last fault says where reading stopped, in a file of matches as in one of junk."""
    for text in ("junk\n" * 12_000, f"{HEAD}1. x\n\n" * 12_000):
        faults = bad(text)
        assert MOST_FAULTS < len(faults) <= MOST_FAULTS + 10
        assert faults[-1] == ("TooManyFaults", "")
