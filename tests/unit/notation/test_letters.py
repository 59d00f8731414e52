"""English and French letters."""

import pytest

from rebelote.notation.errors import UnknownLetters
from rebelote.notation.letters import LETTERS, letters_of
from rebelote.rules.actions import DOUBLE, PASS, REDOUBLE
from rebelote.rules.ranking import Strain


@pytest.mark.parametrize(
    ("name", "spades"), [("en", "As Ks Qs Js Ts 9s 8s 7s"), ("fr", "Ap Rp Dp Vp 10p 9p 8p 7p")]
)
def test_the_cards_have_their_letters(name: str, spades: str) -> None:
    """The plain order of spades is written rank before suit."""
    cards = letters_of(name).cards
    assert [cards[card] for card in (7, 6, 5, 4, 3, 2, 1, 0)] == spades.split()


@pytest.mark.parametrize(("name", "strains"), [("en", "S H D C NT AT"), ("fr", "P C K T SA TA")])
def test_the_strains_have_their_letters(name: str, strains: str) -> None:
    """Strains are upper-case letters, in the order of their numbers."""
    assert list(letters_of(name).strains) == strains.split()


@pytest.mark.parametrize("name", LETTERS)
def test_every_spelling_reads_back(name: str) -> None:
    """What the letters write for cards and strains, they read as the same."""
    letters = letters_of(name)
    for number, text in enumerate(letters.cards):
        match = letters.card.fullmatch(text)
        assert match is not None
        assert letters.card_of(match) == number
    assert [letters.strain_of[text] for text in letters.strains] == list(Strain)


def test_french_has_no_short_word_for_pass() -> None:
    """A lone P bids spades in French, so only the doubles have short words."""
    assert "p" not in letters_of("fr").word_of
    assert letters_of("fr").strain_of["P"] is Strain.SPADES


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("en", ("p", "pass", "x", "double", "xx", "redouble")),
        ("fr", ("passe", "pass", "x", "contre", "xx", "surcontre")),
    ],
)
def test_the_words_of_the_auction_are_known(name: str, words: tuple[str, ...]) -> None:
    """Long and short words of a language stand for pass, double and redouble."""
    expected = [PASS, PASS, DOUBLE, DOUBLE, REDOUBLE, REDOUBLE]
    assert [letters_of(name).word_of[word] for word in words] == expected


def test_other_letters_are_refused() -> None:
    """Unknown letters are an error that names the known ones."""
    with pytest.raises(UnknownLetters) as caught:
        letters_of("de")
    assert caught.value.params == {"letters": "de", "known": "en, fr"}
