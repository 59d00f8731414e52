"""Match records: written from deals, replayed and judged."""

from dataclasses import replace
from random import Random

import pytest

from rebelote.cards import CARDS
from rebelote.engine import Deal
from rebelote.match import Match, NotTheNextDeal, record_of_match, replay_match
from rebelote.notation import (
    BadRecord,
    FalseRecord,
    MatchRecord,
    from_json,
    parse_match,
    print_deal,
    print_match,
    to_json,
)
from rebelote.rules.bidding import Phase
from rebelote.rules.registry import ruleset, rulesets
from rebelote.rules.seating import SEATS
from tests.unit.notation.played import match_of, play

TEXTS = [*rulesets(), "coinche(announces=off)", "ktga_be(announces=off,target=51)"]


def record_from(text: str, seed: int = 1, count: int = 1000) -> MatchRecord:
    """Return the record of a match that was played by chance."""
    _, deals = match_of(text, seed, count)
    return record_of_match(ruleset(text), deals, deals[0].setup.first)


def reread(text: str) -> MatchRecord:
    """Return the one record that a text holds."""
    (record,) = parse_match(text)
    return record


def changed(record: MatchRecord, old: str, new: str) -> MatchRecord:
    """Write a record, change a text that must be there, and read it again."""
    text = print_match(record)
    assert old in text
    return reread(text.replace(old, new, 1))


def codes(kind: type[FalseRecord] | type[BadRecord], record: MatchRecord) -> list[str]:
    """Return `code field` for each fault of a record, with its line or without."""
    with pytest.raises(kind) as caught:
        replay_match(record)
    assert type(caught.value) is kind
    return [f"{fault.error.code} {fault.place.field}" for fault in caught.value.faults]


def passed_out(text: str) -> str:
    """Return the line of a first deal that everybody passed."""
    deal = Match(ruleset(text)).deal(CARDS)
    while not deal.is_over:
        deal = deal.apply(deal.legal_actions()[0])
    return print_deal(deal)


@pytest.mark.parametrize("text", TEXTS)
def test_a_match_gives_its_deals_back(text: str) -> None:
    """Replaying the text of a match gives the match, its score and all its deals."""
    match, deals = match_of(text, 4)
    record = record_of_match(ruleset(text), deals, deals[0].setup.first, {"Seed": "4"})
    again = reread(print_match(record))
    assert again == record
    assert replay_match(again) == (match, tuple(deals))


def test_a_match_states_its_result() -> None:
    """When the match is over the marks of both teams are the last tag."""
    match, deals = match_of("bela", 2)
    record = record_of_match(ruleset("bela"), deals, deals[0].setup.first)
    assert record.tags["Result"] == f"{match.scores[0]}-{match.scores[1]}"
    assert list(record.tags) == ["Format", "Ruleset", "First", "Result"]


def test_a_match_in_progress_has_no_result() -> None:
    """The result is open while the match goes on."""
    record = record_from("bela", count=1)
    assert record.tags["Result"] == "-"


def test_further_tags_are_kept() -> None:
    """Players and seed are tags of the record."""
    rules = ruleset("bela")
    record = record_of_match(rules, [], SEATS[3], {"Seat0": "Anne", "Seed": "9"})
    assert record.tags["Seat0"] == "Anne"
    assert record.tags["First"] == "3"
    assert replay_match(record) == (Match(rules, SEATS[3]), ())


@pytest.mark.parametrize("tags", [{"two words": "x"}, {"Note": "\ud800"}])
def test_tags_that_could_not_be_read_back_are_not_written(tags: dict[str, str]) -> None:
    """A record that no file can hold is refused when it is made, not when it is read."""
    with pytest.raises(BadRecord):
        record_of_match(ruleset("coinche"), [], tags=tags)


def test_a_record_is_made_of_deals_that_follow_each_other() -> None:
    """Deals of another match are refused."""
    _, deals = match_of("bela", 2, 2)
    with pytest.raises(NotTheNextDeal):
        record_of_match(ruleset("bela"), deals[1:], deals[0].setup.first)


