"""The computer players that can be asked for by name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rebelote.bots.bidding import decide_call
from rebelote.bots.chance import RandomBot
from rebelote.bots.debutant import DebutantBot
from rebelote.bots.protocol import Bot, Factory, UnknownBot
from rebelote.bots.rules import RulesBot
from rebelote.bots.searching import Diligence, SearchingBot


def _amateur(seed: int) -> Bot:
    return RulesBot(seed, name="amateur@1")


def _confirme(seed: int) -> Bot:
    return SearchingBot("confirme@1", seed, Diligence(worlds=32, seconds=3.0, largest_hand=3))


def _expert(seed: int) -> Bot:
    diligence = Diligence(worlds=32, seconds=3.0, cheap_worlds=128)
    return SearchingBot("expert@1", seed, diligence, decide_call)


# Every version that was ever released stays here, so that a table may keep the one it knows. The
# levels come last, from the weakest to the strongest.
_VERSIONS: Mapping[str, tuple[Factory, ...]] = MappingProxyType(
    {
        "random": (RandomBot,),
        "rules": (RulesBot,),
        "debutant": (DebutantBot,),
        "amateur": (_amateur,),
        "confirme": (_confirme,),
        "expert": (_expert,),
    }
)


def bots() -> tuple[str, ...]:
    """Return the name of every computer player, with its newest version: `rules@1`."""
    return tuple(f"{name}@{len(versions)}" for name, versions in _VERSIONS.items())


def create(name: str, seed: int) -> Bot:
    """Return a computer player; a name without a version means the newest one.

    Raises `UnknownBot`.
    """
    plain, at, version = name.partition("@")
    versions = _VERSIONS.get(plain, ())
    number = version if at else str(len(versions))
    if number not in map(str, range(1, len(versions) + 1)):
        raise UnknownBot(bot=name, known=", ".join(bots()))
    return versions[int(number) - 1](seed)
