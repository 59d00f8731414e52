"""What can be learnt: a lesson for each variant, checks, puzzles."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query

from rebelote.lessons import (
    Checks,
    Lesson,
    Listed,
    ListedPuzzle,
    ShownPuzzle,
    list_lessons,
    list_puzzles,
    show_puzzle,
)
from rebelote.server.asking import COUNTED, AskedHouse, AskedLanguage
from rebelote.server.models import LONGEST_TEXT, MOST
from rebelote.server.studying import quiz, teach

router = APIRouter(prefix="/api", tags=["lessons"])

Variant = Annotated[str, Path(max_length=LONGEST_TEXT)]


@router.get("/lessons")
def lessons(language: AskedLanguage) -> tuple[Listed, ...]:
    """Return the lessons there are."""
    return list_lessons(language)


@router.get("/lessons/{variant}", dependencies=COUNTED)
async def lesson(variant: Variant, house: AskedHouse, language: AskedLanguage) -> Lesson:
    """Return the lesson of a variant, or of a ruleset with its options."""
    return await house.thinkers.study(teach, variant, language, key=(variant, language))


@router.get("/lessons/{variant}/checks", dependencies=COUNTED)
async def checks(
    variant: Variant,
    house: AskedHouse,
    language: AskedLanguage,
    seed: Annotated[int, Query(ge=0, le=MOST)] = 0,
) -> Checks:
    """Return checks for the reader: which cards may be played, how many points there are."""
    key = (variant, seed, language)
    return await house.thinkers.study(quiz, variant, seed, language, key=key)


@router.get("/puzzles")
def puzzles(
    language: AskedLanguage,
    variant: Annotated[str | None, Query(max_length=LONGEST_TEXT)] = None,
    grade: Annotated[str | None, Query(max_length=LONGEST_TEXT)] = None,
) -> tuple[ListedPuzzle, ...]:
    """Return the puzzles of a variant and a grade, or all of them."""
    return list_puzzles(language, variant, grade)


@router.get("/puzzles/{name}")
def puzzle(name: str, language: AskedLanguage) -> ShownPuzzle:
    """Return a puzzle with its solution."""
    return show_puzzle(name, language)
