"""The terminal, played by a scripted person: acting and asking."""

import pytest

from rebelote.analysis import hint
from rebelote.cli.entry import typed_for
from rebelote.notation.wording import say_match_end
from rebelote.rules import SEATS, Play

from .scripted import CLEAR, ESCAPES, Table, in_play, script, sensibly, stopped
from .table import (
    VARIANTS,
    act_sensibly,
    advance,
    new_session,
    play_on,
    sensible,
)


@pytest.mark.parametrize(
    ("language", "is_linear"), [("fr", False), ("en", True)], ids=["screen", "lines"]
)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_match_can_be_played(variant, language, is_linear, monkeypatch):
    """Played sensibly a short match comes to its end, which is told; the screen never scrolls."""
    rules = f"{variant}(deals=1)" if variant == "concours" else f"{variant}(target=1)"
    table = Table(new_session(rules), sensibly, monkeypatch, language=language, is_linear=is_linear)
    text = table.play()
    match = table.session.match
    result = say_match_end(match.scores, match.winner, SEATS[0], language)
    assert text.rstrip().endswith(result)
    if not is_linear:
        for page in text.split(CLEAR):
            rows = ESCAPES.sub("", page).split("\n")
            assert len(rows) <= 23
            assert max(map(len, rows)) <= 80


def test_every_action_is_kept(monkeypatch):
    """The match is stored at once, after each action, and when it is over."""
    table = Table(new_session("bulgarian(target=1)"), sensibly, monkeypatch)
    table.play()
    assert table.kept[-1] == table.session.deals
    played = sum(len(deal.auction.calls) + 32 for deal in table.session.deals if deal.contract)
    assert len(table.kept) >= played
    assert len(table.kept[0]) == 1


def test_illegal_and_meaningless_input_is_answered(monkeypatch):
    """A refusal names the rule and the card; what means nothing is repeated shortly."""
    session = in_play()
    while len(session.current.legal_actions()) >= len(session.current.hands[0]):
        act_sensibly(session)
        advance(session)
    view = session.current.view(session.seating.person)
    legal = {a.card for a in view.legal_actions if isinstance(a, Play)}
    wrong = next(card for card in view.hand if card not in legal)
    table = Table(session, script(typed_for(Play(wrong), view, "en"), "z" * 99), monkeypatch)
    deal = session.deal
    stopped(table)
    assert "You must" in table.texts[1]
    assert "“" + "z" * 30 + "” means nothing here" in table.texts[2]
    assert session.deal is deal


@pytest.mark.parametrize(
    ("variant", "typed", "answer"),
    [
        ("ktga_be", "d", "Announces count by themselves here: that need not be announced."),
        ("concours", "d", "There are no announces at this contract: that is not announced."),
        ("french501", "d", "name at least one announce"),
    ],
)
def test_a_declaration_that_is_refused_says_why(variant, typed, answer, monkeypatch):
    """Where announces are automatic or off, the engine's reason is told."""
    table = Table(in_play(variant), script(typed), monkeypatch)
    stopped(table)
    assert answer in table.texts[1]


def test_declaring_after_ones_first_card_is_too_late(monkeypatch):
    """The reason is told, and nothing happens."""
    session = act_sensibly(in_play("french501"))
    while not session.is_persons_turn or len(session.current.tricks) < 1:
        act_sensibly(session)
    table = Table(session, script("d"), monkeypatch)
    stopped(table)
    assert "It is too late to announce that: " in table.texts[1]


def test_a_word_without_the_pair_is_refused(monkeypatch):
    """Saying belote with a card that belongs to no pair is refused."""
    session = in_play("concours")
    view = session.current.view(session.seating.person)
    plain = next(
        a
        for a in view.legal_actions
        if isinstance(a, Play) and Play(a.card, True) not in view.legal_actions
    )
    table = Table(session, script(typed_for(plain, view, "en") + "!"), monkeypatch)
    deal = session.deal
    stopped(table)
    assert session.deal is deal
    assert "belote" in table.texts[1].lower()


def test_doubling_ones_own_side_is_refused(monkeypatch):
    """The refusal names whose bid it is."""
    for number in range(200):
        session = advance(new_session("coinche", f"own{number}", first=2))
        bids = [seat for seat, call in session.current.auction.calls if str(call) != "pass"]
        if session.is_persons_turn and bids and bids[-1] == 2:
            break
    table = Table(session, script("x"), monkeypatch)
    stopped(table)
    assert "your side (North)" in table.texts[1]


def test_help_is_shown_with_every_key(monkeypatch):
    """The help names all commands."""
    table = Table(new_session(), script("?"), monkeypatch)
    stopped(table)
    shown = table.texts[1]
    assert all(f"{key} " in shown for key in "dhlcsuq")


