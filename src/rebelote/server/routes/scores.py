"""The score of a match played with real cards: marked here, since the rules live here."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from rebelote.match import Form, KeptMatch, form_of, keep_match, tell_match
from rebelote.rules.registry import ruleset as ruleset_of
from rebelote.server.asking import COUNTED, AskedLanguage
from rebelote.server.models import LONGEST_TEXT, ScoreAsked

router = APIRouter(prefix="/api/score", tags=["score"])


@router.post("", dependencies=COUNTED)
def score(asked: ScoreAsked, language: AskedLanguage) -> KeptMatch:
    """Return the match that these deals come to, each with its lines or with what is wrong."""
    rules = ruleset_of(asked.ruleset)
    return tell_match(rules, keep_match(rules, asked.deals), language)


@router.get("/form")
def form(ruleset: Annotated[str, Query(max_length=LONGEST_TEXT)], language: AskedLanguage) -> Form:
    """Return which fields a deal of a ruleset needs, with their choices."""
    return form_of(ruleset_of(ruleset), language)
