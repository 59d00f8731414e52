"""The picture of the table."""

import re
from dataclasses import replace

import pytest
from rich.text import Text

from rebelote.cards import CardSet
from rebelote.cli.narration import seat_name, tell_so_far
from rebelote.cli.offer import offers
from rebelote.cli.picture import WIDTH, draw, folded, hand_row, one_line, places
from rebelote.cli.words import word
from rebelote.notation.wording import say_card_short
from rebelote.rules import SEATS, Phase, Play

from .table import LANGUAGES, VARIANTS, finished, new_session, passing, states

HEADING = ["a" * 100, "b" * 100]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_picture_fits_80_columns_and_24_lines(variant, language):
    """Over whole deals, with the longest answers below, prompt and Enter still have their lines."""
    answers = word("help", language), word("not_understood", language, text="x" * 30)
    forced = list(passing(variant))
    for deal in [*states(variant, 0), *forced, *list(states(variant, 1))[:12]]:
        seat = SEATS[0] if deal.to_act is None else deal.to_act
        view = deal.view(seat)
        told = tell_so_far(deal, seat, language)
        picture = draw(view, HEADING, told, [*answers, *offers(view, language)], language)
        rows = picture.split("\n")
        assert len(rows) <= 22
        assert max(row.cell_len for row in rows) <= WIDTH


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_picture_shows_no_hidden_card(variant):
    """Every card in the picture lies on the table, is turned, or is in the viewer's hand."""
    for deal in states(variant, 5):
        for seat in SEATS:
            view = deal.view(seat)
            picture = draw(view, [], [], [], "en").plain
            tricks = [*view.tricks[-1:], *([] if view.trick is None else [view.trick])]
            open_cards = view.hand | CardSet.of(card for one in tricks for card in one.cards)
            if view.turned is not None:
                open_cards |= 1 << view.turned
            names = {say_card_short(card, "en") for card in open_cards}
            assert set(re.findall(r"(?:10|[AKQJ987])[♠♥♦♣]", picture)) <= names


def test_the_journal_keeps_its_last_lines():
    """Where there is no room for all that happened, the latest is shown."""
    view = finished("bulgarian").view(SEATS[0])
    story = [f"line {number}" for number in range(40)]
    picture = draw(view, ["head", "line"], story, [], "en").plain
    assert "line 39" in picture
    assert "line 30" in picture
    assert "line 29" not in picture


def test_a_small_screen_shows_the_table_and_the_hand():
    """When height is short the journal goes first."""
    view = next(states("bulgarian")).view(SEATS[0])
    picture = draw(view, ["head", "more"], ["story"], ["below"], "en", height=12).plain
    assert "story" not in picture
    assert "below" in picture


def test_legal_cards_stand_and_the_others_are_in_parentheses():
    """What may not be played is marked by a sign and not by colour alone."""
    for deal in states("bulgarian", 1):
        if deal.phase is not Phase.PLAY:
            continue
        view = deal.view(deal.to_act)
        legal = {action.card for action in view.legal_actions if isinstance(action, Play)}
        row = hand_row(view, "en").plain
        for card in view.hand:
            assert (f"({say_card_short(card, 'en')})" in row) is (card not in legal)


def test_nothing_is_marked_while_others_act():
    """Out of turn no card is legal, and none is marked."""
    deal = next(one for one in states("bulgarian", 1) if one.phase is Phase.PLAY)
    view = deal.view(SEATS[(deal.to_act + 1) & 3])
    assert "(" not in hand_row(view, "en").plain


def test_suits_have_colours():
    """Hearts, diamonds and clubs each have a colour of their own, spades none."""
    view = replace(next(states("bulgarian")).view(SEATS[0]), hand=CardSet.parse("AsAhAdAc"))
    styles = {str(span.style) for span in hand_row(view, "en").spans}
    assert {"bold", "bold red", "bold yellow", "bold green"} <= styles


@pytest.mark.parametrize(
    ("options", "left", "right"), [("", 3, 1), ("(rotation=cw)", 1, 3)], ids=["ccw", "cw"]
)
def test_seats_sit_as_play_goes(options, left, right):
    """Counter-clockwise the next player is at the right hand, clockwise at the left."""
    view = new_session(f"bulgarian{options}").current.view(SEATS[0])
    assert places(view) == (left, 2, right)
    rows = draw(view, [], [], [], "en").plain.split("\n")
    middle = next(row for row in rows if "West" in row)
    assert middle.strip(" ▶").startswith("West")
    assert seat_name(view, SEATS[left], "en") == "West"


def test_marks_of_dealer_taker_and_turn():
    """The picture says who deals, who took and whose turn it is; the calls during the auction."""
    for deal in states("bulgarian", 1):
        view = deal.view(SEATS[0])
        picture = draw(view, [], [], [], "en").plain
        assert picture.count("dealer") == 1
        assert picture.count("taker") == (view.contract is not None)
        assert picture.count("▶") == (view.to_act is not None)
        spoke = {seat for seat, _ in view.calls}
        assert picture.count("«") == (len(spoke) if view.contract is None else 0)


def test_long_lines_are_folded_and_heads_are_cut():
    """A fold keeps every word; a cut ends in a sign that says so."""
    text = "word " * 40
    assert " ".join(part.strip() for part in folded([text])) == text.strip()
    assert one_line("x" * 100).plain == "x" * (WIDTH - 1) + "…"
    assert folded(["a\nb"]) == ["a", "b"]
    assert isinstance(one_line("x"), Text)
