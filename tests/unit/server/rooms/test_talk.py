"""What people may say."""

import pytest

from rebelote.notation.wording import LANGUAGES
from rebelote.server.errors import NoFreeText, TooMuchTalk, UnknownPhrase
from rebelote.server.rooms.frames import Say
from rebelote.server.rooms.talk import ALL_PHRASES, MOST_A_MINUTE, Talk, phrases, said_to

HELLO = Say("a", phrase="hello")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_words_in_every_language(language):
    """Each is offered once, and none is left as its name."""
    offered = phrases(language)
    assert [one.id for one in offered] == list(ALL_PHRASES)
    assert all(one.text and "_" not in one.text for one in offered)


def test_nobody_speaks_without_a_pause():
    """One a second and so many a minute; another person may speak meanwhile."""
    talk = Talk()
    for number in range(MOST_A_MINUTE):
        talk.check(HELLO, "ada", is_private=False, now=2000 * number)
    with pytest.raises(TooMuchTalk):
        talk.check(HELLO, "ada", is_private=False, now=2000 * MOST_A_MINUTE)
    talk.check(HELLO, "boro", is_private=False, now=0)
    with pytest.raises(TooMuchTalk):
        talk.check(HELLO, "boro", is_private=False, now=999)
    talk.check(HELLO, "ada", is_private=False, now=60_000)


@pytest.mark.parametrize(
    ("frame", "is_private", "error"),
    [
        (Say("a", phrase="shout"), True, UnknownPhrase),
        (Say("a", text="hello"), False, NoFreeText),
        (Say("a", text="  "), True, UnknownPhrase),
    ],
)
def test_what_may_not_be_said(frame, is_private, error):
    """A name that is none, free text among strangers, nothing."""
    with pytest.raises(error):
        Talk().check(frame, "ada", is_private=is_private, now=0)


def test_a_reader_gets_the_own_language():
    """A phrase is translated, a text is left as it was typed."""
    assert said_to(HELLO, 2, "nl").text == "Hallo!"
    assert said_to(Say("a", text=" <b> "), 2, "nl").text == "<b>"
