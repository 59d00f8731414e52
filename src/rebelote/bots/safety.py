"""A guard around a computer player: whatever goes wrong inside, the game goes on.

A bot that raises, or answers something that is not legal, is replaced for that one action by a safe
choice: it passes, or makes the first bid offered where passing is not allowed; it declares all it
holds; it plays the legal card with the fewest points, saying "belote" where the word is legal.
"""

from __future__ import annotations

import logging
from typing import NamedTuple

from rebelote.bots.protocol import Bot
from rebelote.engine import Event, View
from rebelote.rules import PASS, Action, Declare, Play, Seat

LOGGER = logging.getLogger("rebelote.bots")


class Fault(NamedTuple):
    """What went wrong: whose fault, at which seat, after how many actions, what, what was done."""

    bot: str
    seat: Seat
    actions_before: int
    problem: str
    played: Action | None


class Guarded:
    """A computer player that always answers with a legal action; `faults` keeps what went wrong."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.faults: list[Fault] = []

    @property
    def name(self) -> str:
        """The name of the player that is guarded."""
        return self._bot.name

    def observe(self, event: Event) -> None:
        """Pass the event on."""
        try:
            self._bot.observe(event)
        except Exception as error:
            # Faults of a bot, which may be a plugin, are of any kind.
            self._keep(Fault(self.name, event.seat, -1, _describe(error), None))

    def decide(self, view: View) -> Action:
        """Return the player's action, or the safe one; a forced action is not asked for.

        Raises `ValueError` when the view's seat is not to act.
        """
        legal = view.legal_actions
        if len(legal) == 1:
            return legal[0]
        if not legal:
            raise ValueError(f"seat {view.seat} is not to act")
        try:
            action = self._bot.decide(view)
            if action in legal:
                return action
            problem = f"{action} is not legal"
        except Exception as error:
            problem = _describe(error)
        action = safe_action(view)
        before = len(view.calls) + len(view.played)
        self._keep(Fault(self.name, view.seat, before, problem, action))
        return action

    def _keep(self, fault: Fault) -> None:
        self.faults.append(fault)
        LOGGER.error(
            "%s at seat %d: %s; played instead: %s",
            fault.bot,
            fault.seat,
            fault.problem,
            fault.played,
        )


def _describe(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def safe_action(view: View) -> Action:
    """Return the harmless choice described at the head of this module."""
    legal = view.legal_actions
    if PASS in legal:
        return PASS
    declarations = [action for action in legal if isinstance(action, Declare)]
    if declarations:
        return max(declarations, key=lambda action: len(action.sets))
    plays = [action for action in legal if isinstance(action, Play)]
    if not plays or view.contract is None:
        return legal[0]
    points = view.ruleset.ranking.tables[view.contract.strain].points
    return min(plays, key=lambda play: (points[play.card], play.card, not play.says_belote))
