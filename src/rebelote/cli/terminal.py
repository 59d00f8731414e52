"""A match in the terminal: draws or tells what happens, reads what the person types."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from rich.console import Console
from rich.text import Text

from rebelote.cards import RebeloteError
from rebelote.cli.entry import (
    numbered_calls,
    open_declarations,
    read_action,
    suit_letters,
)
from rebelote.cli.hand import sorted_hand
from rebelote.cli.narration import narrate, say_announces
from rebelote.cli.picture import draw, seat_name
from rebelote.cli.session import Session
from rebelote.cli.sheet import sheet
from rebelote.cli.words import word
from rebelote.engine import Deal, View, public_event
from rebelote.notation.wording import (
    say_action,
    say_call,
    say_card,
    say_card_short,
    say_contract,
    say_error,
    say_title,
)
from rebelote.rules import Action, Bid, Phase, Play, team_of

JOURNAL_LINES = 7


class Quit(Exception):
    """A wish and no error: the person wants to stop, and the match is kept."""


@dataclass
class Terminal:
    """The screen or, in linear mode, the lines that a person reads and types at.

    `keep` stores the match after each action and returns what went wrong, if anything did.
    `pace_seconds` is how long a computer player's action stays before the next one.
    """

    session: Session
    console: Console
    language: str
    is_linear: bool
    pace_seconds: float
    keep: Callable[[Session], str | None]
    _told: Deal | None = None
    _journal: deque[str] = field(default_factory=lambda: deque(maxlen=JOURNAL_LINES))

    def play(self) -> None:
        """Play the match to its end; raises `Quit` when the person stops before."""
        if self.session.deal is not None:
            self._tell_deal()
        while self.session.deal is not None:
            if self.session.deal.is_over:
                self._end_deal()
            elif self.session.is_persons_turn:
                self._ask()
            else:
                self._act(self.session.bots_action())
                self._show(pause=True)
        self.console.print(self._result(), highlight=False)

    # --- showing ------------------------------------------------------------------------------

    @property
    def _view(self) -> View:
        return self.session.current.view(self.session.seating.person)

    def _say(self, line: str) -> None:
        """Tell a sentence: at once in linear mode, in the journal of the next picture otherwise."""
        if self.is_linear:
            self.console.print(line, highlight=False, markup=False, soft_wrap=True)
        else:
            self._journal.append(line)

    def _show(self, *, pause: bool = False) -> None:
        if self.is_linear:
            return
        self.console.clear()
        picture = draw(self._view, self._header(), tuple(self._journal), self.language)
        self.console.print(picture, highlight=False, overflow="crop", no_wrap=True)
        if pause:
            time.sleep(self.pace_seconds)

    def _header(self) -> Text:
        match, view = self.session.match, self._view
        own = team_of(view.seat)
        us, them = match.scores[own], match.scores[1 - own]
        parts = [
            say_title(match.ruleset, self.language),
            word("deal", self.language, number=len(self.session.deals) + 1),
            f"{word('us', self.language)} {us} – {word('them', self.language)} {them}",
            self._length(),
        ]
        if match.pending:
            parts.append(word("pending", self.language, points=match.pending))
        if view.contract is not None:
            contract = say_contract(view.contract, self.language, view.ruleset)
            parts.append(word("contract_short", self.language, contract=contract))
            us, them = view.tricks_won[own], view.tricks_won[1 - own]
            parts.append(word("tricks", self.language, us=us, them=them))
        elif view.turned is not None:
            card = say_card_short(view.turned, self.language)
            parts.append(word("turned_short", self.language, card=card))
        return Text(" · ".join(parts))

    def _length(self) -> str:
        match = self.session.match
        settings = match.ruleset.settings
        if "deals" in settings:
            played, deals = match.effective, settings["deals"].text
            return word("deals", self.language, played=played, deals=deals)
        return word("target", self.language, target=settings["target"].text)

    def _tell_deal(self) -> None:
        """Tell how the deal begins: dealer, score, turned card."""
        view = self._view
        if self.is_linear:
            self._say(self._header().plain)
        dealer = seat_name(view, view.dealer, self.language)
        self._say(f"{dealer} : {word('dealer', self.language)}")
        if view.turned is not None:
            card = say_card(view.turned, self.language)
            self._say(word("turned", self.language, card=card))

    # --- acting -------------------------------------------------------------------------------

    def _act(self, action: Action) -> None:
        """Apply an action of the seat to act, tell it and keep the match."""
        before, seat = self._view, self.session.current.to_act
        self.session.act(action)
        if seat is not None:
            for line in narrate(public_event(seat, action), before, self._view, self.language):
                self._say(line)
        if seat == self.session.seating.person:
            self._keep()

    def _keep(self) -> None:
        problem = self.keep(self.session)
        if problem is not None:
            self._say(word("not_saved", self.language, problem=problem))

    def _ask(self) -> None:
        """Ask until the person has done something that the deal accepts."""
        self._prompt_hand()
        prompt = "call_prompt" if self._view.contract is None else "card_prompt"
        text = self._read(word(prompt, self.language))
        if self._command(text):
            return
        action = read_action(text, self._view, self.language)
        if action is None:
            self._say(word("not_understood", self.language, text=text))
            return
        try:
            self._act(action)
        except RebeloteError as error:
            self._say(say_error(error, self.language))
        self._show()

    def _read(self, prompt: str) -> str:
        try:
            return self.console.input(f"{prompt} > ", markup=False).strip()
        except EOFError:
            raise Quit from None

    def _command(self, text: str) -> bool:
        """Do what a single letter asks; false when the text is no such letter."""
        commands: dict[str, Callable[[], None]] = {
            "": self._repeat,
            "?": lambda: self._say(word("help", self.language)),
            "l": self._last_trick,
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
        self._told = None

    def _quit(self) -> None:
        raise Quit

    def _last_trick(self) -> None:
        view = self._view
        if not view.tricks:
            self._say(word("no_trick_yet", self.language))
            return
        trick = view.tricks[-1]
        cards = ", ".join(
            f"{seat_name(view, seat, self.language)} {say_card(card, self.language)}"
            for seat, card in view.played
            if card in trick.cards
        )
        self._say(f"{word('last_trick', self.language)} : {cards}")

    def _hint(self) -> None:
        action = say_action(self.session.hint(), self.language, self.session.ruleset)
        self._say(word("hint", self.language, action=action))

    def _print_sheet(self, deal: Deal) -> None:
        person = self.session.seating.person
        self.console.print(sheet(deal.score(), deal.ruleset, self.language, person))

    def _undo(self) -> None:
        done = self.session.undo()
        self._say(word("undone" if done else "nothing_to_undo", self.language))
        self._keep()

    def _score(self) -> None:
        played = [deal for deal in self.session.deals if deal.phase is Phase.OVER]
        if not played:
            self._say(word("no_score_yet", self.language))
            return
        self._print_sheet(played[-1])
        if not self.is_linear:
            self._read("")

    # --- prompts ------------------------------------------------------------------------------

    def _prompt_hand(self) -> None:
        """Show what the person holds and may do."""
        view = self._view
        self._show()
        if self.is_linear:
            if self._told is self.session.deal:
                return  # A listener who asked for the score need not hear the hand again.
            self._told = self.session.deal
            self._say(f"{word('hand', self.language)} : {self._linear_hand(view)}")
        if view.contract is None:
            self.console.print(self._calls(view), highlight=False)
            return
        declarations = open_declarations(view)
        if declarations:
            announces = say_announces(declarations[-1].sets, self.language)
            hint = word("can_declare", self.language, announces=announces)
            self.console.print(hint, highlight=False, markup=False)
        self._prompt_words(view)

    def _linear_hand(self, view: View) -> str:
        legal = {action.card for action in view.legal_actions if isinstance(action, Play)}
        hand = [
            f"{number} {say_card(card, self.language)}"
            for number, card in enumerate(sorted_hand(view), start=1)
        ]
        numbers = [
            str(number) for number, card in enumerate(sorted_hand(view), start=1) if card in legal
        ]
        text = ", ".join(hand)
        if legal and len(legal) < len(hand):
            text += f" ({word('playable', self.language, numbers=' '.join(numbers))})"
        return text

    def _prompt_words(self, view: View) -> None:
        """Remind the person of a belote that can be said now."""
        hand = sorted_hand(view)
        sayable = [
            f"{hand.index(action.card) + 1}!"
            for action in view.legal_actions
            if isinstance(action, Play) and action.says_belote
        ]
        if sayable:
            example = ", ".join(sayable)
            self.console.print(word("can_say", self.language, example=example), markup=False)

    def _calls(self, view: View) -> Text:
        """Return the calls open to the person, with the number or letters to type."""
        calls = numbered_calls(view)
        row = Text(
            "  ".join(
                f"{number} {say_call(call, self.language, view.ruleset)}"
                for number, call in enumerate(calls, start=1)
            )
        )
        bids = [action for action in view.legal_actions if isinstance(action, Bid)]
        if bids and bids[0] not in calls:
            letters = suit_letters(self.language)
            suits = [bid.strain for bid in bids[:4]]
            legend = " ".join(
                f"{letters[strain]}={say_call(Bid(None, strain), self.language, view.ruleset)}"
                for strain in sorted(suits)
            )
            levels = list(dict.fromkeys(str(bid.level) for bid in bids))
            row.append(f"\n{levels[0]}…{levels[-1]} + {legend}  ({levels[0]}{letters[0]})")
        return row

    # --- ends ---------------------------------------------------------------------------------

    def _end_deal(self) -> None:
        deal = self.session.current
        if deal.phase is Phase.OVER:
            self._show()
            self._print_sheet(deal)
        self.session.finish_deal()
        self._keep()
        match = self.session.match
        if match.is_over:
            return
        own = team_of(self.session.seating.person)
        us, them = match.scores[own], match.scores[1 - own]
        if deal.phase is Phase.OVER:
            self.console.print(
                f"{word('total', self.language)} : {word('us', self.language)} {us} – "
                f"{word('them', self.language)} {them}",
                highlight=False,
            )
            self._wait_for_next()
        self._journal.clear()
        self.session.start_deal()
        self._keep()
        self._tell_deal()

    def _wait_for_next(self) -> None:
        """Wait for Enter; the score and the last trick can be asked for meanwhile."""
        while text := self._read(word("next_prompt", self.language)):
            self._command(text)

    def _result(self) -> str:
        match = self.session.match
        own = team_of(self.session.seating.person)
        us, them = match.scores[own], match.scores[1 - own]
        key = "drawn" if match.winner is None else "won" if match.winner == own else "lost"
        return word(key, self.language, us=us, them=them)
