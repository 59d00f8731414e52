"""A played deal, step by step."""

import io

import pytest

from rebelote.cli.replaying import show_deal, tell_deal
from rebelote.notation.wording import say_card, say_card_short

from .table import LANGUAGES, VARIANTS, finished, passing, screen, states


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_deal_is_told_whole(variant, language):
    """Hands, calls, contract and eight tricks with their points, in this order."""
    deal = finished(variant)
    lines = list(tell_deal(deal, language))
    cards = " ".join(lines[:4])
    assert all(say_card_short(card, language) in cards for card in deal.progress.played)
    assert len([line for line in lines if line[:2] in [f"{n}." for n in range(1, 9)]]) == 8
    assert len(lines) >= 4 + len(deal.auction.calls) + 1 + 8


def test_every_step_of_a_deal_can_be_told():
    """A deal in progress shows what there is so far."""
    for deal in states("french501", 4):
        lines = list(tell_deal(deal, "en"))
        assert len(lines) >= 4


def test_a_deal_that_was_passed_out_says_so():
    """There is no contract and no trick."""
    *_, deal = passing("bulgarian")
    assert list(tell_deal(deal, "en"))[-1] == "Everybody passes: a new deal."


def test_the_sheet_follows():
    """A finished deal ends with its score."""
    console, text = screen()
    deal = finished("bulgarian")
    show_deal(deal, console, "en")
    assert "Score of the deal" in text.getvalue()
    assert str(deal.score().marks[0]) in text.getvalue().splitlines()[-1]


def test_an_unfinished_deal_has_no_sheet():
    """Before the last card there is no score."""
    console, text = screen()
    show_deal(next(states("bulgarian")), console, "en")
    assert "Score" not in text.getvalue()


@pytest.mark.parametrize("typed", ["\n" * 99, "\n\n", ""])
def test_step_by_step_each_line_waits(typed, monkeypatch):
    """Enter shows the next line; when nothing more is typed the rest follows at once."""
    console, text = screen()
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    deal = finished("bulgarian")
    show_deal(deal, console, "en", waits=True)
    lines = [line for line in text.getvalue().splitlines() if line]
    assert lines[: len(list(tell_deal(deal, "en")))] == list(tell_deal(deal, "en"))


def test_without_the_suits_signs_cards_are_words(monkeypatch):
    """Where the encoding lacks them, no sign is printed and every card has its full name."""
    console, text = screen(width=400)
    monkeypatch.setattr(type(console), "encoding", "latin-1")
    deal = finished("bulgarian")
    show_deal(deal, console, "en")
    assert not set("♠♥♦♣") & set(text.getvalue())
    assert all(say_card(card, "en") in text.getvalue() for card in deal.progress.played)
