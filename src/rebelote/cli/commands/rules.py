"""`rebelote rules`: which variants there are, every option in words, what differs."""

from __future__ import annotations

from typing import Annotated

import typer

from rebelote.cli.app import app, show_help
from rebelote.cli.commands.arguments import AsJson, Language, print_json
from rebelote.cli.words import word

rules_app = typer.Typer(invoke_without_command=True)
app.add_typer(rules_app, name="rules")

_TEXT = "A ruleset: a name, or name(option=value,...)."
Named = Annotated[str, typer.Argument(help=_TEXT)]


@rules_app.callback()
def rules(context: typer.Context) -> None:
    """Show rulesets and their house options."""
    show_help(context)


@rules_app.command("list")
def list_rules(language: Language = "", as_json: AsJson = False) -> None:
    """List the variants."""
    from rich.table import Table

    from rebelote.cli.screen import Screen
    from rebelote.notation.wording import say_error, say_promise, say_title
    from rebelote.rules.registry import broken_plugins, rulesets

    known = rulesets().values()
    for broken in broken_plugins():
        typer.echo(f"rebelote: {say_error(broken, language)}", err=True)
    if as_json:
        print_json(
            [
                {"ruleset": str(one), "title": say_title(one, language)}
                | {"promise": say_promise(one, language)}
                for one in known
            ]
        )
        return
    table = Table("", "", box=None, show_header=False, pad_edge=False)
    for one in known:
        table.add_row(str(one), f"{say_title(one, language)}. {say_promise(one, language)}")
    Screen().print(table)


@rules_app.command("show")
def show_rules(variant: Named, language: Language = "", as_json: AsJson = False) -> None:
    """Show every option of a ruleset in words, such as `coinche(target=2000)`."""
    from rich.table import Table

    from rebelote.cli.screen import Screen
    from rebelote.notation.wording import describe_ruleset, say_option, say_title
    from rebelote.rules.registry import ruleset

    rules = ruleset(variant)
    described = describe_ruleset(rules, language)
    if as_json:
        options = {one.option: one.value for one in described}
        allowed = {name: str(one.option.domain.allowed) for name, one in rules.settings.items()}
        sentences = {one.option: one.sentence for one in described}
        print_json(
            {"ruleset": str(rules), "options": options}
            | {"allowed": allowed, "sentences": sentences}
        )
        return
    screen = Screen()
    screen.print(f"{rules}: {say_title(rules, language)}", style="bold")
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(overflow="fold")
    table.add_column(overflow="fold")
    for one in described:
        table.add_row(f"{one.option}={one.value}", say_option(one.option, language, rules))
        table.add_row("", one.sentence, style="dim")
    screen.print(table)


@rules_app.command("diff")
def diff_rules(
    first: Named, second: Named, language: Language = "", as_json: AsJson = False
) -> None:
    """Show what differs between two rulesets."""
    from rich.table import Table

    from rebelote.cli.screen import Screen
    from rebelote.notation.wording import diff_rulesets
    from rebelote.rules.registry import ruleset

    one, two = ruleset(first), ruleset(second)
    differences = diff_rulesets(one, two, language)
    if as_json:
        print_json({each.option: [each.first, each.second] for each in differences})
        return
    if not differences:
        print(word("no_difference", language))
        return
    table = Table("", str(one), str(two), box=None, pad_edge=False)
    for each in differences:
        table.add_row(each.option, each.first_sentence or "–", each.second_sentence or "–")
    Screen().print(table)
