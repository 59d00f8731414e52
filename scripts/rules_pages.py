"""Writes the pages that the program knows better than people: one a variant, and the errors.

`docs/rules/*.md` come from the rulesets, with score sheets computed by the engine;
`docs/reference/errors.md` comes from the error classes and the catalogues of sentences. With
`--check` nothing is written, and the exit code is 1 when a page is not what it would be.
"""

import importlib
import inspect
import pkgutil
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import rebelote
from rebelote.cards import CardSet, Rank, RebeloteError
from rebelote.notation.wording import (
    describe_ruleset,
    say_allowed,
    say_family,
    say_line,
    say_line_label,
    say_option,
    say_outcome,
    say_promise,
    say_strain,
    say_title,
    say_value,
)
from rebelote.notation.wording.say import speech_of
from rebelote.notation.wording.sentence import Spoken
from rebelote.rules import CAPOT, Ruleset, Strain, variants
from rebelote.rules.belote import BELOTE_POINTS
from rebelote.rules.declarations import points_of
from rebelote.rules.options import Choice, OnOff
from rebelote.rules.registry import rulesets
from rebelote.rules.ruleset import Setting
from rebelote.rules.scoring import Line, Outcome, Score, Tally, check_tally
from rebelote.rules.scoring.sheet import LAST_TRICK_POINTS
from rebelote.rules.seating import TEAMS

