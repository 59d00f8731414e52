"""A match in the terminal: draws or tells what happens, reads what the person types."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Timer

from rich.console import Console

from rebelote.cards import RebeloteError
from rebelote.cli.advice import tell_hint
from rebelote.cli.entry import read_action
from rebelote.cli.heading import heading, tell_heading
from rebelote.cli.lettering import has_signs
from rebelote.cli.narration import (
    narrate,
    seat_name,
    tell_calls,
    tell_last_trick,
    tell_situation,
    tell_so_far,
)
from rebelote.cli.offer import offers, tell_hand
from rebelote.cli.picture import HEIGHT, WIDTH, draw, folded, one_line, rule
from rebelote.cli.session import Session
from rebelote.cli.sheet import say_scores, sheet, tell_score
from rebelote.cli.words import word
from rebelote.engine import Deal, View, public_event
from rebelote.notation.wording import say_deal_begins, say_error, say_event, say_match_end
from rebelote.rules import Action, Declare, Phase, Seat, team_of

# How long a complete trick stays, in times of a single card.
TRICK_PACES = 2.5
# Who thinks longer than this is said to be thinking; a listener is not told as soon.
THINKING_SECONDS, THINKING_TOLD_SECONDS = 0.4, 2.0
# Of what a person typed, so much is repeated.
MOST_REPEATED = 30
MOST_DEALS_LISTED = 12


class Quit(Exception):
    """A wish and no error: the person wants to stop, and the match is kept."""


@dataclass
class Terminal:
    """The screen or, in linear mode, the lines that a person reads and types at.

    `keep` stores the match and returns what went wrong, if anything did. `pace_seconds` is how long
    a computer player's action stays before the next one. `notes` are told before the first prompt.
    """

    session: Session
    console: Console
    language: str
    is_linear: bool
    pace_seconds: float
    keep: Callable[[Session], str | None]
    notes: list[str] = field(default_factory=list)
    _journal: list[str] = field(default_factory=list)
    _told: Deal | None = None
    _kept: Deal | None = None
    _problem: str | None = None

    def play(self) -> None:
        """Play the match to its end; raises `Quit` when the person stops before."""
        self._give_up_drawing()
        self._keep()
        if self.is_linear:
            self._print(self.notes)
            self.notes.clear()
        self._take_up()
        while self.session.deal is not None:
            if self.session.deal.is_over:
                self._end_deal()
            elif self.session.is_persons_turn:
                self._ask()
            else:
                self._act(self._bots_action())
        self._print([self._result()])

    # --- showing ------------------------------------------------------------------------------

    @property
    def _person(self) -> Seat:
        return self.session.seating.person

    @property
    def _view(self) -> View:
        return self.session.current.view(self._person)

    def _print(self, lines: Iterable[str]) -> None:
        columns = self.console.width
        if self.console.is_terminal and columns < WIDTH:
            # A narrow window would cut words in the middle.
            lines = folded(lines, columns)
        for line in lines:
            self.console.print(line, highlight=False, markup=False, emoji=False, soft_wrap=True)

    def _tell(self, lines: Iterable[str]) -> None:
        """Tell what happened: at once in linear mode, in the journal of the picture otherwise."""
        if self.is_linear:
            self._print(lines)
        else:
            self._journal += lines

    def _answer(self, *lines: str) -> None:
        """Answer the person: at once in linear mode, above the next prompt otherwise."""
        if self.is_linear:
            self._print(line for text in lines for line in text.split("\n"))
        else:
            self.notes += lines

    def _show(self, below: Iterable[str] = ()) -> None:
        """Draw the table anew."""
        if self.is_linear:
            return
        picture = draw(
            self._view,
            heading(self.session, self.language),
            self._journal,
            (*self.notes, *below),
            self.language,
            self.console.height,
        )
        self.console.clear()
        self.console.print(picture, highlight=False, overflow="crop", no_wrap=True, emoji=False)

    def _give_up_drawing(self) -> bool:
        """Tell all in lines from now on where a table cannot be drawn; true when that is new."""
        if self.is_linear:
            return False
        columns, rows = self.console.size
        encoding = self.console.encoding
        if not has_signs(encoding):
            self.notes.append(word("no_signs", self.language, encoding=encoding))
        elif columns < WIDTH or rows < HEIGHT:
            size = {"columns": columns, "rows": rows, "width": WIDTH, "height": HEIGHT}
            self.notes.append(word("too_small", self.language, **size))
        else:
            return False
        self.is_linear = True
        return True

    def _wait(self, paces: float) -> None:
        if not self.is_linear:
            time.sleep(paces * self.pace_seconds)

    def _take_up(self) -> None:
        """Begin at a deal that may be in progress."""
        self._recall()
        if self.session.deal is None:
            return
        # Whoever is to act may think for a while: the table is there to be looked at meanwhile.
        self._show()
        if self.is_linear:
            self._print(tell_heading(self.session, self.language))
            self._print(tell_situation(self._view, self.language))

    def _recall(self) -> None:
        """Put the story of the deal so far in the journal."""
        deal = self.session.deal
        if not self.is_linear and deal is not None:
            self._journal = list(tell_so_far(deal, self._person, self.language))

    @contextmanager
    def _thinking(self, text: str) -> Iterator[None]:
        """Say that somebody is thinking if the block takes long; the next picture wipes it out."""
        end = "\n" if self.is_linear else ""

        def say() -> None:
            self.console.print(text, end=end, highlight=False, markup=False, emoji=False)

        timer = Timer(THINKING_TOLD_SECONDS if self.is_linear else THINKING_SECONDS, say)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            # What it may be saying now must not come after what is said next.
            timer.join()

    # --- acting -------------------------------------------------------------------------------

    def _bots_action(self) -> Action:
        """Return what the computer player to act does."""
        view = self._view
        seat = view.seat if view.to_act is None else view.to_act
        name = seat_name(view, seat, self.language)
        with self._thinking(word("thinks", self.language, seat=name)):
            return self.session.bots_action()

    def _act(self, action: Action) -> None:
        """Apply an action of the seat to act, tell it, and let it be seen."""
        before, seat = self._view, self.session.current.to_act
        self.session.act(action)
        after = self._view
        if seat is not None:
            self._tell(narrate(public_event(seat, action), before, after, self.language))
        self._keep()
        self._show()
        is_trick_over = len(after.tricks) > len(before.tricks)
        if after.to_act != self._person:
            self._wait(TRICK_PACES if is_trick_over else 1)

    def _keep(self) -> None:
        """Store the match whenever the person has acted or is about to act."""
        deal = self.session.deal
        if deal is self._kept and deal is not None:
            return
        problem = self.keep(self.session)
        self._kept = deal
        if problem is not None and problem != self._problem:
            self._answer(problem)
        self._problem = problem

    def _ask(self) -> None:
        """Let the person do one thing: an action, or a command."""
        view = self._view
        if self._give_up_drawing():
            # The window has shrunk.
            self._print(self.notes)
            self._print(tell_situation(view, self.language))
        if not self.is_linear:
            self._show(offers(view, self.language))
        elif self._told is not self.session.deal:
            # A listener who asked for the score need not hear the hand again.
            self._told = self.session.deal
            self._print(tell_hand(view, self.language))
            self._print(offers(view, self.language))
        text = self._read("call_prompt" if view.contract is None else "card_prompt")
        if self._command(text):
            return
        action = read_action(text, view, self.language)
        if action is None:
            self._misunderstand(text)
            return
        try:
            self._act(action)
        except RebeloteError as error:
            if action == Declare(()):
                # Nothing was named, and the reason must not name it either.
                error.params["declaration"] = word("that", self.language)
            self._answer(say_error(error, self.language, view.ruleset, view.seat))

    def _read(self, prompt: str) -> str:
        """Return what the person types, without signs that could disturb the screen."""
        if sys.stdin is None or sys.stdout is None:
            raise Quit
        mark = "prompt_told" if self.is_linear else "prompt"
        question = word(mark, self.language, question=word(prompt, self.language))
        try:
            text = self.console.input(question, markup=False, emoji=False)
        except EOFError:
            raise Quit from None
        except UnicodeDecodeError:
            # Bytes that are no text in the terminal's encoding mean nothing here.
            text = "?!"
        self.notes.clear()
        return "".join(sign for sign in text if sign.isprintable()).strip()

    def _misunderstand(self, text: str) -> None:
        self._answer(word("not_understood", self.language, text=text[:MOST_REPEATED]))

    def _command(self, text: str) -> bool:
        """Do what a single letter asks; false when the text is no such letter."""
        commands: dict[str, Callable[[], None]] = {
            "": self._repeat,
            "?": lambda: self._answer(word("help", self.language)),
            "c": lambda: self._answer(tell_calls(self._view, self.language)),
            "l": lambda: self._answer(tell_last_trick(self._view, self.language)),
            "s": self._score,
            "u": self._undo,
            "h": self._hint,
            "q": self._quit,
        }
        command = commands.get(text.lower())
        if command is None:
            return False
        command()
        return True

    def _repeat(self) -> None:
        """Say again where the deal stands."""
        if self.is_linear:
            self._print(tell_situation(self._view, self.language))
            self._told = None

    def _quit(self) -> None:
        raise Quit

    def _hint(self) -> None:
        if not self.session.is_persons_turn:
            self._answer(word("no_hint", self.language))
            return
        with self._thinking(word("hint_waits", self.language)):
            hint = self.session.hint()
        self._answer(*tell_hint(hint, self._view, self.language))

    def _undo(self) -> None:
        is_done = self.session.undo()
        if not is_done:
            self._answer(word("nothing_to_undo", self.language))
            return
        self._answer(say_event("undone", self.language))
        self._keep()
        self._recall()
        if self.is_linear:
            self._print(tell_situation(self._view, self.language))

    def _score(self) -> None:
        """Show the marks so far and the lines of the last deal that was played."""
        person, language = self._person, self.language
        played = [deal for deal in self.session.all_deals if deal.phase is Phase.OVER]
        lines = [self._total()]
        if played:
            marks = [deal.score().marks for deal in played[-MOST_DEALS_LISTED:]]
            own = team_of(person)
            listed = ", ".join(f"{one[own]}–{one[1 - own]}" for one in marks)
            lines.insert(0, word("deals_so_far", language, marks=listed))
        else:
            lines.insert(0, word("no_score_yet", language))
        points = self._scores(self._view.points)
        lines.append(word("points_so_far", language, score=points))
        self._page(played[-1] if played else None, lines)
        if not self.is_linear:
            self._read("back_prompt")

    def _total(self) -> str:
        """Return the marks of the match, with those of a deal whose score is being read."""
        match, deal = self.session.match, self.session.deal
        if deal is not None and deal.phase is Phase.OVER:
            match = match.add(deal)
        return word("total", self.language, score=self._scores(match.scores))

    def _scores(self, scores: tuple[int, int]) -> str:
        return say_scores(scores, self.language, self._person, told=self.is_linear)

    def _page(self, deal: Deal | None, lines: Iterable[str]) -> None:
        """Show the score sheet of a deal with lines below it, instead of the table."""
        rules, person, language = self.session.ruleset, self._person, self.language
        if self.is_linear:
            if deal is not None:
                self._print(tell_score(deal.score(), rules, language, person))
            self._print(lines)
            return
        self.console.clear()
        for line in heading(self.session, language):
            self.console.print(one_line(line), highlight=False)
        self.console.print(rule())
        if deal is not None:
            self.console.print(sheet(deal.score(), rules, language, person))
        self._print(folded((*lines, *self.notes)))

    # --- ends ---------------------------------------------------------------------------------

    def _end_deal(self) -> None:
        """Show the score, go on when the person wants to; an undo is still possible."""
        if self.session.current.phase is Phase.OVER and not self._is_score_read():
            return
        is_passed_out = self.session.current.phase is Phase.PASSED_OUT
        self.session.finish_deal()
        if not self.session.match.is_over:
            self.session.start_deal()
        self._keep()
        if self.session.deal is None:
            return
        self._journal.clear()
        if is_passed_out:
            self._journal.append(say_event("passed_out", self.language))
        if self.is_linear:
            self._print(tell_heading(self.session, self.language))
        self._tell([say_deal_begins(self._view, self.language)])

    def _is_score_read(self) -> bool:
        """Show the score of the deal until the person goes on; false after an undo."""
        deal = self.session.current
        page = [self._total()]
        self._page(deal, page)
        while text := self._read("next_prompt"):
            if not self._command(text):
                self._misunderstand(text)
            if self.session.current is not deal:
                return False
            if not self.is_linear:
                self._page(deal, page)
        return True

    def _result(self) -> str:
        match = self.session.match
        return say_match_end(match.scores, match.winner, self._person, self.language)
