"""The view of a table in the form of the socket."""

import pytest

from rebelote.bots import create
from rebelote.cards import CARDS
from rebelote.notation.wording import LANGUAGES
from rebelote.rules import SEATS, TEAMS, Strain, Tally
from rebelote.rules.registry import ruleset, rulesets
from rebelote.server.protocol import Happening
from rebelote.server.showing import show_happenings, show_sheet, show_table
from rebelote.tables import Act, Closed, Computer, DealNext, DealSheet, Open, Person, Resign, Table

COMPUTER = Computer("debutant@1")


def opened(rules="coinche"):
    """Return a table before its first deal."""
    seats = (Person("me", "Ana"), COMPUTER, COMPUTER, COMPUTER)
    return Table.begin(Table.open(Open(ruleset(rules), seats)))


def dealt(rules="coinche"):
    table = opened(rules)
    (event,) = table.handle(DealNext(table.seq, list(CARDS)))
    return table.fold(event)


def show(table, language="en"):
    return show_table("t", table.view(SEATS[0]), language)


def test_a_table_before_its_first_deal():
    """There is nothing to hold and nothing to do."""
    shown = show(opened())
    assert (shown.deal, shown.hand, shown.offers, shown.to_act) == (0, [], [], None)
    assert [seat.name for seat in shown.seats] == ["Ana", "", "", ""]
    assert [seat.bot for seat in shown.seats] == [None, *["debutant@1"] * 3]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", sorted(rulesets()))
def test_a_deal_that_has_begun(variant, language):
    """Offers can be sent back as they are; the orders of ranks name all eight."""
    shown = show(dealt(variant), language)
    assert shown.phase == "auction"
    assert shown.to_act == 0
    assert shown.offers
    assert all(offer.text for offer in shown.offers)
    assert sorted(shown.trump_order) == sorted(shown.plain_order) == sorted("AKQJT987")
    assert (shown.target is None) is not (shown.deals is None)
    table = dealt(variant)
    for offer in shown.offers:
        assert table.handle(Act(table.seq, SEATS[0], offer.call, "me"))


def test_a_match_given_up():
    """It is over, nobody is to act, and the listeners are told."""
    before = dealt()
    (event,) = before.handle(Resign("me"))
    after = before.fold(event)
    shown = show(after)
    assert (shown.phase, shown.to_act, shown.offers, shown.can_hint) == (
        "match_over",
        None,
        [],
        False,
    )
    assert isinstance(event, Closed)
    views = before.view(SEATS[0]), after.view(SEATS[0])
    (happened,) = show_happenings(event, *views, "en")
    assert (happened.kind, happened.text) == ("match_over", "The match was given up.")


def test_a_deal_that_everybody_passed():
    """Its sheet says so and has no marks."""
    table = dealt()
    while table.to_act is not None:
        seat = table.to_act
        author = "me" if seat == 0 else "debutant@1"
        (event,) = table.handle(Act(table.seq, seat, "pass", author))
        table = table.fold(event)
    shown = show(table)
    assert shown.phase == "deal_over"
    assert shown.sheet is not None
    assert (shown.sheet.outcome.code, shown.sheet.marks) == ("passed_out", (0, 0))
    assert shown.sheets == []


@pytest.mark.parametrize(("variant", "is_in_tens"), [("bulgarian", True), ("french501", False)])
def test_a_sheet_says_when_marks_are_tens(variant, is_in_tens):
    """Where 152 points come to 15 marks a sentence tells so, and nowhere else."""
    rules = ruleset(variant)
    score = rules.scoring.score(Tally(Strain.HEARTS, TEAMS[0], (90, 62), TEAMS[0]))
    shown = show_sheet(DealSheet(1, None, score, score.marks, 0), rules, "en")
    assert ("tens" in shown.scale) is is_in_tens


def test_who_does_not_see_the_table_hears_of_ruffs_and_of_the_tricks_so_far():
    """Each card that trumps a suit led is told as such, each trick with those of both sides."""
    table = dealt("french501")
    heard: list[Happening] = []
    while table.to_act is not None:
        seat = table.to_act
        view = table.view(seat).view
        assert view is not None
        action = str(create("rules", 0).decide(view))
        (event, *_) = table.handle(
            Act(table.seq, seat, action, "me" if seat == 0 else "debutant@1")
        )
        after = table.fold(event)
        heard += show_happenings(event, table.view(SEATS[0]), after.view(SEATS[0]), "en")
        table = after
    view = table.view(SEATS[0]).view
    assert view is not None
    trumps = view.tricks[0].strain.trump_suits
    cards = [card for trick in view.tricks for card in trick.cards]
    ruffs = [
        card.suit in trumps and card.suit is not trick.led
        for trick in view.tricks
        for card in trick.cards
    ]
    assert any(ruffs)
    played = [one for one in heard if one.kind == "played"]
    assert [one.card for one in played] == [str(card) for card in cards]
    assert [one.text.endswith(", trumps") for one in played] == ruffs
    ends = [one.text for one in heard if one.kind == "trick"]
    us, them = view.tricks_won
    assert ends[-1].endswith(f"Tricks: {us} to {them}")
