"""The club player: it weighs every call by what the contract should bring, and every card."""

from __future__ import annotations

from rebelote.bots.calling import NERVE, Caller, Nerve
from rebelote.bots.playing import Habits, Weighing
from rebelote.bots.prospect import prospects_of
from rebelote.bots.reading import Reading
from rebelote.engine import Event, View
from rebelote.rules import Action, Declare, Play
from rebelote.rules.actions import PLAYS, PLAYS_SAID


class RulesBot:
    """A sound club player in every variant; it leaves nothing to chance, whatever its seed."""

    def __init__(
        self,
        seed: int = 0,
        habits: Habits | None = None,
        nerve: Nerve = NERVE,
        name: str = "rules@1",
    ) -> None:
        """Take other habits and another nerve than its own only to measure them."""
        self.name = name
        self._habits = habits
        self._nerve = nerve

    def observe(self, event: Event) -> None:
        """Hear nothing: all that matters is in the view."""

    def decide(self, view: View) -> Action:
        """Call; or declare all that is held; or play, saying "belote" where the word is legal."""
        if view.contract is None:
            return Caller(view, prospects_of(view.ruleset), self._nerve).choose()
        legal = view.legal_actions
        declarations = [action for action in legal if type(action) is Declare]
        if declarations:
            return max(declarations, key=lambda action: len(action.sets))
        cards = [a.card for a in legal if type(a) is Play and not a.says_belote]
        card = Weighing(Reading(view), self._habits).choose(cards)
        said = PLAYS_SAID[card]
        return said if said in legal else PLAYS[card]
