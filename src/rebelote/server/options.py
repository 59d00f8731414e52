"""The house options of a ruleset as pages have them."""

from __future__ import annotations

from rebelote.notation.wording import say_allowed, say_option, say_value
from rebelote.rules import Ruleset
from rebelote.rules.options import Number, OnOff
from rebelote.rules.ruleset import Setting
from rebelote.server.models import OptionChoice, OptionShown


def options_of(rules: Ruleset, language: str) -> list[OptionShown]:
    """Return the options of a ruleset in words of a language."""
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
