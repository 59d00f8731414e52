"""Worked examples: what a table counted, and the score sheet that the engine makes of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rebelote.lessons.figures import DEFENCE, TAKERS, clashes, facts_of, figures_of, usual_bid
from rebelote.lessons.texts import say
from rebelote.notation.wording import SaidSheet, say_contract, say_sheet
from rebelote.rules import CAPOT, SEATS, Contract, Ruleset, Strain, Tally
from rebelote.rules.belote import BELOTE_POINTS
from rebelote.rules.scoring import Outcome, check_tally


@dataclass(frozen=True, slots=True)
class Example:
    """A deal of which a table counted this, team 0 being the takers; `name` is its title's key."""

    name: str
    tally: Tally


@dataclass(frozen=True, slots=True)
class WorkedExample:
    """An example in words: a title, what was counted, the sheet, what stays in suspense."""

    name: str
    title: str
    facts: tuple[str, ...]
    sheet: SaidSheet
    hanging: str


def examples(ruleset: Ruleset) -> Iterator[Example]:
    """Give the deals that show how a variant counts, as far as it knows such deals."""
    facts = facts_of(ruleset)
    level = usual_bid(ruleset) if "bids" in facts else None
    own = (20, 0) if "announces" in facts else (0, 0)
    made = Tally(Strain.HEARTS, TAKERS, (90, 62), TAKERS, (5, 3), own, (BELOTE_POINTS, 0), level)
    if ruleset.scoring.score(made).outcome is not Outcome.MADE:
        # A table that begins its bids higher needs more than these cards.
        made = replace(made, card_points=(138, 14))
    yield Example("made", made)
    theirs = (0, 50) if "announces" in facts else (0, 0)
    failed = replace(
        made, card_points=(66, 86), last_trick=DEFENCE, tricks=(4, 4), announces=theirs
    )
    yield Example("failed", failed)
    if "tie" in facts:
        yield from _ties(ruleset, made)
    capot = replace(made, card_points=(152, 0), tricks=(8, 0), announces=(0, 0), belote=(0, 0))
    yield Example("sweep", capot)
    if level is not None:
        yield Example("sweep_bid", replace(capot, level=CAPOT))
    swept = replace(capot, card_points=(0, 152), tricks=(0, 8), last_trick=DEFENCE)
    yield Example("swept", swept)
    for name, option in (("doubled", "double_multiplier"), ("redoubled", "redouble_multiplier")):
        if option in ruleset.settings:
            yield Example(name, replace(made, multiplier=ruleset.settings[option].value))
    if "unit=bg" in facts:
        yield Example("clash", next(clashes(ruleset)))
    plain = Tally(Strain.NO_TRUMP, TAKERS, (75, 45), TAKERS, (5, 3), level=level)
    if "no_trump" in facts:
        yield Example("no_trump", plain)
    if "all_trump" in facts:
        pairs = (BELOTE_POINTS, BELOTE_POINTS)
        strong = replace(plain, strain=Strain.ALL_TRUMP, card_points=(148, 100), belote=pairs)
        yield Example("all_trump", strong)


def _ties(ruleset: Ruleset, made: Tally) -> Iterator[Example]:
    """Give a tie, the deal after it, and ties that are counted otherwise."""
    tie = Tally(Strain.HEARTS, TAKERS, (71, 81), TAKERS, level=made.level)
    yield Example("tie", tie)
    pending = ruleset.scoring.score(tie).pending
    yield Example("pending", replace(made, announces=(0, 0), belote=(0, 0), pending=pending))
    if "last_deal_tie" in ruleset.settings:
        yield Example("last_tie", replace(tie, is_last=True))
    double = ruleset.settings.get("double_multiplier")
    if double is not None:
        yield Example("doubled_tie", replace(tie, multiplier=double.value))


def work(example: Example, ruleset: Ruleset, language: str) -> WorkedExample:
    """Return an example in words, its sheet computed by the ruleset."""
    tally = example.tally
    check_tally(tally, ruleset.ranking, ruleset.scoring)
    score = ruleset.scoring.score(tally)
    figures = dict(figures_of(ruleset))
    hanging = ""
    if score.pending:
        points = {"points": score.pending}
        hanging = say("facts.hanging", language, ruleset, figures | points)
    return WorkedExample(
        name=example.name,
        title=say(f"example.{example.name}", language, ruleset, figures),
        facts=tuple(facts(tally, ruleset, language)),
        sheet=say_sheet(score, language, ruleset),
        hanging=hanging,
    )


def facts(tally: Tally, ruleset: Ruleset, language: str) -> Iterator[str]:
    """Give what a table counted, in sentences."""

    def fact(key: str, **params: object) -> str:
        return say(f"facts.{key}", language, ruleset, params)

    sides = ("takers", "defence")
    tally = takers_first(tally)
    contract = Contract(tally.strain, tally.level, SEATS[0], tally.multiplier)
    yield fact("contract", contract=say_contract(contract, language, ruleset))
    points, tricks = tally.card_points, tally.tricks
    yield fact(
        "cards",
        takers=points[TAKERS],
        takers_tricks=tricks[TAKERS],
        defence=points[DEFENCE],
        defence_tricks=tricks[DEFENCE],
    )
    yield fact(f"last_{sides[tally.last_trick]}")
    for name, pair in (("announces", tally.announces), ("pair", tally.belote)):
        for side, own in zip(sides, pair, strict=True):
            if own:
                yield fact(f"{name}_{side}", points=own)
    if tally.pending:
        yield fact("pending", points=tally.pending)


def takers_first(tally: Tally) -> Tally:
    """Return the same deal with the takers as team 0."""
    if tally.taker_team == TAKERS:
        return tally
    return replace(
        tally,
        taker_team=TAKERS,
        card_points=tally.card_points[::-1],
        last_trick=DEFENCE if tally.last_trick == TAKERS else TAKERS,
        tricks=tally.tricks[::-1],
        announces=tally.announces[::-1],
        belote=tally.belote[::-1],
    )
