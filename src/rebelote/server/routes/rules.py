"""The variants, their options, and rulesets made of them."""

from __future__ import annotations

from fastapi import APIRouter

from rebelote.cards import Reason
from rebelote.notation.wording import (
    diff_rulesets,
    say_promise,
    say_title,
)
from rebelote.rules.registry import ruleset as ruleset_of
from rebelote.rules.registry import rulesets
from rebelote.server.asking import AskedLanguage
from rebelote.server.errors import BadRequestBody
from rebelote.server.models import (
    RulesetAsked,
    RulesetShown,
    VariantShown,
)
from rebelote.server.options import options_of
from rebelote.server.showing import number_of

router = APIRouter(prefix="/api", tags=["rules"])


@router.get("/variants")
def variants(language: AskedLanguage) -> list[VariantShown]:
    """Return every variant with its options."""
    return [
        VariantShown(
            id=name,
            ruleset=str(rules),
            title=say_title(rules, language),
            promise=say_promise(rules, language),
            target=number_of(rules, "target"),
            deals=number_of(rules, "deals"),
            options=options_of(rules, language),
        )
        for name, rules in rulesets().items()
    ]


@router.post("/rulesets")
def make_ruleset(asked: RulesetAsked, language: AskedLanguage) -> RulesetShown:
    """Return the ruleset of a text, or of a variant with options changed, and what differs."""
    if (asked.ruleset is None) is (asked.variant is None):
        raise BadRequestBody(field="ruleset, variant", problem=Reason.of("one_ruleset"))
    rules = ruleset_of(asked.ruleset or asked.variant or "")
    if asked.options:
        rules = rules.with_options(**asked.options)
    published = rules.published or rules
    return RulesetShown(
        ruleset=str(rules),
        title=say_title(rules, language),
        lines=[one.second_sentence for one in diff_rulesets(published, rules, language)],
        options=options_of(rules, language),
    )
