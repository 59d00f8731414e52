"""The terminal, played by a scripted person."""

import io
import re
import time

import pytest

from rebelote.analysis import hint
from rebelote.cli import terminal
from rebelote.cli.entry import typed_for
from rebelote.cli.terminal import Quit, Terminal
from rebelote.cli.words import word
from rebelote.notation.wording import say_match_end
from rebelote.rules import SEATS, Phase, Play

from .table import (
    LANGUAGES,
    VARIANTS,
    act_sensibly,
    advance,
    new_session,
    passing,
    play_on,
    screen,
    sensible,
)

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CLEAR = "\x1b[2J\x1b[H"


class Table:
    """A terminal whose person types what a function answers to each prompt.

    `texts[n]` is what stood on the screen, or was told since the last prompt, at prompt n.
    """

    def __init__(self, session, answer, monkeypatch, **more):
        is_linear = more.pop("is_linear", True)
        size = {"height": more.pop("height", 24), "width": more.pop("width", 80)}
        self.console, self.out = screen(**size, colour=None if is_linear else "standard")
        self.session, self.answer = session, answer
        self.texts, self.kept, self._seen = [], [], 0
        self.terminal = Terminal(
            session=session,
            console=self.console,
            language=more.pop("language", "en"),
            is_linear=is_linear,
            pace_seconds=more.pop("pace_seconds", 0),
            keep=more.pop("keep", self._keep),
            **more,
        )
        monkeypatch.setattr("builtins.input", self._input)

    def _keep(self, session):
        self.kept.append(session.all_deals)

    def _input(self, _=""):
        text = self.out.getvalue()
        self.texts.append(text[self._seen :])
        self._seen = len(text)
        typed = self.answer(self)
        if typed is None:
            raise EOFError
        return typed

    @property
    def text(self):
        return self.texts[-1]

    def play(self):
        self.terminal.play()
        return self.out.getvalue()


def script(*lines):
    """Answer with these lines, then with the end of the input."""
    left = list(lines)
    return lambda table: left.pop(0) if left else None


def sensibly(table):
    """Answer as a club player would, and go on after each deal."""
    session = table.session
    if not session.is_persons_turn:
        return ""
    view = session.current.view(session.seating.person)
    return typed_for(sensible(session), view, table.terminal.language)


def stopped(table):
    """Play until the script ends, and return all that was printed."""
    with pytest.raises(Quit):
        table.play()
    return table.out.getvalue()


def in_play(variant="bulgarian", seed="x"):
    """Return a session at the person's first card."""
    session = advance(new_session(variant, seed))
    while session.current.phase is not Phase.PLAY or not session.is_persons_turn:
        if session.current.is_over:
            session.finish_deal()
            session.start_deal()
            advance(session)
        else:
            act_sensibly(session)
    return session


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


def test_linear_mode_speaks_without_decoration(monkeypatch):
    """No box, arrow, dot or escape reaches a screen reader, and each hand is told once."""
    table = Table(new_session("coinche(target=1)"), sensibly, monkeypatch, language="fr")
    text = table.play()
    assert not set("─│·▶…\x1b") & set(text)
    assert max(told.count("Votre main : ") for told in table.texts) == 1


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


class Slow:
    """Wait, as a player who thinks does, until the screen shows a text."""

    def __init__(self, table, text, act):
        self.table, self.text, self.act = table, text, act

    def __call__(self):
        end = time.monotonic() + 20
        while self.text not in self.table.out.getvalue() and time.monotonic() < end:
            time.sleep(0.01)
        return self.act()


@pytest.mark.parametrize("is_linear", [True, False])
def test_a_player_who_thinks_long_is_said_to(is_linear, monkeypatch):
    """The screen does not just stand still, and the text is gone with the next picture."""
    monkeypatch.setattr(terminal, "THINKING_SECONDS", 0.01)
    monkeypatch.setattr(terminal, "THINKING_TOLD_SECONDS", 0.01)
    session = new_session(first=1)
    table = Table(session, script(), monkeypatch, is_linear=is_linear)
    slow = Slow(table, "East: thinking...", session.bots_action)
    monkeypatch.setattr(session, "bots_action", slow)
    stopped(table)
    assert ("thinking...\n" in table.out.getvalue()) is is_linear
    assert is_linear or "thinking" not in table.text.split(CLEAR)[-1]


def test_the_table_is_drawn_before_anybody_acts(monkeypatch):
    """Whoever thinks first does so in front of a table."""
    session = new_session(first=1)
    table = Table(session, script(), monkeypatch, is_linear=False)
    drawn = []

    def look():
        drawn.append(table.out.getvalue())
        raise Quit

    monkeypatch.setattr(session, "bots_action", look)
    with pytest.raises(Quit):
        table.play()
    assert "Bulgarian belot" in drawn[0]


def test_a_hint_that_takes_long_is_said_to_be_looked_for(monkeypatch):
    """The person knows that the key was heard."""
    monkeypatch.setattr(terminal, "THINKING_SECONDS", 0.01)
    session = in_play()
    table = Table(session, script("h"), monkeypatch, is_linear=False)
    monkeypatch.setattr(session, "hint", Slow(table, "Looking for a hint...", session.hint))
    stopped(table)
    assert "Looking for a hint..." in table.out.getvalue()


