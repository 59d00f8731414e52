"""What is quoted in an error."""

import pytest

from rebelote.cli.quoting import (
    MOST_FAULTS,
    MOST_IN_A_LINE,
    MOST_QUOTED,
    one_line,
    shorten,
    shorten_error,
    shorten_fault,
    visible,
)
from rebelote.notation import BadRecord, Fault, Place
from rebelote.notation.errors import BadTag, UnknownFormat


@pytest.mark.parametrize("sign", ["\x00", "\x07", "\x1b", "\x7f", "\x9b", "\u202e", "\u2028"])
def test_signs_that_command_become_escapes(sign):
    """Neither controls nor directions nor ends of lines are left."""
    assert visible(f"a{sign}b").isprintable()
    assert visible(f"a{sign}b") not in ("ab", f"a{sign}b")


def test_half_a_character_becomes_an_escape():
    """An argument that is no text in the terminal's encoding can be printed."""
    assert visible("\udcff") == r"\udcff"


def test_letters_of_all_languages_stay():
    """Accents, typographic spaces and the suits' signs are no commands."""
    text = "« Œuvre »\u00a0: 10♥\u202f!"
    assert visible(text) == text


def test_one_line_is_one_and_ends():
    """Line feeds become spaces, and a flood is cut."""
    assert one_line("a\nb\r\nc") == "a b c"
    assert len(one_line("x" * 10**6)) == MOST_IN_A_LINE + 1


def test_short_texts_are_not_cut():
    """An ellipsis stands only where more follows."""
    assert shorten("x" * MOST_QUOTED) == "x" * MOST_QUOTED
    assert shorten("x" * (MOST_QUOTED + 1)) == "x" * MOST_QUOTED + "…"


def test_an_error_keeps_its_own_words():
    """What was read is cut; what is known stays whole."""
    known = ", ".join(["name"] * 50)
    error = shorten_error(UnknownFormat(format="9" * 99, known=known))
    assert isinstance(error, UnknownFormat)
    assert error.params == {"format": "9" * MOST_QUOTED + "…", "known": known}


def test_a_fault_is_cut_in_place_and_error():
    """Field, token and the error's text are short; line and column stay."""
    fault = shorten_fault(Fault(Place("f" * 99, "t" * 99, 3, 4), BadTag(text="x" * 99)))
    assert (fault.place.line, fault.place.column) == (4, 3)
    short = (fault.place.field, fault.place.token, str(fault.error.params["text"]))
    assert all(len(text) == MOST_QUOTED + 1 for text in short)


def test_of_many_faults_few_are_left():
    """An error that holds faults has no more than are told."""
    fault = Fault(Place("tags"), BadTag(text="x" * 99))
    error = shorten_error(BadRecord(faults=(fault,) * 99))
    assert isinstance(error, BadRecord)
    assert len(error.faults) == MOST_FAULTS
    assert len(str(error.faults[0].error.params["text"])) == MOST_QUOTED + 1
