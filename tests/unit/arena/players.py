"""Players from outside, as an adapter in benchmarks/ would bring them."""

from __future__ import annotations

from random import Random

from rebelote.bots import Bot, RandomBot
from rebelote.engine import Event, View
from rebelote.rules import Action


class Moody:
    """A player whose chance does not come from its seed, which is a fault."""

    name = "moody@1"
    _chance = Random(7)

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def observe(self, event: Event) -> None:
        """Hear nothing."""

    def decide(self, view: View) -> Action:
        """Choose as the mood is."""
        return self._chance.choice(view.legal_actions)


class Broken(RandomBot):
    """A player that never answers."""

    name = "broken@1"

    def decide(self, view: View) -> Action:
        raise IndexError("no such card")


class Hurried(RandomBot):
    """A player whose every search is cut short."""

    name = "hurried@1"

    class searched:  # noqa: N801  It is found as an attribute.
        is_cut = True


def refuse(seed: int) -> Bot:
    """Fail to make a player."""
    raise OSError("no such model")


not_a_function = 3
