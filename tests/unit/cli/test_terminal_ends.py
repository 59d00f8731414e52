"""The terminal at the end of a deal and of the match."""

import pytest

from rebelote.rules import Phase

from .scripted import ESCAPES, Table, script, stopped
from .table import (
    advance,
    new_session,
    passing,
    play_on,
    sensible,
)


def deal_end(session):
    """Return the session at the end of its deal, the score not yet read."""
    while not session.current.is_over or session.current.phase is not Phase.OVER:
        if session.current.is_over:
            session.finish_deal()
            session.start_deal()
        advance(session)
        if session.is_persons_turn:
            session.act(sensible(session))
    return session


@pytest.mark.parametrize("is_linear", [True, False])
def test_the_score_of_a_deal_waits_to_be_read(is_linear, monkeypatch):
    """Commands are answered there; Enter starts the next deal."""
    session = deal_end(new_session(seed="e"))
    number = len(session.deals)
    table = Table(
        session, script("l", "h", "zz", "?", "s", "", "", "q"), monkeypatch, is_linear=is_linear
    )
    stopped(table)
    shown = [ESCAPES.sub("", text) for text in table.texts]
    assert "Score of the deal" in shown[0] or "in the tricks" in shown[0]
    assert "Total: " in shown[0]
    assert "Last trick: " in shown[1]
    assert "nothing to advise" in shown[2]
    assert "means nothing" in shown[3]
    assert "save and quit" in shown[4]
    assert "No deal has been played yet." not in shown[5]
    assert "Deals: " in shown[5]
    total = [line for line in shown[0].splitlines() if line.startswith("Total: ")][-1]
    assert total in shown[5]
    assert len(session.deals) == number + 1
    assert session.match.effective == 1


@pytest.mark.parametrize("is_linear", [True, False])
def test_the_end_of_a_deal_can_be_undone(is_linear, monkeypatch):
    """An undo at the score returns to the person's last card."""
    session = deal_end(new_session(seed="e"))
    table = Table(session, script("u", "q"), monkeypatch, is_linear=is_linear)
    stopped(table)
    assert session.current.phase is Phase.PLAY
    assert session.is_persons_turn
    assert "Your card" in ESCAPES.sub("", table.out.getvalue()[len("".join(table.texts[:1])) :])


@pytest.mark.parametrize("is_linear", [True, False])
def test_a_deal_passed_out_is_told_with_the_next_one(is_linear, monkeypatch):
    """The next deal begins at once, and the person sees why."""
    session = new_session()
    *_, session.deal = passing("bulgarian")
    session.match = type(session.match)(session.ruleset, session.deal.setup.first)
    before = session.deal
    table = Table(session, script(), monkeypatch, is_linear=is_linear)
    stopped(table)
    assert session.deals == (before,)
    assert is_linear or "Everybody passes: a new deal." in ESCAPES.sub("", table.texts[0])


def test_a_match_that_is_over_only_tells_its_result(monkeypatch):
    """Taken up after its end a match has nothing to play."""
    session = play_on(new_session("bulgarian(target=1)"), 99)
    text = Table(session, script(), monkeypatch).play()
    assert text.startswith(("You win", "The match is lost"))


def test_a_draw_is_told(monkeypatch):
    """Equal totals at the end of a contest are nobody's victory."""
    session = play_on(new_session("concours(deals=1)"), 99)
    from dataclasses import replace

    session.match = replace(session.match, winner=None, scores=(80, 80))
    assert "a draw, 80 all" in Table(session, script(), monkeypatch).play()