def test_hint_and_what_to_type_for_it(monkeypatch):
    """The hint names its keys, which play it, and says what to expect."""
    session = in_play()
    view = session.current.view(session.seating.person)
    monkeypatch.setattr(session, "hint", lambda: hint(view, worlds=8, seconds=None))
    action = session.hint().action
    keys = typed_for(action, view, "en")
    table = Table(session, script("h", keys), monkeypatch)
    stopped(table)
    assert f"(type {keys})" in table.texts[1]
    assert "On average " in table.texts[1]
    assert (view.seat, action.card) in session.current.view(view.seat).played


def test_last_trick_and_calls_are_told(monkeypatch):
    """Before there is one, and after."""
    session = in_play()
    table = Table(session, script("l", "c"), monkeypatch)
    stopped(table)
    assert "No trick" in table.texts[1]
    assert "Calls: " in table.texts[2]
    while not session.current.tricks or not session.is_persons_turn:
        act_sensibly(session)
    table = Table(session, script("L"), monkeypatch)
    stopped(table)
    assert "Last trick: " in table.texts[1]


@pytest.mark.parametrize("is_linear", [True, False])
def test_the_score_can_be_asked_for_in_the_middle_of_a_deal(is_linear, monkeypatch):
    """The last deal's lines, the deals so far, the total and this deal's cards are shown."""
    session = new_session(seed="m")
    table = Table(session, script("s", "", "q"), monkeypatch, is_linear=is_linear)
    stopped(table)
    shown = ESCAPES.sub("", table.texts[1])
    assert "No deal has been played yet." in shown
    session = advance(play_on(new_session(seed="m"), 3))
    table = Table(session, script("s", "", "q"), monkeypatch, is_linear=is_linear)
    stopped(table)
    shown = ESCAPES.sub("", table.texts[1])
    us, them = session.match.scores
    assert f"us {us}, them {them}" in shown or f"Us {us} – Them {them}" in shown
    assert "Deals: " in shown
    assert "Marks" in shown
    assert "Card points taken in this deal" in shown


@pytest.mark.parametrize("is_linear", [True, False])
def test_undo_takes_back_the_persons_last_action(is_linear, monkeypatch):
    """The deal is what it was before, the bots' actions included, and so is the journal."""
    session = in_play()
    deal = session.deal
    keys = typed_for(sensible(session), deal.view(session.seating.person), "en")
    table = Table(session, script(keys, "u"), monkeypatch, is_linear=is_linear)
    stopped(table)
    assert session.deal == deal
    shown = ESCAPES.sub("", table.texts[2])
    assert "Taken back." in shown
    assert "Contract: " in shown


def test_there_is_nothing_to_undo_at_first(monkeypatch):
    """The person is told so."""
    table = Table(advance(new_session()), script("u"), monkeypatch)
    stopped(table)
    assert "Nothing to take back." in table.texts[1]


def test_enter_says_again_where_things_stand(monkeypatch):
    """In linear mode the situation and the hand are told anew; else only the prompt is."""
    table = Table(in_play(), script("", "h"), monkeypatch)
    stopped(table)
    assert "Contract: " in table.texts[1]
    assert "Your hand: " in table.texts[1]
    assert "Your hand: " not in table.texts[2]


def test_q_and_the_end_of_the_input_stop_the_game(monkeypatch):
    """Both are a wish to stop."""
    stopped(Table(new_session(), script("q"), monkeypatch))
    stopped(Table(new_session(), script(), monkeypatch))


def test_bytes_that_are_no_text_mean_nothing(monkeypatch):
    """A terminal that sends other bytes than its encoding's gets an answer and no crash."""
    answers = iter([UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid"), "\x1b[A\ud800", None])

    def answer(table):
        given = next(answers)
        if isinstance(given, Exception):
            raise given
        return given

    table = Table(advance(new_session()), answer, monkeypatch)
    stopped(table)
    assert "“?!” means nothing" in table.texts[1]
    assert "“[A” means nothing" in table.texts[2]


def test_without_input_or_output_the_game_stops(monkeypatch):
    """Where a shell closed standard input there is nobody to ask."""
    monkeypatch.setattr("sys.stdin", None)
    stopped(Table(new_session(), script("1"), monkeypatch))


def test_what_cannot_be_kept_is_told_and_the_game_goes_on(monkeypatch):
    """A full disk is told above the prompt."""
    for is_linear in (True, False):
        table = Table(
            advance(new_session()),
            script("h"),
            monkeypatch,
            is_linear=is_linear,
            keep=lambda _: "No space left on the disk.",
        )
        stopped(table)
        assert "No space left on the disk." in table.texts[0]
        assert "No space left on the disk." not in table.texts[1]
