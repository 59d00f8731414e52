"""The variants, their options, and rulesets made of them."""

from __future__ import annotations

from fastapi import APIRouter

from rebelote.cards import Reason
from rebelote.notation.wording import (
    diff_rulesets,
    say_allowed,
    say_option,
    say_promise,
    say_title,
    say_value,
)
from rebelote.rules import Ruleset
from rebelote.rules.options import Number, OnOff
from rebelote.rules.registry import ruleset as ruleset_of
from rebelote.rules.registry import rulesets
from rebelote.rules.ruleset import Setting
from rebelote.server.asking import AskedLanguage
from rebelote.server.errors import BadRequestBody
from rebelote.server.models import (
    OptionChoice,
    OptionShown,
    RulesetAsked,
    RulesetShown,
    VariantShown,
)
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
            options=_options(rules, language),
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
        options=_options(rules, language),
    )


def _options(rules: Ruleset, language: str) -> list[OptionShown]:
    return [_option(name, one, rules, language) for name, one in rules.settings.items()]


def _option(name: str, setting: Setting, rules: Ruleset, language: str) -> OptionShown:
    domain = setting.option.domain
    low = high = step = None
    choices: list[OptionChoice] = []
    if isinstance(domain, Number):
        low, high, step = domain.low, domain.high, domain.step
    else:
        values = [setting.value, *domain.others(setting.value)]
        texts = ["off", "on"] if isinstance(domain, OnOff) else sorted(map(domain.write, values))
        choices = [
            OptionChoice(value=text, text=say_value(name, text, language, rules)) for text in texts
        ]
    return OptionShown(
        name=name,
        title=say_option(name, language, rules),
        help=say_value(name, setting.text, language, rules),
        value=setting.text,
        allowed=say_allowed(domain.allowed, language),
        choices=choices,
        low=low,
        high=high,
        step=step,
    )