def started(text: str, seed: int) -> tuple[Match, list[Deal]]:
    """Return a match after one deal, and its deals with a second one in progress."""
    match, deals = match_of(text, seed, 1)
    return match, [*deals, play(match.deal(Random(seed).sample(CARDS, 32)), Random(seed), 6)]


@pytest.mark.parametrize("text", ["bela", "ktga_be", "coinche(target=100000)"])
def test_a_deal_in_progress_ends_an_unfinished_match(text: str) -> None:
    """The last deal may stop anywhere; the score is that of the deals before it."""
    match, deals = started(text, 3)
    record = record_of_match(match.ruleset, deals, deals[0].setup.first)
    assert replay_match(reread(print_match(record))) == (match, tuple(deals))


def test_a_passed_out_deal_passes_the_deal_on() -> None:
    """After a passed-out deal the next seat begins, and nobody has marked."""
    head = '[Format "1"]\n[Ruleset "french501@1"]\n[First "0"]\n'
    match, deals = replay_match(reread(f"{head}1. {passed_out('french501')}"))
    assert (match.first, match.scores, deals[0].phase) == (1, (0, 0), Phase.PASSED_OUT)


def test_a_match_without_a_result_is_replayed() -> None:
    """The tag may be missing or open, even when the match is over."""
    record = record_from("bela")
    expected = replay_match(record)
    for result in ({}, {"Result": "-"}):
        tags = {name: text for name, text in record.tags.items() if name != "Result"} | result
        assert replay_match(replace(record, tags=tags)) == expected


@pytest.mark.parametrize(
    ("tags", "faults"),
    [
        ({}, ["MissingTag tags/Format", "MissingTag tags/Ruleset", "MissingTag tags/First"]),
        (
            {"Format": "1", "Ruleset": "unheard@1", "First": "0"},
            ["UnknownRuleset tags/Ruleset"],
        ),
        (
            {"Format": "1", "Ruleset": "bela@8", "First": "0"},
            ["UnknownRulesetVersion tags/Ruleset"],
        ),
    ],
)
def test_a_match_that_cannot_be_judged_is_refused(tags: dict[str, str], faults: list[str]) -> None:
    """Without its tags or its rules nothing of a match can be checked."""
    assert codes(BadRecord, MatchRecord(tags)) == faults


@pytest.mark.parametrize(
    ("result", "code"), [("1-2", "WrongResult Result"), ("-", "ResultTooEarly Result")]
)
def test_a_false_result_is_named(result: str, code: str) -> None:
    """A result must be that of the replayed deals, of a match that is over."""
    record = record_from("bela") if result != "-" else record_from("bela", count=1)
    old = f'[Result "{record.tags["Result"]}"]'
    assert codes(FalseRecord, changed(record, old, '[Result "1-2"]')) == [code]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("2. ktga_fr@1", "2. bela@1", "NotTheNextDeal ruleset"),
        ("2. ktga_fr@1", "2. unheard@1", "UnknownRuleset ruleset"),
        ("2. ktga_fr@1 {first}:", "2. ktga_fr@1 {other}:", "NotTheNextDeal first"),
    ],
)
def test_a_deal_of_another_match_is_named(old: str, new: str, fault: str) -> None:
    """Ruleset and first seat of each deal follow from the match."""
    record = record_from("ktga_fr")
    first = record.deals[1].first
    places = {"first": first, "other": (first + 2) & 3}
    false = changed(record, old.format(**places), new.format(**places))
    kind = BadRecord if "Unknown" in fault else FalseRecord
    assert fault in codes(kind, false)


