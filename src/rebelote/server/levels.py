"""The levels of the computer players, and the bots that play at them."""

from __future__ import annotations

from typing import Final

from rebelote.bots import create
from rebelote.server.errors import UnknownLevel

# From the weakest to the strongest.
LEVELS: Final = ("debutant", "amateur", "confirme", "expert")


def bot_of(level: str) -> str:
    """Return the name of the bot of a level, such as `confirme@1`; raises `UnknownLevel`."""
    if level not in LEVELS:
        raise UnknownLevel(level=level, known=", ".join(LEVELS))
    return create(level, 0).name
