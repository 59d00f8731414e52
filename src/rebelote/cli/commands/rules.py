"""`rebelote rules`: which variants there are, every option in words, what differs."""

from __future__ import annotations

import typer
from rich.console import Console
from rich.table import Table

from rebelote.cli.app import app
from rebelote.cli.commands.arguments import AsJson, Language, language_of, print_json
from rebelote.notation.wording import (
    describe_ruleset,
    diff_rulesets,
    say_option,
    say_promise,
    say_title,
)
from rebelote.rules.registry import ruleset, rulesets

rules_app = typer.Typer(no_args_is_help=True, help="Show rulesets and their house options.")
app.add_typer(rules_app, name="rules")


@rules_app.command("list")
def list_rules(language: Language = None, as_json: AsJson = False) -> None:
    """List the variants."""
    spoken = language_of(language)
    known = rulesets().values()
    if as_json:
        print_json(
            [
                {"ruleset": str(one), "title": say_title(one, spoken)}
                | {"promise": say_promise(one, spoken)}
                for one in known
            ]
        )
        return
    table = Table("", "", box=None, show_header=False, pad_edge=False)
    for one in known:
        table.add_row(str(one), f"{say_title(one, spoken)}. {say_promise(one, spoken)}")
    Console().print(table)


@rules_app.command("show")
def show_rules(variant: str, language: Language = None, as_json: AsJson = False) -> None:
    """Show every option of a ruleset in words, such as `coinche(target=2000)`."""
    spoken, rules = language_of(language), ruleset(variant)
    described = describe_ruleset(rules, spoken)
    if as_json:
        options = {one.option: one.value for one in described}
        allowed = {name: str(one.option.domain.allowed) for name, one in rules.settings.items()}
        print_json({"ruleset": str(rules), "options": options, "allowed": allowed})
        return
    console = Console()
    console.print(f"{rules}: {say_title(rules, spoken)}", style="bold", highlight=False)
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(no_wrap=True)
    table.add_column()
    for one in described:
        table.add_row(f"{one.option}={one.value}", say_option(one.option, spoken, rules))
        table.add_row("", one.sentence, style="dim")
    console.print(table)


@rules_app.command("diff")
def diff_rules(first: str, second: str, language: Language = None, as_json: AsJson = False) -> None:
    """Show what differs between two rulesets."""
    spoken, one, two = language_of(language), ruleset(first), ruleset(second)
    differences = diff_rulesets(one, two, spoken)
    if as_json:
        print_json({each.option: [each.first, each.second] for each in differences})
        return
    table = Table("", str(one), str(two), box=None, pad_edge=False)
    for each in differences:
        table.add_row(each.option, each.first_sentence or "–", each.second_sentence or "–")
    Console().print(table)