@pytest.mark.parametrize(("fact", "field"), [("pending=10", "pending"), ("last", "last")])
def test_what_came_from_earlier_deals_is_checked(fact: str, field: str) -> None:
    """Points in suspense and the last deal follow from the match; the score still counts."""
    record = record_from("bela")
    line = print_deal(record.deals[1])
    cards = line.split()[1]
    false = changed(record, cards, f"{cards} {fact}")
    assert codes(FalseRecord, false) == [f"NotTheNextDeal {field}"]


def test_a_missing_pending_is_named() -> None:
    """A deal after a tie that does not say so is false, and the only fault."""
    for seed in range(400):
        record = record_from("ktga_fr(target=200)", seed)
        waiting = [deal for deal in record.deals if deal.pending]
        if waiting:
            false = changed(record, f" pending={waiting[0].pending}", "")
            assert codes(FalseRecord, false) == ["NotTheNextDeal pending"]
            return
    raise AssertionError("no match had points in suspense")


def test_a_wrong_score_does_not_hide_the_result() -> None:
    """The match goes on with the recomputed score, so that the result is judged too."""
    record = record_from("bela")
    score = print_deal(record.deals[0]).split()[-1]
    false = changed(record, f" {score}\n2.", " 1-1\n2.")
    false = replace(false, tags=dict(false.tags) | {"Result": "5-5"})
    assert codes(FalseRecord, false) == ["WrongResult Result", "WrongScore score"]


def test_after_an_illegal_deal_the_score_is_not_judged() -> None:
    """What the illegal deal should have brought is unknown, and so is the result."""
    record = record_from("bela")
    line = print_deal(record.deals[0])
    play_of = line.split()[3]
    false = changed(record, play_of, play_of[:-2] + play_of[:2])
    false = replace(false, tags=dict(false.tags) | {"Result": "5-5"})
    assert codes(FalseRecord, false) == ["CardNotHeld plays"]


def test_two_illegal_deals_are_two_faults() -> None:
    """Replaying goes on after a fault."""
    record = record_from("bela")
    false = record
    for deal in record.deals[:2]:
        play_of = print_deal(deal).split()[3]
        false = changed(false, play_of, play_of[:-2] + play_of[:2])
    assert codes(FalseRecord, false) == ["CardNotHeld plays"] * 2


def test_only_the_last_deal_may_be_in_progress() -> None:
    """A deal that stops before another one is told at its missing score."""
    record = record_from("bela")
    line = print_deal(record.deals[0])
    cut = " ".join(line.split()[:3])
    assert codes(FalseRecord, changed(record, line, f"{cut} - -")) == ["DealNotOver score"]


def test_nothing_follows_the_end_of_a_match() -> None:
    """A deal after the last one is told."""
    record = record_from("coinche(target=1)")
    last = print_deal(record.deals[-1])
    number = len(record.deals) + 1
    extra = reread(f"{print_match(record)}{number}. {last}\n")
    assert codes(FalseRecord, extra) == ["MatchIsOver ruleset", "NotTheNextDeal first"]


def test_a_card_twice_is_told_with_its_line() -> None:
    """The faults of a deal in a file carry line, column and text."""
    record = record_from("bela")
    hand = print_deal(record.deals[0]).split()[1].split(":")[1].split("/")[0]
    false = changed(record, hand, hand + hand[-1] if hand[-1] != "." else hand[0] + hand)
    with pytest.raises(FalseRecord) as caught:
        replay_match(false)
    assert {fault.error.code for fault in caught.value.faults} == {"CardTwice", "WrongHandSize"}
    place = caught.value.faults[0].place
    line = print_match(false).splitlines()[place.line - 1]
    assert line.startswith("1. bela@1")
    assert line[place.column - 1 :].startswith(place.token)


def test_a_record_that_was_not_read_has_paths() -> None:
    """Faults of a JSON record are called by the number of their deal."""
    record = record_from("bela")
    value = to_json(record)
    value["deals"][1]["score"] = [1, 1]
    false = from_json(value)
    assert isinstance(false, MatchRecord)
    assert codes(FalseRecord, false) == ["WrongScore deals/1/score"]
