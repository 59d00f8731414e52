"""The page about the notation shows what the code reads and prints."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from rebelote.match import replay_match
from rebelote.notation import parse_deal, parse_match, position, print_deal, print_match, replay

PAGE = Path(__file__).parents[3] / "docs" / "reference" / "notation.md"
TEXT = PAGE.read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """Return the blocks of the page in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


LINES = [line for line in blocks("none") if not line.startswith("[")]
MATCHES = [block for block in blocks("none") if block.startswith("[")]


@pytest.mark.parametrize(
    ("code", "printed"), list(zip(blocks("python"), blocks("text"), strict=True))
)
def test_an_example_prints_what_it_shows(
    code: str, printed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each block of Python prints the block of text after it."""
    exec(compile(code, str(PAGE), "exec"), {})
    assert capsys.readouterr().out == printed


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_canonical_and_true(line: str) -> None:
    """The lines of the page are canonical, and the engine accepts them."""
    record = parse_deal(line)
    assert print_deal(record) == line.strip()
    judge: Callable[..., object] = position if record.is_hidden else replay
    judge(record)


@pytest.mark.parametrize("text", MATCHES)
def test_a_match_is_canonical_and_true(text: str) -> None:
    """The match of the page is canonical, and the engine accepts it."""
    (record,) = parse_match(text)
    assert print_match(record) == text
    replay_match(record)


@pytest.mark.parametrize("word", ["pass", "redouble", "capot", "AT", "packets=", "carre", "last"])
def test_the_grammar_knows_the_words(word: str) -> None:
    """The words of the notation stand in the grammar."""
    (grammar,) = blocks("ebnf")
    assert word in grammar
