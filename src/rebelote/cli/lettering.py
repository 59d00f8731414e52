"""What is written where the terminal's encoding lacks a letter or a sign."""

from __future__ import annotations

import codecs
import unicodedata
from typing import Final

from rebelote.cli import settings
from rebelote.cli.words import word

SPELT: Final = "rebelote.spelt"
"""The name of the way to encode in which letters that lack are spelt with others."""

SIGNS: Final = "♠♥♦♣─▶·«»–…œ"
"""What a drawn table cannot do without."""

_SUITS: Final = "♠♥♦♣"
_SPELLING: Final = str.maketrans(
    {"œ": "oe", "Œ": "Oe", "æ": "ae", "Æ": "Ae", "▶": ">", "×": "x"}
    | dict.fromkeys("«»“”", '"')
    | dict.fromkeys("–—─·", "-")
    | {"’": "'"}
)


def has_signs(encoding: str) -> bool:
    """Tell whether an encoding has the suits' signs and all else that a drawn table needs."""
    try:
        SIGNS.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def spell(letter: str, language: str) -> str:
    """Return a letter or a sign in ASCII: suits by their letter, "oe" for "œ", else "?"."""
    if letter in _SUITS:
        return word("suit_letters", language)[_SUITS.index(letter)]
    parts = unicodedata.normalize("NFKD", letter.translate(_SPELLING))
    return parts.encode("ascii", "ignore").decode("ascii") or "?"


def _spell_all(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    language = settings.language()
    lacking = error.object[error.start : error.end]
    return "".join(spell(letter, language) for letter in lacking), error.end


codecs.register_error(SPELT, _spell_all)