def test_who_answers_at_once_is_not_said_to_think(monkeypatch):
    """Nothing is told of players whose card is there at once."""
    table = Table(new_session("bulgarian(target=1)"), sensibly, monkeypatch)
    assert "thinking" not in table.play()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_hint_fits_the_smallest_screen(variant, language, monkeypatch):
    """With a hint below the hand the picture has no more lines than the window, in any phase."""
    session = new_session(variant, first=1)
    asked: list[int] = []

    def answer(table):
        if len(asked) >= 24 or not session.is_persons_turn:
            return None
        asked.append(len(asked))
        return "h" if len(asked) % 2 else sensibly(table)

    def quick_hint():
        return hint(session.current.view(session.seating.person), worlds=4, seconds=None)

    monkeypatch.setattr(session, "hint", quick_hint)
    small = {"is_linear": False, "height": 22, "width": 78, "language": language}
    text = stopped(Table(session, answer, monkeypatch, **small))
    assert len(asked) > 9
    for page in text.split(CLEAR):
        assert len(ESCAPES.sub("", page).split("\n")) <= 22


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


def test_notes_are_told_at_the_beginning(monkeypatch):
    """What the command has to say stands before the first prompt."""
    for is_linear in (True, False):
        table = Table(
            new_session(), script(), monkeypatch, is_linear=is_linear, notes=["Kept elsewhere."]
        )
        stopped(table)
        assert "Kept elsewhere." in table.texts[0]


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


def test_cards_stay_as_long_as_the_pace_says(monkeypatch):
    """A bot's card stays one pace, a complete trick longer, and the person is never waited for."""
    waits: list[float] = []
    monkeypatch.setattr(time, "sleep", waits.append)
    table = Table(
        new_session("bulgarian(target=1)"),
        sensibly,
        monkeypatch,
        is_linear=False,
        pace_seconds=0.5,
    )
    table.play()
    assert set(waits) == {0.5, 1.25}


def test_linear_mode_never_waits(monkeypatch):
    """A listener hears everything in a row."""
    waits: list[float] = []
    monkeypatch.setattr(time, "sleep", waits.append)
    Table(new_session("bulgarian(target=1)"), sensibly, monkeypatch, pace_seconds=5).play()
    assert waits == []


def test_no_colour_is_drawn_where_none_is_wanted(monkeypatch):
    """With NO_COLOR the screen has no colour code, and suits are told by their signs."""
    monkeypatch.setenv("NO_COLOR", "1")
    table = Table(advance(new_session()), script(), monkeypatch, is_linear=False)
    text = stopped(table)
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]m", text)
    assert set("♠♥♦♣") & set(text)


def test_suits_are_drawn_in_colour(monkeypatch):
    """Else red suits are drawn in colour."""
    monkeypatch.delenv("NO_COLOR", raising=False)
    table = Table(advance(new_session()), script(), monkeypatch, is_linear=False)
    assert re.search(r"\x1b\[[0-9;]*3[0-7]m", stopped(table))


def test_the_console_of_the_tests_writes_to_a_text():
    """The console that the other tests look at is no terminal of this machine."""
    console, text = screen()
    console.print("x")
    assert isinstance(text, io.StringIO)
    assert text.getvalue() == "x\n"


@pytest.mark.parametrize(
    ("size", "told"),
    [
        ({"width": 77}, "A window of 77 columns and 24 lines"),
        ({"height": 21}, "A window of 80 columns and 21 lines"),
    ],
)
def test_where_no_table_can_be_drawn_all_is_told(size, told, monkeypatch):
    """In a window too small for the table a line says so, and the whole hand is told."""
    table = Table(new_session(), script(), monkeypatch, is_linear=False, **size)
    shown = stopped(table)
    assert shown.startswith(told)
    assert CLEAR not in shown
    assert "Your hand: 1: " in shown


def test_the_smallest_window_is_drawn_in(monkeypatch):
    """78 columns and 22 lines are enough for the drawn table."""
    table = Table(new_session(), script(), monkeypatch, is_linear=False, width=78, height=22)
    assert CLEAR in stopped(table)


def test_a_window_that_shrinks_goes_over_to_lines(monkeypatch):
    """At the next prompt the situation is told instead of drawn, and stays told."""

    def shrink(table):
        table.console.width = 40
        return "?" if len(table.texts) < 3 else None

    table = Table(new_session(), shrink, monkeypatch, is_linear=False)
    stopped(table)
    assert CLEAR in table.texts[0]
    assert all(CLEAR not in text for text in table.texts[1:])
    assert "A window of 40 columns" in table.texts[1]
    assert "Your hand: " in table.texts[1]


def test_a_narrow_window_gets_lines_that_fit(monkeypatch):
    """Lines end between words before the window does, those of the help too; none is lost."""
    table = Table(new_session(), script("?", "s"), monkeypatch, is_linear=False, width=40)
    shown = ESCAPES.sub("", stopped(table)).replace("Your call: ", "")
    assert max(map(len, shown.split("\n"))) <= 40
    assert " ".join(word("help", "en").split()) in " ".join(shown.split())


def test_without_the_suits_signs_all_is_told(monkeypatch):
    """An encoding that lacks them is named in one line; then everything is in words."""
    table = Table(new_session(), script(), monkeypatch, is_linear=False)
    monkeypatch.setattr(type(table.console), "encoding", "latin-1")
    shown = stopped(table)
    assert shown.startswith("The terminal lacks the suits' signs (latin-1)")
    assert CLEAR not in shown
