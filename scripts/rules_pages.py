"""Writes the pages that the program knows better than people: one a variant, and the errors.

`docs/rules/*.md` are the English lessons, with score sheets computed by the engine;
`docs/reference/errors.md` comes from the error classes and the catalogues of sentences. With
`--check` nothing is written, and the exit code is 1 when a page is not what it would be.
"""

import importlib
import inspect
import pkgutil
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import rebelote
from rebelote.cards import RebeloteError
from rebelote.lessons import Block, BlockKind, Lesson, Section, WorkedExample, lesson_of
from rebelote.notation.wording import (
    SaidLine,
    say_allowed,
    say_option,
    say_promise,
    say_title,
    say_value,
)
from rebelote.notation.wording.say import speech_of
from rebelote.notation.wording.sentence import Spoken
from rebelote.rules import Ruleset, variants
from rebelote.rules.options import Choice, OnOff
from rebelote.rules.registry import rulesets
from rebelote.rules.ruleset import Setting
from rebelote.rules.seating import TEAMS

DOCS = Path(__file__).resolve().parents[1] / "docs"
SOURCES = DOCS / "explanation" / "sources.md"
# More columns than these would not fit a page.
SHOWN = ("fr", "en")
NOTE = "% Written by scripts/rules_pages.py: change the ruleset or the wording, then run it.\n"
TAKERS = TEAMS[0]
SHEETS = "The sheets below are computed by the engine."


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def bullets(lines: list[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


# --- lessons as pages ----------------------------------------------------------------------------


def block(one: Block) -> str:
    if one.kind is BlockKind.TABLE:
        return table(list(one.head), [list(row) for row in one.rows])
    return bullets(list(one.items)) if one.kind is BlockKind.LIST else one.text


def section(one: Section) -> list[str]:
    return [f"## {one.title}", *map(block, one.blocks)]


def worked_example(one: WorkedExample) -> str:
    facts = " ".join(one.facts)
    return f"### {one.title}\n\n{facts}\n\n{sheet(one)}"


def sheet(one: WorkedExample) -> str:
    said = one.sheet
    rows = [row for line in said.lines for row in line_rows(line)]
    marks = [f"**{own}**" for own in said.marks]
    unit = said.points_per_mark
    name = "marks" if unit == 1 else f"marks, of {unit} points each"
    rows.append([f"**{name}**", *marks, f"**{said.outcome.text.lower()}**"])
    text = table(["line", "takers", "defence", "what it is"], rows)
    return f"{text}\n\n{one.hanging}" if one.hanging else text


def line_rows(line: SaidLine) -> Iterator[list[str]]:
    for team, points in enumerate(line.points):
        if points:
            cells = [f"{points:+d}", ""] if team == TAKERS else ["", f"{points:+d}"]
            yield [line.label.text, *cells, line.sentences[team]]


def questions(lesson: Lesson) -> str:
    return "\n\n".join(f"### {one.question}\n\n{' '.join(one.answer)}" for one in lesson.questions)


# --- the options -------------------------------------------------------------------------------


def option_entry(name: str, one: Setting, ruleset: Ruleset) -> str:
    meaning = say_value(name, one.text, "en", ruleset)
    lines = [
        f"`{name}`",
        f": {say_option(name, 'en', ruleset)}",
        f"  Here `{one.text}`: {meaning}",
    ]
    domain = one.option.domain
    if isinstance(domain, Choice | OnOff):
        others = map(one.option.domain.write, one.option.domain.others(one.value))
        lines += [f"  Or `{text}`: {say_value(name, text, 'en', ruleset)}" for text in others]
    else:
        lines.append(f"  Other values: {say_allowed(domain.allowed, 'en')}.")
    return "\n\n".join([lines[0] + "\n" + lines[1], *lines[2:]])


def opened_options(ruleset: Ruleset) -> list[str]:
    """Say which options get an effect when another one is changed."""
    lines = []
    for name, one in ruleset.settings.items():
        for other in one.option.domain.others(one.value):
            text = one.option.domain.write(other)
            try:
                changed = ruleset.with_options(**{name: text})
            except RebeloteError:
                continue
            opened = [f"`{new}`" for new in changed.settings if new not in ruleset.settings]
            if opened:
                lines.append(f"With `{name}={text}` there are also {', '.join(opened)}.")
    return lines


def options_section(ruleset: Ruleset) -> str:
    entries = [option_entry(name, one, ruleset) for name, one in ruleset.settings.items()]
    return "\n\n".join([*entries, *opened_options(ruleset)])


# --- the pages ---------------------------------------------------------------------------------


def source_links(ruleset: Ruleset) -> str:
    headings = re.findall(r"^## (Source (\d+).*)$", SOURCES.read_text(encoding="utf-8"), re.M)
    anchors = {number: re.sub(r"[^\w ]", "", title).replace(" ", "-") for title, number in headings}
    links = [
        f"[source {one}](../explanation/sources.md#{anchors[one].lower()})"
        for one in ruleset.sources
    ]
    return ", ".join(links)


def variant_page(ruleset: Ruleset) -> str:
    lesson = lesson_of(ruleset, "en")
    french = say_title(ruleset, "fr")
    parts = [
        f"# {lesson.title}",
        lesson.promise,
        f"In French: *{french}*. Its ruleset is written `{ruleset}`; its rules come from "
        f"{source_links(ruleset)}.",
        lesson.story,
    ]
    for one in lesson.sections:
        parts += section(one)
        if one.id == "score":
            parts.append(SHEETS)
            parts += map(worked_example, lesson.examples)
    parts += [
        "## Questions",
        questions(lesson),
        "## Advice",
        bullets(list(lesson.advice)),
        "## House options (les règles maison)",
        f"Written in parentheses after the name, such as `{example_text(ruleset)}`; see "
        "[house rules](../how-to/use-house-rules.md).",
        options_section(ruleset),
    ]
    return NOTE + "\n" + "\n\n".join(parts) + "\n"


def example_text(ruleset: Ruleset) -> str:
    """Return the ruleset with its first switch turned over."""
    for name, one in ruleset.settings.items():
        if isinstance(one.option.domain, OnOff):
            text = one.option.domain.write(not one.value)
            return str(ruleset.with_options(**{name: text}))
    return str(ruleset)


def index_page(shown: list[Ruleset]) -> str:
    rows = [
        [f"[{say_title(one, 'en')}]({one.id}.md)", f"`{one.id}`", say_promise(one, "en")]
        for one in shown
    ]
    tree = "\n".join(one.id for one in shown)
    return (
        f"{NOTE}\n# The rules\n\nOne page a variant, written by the program from the same values "
        f"that it plays by.\n\n{table(['game', 'name in the program', 'in a line'], rows)}\n\n"
        f"```{{toctree}}\n:hidden:\n:maxdepth: 1\n\n{tree}\n```\n"
    )


def error_rows() -> dict[str, list[list[str]]]:
    """Return the errors by module: code, meaning, and the sentence in each language."""
    for module in pkgutil.walk_packages(rebelote.__path__, "rebelote."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    rows: dict[str, list[list[str]]] = {}
    for kind in sorted(descendants(RebeloteError), key=lambda kind: kind.__name__):
        if kind.__module__.startswith("rebelote."):
            meaning = inspect.cleandoc(kind.__doc__ or "").split("\n\n")[0].replace("\n", " ")
            said = [shown_template(kind.__name__, language) for language in SHOWN]
            rows.setdefault(kind.__module__, []).append([f"`{kind.__name__}`", meaning, *said])
    return dict(sorted(rows.items()))


def descendants(kind: type[RebeloteError]) -> set[type[RebeloteError]]:
    found = {kind}
    for child in kind.__subclasses__():
        found |= descendants(child)
    return found


def shown_template(code: str, language: str) -> str:
    """Return a sentence with its parameters' names in italics and the usual words."""
    speech = speech_of(language)

    def show(match: re.Match[str]) -> str:
        name, form = match.groups()
        word = speech.vocabulary.get(name)
        return f"*{name}*" if word is None else format(Spoken(word, speech), form or "")

    template = speech.words.typeset(speech.words.errors[code])
    return re.sub(r"\{([\w.]+)(?::(\w+))?\}", show, template).replace("|", "\\|")


def errors_page() -> str:
    parts = [
        "# Errors",
        "Whatever is refused raises an error with a name. All derive from "
        "`rebelote.cards.RebeloteError` and carry `code`, the name, and `params`, the values "
        "that say where and why. `rebelote.notation.wording.say_error` makes the sentence, shown "
        "here in French and English; Bulgarian, Croatian and Dutch have one for each as well.",
    ]
    head = ["code", "meaning and parameters", "in French", "in English"]
    for module, rows in error_rows().items():
        parts += [f"## {module}", table(head, rows)]
    return NOTE + "\n" + "\n\n".join(parts) + "\n"


def pages() -> dict[Path, str]:
    """Return every generated page by its path; variants of plugins have none."""
    own = {module.name for module in pkgutil.iter_modules(variants.__path__)}
    shown = [one for name, one in rulesets().items() if name in own]
    found = {DOCS / "rules" / f"{one.id}.md": variant_page(one) for one in shown}
    found[DOCS / "rules" / "index.md"] = index_page(shown)
    found[DOCS / "reference" / "errors.md"] = errors_page()
    return found


def main(arguments: list[str]) -> int:
    stale = []
    for path, text in pages().items():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(str(path.relative_to(DOCS.parent)))
        if "--check" not in arguments:
            path.write_text(text, encoding="utf-8")
    verdict = "stale" if "--check" in arguments else "written"
    print("\n".join(f"{verdict}: {name}" for name in stale) or "All pages are up to date.")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
