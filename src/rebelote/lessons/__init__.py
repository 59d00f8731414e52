"""Lessons: the rules of a variant explained, worked examples, questions, checks and puzzles."""

from rebelote.lessons.checks import CardAnswer, Checks, CountCheck, PlayCheck, checks_of
from rebelote.lessons.examples import WorkedExample
from rebelote.lessons.lesson import (
    Block,
    BlockKind,
    Lesson,
    Listed,
    Question,
    Section,
    lesson_of,
    list_lessons,
)
from rebelote.lessons.puzzles import (
    ListedPuzzle,
    NoSuchPuzzle,
    PuzzleChoice,
    ShownPuzzle,
    list_puzzles,
    show_puzzle,
)

__all__ = [
    "Block",
    "BlockKind",
    "CardAnswer",
    "Checks",
    "CountCheck",
    "Lesson",
    "Listed",
    "ListedPuzzle",
    "NoSuchPuzzle",
    "PlayCheck",
    "PuzzleChoice",
    "Question",
    "Section",
    "ShownPuzzle",
    "WorkedExample",
    "checks_of",
    "lesson_of",
    "list_lessons",
    "list_puzzles",
    "show_puzzle",
]
