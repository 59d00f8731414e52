"""The player who chooses at random: a measure for others, and a tester of the engine."""

from __future__ import annotations

from rebelote.bots.history import chance_of
from rebelote.engine import Event, View
from rebelote.rules import Action


class RandomBot:
    """Any legal action, each as likely as the others."""

    name = "random@1"

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def observe(self, event: Event) -> None:
        """Hear nothing: the next choice does not depend on it."""

    def decide(self, view: View) -> Action:
        """Choose among the legal actions."""
        return chance_of(self._seed, view).choice(view.legal_actions)
