"""Computer players: each sees a view, never a deal; all their chance comes from a seed."""

from rebelote.bots.chance import RandomBot
from rebelote.bots.game import play_deal, play_match
from rebelote.bots.protocol import Bot, UnknownBot
from rebelote.bots.registry import bots, create
from rebelote.bots.rules import RulesBot
from rebelote.bots.safety import Fault, Guarded, safe_action

__all__ = [
    "Bot",
    "Fault",
    "Guarded",
    "RandomBot",
    "RulesBot",
    "UnknownBot",
    "bots",
    "create",
    "play_deal",
    "play_match",
    "safe_action",
]
