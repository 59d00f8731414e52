"""Letters that an encoding lacks."""

import pytest

from rebelote.cli.lettering import SPELT, has_signs, spell


@pytest.mark.parametrize(
    ("encoding", "has"),
    [("utf-8", True), ("latin-1", False), ("cp1252", False), ("ascii", False), ("nosuch", False)],
)
def test_encodings_with_all_signs_are_known(encoding, has):
    """Only an encoding that has suits, lines and letters can draw a table."""
    assert has_signs(encoding) is has


@pytest.mark.parametrize(
    ("letter", "spelt"),
    [
        ("œ", "oe"),
        ("é", "e"),
        ("–", "-"),
        ("…", "..."),
        ("\u202f", " "),
        ("’", "'"),
        ("đ", "d"),
        ("Š", "S"),
        ("я", "ya"),
        ("Щ", "Sht"),
        ("漢", "?"),
        ("\udcff", "?"),
    ],
)
def test_letters_are_spelt(letter, spelt):
    """A reader gets the nearest in ASCII, a question mark where there is none."""
    assert spell(letter, "fr") == spelt


@pytest.mark.parametrize(
    ("language", "letters"), [("fr", "pckt"), ("en", "shdc"), ("hr", "phkt"), ("nl", "shrk")]
)
def test_suits_are_spelt_by_their_letters(language, letters):
    """A sign becomes the letter that is typed for the suit."""
    assert "".join(spell(sign, language) for sign in "♠♥♦♣") == letters


def test_bulgarian_is_spelt_in_latin_letters():
    """A reader without Cyrillic gets every word, not question marks."""
    spelt = "„Вале пика“ – белот".encode("ascii", SPELT)
    assert spelt == b'"Vale pika" - belot'


def test_an_encoding_keeps_what_it_has():
    """Only what lacks is spelt otherwise."""
    assert "été au cœur".encode("latin-1", SPELT) == "été au coeur".encode("latin-1")


def test_bytes_that_are_no_text_stay_an_error():
    """It is a way to write; reading is not made lenient."""
    with pytest.raises(UnicodeDecodeError):
        b"\xff".decode("utf-8", SPELT)
