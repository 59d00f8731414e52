"""What the players of a variant call things, as codes that each language puts in words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum, auto


class PairName(StrEnum):
    """What king and queen of trumps in one hand are called (002-E)."""

    BELOTE = auto()
    BELOT = auto()
    BELA = auto()


class SweepName(StrEnum):
    """What taking all eight tricks is called (002-E)."""

    CAPOT = auto()
    VALAT = auto()


class DoubleName(StrEnum):
    """What a double is called (002-E)."""

    CONTRE = auto()
    COINCHE = auto()


class FailureName(StrEnum):
    """What becomes of takers who do not make their contract: they are inside, or they fall."""

    DEDANS = auto()
    CHUTE = auto()


@dataclass(frozen=True)
class Vocabulary:
    """The words of one variant; those of French belote unless it says otherwise."""

    pair: PairName = PairName.BELOTE
    sweep: SweepName = SweepName.CAPOT
    double: DoubleName = DoubleName.CONTRE
    failure: FailureName = FailureName.DEDANS


Texts = tuple[tuple[str, str], ...]