DOCS = Path(__file__).resolve().parents[1] / "docs"
SOURCES = DOCS / "explanation" / "sources.md"
# More columns than these would not fit a page.
SHOWN = ("fr", "en")
NOTE = "% Written by scripts/rules_pages.py: change the ruleset or the wording, then run it.\n"
TAKERS, DEFENCE = TEAMS
HAND = 8


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def bullets(lines: list[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


# --- the cards, the deal, the auction, the play -----------------------------------------------


def ranks_table(ruleset: Ruleset) -> str:
    ranking = ruleset.ranking
    strains = ruleset.bidding.strains
    plain = "plain suit (couleur ordinaire)"
    if Strain.NO_TRUMP in strains:
        plain += ", and every suit at no-trumps (sans-atout)"
    trump = "trump suit (atout)"
    if Strain.ALL_TRUMP in strains:
        trump += ", and every suit at all-trumps (tout-atout)"
    rows = []
    for name, order, points in (
        (trump, ranking.trump_order, ranking.trump_points),
        (plain, ranking.plain_order, ranking.plain_points),
    ):
        cells = [f"{letter(rank)} {value}" for rank, value in zip(order, points, strict=True)]
        rows.append([name, *cells])
    places = ["highest", *("" for _ in range(6)), "lowest"]
    return table(["", *places], rows)


def letter(rank: Rank) -> str:
    return "10" if rank is Rank.TEN else rank.letter


def totals_of_cards(ruleset: Ruleset) -> list[str]:
    lines = []
    kinds = {"a suit contract": Strain.HEARTS, "no-trumps": Strain.NO_TRUMP}
    for name, strain in (kinds | {"all-trumps": Strain.ALL_TRUMP}).items():
        if strain in ruleset.bidding.strains:
            pack = sum(ruleset.ranking.tables[strain].points)
            total = pack + LAST_TRICK_POINTS
            lines.append(
                f"At {name} the cards count {pack}, the last trick (dix de der) "
                f"{LAST_TRICK_POINTS}: {total} in all."
            )
    return lines


def deal_lines(ruleset: Ruleset) -> list[str]:
    dealing = ruleset.dealing
    lines = sentences(ruleset, "dealing")
    rest = HAND - dealing.cards_before
    if dealing.has_turned_card:
        lines.append("The next card is turned up for all to see (la retourne).")
        lines.append(
            f"After the auction the taker (le preneur) gets the turned card and {rest - 1} more, "
            f"the others {rest} each."
        )
    elif rest:
        lines.append(f"After the auction each player gets {rest} more cards, unseen until then.")
    else:
        lines.append("Everybody holds eight cards from the start.")
    lines.append("The player after the dealer (le donneur) speaks first and leads first.")
    return lines


def sentences(ruleset: Ruleset, part: str) -> list[str]:
    """Return the values of a part's options in words."""
    return [
        one.sentence
        for one in describe_ruleset(ruleset, "en")
        if ruleset.settings[one.option].part == part
    ]


def announces_section(ruleset: Ruleset) -> str:
    lines = sentences(ruleset, "announces")
    if not ruleset.announces.announces:
        return bullets(lines)
    kinds = [
        ("tierce", "three cards in a row (suite de trois)", "AsKsQs"),
        ("fifty (cinquante)", "four in a row", "AsKsQsJs"),
        ("hundred (cent)", "five or more in a row", "AsKsQsJsTs"),
        ("carré", "four jacks (valets)", "JsJhJdJc"),
        ("carré", "four 9s", "9s9h9d9c"),
        ("carré", "four aces, 10s, kings or queens", "AsAhAdAc"),
    ]
    rows = [[name, what, str(points_of(CardSet.parse(one)))] for name, what, one in kinds]
    more = [
        "Runs follow the order 7 8 9 10 J Q K A; a card serves in one announce only.",
        "Announces are shown after the first trick, and those of the better side count.",
    ]
    return table(["announce (annonce)", "cards", "points"], rows) + "\n\n" + bullets(more + lines)


# --- worked examples ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Example:
    """A deal of which the table counted this; team 0 took."""

    title: str
    tally: Tally


def examples(ruleset: Ruleset) -> Iterator[Example]:
    """Give the deals that show how the variant counts, as far as it knows such deals."""
    has_announces = ruleset.announces.announces
    level = 100 if ruleset.scoring.needs_level else None
    own = (20, 0) if has_announces else (0, 0)
    made = Tally(Strain.HEARTS, TAKERS, (90, 62), TAKERS, (5, 3), own, (BELOTE_POINTS, 0), level)
    yield Example("The contract is made", made)
    theirs = (0, 50) if has_announces else (0, 0)
    failed = replace(
        made, card_points=(66, 86), last_trick=DEFENCE, tricks=(4, 4), announces=theirs
    )
    yield Example("The contract fails", failed)
    tie = Tally(Strain.HEARTS, TAKERS, (71, 81), TAKERS, level=level)
    if ruleset.scoring.score(tie).outcome is Outcome.TIE:
        yield Example("Both sides have the same total", tie)
        if "last_deal_tie" in ruleset.settings:
            yield Example("The same in the last deal", replace(tie, is_last=True))
    capot = replace(made, card_points=(152, 0), tricks=(8, 0), announces=(0, 0), belote=(0, 0))
    yield Example("The takers win all eight tricks", capot)
    if level is not None:
        yield Example("The same after a bid of all the tricks", replace(capot, level=CAPOT))
    double = ruleset.settings.get("double_multiplier")
    if double is not None:
        title = "The first deal again, but doubled"
        yield Example(title, replace(made, multiplier=double.value))
    if Strain.NO_TRUMP in ruleset.bidding.strains:
        yield Example(
            "No-trumps", Tally(Strain.NO_TRUMP, TAKERS, (75, 45), TAKERS, (5, 3), level=level)
        )


def facts(example: Example, ruleset: Ruleset) -> str:
    tally = example.tally
    bid = "" if tally.level is None else f"{tally.level} in "
    taken = f"Contract: {bid}{say_strain(tally.strain, 'en')}."
    sides = zip(("takers", "defence"), tally.card_points, tally.tricks, strict=True)
    cards = ", the ".join(
        f"{side} have {points} card points in {tricks} tricks" for side, points, tricks in sides
    )
    last = "takers" if tally.last_trick == TAKERS else "defence"
    more = [f"The {cards}; the last trick went to the {last}."]
    speech = speech_of("en", ruleset)
    pair = format(Spoken(speech.vocabulary["pair"], speech), "name")
    for name, points in (("announces that count", tally.announces), (pair, tally.belote)):
        for side, own in zip(("takers", "defence"), points, strict=True):
            if own:
                more.append(f"The {side} have {own} points of {name}.")
    return " ".join([taken, *more])


def sheet(example: Example, ruleset: Ruleset) -> str:
    check_tally(example.tally, ruleset.ranking, ruleset.scoring)
    score = ruleset.scoring.score(example.tally)
    rows = [line_row(line, score, ruleset) for line in score.lines]
    marks = [f"**{own}**" for own in score.marks]
    unit = "marks" if score.unit == 1 else f"marks, of {score.unit} points each"
    rows.append([f"**{unit}**", *marks, f"**{say_outcome(score.outcome, 'en', ruleset)}**"])
    text = table(["line", "takers", "defence", "what it is"], rows)
    if score.pending:
        text += f"\n\nLeft in suspense (en suspens) for the next deal: {score.pending}."
    return text


def line_row(line: Line, score: Score, ruleset: Ruleset) -> list[str]:
    points = f"{line.points:+d}"
    label = say_line_label(line.code, "en", ruleset)
    cells = [points, ""] if line.team == TAKERS else ["", points]
    return [label, *cells, say_line(line, score, "en", ruleset)]


def example_sections(ruleset: Ruleset) -> str:
    parts = [
        f"### {one.title}\n\n{facts(one, ruleset)}\n\n{sheet(one, ruleset)}"
        for one in examples(ruleset)
    ]
    return "\n\n".join(parts)


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
    french = say_title(ruleset, "fr")
    sections = [
        f"# {say_title(ruleset, 'en')}",
        say_promise(ruleset, "en"),
        f"In French: *{french}*. Its ruleset is written `{ruleset}`; its rules come from "
        f"{source_links(ruleset)}.",
        "## The cards (les cartes)",
        "Thirty-two cards, four players, partners face to face. In the order of strength, with "
        "the points of each card:",
        ranks_table(ruleset),
        bullets(totals_of_cards(ruleset)),
        "## The deal (la donne)",
        bullets(deal_lines(ruleset)),
        "## The auction (les enchères)",
        bullets([say_family(ruleset, "bidding", "en"), *sentences(ruleset, "bidding")]),
        "## The play (le jeu)",
        bullets(["One follows the suit led (fournir) if one can.", *play_lines(ruleset)]),
        "## Announces (les annonces)",
        announces_section(ruleset),
        "## King and queen of trumps (belote-rebelote)",
        bullets(
            [
                f"Both in one hand are worth {BELOTE_POINTS} points, whatever the announces.",
                *sentences(ruleset, "belote"),
            ]
        ),
        "## The score (la marque)",
        bullets([say_family(ruleset, "scoring", "en"), *sentences(ruleset, "scoring")]),
        "The sheets below are computed by the engine.",
        example_sections(ruleset),
        "## The end of the match (la fin de la partie)",
        bullets([say_family(ruleset, "winning", "en"), *sentences(ruleset, "winning")]),
        "## House options (les règles maison)",
        f"Written in parentheses after the name, such as `{example_text(ruleset)}`; see "
        "[house rules](../how-to/use-house-rules.md).",
        options_section(ruleset),
    ]
    return NOTE + "\n" + "\n\n".join(sections) + "\n"


def play_lines(ruleset: Ruleset) -> list[str]:
    lines = sentences(ruleset, "following")
    if Strain.ALL_TRUMP in ruleset.bidding.strains:
        lines.append("At all-trumps no suit ruffs another; the suit led is played as trumps are.")
    return [*lines, "The winner of a trick (le pli) leads to the next."]


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
