"""Longer pieces of work, as plain functions that a process of its own carries out."""

from __future__ import annotations

from typing import Final

from rebelote.analysis import review
from rebelote.analysis.steps import SteppedReview, step_through
from rebelote.engine import Deal
from rebelote.lessons import Checks, Lesson, checks_of, lesson_of
from rebelote.match.reading import read_deals
from rebelote.notation import RecordError
from rebelote.rules.registry import ruleset as ruleset_of
from rebelote.server.errors import NoSuchDeal

# A person mends a record from the top; nobody reads more.
MOST_FAULTS: Final = 5


def review_deal(deal: Deal, number: int, deals: int, language: str) -> SteppedReview:
    """Return the review of a deal, the one of this number among so many."""
    return step_through(review(deal), language, number=number, deals=deals)


def review_text(text: str, number: int, language: str) -> SteppedReview:
    """Return the review of a deal of a `.belote` text, or of lines that are a deal each.

    Deals are numbered from 1 through all matches of the text. Raises `BadRecord` or `FalseRecord`
    with the first faults, or `NoSuchDeal`.
    """
    try:
        deals = read_deals(text)
    except RecordError as error:
        raise type(error)(faults=error.faults[:MOST_FAULTS]) from error
    if not 1 <= number <= len(deals):
        raise NoSuchDeal(deal=number)
    return review_deal(deals[number - 1], number, len(deals), language)


def teach(ruleset: str, language: str) -> Lesson:
    """Return the lesson of a ruleset; raises what the text of a ruleset may be refused for."""
    return lesson_of(ruleset_of(ruleset), language)


def quiz(ruleset: str, seed: int, language: str) -> Checks:
    """Return the checks of a ruleset and a seed."""
    return checks_of(ruleset_of(ruleset), seed, language)
