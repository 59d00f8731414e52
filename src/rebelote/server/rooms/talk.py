"""What people may say at a table: phrases that are translated, and how often one may speak."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Final

from rebelote.notation.wording import say_phrase
from rebelote.server.errors import NoFreeText, TooMuchTalk, UnknownPhrase
from rebelote.server.rooms.frames import Say, Spoken
from rebelote.server.rooms.models import PhraseShown

# In the order in which a page offers them.
PHRASES: Final = (
    *("hello", "good_luck", "well_played", "thanks", "sorry"),
    *("your_turn", "one_moment", "good_game", "again", "bye"),
)
REACTIONS: Final = ("clap", "laugh", "wow", "sad", "heart")
ALL_PHRASES: Final = (*PHRASES, *REACTIONS)

_SECOND, _MINUTE = 1000, 60_000
MOST_A_MINUTE: Final = 10


def phrases(language: str) -> list[PhraseShown]:
    """Return all phrases and reactions in a language."""
    return [
        PhraseShown(id=name, text=say_phrase(name, language), is_reaction=name in REACTIONS)
        for name in ALL_PHRASES
    ]


@dataclass(eq=False)
class Talk:
    """Who spoke at one table, and when, in ms; it is remembered for a minute and not kept."""

    _times: dict[str, deque[int]] = field(default_factory=dict)

    def check(self, frame: Say, player: str, *, is_private: bool, now: int) -> None:
        """Count something said; raises `UnknownPhrase`, `NoFreeText` or `TooMuchTalk`."""
        if frame.phrase is not None and frame.phrase not in ALL_PHRASES:
            raise UnknownPhrase(phrase=frame.phrase)
        if frame.phrase is None and not is_private:
            raise NoFreeText()
        if frame.phrase is None and not (frame.text or "").strip():
            raise UnknownPhrase(phrase="")
        times = self._times.setdefault(player, deque())
        while times and times[0] <= now - _MINUTE:
            times.popleft()
        if len(times) >= MOST_A_MINUTE or (times and times[-1] > now - _SECOND):
            raise TooMuchTalk(most=MOST_A_MINUTE)
        times.append(now)


def said_to(frame: Say, seat: int, language: str) -> Spoken:
    """Return something said as a reader of a language gets it."""
    if frame.phrase is not None:
        return Spoken(seat, frame.phrase, say_phrase(frame.phrase, language))
    return Spoken(seat, None, (frame.text or "").strip())
