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
    | dict.fromkeys("«»“”„", '"')
    | dict.fromkeys("–—─·", "-")
    | dict.fromkeys("’‘", "'")
    | {"đ": "d", "Đ": "D"}
)
# Bulgarian letters as the official romanisation spells them.
_ROMAN: Final = dict(zip("абвгдезийклмнопрстуфхъь", "abvgdeziyklmnoprstufhay", strict=True)) | {
    "ж": "zh",
    "ц": "ts",
    "ч": "ch",
    "ш": "sh",
    "щ": "sht",
    "ю": "yu",
    "я": "ya",
}


def has_signs(encoding: str) -> bool:
    """Tell whether an encoding has the suits' signs and all else that a drawn table needs."""
    try:
        SIGNS.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def spell(letter: str, language: str) -> str:
    """Return a letter or a sign in ASCII: suits by their letter, "oe" for "œ", "?" for unknown."""
    if letter in _SUITS:
        return word("strain_letters", language)[_SUITS.index(letter)]
    if letter.lower() in _ROMAN:
        roman = _ROMAN[letter.lower()]
        return roman if letter.islower() else roman.capitalize()
    parts = unicodedata.normalize("NFKD", letter.translate(_SPELLING))
    return parts.encode("ascii", "ignore").decode("ascii") or "?"


def _spell_all(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    language = settings.language()
    lacking = error.object[error.start : error.end]
    return "".join(spell(letter, language) for letter in lacking), error.end


codecs.register_error(SPELT, _spell_all)
